"""Positions as JSON, for programs in other languages: docs/library.md "JSON"."""

import json

from engine.board.board import Board
from engine.board.geometry import CELLS, SIZE
from engine.board.moves import Robots
from engine.board.pieces import TARGETS, Diagonal, Robot, Slant, Target
from engine.board.tiles import assemble

_CELLS = {cell.label: cell for cell in CELLS}
_TARGETS = {target.letters: target for target in TARGETS}


def format_json(board: Board, robots: Robots, target: Target | None) -> str:
    """Return the JSON object of a position on one line, in the form that `parse_json` reads."""
    masks = "".join(f"{mask:X}" for mask in board.walls)
    form = {
        "faces": board.faces,
        "walls": [masks[start : start + SIZE] for start in range(0, len(masks), SIZE)],
        "diagonals": {cell.label: f"{it.robot.value}{it.slant.value}" for cell, it in board.diagonals.items()},
        "targets": {chip.letters: cell.label for chip, cell in board.targets.items()},
        "robots": {robot.value: cell.label for robot, cell in robots.items()},
        "target": target and target.letters,
    }
    return json.dumps(form)


def parse_json(text: str) -> tuple[Board, Robots, Target | None]:
    """Parse the board, the robots and the target of a position. Raises `ValueError` for anything but a position's JSON.

    A board of tiles has both faces and walls; they have to be the same.
    """
    try:
        form = json.loads(text)
        board = Board(
            tuple(int(mask, 16) for row in form["walls"] for mask in row),
            {_CELLS[label]: Diagonal(Robot(robot), Slant(slant)) for label, (robot, slant) in form["diagonals"].items()},
            {_TARGETS[letters]: _CELLS[label] for letters, label in form["targets"].items()},
        )
        robots = {Robot(letter): _CELLS[label] for letter, label in form["robots"].items()}
        target = None if form["target"] is None else _TARGETS[form["target"]]
        assembled = None if form["faces"] is None else assemble(tuple(form["faces"]))
    except (AttributeError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"not the JSON of a position: {error!r}") from error
    if assembled not in (None, board):
        raise ValueError("the walls are not those of the faces")
    return assembled or board, robots, target
