"""Context menus on the wire, with the program as a process: of a card, of a member, and where an answer is lost."""

import pytest

from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.loopback.state import MANAGE_MESSAGES, Channel, snowflake
from tests.wire.players import Player
from tests.wire.table import ASKED, Table

STUDY, STATISTICS, REMOVE = "Study this board", "Ricochet statistics", "Remove from the match"


async def test_a_card_is_studied_once_its_round_is_over_also_by_a_program_that_was_killed(table: Table) -> None:
    game = table.game()
    card = await game.start()
    assert game.solution not in await game.ben.choose(STUDY, card)
    await game.bid()
    await game.done()
    await game.news(ASKED)
    await game.prove()
    await table.program.kill()
    await table.program.start()
    assert "Study of round 1" in await game.ben.choose(STUDY, card)


async def test_a_member_is_looked_up_and_removed_once_though_the_first_answer_was_lost(table: Table) -> None:
    game = table.game()
    game.ada.permissions |= MANAGE_MESSAGES
    await game.start()
    await game.bid(game.ada, game.ben)
    assert game.ben.mention in await game.ada.choose(STATISTICS, game.ben.user)
    game.fail(CALLBACK, FaultKind.CUT_AFTER, "out of the match")
    await game.ada.choose(REMOVE, game.ben.user)
    await table.until_stored(lambda: game.match.is_removed(game.ben.user.id))
    assert game.match.removed == (game.ben.user.id,)


async def test_where_the_program_is_no_member_a_person_is_looked_up_and_none_removed(table: Table) -> None:
    ada = Player(table.discord, "ada", Channel("elsewhere", guild_id=snowflake()))
    assert ada.mention in await ada.choose(STATISTICS, ada.user)
    with pytest.raises(AssertionError, match="is not shown"):
        await ada.choose(REMOVE, ada.user)
