"""A program behind proxies plays as any other, and continues when a cut is restored."""

from pathlib import Path

import pytest

from tests.bot.store.postgres import url_of
from tests.wire.linked import LinkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.players import Player


@pytest.mark.usefixtures("kernels")
async def test_it_is_known_by_its_links_and_plays_on_after_one_was_cut(postgres_address: str, tmp_path: Path) -> None:
    async with Discord() as discord, LinkedProgram(discord, tmp_path, url_of(postgres_address)) as program:
        await program.start()
        assert program.shards == [0]
        ada = Player(discord, "ada", discord.state.guild.add_channel("linked"))
        program.to_discord.cut()
        await discord.until(lambda: not program.shards)
        program.to_discord.mend()
        await discord.until(lambda: program.shards == [0])
        assert "starts a match" in await ada.slash("ricochet start")
        assert {call.host for call in discord.calls} == {program.to_discord.host}
        assert await program.stop() == 0
