"""The drawing process: ``python -m bot.drawing.worker``.

It reads pickled drawings from standard input, and writes a header and a file or a traceback for each. It ends at the end of its
input, however the bot has ended, and loads neither discord.py nor the solver.
"""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from functools import lru_cache
from typing import BinaryIO

from bot.drawing.drawings import HEADER, Chart, Drawing, Faces, People, Replay, Still
from engine.board.geometry import Cell
from render.board import board_png, zoom_png
from render.cards import draw_card
from render.charts import draw_chart
from render.faces import faces_png
from render.panels import card_png
from render.replay import replay_gif
from render.theme import THEMES

_KEPT = 4
"""Size of the cache of sheets of faces: one for each language and theme, below 300 kB each."""

_NICENESS = 5
"""The niceness of this process, relative to the bot, where there is no batch scheduling."""


def draw(drawing: Drawing) -> bytes:
    """Return the file of a drawing."""
    match drawing:
        case Still(shown, theme, Cell() as corner):
            return zoom_png(shown, corner, theme=THEMES[theme])
        case Still(shown, theme, _, failed):
            return board_png(shown, theme=THEMES[theme], failed=failed)
        case Replay(line, theme, seconds):
            return replay_gif(line, seconds=seconds, theme=THEMES[theme])
        case People(card, theme):
            return card_png(draw_card(card, THEMES[theme]))
        case Faces():
            return _faces(drawing)
        case Chart(title, subtitle, sections, fifth, theme):
            return card_png(draw_chart(title, sections, subtitle=subtitle, fifth=fifth, theme=THEMES[theme]))


@lru_cache(_KEPT)
def _faces(sheet: Faces) -> bytes:
    return faces_png(sheet.colours, theme=THEMES[sheet.theme])


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Draw what arrives, until either pipe is closed."""
    # The bot may end in the middle of a request. A closed pipe is BrokenPipeError, or just an OSError on Windows.
    with suppress(EOFError, pickle.UnpicklingError, OSError):
        while True:
            drawing = pickle.load(asked)  # noqa: S301 - from the parent process
            try:
                is_drawn, answer = True, draw(drawing)
            except Exception:  # noqa: BLE001 - whatever it is, the next drawing may work
                is_drawn, answer = False, traceback.format_exc().encode()
            answers.write(HEADER.pack(is_drawn, len(answer)) + answer)
            answers.flush()


def _give_way() -> None:
    """Lower the priority of this process, so that the bot answers first.

    On Linux by batch scheduling, which preempts no other program, and still gets a fair share of busy cores.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # a sandbox may not allow it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    elif sys.platform != "win32":
        os.nice(_NICENESS)


def _main() -> None:
    _give_way()
    # Ctrl-C and a stop of the service reach this process, too, but it is needed until the bot ends.
    for number in {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)}:  # the last exists on Windows
        signal.signal(number, signal.SIG_IGN)
    # Closing the file flushes it once more, which fails if the pipe is closed.
    with suppress(OSError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        # Stray output must not get between the answers. The bot may run without a standard error.
        elsewhere = sys.stderr.fileno() if sys.stderr else os.open(os.devnull, os.O_WRONLY)  # pyright: ignore[reportUnnecessaryComparison]
        os.dup2(elsewhere, sys.stdout.fileno())
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    _main()
