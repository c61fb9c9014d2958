"""All that the program loads, and the kernels of its solver: what is forked from a process that has this starts at once."""

# ruff: noqa: F401
import bot.app
import bot.drawing.worker
import bot.ops.start
import tests.wire.program
from engine.solver import warm_up

warm_up()
