"""What a store remembers of people, and how it forgets them."""

from collections.abc import Collection
from typing import Protocol

from engine.events import Player


class People(Protocol):
    """What a store remembers of people."""

    async def mark_absent(self, guild_id: int, players: Collection[Player]) -> None:
        """Remember that these are no longer members of a server. Forgotten when they play there, and by `mark_present`."""
        ...

    async def mark_present(self, guild_id: int, player: Player) -> None:
        """Remember that somebody is a member of a server."""
        ...

    async def language_of(self, player: Player) -> str | None:
        """The language in which somebody wants to be answered; None where they have chosen none."""
        ...

    async def set_language(self, player: Player, language: str | None) -> None:
        """Remember in which language somebody wants to be answered; None for no choice."""
        ...

    async def theme_of(self, player: Player) -> str | None:
        """The name of the theme of the pictures that somebody alone sees; None where they chose none."""
        ...

    async def set_theme(self, player: Player, theme: str) -> None:
        """Remember the theme in which somebody wants their pictures."""
        ...

    async def forget(self, player: Player) -> None:
        """Delete what is known about somebody.

        Their chips, victories, statistics, solo games are gone, what they did with the puzzles of days, and the language and
        the theme that they chose. In the events of each match another id takes the place of theirs, so that the match can still
        be replayed: a negative one, which nobody else has in that match. The paths that they sealed with their bids are gone
        from them. A player with a negative id is in no leaderboard.

        The events of games of other shards that are not over are left to these: `asked_to_forget` tells them whom to forget.
        """
        ...

    async def asked_to_forget(self) -> list[Player]:
        """Whom the shard has not forgotten yet, and another one has."""
        ...

    async def forget_as_asked(self, player: Player) -> None:
        """Do what `forget` does for somebody whom `asked_to_forget` has told of, and ask nobody else for it."""
        ...
