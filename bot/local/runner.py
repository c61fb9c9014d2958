"""The program: the bot, the world around it, the page, and the clock that drives them, from start to Ctrl-C."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

import discord
import simcord

from bot.clock import Clock
from bot.local.simcord_hooks import PlayPage, registered_commands
from bot.local.typed import Invocation, TypedError, commands_of, parse
from bot.local.world import PLAYERS, World, open_world
from bot.text import Texts, language_of
from bot.text.escaping import escaped

PORT = 8517
"""The port of the page where it is free, so that its address stays the same from one start to the next but for the secret."""

TICK = 0.25
"""How often, in seconds, the world's clock is set, and the page shown what is new."""


async def play(
    say: Texts,
    make_bot: Callable[[Clock], discord.Client],
    *,
    on_ready: Callable[[str], None] | None = None,
    tell: Callable[[str], None] = print,
    port: int | None = None,
    now: Callable[[], float] = time.time,
) -> None:
    """Run the bot that ``make_bot`` builds on a simulated Discord, with a page to play on, until interrupted.

    What the program says here, and what players are answered until they choose otherwise, is of the texts ``say``.
    ``on_ready`` is given the address of the page; without it, the address is told with ``tell`` and opened in the
    browser. Anyone who knows the address can play. ``port`` None takes `PORT`, or any free port if it is taken. ``now``
    is the time that the world follows, in seconds since the Unix epoch; it must not go back.

    Returns on Ctrl-C, on SIGTERM, and when the page's "End preview session" is used; a second Ctrl-C is
    not held back. The bot is closed in every case. Raises what the bot raises while it starts, and
    `simcord.SetupError` if the port is taken.
    """
    with _interrupts() as interrupted:
        words = {"server": say("local-server"), "channel": say("local-channel"), "topic": say("local-topic")}
        async with open_world(make_bot, **words, locale=say.language, now=now) as world:
            page_at = partial(
                PlayPage,
                world.env,
                world.channel,
                world.players,
                turn=world.turn,
                read=partial(_read, say, world),
                say=say,
                timezone=_timezone(),
            )
            async with AsyncExitStack() as stack:
                page = await _entered(stack, page_at, port)
                (on_ready or partial(greet, say, tell))(page.url)
                await _until_ended(world, page, interrupted)


async def _entered(stack: AsyncExitStack, page_at: Callable[..., PlayPage], port: int | None) -> PlayPage:
    """Enter a page at this port, until the stack is closed; without one at `PORT`, or at any free port if that is taken."""
    page = page_at(port=_free_port() if port is None else port)
    try:
        await stack.enter_async_context(page)
    except simcord.SetupError:
        if port is not None:
            raise
        page = page_at(port=0)  # another program has taken it since it was looked at
        await stack.enter_async_context(page)
    return page


def greet(say: Texts, tell: Callable[[str], None], url: str) -> None:
    """Print where and how to play, and open the page in the default browser, or print that there is none."""
    tell(say("local-ready", url=url, players=", ".join(PLAYERS)))
    graphical = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys()
    # Without a screen, a text browser would take over the terminal.
    threading.Thread(target=_open, args=(say, tell, url if graphical else None), daemon=True).start()


def _open(say: Texts, tell: Callable[[str], None], url: str | None) -> None:
    if url is None or not webbrowser.open(url):
        tell(say("local-no-browser"))


def _free_port() -> int:
    """Return `PORT`, or 0 where another program has it."""
    with socket.socket() as tried:
        if sys.platform != "win32":  # elsewhere than there it only skips the wait after a connection that was closed
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", PORT))
        except OSError:
            return 0
    return PORT


def _read(say: Texts, world: World, text: str, player: int) -> Invocation | str | None:
    """What a chat message is: a command to run, what to tell its author instead of sending it, or chat."""
    members = {f"{at}{player.name}": player.id for player in world.players for at in ("@", "")}
    language = language_of(world.env.locale_of(player)) or say.language
    try:
        return parse(text, commands_of(registered_commands(world.env), members, language))
    except TypedError as error:
        return Texts.of(language)(
            f"local-typed-{error.problem.value}",
            option=error.option,
            value=escaped(error.value[:100]),
            range="number" if error.bounds else "none",
            min=error.bounds[0] if error.bounds else 0,
            max=error.bounds[1] if error.bounds else 0,
            usage="\n".join(f"`{line}`" for line in error.usage),
        )


async def _until_ended(world: World, page: PlayPage, interrupted: asyncio.Event) -> None:
    ends = [
        asyncio.create_task(_keep_time(world, page)),
        asyncio.create_task(interrupted.wait()),
        asyncio.create_task(page.wait_closed()),
    ]
    try:
        ended, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in ends:
            task.cancel()
        await asyncio.gather(*ends, return_exceptions=True)


async def _keep_time(world: World, page: PlayPage) -> None:
    """Let time pass in the world, and show the page what the bot does."""
    while True:
        async with world.turn():
            if page.is_outdated:
                # The bot is busy, and there is a next time; or the page was closed in this moment.
                with suppress(TimeoutError, simcord.SetupError):
                    await page.refresh()
                world.env.forget_pictures()
        await asyncio.sleep(TICK)


@contextmanager
def _interrupts() -> Iterator[asyncio.Event]:
    """An event that Ctrl-C, Ctrl-Break or SIGTERM sets, once; after that they do what they did before."""
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
    """The name of this computer's time zone, or of one that is as far from UTC now, or UTC if neither can be told."""
    localtime = Path("/etc/localtime")  # Windows has no such file
    names = [os.environ.get("TZ", "").removeprefix(":"), str(localtime.resolve()).rpartition("zoneinfo/")[2]]
    hours, rest = divmod(time.localtime().tm_gmtoff, 3600)
    if hours and not rest:
        names.append(f"Etc/GMT{-hours:+}")  # these are named by what is to be added to get UTC
    for name in names:
        with suppress(Exception):
            return ZoneInfo(name).key
    return "UTC"
