"""How many requests a round costs of those that Discord counts: fifty a second for all matches of a bot."""

import pytest

from tests.wire.loopback.faults import EDIT, EDIT_ORIGINAL, Call, FaultKind
from tests.wire.players import Player
from tests.wire.table import ASKED, WON, Game, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

MAX_A_ROUND = 4


def counted(game: Game) -> list[Call]:
    """The requests about a channel that Discord counts: all but those by the token of an interaction."""
    calls = [call for call in game.discord.calls if not call.is_of_interaction]
    return [call for call in calls if game.discord.channel_of(call) is game.channel]


async def test_a_round_of_three_bidders_costs_four_requests(shared: Table) -> None:
    game = shared.game()
    cleo = Player(game.discord, "cleo", game.channel)
    await game.start()
    await game.bid(game.ben, cleo, moves=game.moves + 1)
    await game.bid(game.ada)
    await game.card(f"**{game.moves} moves**")
    await game.done(game.ben, cleo, game.ada)
    question = await game.news(ASKED)
    form = await game.ada.answered(game.ada.click(question, "Show my moves"))
    assert "That's it" in await game.ada.fill_in(form, moves=game.solution)
    won = await game.news(WON)
    assert "The chip is won" in (await game.card("The chip is won")).text
    await game.discord.until(lambda: not question.buttons)
    await game.discord.until(lambda: game.solution in won.text)
    requests = [call.name for call in counted(game)]
    assert len(requests) <= MAX_A_ROUND, requests
    await game.card("Round 2")


async def test_a_card_whose_press_is_too_old_is_edited_with_the_token_of_the_bot(shared: Table) -> None:
    game = shared.game()
    await game.start()
    await game.bid(game.ben, moves=game.moves + 1)
    await game.card(f"**{game.moves + 1} moves**")
    assert [call.name for call in counted(game) if call.name == EDIT] == []
    game.fail(EDIT_ORIGINAL, FaultKind.STATUS, status=401)
    assert f"**{game.moves} moves**" in await game.ada.slash("bid", moves=game.moves)
    await game.card(f"**{game.moves} moves**")
    assert [call.name for call in counted(game) if call.name == EDIT] == [EDIT]
