from contextlib import suppress
from random import Random
from textwrap import dedent

import pytest

from engine import TARGETS, VORTEX, Board, Cell, Diagonal, Direction, Position, Robot, Slant, assemble
from engine.board.ascii import draw, draw_small, parse_drawing
from engine.board.board import closed_sides
from tests.engine.strategies import positions
from tests.properties import given


def test_a_picture_shows_walls_robots_targets_and_diagonals():
    drawing = parse_drawing(
        """
        +---+---+
        | R   Gm|
        +   +---+
        |Y**  B\\
        +---+---+
        """
    )
    assert drawing.robots == {Robot.RED: Cell(0, 0), Robot.YELLOW: Cell(1, 0)}
    assert {target.letters: cell for target, cell in drawing.targets.items()} == {"Gm": Cell(0, 1), "**": Cell(1, 0)}
    assert drawing.diagonals == {Cell(1, 1): Diagonal(Robot.BLUE, Slant.FALLING)}
    assert Direction.UP in drawing.walls[Cell(1, 1)]
    assert Direction.RIGHT in drawing.walls[Cell(0, 1)]
    assert Direction.RIGHT not in drawing.walls[Cell(1, 1)]


@given(positions())
def test_what_was_drawn_reads_back_as_the_same_position(shown: Position):
    drawing = parse_drawing(draw(shown.drawing))
    assert Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets) == shown.board
    assert drawing.robots == shown.robots


def test_a_robot_drawn_on_a_diagonal_stays_in_the_picture():
    shown = Position.parse(
        """
        +---+---+
        | .  KR/|
        +---+---+
        """
    )
    assert shown.robots == {Robot.BLACK: Cell(0, 1)}
    assert parse_drawing(draw(shown.drawing)).robots == shown.robots


@pytest.mark.parametrize("robot", Robot)
def test_a_robot_drawn_on_a_target_stays_in_the_picture(robot: Robot):
    shown = Position.parse(
        f"""
        +---+---+
        | .  {robot.value}Gm|
        +---+---+
        """
    )
    drawn = parse_drawing(draw(shown.drawing))
    assert drawn.robots == {robot: Cell(0, 1)}
    assert drawn.targets == {next(target for target in TARGETS if target.letters == "Gm"): Cell(0, 1)}


