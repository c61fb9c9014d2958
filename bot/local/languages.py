"""The languages of the players' Discord, which they choose on the page."""

import asyncio
from collections.abc import Callable, Iterable

from bot.text import language_of

MAX_ACCEPTED = 10
"""The most languages of a browser that are considered."""


class Languages:
    """The language of each player, and of their server, which is that of its ``owner``.

    A player who has chosen none has the language of the browser that has opened the page or the board last, else ``others``.
    ``set_server`` is called with the language of the server whenever that has changed.
    """

    def __init__(self, owner: int, others: str, set_server: Callable[[str], None]) -> None:
        self._owner, self._others, self._set_server = owner, others, set_server
        self._chosen = dict[int, str]()
        self._changed = asyncio.Event()

    def of(self, player: int) -> str:
        """Return the language of a player."""
        return self._chosen.get(player, self._others)

    def choose(self, player: int, language: str) -> None:
        """Set the language of a player."""
        before = self.of(self._owner)
        self._chosen[player] = language
        self._announce(before)

    def adopt(self, accepted: Iterable[str]) -> None:
        """Take over the first of a browser's languages that there is, for the players who have chosen none."""
        before = self.of(self._owner)
        self._others = next(filter(None, map(language_of, accepted)), self._others)
        self._announce(before)

    async def until_other(self, player: int) -> None:
        """Wait until a player has another language."""
        before = self.of(player)
        while self.of(player) == before:
            await self._changed.wait()

    def _announce(self, before: str) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
        if self.of(self._owner) != before:
            self._set_server(self.of(self._owner))


def accepted_languages(header: str) -> list[str]:
    """Return the first languages of a header ``Accept-Language``."""
    return [one.partition(";")[0].strip() for one in header.split(",")[:MAX_ACCEPTED]]
