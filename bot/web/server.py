"""The server of the board: one page, and one WebSocket for each window that shows it.

It serves the match of one channel to people who know the secret of its address. What they do passes through `LiveGame.handle`,
as what people do on Discord does; what they see is made by `bot.web.view.view` alone.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from importlib import resources
from typing import Any, Self

import structlog
from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.cards.flaws import explain
from bot.cards.post import moves_text
from bot.client import RicochetBot
from bot.games.match import LiveMatch
from bot.store import StoreError
from bot.text import Texts
from bot.ui.replies import Problem, Refused, problem, refusal
from bot.ui.typed_moves import how_read, read_moves
from bot.web import protocol
from bot.web.view import Names, bid_labels, page_words, person, plain, view
from engine.events import Player
from engine.match import Match
from engine.notation import parse_moves
from engine.outcome import Outcome, Step
from engine.play import (
    Command,
    GiveSign,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    SayDone,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
)
from engine.refusals import Refusal

_log = structlog.stdlib.get_logger()

MAX_SOCKETS = 64
"""Windows that are served at a time; another one is refused."""

_PING = 20.0
"""Seconds between two pings, by which a connection that is gone is noticed."""

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


@dataclass(frozen=True, slots=True)
class Table:
    """What is served: a channel, the people who can play there by their names, and the language of the page.

    ``turn`` is entered for each thing that is done, and gives sole use of the world around the bot.
    """

    guild_id: int
    channel_id: int
    people: dict[Player, str]
    say: Texts
    turn: Callable[[], AbstractAsyncContextManager[None]]


class BoardServer:
    """An HTTP server on the loopback address. Use as an asynchronous context manager; ``url`` is known from then on.

    ``port`` 0 takes any free port. Raises `OSError` where the port is taken.
    """

    def __init__(self, bot: RicochetBot, table: Table, port: int = 0) -> None:
        self._bot, self._table, self._port = bot, table, port
        self._secret = secrets.token_urlsafe(16)
        self._sockets = set[web.WebSocketResponse]()
        self._runner = web.AppRunner(self._application(), access_log=None)

    @property
    def url(self) -> str:
        """The address of the page, with its secret."""
        return f"http://127.0.0.1:{self._port}/#{self._secret}"

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=protocol.MAX_MESSAGE)
        application.router.add_get("/", self._page)
        application.router.add_get("/socket", self._socket)
        return application

    async def __aenter__(self) -> Self:
        """Start to serve."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close every window's connection, and stop."""
        for socket in tuple(self._sockets):
            with suppress(ConnectionError):
                await socket.close()
        await self._runner.cleanup()

    def _is_local(self, request: web.Request) -> bool:
        """Whether a request is meant for this server, and comes from its own page: another site's name may lead here."""
        hosts = {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}
        origin = request.headers.get("Origin")
        return request.host in hosts and (origin is None or origin.removeprefix("http://") in hosts)

    async def _page(self, request: web.Request) -> web.Response:
        if not self._is_local(request):
            raise web.HTTPForbidden
        page = resources.files("bot.web").joinpath("board.html").read_text(encoding="utf-8")
        return web.Response(text=page, content_type="text/html", headers=_HEADERS)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not self._is_local(request) or len(self._sockets) >= MAX_SOCKETS:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=_PING, max_msg_size=protocol.MAX_MESSAGE)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(socket)
        except (ConnectionError, ValidationError) as error:
            _log.info("board closed", error=type(error).__name__)
        except Exception:  # noqa: BLE001 - whatever it was, the page connects again
            _log.exception("board failed")
        finally:
            self._sockets.discard(socket)
            await socket.close()
        return socket

    async def _serve(self, socket: web.WebSocketResponse) -> None:
        """Answer one window until it is closed. Raises `ValidationError` for a message that no page sends."""
        hello = await _received(socket)
        if not isinstance(hello, protocol.Hello) or not secrets.compare_digest(hello.secret.encode(), self._secret.encode()):
            await _send(socket, protocol.Closed(text=self._table.say("web-not-allowed")))
            return
        player = next((one for one in self._table.people if str(one) == hello.player), None)
        await _send(socket, self._welcome(player))
        window = _Window(self._bot, self._table, socket, player)
        with self._bot.observers.watching(self._table.channel_id, window.changed):
            pushing = asyncio.create_task(window.push())
            reading = asyncio.create_task(window.read())
            try:
                ended, _ = await asyncio.wait((pushing, reading), return_when=asyncio.FIRST_COMPLETED)
                for task in ended:
                    task.result()
            finally:
                for task in (pushing, reading):
                    task.cancel()
                await asyncio.gather(pushing, reading, return_exceptions=True)

    def _welcome(self, player: Player | None) -> protocol.Welcome:
        say = self._table.say
        return protocol.Welcome(
            players=tuple(person(one, self._table.people) for one in self._table.people),
            player=None if player is None else str(player),
            language=say.language,
            labels=page_words(say),
            bid_labels=bid_labels(say),
        )


