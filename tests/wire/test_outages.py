"""News survive an outage of Discord that the program does not."""

import pytest

from tests.wire.loopback.faults import FOLLOW_UP, SEND, FaultKind
from tests.wire.table import ASKED, ENDED, WON, Table, together

pytestmark = pytest.mark.at_length

ALWAYS = 1_000_000


async def test_what_an_outage_kept_from_everybody_is_told_after_a_restart(table: Table) -> None:
    asked, won = table.games("asked", "won")
    await together(asked.to_bidding(), won.to_proving(chips=1))
    news = (asked, FOLLOW_UP, ASKED), (asked, SEND, ASKED), (won, SEND, WON)
    faults = [game.fail(name, FaultKind.STATUS, words, status=503, times=ALWAYS) for game, name, words in news]
    await together(asked.done(), won.prove())
    await table.discord.until(lambda: all(fault.met for fault in faults))
    await table.program.stop()
    table.discord.faults.clear()
    await table.program.start()
    await together(asked.news(ASKED), won.news(ENDED))


async def test_what_was_posted_when_the_program_was_killed_is_not_posted_again(table: Table) -> None:
    board, asked, won = table.games("board", "asked", "won")
    await together(asked.to_bidding(), won.to_proving(chips=1))
    faults = [
        board.fail(FOLLOW_UP, FaultKind.HELD_AFTER, "### Round 1"),
        asked.fail(FOLLOW_UP, FaultKind.HELD_AFTER, ASKED),
        won.fail(SEND, FaultKind.HELD_AFTER, WON),
    ]
    board.ada.type("ricochet start", difficulty="any", code=board.setup.code)
    await together(asked.done(), won.prove())
    await table.discord.until(lambda: all(fault.met for fault in faults))
    await together(board.card(), asked.news(ASKED), won.news(WON))
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await board.bid()
    await asked.prove()
    await together(board.card(f"**{board.moves} moves**"), asked.news(WON), won.card("This match is over"))
    assert [len(board.cards()), len(asked.saying(ASKED)), len(won.saying(WON))] == [1, 1, 1]
