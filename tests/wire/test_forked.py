"""A program that is forked plays as one that is started."""

from pathlib import Path

import pytest

from tests.wire.forked import ForkedProgram
from tests.wire.loopback.server import Discord
from tests.wire.players import Player


@pytest.mark.usefixtures("kernels")
async def test_killed_and_forked_again_it_goes_on_with_its_match(tmp_path: Path) -> None:
    async with Discord() as discord:
        program = ForkedProgram(discord, tmp_path)
        channel = discord.state.guild.add_channel("forked")
        ada = Player(discord, "ada", channel)
        try:
            await program.start()
            assert "starts a match" in await ada.slash("ricochet start")
            await program.kill()
            await program.start()
            assert "9 moves" in await ada.slash("bid", moves=9)
            assert await program.stop() == 0
        finally:
            await program.close()
    assert not program.errors
