"""A lesson of the tutorial on the board."""

from collections.abc import Mapping
from typing import ClassVar

from bot.actions import Actor
from bot.actions.tutorial import LessonBid, judge, lessons, needs_bid
from bot.cards.lesson import lesson_flaw
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.alone import AloneSubject
from bot.web.begin import first_games
from bot.web.subject import Seat
from bot.web.tutorial_view import bid_by, lesson_view
from bot.web.view import with_actions
from engine.board.moves import Move, Robots
from engine.board.notation import parse_moves
from engine.board.proof import Ricochet


class TutorialSubject(AloneSubject):
    """The lesson that the page names, else the first one. Nothing of it is stored."""

    begins: ClassVar[Mapping[str, str]] = {"tutorial": "local-button-tutorial"}

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        self._number = next((number for number in range(1, len(lessons()) + 1) if which == str(number)), 1)
        self._bid: LessonBid | None = None
        self._solved: tuple[Move, ...] = ()

    async def view(self) -> protocol.GameView | None:
        """Return the lesson, and what the player has solved it with."""
        seat, rule = self.seat, await self._ricochet()
        seen = lesson_view(seat.say, self._number, rule, self._solved, self._bid, may_show=seat.player is not None)
        return with_actions(seen, first_games(seat)) if seen.is_over else seen

    async def _ricochet(self) -> Ricochet:
        """Return the rule that applies in the channel."""
        seat = self.seat
        if live := seat.bot.games.match_in(seat.table.channel_id):
            return live.state.rules.ricochet
        return (await seat.bot.store.guild_settings(seat.table.guild_id)).usual_ricochet

    @property
    def robots(self) -> Robots | None:
        """The robots of the lesson."""
        return lessons()[self._number - 1].robots

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Show moves as a solution, bid for the last lesson, or turn to the next one."""
        del actor
        now = self.seat.bot.clock.now()
        if asked.game != str(self._number):
            raise problem(Problem.OLD_BUTTON)
        match asked.what:
            case "sign":
                pass
            case "show" if self._bid and now < self._bid.until:
                return self.seat.say("lesson-sand-runs")
            case "show" if asked.path and (self._bid or not needs_bid(self._number)):
                moves = parse_moves(" ".join(asked.path), lessons()[self._number - 1].robots)
                _, flaw = judge(self._number, moves, await self._ricochet(), self._bid)
                if flaw:
                    return lesson_flaw(self.seat.say, flaw)
                self._solved = moves
            case "again":
                self._bid, self._solved = None, ()
            case "next" if self._number < len(lessons()):
                self._number, self._solved = self._number + 1, ()
            case _ if needs_bid(self._number) and (moves := bid_by(asked.what)):
                self._bid = LessonBid.made(moves, now)
            case _:
                raise problem(Problem.OLD_BUTTON)
        return ""
