"""The puzzle of a day on the board."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from bot.actions import Actor
from bot.actions.begin import venue_at
from bot.actions.daily import (
    check_day,
    check_solutions,
    judge,
    open_puzzle,
    post_result,
    result_of,
    solutions_of,
    way_left_of,
)
from bot.cards.board_link import deep_link
from bot.cards.daily import judged_text
from bot.cards.daily_results import share_text
from bot.store import NO_SERVER
from bot.ui.replies import Problem, Refused, problem
from bot.web import protocol
from bot.web.alone import AloneSubject
from bot.web.daily_view import Desk, Looks, daily_view
from bot.web.deep_links import share_dialog
from bot.web.subject import Seat
from engine.board.moves import Move, Robots
from engine.board.notation import parse_moves
from engine.games.daily import Day, Play, Puzzle, day_of, easier_day
from engine.games.streaks import Streak
from engine.rules.events import Player

_MAX_DIGITS = 5


class DailySubject(AloneSubject):
    """The puzzle of the day that the page names, else of the day on which it was opened."""

    begins: ClassVar[Mapping[str, str]] = {"daily": "button-first-daily"}

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        is_day = which.isdecimal() and len(which) <= _MAX_DIGITS
        self._day: Day = int(which) if is_day else day_of(seat.bot.clock.now())
        self._desk = Desk()
        self._puzzle: Puzzle | None = None
        self._shared = set[Day]()

    async def view(self) -> protocol.GameView | None:
        """Return the puzzle as the player has it; None for a day without one, and where none can be chosen."""
        say, player, now = self.seat.say, self.seat.player, self.seat.bot.clock.now()
        try:
            async with self.seat.table.turn():  # choosing it may need the solver
                puzzle, play = await self._opened(now)
        except Refused as refused:
            self._puzzle, self.why = None, refused.text(say)
            return None
        self._puzzle = puzzle
        streak, spread = await self._standing(puzzle, play, now)
        may = {"may_share": self._may_share, "may_send": self.seat.is_activity}
        return daily_view(say, puzzle, play, player, now, replace(self._desk, streak=streak, spread=spread, **may))

    @property
    def _may_share(self) -> bool:
        """Whether there is a channel to share the result in, once for each window."""
        return self.seat.place.guild_id != NO_SERVER and self._day not in self._shared

    async def _opened(self, now: float) -> tuple[Puzzle, Play]:
        """Return the puzzle and the player's play, or that of a person who does not play. Raises `Refused`."""
        bot, player = self.seat.bot, self.seat.player
        check_day(self._day, now)
        if player is not None:
            return await open_puzzle(bot, player, self._day, now)
        puzzle = await bot.days.puzzle(self._day)
        if puzzle is None:
            raise problem(Problem.NO_PUZZLE)
        return puzzle, Play(now)

    async def _standing(self, puzzle: Puzzle, play: Play, now: float) -> tuple[Streak, Mapping[int, int]]:
        """Return the player's streak and everybody's results, of a puzzle that they have solved."""
        if self.seat.player is None or play.solved_at is None:
            return Streak(), {}
        result = await result_of(self.seat.bot, self.seat.player, puzzle, now)
        return result.streak, await self.seat.bot.store.spread(puzzle.day)

    @property
    def robots(self) -> Robots | None:
        """The robots of the puzzle."""
        return self._puzzle.position.robots if self._puzzle else None

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Show moves as a solution, take a hint, or look at something else."""
        if asked.game != str(self._day):
            raise problem(Problem.OLD_BUTTON)
        bot, now, player = self.seat.bot, actor.at, actor.player
        check_day(self._day, now)
        puzzle, play = await open_puzzle(bot, player, self._day, now)
        match asked.what:
            case "sign":
                pass
            case "show" if asked.path:
                return await self._show(puzzle, parse_moves(" ".join(asked.path), puzzle.position.robots), actor)
            case "hint-1" | "hint-2" | "hint-3":
                await bot.store.take_hint(player, puzzle.day, int(asked.what.removeprefix("hint-")))
            case "again":
                self._desk = replace(self._desk, looks=Looks.PUZZLE)
            case "result":
                self._desk = replace(self._desk, looks=Looks.RESULT)
            case "solutions":
                check_solutions(puzzle.day, play, now)
                play = await bot.store.show_solutions(player, puzzle.day)
                solutions, left = await solutions_of(bot, puzzle, play), await way_left_of(bot, puzzle, play)
                self._desk = replace(self._desk, looks=Looks.SOLUTIONS, solutions=solutions, left=left)
            case "share" | "send":
                return await self._share(asked.what, puzzle, player, now)
            case "before" if self._day > 1:
                self._turn_to(self._day - 1)
            case "easier" if easier := easier_day(self._day, play):
                self._turn_to(easier)
            case "today":
                self._turn_to(day_of(now))
            case _:
                raise problem(Problem.OLD_BUTTON)
        return ""

    async def _show(self, puzzle: Puzzle, moves: tuple[Move, ...], actor: Actor) -> str:
        """Store an attempt, and return what it has come to where the result does not say so."""
        guild_id = self.seat.table.guild_id
        judged = await judge(self.seat.bot, actor.player, puzzle, moves, actor.at, guild_id, actor.command_id)
        if judged.is_solved:
            self._desk = replace(self._desk, looks=Looks.RESULT, shown=moves)
            return ""
        return judged_text(self.seat.say, judged.line, judged.flaw)

    async def _share(self, what: str, puzzle: Puzzle, player: Player, now: float) -> str:
        """Post the player's result in the channel, or return a link, which `dialog` offers to send with the result."""
        seat = self.seat
        if what == "send":
            return f"`{deep_link(seat.bot.application_id, self._name)}`"
        if not self._may_share:
            raise problem(Problem.OLD_BUTTON)
        await seat.check_begins()
        result = await result_of(seat.bot, player, puzzle, now)
        await post_result(seat.bot, venue_at(seat.bot, seat.place), result, seat.say)
        self._shared.add(self._day)
        return seat.say("web-shared")

    async def dialog(self, what: str) -> protocol.Dialog | None:
        """See `Subject.dialog`."""
        if what != "send" or self._puzzle is None or self.seat.player is None:
            return None
        result = await result_of(self.seat.bot, self.seat.player, self._puzzle, self.seat.bot.clock.now())
        return share_dialog(self._name, share_text(self.seat.say, result.on_its_day))

    @property
    def _name(self) -> str:
        return f"daily:{self._day}"

    def _turn_to(self, day: Day) -> None:
        self._day, self._desk, self._puzzle = day, Desk(), None
