"""Alt texts: positions and lines in words, enough to play from."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from bot.text import Texts
from bot.text.names import bare_target_name, mark_names
from bot.text.notation import in_notation
from engine.board.board import Board
from engine.board.geometry import CELLS, MIDDLE, Cell, Direction
from engine.board.moves import Barrier, Fault, Obstacle, Slide
from engine.board.notation import format_moves
from engine.board.pieces import Diagonal, Robot, Slant
from engine.board.position import Line, Position
from engine.board.tiles import LETTERS, NUMBERS, TILE, faces

LIMIT = 1024
"""Discord's limit of an alt text in characters."""

_KEPT = 2048
"""Size of the cache of descriptions, about a kilobyte each: every edit of a card needs that of its board."""

_MORE = " …"
_LONGEST = 2 * LIMIT
"""Limit of a list in characters, since Fluent takes at most 2,500; a text that long is shortened anyway."""


def describe_part(say: Texts, position: Position, corner: Cell) -> str:
    """Describe eight by eight cells from ``corner`` at their top left: which they are, and what is on them."""
    cells = [Cell(corner.row + row, corner.column + column) for row in range(TILE) for column in range(TILE)]
    goal = position.board.targets.get(position.target) if position.target else None
    sentences = [say("alt-part", first=cells[0].label, last=cells[-1].label)]
    sentences += [_target(say, position)] if goal in cells else []
    sentences += [_robot(say, position, robot, reasons=True) for robot in Robot if position.robots.get(robot) in cells]
    sentences += [*_diagonals(say, position.board, cells), *_walls(say, position.board, cells)]
    return shortened(" ".join(map(_capitalised, sentences)))


@lru_cache(_KEPT)
def describe(say: Texts, position: Position) -> str:
    r"""Describe a position in at most 1,024 characters, enough to play from.

    It names the target and its cell; for each robot its cell and, in each direction, where a move would end and what stops it
    there, as in ``right F7 (wall)``, every turn on the way, as in ``up then left F3 (edge)``, or that the robot stays or the
    move is not allowed (docs/rules.md "A move"); then every diagonal barrier, ``rising`` for ``/`` and ``falling`` for ``\``,
    and every wall. All official positions fit. On other boards with dozens of diagonals the reasons for stopping are left out
    first, and then the end is cut.
    """
    for reasons in (True, False):
        sentences = [_target(say, position)]
        sentences += [_robot(say, position, robot, reasons=reasons) for robot in Robot if robot in position.robots]
        sentences += [*_diagonals(say, position.board), *_walls(say, position.board)]
        text = " ".join(map(_capitalised, sentences))
        if len(text) <= LIMIT:
            return text
    return shortened(text)


def describe_solved(say: Texts, position: Position, stars: int) -> str:
    """Describe a position after a solution that earned ``stars``, which come first; the end is cut if need be."""
    return shortened(f"{say('alt-stars', stars=stars)} {describe(say, position)}")


def describe_line(say: Texts, line: Line) -> str:
    """Describe a line in at most 1,024 characters.

    It names the target and its cell, then each move with its end and what stopped it, as in ``green left F10 (wall)``, then
    where all robots stand in the end. For long lines the reasons for stopping are left out, then the ends, so that only the
    notation remains, in English if that is shorter; every proof of a bid fits.
    """
    slides, robots = line.slides, line.end.robots
    stand = ", ".join(say("alt-stands", robot=robot.word, cell=robots[robot].label) for robot in Robot if robot in robots)
    forms = (
        *(
            "; ".join(say("alt-move", robot=way.move.robot.word, way=_way(say, way, reasons=reasons)) for way in slides)
            for reasons in (True, False)
        ),
        in_notation(say, line.moves),
        format_moves(line.moves),
    )
    begin = _capitalised(_target(say, line.start))
    texts = [f"{begin} {say('alt-proof', count=len(slides), moves=form[:_LONGEST], robots=stand)}" for form in forms]
    return next((text for text in texts if len(text) <= LIMIT), shortened(texts[-1]))


def describe_stop(say: Texts, way: Slide) -> str:
    """Say where a robot stands after a slide, and what stopped it there, as in ``Red on C7 (wall)``."""
    stands, why = say("alt-stands", robot=way.move.robot.word, cell=way.end.label), _stop(say, way.obstacle)
    return _capitalised(f"{stands} ({why})" if why else stands)


