"""The position in words: right about every move, enough to play from in every language, and never too long."""

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

import pytest

from bot.cards.alt_text import LIMIT, describe, describe_line, list_faces
from bot.text import Texts, languages
from bot.text.names import bare_target_name
from bot.text.notation import direction_words
from engine import Fault, Move, Position, all_boards, assemble, faces, format_moves
from engine.board.board import Board, closed_sides
from engine.board.geometry import CELLS, MIDDLE, Cell, Direction
from engine.board.pieces import COLOURED, FIFTH, TARGETS, VORTEX, Diagonal, Robot, Slant, Symbol, Target, robots_with
from tests.bot.english import say
from tests.properties import given, settings, st
from tests.render.drawn_positions import DIAGONALS, played, scattered, wandered

LARGEST = [names for names in all_boards("ABCD") if sum(len(faces()[name].diagonals) for name in names) == 8]
SLANTS = {"rising": Slant.RISING, "falling": Slant.FALLING}
CELL_OF = {cell.label: cell for cell in CELLS}


def test_a_position_is_told_in_full() -> None:
    position = Position.parse("""
        +---+---+---+---+---+
        | R   . | .   .   . |
        +   +   +   +   +   +
        | .   .   .   .   . |
        +   +   +---+   +   +
        | G   .  Ym   .  B/ |
        +   +   +   +   +   +
        | .   .   .   .   . |
        +---+---+---+---+---+
    """)
    assert describe(say, position.with_target(Target(Symbol.MOON, Robot.YELLOW))) == (
        "Target: yellow moon on C3. "
        "Red on A1: up stays (edge), right B1 (wall), down A2 (green), left stays (edge). "
        "Green on A3: up A2 (red), right then up E1 (edge), down A4 (wall), left stays (edge). "
        "Diagonals: blue rising E3. "
        "Walls right of B1 E1 E2 E3 E4; below C2 A4 B4 C4 D4 E4."
    )


def test_a_move_that_would_end_on_a_diagonal_is_not_allowed() -> None:
    position = Position.parse("""
        +---+---+---+
        | R   .  R\\ |
        +---+---+---+
    """)
    assert "right not allowed (ends on diagonal)" in describe(say, position.with_target(VORTEX))


def test_a_move_that_never_ends_is_not_allowed() -> None:
    drawn = Position.parse("""
        +---+---+---+
        | .  G/  G\\ |
        +   +   +   +
        | .   R  G/ |
        +   +   +   +
    """)
    diagonals = {**drawn.board.diagonals, Cell(1, 1): Diagonal(Robot.GREEN, Slant.FALLING)}
    position = Position(Board(drawn.board.walls, diagonals, {}), drawn.robots, VORTEX)
    assert position.slide(Move(Robot.RED, Direction.UP)).fault is Fault.NEVER_ENDS
    assert "up not allowed (never ends)" in describe(say, position)


def test_the_fifth_robot_is_named_by_its_colour() -> None:
    words = describe(say, Position.parse("+---+---+\n| S   G |\n+---+---+").with_target(VORTEX))
    assert "Silver on A1: " in words
    assert "left stays (silver)" in words
    told = describe_line(
        say, played(Position.parse("+---+---+---+\n| S   .   G |\n+---+---+---+").with_target(VORTEX), "S-right")
    )
    assert "silver right B1 (green)" in told
    assert told.endswith("green on C1, silver on B1.")


def test_the_middle_stops_a_robot() -> None:
    assert "down H7 (middle)" in describe(say, Position(DIAGONALS, {Robot.BLUE: Cell(1, 7)}))


def test_before_the_first_round_there_is_no_target() -> None:
    assert describe(say, Position(DIAGONALS, {})).startswith("No target yet. Diagonals: ")


