"""Statistics as a picture, and in words."""

from unittest.mock import patch

import discord

from bot.drawing.drawings import Chart
from bot.store.guild_settings import GuildSettings
from engine import Position, parse_moves
from engine.games.daily import Puzzle, begins, day_of
from tests.bot import markdown
from tests.bot.scheduled.test_leaderboard import had_won, now
from tests.bot.seen import answer, said
from tests.bot.world import Member, World

A_DAY = 86400.0
BEST = parse_moves("Y-down Y-right Y-up")


async def solved_days(world: World, player: int, days: range, guild_id: int) -> None:
    """Let a player solve the puzzle of each of these days in the morning."""
    for day in days:
        puzzle = await world.bot.store.keep_puzzle(Puzzle(day, Position.from_code("578Z98N-0EB0G3E"), BEST))
        await world.bot.store.open_play(player, day, begins(day) + 3600)
        await world.bot.store.take_try(player, puzzle, BEST, begins(day) + 3700, guild_id)


def alt_of(message: discord.Message) -> str:
    (file,) = message.attachments
    assert file.filename == "statistics.png"
    return file.description or ""


async def test_statistics_are_a_picture_whose_alt_text_tells_the_same(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada, ben], now(world), best=3)
    shown = answer(await ada.slash(world.channel, "ricochet stats", member=ben))
    assert shown.flags.ephemeral
    alt = alt_of(shown)
    assert alt.startswith("ben, On this server.")
    assert "%: Week 1 of 2026: 100." in alt, "all that ben solved this week was optimal; weeks before his first are left out"
    assert "weeks in a row" not in alt
    assert "1 week in a row." in alt
    assert "3 moves: 0 s" in alt
    assert "First match won" not in alt
    assert "First match won" in alt_of(answer(await ada.slash(world.channel, "ricochet stats")))


async def test_weeks_begin_with_the_first_one_that_was_played(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ben, ada], now(world) - 14 * A_DAY)
    await had_won(world, [ada, ben], now(world), best=3)
    shown = answer(await ada.slash(world.channel, "ricochet stats"))
    assert "in %: Week 51 of 2025: –, Week 52 of 2025: –, Week 1 of 2026: 100." in alt_of(shown)


async def test_a_streak_of_days_is_told_to_oneself_alone_wherever_that_was(world: World, ada: Member, ben: Member) -> None:
    world.clock_ahead = begins(20) + 7 * 3600 - now(world)
    await solved_days(world, ada.id, range(12, 20), world.guild.id)
    own = await ada.slash(world.channel, "ricochet stats")
    assert "**8 days** in a row, best: 8; 🧊 one freeze" in said(own)
    assert "8 days in a row, 8 days in the best run, 1 freeze" in alt_of(answer(own))
    assert "Optimal on Sunday" in alt_of(answer(own))
    assert "in a row" not in said(await ben.slash(world.channel, "ricochet stats", member=ada))
    world.clock_ahead += A_DAY
    assert "**8 days** in a row, best: 8; 🧊 0 freezes" in said(await ada.slash(world.channel, "ricochet stats"))
    world.clock_ahead += A_DAY
    assert "**0 days** in a row, best: 8" in said(await ada.user.slash("ricochet stats")), "also in direct messages"


async def test_a_streak_is_the_same_after_a_restart(world: World, ada: Member) -> None:
    await solved_days(world, ada.id, range(day_of(now(world)), day_of(now(world)) + 1), 0)
    before = said(await ada.slash(world.channel, "ricochet stats"))
    assert "**one day** in a row" in before
    await world.restart_bot(killed=True)
    assert said(await ada.slash(world.channel, "ricochet stats")) == before


async def test_the_picture_is_in_the_look_of_the_server(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world))
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(theme="dark"), now(world))
    with patch.object(world.bot.pictures._queue, "draw", wraps=world.bot.pictures._queue.draw) as drawn:
        await ada.slash(world.channel, "ricochet stats")
        await ada.user.slash("ricochet stats")
    charts = [call.args[0] for call in drawn.call_args_list]
    assert [chart.theme for chart in charts if isinstance(chart, Chart)] == ["dark", "light"]


async def test_where_there_is_no_picture_there_are_its_words(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world), best=3)
    with patch.object(world.bot.pictures._queue, "draw", return_value=None):
        shown = await ada.slash(world.channel, "ricochet stats")
    assert not answer(shown).attachments
    assert "Quickest optimal solutions, by their moves: 3 moves: 0 s" in markdown.shown(said(shown))
