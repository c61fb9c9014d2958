"""The board of a game that is to begin: a random one, one by its code, or a real table's, as they are typed."""

from dataclasses import dataclass
from random import Random

from bot.cards.rules_forms import NamedSet
from bot.store.guild_settings import GuildSettings
from bot.text.notation import table_words
from bot.ui.replies import Problem, Refused, code_refused, problem, table_refused
from engine.board.pieces import Robot, fifth_of
from engine.board.tiles import assemble
from engine.rules.own_table import OF_TILES, TableError, TableFault, read_chip, read_robots, read_tiles, set_up
from engine.rules.rules import RULES_1999, Diagonals, Edition, Rules, Times
from engine.rules.setup import CodeError, Setup, draw_setup


class WrongEntry(Refused):
    """An entry of a form is refused: that of the ``part`` with this name."""

    def __init__(self, part: str, why: Refused) -> None:
        self.part = part
        super().__init__(str(why), why.text)


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """A board by its code, or a real table, as typed; None for what is left out. Without ``code`` and ``tiles`` it is random.

    Raises `WrongEntry` for entries that exclude each other.
    """

    code: str | None = None
    tiles: str | None = None
    robots: str | None = None
    target: str | None = None

    def __post_init__(self) -> None:
        has_table = any(option is not None for option in (self.tiles, self.robots, self.target))
        if has_table and self.code is not None:
            raise WrongEntry("code", problem(Problem.TILES_OR_CODE))
        if has_table and self.tiles is None:
            raise WrongEntry("tiles", problem(Problem.TABLE_NEEDS_TILES))

    @property
    def is_chosen(self) -> bool:
        """Whether the board is not random: its chooser may know it, so that a game on it is practice."""
        return self.code is not None or self.tiles is not None

    def resolve(self, chosen: GuildSettings, usual: Times, random: Random, *, named: bool = False) -> tuple[Rules, Setup]:
        """Return the rules and the board of a game with these settings; ``usual`` are the operator's times.

        A chosen board determines the edition, unless that was ``named``, diagonals and fifth robot. Raises `WrongEntry`.
        """
        if not self.is_chosen:
            rules = chosen.rules(usual)
            return rules, draw_setup(rules, random)
        try:
            setup = (
                Setup.from_code(self.code) if self.code is not None else self._table(chosen.rules(usual).fifth_robot, random)
            )
        except CodeError as error:
            raise WrongEntry("code", code_refused(error)) from None
        except TableError as error:
            raise WrongEntry(_part_of(error), table_refused(error)) from None
        fifth = fifth_of(setup.robots)
        if chosen.edition is not Edition.Y2013 and (fifth or any(face[1] not in RULES_1999.letters for face in setup.faces)):
            if named:
                raise WrongEntry("code", problem(Problem.CODE_DOES_NOT_FIT))
            chosen = chosen.model_copy(update=NamedSet(Edition.Y2013).changes(chosen))
        shows = Diagonals.WITH if setup.board.diagonals else Diagonals.WITHOUT
        return chosen.model_copy(update={"diagonals": shows, "fifth_robot": fifth}).rules(usual), setup

    def _table(self, fifth: Robot | None, random: Random) -> Setup:
        """Return the set-up of a real table, completed at random. Raises `TableError`.

        The fifth robot plays if it was placed, or by default if no robots were placed.
        """
        words = table_words()
        faces = read_tiles(self.tiles or "", words)
        placed = read_robots(self.robots or "", assemble(faces), words)
        chip = None if self.target is None else read_chip(self.target, words)
        return set_up(faces, placed, chip, random, fifth_robot=fifth_of(placed) or (None if placed else fifth))


def _part_of(error: TableError) -> str:
    """Return the part of a table that is wrong."""
    return "tiles" if error.fault in OF_TILES else "target" if error.fault is TableFault.UNKNOWN_CHIP else "robots"
