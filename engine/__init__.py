"""The rules of Ricochet Robots as a library: boards, moves, proofs, options and matches.

Pure: no clock, no I/O, no Discord. Times are parameters, in seconds since the Unix epoch. This package exports what is needed
for single positions; the packages of `engine.games` play matches, races and games for one person, and `engine.solver` finds
shortest solutions.

    >>> from engine import Position, parse_moves
    >>> position = Position.from_code("005T3CF-5YD0FPW")
    >>> position.target.words, position.goal.label
    ('yellow gear', 'E10')
    >>> position.slide(*parse_moves("Y-right")).end.label
    'P5'
    >>> position.check(parse_moves("Y-right Y-down"), bid=2)
    TargetMissed(robot=Robot.YELLOW, end=Cell(row=9, column=15), target=Cell(row=9, column=4), turns=())
    >>> proof = position.check(parse_moves("Y-right Y-down Y-left"), bid=3)
    >>> proof.line.end.robots[position.target.robot].label
    'E10'
"""

from engine.board.board import Board
from engine.board.codes import CodeError
from engine.board.geometry import SIZE, Cell, Direction
from engine.board.moves import Barrier, Fault, Move, Robots, Slide, Turn
from engine.board.notation import Expected, NotationError, format_moves, parse_moves
from engine.board.pieces import COLOURED, FIFTH, TARGETS, VORTEX, Diagonal, NotInPlay, Robot, Slant, Symbol, Target
from engine.board.position import Line, Position, Proof
from engine.board.proof import Flaw, IllegalMove, NoRicochet, ProofLength, Ricochet, SingleMove, TargetMissed, WrongCount
from engine.board.tiles import all_boards, assemble, faces
from engine.rules.rules import (
    RULES_1999,
    RULES_1999_FR,
    RULES_1999_NL,
    RULES_2013,
    Bids,
    Diagonals,
    Difficulty,
    Edition,
    Rules,
    Ties,
    Times,
    rules_for,
)
from engine.rules.setup import Setup, draw_setup

__all__ = [
    "COLOURED",
    "FIFTH",
    "RULES_1999",
    "RULES_1999_FR",
    "RULES_1999_NL",
    "RULES_2013",
    "SIZE",
    "TARGETS",
    "VORTEX",
    "Barrier",
    "Bids",
    "Board",
    "Cell",
    "CodeError",
    "Diagonal",
    "Diagonals",
    "Difficulty",
    "Direction",
    "Edition",
    "Expected",
    "Fault",
    "Flaw",
    "IllegalMove",
    "Line",
    "Move",
    "NoRicochet",
    "NotInPlay",
    "NotationError",
    "Position",
    "Proof",
    "ProofLength",
    "Ricochet",
    "Robot",
    "Robots",
    "Rules",
    "Setup",
    "SingleMove",
    "Slant",
    "Slide",
    "Symbol",
    "Target",
    "TargetMissed",
    "Ties",
    "Times",
    "Turn",
    "WrongCount",
    "all_boards",
    "assemble",
    "draw_setup",
    "faces",
    "format_moves",
    "parse_moves",
    "rules_for",
]
