"""A token that is revoked while the program runs."""

from tests.wire.loopback.gateway import AUTHENTICATION_FAILED
from tests.wire.table import Table


async def test_a_token_that_is_revoked_ends_the_program_with_one_sentence(started: Table) -> None:
    started.program.expect("doesn't accept the DISCORD_TOKEN")
    game = started.game()
    await game.start()
    started.discord.revoke_token()
    await started.discord.gateway.close(AUTHENTICATION_FAILED)
    assert await started.program.ended() == 2
    (sentence,) = started.program.errors
    assert "Discord doesn't accept the DISCORD_TOKEN" in sentence
