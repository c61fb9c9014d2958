"""The bot goes from four shards to eight while it plays: those of the one division never act beside those of the other."""

from pathlib import Path

import pytest

from tests.bot.store.postgres import url_of
from tests.wire.divided import Matches, open_divided

pytestmark = pytest.mark.xdist_group("clusters")

FOUR, EIGHT = ({"RICOCHET_CLUSTERS": "2", "RICOCHET_SHARDS": shards} for shards in ("4", "8"))


@pytest.mark.usefixtures("kernels")
async def test_matches_go_on_when_the_last_process_of_four_shards_has_ended(postgres_address: str, tmp_path: Path) -> None:
    """They lose no time by that, nor by the clocks of the new machines, which are an hour ahead."""
    clock = tmp_path / "clock"
    clock.write_text("3600")
    async with open_divided(tmp_path, url_of(postgres_address)) as table:
        await table.plays(*await table.launch(2, **FOUR), shards=range(4))
        even, odd = table.playing()
        matches = await Matches(table).begin()
        new = await table.stand_by(2, **EIGHT, WIRE_CLOCK=str(clock))
        assert await even.stop() == 0
        sand = matches.sand()
        assert "Not yet" in await matches.all[1].ben.slash("pass")
        assert not any(process.shards for process in new)

        assert await odd.stop() == 0
        sand[1::2] = matches.sand()[1::2]
        await table.plays(*new)
        assert all(after >= before for after, before in zip(matches.given_back(), sand, strict=True))
        await matches.end()
        assert [processes[-1] for processes in table.acted()] == [table.playing()[shard % 2] for shard in range(8)]
        assert table.discord.counts["PUT /applications/{application_id}/commands", 200] == 1
        assert [await process.stop() for process in new] == [0, 0]
        assert not any(process.errors for process in table.processes)