def list_faces(say: Texts) -> str:
    """List the sixteen faces with their targets and barriers in at most 1,024 characters, enough to distinguish them."""
    listed = " ".join(f"{name} {_shown(name)}." for name in (number + letter for number in NUMBERS for letter in LETTERS))
    marks = ", ".join(f"{number} {colour}" for number, colour in zip(NUMBERS, mark_names(say), strict=True))
    return say("alt-faces", marks=marks, faces=listed)


def shortened(text: str) -> str:
    """Cut a text at the end of a word, to at most 1,024 characters."""
    if len(text) <= LIMIT:
        return text
    return text[: LIMIT - len(_MORE)].rsplit(" ", 1)[0].rstrip(" ,;") + _MORE


def _shown(name: str) -> str:
    face = faces()[name]
    shown = [f"{target.letters} {cell.label}" for target, cell in sorted(face.targets.items(), key=lambda item: item[1])]
    shown += [f"{diagonal.robot.value}{diagonal.slant.value} {cell.label}" for cell, diagonal in sorted(face.diagonals.items())]
    return ", ".join(shown)


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _target(say: Texts, position: Position) -> str:
    if position.target is None:
        return say("alt-no-target")
    goal = position.board.targets.get(position.target)
    return say("alt-target", target=bare_target_name(say, position.target), cell=goal.label if goal else "none")


def _robot(say: Texts, position: Position, robot: Robot, *, reasons: bool) -> str:
    ways = ", ".join(_way(say, slide, reasons=reasons) for slide in position.slides(robot))
    return say("alt-robot", robot=robot.word, cell=position.robots[robot].label, ways=ways)


def _way(say: Texts, way: Slide, *, reasons: bool) -> str:
    """Describe where a slide goes and ends, with the reason in brackets if ``reasons``."""
    headings = (way.move.direction, *(turn.heading for turn in way.turns))
    if way.fault in (Fault.ENDS_ON_DIAGONAL, Fault.NEVER_ENDS):
        headings = headings[:1]
    path = say("alt-heading", heading=headings[0].value)
    for heading in headings[1:]:
        path = say("alt-turn", path=path, heading=say("alt-heading", heading=heading.value))
    why = _stop(say, way.obstacle) if way.fault in (None, Fault.CANNOT_LEAVE) else say("alt-fault", fault=_word(way.fault))
    ends = {None: "ends", Fault.CANNOT_LEAVE: "stays"}.get(way.fault, "forbidden")
    return say(f"alt-{ends}", path=path, cell=way.end.label) + (f" ({why})" if reasons and why else "")


def _stop(say: Texts, obstacle: Obstacle | None) -> str:
    if isinstance(obstacle, Robot):
        return say("alt-colour", robot=obstacle.word)
    return say("alt-obstacle", obstacle=_word(obstacle)) if obstacle else ""


def _word(named: Barrier | Fault) -> str:
    return named.name.lower().replace("_", "-")


def _diagonals(say: Texts, board: Board, cells: Collection[Cell] = CELLS) -> Iterable[str]:
    named = [_diagonal(say, diagonal, cell) for cell, diagonal in sorted(board.diagonals.items()) if cell in cells]
    return [say("alt-diagonals", diagonals=", ".join(named)[:_LONGEST])] if named else []


def _diagonal(say: Texts, diagonal: Diagonal, cell: Cell) -> str:
    slant = "rising" if diagonal.slant is Slant.RISING else "falling"
    return say("alt-diagonal", robot=diagonal.robot.word, slant=slant, cell=cell.label)


def _walls(say: Texts, board: Board, cells: Collection[Cell] = CELLS) -> Iterable[str]:
    """Describe the walls, each once, without those at the edge and the middle of every board."""
    sides = (("right", _closed(board, Direction.RIGHT, cells)), ("below", _closed(board, Direction.DOWN, cells)))
    walls = [say("alt-side", side=side, cells=" ".join(beside)) for side, beside in sides if beside]
    return [say("alt-walls", walls="; ".join(walls))] if walls else []


def _closed(board: Board, side: Direction, cells: Collection[Cell]) -> Sequence[str]:
    walls = (cell for cell in cells if board.is_closed(cell, side) and cell.step(side).on_board)
    return [cell.label for cell in walls if not MIDDLE & {cell, cell.step(side)}]
