"""The program ``ricochet``: plays on Discord with a token, and in the browser without one."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord

from bot import local
from bot.app import make_bot
from bot.ops.config import Config, ConfigError, load_config
from bot.ops.logs import set_up_logs
from bot.ops.solve import TARGET_LETTERS, CannotSolve, solve_code
from bot.store import DatabaseInUse, ForeignDatabase, NewerDatabase, StoreError, UnreadableEvent
from bot.text import say
from render.gallery import write_gallery

LOCAL_DATABASE = Path("ricochet-local.db")
"""Where matches that are played in the browser are kept."""

_WRONG_START = 2
"""The exit code where the program cannot start as it is set up."""

_ADVICE = {
    DatabaseInUse: "program-database-in-use",
    ForeignDatabase: "program-database-foreign",
    NewerDatabase: "program-database-newer",
    UnreadableEvent: "program-database-newer",
}


class StartFailed(Exception):
    """The program cannot start; the text says why, and what to do about it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until it is interrupted. Answers the exit code: 2 where it could not start, with a line that says why."""
    chosen = _parser().parse_args(arguments)
    try:
        if chosen.task == "solve":
            sys.stdout.write(solve_code(chosen.code, chosen.target, chosen.picture) + "\n")
            return 0
        if chosen.task == "gallery":
            _draw_gallery(chosen.folder)
            return 0
        config = load_config()
        token = config.discord_token.get_secret_value() if config.discord_token else ""
        if token and not chosen.local:
            set_up_logs(config.log_level)
            asyncio.run(_on_discord(config, token))
        else:
            # The terminal is where players read what to do, so it stays quiet unless asked otherwise.
            set_up_logs(config.log_level if "log_level" in config.model_fields_set else "WARNING")
            asyncio.run(_in_browser(config, has_token=bool(token)))
    except (ConfigError, StartFailed, CannotSolve) as error:
        sys.stderr.write(f"{error}\n")
        return _WRONG_START
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ricochet", description=say("program-about"))
    parser.add_argument("--local", action="store_true", help=say("program-local"))
    tasks = parser.add_subparsers(dest="task", title=say("program-tasks"))
    solving = tasks.add_parser("solve", help=say("program-solve"), description=say("program-solve"))
    solving.add_argument("code", help=say("option-code"))
    solving.add_argument("--target", choices=TARGET_LETTERS, help=say("program-solve-target"))
    solving.add_argument("--picture", type=Path, metavar="FILE", help=say("program-solve-picture"))
    gallery = tasks.add_parser("gallery", help=say("program-gallery"), description=say("program-gallery"))
    gallery.add_argument("folder", type=Path, help=say("program-gallery-folder"))
    return parser


def _draw_gallery(folder: Path) -> None:
    try:
        page = write_gallery(folder)
    except OSError as error:
        raise StartFailed(say("program-gallery-unwritable", folder=str(folder), why=error.strerror or "")) from error
    sys.stdout.write(say("program-gallery-done", page=str(page)) + "\n")


async def _on_discord(config: Config, token: str) -> None:
    this = asyncio.current_task()
    assert this is not None
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    async with make_bot(config) as bot:
        try:
            await bot.login(token)
        except StoreError as error:
            raise _unusable(error, local=False) from error
        except discord.LoginFailure as error:
            raise StartFailed(say("program-wrong-token")) from error
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            raise StartFailed(say("program-no-discord", why=str(error))) from error
        try:
            await bot.connect()
        except discord.GatewayNotFound as error:
            raise StartFailed(say("program-no-discord", why=str(error))) from error


async def _in_browser(config: Config, *, has_token: bool) -> None:
    if not has_token:
        sys.stdout.write(say("program-no-token") + "\n")
    here = config.model_copy(update={"database": LOCAL_DATABASE})
    try:
        await local.play(lambda clock: make_bot(here, clock=clock, shard_count=1))
    except StoreError as error:
        raise _unusable(error, local=True) from error


def _unusable(error: StoreError, *, local: bool) -> StartFailed:
    advice = _ADVICE.get(type(error), "program-database-unwritable")
    return StartFailed(say("program-database", why=str(error)) + " " + say(advice, local="yes" if local else "no"))


if __name__ == "__main__":
    sys.exit(main())
