import math
from itertools import product

import pytest

from engine.board import Board
from engine.geometry import CELLS, Cell, Direction
from engine.pieces import TARGETS
from engine.tiles import Faces, all_boards, assemble, faces
from tests.engine import shared
from tests.engine.turning import turned_board, turned_cell, turned_walls

# Every face lying as the top-left tile: walls by row, column and side, then what its cells show.
FACTS = {
    "1A": ("01E 04S 11S 13E 21E 36E 36S 50S 62E 63S", r"14Rm 21Gg 36Ys 63Bp"),
    "2A": ("03E 15E 15S 20E 21S 30S 36S 45E 52S 62E", r"15Gs 21Rp 46Ym 62Bg"),
    "3A": ("03E 25E 25S 32S 40S 42E 51S 56E 57S 60E", r"25Bs 42Gm 57Rg 61Yp"),
    "4A": ("03E 15E 16S 21S 31E 35S 44E 52E 52S 57E 57S 60S", r"16Bm 31Yg 45Gp 52Rs 57**"),
    "1B": ("04E 11S 16E 16S 20E 46S 50S 56E 62E 63S", r"16Ys 21Gg 56Bp 63Rm"),
    "2B": ("02S 04E 11E 35E 36S 40S 44S 54E 61E 61S", r"12Ym 36Bg 54Rp 61Gs"),
    "3B": ("03E 10E 11S 16S 26E 42E 42S 47S 50S 56E", r"11Rg 26Gm 42Bs 57Yp"),
    "4B": ("04E 12E 12S 30E 31S 36S 40S 45E 55S 65E 73E 73S", r"12Rs 31Gp 46Yg 65Bm 73**"),
    "1C": ("01E 03S 12E 36E 36S 40E 41S 54S 60S 64E", r"13Gg 36Ys 41Rm 64Bp"),
    "2C": ("05E 13S 22E 30S 32S 34E 35S 42E 54E 54S", r"23Ym 35Bg 42Rp 54Gs"),
    "3C": ("01E 04S 14E 30E 31S 45S 50S 54E 63E 63S", r"14Gm 31Rg 55Yp 63Bs"),
    "4C": ("02E 14E 15S 27E 27S 30S 43E 43S 46S 51S 55E 61E", r"15Bm 27** 43Rs 56Gp 61Yg"),
    "1D": ("05E 21S 30E 46E 46S 50S 52S 62E 63S", "14G/ 31Rm 46Ys 62Gg 63Bp 75Y\\"),
    "2D": ("02E 16S 25E 25S 50E 51S 60S 64S 74E", r"12B/ 25Gs 26Ym 47R\ 51Rp 74Bg"),
    "3D": ("04E 20S 26E 26S 32S 42E 43S 55S 64E", r"14B\ 26Bs 36Y\ 42Gm 43Rg 65Yp"),
    "4D": ("04E 16S 22S 25E 32E 33S 51E 51S 60S 75E 75S", r"12R\ 26Yg 32Bm 33Gp 51Rs 63G\ 75**"),
}
NOTCH = {"77E", "77S", "67S", "76E"}
TOP_LEFT = [cell for cell in CELLS if cell.row < 8 and cell.column < 8]


@pytest.fixture(scope="module")
def boards() -> dict[Faces, Board]:
    return {chosen: assemble(chosen) for chosen in all_boards("ABCD")}


def _alone(name: str) -> Board:
    """A board with this face at the top left, where no neighbour adds a wall to its seams (only tile 4 has walls there)."""
    first, second, third = sorted(set("1234") - {name[0]})
    return assemble((name, f"{first}A", f"{third}A", f"{second}A"))


def _told(board: Board) -> tuple[str, str]:
    """The top-left tile of a board in the words of ``FACTS``."""
    walls = {
        f"{cell.row}{cell.column}{letter}"
        for cell in TOP_LEFT
        for side, letter in ((Direction.RIGHT, "E"), (Direction.DOWN, "S"))
        if board.is_closed(cell, side)
    }
    shown = {f"{cell.row}{cell.column}{what.letters}" for what, cell in board.targets.items() if cell in TOP_LEFT}
    slanted = board.diagonals.items()
    shown |= {f"{cell.row}{cell.column}{what.robot.value}{what.slant.value}" for cell, what in slanted if cell in TOP_LEFT}
    return " ".join(sorted(walls - NOTCH)), " ".join(sorted(shown))


def test_there_are_sixteen_faces():
    assert sorted(faces()) == sorted(f"{number}{letter}" for number, letter in product("1234", "ABCD"))


