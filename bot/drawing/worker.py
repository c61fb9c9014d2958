"""A process that draws: ``python -m bot.drawing.worker``.

It reads drawings from its input, one pickle after the other, and writes a header and a file, or an error, for each. It ends
with its input, however whoever asks has ended, and loads neither discord.py nor the solver.
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
from engine.geometry import Cell
from render.board import board_png
from render.cards import draw_card
from render.charts import draw_chart
from render.faces import faces_png
from render.panels import card_png
from render.replay import replay_gif
from render.theme import THEMES
from render.zoom import zoom_png

_KEPT = 4
"""So many sheets of faces are kept: each is below 300 kB, and there is one for each language and look."""

_GIVES_WAY = 5
"""By how much this process is nicer than the bot where there is no other way to let answers come first."""


def draw(drawing: Drawing) -> bytes:
    """The file of a drawing."""
    match drawing:
        case Still(shown, theme, Cell() as corner):
            return zoom_png(shown, corner, theme=THEMES[theme])
        case Still(shown, theme, _, failed):
            return board_png(shown, theme=THEMES[theme], failed=failed)
        case Replay(line, theme, seconds):
            return replay_gif(line, seconds=seconds, theme=THEMES[theme])
        case People():
            return _people(drawing)
        case Faces():
            return _faces(drawing)
        case Chart(title, subtitle, sections, fifth, theme):
            return card_png(draw_chart(title, sections, subtitle=subtitle, fifth=fifth, theme=THEMES[theme]))


def _people(card: People) -> bytes:
    picture = draw_card(
        card.title,
        card.rows,
        named=card.named,
        subtitle=card.subtitle,
        footer=card.footer,
        score=card.score,
        festive=card.festive,
        fifth=card.fifth,
        theme=THEMES[card.theme],
    )
    return card_png(picture)


@lru_cache(_KEPT)
def _faces(sheet: Faces) -> bytes:
    return faces_png(sheet.colours, theme=THEMES[sheet.theme])


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Draw what is asked for, until nobody can ask or be answered any more."""
    # The bot has ended, perhaps in the middle of a request. A closed pipe is BrokenPipeError, or just an OSError on Windows.
    with suppress(EOFError, pickle.UnpicklingError, OSError):
        while True:
            drawing = pickle.load(asked)  # noqa: S301 - it comes from the process that has started this one
            try:
                is_drawn, answer = True, draw(drawing)
            except Exception:  # noqa: BLE001 - whatever it is, the next picture can be drawn
                is_drawn, answer = False, traceback.format_exc().encode()
            answers.write(HEADER.pack(is_drawn, len(answer)) + answer)
            answers.flush()


def _give_way() -> None:
    """Let the bot have the processor whenever it wants it: pictures have time, and answers have not.

    On Linux as a batch: it preempts no other program, and gets the same share of busy cores as they do.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # a sandbox may not allow it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    elif sys.platform != "win32":
        os.nice(_GIVES_WAY)


def _main() -> None:
    _give_way()
    # Ctrl-C in a terminal, and a service that is stopped, reach this process, too; but it is still needed until the bot ends.
    for number in {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)}:  # the last is of Windows
        signal.signal(number, signal.SIG_IGN)
    # What could not be written is tried again when the file is closed; a closed pipe is just an OSError on Windows.
    with suppress(OSError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        # Nothing else may come between the answers. The bot may have been started without a standard error.
        elsewhere = sys.stderr.fileno() if sys.stderr else os.open(os.devnull, os.O_WRONLY)  # pyright: ignore[reportUnnecessaryComparison]
        os.dup2(elsewhere, sys.stdout.fileno())
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    _main()
