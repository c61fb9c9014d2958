"""Matches whose windows are cut off at random moments, in a real browser, and what is found wrong.

Two people play in windows of the board, two others in the simulated Discord, all in one match after the other. The page is the
real one, but for its patience. The connection is torn away below the page and the bot, so that what either has just sent may
be lost or not.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import patch

from aiohttp import web

from bot.text import Texts
from bot.web.local import serve_table
from bot.web.match_view import match_view
from bot.web.subject import Table
from engine.board.moves import Move
from engine.games.match.events import BidMade, Event, ProverPassed
from engine.games.match.play import retrace
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase, replay
from engine.rules.events import NextWanted
from tests.bot.world import HOURGLASS, INTERMISSION, PROOF_TIME, Member, World, solution_of

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

EN = Texts.of("en")
NAMES = ("ada", "ben", "cleo", "dan")
AT_THE_BOARD = 2
HURRIES = 0.7
"""The share of pauses in which somebody wants the next round."""
SECONDS = 20.0
"""Real seconds within which a page shows what is the case."""

_LOOK_AGAIN = 0.01

_IMPATIENT = """(() => {
  const wait = window.setTimeout, news = (window.news = []), sent = (window.sent = {}), answers = (window.answers = {});
  window.setTimeout = (work, milliseconds, ...rest) => wait(work, milliseconds / 20, ...rest);
  const Real = window.WebSocket, send = Real.prototype.send;
  Real.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.kind === "do") sent[message.id] = message;
    return send.call(this, text);
  };
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.kind === "view") window.latest = message.view;
        if (message.kind === "answer") answers[message.id] = message.text;
      });
    }
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) if (line.tagName === "LI") news.push(line.textContent);
  }).observe(document.getElementById("news"), { childList: true }));
})();"""
"""Run before the page's own script: hastens its waiting, and records what it sends, receives and shows."""

_STATE = """() => ({
  latest: window.latest ?? null, isLost: document.body.classList.contains("is-lost"),
  headline: document.getElementById("headline").dataset.text ?? "",
  status: document.getElementById("status").dataset.text ?? "",
  bids: [...document.querySelectorAll("#bids li")].map((line) => [...line.children].map((part) => part.textContent)),
  scores: [...document.querySelectorAll("#scores li")].map((line) => [...line.children].map((part) => part.textContent)),
  sent: Object.values(window.sent), answers: window.answers, news: window.news,
})"""


class Wrong(AssertionError):
    """A window does not show what it should."""


@dataclass(slots=True)
class Window:
    """A person's window, and what they do there."""

    player: Member
    page: "Page"

    async def state(self) -> dict[str, Any]:
        """Return what the page shows, and what it has sent and received."""
        return await self.page.evaluate(_STATE)

    async def bid(self, moves: int) -> None:
        """Bid a number."""
        await self.page.evaluate(
            "(moves) => { document.getElementById('count').value = moves; document.getElementById('bid-alone').click(); }",
            moves,
        )

    async def press(self) -> None:
        """Press the first button, by which a prover passes, and a match that rests goes on."""
        await self.page.evaluate("document.querySelector('#lead button, #actions button')?.click()")

    async def show(self, moves: Sequence[Move]) -> None:
        """Make moves by keys, and show them, or bid and seal them."""
        await self.page.keyboard.press("Escape")
        for move in moves:
            await self.page.keyboard.press(move.robot.value)
            await self.page.keyboard.press(f"Arrow{move.direction.value.capitalize()}")
        await self.page.keyboard.press("Enter")


