"""The position in words: right about every move, and never too long."""

import random
from collections import defaultdict

import pytest

from engine.board import Board, closed_sides
from engine.geometry import CELLS, MIDDLE, Cell, Direction
from engine.moves import Fault, Move
from engine.pieces import COLOURED, FIFTH, TARGETS, VORTEX, Diagonal, Robot, Slant, Symbol, Target, robots_with
from engine.position import Position
from engine.tiles import all_boards, assemble, faces
from render.words import LIMIT, describe, list_faces, retell
from tests.properties import given, st
from tests.render.drawn_positions import DIAGONALS, played, scattered, wandered

LARGEST = [faces for faces in all_boards("ABCD") if len(assemble(faces).diagonals) == 8]


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
    assert describe(position.with_target(Target(Symbol.MOON, Robot.YELLOW))) == (
        "Target: yellow moon on C3. "
        "Red robot on A1: up stays (edge), right to B1 (wall), down to A2 (green robot), left stays (edge). "
        "Green robot on A3: up to A2 (red robot), right then up to E1 (edge), down to A4 (wall), left stays (edge). "
        "Diagonals: blue rising at E3. "
        "Walls right of B1 E1 E2 E3 E4; below C2 A4 B4 C4 D4 E4."
    )


@given(st.sampled_from(LARGEST))
def test_every_wall_is_told_so_that_later_moves_can_be_found_too(faces: tuple[str, str, str, str]) -> None:
    board = assemble(faces)
    _, _, told = describe(scattered(board, random.Random(1))).partition("Walls right of ")
    right, below = (part.split() for part in told.removesuffix(".").split("; below "))
    cells = {cell.label: cell for cell in CELLS}
    walls = defaultdict[Cell, set[Direction]](set)
    for labels, side in ((right, Direction.RIGHT), (below, Direction.DOWN)):
        for label in labels:
            walls[cells[label]].add(side)
    assert closed_sides(walls) == board.walls


def test_a_move_that_would_end_on_a_diagonal_is_not_allowed() -> None:
    position = Position.parse("""
        +---+---+---+
        | R   .  R\\ |
        +---+---+---+
    """)
    assert "right not allowed, ends on diagonal" in describe(position.with_target(VORTEX))


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
    assert "up not allowed, never ends" in describe(position)


def test_the_fifth_robot_is_named_by_its_colour() -> None:
    words = describe(Position.parse("+---+---+\n| S   G |\n+---+---+").with_target(VORTEX))
    assert "Silver robot on A1: " in words
    assert "left stays (silver robot)" in words
    told = retell(played(Position.parse("+---+---+---+\n| S   .   G |\n+---+---+---+").with_target(VORTEX), "S-right"))
    assert "silver right to B1 (green robot)" in told
    assert told.endswith("green on C1, silver on B1.")


def test_the_middle_stops_a_robot() -> None:
    assert "down to H7 (middle)" in describe(Position(DIAGONALS, {Robot.BLUE: Cell(1, 7)}))


def test_before_the_first_round_there_is_no_target() -> None:
    assert describe(Position(DIAGONALS, {})).startswith("No target yet. Diagonals: ")


@given(st.sampled_from(LARGEST), st.randoms(use_true_random=False), st.sampled_from(TARGETS), st.sampled_from(FIFTH))
def test_the_longest_official_positions_fit_and_tell_every_move(
    faces: tuple[str, str, str, str],
    chance: random.Random,
    target: Target,
    fifth: Robot,
) -> None:
    board = assemble(faces)
    position = scattered(board, chance, target=target, fifth=fifth)
    text = describe(position)
    assert len(text) <= LIMIT
    assert f"{target.words} on {board.targets[target].label}" in text
    for cell, diagonal in board.diagonals.items():
        assert f"{diagonal.robot.word} {'rising' if diagonal.slant is Slant.RISING else 'falling'} at {cell.label}" in text
    for robot, cell in position.robots.items():
        _, _, told = text.partition(f"{robot.word.capitalize()} robot on {cell.label}: ")
        ways = told.split(".")[0].replace("not allowed,", "not allowed").split(", ")
        for way, told_way in zip(position.slides(robot), ways, strict=True):
            assert told_way.startswith(way.move.direction.value)
            assert (f"to {way.end.label} (" in told_way) == (way.fault is None)


@pytest.mark.parametrize("share", [0.1, 0.3, 0.9])
def test_even_a_board_full_of_diagonals_fits(share: float) -> None:
    chance = random.Random(3)
    free = [cell for cell in CELLS if cell not in MIDDLE]
    some = chance.sample(free, int(share * len(free)))
    board = Board(closed_sides(), {cell: Diagonal(chance.choice(COLOURED), chance.choice(list(Slant))) for cell in some}, {})
    rest = [cell for cell in free if cell not in some]
    five = robots_with(Robot.SILVER)
    robots = dict(zip(five, chance.sample(rest, len(five)), strict=True))
    text = describe(Position(board, robots, VORTEX))
    assert len(text) <= LIMIT
    assert text.startswith("Target: vortex. Red robot on ")
    assert text.endswith("…" if share > 0.2 else ".")


def test_every_face_is_told_with_all_that_it_shows() -> None:
    text = list_faces()
    assert len(text) <= LIMIT
    assert "1 green, 2 blue, 3 red, 4 yellow" in text
    for name, face in faces().items():
        _, found, told = text.partition(f" {name} ")
        assert found
        shown = {f"{target.letters} {cell.label}" for target, cell in face.targets.items()}
        shown |= {f"{diagonal.robot.value}{diagonal.slant.value} {cell.label}" for cell, diagonal in face.diagonals.items()}
        assert set(told.split(".")[0].split(", ")) == shown


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
    assert retell(played(position.with_target(Target(Symbol.MOON, Robot.YELLOW)), "G-right R-down R-right")) == (
        "Target: yellow moon on C3. Shown in 3 moves: green right then up to E1 (edge); red down to A3 (wall); "
        "red right then up to E2 (green robot). Final positions: red on E2, green on E1."
    )


@pytest.mark.parametrize("count", [2, 12, 25, 60, 99])
def test_every_proof_of_a_bid_fits_and_names_every_move_in_order(count: int) -> None:
    line = wandered(scattered(DIAGONALS, random.Random(count), target=VORTEX), random.Random(count), count)
    text = retell(line)
    assert len(text) <= LIMIT
    assert f"Shown in {count} moves: " in text
    told = text.partition("moves: ")[2]
    for move in line.moves:
        words = f"{move.robot.word} {move.direction.value}"
        _, found, told = told.partition(words if words in text else str(move))
        assert found
    assert text.endswith(", ".join(f"{robot.word} on {cell.label}" for robot, cell in line.end.robots.items()) + ".")
