"""The options of commands that begin a game for the board: a random one, one by its code, or a real table's."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from discord.app_commands import Choice, locale_str

from bot.commands.interaction import Interaction
from bot.store.guild_settings import GuildSettings
from bot.text.escaping import quotable
from bot.text.names import bare_target_name, target_name
from bot.text.notation import other_names, table_words
from bot.ui.command_texts import localised, names_of
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, code_refused, problem, table_refused
from engine.board.pieces import FIFTH, TARGETS, Robot, fifth_of
from engine.board.proof import Ricochet
from engine.board.tiles import LETTERS, MARKS, assemble
from engine.rules.bots import Level
from engine.rules.own_table import TableError, begun_tiles, fitting_faces, read_chip, read_robots, read_tiles, set_up
from engine.rules.rules import EASY, HARD, WITH_DIAGONALS, Diagonals, Difficulty, Edition, EditionLacks, Rules, rules_for
from engine.rules.setup import CodeError, Setup, draw_setup

_FIFTH_ROBOTS: dict[str, Robot | None] = {"none": None} | {robot.word: robot for robot in FIFTH}

BOARD_OPTIONS = {
    name: localised(f"option-{name.replace('_', '-')}")
    for name in ("diagonals", "fifth_robot", "code", "tiles", "robots", "target")
}
"""The options for the board beside the edition, with their descriptions."""

Listed = Mapping[str, Mapping[str, locale_str]]
"""Options that have a list of values, and the values with their names."""

GAME_LISTS: Listed = {
    "edition": names_of("setting-edition-value", Edition),
    "diagonals": names_of("setting-diagonals-value", Diagonals),
    "fifth_robot": {word: localised(f"choice-fifth-robot-{word}") for word in _FIFTH_ROBOTS},
    "ricochet": names_of("setting-ricochet-value", Ricochet),
    "difficulty": names_of("difficulty", Difficulty, easy=EASY, hard=HARD),
}
"""Those of the options of matches, races and solo games alike."""

RACE_LISTS: Listed = {**GAME_LISTS, "level": names_of("choice-level", Level)}
"""Those of the options of races."""


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """The options as typed, None for those left out; without ``code`` and ``tiles`` the board is random.

    Raises `Refused` for options that exclude each other.
    """

    edition: str | None = None
    diagonals: str | None = None
    fifth_robot: str | None = None
    code: str | None = None
    tiles: str | None = None
    robots: str | None = None
    target: str | None = None

    def __post_init__(self) -> None:
        has_table = any(option is not None for option in (self.tiles, self.robots, self.target))
        if has_table and self.code is not None:
            raise problem(Problem.TILES_OR_CODE)
        if has_table and self.tiles is None:
            raise problem(Problem.TABLE_NEEDS_TILES)

    @property
    def is_chosen(self) -> bool:
        """Whether the board is not random: its chooser may know it, so that a game on it is practice."""
        return self.code is not None or self.tiles is not None

    def resolve(self, chosen: GuildSettings, random: Random) -> tuple[Rules, Setup]:
        """Return the rules and the board, with the server's ``chosen`` settings as defaults.

        A chosen board determines the edition, diagonals and fifth robot. Raises `Refused`.
        """
        try:
            return self._chosen(chosen, random) if self.is_chosen else self._drawn(chosen, random)
        except EditionLacks as error:
            raise problem(Problem.EDITION_LACKS, year=error.edition.year, what=error.what.replace(" ", "-")) from None
        except CodeError as error:
            raise code_refused(error) from None
        except TableError as error:
            raise table_refused(error) from None

    def _year(self, chosen: GuildSettings) -> Edition:
        return Edition(self.edition) if self.edition else chosen.edition

    def _fifth(self, chosen: GuildSettings) -> Robot | None:
        """Return the fifth robot of the options, or that of the server."""
        if self.fifth_robot is not None:
            return _FIFTH_ROBOTS[self.fifth_robot]
        return chosen.fifth_robot if self._year(chosen) is Edition.Y2013 else None

    def _drawn(self, chosen: GuildSettings, random: Random) -> tuple[Rules, Setup]:
        year = self._year(chosen)
        usual = chosen.diagonals if year is Edition.Y2013 else Diagonals.WITHOUT
        diagonals = Diagonals(self.diagonals) if self.diagonals else usual
        rules = rules_for(year, diagonals=diagonals, fifth_robot=self._fifth(chosen))
        return rules, draw_setup(rules, random)

    def _chosen(self, chosen: GuildSettings, random: Random) -> tuple[Rules, Setup]:
        setup = Setup.from_code(self.code) if self.code is not None else self._table(self._fifth(chosen), random)
        year, fifth = self._year(chosen), fifth_of(setup.robots)
        if self.edition is None and (fifth or not all(face[1] in rules_for(year).letters for face in setup.faces)):
            year = Edition.Y2013
        shows = Diagonals.WITH if setup.board.diagonals else Diagonals.WITHOUT
        rules = rules_for(year, diagonals=shows, fifth_robot=fifth)
        contradicting = {
            "edition": not all(face[1] in rules.letters for face in setup.faces),
            "diagonals": self.diagonals not in (None, Diagonals.ANY.value, shows.value),
            "fifth-robot": self.fifth_robot is not None and _FIFTH_ROBOTS[self.fifth_robot] is not fifth,
        }
        if option := next((name for name, is_wrong in contradicting.items() if is_wrong), None):
            raise problem(Problem.CODE_DOES_NOT_FIT, option=option)
        return rules, setup

    def _table(self, fifth: Robot | None, random: Random) -> Setup:
        """Return the set-up of a real table, completed at random. Raises `TableError`, and `Refused` for contradicting options.

        The fifth robot plays if it was placed or chosen, or by default if no robots were placed.
        """
        words = table_words()
        faces = read_tiles(self.tiles or "", words)
        placed = read_robots(self.robots or "", assemble(faces), words)
        chip = None if self.target is None else read_chip(self.target, words)
        wanted = fifth if self.fifth_robot is not None or not placed else None
        setup = set_up(faces, placed, chip, random, fifth_robot=fifth_of(placed) or wanted)
        self._check_tiles(setup)
        return setup

    def _check_tiles(self, setup: Setup) -> None:
        """Raise `Refused` if the table contradicts other options, naming the tile."""
        letters = LETTERS if self.edition in (None, Edition.Y2013.value) else rules_for(Edition(self.edition)).letters
        foreign = next((face for face in setup.faces if face[1] not in letters), None)
        barred = next((face for face in setup.faces if face[1] == WITH_DIAGONALS), None)
        if foreign:
            raise problem(Problem.TILES_DO_NOT_FIT, option="edition", tile=foreign)
        if self.diagonals == Diagonals.WITH.value and not barred:
            raise problem(Problem.TILES_DO_NOT_FIT, option="diagonals", tile="")
        if self.diagonals == Diagonals.WITHOUT.value and barred:
            raise problem(Problem.TILES_DO_NOT_FIT, option="no-diagonals", tile=barred)
        if self.fifth_robot is not None and _FIFTH_ROBOTS[self.fifth_robot] is not fifth_of(setup.robots):
            raise problem(Problem.TILES_DO_NOT_FIT, option="fifth-robot", tile="")


_Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def completed(listed: Listed) -> dict[str, _Complete]:
    """Return the functions that offer the values of listed options, the tiles of a table and its target while they are typed.

    `/ricochet` with all its options and choices has at most 8,000 characters, among which completed values do not count.
    """

    def completion(names: Mapping[str, locale_str]) -> _Complete:
        async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
            typed, named = current.strip().casefold(), _in_language(interaction, names)
            return [Choice(name=name, value=value) for value, name in named.items() if typed in f"{value} {name}".casefold()]

        return complete

    return {"tiles": _complete_tiles, "target": _complete_target} | {option: completion(listed[option]) for option in listed}


def read_listed(interaction: Interaction, option: str, text: str | None) -> str | None:
    """Return the value of an option of `RACE_LISTS` that was chosen, or typed by its name. Raises `Refused` for other text."""
    if text is None:
        return None
    names = _in_language(interaction, RACE_LISTS[option])
    known = {name.casefold(): value for value, name in names.items()} | {value.casefold(): value for value in names}
    if (typed := text.strip().casefold()) not in known:
        raise problem(Problem.NOT_LISTED, text=quotable(text))
    return known[typed]


def _in_language(interaction: Interaction, names: Mapping[str, locale_str]) -> dict[str, str]:
    """Return values with their names in the user's language."""
    say = texts_of(interaction)
    return {value: say(name.extras["key"], **name.extras["values"]) for value, name in names.items()}


async def _complete_tiles(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the faces that fit those typed so far; once there are four, these."""
    say = texts_of(interaction)
    del interaction
    named, rest = begun_tiles(current, table_words())
    typed, fitting = rest.strip().casefold(), fitting_faces(named)
    if len({face[0] for face in named}) < len(named):
        return []
    if not fitting and not typed:
        return [Choice(name=" ".join(named), value=" ".join(named))]
    words = {face: say("completion-tile", colour=MARKS[face[0]].word, letter=face[1]) for face in fitting}
    meant = [face for face in fitting if face.casefold().startswith(typed) or typed in words[face].casefold()]
    return [Choice(name=f"{' '.join((*named, face))} · {words[face]}", value=" ".join((*named, face))) for face in meant]


async def _complete_target(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the target chips that match the text typed so far."""
    say = texts_of(interaction)
    del interaction
    typed = current.strip().casefold()
    names = {chip: f"{chip.letters} {target_name(say, chip)} {', '.join(other_names(say, chip.symbol))}" for chip in TARGETS}
    meant = [chip for chip, name in names.items() if typed in name.casefold()]
    return [Choice(name=target_name(say, chip), value=bare_target_name(say, chip)) for chip in meant]
