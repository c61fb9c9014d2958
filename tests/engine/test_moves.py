import pytest

from engine import COLOURED, FIFTH, Barrier, Diagonal, Fault, Move, Position, Robot, Slant, Slide, assemble, parse_moves
from engine.board.board import Board, closed_sides
from engine.board.geometry import MIDDLE, Cell, Direction
from tests.engine.bleaching import bleached_move, bleached_position, bleached_robot
from tests.engine.known import known_counts
from tests.engine.strategies import moves, positions
from tests.engine.turning import turned_cell, turned_move, turned_position
from tests.properties import given

EMPTY = Board(closed_sides(), {}, {})


def _at(label: str) -> Cell:
    return Cell(int(label[1:]) - 1, ord(label[0]) - ord("A"))


def go(position: Position, move: str) -> Slide:
    """Return what happens when one robot sets off."""
    (parsed,) = parse_moves(move)
    return position.slide(parsed)


def way(done: Slide) -> str:
    """Return the labels of all cells of a slide, from where the robot stood to where it would rest."""
    return " ".join(cell.label for cell in done.path)


def test_a_robot_slides_until_a_wall_stops_it():
    table = Position.parse(
        """
        +---+---+---+---+
        | R   .   . | . |
        +---+---+---+---+
        """
    )
    done = go(table, "R-right")
    assert (way(done), done.obstacle, done.fault) == ("A1 B1 C1", Barrier.WALL, None)
    assert (done.end, done.heading, done.turns) == (_at("C1"), Direction.RIGHT, ())


def test_a_wall_stops_robots_from_both_of_its_sides():
    """docs/rules.md "Board": walls stand between cells and block both ways."""
    table = Position.parse(
        """
        +---+---+---+---+
        | R   . | .   G |
        +---+---+---+---+
        """
    )
    assert way(go(table, "R-right")) == "A1 B1"
    assert way(go(table, "G-left")) == "D1 C1"


@pytest.mark.parametrize(("move", "end"), [("R-up", "C1"), ("R-right", "P4"), ("R-down", "C16"), ("R-left", "A4")], ids=str)
def test_the_edge_is_a_wall(move: str, end: str):
    done = go(Position(EMPTY, {Robot.RED: _at("C4")}), move)
    assert (done.end.label, done.obstacle) == (end, Barrier.EDGE)


@pytest.mark.parametrize(
    ("cell", "move", "end"),
    [
        ("A8", "R-right", "G8"),
        ("A9", "R-right", "G9"),
        ("P8", "R-left", "J8"),
        ("P9", "R-left", "J9"),
        ("H1", "R-down", "H7"),
        ("I1", "R-down", "I7"),
        ("H16", "R-up", "H10"),
        ("I16", "R-up", "I10"),
    ],
)
def test_the_middle_stops_a_robot_from_every_side(cell: str, move: str, end: str):
    done = go(Position(EMPTY, {Robot.RED: _at(cell)}), move)
    assert (done.end.label, done.obstacle, done.fault) == (end, Barrier.MIDDLE, None)


@pytest.mark.parametrize("other", [Robot.GREEN, Robot.BLACK], ids=str)
def test_any_other_robot_stops_a_robot(other: Robot):
    done = go(Position.parse(f"+---+---+---+---+\n| R   .   .   {other.value} |\n+---+---+---+---+"), "R-right")
    assert (way(done), done.obstacle) == ("A1 B1 C1", other)


def test_a_wall_before_a_robot_is_what_stops():
    table = Position.parse(
        """
        +---+---+---+---+
        | R   .   . | G |
        +---+---+---+---+
        """
    )
    assert go(table, "R-right").obstacle is Barrier.WALL


def test_targets_stop_nobody():
    table = Position.parse(
        """
        +---+---+---+---+
        | R   Rm  **  . |
        +---+---+---+---+
        """
    )
    assert way(go(table, "R-right")) == "A1 B1 C1 D1"


def test_start_markers_are_no_obstacles():
    """The cell from which a robot has gone is free, for others and for itself."""
    table = Position.parse(
        """
        +---+---+---+
        | R   G   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """
    )
    after = table.with_robots({**table.robots, Robot.GREEN: go(table, "G-down").end})
    assert way(go(after, "R-right")) == "A1 B1 C1"


