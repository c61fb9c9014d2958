"""One window of the board: what it is sent of the match, and what comes of the messages that its page sends."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import structlog
from aiohttp import WSMsgType, web
from pydantic import BaseModel

from bot.cards.flaws import explain
from bot.cards.post import moves_text
from bot.client import RicochetBot
from bot.games.match import LiveMatch
from bot.store import StoreError
from bot.text import Texts
from bot.ui.replies import Problem, Refused, problem, refusal
from bot.ui.typed_moves import how_read, read_moves
from bot.web import protocol
from bot.web.view import Names, person, plain, view
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


class Window:
    """One window of a page: it receives the match after each change, and sends what its player does."""

    def __init__(self, bot: RicochetBot, table: Table, socket: web.WebSocketResponse, player: Player | None) -> None:
        self._bot, self._table, self._socket, self._player = bot, table, socket, player
        self._shown = list[Step[Match, Any]]()
        self._wakes = asyncio.Event()
        self._wakes.set()

    @property
    def _live(self) -> LiveMatch | None:
        return self._bot.games.match_in(self._table.channel_id)

    def changed(self, outcome: Outcome[Any, Any] | None) -> None:
        """Note an outcome, to be sent by `push`."""
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
        """Handle the messages of the page until it is closed. Raises `ValidationError` for a message that no page sends."""
        while (message := await received(self._socket)) is not None:
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
                await send(self._socket, self._proof(live.game_id, step, names))
            chosen = await self._bot.store.guild_settings(self._table.guild_id)
            seen = view(self._table.say, live.game_id, live.state, self._player, names, may_try=chosen.bidding_pad)
        await send(self._socket, protocol.View(now=self._bot.clock.now(), view=seen))

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
            await send(self._socket, protocol.Typed(path=(), text=plain(refused.text(say), {})))
        else:
            note = plain(how_read(say, text, moves), {})
            await send(self._socket, protocol.Typed(path=tuple(map(str, moves)), text=note))

    async def _do(self, asked: protocol.Do) -> None:
        """Execute what the player does, and answer whether it was refused."""
        try:
            async with self._table.turn():
                text = await self._done(asked)
        except StoreError:
            _log.exception("not done on the board")
            text = self._table.say("problem-ours")
        await send(self._socket, protocol.Answer(id=asked.id, text=text))

    async def _done(self, asked: protocol.Do) -> str:
        """Return why it is refused, or an empty text."""
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


async def received(socket: web.WebSocketResponse) -> protocol.Hello | protocol.Do | protocol.Type | None:
    """Return the next message of a page, or None where it has closed. Raises `ValidationError`."""
    message = await socket.receive()
    return protocol.FROM_PAGE.validate_json(message.data) if message.type is WSMsgType.TEXT else None


async def send(socket: web.WebSocketResponse, message: BaseModel) -> None:
    """Send a message to a page. Raises `ConnectionError` once that is closed."""
    await socket.send_str(message.model_dump_json())
