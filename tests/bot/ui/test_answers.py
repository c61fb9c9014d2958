"""Answers that do not reach Discord: what the person sees, and what is logged."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from simcord.results import InteractionResult

from bot.ui import answers as module
from tests.bot.contact import CONTACT, set_contact
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, cards, said
from tests.bot.ui.silent_server import SilentServer, silent_server
from tests.bot.wire_faults import Fault, answers, cut_after, cut_before, status, well
from tests.bot.world import EASY, SOLUTION, Member, World

DONE = "Done; only my reply got lost"
OURS = "Something went wrong on my side"
ATTEMPTS = 3


@dataclass
class Logged:
    """The lines of the log at the level of warnings or above: those of the bot, and those of discord.py."""

    own: list[Any] = field(default_factory=list)
    caplog: pytest.LogCaptureFixture | None = None

    @property
    def lines(self) -> list[tuple[str, str, bool]]:
        """Level, text, and whether a traceback goes with it."""
        own = [(line["log_level"], line["event"], bool(line.get("exc_info"))) for line in self.own]
        records = self.caplog.records if self.caplog else []
        others = [(record.levelname.lower(), record.getMessage(), bool(record.exc_info)) for record in records]
        return [line for line in (*own, *others) if line[0] not in ("debug", "info")]


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[Logged]:
    caplog.set_level(logging.WARNING)
    with structlog.testing.capture_logs() as own:
        yield Logged(own, caplog)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_PAUSE", 0.0)


OVERLOADED = 130000
"""Discord's code where it says to try again a little later."""


@pytest.mark.parametrize(
    "fault", [cut_before, cut_after, status(503), status(400, OVERLOADED)], ids=["cut before", "cut after", "503", "overloaded"]
)
async def test_an_answer_that_is_cut_is_given_again_and_once(world: World, ada: Member, logged: Logged, fault: Fault) -> None:
    await world.start(ada)
    with answers(fault) as made:
        answer = await ada.slash(world.channel, "bid", moves=4)
    assert "Your bid: **4 moves**" in said(answer)
    assert len(made) == 2
    assert logged.lines == []


class Slow:
    """An interaction whose first answer never gets through; what the bot needs of it, and no world around it."""

    def __init__(self, silent: SilentServer) -> None:
        self.silent = silent
        self.extras = dict[str, bool]()
        self.client = SimpleNamespace(clock=SimpleNamespace(sleep=asyncio.sleep))
        self.response = self
        self.deferred = 0

    async def defer(self, **_: bool) -> None:
        self.deferred += 1
        if self.deferred == 1:
            await self.silent.ask("/never")


async def test_an_answer_that_hangs_is_given_up_and_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_TIMEOUT", 0.05)
    async with silent_server() as silent:
        interaction: Any = Slow(silent)
        await module.defer(interaction)
    assert interaction.deferred == 2


async def test_who_was_not_answered_is_told_that_it_is_done(world: World, ada: Member, logged: Logged) -> None:
    await world.start(ada)
    with answers(*[cut_before] * ATTEMPTS):
        assert DONE in said(await ada.slash(world.channel, "bid", moves=4))
    assert [bid.moves for bid in world.match().round.bids] == [4]
    assert logged.lines == [("warning", "answer lost", False)]


async def test_what_was_not_done_may_be_tried_again(world: World, ada: Member, logged: Logged) -> None:
    await world.start(ada)
    with answers(*[cut_before] * ATTEMPTS):
        assert OURS in said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert logged.lines == [("warning", "answer lost", False)]


async def test_an_answer_about_a_fault_of_the_bot_names_the_contact_if_there_is_one(world: World, ada: Member) -> None:
    await world.start(ada)
    for last in ("try again in a moment.", f"runs this bot: {CONTACT}"):
        with answers(*[cut_before] * ATTEMPTS):
            shown = said(await ada.slash(world.channel, "ricochet board", format="moves"))
        assert OURS in shown
        assert shown.endswith(last)
        set_contact(world)
    assert CONTACT not in said(await ada.slash(world.channel, "prove", moves="?")), "a refusal is no fault"


async def test_a_bug_after_the_deed_does_not_ask_for_it_a_second_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    (ada,) = world.players("ada")
    await world.start(ada)
    monkeypatch.setattr("bot.commands.acting.acknowledge", broken)
    assert DONE in said(await ada.slash(world.channel, "bid", moves=4))
    assert len(world.errors_that_were_meant()) == 1


async def test_a_proof_is_told_though_its_picture_does_not_get_through(world: World, ada: Member, logged: Logged) -> None:
    await world.proving((ada, 4))
    with answers(well, then=cut_before):
        answer = said(await ada.slash(world.channel, "prove", moves="R-up R-up R-up R-up"))
    assert "isn't possible" in answer
    assert DONE not in answer
    assert logged.lines == [("warning", "picture not shown", False)]


async def press_bid(world: World) -> InteractionResult:
    return await world.player("ada").click(cards(world.channel)[-1], label="Bid")


async def bid(world: World) -> InteractionResult:
    return await world.player("ada").slash(world.channel, "bid", moves=4)


async def fill_in(world: World) -> InteractionResult:
    return await world.player("ada").submit_modal(await press_bid(world), {"moves": "4"})


async def show_board(world: World) -> InteractionResult:
    return await world.player("ada").slash(world.channel, "ricochet board")


async def choose(world: World) -> InteractionResult:
    panel = await world.player("ada").slash(world.channel, "ricochet me")
    return await world.player("ada").select(answer(panel), ["dark"], custom_id="me:theme")


async def be_refused(world: World) -> InteractionResult:
    return await world.player("ada").slash(world.channel, "bid", moves=1)


async def complete(world: World) -> object:
    return await world.player("ada").autocomplete(world.channel, "prove", "moves", "R")


@pytest.mark.parametrize("code", [10062, 40060])
@pytest.mark.parametrize(
    ("act", "before"),
    [(bid, 0), (press_bid, 0), (fill_in, 1), (show_board, 0), (show_board, 1), (choose, 1), (be_refused, 0), (complete, 0)],
    ids=["answer", "modal", "form", "defer", "edit of the original", "edit of the message", "refusal", "completion"],
)
async def test_an_interaction_that_has_run_out_costs_one_line_of_log(
    world: World, logged: Logged, act: Callable[[World], Awaitable[object]], before: int, code: int
) -> None:
    ada = world.player("ada", manage_guild=True)
    await world.start(ada)
    too_late = status(404 if code == 10062 else 400, code)

    with answers(*[well] * before, then=too_late):
        await act(world)
    ((level, text, has_traceback),) = logged.lines
    assert (level, has_traceback) == ("warning", False)
    assert text.startswith("answered too late")


async def test_solo_games_in_private_are_played_on_though_an_answer_is_lost(world: World, ada: Member, logged: Logged) -> None:
    await begin_alone(ada, world.channel, private=True, code=EASY)
    with answers(cut_after):
        await ada.slash(world.channel, "prove", moves=SOLUTION)
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game
    assert game.state.last_played
    assert logged.lines == []
