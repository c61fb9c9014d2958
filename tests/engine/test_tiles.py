import math
from itertools import product

import pytest

from engine import TARGETS, Board, Cell, Direction, all_boards, assemble, faces
from engine.board.geometry import CELLS
from engine.board.tiles import Faces
from tests.engine.known import KnownFace, known_faces
from tests.engine.turning import turned_board, turned_cell, turned_walls

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
    """Return the walls of the top-left tile of a board, and what its cells show, in the words of `KnownFace`."""
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
    assert sorted(faces()) == sorted(face.name for face in known_faces())


def test_nobody_can_change_a_face_for_everybody_else():
    face = faces()["4D"]
    for told in (faces(), face.walls, face.diagonals, face.targets, face.robots):
        with pytest.raises(AttributeError):
            told.clear()  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(AttributeError):
        next(iter(face.walls.values())).clear()  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize("face", known_faces(), ids=lambda face: face.name)
def test_every_wall_target_and_diagonal_of_a_face_is_where_the_facts_say(face: KnownFace):
    """docs/rules.md "Board": facts of every quadrant."""
    assert _told(_alone(face.name)) == (face.walls, face.shown)


@pytest.mark.parametrize(("letters", "count"), [("AB", 96), ("ABCD", 1536), ("ABC", 486)])
def test_as_many_boards_as_the_rulebook_counts_can_be_built(letters: str, count: int):
    """docs/rules.md "Board": 1999 96, 2013 1536; docs/rules.md "Options": without the diagonals 486."""
    chosen = list(all_boards(letters))
    assert len(chosen) == len(set(chosen)) == count
    assert math.factorial(3) * len(letters) ** 4 == count


def test_no_board_is_another_one_turned_nor_itself_turned(boards: dict[Faces, Board]):
    """docs/rules.md "Board": the counts are up to rotation."""
    looks = set[tuple[tuple[int, ...], tuple[Cell, ...]]]()
    for board in boards.values():
        walls, shown = board.walls, tuple(board.targets[target] for target in TARGETS)
        for _ in range(4):
            looks.add((walls, shown))
            walls, shown = turned_walls(walls), tuple(turned_cell(cell) for cell in shown)
    assert len(looks) == 4 * 1536


def test_only_faces_with_the_letter_d_have_diagonals(boards: dict[Faces, Board]):
    """docs/rules.md "Options": A, B and C are the faces without the diagonals."""
    for chosen, board in boards.items():
        assert bool(board.diagonals) == any(name[1] == "D" for name in chosen)


def test_every_board_shows_each_of_the_seventeen_targets_on_exactly_one_cell(boards: dict[Faces, Board]):
    """docs/rules.md "Board": 17 targets, each on exactly one cell of every valid board."""
    for board in boards.values():
        assert set(board.targets) == set(TARGETS)
        assert len(set(board.targets.values())) == 17


def test_every_target_of_1999_has_walls_on_two_of_its_sides_that_make_a_corner():
    for chosen in all_boards("AB"):
        board = assemble(chosen)
        for cell in board.targets.values():
            one, other = (side for side in Direction if board.is_closed(cell, side))
            assert one.is_right_angle_to(other)


def test_every_wall_of_every_board_is_seen_from_both_sides(boards: dict[Faces, Board]):
    """docs/rules.md "Board": walls block both ways, and the edge is a wall."""
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
    """docs/rules.md "Board": quadrants are turned so that the cut corner of each is in the middle."""
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
    """docs/rules.md "Board": four quadrants with four different colour marks."""
    with pytest.raises(ValueError, match="not four faces with different colour marks"):
        assemble(chosen)
