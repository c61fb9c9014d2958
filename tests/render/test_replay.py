"""A proof that moves: what its frames show, how long they last, and how large the file is."""

import random
from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from engine.board import Board
from engine.geometry import Cell
from engine.moves import Robots, Slide
from engine.pieces import VORTEX, Robot, Symbol, Target
from render.board import draw_board
from render.layout import centre
from render.replay import FIRST, FRAME, LAST, WIDTH, replay_gif
from render.theme import LIGHT, Theme
from tests.render.drawn_positions import DIAGONALS, PLAIN, drawn, played, scattered, wandered

SMALL = LIGHT.fitted(WIDTH)
COLOURS_LOST = 6.0
"""Mean difference of a channel that 256 colours make."""

CORNER = """
    +---+---+---+---+
    | R   .   .   . |
    +   +   +   +   +
    | .   .   .   . |
    +   +   +   +   +
    | .   .   .   . |
    +   +   +   +---+
    | .   .  Rm | . |
    +---+---+---+---+
"""
MOON = Target(Symbol.MOON, Robot.RED)


def shown(data: bytes) -> list[tuple[Image.Image, float]]:
    """What a viewer sees: whole pictures, and for how many seconds."""
    with Image.open(BytesIO(data)) as file:
        return [(frame.convert("RGB"), frame.info["duration"] / 1000) for frame in ImageSequence.Iterator(file)]


def differ(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def at(picture: Image.Image, cell: Cell, theme: Theme = SMALL) -> Image.Image:
    (x, y), reach = centre(cell, theme), theme.cell // 2
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def proof(moves: str) -> tuple[Board, Robots, Sequence[Slide]]:
    board, robots = drawn(CORNER)
    return board, robots, played(board, robots, moves.split())[1]


def some_replay(count: int, theme: Theme = LIGHT) -> tuple[bytes, Image.Image, Image.Image]:
    """A replay of moves by chance, and the stills of its beginning and its end."""
    chance = random.Random(count)
    starts = scattered(DIAGONALS, chance)
    robots, trail = wandered(DIAGONALS, starts, chance, count)
    data = replay_gif(DIAGONALS, starts, trail, target=VORTEX, theme=theme)
    small = theme.fitted(WIDTH)
    begin = draw_board(DIAGONALS, starts, target=VORTEX, theme=small)
    return data, begin, draw_board(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail, theme=small)


def test_it_begins_with_the_round_and_ends_with_the_poster(theme: Theme) -> None:
    data, begin, end = some_replay(12, theme)
    (first, long), *_, (last, longer) = shown(data)
    assert (long, longer) == (FIRST, LAST)
    assert differ(first, begin) < COLOURS_LOST
    assert differ(last, end) < COLOURS_LOST
    assert differ(first, end) > differ(first, begin)


@pytest.mark.parametrize(("moves", "megabytes"), [(2, 1), (12, 4), (25, 8), (99, 8)])
def test_it_is_small_enough_and_short_enough_to_be_watched(moves: int, megabytes: int) -> None:
    data, _, _ = some_replay(moves)
    frames = shown(data)
    assert len(data) < megabytes * 1_000_000
    assert frames[0][0].width == frames[0][0].height <= WIDTH
    assert {seconds for _, seconds in frames[1:-1]} <= {FRAME, 0.12}
    assert moves * 0.2 < sum(seconds for _, seconds in frames) < 40


def test_it_repeats_for_ever() -> None:
    with Image.open(BytesIO(some_replay(2)[0])) as file:
        assert file.info["loop"] == 0


def test_the_same_proof_is_the_same_file() -> None:
    assert some_replay(5)[0] == some_replay(5)[0]


def test_a_robot_passes_each_cell_of_its_way_in_order() -> None:
    board, robots, slides = proof("R-right")
    frames = [picture for picture, _ in shown(replay_gif(board, robots, slides))]
    seen = [
        max(range(len(frames)), key=lambda index: differ(at(frames[index], cell), at(frames[0], cell)))
        for cell in slides[0].path[1:]
    ]
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_a_robot_turned_by_a_diagonal_keeps_to_its_way() -> None:
    starts = {Robot.YELLOW: Cell(11, 4)}
    _, slides = played(DIAGONALS, starts, ["Y-up"])
    assert slides[0].turns
    frames = [picture for picture, _ in shown(replay_gif(DIAGONALS, starts, slides))]
    touched = {cell for step in slides[0].path for cell in (step, *_around(step))}
    for cell in (Cell(row, column) for row in range(16) for column in range(16)):
        if cell not in touched:
            assert all(differ(at(frame, cell), at(frames[0], cell)) == 0 for frame in frames)
    for cell in slides[0].path:
        assert any(differ(at(frame, cell), at(frames[0], cell)) > 10 for frame in frames)


def test_only_an_arrival_is_celebrated() -> None:
    board, robots, slides = proof("R-right R-down")
    solved = proof("R-down R-right")
    assert solved[2][-1].end == board.targets[MOON]
    beside = Cell(5, 3)
    for position, joy in (((board, robots, slides), False), (solved, True)):
        frames = [picture for picture, _ in shown(replay_gif(*position, target=MOON))]
        assert any(differ(at(frame, beside), at(frames[0], beside)) > 0 for frame in frames) == joy
        assert differ(at(frames[-1], beside), at(frames[0], beside)) == 0


def test_the_wrong_robot_on_the_target_is_not_celebrated() -> None:
    board, robots, slides = proof("R-down R-right")
    data = [len(replay_gif(board, robots, slides, target=target)) for target in (MOON, Target(Symbol.MOON, Robot.BLUE))]
    assert data[0] > data[1]


def test_a_robot_that_cannot_leave_and_one_that_never_stops_are_shown_without_fuss() -> None:
    board, starts = drawn("""
        +---+---+---+
        | .  G/  G\\ |
        +   +   +   +
        | R  G\\  G/ |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)
    for moves in (["R-left"], ["R-right"], []):
        _, slides = played(board, starts, moves)
        frames = shown(replay_gif(board, starts, slides))
        assert frames[-1][1] == LAST


def test_a_board_that_lacks_the_target_is_shown_all_the_same() -> None:
    starts = {Robot.RED: Cell(0, 0)}
    board, _ = drawn("+---+\n| . |\n+---+")
    assert len(shown(replay_gif(board, starts, played(board, starts, ["R-right"])[1], target=MOON))) > 3


def test_plain_boards_have_replays_too() -> None:
    starts = scattered(PLAIN, random.Random(3), 4)
    assert shown(replay_gif(PLAIN, starts, wandered(PLAIN, starts, random.Random(3), 3)[1]))


def _around(cell: Cell) -> list[Cell]:
    """The cells that a robot's picture reaches into, with the number of its move."""
    return [Cell(cell.row + down, cell.column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
