"""SIGTERM during a command: the command completes, and the log has no errors."""

import signal

from engine.games.match.events import BidMade
from tests.wire.loopback.faults import CALLBACK, FOLLOW_UP, FaultKind
from tests.wire.players import Player
from tests.wire.table import Table

MANY = 30


async def test_whoever_has_bid_is_told_so_before_the_program_ends(started: Table) -> None:
    game, discord = started.game(), started.discord
    await game.start()
    asked = {}
    for number in range(MANY):
        player = Player(discord, f"player-{number}", game.channel)
        asked[player.user.id] = player.type("bid", moves=9)
    await discord.until(lambda: discord.of(CALLBACK, containing="**9 moves**"))
    assert await started.program.stop() == 0
    bidders = {event.player for event in game.events if isinstance(event, BidMade)}
    told = {player for player, interaction in asked.items() if "**9 moves**" in interaction.text}
    assert told == bidders
    assert not started.program.errors


async def test_an_answer_that_was_begun_is_finished(started: Table) -> None:
    game, discord = started.game(), started.discord
    question = await game.to_proving()
    slow = game.fail(CALLBACK, FaultKind.SLOW, seconds=0.5)
    pad = game.ada.click(question, "Move pad")
    await discord.until(lambda: slow.met)
    started.program.send(signal.SIGTERM)
    assert await started.program.ended() == 0
    assert len([call for call in discord.of(FOLLOW_UP) if call.parameters["token"] == pad.token]) == 1
    assert "Move" in pad.text or pad.messages[0].attachments
    assert not started.program.errors
