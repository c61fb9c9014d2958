"""A position – board, robots, target – and what follows from it: docs/rules.md "A move" and "Proving"."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations
from types import MappingProxyType
from typing import ClassVar

from engine.board import codes
from engine.board.ascii import Drawing, draw, parse_drawing
from engine.board.board import Board, closed_sides
from engine.board.codes import CodeError, CodeFault
from engine.board.geometry import CELLS, MIDDLE, Cell, Direction
from engine.board.json_form import format_json, parse_json
from engine.board.moves import Barrier, Fault, Move, Obstacle, Robots, Slide, Turn
from engine.board.notation import format_moves
from engine.board.pieces import COLOURED, FIFTH, TARGETS, NotInPlay, Robot, Target
from engine.board.proof import Flaw, ProofLength, Ricochet, arrives, flaw_of
from engine.board.tiles import assemble

_NO_TARGET = len(TARGETS)
_BASES = (*codes.BOARD, len(TARGETS) + 1)
POSITION_LENGTH = 14
"""Digits of the code of a position, with its check digits."""

_OPEN = frozenset(CELLS) - MIDDLE
"""The cells on which robots can stand."""


@dataclass(frozen=True)
class Position:
    """A board with robots and, where a chip is turned up, its target: an immutable, hashable value.

        >>> from engine import parse_moves
        >>> position = Position.from_code("005T3CF-5YD0FPW")
        >>> line = position.play(parse_moves("Y-right Y-down"))
        >>> [slide.end.label for slide in line.slides]
        ['P5', 'P10']
        >>> position.check(parse_moves("Y-right Y-down Y-left"))
        Proof(line=Position.from_code('005T3CF-5YD0FPW').play(parse_moves('Y-right Y-down Y-left')))
        >>> len(position.moves())
        15

    ``target`` is None where no chip is turned up. ``str()`` draws the position without its target; notebooks show it as a
    picture once `render.board` is imported.

    Raises `ValueError` for two robots on one cell, for a robot off the board or in the middle, and for both black and silver:
    only one of them is the fifth robot.
    """

    board: Board
    robots: Robots
    target: Target | None = None

    _png: ClassVar[Callable[["Position"], bytes] | None] = None

    def __post_init__(self) -> None:
        if self.robots.keys() >= {*FIFTH}:
            raise ValueError("black and silver are one robot, of which only one stands on a board")
        object.__setattr__(self, "robots", MappingProxyType(dict(self.robots)))
        if len(_OPEN.intersection(self.robots.values())) < len(self.robots):
            raise ValueError(f"robots cannot stand like this: {_faults(self.robots)}")

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.board, frozenset(self.robots.items()), self.target))

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[object, ...]]:
        # By its code where possible, so that a board of tiles is taken from the cache instead of being validated again.
        if self._has_code:
            return Position.from_code, (self.code,)
        return Position, (self.board, dict(self.robots), self.target)

    def __str__(self) -> str:
        return draw(self.drawing)

    def __repr__(self) -> str:
        if self._has_code:
            return f"Position.from_code({self.code!r})"
        drawn = f"Position.parse({str(self)!r})"
        return drawn if self.target is None else f"{drawn}.with_target({self.target!r})"

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Parse a drawing in the form of `str`, or the top left corner of one. The position has no target.

        Raises `ValueError` for anything else, see `engine.board.ascii.parse_drawing`.
        """
        drawing = parse_drawing(text)
        return cls(Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets), drawing.robots)

    @classmethod
    def from_code(cls, code: str) -> "Position":
        """Parse a code, ignoring case, hyphens and spaces. Raises `CodeError`, and nothing else."""
        if len(digits := codes.digits_of(code)) != POSITION_LENGTH:
            raise CodeError(CodeFault.LENGTH, f"the code of a position has {POSITION_LENGTH} letters and digits", len(digits))
        *fields, target = codes.unpack(codes.decode(digits), _BASES)
        faces, robots = codes.board_from_fields(fields)
        try:
            return cls(assemble(faces), robots, None if target == _NO_TARGET else TARGETS[target])
        except ValueError as error:
            raise CodeError(CodeFault.IMPOSSIBLE, "the code puts robots where they cannot stand") from error

    def to_json(self) -> str:
        """Return the position as a JSON object, on one line: docs/library.md "JSON"."""
        return format_json(self.board, self.robots, self.target)

    @classmethod
    def from_json(cls, text: str) -> "Position":
        """Parse the output of `to_json`. Raises `ValueError`, and nothing else."""
        return cls(*parse_json(text))

    @property
    def drawing(self) -> Drawing:
        """The contents of the position's drawing, which has no target."""
        return self.board.drawing(self.robots)

    @property
    def code(self) -> str:
        """The code that `from_code` parses. Raises `ValueError` for a board that is not made of tiles, or for other robots."""
        if self.board.faces is None or not self._has_code:
            raise ValueError("only a board of four tiles, with its four or five robots, has a code")
        target = _NO_TARGET if self.target is None else TARGETS.index(self.target)
        return codes.encode(
            codes.pack([*codes.board_to_fields(self.board.faces, self.robots), target], _BASES), POSITION_LENGTH
        )

    @property
    def _has_code(self) -> bool:
        return self.board.faces is not None and self.robots.keys() >= {*COLOURED}

    @property
    def chip(self) -> Target:
        """The target. Raises `ValueError` where no chip is turned up."""
        if self.target is None:
            raise ValueError("no target chip is turned up")
        return self.target

    @property
    def goal(self) -> Cell:
        """The cell of the target. Raises `ValueError` where no chip is turned up, and `NotInPlay` where the board has none."""
        cell = self.board.targets.get(self.chip)
        if cell is None:
            raise NotInPlay(f"the board shows no {self.chip.words}")
        return cell

    @property
    def is_one_move(self) -> bool:
        """Whether a single move brings an eligible robot to the target. Raises as `goal` does."""
        goal, target = self.goal, self.chip
        return any(arrives(slide, target, goal) for robot in self.robots for slide in self.slides(robot))

    def with_robots(self, robots: Robots) -> "Position":
        """Return the position with these robots instead."""
        return Position(self.board, robots, self.target)

    def with_target(self, target: Target | None) -> "Position":
        """Return the position with this chip turned up instead, or none."""
        return Position(self.board, self.robots, target)

    def has_robots(self, moves: Iterable[Move]) -> bool:
        """Return whether the robots of all these moves are in the game, so that they can be played."""
        return all(move.robot in self.robots for move in moves)

    def slide(self, move: Move) -> Slide:
        """Slide one robot until the next cell is closed to it: docs/rules.md "A move".

        The robot's own cell is free while it slides: it may pass over it or come to rest there. Raises `NotInPlay`, a
        `KeyError`, for a robot that is not in the game.
        """
        start = self.robots.get(move.robot)
        if start is None:
            raise NotInPlay(f"the {move.robot.word} robot is not in the game")
        board, cell, heading = self.board, start, move.direction
        standing = {place: robot for robot, place in self.robots.items() if robot is not move.robot}
        path, turns = [cell], list[Turn]()
        while (obstacle := _obstacle(board, standing, cell, beyond := cell.step(heading), heading)) is None:
            cell = beyond
            path.append(cell)
            if (diagonal := board.diagonals.get(cell)) and (onward := diagonal.deflect(move.robot, heading)) is not heading:
                heading = onward
                turns.append(Turn(cell, diagonal, heading))
            # Paths are reversible, so that the first state that repeats is the starting one.
            if heading is move.direction and cell == path[0]:
                return Slide(move, tuple(path), tuple(turns), heading, None, Fault.NEVER_ENDS)
        fault = None
        if len(path) == 1:
            fault = Fault.CANNOT_LEAVE
        elif cell in self.board.diagonals:
            fault = Fault.ENDS_ON_DIAGONAL
        return Slide(move, tuple(path), tuple(turns), heading, obstacle, fault)

    def slides(self, robot: Robot) -> tuple[Slide, ...]:
        """Return the slide of a robot in each direction, in their order. Raises `NotInPlay` as `slide` does."""
        return tuple(self.slide(Move(robot, direction)) for direction in Direction)

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves, robot by robot."""
        return tuple(slide.move for robot in self.robots for slide in self.slides(robot) if slide.fault is None)

    def after(self, slide: Slide) -> "Position":
        """Return the position after the slide of one of its robots, legal or not."""
        return self.with_robots({**self.robots, slide.move.robot: slide.end})

    def play(self, moves: Iterable[Move]) -> "Line":
        """Make moves in order, up to and including the first illegal one. Raises `NotInPlay` as `slide` does."""
        slides, position = list[Slide](), self
        for move in moves:
            slide = position.slide(move)
            slides.append(slide)
            if slide.fault:
                break
            position = position.after(slide)
        return Line(self, tuple(slides), position)

    def check(
        self,
        moves: Iterable[Move],
        bid: int | None = None,
        length: ProofLength = ProofLength.EXACT,
        ricochet: Ricochet = Ricochet.TURN,
    ) -> "Proof | Flaw":
        """Judge a proof of a bid; without a bid, a solution of any length. The options are those of `engine.rules.rules.Rules`.

        Raises `ValueError` for no moves at all or without a target, and `NotInPlay` for a robot that is not in the game.
        """
        line = self.play(moves)
        return line.flaw(bid, length, ricochet) or Proof(line)

    @classmethod
    def draw_with(cls, png: Callable[["Position"], bytes]) -> None:
        """Register the function that draws positions in notebooks, as PNG files."""
        cls._png = png

    def _repr_png_(self) -> bytes | None:
        png = Position._png
        return None if png is None else png(self)


@dataclass(frozen=True)
class Line:
    """Moves made from a position: the slides in order, and the position after the legal ones.

    Only the last slide may be illegal.
    """

    start: Position
    slides: tuple[Slide, ...]
    end: Position

    def __repr__(self) -> str:
        made = f"parse_moves({format_moves(self.moves)!r})" if self.slides else "()"
        return f"{self.start!r}.play({made})"

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves, including an illegal last one."""
        return tuple(slide.move for slide in self.slides)

    @property
    def is_legal(self) -> bool:
        """Whether every move is legal."""
        return not self.slides or self.slides[-1].fault is None

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position after each slide, including an illegal last one."""
        return tuple(accumulate(self.slides, Position.after, initial=self.start))[1:]

    @property
    def reaches_target(self) -> bool:
        """Whether the last move is legal and brings an eligible robot to rest on the target, with or without a ricochet."""
        target = self.start.target
        goal = self.start.board.targets.get(target) if target else None
        return bool(self.slides and target and goal and arrives(self.slides[-1], target, goal))

    def flaw(
        self, bid: int | None = None, length: ProofLength = ProofLength.EXACT, ricochet: Ricochet = Ricochet.TURN
    ) -> Flaw | None:
        """Return why the line does not prove a bid, or None if it does: docs/rules.md "Proving".

        Without a bid any length is right. Raises `ValueError` for a line without moves, or one that starts without a target.
        """
        return flaw_of(self.slides, self.start.chip, self.start.goal, bid, length, ricochet)


@dataclass(frozen=True, slots=True)
class Proof:
    """The line of a solution."""

    line: Line


def _obstacle(board: Board, standing: Mapping[Cell, Robot], cell: Cell, beyond: Cell, heading: Direction) -> Obstacle | None:
    """Return what stops a robot between a cell and the one beyond, if anything."""
    if not board.is_closed(cell, heading):
        return standing.get(beyond)
    if not beyond.on_board:
        return Barrier.EDGE
    return Barrier.MIDDLE if beyond in MIDDLE else Barrier.WALL


def _faults(robots: Robots) -> str:
    """Return a description of the robots that stand where they cannot."""
    faults = [f"{robot.word} is beyond the edge, on {cell!r}" for robot, cell in robots.items() if not cell.on_board]
    faults += [f"{robot.word} is in the middle, on {cell.label}" for robot, cell in robots.items() if cell in MIDDLE]
    faults += [
        f"{one.word} and {other.word} are both on {robots[one].label}"
        for one, other in combinations(robots, 2)
        if robots[one] == robots[other]
    ]
    return "; ".join(faults)
