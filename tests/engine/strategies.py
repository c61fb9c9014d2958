"""Hypothesis strategies for values of the game."""

from random import Random

from engine import RULES_1999, RULES_2013, Diagonals, Edition, Move, Position, Setup, draw_setup, rules_for
from engine.board.board import Board, closed_sides
from engine.board.geometry import CELLS, MIDDLE, Cell, Direction
from engine.board.pieces import COLOURED, FIFTH, TARGETS, Diagonal, Robot, Slant, robots_with
from tests.properties import st

OPEN_CELLS = [cell for cell in CELLS if cell not in MIDDLE]

FIVE = robots_with(Robot.BLACK)

robots = st.sampled_from(Robot)
directions = st.sampled_from(Direction)
all_moves = st.builds(Move, robots, directions)
moves = st.builds(Move, st.sampled_from(FIVE), directions)
coloured_moves = st.builds(Move, st.sampled_from(COLOURED), directions)
diagonals = st.builds(Diagonal, robots, st.sampled_from(Slant))
walls = st.dictionaries(st.sampled_from(OPEN_CELLS), st.sets(directions, min_size=1, max_size=2), max_size=40)
all_rules = st.sampled_from(
    [
        RULES_1999,
        RULES_2013,
        rules_for(Edition.Y2013, diagonals=Diagonals.WITH),
        *(
            rules_for(Edition.Y2013, diagonals=shown, fifth_robot=fifth)
            for shown in (Diagonals.WITHOUT, Diagonals.WITH)
            for fifth in FIFTH
        ),
    ]
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A board made by hand – walls, diagonals of every colour, targets – five robots with black, often a chip turned up."""
    count = len(FIVE)
    places = draw(st.lists(st.sampled_from(OPEN_CELLS), unique=True, min_size=count, max_size=60))
    shown: list[Cell] = places[count:]
    targets = dict(zip(TARGETS, shown[:4], strict=False))
    slanted = {cell: draw(diagonals) for cell in shown[4:]}
    standing = dict(zip(FIVE, places[:count], strict=True))
    chip = draw(st.sampled_from([*targets, None]))
    return Position(Board(closed_sides(draw(walls)), slanted, targets), standing, chip)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A set-up of any edition, as it is drawn for a match."""
    return draw_setup(draw(all_rules), Random(draw(st.integers(0, 2**32))))


@st.composite
def match_positions(draw: st.DrawFn) -> Position:
    """A position as it comes up in a match of any edition, with a chip turned up or none."""
    setup = draw(setups())
    position = setup.position.with_target(draw(st.none() | st.sampled_from(TARGETS)))
    for move in draw(st.lists(all_moves, max_size=12)):
        if move.robot in position.robots:
            position = position.play([move]).end
    return position