@pytest.mark.parametrize("name", FACTS)
def test_every_wall_target_and_diagonal_of_a_face_is_where_it_was(name: str):
    assert _told(_alone(name)) == FACTS[name]


def test_the_faces_are_those_of_the_collected_facts():
    """RULES "Board": facts of every quadrant."""
    for quadrant in shared.load("facts/quadrants.json")["quadrants"]:
        walls = sorted(f"{row}{column}{side}" for row, column, side in quadrant["walls"])
        shown = [f"{row}{column}{what[0].upper()}{symbol[0]}" for row, column, what, symbol in quadrant["targets"]]
        shown += [f"{row}{column}{what[0].upper()}{slant}" for row, column, what, slant in quadrant["diagonals"]]
        shown += ["{}{}**".format(*quadrant["vortex"])] if quadrant["vortex"] else []
        assert _told(_alone(quadrant["id"])) == (" ".join(walls), " ".join(sorted(shown))), quadrant["id"]


@pytest.mark.parametrize(("letters", "count"), [("AB", 96), ("ABCD", 1536), ("ABC", 486)])
def test_as_many_boards_as_the_rulebook_counts_can_be_built(letters: str, count: int):
    """RULES "Board": 1999 96, 2013 1536; RULES "Options": without the diagonals 486."""
    chosen = list(all_boards(letters))
    assert len(chosen) == len(set(chosen)) == count
    assert math.factorial(3) * len(letters) ** 4 == count


def test_no_board_is_another_one_turned_nor_itself_turned(boards: dict[Faces, Board]):
    """RULES "Board": the counts are up to rotation."""
    looks = set[tuple[tuple[int, ...], tuple[Cell, ...]]]()
    for board in boards.values():
        walls, shown = board.walls, tuple(board.targets[target] for target in TARGETS)
        for _ in range(4):
            looks.add((walls, shown))
            walls, shown = turned_walls(walls), tuple(turned_cell(cell) for cell in shown)
    assert len(looks) == 4 * 1536


def test_only_faces_with_the_letter_d_have_diagonals(boards: dict[Faces, Board]):
    """RULES "Options": A, B and C are the faces without the diagonals."""
    for chosen, board in boards.items():
        assert bool(board.diagonals) == any(name[1] == "D" for name in chosen)


def test_every_board_shows_each_of_the_seventeen_targets_on_exactly_one_cell(boards: dict[Faces, Board]):
    """RULES "Board": 17 targets, each on exactly one cell of every valid board."""
    for board in boards.values():
        assert set(board.targets) == set(TARGETS)
        assert len(set(board.targets.values())) == 17


def test_every_wall_of_every_board_is_seen_from_both_sides(boards: dict[Faces, Board]):
    """RULES "Board": walls block both ways, and the edge is a wall."""
    beyond = [(cell.number, side.bit, cell.step(side), side.opposite.bit) for cell in CELLS for side in Direction]
    for board in boards.values():
        for number, bit, next_cell, back in beyond:
            closed_behind = not next_cell.on_board or board.walls[next_cell.number] & back
            assert bool(board.walls[number] & bit) == bool(closed_behind)


def test_turning_the_table_turns_the_board_and_four_turns_give_it_back(boards: dict[Faces, Board]):
    for chosen in list(boards)[::37]:
        a, b, c, d = chosen
        assert turned_board(assemble((a, b, c, d))) == assemble((d, a, b, c))
        assert turned_board(assemble((b, c, d, a))) == assemble((a, b, c, d))
        four_times = turned_board(turned_board(turned_board(turned_board(boards[chosen]))))
        assert four_times == boards[chosen]


@pytest.mark.parametrize("corner", range(4))
def test_the_same_face_lies_turned_by_a_quarter_in_each_corner(corner: int):
    """RULES "Board": quadrants are turned so that the cut corner of each lies in the middle."""
    names = ["4D", "1D", "2D", "3D"]
    board = assemble((names[-corner % 4], names[(1 - corner) % 4], names[(2 - corner) % 4], names[(3 - corner) % 4]))
    red_star = next(target for target in TARGETS if target.letters == "Rs")
    expected = Cell(5, 1)
    for _ in range(corner):
        expected = turned_cell(expected)
    assert board.targets[red_star] == expected


@pytest.mark.parametrize(
    "chosen",
    [("1A", "1B", "2A", "3A"), ("1A", "2A", "3A", "5A"), ("1A", "2A", "3A", "4E"), ("1A", "2A", "3A", "")],
    ids=" ".join,
)
def test_faces_that_cannot_make_a_board_are_refused(chosen: Faces):
    """RULES "Board": four quadrants with four different colour marks."""
    with pytest.raises(ValueError, match="not four faces with different colour marks"):
        assemble(chosen)
