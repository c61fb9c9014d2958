"""A real table described in text: its tiles, its robots, its chip. docs/rules.md "Your own table".

Lenient on input: upper or lower case, and spaces, commas, hyphens, colons and the like, or nothing, between all parts. Words of
other languages can be added.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import auto
from itertools import combinations
from random import Random
from typing import TypeVar

from engine.board.board import Board
from engine.board.geometry import CELLS, MIDDLE, Cell, Named
from engine.board.moves import Robots
from engine.board.pieces import COLOURED, FIFTH, TARGETS, VORTEX, Robot, Symbol, Target, fifth_of, robots_with
from engine.board.tiles import LETTERS, MARKS, NUMBERS, Faces, assemble
from engine.board.vocabulary import ENGLISH, PICTURE, Vocabulary, any_of, skip, spellings_of
from engine.rules.setup import Setup, free_cells

Meaning = TypeVar("Meaning")

_SYMBOLS = {
    Symbol.MOON: ("moon", "m", "🌙"),
    Symbol.PLANET: ("planet", "p", "🪐"),
    Symbol.STAR: ("star", "s", "⭐"),
    Symbol.GEAR: ("gear", "g", "⚙"),
    Symbol.VORTEX: ("vortex", "**", "🌀"),
}
_GAP = r"[\s,;:./|+=@–-]"
_SEPARATORS = re.compile(f"{_GAP}*")
_TOKEN = re.compile(rf"(?:(?!{_GAP}).)+")
_PLACE = re.compile(r"[A-Za-z][0-9]+")
_CELL = {cell.label.casefold(): cell for cell in CELLS}


class TableWords:
    """The words of a table's description: English words, letters and pictures, and added words.

    ``vocabulary`` has the words for robots, which are also the colours of tiles and chips. ``colours`` are more words for the
    colours of chips, and ``symbols`` words for symbols, which may also precede a colour: of letters and spaces, in lower case.
    Their accents may be left out. Raises `ValueError` where a word has two meanings.
    """

    def __init__(
        self,
        vocabulary: Vocabulary = ENGLISH,
        colours: Iterable[tuple[str, Robot]] = (),
        symbols: Iterable[tuple[str, Symbol]] = (),
    ) -> None:
        self.robots = vocabulary.robots
        coloured = {form: robot for form, robot in self.robots.items() if robot in COLOURED}
        numbers = {colour: number for number, colour in MARKS.items()}
        self.marks = dict(zip(NUMBERS, NUMBERS, strict=True)) | {form: numbers[robot] for form, robot in coloured.items()}
        mark = f"{any_of(self.marks)}{PICTURE}?"
        self.face = re.compile(rf"(?P<mark>{mark}){_GAP}*(?P<letter>(?ai:[{LETTERS}]))(?={_GAP}|$|{mark})")
        self.robot = re.compile(rf"{any_of(self.robots)}{PICTURE}?(?=[A-Za-z]?[0-9]|{_GAP}|$)")
        self.colours = _with(coloured, colours)
        self.symbols = _with({form: symbol for symbol, forms in _SYMBOLS.items() for form in forms}, symbols)
        vortex = any_of(form for form, symbol in self.symbols.items() if symbol is Symbol.VORTEX)
        symbol = any_of(form for form, symbol in self.symbols.items() if symbol is not Symbol.VORTEX)
        added = any_of(self.symbols.keys() - {form for forms in _SYMBOLS.values() for form in forms})
        colour = any_of(self.colours)
        self.chip = re.compile(rf"({vortex})()|({colour})({symbol})|({added})({colour})")


def _with(known: Mapping[str, Meaning], added: Iterable[tuple[str, Meaning]]) -> dict[str, Meaning]:
    """Return the known forms and those of added words, without spaces. Raises `ValueError` for a second meaning."""
    forms = dict(known)
    for word, meaning in added:
        for form in spellings_of("".join(word.split())):
            if forms.setdefault(form, meaning) is not meaning:
                raise ValueError(f"{form!r} means something else already than {meaning}")
    return forms


_ENGLISH = TableWords()


class TableFault(Named):
    """A fault of a table, or of its description."""

    UNKNOWN_TILE = auto()
    """The token names no face."""
    TILES_CLASH = auto()
    """Two tiles have the same colour mark."""
    TILES_MISSING = auto()
    """There are fewer than four tiles."""
    UNKNOWN_ROBOT = auto()
    """The token names no robot."""
    UNKNOWN_CELL = auto()
    """The token after a robot is no cell."""
    ROBOT_TWICE = auto()
    """A robot has two cells."""
    TWO_FIFTH_ROBOTS = auto()
    """Both black and silver are placed, but only one of them can play."""
    CELL_TAKEN = auto()
    """Two robots have the same cell."""
    CELL_CLOSED = auto()
    """No robot can stand on the cell: it is in the middle, or shows a diagonal barrier."""
    UNKNOWN_CHIP = auto()
    """The token names no target chip."""


OF_TILES = frozenset({TableFault.UNKNOWN_TILE, TableFault.TILES_CLASH, TableFault.TILES_MISSING})
"""The faults of tiles."""


class TableError(ValueError):
    """A table cannot be set up.

    ``token`` is what is wrong: as it was typed, or its name where it was understood; where something is missing, what there is,
    if anything. ``other`` is the conflicting part of the table, if any, else empty. ``right`` are the names of what would be
    right instead, empty where that is any free cell.
    """

    def __init__(self, fault: TableFault, token: str, other: str = "", right: Iterable[str] = ()) -> None:
        self.fault, self.token, self.other, self.right = fault, token, other, tuple(right)
        against = f" does not go with {other!r}" if other else ""
        super().__init__(f"{fault.name.lower().replace('_', ' ')}: {token!r}{against}")


def read_tiles(text: str, words: TableWords = _ENGLISH) -> Faces:
    """Parse four faces, clockwise from the top left, as in ``1A 2B 3A 4B`` or ``green A, blue B, red A, 4B``.

    Raises `TableError` for what is no face, for two tiles with the same colour mark, and for fewer than four.
    """
    named, rest = begun_tiles(text, words)
    right = fitting_faces(named)
    if rest:
        raise TableError(TableFault.UNKNOWN_TILE, _token(rest, 0), right=right)
    for one, other in combinations(named, 2):
        if one[0] == other[0]:
            raise TableError(TableFault.TILES_CLASH, one, other, right)
    if right:
        raise TableError(TableFault.TILES_MISSING, " ".join(named), right=right)
    a, b, c, d = named
    return a, b, c, d


def begun_tiles(text: str, words: TableWords = _ENGLISH) -> tuple[tuple[str, ...], str]:
    """Parse as many faces as a text begins with, fitting or not, and return them with the rest of the text."""
    named, place = list[str](), skip(_SEPARATORS, text, 0)
    while found := words.face.match(text, place):
        named.append(words.marks[_plain(found["mark"])] + found["letter"].upper())
        place = skip(_SEPARATORS, text, found.end())
    return tuple(named), text[place:]


def fitting_faces(named: Iterable[str]) -> tuple[str, ...]:
    """Return the faces that can complete a board with the named ones: those of other colour marks."""
    marks = {face[0] for face in named}
    return tuple(number + letter for number in NUMBERS for letter in LETTERS if number not in marks)


def read_robots(text: str, board: Board, words: TableWords = _ENGLISH) -> Robots:
    """Parse the cells of robots, as in ``R C7, G A1``: each robot at most once, the others are left out.

    A robot may stand on a target, as after a round that it has won. Raises `TableError` for what is no robot or no cell, for a
    robot or a cell that is named twice, and for a cell where no robot can stand.
    """
    robots = dict[Robot, Cell]()
    for robot, cell in _places_in(text, words):
        if robot in robots:
            raise TableError(TableFault.ROBOT_TWICE, robot.value, cell.label)
        if robot in FIFTH and (fifth := fifth_of(robots)):
            raise TableError(TableFault.TWO_FIFTH_ROBOTS, robot.value, fifth.value)
        if holder := next((other for other, place in robots.items() if place == cell), None):
            raise TableError(TableFault.CELL_TAKEN, f"{robot.value} {cell.label}", holder.value)
        if cell in MIDDLE or cell in board.diagonals:
            raise TableError(TableFault.CELL_CLOSED, cell.label, "middle" if cell in MIDDLE else "diagonal")
        robots[robot] = cell
    return robots


def read_chip(text: str, words: TableWords = _ENGLISH) -> Target:
    """Parse a target chip, as in ``red moon``, ``Rm``, ``🔴🌙`` or ``vortex``. Raises `TableError`."""
    found = words.chip.fullmatch(re.sub(rf"{_GAP}|{PICTURE}", "", text).casefold())
    if not found:
        raise TableError(TableFault.UNKNOWN_CHIP, text.strip(), right=(chip.words for chip in TARGETS))
    vortex, _, colour, symbol, before, after = found.groups()
    return VORTEX if vortex else Target(words.symbols[symbol or before], words.colours[colour or after])


def set_up(faces: Faces, placed: Robots, chip: Target | None, random: Random, *, fifth_robot: Robot | None) -> Setup:
    """Return a set-up of these tiles, with robots where they are placed and with this chip first in the pile.

    Free cells are drawn for the other robots. The order of the other chips is drawn, and the first chip where none is named.
    """
    robots = robots_with(fifth_robot)
    free = [cell for cell in free_cells(assemble(faces)) if cell not in placed.values()]
    others = [robot for robot in robots if robot not in placed]
    standing = {**placed, **dict(zip(others, random.sample(free, k=len(others)), strict=True))}
    pile = random.sample(TARGETS, k=len(TARGETS))
    pile.sort(key=lambda other: other != chip)
    return Setup(faces, {robot: standing[robot] for robot in robots}, tuple(pile))


def _places_in(text: str, words: TableWords) -> Iterator[tuple[Robot, Cell]]:
    place = skip(_SEPARATORS, text, 0)
    while place < len(text):
        if not (robot := words.robot.match(text, place)):
            raise TableError(TableFault.UNKNOWN_ROBOT, _token(text, place), right=(robot.value for robot in Robot))
        place = skip(_SEPARATORS, text, robot.end())
        found = _PLACE.match(text, place)
        if not found or found[0].casefold() not in _CELL:
            raise TableError(TableFault.UNKNOWN_CELL, _token(text, place), robot[0])
        yield words.robots[_plain(robot[0])], _CELL[found[0].casefold()]
        place = skip(_SEPARATORS, text, found.end())


def _plain(form: str) -> str:
    return form.removesuffix(PICTURE).casefold()


def _token(text: str, place: int) -> str:
    """Return the text from a place to the next gap; empty at the end."""
    found = _TOKEN.match(text, place)
    return found[0] if found else ""
