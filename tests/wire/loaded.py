"""Load everything that the program needs, with the solver's kernels, so that forks start at once.

It draws small pictures, since tests do not look at them.
"""

# ruff: noqa: F401
import gc

import bot.app
import bot.drawing.worker
import bot.metrics.prometheus
import bot.run.start
import bot.store.postgres.processes
import tests.wire.program
from bot.text.notation import vocabulary
from engine.solver import warm_up
from tests.bot.pictures import SMALL

bot.drawing.worker.THEMES = SMALL
warm_up()
vocabulary()  # of all languages, whose texts are read for it
gc.collect()
gc.freeze()  # what is forked looks for no garbage in it
