"""A position, or a proof, in words, which are the alt text of its picture."""

from collections.abc import Iterable

from engine.board import Board
from engine.geometry import CELLS, MIDDLE, Direction
from engine.moves import Barrier, Fault, Obstacle, Slide
from engine.notation import format_moves
from engine.pieces import Diagonal, Robot, Slant
from engine.position import Line, Position
from engine.tiles import LETTERS, MARKS, NUMBERS, faces

LIMIT = 1024
"""The longest alt text that Discord takes, in characters."""

_MORE = " …"
_STOPS = {Barrier.WALL: "wall", Barrier.EDGE: "edge", Barrier.MIDDLE: "middle"}
_SLANTS = {Slant.RISING: "rising", Slant.FALLING: "falling"}
_FAULTS = {Fault.ENDS_ON_DIAGONAL: "not allowed, ends on diagonal", Fault.NEVER_ENDS: "not allowed, never ends"}


def describe(position: Position) -> str:
    r"""The position in at most 1,024 characters of plain English, enough to play from.

    It names the target and its cell; for each robot its cell and, in each direction, where a move would end and
    what stops it there, as in ``right to F7 (wall)``, every turn on the way, as in ``up then left to F3 (edge)``, or
    that the robot stays or the move is not allowed (RULES "A move"); then every diagonal barrier, ``rising`` for ``/``
    and ``falling`` for ``\``, and every wall. Every official position fits whole. On a board made by hand with dozens of
    diagonals first the reasons for stopping are left out, then what comes last.
    """
    for reasons in (True, False):
        sentences = [_target(position)]
        sentences += [_robot(position, robot, reasons=reasons) for robot in Robot if robot in position.robots]
        sentences += [*_diagonals(position.board), *_walls(position.board)]
        text = " ".join(sentences)
        if len(text) <= LIMIT:
            return text
    return _cut(text)


def retell(line: Line) -> str:
    """A proof in at most 1,024 characters of plain English.

    It names the target and its cell, then each move with its end and what stopped it, as in ``green left to F10
    (wall)``, then where all robots stand in the end. Of long proofs first the reasons for stopping are left out, then the
    ends, so that only the notation remains; every proof of a bid fits whole.
    """
    slides, robots = line.slides, line.end.robots
    stand = ", ".join(f"{robot.word} on {robots[robot].label}" for robot in Robot if robot in robots)
    tellings = (
        *("; ".join(f"{way.move.robot.word} {_way(way, reasons=reasons)}" for way in slides) for reasons in (True, False)),
        format_moves(line.moves),
    )
    frame = f"{_target(line.start)} Shown in {len(slides)} moves: {{}}. Final positions: {stand}."
    texts = [frame.format(told) for told in tellings]
    return next((text for text in texts if len(text) <= LIMIT), _cut(texts[-1]))


def list_faces() -> str:
    """The sixteen faces with their targets and barriers in at most 1,024 characters, enough to tell each from all others."""
    told = " ".join(f"{name} {_shown(name)}." for name in (number + letter for number in NUMBERS for letter in LETTERS))
    marks = ", ".join(f"{number} {robot.word}" for number, robot in MARKS.items())
    return (
        "The sixteen tile faces, each with its cut corner at the bottom right, columns A to H, rows 1 to 8. "
        f"Colour marks: {marks}. A colour and m moon, p planet, s star, g gear, / or \\ diagonal; ** vortex. {told}"
    )


def _shown(name: str) -> str:
    face = faces()[name]
    shown = [f"{target.letters} {cell.label}" for target, cell in sorted(face.targets.items(), key=lambda item: item[1])]
    shown += [f"{diagonal.robot.value}{diagonal.slant.value} {cell.label}" for cell, diagonal in sorted(face.diagonals.items())]
    return ", ".join(shown)


def _cut(text: str) -> str:
    return text[: LIMIT - len(_MORE)].rsplit(" ", 1)[0].rstrip(" ,;") + _MORE


def _target(position: Position) -> str:
    if position.target is None:
        return "No target yet."
    goal = position.board.targets.get(position.target)
    return f"Target: {position.target.words} on {goal.label}." if goal else f"Target: {position.target.words}."


def _robot(position: Position, robot: Robot, *, reasons: bool) -> str:
    ways = (_way(slide, reasons=reasons) for slide in position.slides(robot))
    return f"{robot.word.capitalize()} robot on {position.robots[robot].label}: {', '.join(ways)}."


def _way(way: Slide, *, reasons: bool) -> str:
    direction = way.move.direction.value
    if way.fault is Fault.CANNOT_LEAVE:
        return f"{direction} stays ({_stop(way.obstacle)})" if reasons else f"{direction} stays"
    if way.fault is not None:
        return f"{direction} {_FAULTS[way.fault]}" if reasons else f"{direction} not allowed"
    turned = "".join(f" then {turn.heading.value}" for turn in way.turns)
    reason = f" ({_stop(way.obstacle)})" if reasons else ""
    return f"{direction}{turned} to {way.end.label}{reason}"


def _stop(obstacle: Obstacle | None) -> str:
    if isinstance(obstacle, Robot):
        return f"{obstacle.word} robot"
    return _STOPS[obstacle] if obstacle else ""


def _diagonals(board: Board) -> Iterable[str]:
    named = [f"{_diagonal(diagonal)} at {cell.label}" for cell, diagonal in sorted(board.diagonals.items())]
    return [f"Diagonals: {', '.join(named)}."] if named else []


def _walls(board: Board) -> Iterable[str]:
    """Every wall between two cells once, beside the edge and the middle, which everybody knows."""
    told = [
        f"{word} {' '.join(cells)}"
        for word, cells in (
            ("right of", _closed(board, Direction.RIGHT)),
            ("below", _closed(board, Direction.DOWN)),
        )
        if cells
    ]
    return [f"Walls {'; '.join(told)}."] if told else []


def _closed(board: Board, side: Direction) -> list[str]:
    walls = (cell for cell in CELLS if board.is_closed(cell, side) and cell.step(side).on_board)
    return [cell.label for cell in walls if not MIDDLE & {cell, cell.step(side)}]


def _diagonal(diagonal: Diagonal) -> str:
    return f"{diagonal.robot.word} {_SLANTS[diagonal.slant]}"
