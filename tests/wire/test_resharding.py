"""Two processes with four shards survive a cut of their database, and give way to two with eight shards."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.store.postgres import url_of, with_own_tables
from tests.wire.divided import DividedTable, Matches, open_divided

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.at_length]

FOUR = range(4)
"""The shards at first."""


@pytest_asyncio.fixture(loop_scope="module")
async def divided(
    tmp_path: Path,
    postgres: str,
    kernels: None,  # noqa: ARG001
) -> AsyncIterator[DividedTable]:
    """A table of each test's own, since one of them leaves other processes behind: two play with four shards."""
    async with open_divided(tmp_path, url_of(with_own_tables(postgres))) as table:
        await table.plays(*await table.launch(2, RICOCHET_SHARDS="4"), shards=FOUR)
        yield table


async def test_all_go_on_when_their_database_is_back(divided: DividedTable) -> None:
    playing, matches = divided.playing(), await Matches(divided).begin()
    before = matches.events()
    for process in playing:
        process.to_database.cut()
    since = time.time()
    assert "try again" in await matches.all[0].ben.slash("bid", moves=9)
    await matches.all[0].ben.slash("ricochet stats")
    await divided.leased(0)
    for process in playing:
        process.to_database.mend()
    await divided.plays(*playing, shards=FOUR)
    assert max(matches.lost(before, since)) <= 0
    await matches.end()


async def test_matches_go_on_when_the_last_process_of_four_shards_has_ended(divided: DividedTable, tmp_path: Path) -> None:
    """They lose no time by that, nor by the clocks of the new machines, which are an hour ahead."""
    clock = tmp_path / "clock"
    clock.write_text("3600")
    first, last = divided.playing()
    matches = await Matches(divided).begin()
    new = await divided.stand_by(2, WIRE_CLOCK=str(clock))
    assert await first.stop() == 0
    await divided.plays(last, shards=FOUR)
    assert "Not yet" in await matches.all[1].ben.slash("pass")
    assert not any(process.shards for process in new)

    before = matches.events()
    assert await last.stop() == 0
    since = time.time()
    await divided.plays(*new)
    assert max(matches.lost(before, since)) <= 0
    await matches.end()
    assert divided.acts_alone()
    assert divided.discord.counts["PUT /applications/{application_id}/commands", 200] == 1
    assert not any(process.errors for process in new)
