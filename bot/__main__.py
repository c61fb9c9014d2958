"""The program ``ricochet``: plays on Discord with a token, and in the browser without one."""

import os
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from bot.cli.command_line import run

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from bot.client import RicochetBot
    from bot.games.workers import Workers
    from bot.local.world import World
    from bot.metrics import Metrics
    from bot.run.config import Config
    from bot.run.start import Boards
    from bot.text import Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: see `bot.cli.command_line.run`."""
    return run(arguments, _Factory())


def program() -> NoReturn:
    """Run `main`, and end the process with its exit code."""
    leave(main())


def leave(code: int) -> NoReturn:
    """End the process, also while a daemon thread prepares the solver: an ordinary exit would crash LLVM in that thread."""
    if any(thread.daemon for thread in threading.enumerate()):
        os._exit(code)  # `main` has flushed all output
    sys.exit(code)


class _Factory:
    """Implements `bot.run.start.Factory`, and imports the bot only when one is created."""

    def workers(self, config: "Config", metrics: "Metrics") -> "Workers":
        from bot.clock import steady_clock  # noqa: PLC0415
        from bot.games.workers import Workers  # noqa: PLC0415

        return Workers(steady_clock(), metrics, config.picture_workers)

    def bot(self, config: "Config", **options: Any) -> "RicochetBot":
        from bot.app import make_bot  # noqa: PLC0415

        return make_bot(config, **options)

    def serve_board(self, world: "World") -> "AbstractAsyncContextManager[str]":
        from bot.local.addresses import BOARD_PORT, free_port  # noqa: PLC0415
        from bot.web.local import serve_board  # noqa: PLC0415

        return serve_board(world, free_port(BOARD_PORT))

    def serve_public(self, config: "Config", say: "Texts") -> "AbstractAsyncContextManager[Boards]":
        from bot.web.public import serve_public  # noqa: PLC0415

        return serve_public(config, say)


if __name__ == "__main__":
    program()
