"""Shared base of subjects that are games in a channel."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from bot.games.live_game import LiveGame
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.subject import Seat, Subject
from bot.web.ways_left import NO_WAYS, WaysLeft, ways_left
from engine.board.moves import Move, Robots
from engine.board.notation import parse_moves
from engine.board.position import Line

L = TypeVar("L", bound=LiveGame[Any, Any, Any])


class LiveSubject(Subject, Generic[L]):
    """A running game. One that ends while the window is open stays in view until another begins."""

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        self._latest: L | None = None
        self._left = NO_WAYS

    @abstractmethod
    def find(self) -> L | None:
        """Return the game that is on."""

    @property
    def live(self) -> L | None:
        """The game to show."""
        found = self.find()
        if found or (self._latest and not self._latest.state.is_over):  # the latest was deleted
            self._latest = found
        return self._latest

    @property
    def robots(self) -> Robots | None:
        """The robots of the game."""
        return self.live.state.position.robots if self.live else None

    async def ways_left(self, game: L, lines: Iterable[Line]) -> WaysLeft:
        """Return where these lines of what is over left the shortest solutions; each is looked for once."""
        self._left = await ways_left(self.seat.bot.solver, game.state.rules.ricochet, lines, self._left)
        return self._left

    def over_in(self, asked: protocol.Do) -> L | None:
        """Return the game of a request, if it is the one that is shown and over."""
        live = self.live
        return live if live and live.state.is_over and str(live.game_id) == asked.game else None

    def asked_in(self, asked: protocol.Do, over: Problem) -> tuple[L, tuple[Move, ...]]:
        """Return the game of a request, and its moves. Raises `Refused` with ``over`` if its round is over."""
        live = self.live
        if live is None or (str(live.game_id), live.state.round.number) != (asked.game, asked.round):
            raise problem(over)
        return live, parse_moves(" ".join(asked.path), live.state.position.robots) if asked.path else ()
