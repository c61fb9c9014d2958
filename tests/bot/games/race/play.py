"""Races as tests play them: what people do and see."""

from typing import Any

import discord
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.race import LiveRace
from engine.board.notation import format_moves
from engine.games.race.state import Race
from tests.bot.seen import text_of
from tests.bot.world import EASY, SOLUTION, Member, World, solution_of

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
"""A solution of the first chip of `EASY` that has a move more than it needs."""
LONGEST = f"R-down R-up {LONGER}"
MINUTES = 180 + ON_ITS_WAY
INTERMISSION = 10 + ON_ITS_WAY
DAY = 86400


def live(world: World, channel: ChannelHandle | None = None) -> LiveRace:
    found = world.bot.games.find("race", (channel or world.channel).id)
    assert found is not None
    return found


def race_of(world: World, channel: ChannelHandle | None = None) -> Race:
    """The race as the bot has it now."""
    return live(world, channel).state


def race_cards(channel: ChannelHandle) -> list[discord.Message]:
    """The cards of the rounds so far, the newest last."""
    return [message for message in channel.history() if any(file.filename == "race.png" for file in message.attachments)]


def newest(channel: ChannelHandle) -> discord.Message:
    return race_cards(channel)[-1]


def results(channel: ChannelHandle) -> list[str]:
    """The results of the rounds so far, the newest last."""
    return [text for text in map(text_of, channel.history()) if "Round" in text and "is over" in text]


async def begin(world: World, starter: Member, **options: Any) -> InteractionResult:
    """Start a race on the board whose first chip can be solved in four moves."""
    return await starter.slash(world.channel, "ricochet race", **{"code": EASY, "difficulty": "any", **options})


async def begin_drawn(world: World, starter: Member, **options: Any) -> InteractionResult:
    """Start a race on a drawn board, which counts."""
    return await starter.slash(world.channel, "ricochet race", **{"difficulty": "any", **options})


async def submit(world: World, player: Member, moves: str) -> InteractionResult:
    """Press the button below the newest card, and fill in the form."""
    return await player.submit_modal(await player.click(newest(world.channel), label="⌨️ Type"), {"moves": moves})


async def done(world: World, player: Member) -> InteractionResult:
    return await player.click(newest(world.channel), label="I'm done")


def best(world: World) -> str:
    """A shortest solution of the round."""
    return format_moves(solution_of(race_of(world).round.start))