@pytest.mark.parametrize(
    ("row", "move", "obstacle"),
    [
        ("| . | R   . |", "R-left", Barrier.WALL),
        ("| R   .   . |", "R-left", Barrier.EDGE),
        ("| G   R   . |", "R-left", Robot.GREEN),
        ("| .   R   Y |", "R-right", Robot.YELLOW),
        ("| .   R   . |", "R-up", Barrier.EDGE),
        ("| .   R   . |", "R-down", Barrier.WALL),
    ],
)
def test_a_robot_that_cannot_leave_its_cell_has_no_move_that_way(row: str, move: str, obstacle: Barrier | Robot):
    table = Position.parse(f"+---+---+---+\n{row}\n+---+---+---+")
    done = go(table, move)
    assert (done.fault, done.obstacle) == (Fault.CANNOT_LEAVE, obstacle)
    assert done.path == (table.robots[Robot.RED],) == (done.end,)


def test_a_robot_that_is_not_in_the_game_cannot_be_moved():
    with pytest.raises(KeyError):
        go(Position(EMPTY, {Robot.RED: _at("A1")}), "K-up")


def _crossing(diagonal: Diagonal, robot: Robot, heading: Direction) -> Slide:
    """A robot enters the one cell in the centre, B2, with this heading, on a field of three by three."""
    around = Position.parse(
        """
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | .   .   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """
    )
    board = Board(around.board.walls, {_at("B2"): diagonal}, {})
    return Position(board, {robot: _at("B2").step(heading.opposite)}).slide(Move(robot, heading))


TURNED = [
    (Slant.RISING, Direction.RIGHT, Direction.UP, "A2 B2 B1"),
    (Slant.RISING, Direction.UP, Direction.RIGHT, "B3 B2 C2"),
    (Slant.RISING, Direction.LEFT, Direction.DOWN, "C2 B2 B3"),
    (Slant.RISING, Direction.DOWN, Direction.LEFT, "B1 B2 A2"),
    (Slant.FALLING, Direction.RIGHT, Direction.DOWN, "A2 B2 B3"),
    (Slant.FALLING, Direction.DOWN, Direction.RIGHT, "B1 B2 C2"),
    (Slant.FALLING, Direction.LEFT, Direction.UP, "C2 B2 B1"),
    (Slant.FALLING, Direction.UP, Direction.LEFT, "B3 B2 A2"),
]
STRAIGHT = {
    Direction.RIGHT: "A2 B2 C2",
    Direction.LEFT: "C2 B2 A2",
    Direction.UP: "B3 B2 B1",
    Direction.DOWN: "B1 B2 B3",
}


@pytest.mark.parametrize("colour", COLOURED)
@pytest.mark.parametrize(("slant", "heading", "onward", "expected"), TURNED)
def test_a_diagonal_of_another_colour_turns_a_robot_by_ninety_degrees(
    slant: Slant, heading: Direction, onward: Direction, expected: str, colour: Robot
):
    """docs/rules.md "A move": / east↔north, west↔south; \\ east↔south, west↔north."""
    diagonal = Diagonal(colour, slant)
    for robot in set(Robot) - {colour}:
        done = _crossing(diagonal, robot, heading)
        assert (way(done), done.heading, done.fault) == (expected, onward, None)
        assert done.turns == ((_at("B2"), diagonal, onward),)


@pytest.mark.parametrize("heading", Direction)
@pytest.mark.parametrize("slant", Slant)
@pytest.mark.parametrize("robot", COLOURED)
def test_a_robot_goes_straight_on_over_a_diagonal_of_its_own_colour(robot: Robot, slant: Slant, heading: Direction):
    done = _crossing(Diagonal(robot, slant), robot, heading)
    assert (way(done), done.heading, done.turns, done.fault) == (STRAIGHT[heading], heading, (), None)


@pytest.mark.parametrize("fifth", FIFTH)
@pytest.mark.parametrize("colour", COLOURED)
def test_the_fifth_robot_is_turned_by_every_diagonal(colour: Robot, fifth: Robot):
    done = _crossing(Diagonal(colour, Slant.RISING), fifth, Direction.RIGHT)
    assert (way(done), len(done.turns)) == ("A2 B2 B1", 1)


def test_however_often_a_robot_is_turned_it_is_one_move():
    table = Position.parse(
        r"""
        +---+---+---+---+
        | R   .   .  G\ |
        +   +   +   +   +
        | .  B\  R/  G/ |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """
    )
    done = go(table, "R-right")
    assert way(done) == "A1 B1 C1 D1 D2 C2 B2 B1"
    assert [(turn.cell.label, turn.heading.value) for turn in done.turns] == [("D1", "down"), ("D2", "left"), ("B2", "up")]
    assert (done.heading, done.obstacle, done.fault) == (Direction.UP, Barrier.EDGE, None)


