"""The program ``ricochet``: plays on Discord with a token, and in the browser without one."""

import os
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from bot.cli.command_line import run

if TYPE_CHECKING:
    from bot.client import RicochetBot
    from bot.clock import Clock
    from bot.games.workers import Workers
    from bot.metrics import Metrics
    from bot.run.config import Config
    from bot.run.shares import Tenure


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, and answer the exit code: 2 where that is not possible, with a line that says why."""
    return run(arguments, _Maker())


def program() -> NoReturn:
    """Be the program as a process: `main`, and then its end."""
    leave(main())


def leave(code: int) -> NoReturn:
    """End the process with this exit code, also while the solver is being made ready in a thread that nobody waits for.

    Python would take down LLVM around that thread, which LLVM does not survive.
    """
    if any(thread.daemon for thread in threading.enumerate()):
        os._exit(code)  # what was to be written was flushed by `main`
    sys.exit(code)


class _Maker:
    """See `bot.run.start.Maker`. Only a task that plays loads the bot."""

    def workers(self, config: "Config", metrics: "Metrics") -> "Workers":
        from bot.clock import steady_clock  # noqa: PLC0415
        from bot.games.workers import Workers  # noqa: PLC0415

        return Workers(steady_clock(), metrics, config.picture_workers)

    def bot(
        self,
        config: "Config",
        *,
        clock: "Clock | None" = None,
        shard_count: int | None = None,
        metrics: "Metrics | None" = None,
        tenure: "Tenure | None" = None,
        workers: "Workers | None" = None,
    ) -> "RicochetBot":
        from bot.app import make_bot  # noqa: PLC0415

        return make_bot(config, clock=clock, shard_count=shard_count, metrics=metrics, tenure=tenure, workers=workers)


if __name__ == "__main__":
    program()
