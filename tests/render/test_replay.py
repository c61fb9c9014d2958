"""A proof that moves: what its frames show, how long they last, and how large the file is."""

import random
from io import BytesIO

import pytest
from PIL import GifImagePlugin, Image, ImageChops, ImageSequence, ImageStat

from engine import VORTEX, Cell, Line, Position, Robot, Symbol, Target
from render.board import draw_board
from render.colours import indexed
from render.layout import centre
from render.replay import FIRST, FRAME, LAST, LONGEST, REST, WIDTH, replay_gif
from render.theme import LIGHT, Theme
from tests.at_length import few_of
from tests.render.drawn_positions import DIAGONALS, EMPTY, PLAIN, played, scattered, wandered

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


@pytest.fixture(autouse=True)
def one_palette(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames are read in the palette that they share: to give each its colours takes longer than to draw it."""
    monkeypatch.setattr(GifImagePlugin, "LOADING_STRATEGY", GifImagePlugin.LoadingStrategy.RGB_AFTER_DIFFERENT_PALETTE_ONLY)


def shown(data: bytes) -> list[tuple[Image.Image, float]]:
    """Return what a viewer sees: whole pictures, and for how many seconds."""
    with Image.open(BytesIO(data)) as file:
        return [(frame.convert("RGB"), frame.info["duration"] / 1000) for frame in ImageSequence.Iterator(file)]


def ends(data: bytes) -> tuple[tuple[Image.Image, float], tuple[Image.Image, float]]:
    """Return what a viewer sees at first and in the end, and for how many seconds."""
    with Image.open(BytesIO(data)) as file:
        first = file.convert("RGB"), file.info["duration"] / 1000
        *_, last = ImageSequence.Iterator(file)
        return first, (last.convert("RGB"), last.info["duration"] / 1000)


def differ(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def at(picture: Image.Image, cell: Cell, theme: Theme = SMALL) -> Image.Image:
    (x, y), reach = centre(cell, theme), theme.cell // 2
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def proof(moves: str, target: Target | None = None) -> Line:
    return played(Position.parse(CORNER).with_target(target), moves)


def some_line(count: int) -> Line:
    """Return so many moves by chance."""
    chance = random.Random(count)
    return wandered(scattered(DIAGONALS, chance, target=VORTEX), chance, count)


def celebrated(count: int) -> Line:
    """Return so many moves of a robot to and fro, of which the last brings it to its target."""
    ways = ("R-right", "R-left") if count % 2 else ("R-left", "R-right")
    start = Position.parse("+---+---+---+\n| .   R  ** |\n+---+---+---+").with_target(VORTEX)
    return played(start, " ".join(ways[number % 2] for number in range(count)))


def test_it_begins_with_the_round_and_ends_with_the_poster(theme: Theme) -> None:
    line, small = some_line(12), theme.fitted(WIDTH)
    begin, end = draw_board(line.start, theme=small), draw_board(line, theme=small)
    (first, long), (last, longer) = ends(replay_gif(line, theme=theme))
    assert (long, longer) == (FIRST, LAST)
    assert differ(first, begin) < COLOURS_LOST
    assert differ(last, end) < COLOURS_LOST
    assert differ(first, end) > differ(first, begin)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_in_the_end_is_the_poster_to_the_pixel(seed: int, theme: Theme) -> None:
    chance = random.Random(seed)
    line = wandered(scattered(DIAGONALS if seed % 2 else PLAIN, chance, target=VORTEX), chance, 1 + 6 * seed)
    small = theme.fitted(WIDTH)
    _, (last, _) = ends(replay_gif(line, theme=theme))
    assert differ(last, indexed(draw_board(line, theme=small), small).convert("RGB")) == 0


@pytest.mark.parametrize(("moves", "megabytes"), [(2, 1), (12, 4), (25, 8), (99, 8)])
def test_it_is_small_enough_and_short_enough_to_be_watched(moves: int, megabytes: int) -> None:
    data = replay_gif(some_line(moves))
    assert len(data) < megabytes * 1_000_000
    with Image.open(BytesIO(data)) as file:
        assert file.width == file.height <= WIDTH
        times = [frame.info["duration"] / 1000 for frame in ImageSequence.Iterator(file)]
    assert min(times) >= 0.02, "browsers show a shorter frame for longer"
    assert max(times[1:-1]) <= REST + FRAME
    assert LAST < sum(times) <= LONGEST + LAST
    assert moves < 25 or sum(times) > LONGEST + LAST - 0.5, "many moves take all the time that there is"


@pytest.mark.parametrize("moves", few_of((1, 2, 5, 12, 25, 40, 99), (1, 40)))
@pytest.mark.parametrize("seconds", [2.4, 4.0, 8.0])
def test_it_never_lasts_longer_than_it_may(moves: int, seconds: float) -> None:
    with Image.open(BytesIO(replay_gif(celebrated(moves), seconds=seconds))) as file:
        times = [frame.info["duration"] / 1000 for frame in ImageSequence.Iterator(file)]
    assert times[-1] == LAST
    assert sum(times[:-1]) <= max(seconds, 0.02 * moves + 0.7)


def test_it_repeats_for_ever() -> None:
    with Image.open(BytesIO(replay_gif(some_line(2)))) as file:
        assert file.info["loop"] == 0


def test_the_same_proof_is_the_same_file() -> None:
    assert replay_gif(some_line(5)) == replay_gif(some_line(5))


def test_a_robot_passes_each_cell_of_its_way_in_order() -> None:
    line = proof("R-right")
    frames = [picture for picture, _ in shown(replay_gif(line))]
    seen = [
        max(range(len(frames)), key=lambda index: differ(at(frames[index], cell), at(frames[0], cell)))
        for cell in line.slides[0].path[1:]
    ]
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_a_robot_leaves_its_line_behind_as_it_goes() -> None:
    line = proof("R-right")
    first, *_, moving, _ = [picture for picture, _ in shown(replay_gif(line))]
    passed = line.slides[0].path[1]
    assert differ(at(moving, passed), at(first, passed)) > 10


def test_a_robot_turned_by_a_diagonal_keeps_to_its_way() -> None:
    line = played(Position(DIAGONALS, {Robot.YELLOW: Cell(11, 4)}), "Y-up")
    [slide] = line.slides
    assert slide.turns
    frames = [picture for picture, _ in shown(replay_gif(line))]
    touched = {cell for step in slide.path for cell in (step, *_around(step))}
    for cell in (Cell(row, column) for row in range(16) for column in range(16)):
        if cell not in touched:
            assert all(differ(at(frame, cell), at(frames[0], cell)) == 0 for frame in frames)
    for cell in slide.path:
        assert any(differ(at(frame, cell), at(frames[0], cell)) > 10 for frame in frames)


def test_only_an_arrival_is_celebrated() -> None:
    missed, solved = proof("R-right R-down", MOON), proof("R-down R-right", MOON)
    stuck = proof("R-down R-right R-right", MOON)
    assert solved.end.robots[Robot.RED] == stuck.end.robots[Robot.RED] == solved.end.goal
    beside = Cell(5, 3)
    for line, joy in ((missed, False), (solved, True), (stuck, False)):
        frames = [picture for picture, _ in shown(replay_gif(line))]
        assert any(differ(at(frame, beside), at(frames[0], beside)) > 0 for frame in frames) == joy
        assert differ(at(frames[-1], beside), at(frames[0], beside)) == 0


def test_the_wrong_robot_on_the_target_is_not_celebrated() -> None:
    data = [len(replay_gif(proof("R-down R-right", target))) for target in (MOON, Target(Symbol.MOON, Robot.BLUE))]
    assert data[0] > data[1]


def test_a_robot_that_cannot_leave_and_one_that_never_stops_are_shown_without_fuss() -> None:
    start = Position.parse("""
        +---+---+---+
        | .  G/  G\\ |
        +   +   +   +
        | R  G\\  G/ |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)
    for moves in ("R-left", "R-right", ""):
        frames = shown(replay_gif(played(start, moves)))
        assert frames[-1][1] == LAST


def test_a_board_that_lacks_the_target_is_shown_all_the_same() -> None:
    start = Position(EMPTY, {Robot.RED: Cell(0, 0)}, MOON)
    assert len(shown(replay_gif(played(start, "R-right")))) > 3


def test_plain_boards_have_replays_too() -> None:
    assert shown(replay_gif(wandered(scattered(PLAIN, random.Random(3), 4), random.Random(3), 3)))


def _around(cell: Cell) -> list[Cell]:
    """Return the cells that a robot's picture reaches into, with the number of its move."""
    return [Cell(cell.row + down, cell.column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
