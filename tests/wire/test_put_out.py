"""A server removes the bot while it has no session: there is no event, and the next session does not name the server."""

from pathlib import Path

from tests.wire.loopback.gateway import SESSION_TIMED_OUT
from tests.wire.stored import stored
from tests.wire.table import open_table, together


async def test_a_server_that_puts_the_bot_out_while_its_session_is_lost_is_noticed(tmp_path: Path, kernels: None) -> None:  # noqa: ARG001
    async with open_table(tmp_path, servers=4, RICOCHET_SHARDS="2") as table:
        staying, left, unavailable = (table.game(shard=number) for number in (0, 1, 3))
        await together(staying.start(), left.start(), unavailable.start())
        state, gateway = table.discord.state, table.discord.gateway
        put_out, outage = state.guilds[1], state.guilds[3]
        identified = gateway.counts["identify"]
        state.put_out(put_out)
        outage.is_unavailable = True
        gateway.forget_sessions()
        await gateway.close(SESSION_TIMED_OUT)
        await left.over()
        await table.discord.until(lambda: gateway.counts["identify"] == identified + 2 and gateway.shards == [0, 1])
        gateway.dispatch("GUILD_CREATE", outage.json())
        for game in (staying, unavailable):
            assert "**9 moves**" in await game.ada.slash("bid", moves=9)
        assert stored(table.program.place, "SELECT guild_id FROM departure") == [(put_out.id,)]
