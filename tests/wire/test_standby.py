"""Two processes on one PostgreSQL server: one plays, and the other takes over when it ends."""

import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.match.events import BidMade, ProverAsked
from tests.bot.store.postgres import url_of
from tests.wire.divided import WAITS
from tests.wire.forked import ForkedProgram
from tests.wire.loopback.faults import FOLLOW_UP, FaultKind
from tests.wire.table import ASKED, ENDED, WON, Table, open_table, together

pytestmark = pytest.mark.at_length

ALWAYS = 1_000_000
STANDING_BY, PLAYING = '"standing by"', '"playing"'


@pytest.fixture
async def table(postgres_address: str, tmp_path: Path, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """A table whose program has its database on a server."""
    async with open_table(tmp_path, url_of(postgres_address), waits=WAITS) as table:
        yield table


@pytest.fixture
async def standby(table: Table, tmp_path: Path) -> AsyncIterator[ForkedProgram]:
    """Another process, which stands by."""
    program = ForkedProgram(table.discord, tmp_path, str(table.program.place), waits=WAITS, RICOCHET_HTTP="0")
    try:
        await program.launch()
        await program.until_said(STANDING_BY)
        yield program
    finally:
        await program.close()


async def plays(table: Table, program: ForkedProgram) -> None:
    """Wait until a standby plays and gets Discord's events: it sends the second IDENTIFY."""
    await program.until_said(PLAYING)
    await table.discord.until(lambda: table.discord.gateway.counts["identify"] == 2)


async def test_when_who_plays_is_killed_the_other_goes_on_with_all_matches(table: Table, standby: ForkedProgram) -> None:
    thinking, bidding, proving, untold = table.games("thinking", "bidding", "proving", "untold")
    await together(thinking.start(), bidding.to_bidding(), proving.to_proving(chips=1), untold.to_bidding())
    fault = untold.fail(FOLLOW_UP, FaultKind.STATUS, ASKED, status=503, times=ALWAYS)
    await together(untold.done(), untold.stored(ProverAsked))
    await table.discord.until(lambda: fault.met)
    await table.program.kill()
    table.discord.faults.clear()
    await plays(table, standby)

    await untold.news(ASKED)
    assert "**7 moves**" in await thinking.ada.slash("bid", moves=7)
    await bidding.done()
    await bidding.news(ASKED)
    await proving.prove()
    await proving.news(ENDED)
    assert [len(game.cards()) for game in (thinking, bidding, proving, untold)] == [1, 1, 1, 1]
    assert [len(game.saying(ASKED)) for game in (bidding, proving, untold)] == [1, 1, 1]
    assert not standby.errors


async def test_a_process_that_was_paused_past_its_lease_stores_and_tells_nothing_when_it_wakes(
    table: Table, standby: ForkedProgram
) -> None:
    """It had a message pending, and gets a bid that the other has handled."""
    untold, bidding = table.games("untold", "bidding")
    await together(untold.to_bidding(), bidding.start())
    fault = untold.fail(FOLLOW_UP, FaultKind.STATUS, ASKED, status=503, times=ALWAYS)
    await untold.done()
    await table.discord.until(lambda: fault.met)
    table.program.send(signal.SIGSTOP)
    await plays(table, standby)
    table.discord.faults.clear()  # by now a request that was on its way from the paused process has met them
    await untold.news(ASKED)
    assert table.discord.gateway.shards == [0, 0], "Discord still tells the one that sleeps"
    assert "**7 moves**" in await bidding.ada.slash("bid", moves=7)
    await bidding.card("**7 moves**")

    calls = len(table.discord.calls)
    table.program.send(signal.SIGCONT)
    await table.program.until_said(STANDING_BY)
    assert table.discord.calls[calls:] == []
    assert len(untold.saying(ASKED)) == 1
    assert len([event for event in bidding.events if isinstance(event, BidMade)]) == 1
    await untold.prove()
    await untold.news(WON)
    assert not standby.errors


async def test_a_process_that_is_stopped_hands_over_at_once(table: Table, standby: ForkedProgram) -> None:
    assert json.loads(await standby.served("/readyz")) == {"standing by": True}
    assert {"ricochet_playing 0.0", "ricochet_shards 1.0"} < {*(await standby.served("/metrics")).splitlines()}
    game = table.game()
    await game.to_bidding(chips=1)
    assert await table.program.stop() == 0
    await plays(table, standby)
    await game.done()
    await game.news(ASKED)
    await table.program.launch()
    await table.program.until_said(STANDING_BY)
    assert await table.program.stop() == 0
    await game.prove()
    await game.news(ENDED)
    assert not (*table.program.errors, *standby.errors)
