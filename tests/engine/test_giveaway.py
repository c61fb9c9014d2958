"""Which positions would give away one that is being played: docs/rules.md "Codes of boards"."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from engine import RULES_2013, Cell, Direction, Move, Position, Ricochet, Robot, Robots, assemble, draw_setup, parse_moves
from engine.rules.giveaway import InPlay, is_same, looks_like, share_tiles
from tests.engine.disguises import ATTACKS, THREE_TILES, attack, draw_round, solutions
from tests.engine.first_round import GEAR, IN_THREE, NAMED, SETUP
from tests.engine.turning import turned_cell

START = SETUP.position.with_target(GEAR)
"""Yellow, on K5, gets to the gear on E10."""
IN_PLAY = InPlay(START, (GEAR,), Ricochet.TURN, parse_moves(IN_THREE))
R, G, B, Y = Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW
ELSEWHERE = {R: Cell(4, 3), G: Cell(12, 6), B: Cell(6, 12), Y: Cell(11, 9)}
"""Four cells on which no robot stands in play."""
MOON = NAMED["Rm"]


def test_no_answer_depends_on_where_robots_stand_if_that_is_a_secret():
    hidden = replace(IN_PLAY, hides_robots=True)
    assert is_same(START, hidden)
    assert is_same(START.with_robots(ELSEWHERE), hidden)
    assert not is_same(START.with_robots(ELSEWHERE), IN_PLAY)
    assert not is_same(with_faces(START, 1), hidden)


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


def with_faces(position: Position, count: int) -> Position:
    """Return the position with so many faces changed, its target on the same cell."""
    for places, letters in product(combinations(range(4), count), product("ABCD", repeat=count)):
        faces = list(position.board.faces or ())
        for place, letter in zip(places, letters, strict=True):
            faces[place] = faces[place][0] + letter
        a, b, c, d = faces
        board = assemble((a, b, c, d))
        is_free = board.diagonals.keys().isdisjoint({*position.robots.values(), *START.robots.values()})
        changed = sum(one != other for one, other in zip(faces, position.board.faces or (), strict=True))
        if changed == count and is_free and board.targets[position.chip] == position.goal:
            return Position(board, position.robots, position.target)
    raise AssertionError(position)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("helpers", [(R, G, B), (G, B, R), (B, R, G), (G, R, B)])
def test_a_position_is_the_one_in_play_however_it_lies_and_whatever_colours_its_helpers_have(
    turns: int, helpers: tuple[Robot, Robot, Robot]
):
    asked = turned(START.with_robots(standing(*helpers, Y)), turns)
    assert looks_like(asked, IN_PLAY)
    assert is_same(asked, IN_PLAY)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("how", [{}, {"mildly": True}])
def test_a_position_is_like_one_in_play_on_the_same_tiles_wherever_its_robots_stand(turns: int, how: dict[str, bool]):
    asked = START.with_robots(ELSEWHERE).with_target(MOON)
    assert looks_like(turned(asked, turns), IN_PLAY, **how)
    assert not looks_like(turned(with_faces(asked, 1), turns), IN_PLAY, **how)
    assert not is_same(turned(asked, turns), IN_PLAY), "and to strangers it is another one"


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("changed", [1, 2])
def test_it_is_with_two_or_three_tiles_where_the_target_is_on_the_same_cell(turns: int, changed: int):
    asked = turned(with_faces(START.with_robots(ELSEWHERE), changed), turns)
    assert looks_like(asked, IN_PLAY, mildly=True)


def test_it_is_with_two_tiles_where_two_robots_of_any_colour_stand_as_in_play():
    asked = with_faces(START.with_robots(ELSEWHERE).with_target(MOON), 2)
    one = asked.with_robots({**asked.robots, R: START.robots[B]})
    two = one.with_robots({**one.robots, Y: START.robots[G]})
    assert (looks_like(one, IN_PLAY), looks_like(two, IN_PLAY)) == (False, True)


def test_it_is_with_one_tile_where_the_target_is_on_the_same_cell_and_mildly_only_if_two_robots_stand_alike_too():
    asked = with_faces(START.with_robots(ELSEWHERE), 3)
    as_there = asked.with_robots({**asked.robots, R: START.robots[B], G: START.robots[G]})
    assert asked.goal == START.goal
    assert [looks_like(one, IN_PLAY) for one in (asked, as_there)] == [True, True]
    assert [looks_like(one, IN_PLAY, mildly=True) for one in (asked, as_there)] == [False, True]
    assert not looks_like(as_there.with_target(MOON), IN_PLAY)


@pytest.mark.parametrize("way", ATTACKS)
def test_nothing_that_is_refused_near_the_game_tells_of_its_secret_solution(way: str):
    random = Random(way)
    for _ in range(10):
        one = draw_round(random)
        asked = ATTACKS[way](one.position, (Move(R, Direction.UP),), random)
        told = {looks_like(asked, replace(one, best=best)) for best in ((), parse_moves(IN_THREE), *solutions(one.position))}
        assert len(told) == 1


def test_between_two_rounds_all_chips_of_the_pile_may_come():
    asked = with_faces(START.with_robots(ELSEWHERE).with_target(MOON), 2)
    between = replace(IN_PLAY, position=START.with_target(None), chips=SETUP.chips, best=())
    assert asked.goal == START.board.targets[MOON]
    assert looks_like(asked, between)
    assert not looks_like(asked, replace(between, chips=(GEAR,)))


def test_to_strangers_a_position_is_recognised_by_three_of_its_robots():
    two = {**ELSEWHERE, R: START.robots[R], G: START.robots[G]}
    other = START.with_target(MOON)
    assert not is_same(other.with_robots(two), IN_PLAY)
    assert is_same(other.with_robots({**two, B: START.robots[B]}), IN_PLAY)
    assert not is_same(with_faces(other, 1), IN_PLAY), "on the same four tiles alone"


@pytest.mark.parametrize("turns", range(4))
def test_or_by_the_known_solution_of_its_chip(turns: int):
    asked = START.with_robots({**ELSEWHERE, Y: START.robots[Y]})
    assert is_same(turned(asked, turns), IN_PLAY)
    assert not is_same(asked, replace(IN_PLAY, best=())), "while no solution is known"
    assert not is_same(asked.with_target(MOON), IN_PLAY)
    in_the_way = asked.with_robots({**asked.robots, R: Cell(asked.robots[Y].row, asked.robots[Y].column + 1)})
    assert not is_same(in_the_way, IN_PLAY)


@pytest.mark.parametrize("way", [way for way in ATTACKS if way != THREE_TILES])
def test_no_attack_on_a_round_of_ones_own_has_an_answer(way: str):
    """`tests/soak` tries more of them."""
    random, tried = Random(way), 0
    while tried < 3:
        one = draw_round(random)
        if not (found := solutions(one.position)) or len(found[0]) > 5:
            continue
        tried += 1
        assert not attack(way, one, found[0], random).is_passed


def _unrelated(random: Random) -> Iterator[Position]:
    while True:
        yield draw_setup(RULES_2013, random).position


def test_hardly_anything_of_strangers_is_refused():
    positions = _unrelated(Random(1))
    playing = [InPlay(one, (one.chip,), Ricochet.TURN) for one, _ in zip(positions, range(200), strict=False)]
    asked = [next(positions) for _ in range(50)]
    assert not any(is_same(position, one) for position in asked for one in playing)


def test_boards_share_a_tile_where_it_lies_alike_from_some_side():
    assert share_tiles(("1A", "2A", "3A", "4A"), ("4B", "1A", "2B", "3B"))
    assert not share_tiles(("1A", "2A", "3A", "4A"), ("1B", "2B", "3B", "4B"))
    assert share_tiles(("1A", "2A", "3A", "4A"), ("1B", "2B", "4A", "3B"))
