"""Commands are registered when they have changed, whatever commands Discord has added itself."""

from tests.wire.table import Table

SENT = "PUT /applications/{application_id}/commands", 200


async def test_an_update_keeps_the_command_that_launches_an_activity(table: Table) -> None:
    await table.program.stop()
    entry_point = table.discord.state.enable_activities()
    table.program.database.unlink()  # with it goes the digest of what was sent: the next start sends all, as an update does
    await table.program.start()
    (kept,) = (command for command in table.discord.state.commands if command["type"] == entry_point["type"])
    assert {**kept, "version": ""} == {**entry_point, "version": ""}
    await table.game().start()


async def test_a_command_that_discord_has_added_is_no_reason_to_send_any(table: Table) -> None:
    await table.program.stop()
    table.discord.state.enable_activities()
    await table.program.start()
    assert table.discord.counts[SENT] == 1