@dataclass(slots=True)
class Trial:
    """The table of a world, its windows, and what was counted."""

    world: World
    random: Random
    players: list[Member]
    windows: list[Window]
    connections: list[asyncio.Transport]
    counts: Counter[str] = field(default_factory=Counter[str])

    async def play(self, cuts: int, report: Callable[[str], None] = lambda _: None) -> Counter[str]:
        """Play matches until the windows were cut so often, and report after each. Raises `Wrong`."""
        while self.counts["cuts"] < cuts:
            await self._match()
            report(str(dict(self.counts)))
        return self.counts

    async def _match(self) -> None:
        """Play a match of a few chips, and check what the windows have shown of it."""
        await self.world.start(self.players[-1], chips=self.random.randint(1, 3))
        live = self.world.bot.games.match_in(self.world.channel.id)
        assert live is not None
        state: Callable[[], Match] = lambda: live.state  # noqa: E731 - a property
        for window in self.windows:
            await window.page.evaluate("window.news.length = 0")
        await self._sees(live.game_id, state)
        while not live.state.is_over:
            await self._round(state)
            await self._sees(live.game_id, state)
        events = cast("Sequence[Event]", await self.world.bot.store.events_of(live.game_id))
        await self._has_seen(live.game_id, events)
        self.counts["matches"] += 1

    async def _round(self, state: Callable[[], Match]) -> None:
        """Play from now until a chip is won, or all have tried."""
        match = state()
        if match.phase in OPEN_TO_BIDS:
            await self._bid(state, len(solution_of(match.position)))
            await self._while_cut(self.world.later(HOURGLASS))
        elif match.phase is Phase.PROVING:
            await self._prove(state)
        elif match.phase is Phase.INTERMISSION:
            if self.random.random() < HURRIES:
                await self._while_cut(self.random.choice(self.windows).press())  # want the next round
            await self.world.later(INTERMISSION)
        else:
            await self._while_cut(self.windows[0].press())  # play on

    async def _bid(self, state: Callable[[], Match], best: int) -> None:
        """Let people bid here and there, lower and lower, some with sealed moves."""
        lowest = {player.id: 40 for player in self.players}
        for _ in range(self.random.randint(2, 6)):
            player = self.random.choice(self.players)
            moves = lowest[player.id] = max(best, lowest[player.id] - self.random.randint(1, 20))
            window = self._window_of(player)
            if window is None:
                await self._while_cut(player.slash(self.world.channel, "bid", moves=moves))
            elif moves == best:
                await self._while_cut(window.show(solution_of(state().position)))
            else:
                await self._while_cut(window.bid(moves))
        live = self.world.bot.games.match_in(self.world.channel.id)
        assert live is not None
        await self._sees(live.game_id, state)

    async def _prove(self, state: Callable[[], Match]) -> None:
        """Let the one whose turn it is show a solution, something else, or nothing."""
        match = state()
        prover = match.round.prover
        assert prover is not None
        player = next(one for one in self.players if one.id == prover.player)
        solution = solution_of(match.position)
        moves = solution if len(solution) == prover.moves else [*solution[:1]] * prover.moves
        window = self._window_of(player)
        if len(moves) != len(solution) or self.random.random() < 0.2:
            if window is None:
                await self._while_cut(player.slash(self.world.channel, "prove", moves=" ".join(map(str, moves))))
            else:
                await self._while_cut(window.press())
        elif window is None:
            await self._while_cut(player.slash(self.world.channel, "prove", moves=" ".join(map(str, moves))))
        else:
            await self._while_cut(window.show(moves))
        if state() is match:
            await self.world.later(PROOF_TIME)

    def _window_of(self, player: Member) -> Window | None:
        return next((window for window in self.windows if window.player is player), None)

    async def _while_cut(self, action: Awaitable[Any]) -> None:
        """Let something be done, and cut connections before, meanwhile or after."""
        doing = asyncio.ensure_future(action)
        for _ in range(self.random.randint(0, 3)):
            for _ in range(self.random.randint(0, 30)):
                await asyncio.sleep(0)
            await asyncio.sleep(self.random.choice((0, 0, 0.002, 0.01, 0.03)))
            if open_ones := [one for one in self.connections if not one.is_closing()]:
                self.random.choice(open_ones).abort()
                self.counts["cuts"] += 1
        await doing
        for window in self.windows:
            await self._until(lambda window=window: self._is_answered(window))

    async def _is_answered(self, window: Window) -> str:
        state = await window.state()
        waiting = [sent for sent in state["sent"] if str(sent["id"]) not in state["answers"]]
        return f"not answered: {waiting}" if waiting or state["isLost"] else ""

    async def _sees(self, match_id: int, state: Callable[[], Match]) -> None:
        """Wait until all windows show the match as it is."""
        for window in self.windows:
            await self._until(lambda window=window: self._differs(window, match_id, state()))
            self.counts["states compared"] += 1

    async def _differs(self, window: Window, match_id: int, match: Match) -> str:
        names = {player.id: name for player, name in zip(self.players, NAMES, strict=True)}
        expected = match_view(EN, match_id, match, window.player.id, names, may_try=True)
        shown = await window.state()
        latest = json.loads(expected.model_dump_json())
        if match.is_over and shown["latest"]:  # the subject adds what begins another match
            latest["actions"] = shown["latest"]["actions"]
        drawn = {
            "latest": latest,
            "isLost": False,
            "headline": expected.headline,
            "status": expected.status,
            "bids": [[row.name, row.value] for row in expected.rows],
            "scores": [[row.name, row.value] for row in expected.scores],
        }
        return "; ".join(f"{what}: {shown[what]!r}, not {value!r}" for what, value in drawn.items() if shown[what] != value)

    async def _until(self, fault: Callable[[], Awaitable[str]]) -> None:
        """Wait until there is no fault. Raises `Wrong`."""
        found, left = await fault(), SECONDS
        while found:
            if left <= 0:
                raise Wrong(found)
            await asyncio.sleep(_LOOK_AGAIN)
            found, left = await fault(), left - _LOOK_AGAIN

    async def _has_seen(self, match_id: int, events: Sequence[Event]) -> None:
        """Check that each proof was shown once, in order, and that what the windows have sent was done once, or refused."""
        steps = retrace(replay(events[:1]), events[1:]).steps
        proofs = [f"{self._name(step.event)}: {' '.join(map(str, step.line.moves))}" for step in steps if step.line]
        done = Counter(
            (step.event.player, step.before.round.number, _SENT_AS[type(step.event)], getattr(step.event, "moves", 0))
            for step in steps
            if isinstance(step.event, BidMade | ProverPassed | NextWanted)
        )
        for window in self.windows:
            state = await window.state()
            shown = [line.partition(" – ")[0] for line in state["news"]]
            if shown != proofs:
                raise Wrong(f"shown to {window.player.name}: {shown}, not {proofs}")
            sent = [one for one in state["sent"] if one["game"] == str(match_id) and one["what"] in _SENT_AS.values()]
            accepted = Counter(
                (window.player.id, one["round"], one["what"], len(one["path"]) or one["moves"])
                for one in sent
                if not state["answers"][str(one["id"])]
            )
            own = Counter({key: count for key, count in done.items() if key[0] == window.player.id})
            if accepted != own:
                raise Wrong(f"{window.player.name}: answered as done {accepted}, but done {own}")
            self.counts["proofs shown"] += len(proofs)
            self.counts["commands"] += len(sent)

    def _name(self, event: Event) -> str:
        return next(name for name, player in zip(NAMES, self.players, strict=True) if player.id == getattr(event, "player", 0))


