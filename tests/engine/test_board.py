import pytest

from engine.board.board import Board, closed_sides
from engine.board.geometry import CELLS, MIDDLE, SIZE, Cell, Direction
from engine.board.pieces import TARGETS, VORTEX, Diagonal, Robot, Slant
from tests.engine.strategies import positions, walls
from tests.properties import given


def test_a_board_has_sixteen_by_sixteen_cells_and_a_middle_of_two_by_two():
    assert len(CELLS) == len(set(CELLS)) == 16 * 16
    assert sorted(cell.label for cell in MIDDLE) == ["H8", "H9", "I8", "I9"]


def test_cells_are_called_by_column_letter_and_row_number():
    assert [Cell(0, 0).label, Cell(0, 15).label, Cell(6, 2).label, Cell(15, 15).label] == ["A1", "P1", "C7", "P16"]


def test_cells_are_numbered_row_by_row():
    assert [cell.number for cell in CELLS] == list(range(256))
    assert [Cell.at(number) for number in range(256)] == list(CELLS)


def test_a_quarter_turn_to_the_right_goes_around_the_compass():
    turned = [direction.turned(1) for direction in (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)]
    assert turned == [Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP]


@pytest.mark.parametrize("direction", Direction)
def test_only_the_two_directions_across_are_at_right_angles(direction: Direction):
    across = {direction.turned(1), direction.opposite.turned(1)}
    assert {other for other in Direction if direction.is_right_angle_to(other)} == across
    assert direction not in across
    assert direction.opposite not in across


def test_the_edge_is_a_wall():
    board = Board(closed_sides(), {}, {})
    for place in range(SIZE):
        assert board.is_closed(Cell(0, place), Direction.UP)
        assert board.is_closed(Cell(15, place), Direction.DOWN)
        assert board.is_closed(Cell(place, 0), Direction.LEFT)
        assert board.is_closed(Cell(place, 15), Direction.RIGHT)


def test_the_middle_is_closed_by_walls_on_all_its_sides_and_nothing_else_is_closed():
    board = Board(closed_sides(), {}, {})
    closed = {(cell.label, side.value) for cell in CELLS for side in Direction if board.is_closed(cell, side)}
    around = {("H7", "down"), ("I7", "down"), ("H10", "up"), ("I10", "up")}
    around |= {("G8", "right"), ("G9", "right"), ("J8", "left"), ("J9", "left")}
    inside = {(cell.label, side.value) for cell in MIDDLE for side in Direction}
    edge = {(cell.label, side.value) for cell in CELLS for side in Direction if not cell.step(side).on_board}
    assert closed == around | inside | edge


@given(walls)
def test_walls_stand_between_cells_and_block_both_ways(drawn: dict[Cell, set[Direction]]):
    board = Board(closed_sides(drawn), {}, {})
    for cell, sides in drawn.items():
        for side in sides:
            assert board.is_closed(cell, side)
            assert not cell.step(side).on_board or board.is_closed(cell.step(side), side.opposite)


@given(walls)
def test_a_wall_may_be_given_from_either_of_its_sides(drawn: dict[Cell, set[Direction]]):
    other_side: dict[Cell, set[Direction]] = {}
    for cell, sides in drawn.items():
        for side in sides:
            other_side.setdefault(cell.step(side), set()).add(side.opposite)
    assert closed_sides(drawn) == closed_sides(other_side)


def _with(walls: tuple[int, ...], cell: Cell, mask: int) -> tuple[int, ...]:
    return *walls[: cell.number], mask, *walls[cell.number + 1 :]


def test_a_wall_that_closes_one_side_only_makes_no_board():
    with pytest.raises(ValueError, match="the right side of C3 is closed from one side only"):
        Board(_with(closed_sides(), Cell(2, 2), Direction.RIGHT.bit), {}, {})


def test_an_open_edge_makes_no_board():
    with pytest.raises(ValueError, match="the up side of C1 must be closed"):
        Board(_with(closed_sides(), Cell(0, 2), 0), {}, {})


def test_an_open_middle_makes_no_board():
    with pytest.raises(ValueError, match="the left side of H8 must be closed"):
        Board(_with(closed_sides(), Cell(7, 7), 7), {}, {})


def test_a_board_of_another_size_is_no_board():
    with pytest.raises(ValueError, match="255 cells instead of 256"):
        Board(closed_sides()[1:], {}, {})


@pytest.mark.parametrize("cell", [*sorted(MIDDLE), Cell(16, 0), Cell(0, -1)], ids=str)
def test_nothing_is_shown_in_the_middle_or_beyond_the_edge(cell: Cell):
    with pytest.raises(ValueError, match="cannot show that"):
        Board(closed_sides(), {}, {VORTEX: cell})


def test_a_cell_shows_one_thing():
    with pytest.raises(ValueError, match="C3 shows two things"):
        Board(closed_sides(), {Cell(2, 2): Diagonal(Robot.RED, Slant.RISING)}, {VORTEX: Cell(2, 2)})


def test_every_fault_of_a_board_is_named_at_once():
    with pytest.raises(ValueError, match=r"the up side of C1 must be closed; .*H8 cannot show that"):
        Board(_with(closed_sides(), Cell(0, 2), 0), {}, {VORTEX: Cell(7, 7)})


def test_nothing_of_a_board_can_be_changed():
    diagonals, targets = {Cell(2, 2): Diagonal(Robot.RED, Slant.RISING)}, {VORTEX: Cell(3, 3)}
    board = Board(closed_sides(), diagonals, targets)
    diagonals.clear()
    targets.clear()
    assert (len(board.diagonals), len(board.targets)) == (1, 1)
    for shown in (board.diagonals, board.targets):
        with pytest.raises(AttributeError):
            shown.clear()  # pyright: ignore[reportAttributeAccessIssue]


@given(positions())
def test_a_board_knows_the_target_on_each_cell(position):
    board = position.board
    shown = {board.target_on(cell) for cell in CELLS} - {None}
    assert shown == set(board.targets)
    assert all(board.target_on(cell) is target for target, cell in board.targets.items())


def test_there_are_seventeen_targets_four_symbols_in_four_colours_and_the_vortex():
    assert len(set(TARGETS)) == 17
    coloured = [target for target in TARGETS if target is not VORTEX]
    assert {(target.robot, target.symbol.word) for target in coloured} == {
        (robot, symbol)
        for robot in (Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW)
        for symbol in ("moon", "planet", "star", "gear")
    }


def test_a_target_is_told_in_letters_and_in_words():
    assert (TARGETS[0].letters, TARGETS[0].words) == ("Rm", "red moon")
    assert (VORTEX.letters, VORTEX.words) == ("**", "vortex")
