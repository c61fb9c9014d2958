"""Measure the time and size of pictures, beside a chess board of the same size for comparison.

Run on a quiet Linux machine, from the project's folder::

    uv run --group benchmarks python -m benchmarks.render

*Cold* is the first picture of a process, from the call to the bytes of the file, without imports; each is measured in a
process of its own. *First* is the first picture of a board in a process that has drawn others, *warm* one of a board that was
drawn before with the robots elsewhere. *CPU* is the median CPU time, which other programs hardly change. The comparison is
python-chess's SVG board, converted to PNG by CairoSVG; both are in the group ``benchmarks``, and CairoSVG needs the system's
libcairo.
"""

import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import PIL

from engine import TARGETS, Board, Position, Robot, all_boards, assemble, draw_setup
from engine.rules.rules import RULES_1999, Diagonals, Edition, Rules, rules_for
from render.board import board_png
from render.theme import DARK, LIGHT, Theme
from tests.render.drawn_positions import wandered

WARM, FIRST, COLD = 200, 100, 10
COLUMNS = (
    *("cold p50", "cold CPU", "first p50", "first p99", "first CPU"),
    *("warm p50", "warm p99", "warm CPU", "size p50", "largest"),
)
SIZE = 1060
"""Pixels along each side of a picture in the usual size."""
Maker = Callable[[], bytes]
"""Creates one file."""
FIVE = rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK)


def rounds(rules: Rules, theme: Theme, seed: int) -> Iterator[Maker]:
    """Yield pictures of one board, with random robots and targets."""
    chance = Random(seed)
    board = draw_setup(rules, chance).board
    while True:
        position = _begun(rules, board, chance)
        yield partial(board_png, position.with_target(chance.choice(TARGETS)), theme=theme)


def proofs(moves: int, theme: Theme, seed: int) -> Iterator[Maker]:
    """Yield pictures of one board after so many random moves, each with its line."""
    chance = Random(seed)
    board = draw_setup(FIVE, chance).board
    while True:
        position = _begun(FIVE, board, chance)
        way = wandered(position, chance, moves).moves
        yield partial(board_png, position.with_target(chance.choice(TARGETS)).play(way), theme=theme)


def chess_boards(seed: int) -> Iterator[Maker]:
    """Yield pictures of chess positions, each a move after the one before."""
    # They are in a dependency group for benchmarks alone.
    import cairosvg  # noqa: PLC0415  # pyright: ignore[reportMissingImports]
    import chess.svg  # noqa: PLC0415  # pyright: ignore[reportMissingImports]

    chance, board = Random(seed), chess.Board()
    while True:
        moves = list(board.legal_moves)
        if moves:
            board.push(chance.choice(moves))
        else:
            board.reset()
        position = board.copy()
        yield lambda position=position: cairosvg.svg2png(chess.svg.board(position, size=SIZE)) or b""


SERIES: dict[str, Callable[[int], Iterator[Maker]]] = {
    "a round, 1999": partial(rounds, RULES_1999, LIGHT),
    "a round, 2013, diagonals, five robots": partial(rounds, FIVE, LIGHT),
    "the same, dark": partial(rounds, FIVE, DARK),
    "a proof of 12 moves": partial(proofs, 12, LIGHT),
    "a proof of 25 moves": partial(proofs, 25, LIGHT),
    "a chess board, python-chess and CairoSVG": chess_boards,
}


def main() -> None:
    """Print the tables."""
    print(f"{_machine()}\n")
    print(f"| picture | {' | '.join(COLUMNS)} |")
    print(f"| --- |{' --: |' * len(COLUMNS)}")
    for name, series in SERIES.items():
        cold, cold_work = map(sorted, zip(*(_cold(name) for _ in range(COLD)), strict=True))
        made = list(map(_measured, islice(series(1), WARM + 1)))[1:]
        warm, warm_work, sizes = map(sorted, zip(*made, strict=True))
        others = [_measured(next(series(seed))) for seed in range(2, 2 * FIRST + 2)][FIRST:]
        first, first_work, _ = map(sorted, zip(*others, strict=True))
        times = [_share(cold, 0.5), _share(cold_work, 0.5)]
        times += [_share(first, 0.5), _share(first, 0.99), _share(first_work, 0.5)]
        times += [_share(warm, 0.5), _share(warm, 0.99), _share(warm_work, 0.5)]
        cells = [
            name,
            *(f"{time:.0f} ms" for time in times),
            *(f"{size / 1000:.0f} kB" for size in (_share(sizes, 0.5), sizes[-1])),
        ]
        print(f"| {' | '.join(cells)} |", flush=True)
    print(f"\nMemory of a process after pictures of 1, 8 and 64 boards: {_in_a_process('memory')}")


def _measured(make: Maker) -> tuple[float, float, int]:
    """Return milliseconds of one picture by the clock and by the CPU, and its bytes."""
    begun, work = perf_counter(), process_time()
    file = make()
    return (perf_counter() - begun) * 1000, (process_time() - work) * 1000, len(file)


def _cold(name: str) -> tuple[float, float]:
    time, work = map(float, _in_a_process(name).split())
    return time, work


def _in_a_process(what: str) -> str:
    run = subprocess.run(  # noqa: S603 - this very file
        [sys.executable, "-m", "benchmarks.render", what], check=True, capture_output=True, text=True
    )
    return run.stdout.strip()


def _print_alone(what: str) -> None:
    """Measure in a separate process: the milliseconds of one picture, or the memory of many."""
    if what != "memory":
        print(*_measured(next(SERIES[what](1)))[:2])
        return
    megabytes = list[str]()
    for number, faces in enumerate(islice(all_boards("AB"), 64), start=1):
        board_png(Position(assemble(faces), {}))
        if number in {1, 8, 64}:
            megabytes.append(f"{_memory():.0f} MB")
    print(", ".join(megabytes))


def _share(ordered: list[float] | list[int], share: float) -> float:
    """Return the value below which this share of the measurements is."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _begun(rules: Rules, board: Board, chance: Random) -> Position:
    """Return the board with random robots where a match could begin."""
    setup = draw_setup(rules, chance)
    taken = {*board.diagonals, *board.targets.values()}
    return Position(board, setup.robots) if taken.isdisjoint(setup.robots.values()) else _begun(rules, board, chance)


def _memory() -> float:
    """Return the memory of this process in megabytes."""
    return int(_linux("self/status", "VmRSS").split()[0]) / 1024


def _linux(file: str, name: str) -> str:
    lines = (Path("/proc") / file).read_text(encoding="ascii").splitlines()
    return next(line.partition(":")[2].strip() for line in lines if line.startswith(name))


def _machine() -> str:
    return f"{_linux('cpuinfo', 'model name')}, Python {platform.python_version()}, Pillow {PIL.__version__}"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _print_alone(sys.argv[1])
    else:
        main()
