"""Whether solutions win in a position that is being played: docs/rules.md "Codes of boards"."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.geometry import Cell
from engine.giveaway import Asked, InPlay, Moves, gives_away, looks_like, share_tiles
from engine.moves import Robots
from engine.notation import parse_moves
from engine.pieces import Robot
from engine.position import Position
from engine.proof import Ricochet
from engine.rules import RULES_1999
from engine.setup import draw_setup
from engine.solver import AllSolutions, solve_all
from engine.tiles import assemble
from tests.engine.match_driver import GEAR, NAMED, SETUP
from tests.engine.turning import turned_cell

START = SETUP.position.with_target(GEAR)
"""Yellow, on K5, gets to the gear on E10."""
IN_PLAY = InPlay(START, Ricochet.TURN, SETUP.chips[1:])
R, G, B, Y = Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW


def solve(position: Position, ricochet: Ricochet = Ricochet.TURN) -> Sequence[Moves]:
    found = solve_all(position, ricochet=ricochet)
    return found.solutions if isinstance(found, AllSolutions) else ()


def is_refused(position: Position, playing: InPlay = IN_PLAY) -> bool:
    return gives_away(Asked(position, (position.chip,)), [playing], solve)


def standing(*robots: Robot) -> Robots:
    """Return the four robots on the cells of these."""
    return dict(zip((R, G, B, Y), (START.robots[robot] for robot in robots), strict=True))


def turned(position: Position, turns: int) -> Position:
    faces, robots = position.board.faces, dict(position.robots)
    assert faces
    for _ in range(turns):
        faces = (faces[-1], *faces[:-1])
        robots = {robot: turned_cell(cell) for robot, cell in robots.items()}
    return Position(assemble(faces), robots, position.target)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("helpers", [(R, G, B), (G, B, R), (B, R, G), (G, R, B)])
def test_a_position_is_given_away_by_itself_however_it_lies_and_whatever_colours_its_helpers_have(
    turns: int, helpers: tuple[Robot, Robot, Robot]
):
    assert is_refused(turned(START.with_robots(standing(*helpers, Y)), turns))


@pytest.mark.parametrize("made", ["R-left", "G-down", "Y-right", "B-right", "Y-right Y-down"])
def test_and_by_what_a_move_or_two_make_of_it(made: str):
    line = START.play(parse_moves(made))
    assert line.is_legal
    assert is_refused(line.end)
    assert is_refused(START, InPlay(line.end, Ricochet.TURN)), "and the other way round"


def test_it_does_not_matter_where_robots_stand_that_do_not_move():
    assert is_refused(START.with_robots({**START.robots, R: Cell(2, 3), B: Cell(13, 12)}))


@pytest.mark.parametrize(("playing", "asked"), [("4DAWC7K-EDNG6N0", "4DAVNQT-VAM06VS"), ("31QZZT4-PTBG3GM", "31QZZTJ-YS1G3TJ")])
def test_nor_that_helpers_move_in_vain_while_the_robot_that_wins_goes_the_same_way(playing: str, asked: str):
    one, position = InPlay(Position.from_code(playing), Ricochet.TURN), Position.from_code(asked)
    best, told = solve(one.position)[0], [line for line in solve(position) if one.position.play(line).flaw() is None]
    assert told
    assert min(map(len, told)) >= len(best)
    assert is_refused(position, one)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("letter", "ABCD")
def test_nor_what_is_on_a_tile_on_which_no_robot_moves(place: int, letter: str):
    faces = list(SETUP.faces)
    faces[place] = faces[place][0] + letter
    a, b, c, d = faces
    board = assemble((a, b, c, d))
    if board.diagonals.keys() & {*START.robots.values()}:
        return
    position = Position(board, START.robots, GEAR)
    wins = [line for line in solve(position) if START.play(line).flaw() is None]
    if board.targets[GEAR] == START.goal and wins:
        assert is_refused(position)


def test_it_does_not_matter_by_which_rule_the_solutions_are_told():
    asked = Asked(START, (GEAR,))
    assert gives_away(asked, [IN_PLAY], lambda position: solve(position, Ricochet.ONE_MOVE))


def test_a_chip_of_the_pile_is_given_away_and_one_that_was_won_is_not():
    moon = NAMED["Rm"]
    assert is_refused(START.with_target(moon))
    won = replace(IN_PLAY, pile=tuple(chip for chip in IN_PLAY.pile if chip != moon))
    assert not is_refused(START.with_target(moon), won)


def test_between_two_rounds_all_chips_of_the_pile_may_come():
    assert is_refused(START, InPlay(START.with_target(None), Ricochet.TURN, SETUP.chips))


def test_a_table_on_the_same_board_may_have_no_robot_where_it_stands_in_play():
    elsewhere = START.with_robots({R: Cell(4, 3), G: Cell(12, 6), B: Cell(6, 12), Y: Cell(11, 9)})
    asked = Asked(elsewhere.with_robots({**elsewhere.robots, R: START.robots[R]}), SETUP.chips, is_table=True)
    assert gives_away(asked, [IN_PLAY], lambda _: ())
    assert not gives_away(Asked(elsewhere, SETUP.chips, is_table=True), [IN_PLAY], lambda _: ())


def test_other_boards_give_hardly_anything_away():
    random = Random(1)
    drawn = [draw_setup(RULES_1999, random) for _ in range(40)]
    playing = [InPlay(one.position.with_target(one.chips[0]), Ricochet.TURN, one.chips[1:]) for one in drawn[:20]]
    asked = [one.position.with_target(one.chips[0]) for one in drawn[20:]]
    assert sum(is_refused(position, one) for position in asked for one in playing) <= 4


def test_what_takes_too_long_is_judged_by_how_it_looks():
    asked, other = Asked(START, (GEAR,)), Asked(draw_setup(RULES_1999, Random(3)).position, (GEAR,))
    assert looks_like(asked, [IN_PLAY])
    assert not looks_like(other, [IN_PLAY])
    moved = START.with_robots({**START.robots, R: Cell(2, 3), G: Cell(4, 3), Y: Cell(13, 12)})
    nothing_near = replace(IN_PLAY, position=moved)
    assert gives_away(asked, [nothing_near], lambda _: None), "blue stands there"
    assert gives_away(asked, [nothing_near], solve, lambda: True)


def test_boards_share_a_tile_where_it_lies_alike_from_some_side():
    assert share_tiles(("1A", "2A", "3A", "4A"), ("4B", "1A", "2B", "3B"))
    assert not share_tiles(("1A", "2A", "3A", "4A"), ("1B", "2B", "3B", "4B"))
    assert share_tiles(("1A", "2A", "3A", "4A"), ("1B", "2B", "4A", "3B"))
