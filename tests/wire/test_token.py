"""A token that Discord does not accept any more, while the program runs."""

from tests.wire.loopback.gateway import AUTHENTICATION_FAILED
from tests.wire.table import Table


async def test_a_token_that_is_revoked_ends_the_program_with_one_sentence(table: Table) -> None:
    game = table.game()
    await game.start()
    table.discord.revoke_token()
    await table.discord.gateway.close(AUTHENTICATION_FAILED)
    assert await table.program.ended() == 2
    (sentence,) = table.program.errors
    assert "Discord doesn't accept the DISCORD_TOKEN" in sentence