@pytest.mark.parametrize(
    ("row", "obstacle"), [("| R   .  G/ |", Barrier.EDGE), ("| R   .  R/ |", Barrier.WALL), ("| R   R\\  Y |", Robot.YELLOW)]
)
def test_a_move_that_would_end_on_a_diagonal_is_not_allowed(row: str, obstacle: Barrier | Robot):
    """Nor on one of the robot's own colour; whatever stands behind it."""
    done = go(Position.parse(f"+---+---+---+\n{row}\n+---+---+---+"), "R-right")
    assert (done.fault, done.obstacle) == (Fault.ENDS_ON_DIAGONAL, obstacle)
    assert done.end in {_at("B1"), _at("C1")}


def test_a_robot_turned_against_another_robot_would_end_on_the_diagonal():
    table = Position.parse(
        """
        +---+---+
        | .   Y |
        +   +   +
        | R  G/ |
        +---+---+
        """
    )
    done = go(table, "R-right")
    assert (done.fault, done.obstacle, done.heading) == (Fault.ENDS_ON_DIAGONAL, Robot.YELLOW, Direction.UP)


def test_a_sliding_robot_may_pass_over_the_cell_that_it_has_left():
    table = Position.parse(
        r"""
        +---+---+---+---+
        | .  G/   .  G\ |
        +   +   +   +   +
        | .   R   .  G/ |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """
    )
    done = go(table, "R-right")
    assert (way(done), done.fault) == ("B2 C2 D2 D1 C1 B1 B2 B3", None)


def test_a_sliding_robot_may_come_to_rest_on_the_cell_that_it_has_left():
    table = Position.parse(
        r"""
        +---+---+---+---+
        | .  G/   .  G\ |
        +   +   +   +   +
        | .   R   .  G/ |
        +---+---+---+---+
        """
    )
    done = go(table, "R-right")
    assert (way(done), done.fault) == ("B2 C2 D2 D1 C1 B1 B2", None)
    assert (done.heading, done.obstacle) == (Direction.DOWN, Barrier.WALL)


@pytest.mark.parametrize(("move", "around"), [("R-right", "B1 C1 C2 B2 A2 A1 B1"), ("R-left", "B1 A1 A2 B2 C2 C1 B1")])
def test_a_slide_that_comes_back_in_the_same_direction_never_ends_and_is_not_allowed(move: str, around: str):
    table = Position.parse(
        r"""
        +---+---+---+
        |G/   R  G\ |
        +   +   +   +
        |G\   .  G/ |
        +---+---+---+
        """
    )
    done = go(table, move)
    assert (way(done), done.fault, done.obstacle) == (around, Fault.NEVER_ENDS, None)


def test_the_same_ring_lets_a_robot_of_its_own_colour_out():
    table = Position.parse(
        r"""
        +---+---+---+---+
        |G/   G  G\   . |
        +   +   +   +   +
        |G\   .  G/   . |
        +---+---+---+---+
        """
    )
    assert way(go(table, "G-right")) == "B1 C1 D1"


@given(positions(), moves)
def test_silver_plays_as_black_does(table: Position, move: Move):
    """docs/rules.md "Board": either is the fifth robot."""
    done, same = table.slide(move), bleached_position(table).slide(bleached_move(move))
    obstacle = bleached_robot(done.obstacle) if isinstance(done.obstacle, Robot) else done.obstacle
    assert (same.path, same.heading, same.fault, same.obstacle) == (done.path, done.heading, done.fault, obstacle)


def _headings(done: Slide) -> list[Direction]:
    """Return the direction of each step of a slide, read off its path alone."""
    return [
        next(direction for direction in Direction if cell.step(direction) == following)
        for cell, following in zip(done.path, done.path[1:], strict=False)
    ]


@given(positions(), moves)
def test_the_path_of_a_slide_runs_over_neighbouring_free_cells(table: Position, move: Move):
    done = table.slide(move)
    assert done.path[0] == table.robots[move.robot]
    others = {cell for robot, cell in table.robots.items() if robot is not move.robot}
    assert not set(done.path) & (others | MIDDLE)
    for cell, heading in zip(done.path, _headings(done), strict=False):
        assert not table.board.is_closed(cell, heading)


