"""A study on the board: a round of a game, or the code of a position."""

import re
from dataclasses import replace

from bot.actions import Actor
from bot.actions.study import latest_round, rounds_beside, study_at, try_out
from bot.cards.study import SOURCE
from bot.ui.replies import Problem, Refused, problem
from bot.web import protocol
from bot.web.alone import AloneSubject
from bot.web.study_view import Desk, judged_lines, study_view
from bot.web.subject import Seat
from bot.web.ways_left import NO_WAYS, ways_left
from engine.board.moves import Robots
from engine.board.notation import parse_moves
from engine.rules.hints import HintLevel
from engine.rules.study import Study
from engine.solver import AllSolutions

_SOURCE = re.compile(SOURCE)

PATIENCE = 2.0
"""Seconds for which a window waits for the solver before it says that the solver is still running."""


class StudySubject(AloneSubject):
    """The round or position that the page names, else the latest round in the channel that can be studied."""

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        self._source = which
        self._desk = Desk()
        self._study: Study | None = None
        self._left = NO_WAYS

    async def view(self) -> protocol.GameView | None:
        """Return the study; None where it may not be studied, and where there is nothing to study."""
        seat = self.seat
        try:
            async with seat.table.turn():  # it reads the store
                study = self._study = await self._opened()
        except Refused as refused:
            self._study, self.why = None, await seat.plain(refused.text(seat.say))
            return None
        names = await seat.names([study.prover] if study.prover else [])
        left = self._left = await ways_left(seat.bot.solver, study.ricochet, [*judged_lines(study)], self._left)
        return study_view(seat.say, self._source, study, self._desk, names, left, may_show=seat.player is not None)

    async def _opened(self) -> Study:
        """Return the study. Raises `Refused`, also while it may not be studied."""
        seat, table = self.seat, self.seat.table
        self._source = self._source or await latest_round(seat.bot, seat.place, seat.player)
        source = _SOURCE.fullmatch(self._source)
        if source is None:
            raise problem(Problem.OLD_BUTTON if self._source else Problem.NO_STUDY)
        study = await study_at(seat.bot, source, seat.player, seat.place)
        if source["game_id"]:
            game_id = int(source["game_id"])
            before, after = await rounds_beside(seat.bot, game_id, study.round, seat.player, table.channel_id)
            self._desk = replace(self._desk, before=before, after=after)
        return study

    @property
    def robots(self) -> Robots | None:
        """The robots of the position."""
        return self._study.start.robots if self._study else None

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Show moves, search for the shortest solutions, or turn to another round."""
        del actor
        if asked.game != self._source:
            raise problem(Problem.OLD_BUTTON)
        study = await self._opened()  # a game may have reached the position since it was last shown
        desk = self._desk
        match asked.what:
            case "sign":
                pass
            case "show" if asked.path:
                moves = parse_moves(" ".join(asked.path), study.start.robots)
                return (await try_out(self.seat.bot, self.seat.say, study, moves))[0]
            case "try":
                self._desk = replace(desk, is_trying=True)
            case "back":
                self._desk = replace(desk, is_trying=False)
            case "ways" | "hint-1" | "hint-2" | "hint-3":
                return await self._look(study, asked.what)
            case "before" if desk.before:
                self._turn_to(desk.before)
            case "after" if desk.after:
                self._turn_to(desk.after)
            case _:
                raise problem(Problem.OLD_BUTTON)
        return ""

    async def _look(self, study: Study, what: str) -> str:
        """Let the solver find the shortest solutions, and show them or hints. Returns the reply in their place."""
        found = await self.seat.bot.solver.all_of(study.start, study.ricochet, PATIENCE)
        if found is None:
            return self.seat.say("study-searching")
        if what == "ways" or not isinstance(found, AllSolutions):
            self._desk = replace(self._desk, found=found, has_ways=True, is_trying=False)
        else:
            level = next(level for level in HintLevel if what == f"hint-{level.number}")
            self._desk = replace(self._desk, found=found, level=level)
        return ""

    def _turn_to(self, number: int) -> None:
        game_id, _, _ = self._source.partition(".")
        self._source, self._desk, self._study = f"{game_id}.{number}", Desk(), None