@pytest.mark.parametrize("content", ["x", "Rx", "RR", "K*", "RKm"])
def test_what_no_board_shows_is_named_with_its_row_and_column(content: str):
    with pytest.raises(ValueError, match=f"row 1, column 2: .*{content[-1].replace('*', '[*]')}"):
        parse_drawing(
            f"""
            +---+---+---+
            | .   .   . |
            +   +   +   +
            | .   .  {content:3}|
            +---+---+---+
            """
        )


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("| R   R |", "row 0, column 1: Robot.RED is on A1 already"),
        ("| Gm  Gm|", "row 0, column 1: Target.* is on A1 already"),
        ("|RGm YGm|", "row 0, column 1: Target.* is on A1 already"),
        ("|R G  . |", "row 0, column 0: ' G' is nothing"),
        ("| R     |", "row 0, column 1: '' is nothing"),
        ("| R", "row 0, column 1: '' is nothing"),
        ("|###  . |", "row 0, column 0: '###' is nothing"),
        ("| R x . |", "row 0: 'x' where there should be one of '[|] '"),
        ("  R   . |", "row 0: '.' where there should be one of"),
        ("| R   . | . |", "row 0: .* is longer than the first line"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_dropped(row: str, told: str):
    with pytest.raises(ValueError, match=told):
        Position.parse(f"+---+---+\n{row}\n+---+---+")


@pytest.mark.parametrize(
    ("walls", "told"),
    [
        ("+---+", "row 1: ' ' where there should be one of '[+]'"),
        ("+---+---+---+", "row 1: .* is longer than the first line"),
        ("+---+- -+", "row 1, column 1: '- -' is no wall"),
        ("+---|---+", "row 1: '[|]' where there should be one of '[+]'"),
    ],
)
def test_walls_that_cannot_be_are_refused(walls: str, told: str):
    with pytest.raises(ValueError, match=told):
        Position.parse(f"+---+---+\n| .   . |\n{walls}\n")


@pytest.mark.parametrize("picture", ["+---+", "+---+\n| . |", "| . |\n+---+\n| . |", "hello", "++\n| . |\n++"])
def test_what_is_no_picture_of_cells_is_refused(picture: str):
    with pytest.raises(ValueError, match=r".+"):
        parse_drawing(picture)


@pytest.mark.parametrize(("rows", "columns"), [(17, 1), (1, 17)])
def test_a_picture_that_is_larger_than_a_board_is_refused(rows: int, columns: int):
    line = "+---" * columns + "+"
    picture = line + f"\n{'| . ' * columns}|\n{line}" * rows
    with pytest.raises(ValueError, match=f"a board has 16 rows and columns, and this drawing {rows} and {columns}"):
        parse_drawing(picture)


def test_nothing_stands_in_the_middle():
    lines = draw(Board(closed_sides(), {}, {}).drawing({})).splitlines()
    lines[15] = lines[15].replace("###", " R ", 1)
    with pytest.raises(ValueError, match="row 7, column 7: 'R' in the middle of the board"):
        parse_drawing("\n".join(lines))


def test_any_other_text_is_a_drawing_or_a_value_error_and_nothing_else():
    random = Random(1)
    whole = draw(assemble(("1D", "4D", "3D", "2D")).drawing({Robot.RED: Cell(2, 4)}))
    read = 0
    for _ in range(400):
        place = random.randrange(len(whole))
        text = whole[:place] + random.choice("+-| R.B/\\Gm*#x\n") + whole[place + 1 :]
        with suppress(ValueError):
            parse_drawing(text)
            read += 1
    assert 0 < read < 400


def test_an_empty_picture_is_refused_like_any_other_that_cannot_be_read():
    with pytest.raises(ValueError, match=r".+"):
        parse_drawing("  \n ")


def test_the_small_picture_of_a_board_has_the_same_walls_and_things_in_a_third_of_the_room() -> None:
    board, robots = assemble(("1D", "4D", "3D", "2D")), {Robot.RED: Cell(2, 4), Robot.BLACK: Cell(13, 14)}
    assert draw_small(board.drawing(robots), VORTEX) == dedent(r"""
           A B C D E F G H I J K L M N O P
          +-----------+-----+-------------+
         1|. . . . . .|. . .|. . . . . . .|
          |           |     | |           |
         2|. . . . / . . . . .|. . . . . .|
          |                   +--   |     |
         3|. . . . R . . . . . . . .|. / .|
          | +--                   +-+     |
         4|.|. . . . . . . . / . .|. . . .|
          | |           |         |       |
         5|. . . . . . .|. . . . . . . . .|
          |           --+ |             --+
         6|. . . . . . . .|X . . . . . . .|
          +-- --+         +--       --+   |
         7|. . .|. . . . . . . . . . .|. .|
          |     +--     +---+         |   |
         8|. . . . . \ .|# #|. . . . . . .|
          |             |   |             |
         9|. . . . / . .|# #|. . . . . . .|
          |   |         +---+   |         |
        10|. .|. . . . . . . . .|. . . . .|
          |   +-+             --+         |
        11|. . .|. . . . . . . . . . . . .|
          |     |       +--       --+     |
        12|. . . . . . .|. . . . . .|. . .|
          |             |           +--   |
        13|. . . . . . . . . \ . . . . . .|
          +--               +--         --+
        14|. \ . . . . . . .|. . . . . K .|
          |           |     |             |
        15|. . . . . .|. . . . . \ . . . .|
          |         --+ |       |         |
        16|. . . . . . .|. . . .|. . . . .|
          +-------------+-------+---------+
    """).strip("\n")