class _Window:
    """One window: it is sent the match whenever that has changed, and asks for what its player does."""

    def __init__(self, bot: RicochetBot, table: Table, socket: web.WebSocketResponse, player: Player | None) -> None:
        self._bot, self._table, self._socket, self._player = bot, table, socket, player
        self._shown = list[Step[Match, Any]]()
        self._wakes = asyncio.Event()
        self._wakes.set()

    @property
    def _live(self) -> LiveMatch | None:
        return self._bot.games.match_in(self._table.channel_id)

    def changed(self, outcome: Outcome[Any, Any] | None) -> None:
        """Note what has come about, to be sent."""
        if outcome is not None and isinstance(outcome.after, Match):
            self._shown += [step for step in outcome.steps if step.line is not None]
        self._wakes.set()

    async def push(self) -> None:
        """Send the match now, and after each change; several changes at once are sent as one."""
        while True:
            await self._wakes.wait()
            self._wakes.clear()
            await self._send_view()

    async def read(self) -> None:
        """Do what the page sends until it is closed. Raises `ValidationError` for a message that no page sends."""
        while (message := await _received(self._socket)) is not None:
            match message:
                case protocol.Do():
                    await self._do(message)
                case protocol.Type():
                    await self._read_moves(message.text)
                case protocol.Hello():
                    return

    async def _send_view(self) -> None:
        live, shown, self._shown = self._live, self._shown, []
        seen = None
        if live is not None:
            names = await self._names(live.state)
            for step in shown:
                await _send(self._socket, self._proof(live.game_id, step, names))
            chosen = await self._bot.store.guild_settings(self._table.guild_id)
            seen = view(self._table.say, live.game_id, live.state, self._player, names, may_try=chosen.bidding_pad)
        await _send(self._socket, protocol.View(now=self._bot.clock.now(), view=seen))

    async def _names(self, match: Match) -> Names:
        people = self._table.people
        others = [player for player in (match.starter, *match.known) if player not in people]
        return people | (await self._bot.names.of(self._table.say, self._table.guild_id, others) if others else {})

    def _proof(self, match_id: int, step: Step[Match, Any], names: Names) -> protocol.Shown:
        assert step.line is not None
        why = plain(explain(self._table.say, step.flaw), names) if step.flaw else ""
        path = tuple(map(str, step.line.moves))
        return protocol.Shown(
            match=match_id, round=step.before.round.number, player=person(step.event.player, names), path=path, why=why
        )

    async def _read_moves(self, text: str) -> None:
        """Read moves that were typed, in the notation of the page's language, and send them or why they cannot be read."""
        live, say = self._live, self._table.say
        if live is None:
            return
        try:
            moves = read_moves(text, live.state.position.robots)
        except Refused as refused:
            await _send(self._socket, protocol.Typed(path=(), text=plain(refused.text(say), {})))
        else:
            note = plain(how_read(say, text, moves), {})
            await _send(self._socket, protocol.Typed(path=tuple(map(str, moves)), text=note))

    async def _do(self, asked: protocol.Do) -> None:
        """Do what the player asks for, and answer what has come of it."""
        try:
            async with self._table.turn():
                text = await self._done(asked)
        except StoreError:
            _log.exception("not done on the board")
            text = self._table.say("problem-ours")
        await _send(self._socket, protocol.Answer(id=asked.id, text=text))

    async def _done(self, asked: protocol.Do) -> str:
        """Do it. Returns why it is refused, or nothing."""
        say, live, player = self._table.say, self._live, self._player
        if player is None:
            return say("web-watch")
        if live is None or (live.game_id, live.state.round.number) != (asked.match, asked.round):
            return plain(problem(Problem.ROUND_OVER).text(say), self._table.people)
        command = _command(asked, player, live)
        bid = live.state.round.prover
        outcome = await live.handle(command, self._bot.clock.now())
        if not isinstance(outcome, Outcome):
            assert isinstance(outcome, Refusal)  # a match records a proof that fails, and refuses none
            if isinstance(command, GiveSign):
                return ""  # the player did not ask for it
            return plain(refusal(outcome, live.state, player, command).text(say), await self._names(live.state))
        if isinstance(command, Prove) and outcome.steps[0].line is None and bid:
            written = moves_text(say, command.moves)
            asked_for = problem(Problem.COUNT_ASKED, made=len(command.moves), bid=bid.moves, moves=written)
            return plain(asked_for.text(say), self._table.people)
        return ""


def _command(asked: protocol.Do, player: Player, live: LiveMatch) -> Command:
    """Return the command of the engine for what a page asks for."""
    path = parse_moves(" ".join(asked.path), live.state.position.robots) if asked.path else ()
    match asked.what:
        case "bid":
            return PlaceBid(player, len(path) or asked.moves, path)
        case "prove":
            return Prove(player, path)
        case "sign":
            return GiveSign(player)
        case "pass":
            return Pass(player)
        case "done":
            return SayDone(player)
        case "turn":
            return VoteToTurn(player)
        case "skip":
            return VoteToSkip(player)
        case "finish":
            return VoteToFinish(player)
        case "play-on":
            return PlayOn(live.lengths)


async def _received(socket: web.WebSocketResponse) -> protocol.Hello | protocol.Do | protocol.Type | None:
    """Return the next message of a page, or None where it has closed. Raises `ValidationError`."""
    message = await socket.receive()
    return protocol.FROM_PAGE.validate_json(message.data) if message.type is WSMsgType.TEXT else None


async def _send(socket: web.WebSocketResponse, message: Any) -> None:
    await socket.send_str(message.model_dump_json())