_SENT_AS = {BidMade: "bid", ProverPassed: "pass", NextWanted: "next"}


@contextmanager
def _connections() -> Iterator[list[asyncio.Transport]]:
    """Collect the connections of all windows."""
    found, prepare = list[asyncio.Transport](), web.WebSocketResponse.prepare

    async def prepared(socket: web.WebSocketResponse, request: web.Request) -> Any:
        if isinstance(request.transport, asyncio.Transport):
            found.append(request.transport)
        return await prepare(socket, cast("web.BaseRequest", request))

    with patch.object(web.WebSocketResponse, "prepare", prepared):
        yield found


@asynccontextmanager
async def _as_bot(world: World) -> AsyncIterator[None]:
    with world.env.as_bot():
        yield


@asynccontextmanager
async def open_trial(world: World, browser: "Browser", random: Random) -> AsyncIterator[Trial]:
    """Open the windows of the first players in a world."""
    players = world.players(*NAMES)
    people = {player.id: name for player, name in zip(players, NAMES, strict=True)}
    table = Table(world.guild.id, world.channel.id, people, EN, partial(_as_bot, world))
    with patch("bot.web.server._PING", None), _connections() as connections:
        async with serve_table(world.bot, table) as url:
            context = await browser.new_context(reduced_motion="reduce")
            try:
                await context.add_init_script(_IMPATIENT)
                windows = list[Window]()
                for player in players[:AT_THE_BOARD]:
                    page = await context.new_page()
                    await page.goto(f"{url}&player={player.id}")
                    windows.append(Window(player, page))
                yield Trial(world, random, players, windows, connections)
            finally:
                await context.close()
