"""Known answers from elsewhere: the files in ``tests/data``, which describe their own formats."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine import TARGETS, VORTEX, Board, Diagonal, Move, Position, Robot, Robots, Slant, parse_moves
from engine.board.geometry import CELLS

_FOLDER = Path(__file__).parents[1] / "data"
_CELL = {cell.label: cell for cell in CELLS}
Block = dict[str, list[str]]
"""The lines of a block by their first word: what follows it."""


@dataclass(frozen=True)
class KnownFace:
    """What a face of a tile shows, in the words of its file."""

    name: str
    walls: str
    shown: str


@dataclass(frozen=True)
class KnownCounts:
    """How many positions are first reached after 0, 1, 2 … moves. ``faces`` is empty for a board that no tiles make."""

    name: str
    faces: tuple[str, ...]
    position: Position
    counts: tuple[int, ...]


@dataclass(frozen=True)
class KnownPosition:
    """A position, one of its shortest solutions, and the length without the ricochet rule."""

    name: str
    position: Position
    moves: tuple[Move, ...]
    length_without_ricochet: int

    @property
    def length(self) -> int:
        return len(self.moves)


@cache
def known_faces() -> tuple[KnownFace, ...]:
    return tuple(
        KnownFace(name, " ".join(block["walls"]), " ".join(sorted([*block["targets"], *block.get("diagonals", [])])))
        for block in _blocks("faces.txt")
        for name in block["face"]
    )


@cache
def known_counts() -> tuple[KnownCounts, ...]:
    return tuple(_counts(block) for block in _blocks("perft.txt"))


@cache
def known_positions() -> tuple[KnownPosition, ...]:
    return tuple(_position(block) for block in _blocks("positions.txt"))


def _blocks(name: str) -> Iterator[Block]:
    """Every block as its words: a line that comes again goes on with the one before."""
    text = (_FOLDER / name).read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        words = Block()
        for line in block.splitlines():
            word, *others = line.split()
            if word != "#":
                words.setdefault(word, []).extend(others)
        if words:
            yield words


def _counts(block: Block) -> KnownCounts:
    (name,) = block["id"]
    slanted = block.get("diagonal", [])
    diagonals = {
        _CELL[cell]: Diagonal(Robot(colour), Slant(slant))
        for cell, (colour, slant) in zip(slanted[::2], slanted[1::2], strict=True)
    }
    position = Position(Board(_walls(block), diagonals, {}), _robots(block))
    return KnownCounts(name, tuple(block.get("faces", [])), position, tuple(map(int, block["counts"])))


def _position(block: Block) -> KnownPosition:
    (name,), (wanted, cell), (length, without) = block["id"], block["target"], block["length"]
    target = VORTEX if wanted == "any" else next(one for one in TARGETS if one.robot is Robot(wanted))
    board = Board(_walls(block), {}, {target: _CELL[cell]})
    position = Position(board, _robots(block), target)
    known = KnownPosition(name, position, parse_moves(" ".join(block["moves"])), int(without))
    assert known.length == int(length), name
    return known


def _walls(block: Block) -> tuple[int, ...]:
    (rows,) = block["walls"]
    return tuple(int(mask, 16) for mask in rows.replace("/", ""))


def _robots(block: Block) -> Robots:
    standing = (one.split(":") for one in block["robots"])
    return {Robot(letter): _CELL[cell] for letter, cell in standing}
