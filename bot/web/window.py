"""One window of the board: sends views of its subject, and handles the messages of its page."""

import asyncio
from contextlib import suppress
from functools import partial

import structlog
from aiohttp import WSMsgType, web
from pydantic import BaseModel

from bot.cards.phrases import our_fault
from bot.concurrent import until_one_ends
from bot.store import AlreadyDone
from bot.ui.replies import Refused
from bot.ui.typed_moves import how_read, read_moves
from bot.web import protocol
from bot.web.begin import begin, begin_buttons, begun_by, cup_button, led_to_by, opened_by
from bot.web.once import Once
from bot.web.other_rules import is_of_rules, press
from bot.web.subject import Seat, Subject

_log = structlog.stdlib.get_logger()

_WAITING = 16
"""Messages of a page that wait until those before are answered; after these, no more are read."""


class Window:
    """One window of a page: it receives its subject after each change, and sends what its player does."""

    def __init__(self, seat: Seat, subject: Subject, socket: web.WebSocketResponse, once: Once, hello: protocol.Hello) -> None:
        self._seat, self._subject, self._socket, self._once = seat, subject, socket, once
        self._name = hello.subject.partition(":")[0]
        self._page, self._commands = hello.page, once.of(seat.player, hello.page)
        self._wakes = asyncio.Event()
        self._asked = asyncio.Queue[protocol.Do | protocol.Type](_WAITING)
        if hello.seen:
            subject.resume(hello.seen)

    async def serve(self) -> None:
        """Send and receive until the page is closed, and do what it has asked for before.

        Raises `ValidationError` for a message that no page sends.
        """
        with self._subject.watching(self._wakes.set):
            with suppress(ConnectionError):
                await until_one_ends(self._push(), self._read(), self._answer_all())
            while not self._asked.empty():
                with suppress(ConnectionError):
                    await self._answer(self._asked.get_nowait())

    async def _push(self) -> None:
        """Send the view now, and after each change; several changes at once are sent as one."""
        while True:
            self._wakes.clear()
            for shown in await self._subject.shown():
                await send(self._socket, shown)
            view = await self._subject.view()
            now, number = self._seat.bot.clock.now(), self._subject.number
            await send(self._socket, protocol.View(now=now, number=number, view=view) if view else await self._without())
            await self._wakes.wait()

    async def _without(self) -> protocol.View:
        """Return the message for a window without a view, with buttons for all that its person can begin instead."""
        message = self._subject.without()
        buttons = begin_buttons(self._seat, self._name, has_own=bool(message.actions))
        buttons += await cup_button(self._seat, self._name)
        text = message.text if message.actions or not buttons else f"{message.text}\n{self._seat.say('web-begin')}"
        return message.model_copy(update={"text": text, "actions": (*message.actions, *buttons)})

    async def _read(self) -> None:
        """Answer pings at once, and let everything else be answered in its order, until the page is closed."""
        while (message := await received(self._socket)) is not None and not isinstance(message, protocol.Hello):
            if isinstance(message, protocol.Ping):
                await send(self._socket, protocol.Pong())
            else:
                await self._asked.put(message)

    async def _answer_all(self) -> None:
        while True:
            await self._answer(await self._asked.get())

    async def _answer(self, message: protocol.Do | protocol.Type) -> None:
        if isinstance(message, protocol.Type):
            await self._read_moves(message.text)
        else:
            await self._do(message)
            self._wakes.set()

    async def _read_moves(self, text: str) -> None:
        """Read moves that were typed, in the notation of the page's language, and send them or why they cannot be read."""
        robots, say = self._subject.robots, self._seat.say
        if robots is None:
            return
        try:
            moves = read_moves(text, robots)
        except Refused as refused:
            path, note = (), refused.text(say)
        else:
            path, note = tuple(map(str, moves)), how_read(say, text, moves)
        await send(self._socket, protocol.Typed(path=path, text=await self._seat.plain(note)))

    async def _do(self, asked: protocol.Do) -> None:
        """Execute the player's action, and send the reply."""
        await send(self._socket, await self._once.do(self._commands, asked.id, partial(self._execute, asked)))

    async def _execute(self, asked: protocol.Do) -> protocol.Answer:
        """Execute the player's action. Returns the reply, and the subject that the page shows then.

        What an earlier process has done counts as done, and there is nothing to say: its answer did not arrive.
        """
        say, player, begun = self._seat.say, self._seat.player, begun_by(asked.what)
        opens, text = opened_by(self._seat, begun) if begun else led_to_by(self._seat, asked.what), ""
        form: protocol.Form | None = None
        dialog: protocol.Dialog | None = None
        command_id = f"{self._page}.{asked.id}" if self._page else ""
        try:
            async with self._seat.table.turn():
                if player is None:
                    text, opens = say("web-watch"), ""
                elif led_to_by(self._seat, asked.what) or (command_id and await self._seat.bot.store.was_done(command_id)):
                    pass
                elif begun:
                    await begin(self._seat, self._seat.actor(player, command_id), begun)
                elif is_of_rules(asked.what):
                    form = await press(self._seat, self._seat.actor(player, command_id), asked)
                else:
                    text = await self._subject.do(asked, self._seat.actor(player, command_id))
                    dialog = await self._subject.dialog(asked.what) if self._seat.is_activity else None
        except AlreadyDone:
            pass
        except Refused as refused:
            text, opens = refused.text(say), ""
        except Exception:  # noqa: BLE001 - whatever it was, the page gets an answer, or it would send the command again
            _log.exception("not done on the board")
            text, opens = our_fault(say, say("problem-ours"), self._seat.bot.config.contact), ""
        return protocol.Answer(id=asked.id, text=await self._seat.plain(text), opens=opens, form=form, dialog=dialog)


async def received(socket: web.WebSocketResponse) -> protocol.Hello | protocol.Do | protocol.Type | protocol.Ping | None:
    """Return the next message of a page, or None where it has closed. Raises `ValidationError`."""
    message = await socket.receive()
    return protocol.FROM_PAGE.validate_json(message.data) if message.type is WSMsgType.TEXT else None


async def send(socket: web.WebSocketResponse, message: BaseModel) -> None:
    """Send a message to a page. Raises `ConnectionError` once that is closed."""
    await socket.send_str(protocol.as_text(message))