@settings(max_examples=20)
@given(st.sampled_from(LARGEST), st.randoms(use_true_random=False), st.sampled_from(TARGETS), st.sampled_from(FIFTH))
def test_a_position_can_be_rebuilt_from_its_words_in_every_language(
    faces: tuple[str, str, str, str], chance: random.Random, target: Target, fifth: Robot
) -> None:
    board = assemble(faces)
    position = scattered(board, chance, target=target, fifth=fifth)
    for language in languages():
        texts = Texts.of(language)
        told = describe(texts, position)
        assert len(told) <= LIMIT, language
        rebuilt = _Reader(texts).read(told)
        assert rebuilt.robots == position.robots, language
        assert (rebuilt.target, rebuilt.goal) == (target, board.targets[target]), language
        assert (rebuilt.walls, rebuilt.diagonals) == (board.walls, board.diagonals), language
        for robot, ways in rebuilt.ways.items():
            slides = position.slides(robot)
            assert [way.move.direction for way in slides] == list(ways), language
            assert [None if way.fault else way.end for way in slides] == list(ways.values()), language


class _Reader:
    """Parses a position from its alt text, using only the texts of its language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        headings = {direction: texts("alt-heading", heading=direction.value) for direction in Direction}
        paths = "|".join(map(re.escape, headings.values()))
        turn = re.escape(texts("alt-turn", path="\0", heading="\1")).replace("\0", "").replace("\1", f"(?:{paths})")
        self._path = rf"(?:{paths})(?:{turn.lstrip()}|{turn})*"
        self._headings = headings
        self.robots = dict[Robot, Cell]()
        self.ways = dict[Robot, dict[Direction, Cell | None]]()
        self.diagonals = dict[Cell, Diagonal]()
        self.target: Target | None = None
        self.goal: Cell | None = None
        self._walls = defaultdict[Cell, set[Direction]](set)

    @property
    def walls(self) -> tuple[int, ...]:
        return closed_sides(self._walls)

    def read(self, told: str) -> "_Reader":
        """Take everything from an alt text; every part of it has to be understood."""
        left = told
        for target in TARGETS:
            if found := self._found("alt-target", left, target=bare_target_name(self._texts, target)):
                self.target, self.goal, left = target, CELL_OF[found["cell"]], left.replace(found[0], "")
        for robot in Robot:
            if found := self._found("alt-robot", left, robot=robot.word):
                self.robots[robot], left = CELL_OF[found["cell"]], left.replace(found[0], "")
                self.ways[robot] = dict(self._way(way) for way in found["ways"].split(", "))
        if found := self._found("alt-diagonals", left):
            left = left.replace(found[0], "")
            for diagonal in found["diagonals"].split(", "):
                cell, barrier = self._diagonal(diagonal)
                self.diagonals[cell] = barrier
        if found := self._found("alt-walls", left):
            left = left.replace(found[0], "")
            for part in found["walls"].split("; "):
                for side, word in ((Direction.RIGHT, "right"), (Direction.DOWN, "below")):
                    if cells := self._found("alt-side", part, side=word):
                        for label in cells["cells"].split():
                            self._walls[CELL_OF[label]].add(side)
        assert not left.strip()
        return self

    def _way(self, told: str) -> tuple[Direction, Cell | None]:
        for key in ("alt-stays", "alt-forbidden", "alt-ends"):
            if found := self._found(key, told, beside={"path": self._path}):
                firsts = [way for way, word in self._headings.items() if found["path"].startswith(word)]
                longest = max(firsts, key=lambda way: len(self._headings[way]))
                return longest, CELL_OF[found["cell"]] if key == "alt-ends" else None
        raise AssertionError(told)

    def _diagonal(self, told: str) -> tuple[Cell, Diagonal]:
        for robot in COLOURED:
            for word, slant in SLANTS.items():
                if (found := self._found("alt-diagonal", told, robot=robot.word, slant=word)) and found[
                    0
                ].casefold() == told.casefold():
                    return CELL_OF[found["cell"]], Diagonal(robot, slant)
        raise AssertionError(told)

    def _found(self, key: str, told: str, *, beside: Mapping[str, str] | None = None, **known: str) -> re.Match[str] | None:
        """Match this text with these placeables; the others become groups of the match."""
        groups = {
            "cell": "[A-P][0-9]+",
            "ways": ".+?",
            "diagonals": "[^.]+",
            "walls": "[^.]+",
            "cells": "[A-P0-9 ]+",
            **(beside or {}),
        }
        marks = {name: chr(0xE000 + place) for place, name in enumerate(groups)}
        pattern = re.escape(self._texts(key, **(marks | known)))
        for name, mark in marks.items():
            if name not in known:
                pattern = pattern.replace(mark, f"(?P<{name}>{groups[name]})", 1)
        return re.search(pattern, told, re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("share", [0.1, 0.3, 0.9])
def test_even_a_board_full_of_diagonals_fits(share: float, language: str) -> None:
    chance = random.Random(3)
    free = [cell for cell in CELLS if cell not in MIDDLE]
    some = chance.sample(free, int(share * len(free)))
    board = Board(closed_sides(), {cell: Diagonal(chance.choice(COLOURED), chance.choice(list(Slant))) for cell in some}, {})
    rest = [cell for cell in free if cell not in some]
    five = robots_with(Robot.SILVER)
    robots = dict(zip(five, chance.sample(rest, len(five)), strict=True))
    text = describe(Texts.of(language), Position(board, robots, VORTEX))
    assert len(text) <= LIMIT
    if language == "en":
        assert text.startswith("Target: vortex. Red on ")
        assert text.endswith("…" if share > 0.2 else ".")


@pytest.mark.parametrize("language", languages())
def test_every_face_is_told_with_all_that_it_shows(language: str) -> None:
    text = list_faces(Texts.of(language))
    assert len(text) <= LIMIT
    for name, face in faces().items():
        _, found, told = text.partition(f" {name} ")
        assert found
        shown = {f"{target.letters} {cell.label}" for target, cell in face.targets.items()}
        shown |= {f"{diagonal.robot.value}{diagonal.slant.value} {cell.label}" for cell, diagonal in face.diagonals.items()}
        assert set(told.split(".")[0].split(", ")) == shown


def test_the_colour_marks_of_the_tiles_are_told() -> None:
    assert "1 green, 2 blue, 3 red, 4 yellow" in list_faces(say)


def test_a_proof_is_told_move_by_move_with_its_end() -> None:
    position = Position.parse("""
        +---+---+---+---+---+
        | R   . | .   .   . |
        +   +   +   +   +   +
        | .   .   .   .   . |
        +   +   +---+   +   +
        | G   .  Ym   .  B/ |
        +---+---+---+---+---+
    """)
    assert describe_line(say, played(position.with_target(Target(Symbol.MOON, Robot.YELLOW)), "G-right R-down R-right")) == (
        "Target: yellow moon on C3. Shown in 3 moves: green right then up E1 (edge); red down A3 (wall); "
        "red right then up E2 (green). Final positions: red on E2, green on E1."
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [2, 12, 25, 60, 99])
def test_every_proof_of_a_bid_fits_and_names_every_move_in_order(count: int, language: str) -> None:
    texts = Texts.of(language)
    line = wandered(scattered(DIAGONALS, random.Random(count), target=VORTEX), random.Random(count), count)
    text = describe_line(texts, line)
    assert len(text) <= LIMIT
    in_words = [
        texts("alt-move", robot=move.robot.word, way=texts("alt-heading", heading=move.direction.value)) for move in line.moves
    ]
    in_notation = format_moves(line.moves, direction_words(texts)).split()
    assert any(_in_order(words, text) for words in (in_words, in_notation, map(str, line.moves)))
    stand = ", ".join(texts("alt-stands", robot=robot.word, cell=cell.label) for robot, cell in line.end.robots.items())
    assert stand in text


def _in_order(words: Iterable[str], text: str) -> bool:
    for word in words:
        _, found, text = text.partition(word)
        if not found:
            return False
    return True
