"""Runs the bot, its simulated world, the page and the clock that drives them, from start to Ctrl-C."""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import discord
import simcord

from bot.clock import Clock
from bot.concurrent import until_one_ends
from bot.local.addresses import BOARD_PORT, PORT, free_port, known_secret, new_secret, stored_secret
from bot.local.browser import open_in_browser
from bot.local.simcord_hooks import registered_commands
from bot.local.simcord_page import PlayPage
from bot.local.typed import Invocation, TypedError, commands_of, parse
from bot.local.world import PLAYERS, ServeBoard, World, open_world
from bot.text import Texts, language_of
from bot.text.escaping import escaped

TICK = 0.25
"""Seconds between two updates of the world's clock and the page."""


async def play(
    say: Texts,
    make_bot: Callable[[Clock], discord.Client],
    *,
    serve_board: ServeBoard | None = None,
    on_ready: Callable[[str], None] | None = None,
    show: Callable[[str], None] = print,
    port: int | None = None,
    secret_file: Path | None = None,
    now: Callable[[], float] = time.time,
) -> None:
    """Run the bot that ``make_bot`` builds on a simulated Discord, with a page to play on, until interrupted.

    ``say`` are the texts of the program, and of the players until their browser has said its language. ``on_ready`` is called
    with the address of the page; by default that is printed by ``show`` and opened in the browser. Anyone who knows it can
    play. Its last part is stored in ``secret_file``; without a file it is another one each time. ``port`` None takes `PORT`, or
    any free port if that is taken, which is shown. ``now`` returns the time of the world in seconds since the Unix epoch; it
    must not go back.

    Returns on Ctrl-C, on SIGTERM, and on the page's "End preview session"; a second Ctrl-C interrupts at once. The bot is
    closed in every case. Raises the errors of the bot's start, and `simcord.SetupError` if a given port is taken.
    """
    with _interrupts() as interrupted:
        words = {"server": say("local-server"), "channel": say("local-channel"), "topic": say("local-topic")}
        is_again = bool(secret_file and known_secret(secret_file))
        secret = stored_secret(secret_file) if secret_file else new_secret()
        async with open_world(make_bot, **words, locale=say.language, now=now, secret=secret, serve_board=serve_board) as world:
            page_at = partial(
                PlayPage,
                world.env,
                world.channel,
                world.players,
                turn=world.turn,
                read=partial(_read, say, world),
                secret=world.secret,
                timezone=_timezone(),
                board=world.board,
            )
            async with AsyncExitStack() as stack:
                page = await _entered(stack, page_at, port)
                if port is None:
                    _show_taken_ports(say, show, page.url, world.board, is_again=is_again)
                (on_ready or partial(greet, say, show))(page.url)
                await until_one_ends(_keep_time(world, page), interrupted.wait(), page.wait_closed())


async def _entered(stack: AsyncExitStack, page_at: Callable[..., PlayPage], port: int | None) -> PlayPage:
    """Open a page on this port until the stack is closed; by default on `PORT`, or on any free port if that is taken."""
    page = page_at(port=free_port(PORT) if port is None else port)
    try:
        await stack.enter_async_context(page)
    except simcord.SetupError:
        if port is not None:
            raise
        page = page_at(port=0)  # another program has taken it since the check
        await stack.enter_async_context(page)
    return page


def greet(say: Texts, show: Callable[[str], None], url: str) -> None:
    """Show where and how to play, and open the page in the default browser, or show that there is none."""
    show(say("local-ready", url=url, players=", ".join(PLAYERS)))
    graphical = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys()
    if graphical:
        threading.Thread(target=_open, args=(say, show, url), daemon=True).start()
    else:  # a text browser would take over the terminal
        show(say("local-no-browser"))


def _open(say: Texts, show: Callable[[str], None], url: str) -> None:
    if not open_in_browser(url):
        show(say("local-no-browser"))


def _show_taken_ports(say: Texts, show: Callable[[str], None], page: str, board: str | None, *, is_again: bool) -> None:
    """Show which of the usual ports other programs have: windows that were left open do not find these addresses."""
    taken = [port for port, url in ((PORT, page), (BOARD_PORT, board)) if url and urlsplit(url).port != port]
    if taken:
        ports = ", ".join(map(str, taken))
        show(say("local-ports-taken", count=len(taken), ports=ports, again="yes" if is_again else "no"))


def _read(say: Texts, world: World, text: str, player: int) -> Invocation | str | None:
    """Interpret a chat message: a command to run, a notice for its author alone, or None for chat."""
    members = {f"{at}{player.name}": player.id for player in world.players for at in ("@", "")}
    language = language_of(world.env.locale_of(player)) or say.language
    try:
        return parse(text, commands_of(registered_commands(world.env), members, language))
    except TypedError as error:
        return Texts.of(language)(
            f"local-typed-{error.problem.value}",
            option=error.option,
            value=escaped(error.value[:100]),
            range="number" if error.bounds else "list" if error.listed else "none",
            choices=" · ".join(error.listed),
            min=error.bounds[0] if error.bounds else 0,
            max=error.bounds[1] if error.bounds else 0,
            usage="\n".join(f"`{line}`" for line in error.usage),
        )


async def _keep_time(world: World, page: PlayPage) -> None:
    """Advance the world's time, and refresh the page when the bot has done something."""
    while True:
        async with world.turn():
            if page.is_outdated:
                # The bot is busy, which the next tick makes up for, or the page has just been closed.
                with suppress(TimeoutError, simcord.SetupError):
                    await page.refresh()
                world.env.forget_pictures()
        await asyncio.sleep(TICK)


@contextmanager
def _interrupts() -> Iterator[asyncio.Event]:
    """Yield an event that is set by the first Ctrl-C, Ctrl-Break or SIGTERM; later ones have their usual effect."""
    loop, interrupted, before = asyncio.get_running_loop(), asyncio.Event(), {}

    def restore() -> None:
        while before:
            signal.signal(*before.popitem())

    def interrupt(*_: object) -> None:
        restore()
        loop.call_soon_threadsafe(interrupted.set)

    if threading.current_thread() is threading.main_thread():
        for number in {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)}:  # the last is of Windows
            before[number] = signal.signal(number, interrupt)
    try:
        yield interrupted
    finally:
        restore()


def _timezone() -> str:
    """Return the name of this computer's time zone, else of one with the same offset from UTC now, else ``UTC``."""
    localtime = Path("/etc/localtime")  # Windows has no such file
    names = [os.environ.get("TZ", "").removeprefix(":"), str(localtime.resolve()).rpartition("zoneinfo/")[2]]
    hours, rest = divmod(time.localtime().tm_gmtoff, 3600)
    if hours and not rest:
        names.append(f"Etc/GMT{-hours:+}")  # the sign of these names is inverted
    for name in names:
        with suppress(Exception):
            return ZoneInfo(name).key
    return "UTC"
