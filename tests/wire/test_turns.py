"""When more requests are needed than allowed, cards wait, and questions do not."""

from collections.abc import Sequence
from random import Random
from time import time

import pytest

from bot.cards.match import BOARD
from bot.store import Place, SqliteStore
from engine.games.match.play import start
from engine.rules.rules import RULES_2013
from tests.discord_api.components import COMPONENTS_V2
from tests.wire.loopback.faults import EDIT
from tests.wire.loopback.state import READ_MESSAGE_HISTORY, Message
from tests.wire.table import ASKED, Game, Table

pytestmark = pytest.mark.at_length

CROWD = 200
"""Cards that wait for four seconds until each has had its turn."""


async def test_cards_wait_for_their_turn_and_questions_do_not(table: Table) -> None:
    """Each card is shown again after a start. No question follows up anything where the history may not be read."""
    game, others = table.game(), table.games(*["crowd"] * CROWD)
    game.channel.permissions &= ~READ_MESSAGE_HISTORY
    await game.to_bidding()
    await table.program.stop()
    await seat(table, others)
    await table.program.start()
    await game.done()
    assert (await game.news(ASKED)).pings
    assert shown(table, others) < CROWD, "cards still wait"
    await table.discord.until(lambda: shown(table, others) == CROWD, "each card is shown")


async def seat(table: Table, games: Sequence[Game]) -> None:
    """Have a match on in each of these channels, while the program does not run."""
    discord = table.discord
    async with await SqliteStore.open(table.program.database) as store:
        for game in games:
            events = start(RULES_2013, game.setup, game.ada.user.id, time(), Random(0))
            card = Message(game.channel, discord.state.us, flags=COMPONENTS_V2)
            card.attachments = [discord.state.attach(BOARD, b"-", "")]
            discord.state.post(card)
            game_id = await store.begin(Place(discord.state.guild.id, game.channel.id), events)
            await store.set_card(game_id, card.id)


def shown(table: Table, games: Sequence[Game]) -> int:
    """In how many of these channels a card was edited."""
    edited = {call.channel_id for call in table.discord.of(EDIT)}
    return sum(game.channel.id in edited for game in games)
