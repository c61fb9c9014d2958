"""After the daily puzzle: the streak, everybody's results, and what is shared."""

import pytest
from simcord.results import InteractionResult

from bot.store.guild_settings import GuildSettings
from engine.board.notation import parse_moves
from engine.games.daily import Puzzle, begins, weekday
from tests.bot.commands.test_daily_command import BEST, LONGER, open_puzzle, set_clock, show, today
from tests.bot.forged import press_forged
from tests.bot.scheduled.test_leaderboard import alt_of, board, lines, now
from tests.bot.seen import answer, buttons_of, press, said, text_of
from tests.bot.world import TODAYS, Member, World

A_DAY = 86_400.0


@pytest.fixture
async def world(world: World) -> World:
    """A world some weeks after the first day."""
    world.clock_ahead += 60 * 86_400
    return world


async def solve(world: World, player: Member, moves: str = BEST) -> InteractionResult:
    return await show(player, await open_puzzle(world, player), moves)


async def solved_before(world: World, player: Member, *days_ago: int) -> None:
    """Let a player solve the puzzles of these days, on their days."""
    for day in sorted(today(world) - ago for ago in days_ago):
        puzzle = await world.bot.store.keep_puzzle(Puzzle(day, TODAYS.position, TODAYS.best))
        await world.bot.store.take_try(player.id, puzzle, TODAYS.best, begins(day) + 3600, world.guild.id)


async def test_who_solves_a_puzzle_first_is_told_so_and_the_next_see_how_everybody_did(world: World, ada: Member, ben: Member):
    first = await solve(world, ada)
    assert "You're the first to solve it." in said(first)
    assert [file.filename for file in answer(first).attachments] == ["puzzle.png"]
    second = answer(await solve(world, ben, LONGER))
    assert [file.filename for file in second.attachments] == ["puzzle.png", "everybody.png"]
    alt = second.attachments[1].description or ""
    assert alt.endswith("2 people solved it. In how many moves: 4: 1, 5: 1 (you).")


async def test_nothing_of_how_everybody_did_is_told_before_the_puzzle_is_solved(world: World, ada: Member, ben: Member) -> None:
    await solve(world, ada)
    shown = await show(ben, await open_puzzle(world, ben), "R-up R-left")
    assert "everybody.png" not in [file.filename for file in answer(shown).attachments]
    assert "solved it" not in said(shown)
    assert "Share" not in buttons_of(answer(shown))


async def test_a_streak_goes_on_with_the_puzzle_of_today_and_freezes_stand_in_for_missed_days(world: World, ada: Member):
    await solved_before(world, ada, *range(3, 10), 1)
    shown = said(await solve(world, ada))
    assert "🔥 **9 days in a row**, one missed day frozen" in shown
    assert "Seven days in a row earn a freeze" in shown


async def test_a_puzzle_of_an_earlier_day_has_no_streak(world: World, ada: Member) -> None:
    await solved_before(world, ada, 1, 2)
    await world.bot.store.keep_puzzle(Puzzle(5, TODAYS.position, TODAYS.best))
    shown = await show(ada, await open_puzzle(world, ada, date="5"), BEST)
    assert "**That's it**" in said(shown)
    assert "in a row" not in said(shown)
    shared = await press(ada, shown, "Share")
    assert "🔥" not in text_of(answer(shared))


async def test_what_is_shared_is_for_everybody_gives_nothing_away_and_lets_them_play(world: World, ada: Member, ben: Member):
    await solved_before(world, ada, 1, 2)
    shown = await solve(world, ada, LONGER)
    before = len(world.env.http_requests)
    shared = await press(ada, shown, "Share")
    assert all(request.path.startswith("/interactions/") for request in world.env.http_requests[before:])
    (post,) = world.channel.history()
    assert text_of(post).strip().splitlines() == [
        f"{ada.mention} · **Ricochet #{today(world)}** ★★☆",
        "one move above the best · one try · 🔥 3",
        "||🟥R 🟩G 🟨Y||",
    ]
    assert not shared.ephemeral
    assert not post.attachments
    assert LONGER not in text_of(post)
    assert buttons_of(post) == ["Play it"]
    own = await ben.click(post, label="Play it")
    assert own.ephemeral
    assert f"Puzzle {today(world)} · " in said(own)
    assert text_of(world.channel.history()[0]) == text_of(post)
    again = await ada.click(post, label="Play it")
    assert "**Your best: 5 moves**" in said(again)


async def test_what_is_shared_is_in_the_language_of_the_server(world: World, ada: Member) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(language="de"), now(world))
    await press(ada, await solve(world, ada), "Share")
    assert "optimal · ein Versuch" in text_of(world.channel.history()[0])


async def test_what_is_not_solved_cannot_be_shared_by_a_button_that_somebody_made_up(world: World) -> None:
    refused = await press_forged(world.player("ada"), world.channel, f"daily:{today(world)}:share")
    assert "Solve the puzzle first" in said(refused)
    assert world.channel.history() == []


async def test_stars_of_puzzles_are_on_the_leaderboard_of_where_they_were_solved(world: World, ada: Member, ben: Member):
    await solved_before(world, ada, 1, 2)
    await solve(world, ada)
    await solve(world, ben, LONGER)
    shown = await board(world, ada, by="daily", period="ever")
    assert alt_of(shown).startswith("Most stars in daily puzzles. All time. ")
    assert lines(shown) == ["First place: ada, 9 stars", "second place: ben, 2 stars"]
    assert lines(await board(world, ben)) == [], "no chips were won"


async def test_a_sunday_that_was_improved_on_tuesday_stays_what_it_was_for_others(world: World, ada: Member) -> None:
    world.clock_ahead += (7 - weekday(today(world))) * A_DAY  # Monday
    sunday, tuesday = today(world) - 1, begins(today(world) + 1)
    puzzle = await world.bot.store.keep_puzzle(Puzzle(sunday, TODAYS.position, TODAYS.best))
    await world.bot.store.take_try(ada.id, puzzle, parse_moves(LONGER), begins(sunday) + 3600, world.guild.id)
    world.clock_ahead += tuesday + 7200 - now(world)
    await world.bot.store.take_try(ada.id, puzzle, TODAYS.best, tuesday + 3600, world.guild.id)
    shown = await open_puzzle(world, ada, date=str(sunday))
    assert "★★★" in said(shown)
    assert lines(await board(world, ada, by="daily", period="last-week")) == ["First place: ada, 2 stars"]
    assert "Sunday" not in said(await ada.slash(world.channel, "ricochet stats"))
    await press(ada, shown, "Share")
    assert "★★☆" in text_of(world.channel.history()[-1])


async def test_in_auckland_seven_puzzles_are_21_stars(world: World, ada: Member) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(time_zone="Pacific/Auckland"), now(world))
    world.clock_ahead += (7 - weekday(today(world))) * A_DAY
    for ago in range(1, 8):
        await solved_before(world, ada, ago)
    assert lines(await board(world, ada, by="daily", period="last-week")) == ["First place: ada, 21 stars"]


async def test_the_streak_is_the_same_though_the_bot_is_killed_at_midnight(world: World, ada: Member) -> None:
    await solved_before(world, ada, 1)
    set_clock(world, 5)
    shown = await open_puzzle(world, ada)
    await world.restart_bot(killed=True, after=10)
    assert "🔥 **2 days in a row**" in said(await show(ada, shown, BEST)), "within the grace"
    assert "🔥 **2 days in a row**" in said(await open_puzzle(world, ada, date=str(today(world) - 1)))
