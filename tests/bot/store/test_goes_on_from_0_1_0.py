"""This version continues the games of 0.1.0."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from engine.games.match.state import Match, Phase
from tests.bot.scheduled.test_leaderboard import alt_of, without_places
from tests.bot.store.goes_on import going_on
from tests.bot.store.left_by_0_1_0 import EXPECTED, STOPPED_AT, rebuild
from tests.bot.world import ON_ITS_WAY, World, answer, card, cards, news

GUILD = "1225891368036872193"
MATCHES: dict[str, dict[str, Any]] = {expected["phase"]: expected for expected in EXPECTED["running"]}
"""The matches that were not over, by their phase."""
CHIPS: list[list[Any]] = EXPECTED["leaderboards"][GUILD]["chips"]
"""The leaderboard: places, players and how many chips they have."""


@dataclass
class Updated:
    """The world of 0.1.0 in a simulated Discord: its channels and players, by the ids that they had."""

    world: World
    channels: dict[str, ChannelHandle]
    members: dict[str, MemberActor]

    def match(self, phase: str) -> Match:
        """Return the match that was in this phase, as the bot has it now."""
        game = self.world.bot.games.match_in(self.channel(phase).id)
        assert game is not None
        return game.state

    def channel(self, phase: str) -> ChannelHandle:
        return self.channels[MATCHES[phase]["channel"]]


@pytest.fixture
async def updated(path: Path) -> AsyncIterator[Updated]:
    world = World(path, seed=1)
    places = EXPECTED["settings"][GUILD]["allowed_channels"]
    channels = {str(old): world.guild.create_text_channel(f"place-{number}") for number, old in enumerate(places)}
    members = {old: world.player(f"player-{place}-{old[:4]}") for place, old, _ in CHIPS}
    rebuild(path, {GUILD: world.guild.id, **{old: handle.id for old, handle in (channels | members).items()}})
    async with going_on(world, STOPPED_AT + 60):
        yield Updated(world, channels, members)


async def test_a_match_in_which_bids_were_taken_takes_another_and_goes_on_to_proving(updated: Updated):
    world, channel = updated.world, updated.channel("BIDDING")
    bidder = next(member for old, member in updated.members.items() if old not in MATCHES["BIDDING"]["players"])
    assert "I was away for 60 seconds" in news(channel)[-1]
    await bidder.slash(channel, "bid", moves=6)
    assert f"{bidder.mention} bids **6 moves**" in news(channel)[-1], "one fewer than the best bid"
    await world.later(MATCHES["BIDDING"]["deadline"] - STOPPED_AT + ON_ITS_WAY)
    assert updated.match("BIDDING").phase is Phase.PROVING
    assert f"{bidder.mention}, please show" in news(channel)[-1]
    await bidder.slash(channel, "pass")
    assert "wins the" in news(channel)[-1], "the next has sealed a path"


async def test_a_prover_who_was_asked_is_still_asked(updated: Updated):
    prover, channel = updated.members[MATCHES["PROVING"]["prover"]], updated.channel("PROVING")
    assert updated.match("PROVING").phase is Phase.PROVING
    assert "`/prove" in card(channel)
    await prover.slash(channel, "pass")
    assert "wins the" in news(channel)[-1], "the next has sealed a path"


async def test_the_end_of_a_round_is_announced_and_the_next_begins(updated: Updated):
    channel = updated.channel("PAUSE")
    assert len([text for text in news(channel) if "wins the" in text]) == 2, "that round, and a match before it"
    await updated.world.later(MATCHES["PAUSE"]["deadline"] - STOPPED_AT + ON_ITS_WAY)
    assert "Round 4" in card(channel)


async def test_an_idle_match_goes_on_when_somebody_wants_to_play(updated: Updated):
    channel = updated.channel("RESTING")
    await next(iter(updated.members.values())).click(cards(channel)[-1], label="Resume")
    assert "Round 4" in card(channel)


async def test_leaderboards_show_the_chips_of_before(updated: Updated):
    asker = next(iter(updated.members.values()))
    board = answer(await asker.slash(updated.channel("BIDDING"), "ricochet leaderboard", period="ever"))
    expected = [f"player-{place}-{player[:4]}, {chips} chips" for place, player, chips in CHIPS]
    assert without_places(board) == expected


async def test_the_leaderboard_of_the_week_that_was_claimed_is_posted(updated: Updated):
    shown = [alt_of(message) for message in updated.channel("PAUSE").history()]
    (post,) = [text for text in shown if "Week 46 of 2026" in text]
    (name,) = [f"player-{place}-{player[:4]}" for place, player, _ in CHIPS if player == "1267316597719969793"]
    assert f"{name}, 4 chips" in post
