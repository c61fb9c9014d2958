"""The thread of a match, and the card in its channel that the thread is opened from."""

from collections.abc import Callable
from contextlib import suppress

from bot.cards.thread import opening_without_thread, thread_card, thread_lines
from bot.games.observers import Observers
from bot.games.round_card import NewsMessages
from bot.games.screen import News
from bot.store import Store, StoredGame, replayed
from bot.text import Texts
from bot.ui.messages import Messages, NotAllowed, NoThread
from engine.games.match.events import Ending, Event
from engine.games.match.state import Match


class MatchThread:
    """Moves a match to a thread below its announcement in the channel ``home``, and keeps that up to date from then on.

    The match is stored in its channel first. So it is played there whatever keeps the thread from being opened, and after a
    restart in between the announcement, which is still pending then, is found again, and its thread too.
    """

    def __init__(
        self,
        say: Texts,
        messages: Messages,
        home: Messages,
        sent: NewsMessages,
        store: Store,
        observers: Observers,
        stored: StoredGame,
    ) -> None:
        self._say, self._messages, self._sent, self._store, self._observers = say, messages, sent, store, observers
        self._game_id = stored.game_id
        self._home: Messages | None = home
        self._shown: tuple[str, ...] = ()
        if not stored.pending and (match := replayed(stored.events)).is_over:
            self._shown = thread_lines(say, match)  # by now the card may show the next match in the thread

    @property
    def is_due(self) -> bool:
        """Whether the match is to get a thread, and has not moved there yet."""
        return self._home is not None and self._home.place == self._messages.place

    async def open(self, news: News[Match, Event], latest: Callable[[], Match]) -> None:
        """Announce the match, open the thread and move there; where Discord does not let it, the match stays in its channel.

        Raises `Undelivered`, and `NotAllowed` where not even the announcement is allowed.
        """
        home, match = self._messages.place.channel_id, latest()
        try:
            card = await self._sent.send(news, thread_card(self._say, match))
        except NotAllowed:
            await self._stay()
            raise
        if card is None:
            await self._stay()
            return
        try:
            thread = await self._messages.open_thread(card, self._say("thread-name", number=str(self._game_id)))
        except NoThread as refused:
            await self._stay()
            await self._messages.edit(card, opening_without_thread(self._say, match, is_full=refused.is_full))
            return
        await self._store.announced_in(self._game_id, thread, home)
        self._messages.move(thread)
        self._shown = thread_lines(self._say, match)
        for channel_id in (home, thread):
            self._observers.notify(channel_id)

    async def _stay(self) -> None:
        await self._store.announced_in(self._game_id, self._messages.place.channel_id, None)
        self._home = None

    async def refresh(self, match: Match) -> None:
        """Bring the card in the channel up to date. The result is sent in a new message where the card cannot be edited.

        Raises `Undelivered`.
        """
        if self._home is None or self.is_due or match.ending is Ending.BEGUN_ANEW:
            return
        lines = thread_lines(self._say, match)
        if lines == self._shown:
            return
        with suppress(NotAllowed):  # the next change tries again
            post = thread_card(self._say, match)
            if not await self._home.edit(self._messages.place.channel_id, post) and match.is_over:
                await self._home.send(post, f"result {self._game_id}")
            self._shown = lines
