"""Measure the CPU time and file size of a replay: ``uv run python -m benchmarks.replay``.

Positions and moves are random, with fixed seeds. A cold replay is the first one of a process; a warm one finds the pictures
of robots, symbols and walls cached, but not its board. Times are CPU milliseconds.
"""

import random
import subprocess
import sys
import time
from io import BytesIO

from PIL import Image, ImageSequence

from engine.board.board import Board
from engine.board.geometry import CELLS, MIDDLE, Direction
from engine.board.moves import Move
from engine.board.pieces import VORTEX, Robot, robots_with
from engine.board.position import Position
from engine.board.tiles import all_boards, assemble
from render.replay import replay_gif

LENGTHS = (4, 12, 25, 99)
TIMES = 40
COLD_TIMES = 9
BOARDS = list(all_boards("ABCD"))


def main() -> None:
    """Print the table, or with a length and a seed the time and the size of one replay."""
    if sys.argv[1:]:
        length, seed = map(int, sys.argv[1:])
        print(*_made(length, seed))
        return
    print("| moves | warm p50 | warm p99 | cold p50 | largest file | frames shown for |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for length in LENGTHS:
        print(_row(length))


def _row(length: int) -> str:
    _made(length, 0)
    warm = [_made(length, seed) for seed in range(TIMES)]
    cold = [_made_cold(length, seed) for seed in range(COLD_TIMES)]
    times = sorted(seconds for seconds, _, _ in warm)
    p50, p99 = (times[min(len(times) - 1, round(len(times) * share))] * 1000 for share in (0.5, 0.99))
    cold_p50 = sorted(cold)[len(cold) // 2] * 1000
    size, shown = (max(values) for values in list(zip(*warm, strict=True))[1:])
    return f"| {length} | {p50:.0f} ms | {p99:.0f} ms | {cold_p50:.0f} ms | {size / 1e6:.2f} MB | up to {shown:.0f} s |"


def _made_cold(length: int, seed: int) -> float:
    command = [sys.executable, "-m", "benchmarks.replay", str(length), str(seed)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0])  # noqa: S603


def _made(length: int, seed: int) -> tuple[float, int, float]:
    """Return the CPU seconds to create one replay, its bytes, and its duration in seconds with the last frame."""
    chance = random.Random(seed)
    board = assemble(chance.choice(BOARDS))
    free = [cell for cell in CELLS if cell not in {*MIDDLE, *board.diagonals, *board.targets.values()}]
    five = robots_with(Robot.BLACK)
    robots = dict(zip(five, chance.sample(free, len(five)), strict=True))
    position, moves = Position(board, robots), list[Move]()
    while len(moves) < length:
        move = Move(chance.choice(five), chance.choice(list(Direction)))
        if (tried := position.play([move])).is_legal:
            moves.append(move)
            position = tried.end
    # The vortex is where the last move ends, so that the replay ends with a celebration.
    goal = position.robots[moves[-1].robot]
    others = {target: cell for target, cell in board.targets.items() if target is not VORTEX and cell != goal}
    board = Board(board.walls, board.diagonals, {**others, VORTEX: goal})
    line = Position(board, robots, VORTEX).play(moves)
    begun = time.process_time()
    data = replay_gif(line)
    taken = time.process_time() - begun
    with Image.open(BytesIO(data)) as file:
        shown = sum(frame.info["duration"] for frame in ImageSequence.Iterator(file)) / 1000
    return taken, len(data), shown


if __name__ == "__main__":
    main()