@given(positions(), moves)
def test_a_slide_changes_its_heading_at_diagonals_of_other_colours_only_and_always(table: Position, move: Move):
    done = table.slide(move)
    headings = [*_headings(done), done.heading]
    assert headings[0] is move.direction
    turns = list(done.turns)
    for cell, before, after in zip(done.path[1:], headings, headings[1:], strict=False):
        foreign = (diagonal := table.board.diagonals.get(cell)) and diagonal.robot is not move.robot
        assert before.is_right_angle_to(after) if foreign else before is after
        if foreign:
            assert turns.pop(0) == (cell, diagonal, after)
    assert not turns


@given(positions(), moves)
def test_a_slide_ends_where_the_next_cell_is_closed_and_nowhere_else(table: Position, move: Move):
    done = table.slide(move)
    others = {cell: robot for robot, cell in table.robots.items() if robot is not move.robot}
    beyond = done.end.step(done.heading)
    if done.fault is Fault.NEVER_ENDS:
        assert done.obstacle is None
        assert done.end == done.path[0]
    elif table.board.is_closed(done.end, done.heading):
        expected = Barrier.MIDDLE if beyond in MIDDLE else Barrier.WALL if beyond.on_board else Barrier.EDGE
        assert done.obstacle is expected
    else:
        assert done.obstacle is others[beyond]


@given(positions(), moves)
def test_a_slide_is_legal_if_it_leaves_and_ends_and_not_on_a_diagonal(table: Position, move: Move):
    done = table.slide(move)
    if done.obstacle is None:
        assert done.fault is Fault.NEVER_ENDS
    elif len(done.path) == 1:
        assert done.fault is Fault.CANNOT_LEAVE
    elif done.end in table.board.diagonals:
        assert done.fault is Fault.ENDS_ON_DIAGONAL
    else:
        assert done.fault is None


@given(positions(), moves)
def test_going_back_leads_over_the_same_cells(table: Position, move: Move):
    done = table.slide(move)
    if done.fault is None:
        moved = table.with_robots({**table.robots, move.robot: done.end})
        back = moved.slide(Move(move.robot, done.heading.opposite))
        assert back.path[: len(done.path)] == done.path[::-1]


@given(positions(), moves)
def test_a_slide_on_a_turned_table_is_the_turned_slide(table: Position, move: Move):
    done, around = table.slide(move), turned_position(table)
    turned = around.slide(turned_move(move))
    assert turned.path == tuple(turned_cell(cell) for cell in done.path)
    assert (turned.heading, turned.obstacle, turned.fault) == (done.heading.turned(1), done.obstacle, done.fault)


@given(positions(), moves)
def test_a_robot_that_stopped_cannot_go_further_the_same_way(table: Position, move: Move):
    done = table.slide(move)
    if done.fault is None:
        moved = table.with_robots({**table.robots, move.robot: done.end})
        assert moved.slide(Move(move.robot, done.heading)).fault is Fault.CANNOT_LEAVE


def _reached(position: Position, depth: int) -> list[int]:
    """Return how many positions are first reached after 0, 1, … moves."""
    begun = tuple(position.robots.values())
    seen, latest, counts = {begun}, [begun], [1]
    for _ in range(depth):
        new = set[tuple[Cell, ...]]()
        for cells in latest:
            robots = dict(zip(position.robots, cells, strict=True))
            before = position.with_robots(robots)
            slides = (done for robot in robots for done in before.slides(robot))
            new |= {tuple((robots | {done.move.robot: done.end}).values()) for done in slides if not done.fault}
        latest = list(new - seen)
        seen |= new
        counts.append(len(latest))
    return counts


def test_as_many_positions_are_reached_as_other_programs_count():
    for known in known_counts():
        assert _reached(known.position, 3) == list(known.counts[:4]), known.name


def test_the_boards_of_those_counts_are_the_boards_of_their_faces():
    built = [known for known in known_counts() if known.faces]
    for known in built:
        a, b, c, d = known.faces
        board = assemble((a, b, c, d))
        assert (board.walls, board.diagonals) == (known.position.board.walls, known.position.board.diagonals), known.name
    assert len(built) == 28


@given(moves)
def test_a_move_is_read_back_from_its_text(move: Move):
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize("text", ["", "R", "R-", "up", "r-up", "R-UP", "R-up ", "X-up", "R-up G-left"])
def test_other_text_is_no_move(text: str):
    with pytest.raises(ValueError, match=r"."):
        Move.parse(text)


@given(positions())
def test_the_moves_of_a_position_are_the_slides_that_are_allowed(position: Position):
    every = [Move(robot, direction) for robot in position.robots for direction in Direction]
    assert list(position.moves()) == [move for move in every if position.slide(move).fault is None]
