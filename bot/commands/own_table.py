"""Which board somebody asks for in `/ricochet start` and `/ricochet solo`: one by its code, or that of their own table."""

from dataclasses import dataclass
from random import Random

from discord.app_commands import Choice

from bot.commands.interaction import Interaction
from bot.text import say
from bot.text.names import target_name
from bot.ui.replies import Problem, problem, table_refused
from engine.own_table import TableError, begun_tiles, fitting_faces, read_chip, read_robots, read_tiles, set_up
from engine.pieces import TARGETS, Robot
from engine.rules import RULES_1999, WITH_DIAGONALS, Diagonals, Edition
from engine.setup import Setup, from_code
from engine.tiles import LETTERS, MARKS, assemble


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """The board that somebody asks for, in their own words; without ``code`` and ``tiles`` one is drawn.

    Raises `Refused` where these options do not go together.
    """

    code: str | None = None
    tiles: str | None = None
    robots: str | None = None
    target: str | None = None

    def __post_init__(self) -> None:
        lies_on_table = any(option is not None for option in (self.tiles, self.robots, self.target))
        if lies_on_table and self.code is not None:
            raise problem(Problem.TILES_OR_CODE)
        if lies_on_table and self.tiles is None:
            raise problem(Problem.TABLE_NEEDS_TILES)

    @property
    def is_chosen(self) -> bool:
        """Whether the board is not drawn: whoever chose it may know it already, so that a game on it is for practice."""
        return self.code is not None or self.tiles is not None

    def setup(self, random: Random, *, fifth_robot: bool | None, usual: bool) -> Setup:
        """The set-up that was chosen; what a table leaves open is drawn.

        On a table the fifth robot plays if it was placed or asked for, or if that is ``usual`` and nothing was said of robots.
        Raises `CodeError` for a wrong code, and `Refused` for a table that cannot be set up.
        """
        if self.code is not None:
            return from_code(self.code)
        assert self.tiles is not None, "a board that is not chosen is drawn"
        try:
            faces = read_tiles(self.tiles)
            placed = read_robots(self.robots or "", assemble(faces))
            chip = None if self.target is None else read_chip(self.target)
        except TableError as error:
            raise table_refused(error) from None
        wanted = usual and not placed if fifth_robot is None else fifth_robot
        return set_up(faces, placed, chip, random, fifth_robot=wanted or Robot.BLACK in placed)

    def check_tiles(
        self,
        setup: Setup,
        edition: str | None,
        diagonals: Diagonals | None,
        fifth_robot: bool | None,  # noqa: FBT001
    ) -> None:
        """Raise `Refused` where the table is not what other options ask for, naming the tile that is not."""
        if self.tiles is None:
            return
        letters = RULES_1999.letters if edition == Edition.Y1999.value else LETTERS
        foreign = next((face for face in setup.faces if face[1] not in letters), None)
        barred = next((face for face in setup.faces if face[1] == WITH_DIAGONALS), None)
        if foreign:
            raise problem(Problem.TILES_DO_NOT_FIT, option="edition", tile=foreign)
        if diagonals not in (None, Diagonals.ANY) and (diagonals is Diagonals.WITH) != bool(barred):
            raise problem(Problem.TILES_DO_NOT_FIT, option="no-diagonals" if barred else "diagonals", tile=barred or "")
        if fifth_robot is False and Robot.BLACK in setup.robots:
            raise problem(Problem.TILES_DO_NOT_FIT, option="fifth-robot", tile="")


async def complete_tiles(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the faces that may lie beside those that are typed so far; once there are four, these."""
    del interaction
    named, rest = begun_tiles(current)
    typed, fitting = rest.strip().casefold(), fitting_faces(named)
    if len({face[0] for face in named}) < len(named):
        return []
    if not fitting and not typed:
        return [Choice(name=" ".join(named), value=" ".join(named))]
    words = {face: say("completion-tile", colour=MARKS[face[0]].word, letter=face[1]) for face in fitting}
    meant = [face for face in fitting if face.casefold().startswith(typed) or typed in words[face].casefold()]
    return [Choice(name=f"{' '.join((*named, face))} · {words[face]}", value=" ".join((*named, face))) for face in meant]


async def complete_target(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the target chips that are meant by what is typed so far."""
    del interaction
    typed = current.strip().casefold()
    meant = [chip for chip in TARGETS if typed in f"{chip.letters} {target_name(chip)}".casefold()]
    return [Choice(name=target_name(chip), value=chip.words) for chip in meant]
