"""`/ricochet daily`, as a player sees it."""

from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from simcord.results import InteractionResult

from bot.cards.daily import date_of
from bot.cards.pad import pack
from engine import Diagonals, Edition, draw_setup, format_moves, parse_moves, rules_for
from engine.games.daily import Day, Play, Puzzle, begins, counts, day_of
from tests.bot.commands.test_pad import press_moves
from tests.bot.forged import press_forged
from tests.bot.scheduled.test_leaderboard import now
from tests.bot.seen import answer, buttons_of, choose, offers, press, said, text_of, through_me, told_of_picture
from tests.bot.world import TODAYS, Member, World, solution_of

BEST = format_moves(TODAYS.best)
LONGER = f"R-up {BEST}"
WRONG = "R-up R-left"


async def open_puzzle(world: World, player: Member, **options: str) -> InteractionResult:
    return await player.slash(world.channel, "ricochet daily", **options)


async def show(player: Member, shown: InteractionResult, moves: str) -> InteractionResult:
    """Type moves, which shows them at once."""
    form = await choose(player, answer(shown), "⌨️ Type")
    return await player.submit_modal(form, {"moves": moves})


@pytest.fixture
async def world(world: World) -> World:
    """A world some weeks after the first day."""
    world.clock_ahead += 60 * 86_400
    return world


def today(world: World) -> Day:
    return day_of(now(world))


async def play_of(world: World, player: Member, day: Day | None = None) -> Play:
    return (await world.bot.store.plays_of(player.id))[day or today(world)]


def set_clock(world: World, before_midnight: float) -> Day:
    """Let it be so many seconds before the midnight of today, which is returned."""
    day = today(world)
    world.clock_ahead += begins(day + 1) - before_midnight - now(world)
    return day


async def test_a_puzzle_says_what_diagonals_do_where_its_board_has_any(world: World) -> None:
    setup = draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH), Random(1))
    start = setup.position.with_target(setup.chips[0])
    puzzle = Puzzle(0, start, solution_of(start))
    line = "a robot passes one of its own colour; any other turns it by 90°"
    assert line not in said(await open_puzzle(world, world.player("ada"), date="1"))
    with patch("bot.scheduled.days.choose", lambda _secret, day, _cancelled: replace(puzzle, day=day)):
        shown = await open_puzzle(world, world.player("ada"))
    assert line in said(shown)


async def test_the_puzzle_is_solved_with_the_pad_and_nobody_else_sees_any_of_it(world: World, ada: Member) -> None:
    shown = await open_puzzle(world, ada)
    assert f"Puzzle {today(world)} · " in said(shown)
    assert "Bring the **yellow robot** to the target" in said(shown)
    assert [file.filename for file in answer(shown).attachments] == ["pad.png"]
    shown = await press_moves(ada, shown, BEST)
    assert f"`{BEST}` – next: 🟡" in said(shown)
    shown = await press(ada, shown, "✅ Show moves")
    assert f"**That's it** – 4 moves: `{BEST}`" in said(shown)
    assert "**Your best: 4 moves** ★★★\n🌟 It can't be done in fewer moves." in said(shown)
    assert world.channel.history() == []


async def test_any_number_of_tries_may_be_made_and_the_best_counts(world: World, ada: Member) -> None:
    shown = await show(ada, await open_puzzle(world, ada), WRONG)
    assert "**That's not a solution.** " in said(shown)
    assert "One try so far" in said(shown)
    await world.later(200)
    shown = await show(ada, shown, LONGER)
    assert "**Your best: 5 moves** ★★☆\n💡 It can be done in 4 moves." in said(shown)
    assert told_of_picture(answer(shown)).startswith("Two of three stars. Target: ")
    assert "Solved on try 2, after 3 minutes" in said(shown)
    shown = await press(ada, shown, "Try again")
    assert "No moves yet" in said(shown)
    shown = await show(ada, shown, BEST)
    assert "**Your best: 4 moves** ★★★" in said(shown)
    assert "Solved on try 2, after 3 minutes" in said(shown)
    play = await play_of(world, ada)
    assert (play.tries, play.solved_tries, play.stars, play.best) == (3, 2, 3, TODAYS.best)


async def test_a_worse_try_after_a_better_one_changes_nothing(world: World, ada: Member) -> None:
    shown = await press(ada, await show(ada, await open_puzzle(world, ada), BEST), "Shortest solutions", "Try again")
    shown = await show(ada, shown, LONGER)
    assert "**That's it** – 5 moves" in said(shown)
    assert "**Your best: 4 moves** ★★★" in said(shown)


async def test_who_asks_again_goes_on_or_sees_what_they_have_done(world: World, ada: Member, ben: Member) -> None:
    await show(ada, await open_puzzle(world, ada), WRONG)
    again = await open_puzzle(world, ada)
    assert "One try so far" in said(again)
    await show(ada, again, BEST)
    assert f"**That's it** – 4 moves: `{BEST}`" in said(await open_puzzle(world, ada))
    assert "tries so far" not in said(await open_puzzle(world, ben))


async def test_a_puzzle_is_given_up_once_its_day_is_over(world: World, ada: Member) -> None:
    day = today(world) - 7
    earlier = date_of(day).isoformat()
    shown = await show(ada, await open_puzzle(world, ada, date=earlier), WRONG)
    solutions = await choose(ada, answer(shown), "Give up: show the solutions")
    assert BEST in said(solutions)
    assert "▸" in said(await press(ada, solutions, "◀"))
    shown = await open_puzzle(world, ada, date=earlier)
    assert "You've seen the solutions, so further tries don't count." in said(shown)
    assert [label for label in await offers(ada, answer(shown)) if "💡" in label or "olutions" in label] == [
        "Shortest solutions"
    ]
    shown = await show(ada, shown, BEST)
    assert f"**That's it** – 4 moves: `{BEST}`" in said(shown)
    assert "★" not in said(shown)
    play = await play_of(world, ada, day)
    assert (play.tries, play.stars, play.best, play.is_shown) == (1, 0, None, True)
    assert await world.bot.store.spread(day) == {}


async def test_todays_puzzle_cannot_be_given_up_before_the_minute_after_its_midnight_is_over(world: World, ada: Member) -> None:
    day = set_clock(world, before_midnight=60)
    shown = await open_puzzle(world, ada)
    for wait, may in ((0, False), (90, False), (35, True)):
        await world.later(wait)
        shown = await press(ada, shown, "🟢 Green")
        assert ("Give up: show the solutions" in await offers(ada, answer(shown))) == may
        asked = await press_forged(world.player("ada"), world.channel, f"daily:{day}:solutions")
        assert (BEST in said(asked)) == may
        assert ("Solve the puzzle first" in said(asked)) != may


async def test_a_move_that_cannot_be_made_is_explained_and_costs_no_try(world: World, ada: Member) -> None:
    shown = await press_moves(ada, await open_puzzle(world, ada), "R-up R-up")
    assert "isn't possible" in said(shown)
    assert "costs you nothing" in said(shown)
    assert (await play_of(world, ada)).tries == 0


async def test_each_hint_tells_a_little_more_and_costs_a_star(world: World, ada: Member) -> None:
    shown = await press_moves(ada, await open_puzzle(world, ada), "R-up")
    assert "Each hint costs a star" in said(shown)
    shown = await press(ada, shown, "💡 How long?")
    assert "It takes 4 to 5 moves." in said(shown)
    assert "`R-up` – next" in said(shown), "the moves so far are still there"
    shown = await press(ada, shown, "💡 Which robots?")
    assert "A shortest solution uses: 🟢 green robot and 🟡 yellow robot." in said(shown)
    shown = await show(ada, shown, BEST)
    assert "**Your best: 4 moves** ★☆☆\n🌟 It can't be done in fewer moves.\n💡 With 2 hints." in said(shown)


async def test_the_last_hint_is_the_first_move(world: World, ada: Member) -> None:
    shown = await press(ada, await open_puzzle(world, ada), "💡 How long?", "💡 Which robots?", "💡 First move?")
    assert "It can begin with `G-left`." in said(shown)
    assert not [label for label in buttons_of(answer(shown)) if label.startswith("💡")]


async def test_a_hint_that_is_asked_for_twice_costs_once(world: World, ada: Member) -> None:
    shown = await open_puzzle(world, ada)
    twice = answer(shown)
    await choose(ada, twice, "💡 How long?")
    await press_forged(world.player("ada"), world.channel, f"daily:{today(world)}:1Y:{pack(())}")
    assert (await play_of(world, ada)).hints == 1


async def test_who_has_solved_it_sees_all_shortest_solutions_and_more_tries_change_nothing(world: World, ada: Member) -> None:
    solved = await show(ada, await open_puzzle(world, ada), LONGER)
    told = await press(ada, solved, "Shortest solutions")
    assert "**The only solution in 4 moves**" in said(told)
    assert f"**4** / 4 · `{BEST}`" in said(told)
    assert "Move 1 left the shortest way: from there it took 4 more, 5 in all. The best was 4." in said(told)
    shown = await show(ada, await press(ada, solved, "Try again"), BEST)
    assert "**Your best: 5 moves** ★★☆" in said(shown)
    assert "You've seen the solutions" in said(shown)


async def test_the_shortest_solutions_are_looked_at_step_by_step_also_after_a_restart(world: World, ada: Member) -> None:
    solved = await show(ada, await open_puzzle(world, ada), LONGER)
    with patch.object(world.bot.days, "solutions", return_value=(TODAYS.best, parse_moves(LONGER))):
        told = await press(ada, await press(ada, solved, "Shortest solutions"), "◀", "◀")
        assert "**Solution 1 of 2** in 4 moves" in said(told)
        assert "**2** / 4 · `G-left G-up` ▸ `Y-right Y-down`" in said(told)
        assert f"**0** / 5 ·  ▸ `{LONGER}`" in said(await press(ada, told, "⏭"))
    await world.restart_bot(killed=True)
    assert f"**1** / 4 · `{BEST[:6]}` ▸ " in said(await press(ada, told, "▶"))


@pytest.mark.parametrize("kind", ["solutions", "see0.0:on"])
async def test_who_has_not_solved_it_is_not_told_a_solution(world: World, ada: Member, kind: str) -> None:
    await open_puzzle(world, ada)
    refused = await press_forged(world.player("ada"), world.channel, f"daily:{today(world)}:{kind}")
    assert "Solve the puzzle first" in said(refused)


async def test_the_pad_and_the_form_work_after_a_restart(world: World, ada: Member) -> None:
    first, *rest = BEST.split()
    shown = await press_moves(ada, await open_puzzle(world, ada), first)
    form = await choose(ada, answer(shown), "⌨️ Type")
    await world.restart_bot(killed=True)
    assert "**Your best: 4 moves**" in said(await press(ada, await press_moves(ada, shown, " ".join(rest)), "✅ Show moves"))
    assert "**Your best: 4 moves**" in said(await ada.submit_modal(form, {"moves": LONGER}))


async def test_the_puzzle_is_played_in_direct_messages(world: World) -> None:
    lonely = world.env.create_user("lonely")
    shown = await lonely.slash("ricochet daily")
    assert f"Puzzle {today(world)} · " in text_of(answer(shown))


async def test_an_earlier_day_is_played_by_its_date_or_its_number(world: World, ada: Member) -> None:
    day = today(world) - 40
    for named in (date_of(day).isoformat(), str(day), f"#{day}"):
        assert f"Puzzle {day} · " in said(await open_puzzle(world, ada, date=named))
    shown = await show(ada, await open_puzzle(world, ada, date=str(day)), BEST)
    assert (await play_of(world, ada, day)).stars == 3
    assert f"Puzzle {day - 1} · " in said(await press(ada, shown, "The day before"))


async def test_beside_a_hard_puzzle_is_an_easier_one_until_it_is_solved(world: World, ada: Member) -> None:
    monday, friday = 5, 9
    hard = await open_puzzle(world, ada, date=str(friday))
    easier = await press(ada, hard, "An easier one")
    assert f"Puzzle {monday} · " in said(easier)
    assert "An easier one" not in await offers(ada, answer(easier))
    solved = await show(ada, hard, BEST)
    again = await press(ada, solved, "Shortest solutions", "Try again")
    assert "An easier one" not in await offers(ada, answer(again))


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("tomorrow", "`tomorrow` isn't a date"),
        ("2026-13-40", "isn't a date"),
        ("2999-01-01", "There are puzzles from January 1, 2026"),
    ],
)
async def test_what_is_no_day_is_refused(world: World, named: str, why: str) -> None:
    assert why in said(await open_puzzle(world, world.player("ada"), date=named))


@pytest.mark.parametrize("kind", ["lY:2", "1Y:2", "solutions", "open", "see0.0:on"])
@pytest.mark.parametrize("ahead", [1, 2])
async def test_the_puzzle_of_tomorrow_is_shown_to_nobody(world: World, kind: str, ahead: int) -> None:
    day = today(world) + ahead
    await world.bot.days.puzzle(day)
    refused = said(await press_forged(world.player("ada"), world.channel, f"daily:{day}:{kind}"))
    assert "There are puzzles from" in refused or "another version" in refused
    assert not (await world.bot.store.plays_of(world.player("ada").id))


async def test_days_are_offered_with_the_stars_that_one_has(world: World, ada: Member) -> None:
    await show(ada, await open_puzzle(world, ada), BEST)
    offered = await ada.autocomplete(world.channel, "ricochet daily", "date", "")
    newest = date_of(today(world))
    assert [choice["value"] for choice in offered][:2] == [newest.isoformat(), date_of(today(world) - 1).isoformat()]
    assert offered[0]["name"].endswith(f"#{today(world)} ★★★")
    (only,) = await ada.autocomplete(world.channel, "ricochet daily", "date", date_of(40).isoformat())
    assert only["name"] == "February 9, 2026 · #40"


async def test_a_day_counts_that_was_opened_before_midnight_and_solved_within_the_grace(world: World, ada: Member, ben: Member):
    day = set_clock(world, before_midnight=20)
    shown = {player: await open_puzzle(world, player) for player in (ada, ben)}
    await world.later(50)
    await show(ada, shown[ada], BEST)
    await world.later(60)
    await show(ben, shown[ben], BEST)
    assert today(world) == day + 1
    assert [counts(day, await play_of(world, player, day)) for player in (ada, ben)] == [True, False]


async def test_somebody_who_is_forgotten_begins_anew(world: World, ada: Member) -> None:
    shown = await show(ada, await open_puzzle(world, ada), BEST)
    await press(ada, await through_me(ada, "delete", world.channel), "Forget me")
    assert await world.bot.store.plays_of(ada.id) == {}
    assert "No moves yet" in said(await open_puzzle(world, ada))
    assert "Solve the puzzle first" in said(await press(ada, shown, "Shortest solutions"))
    assert "**Your best: 5 moves**" in said(await show(ada, await open_puzzle(world, ada), LONGER))


async def test_moves_of_robots_that_do_not_play_are_refused(world: World, ada: Member) -> None:
    refused = await show(ada, await open_puzzle(world, ada), "K-up")
    assert "can move in this puzzle" in said(refused)
    assert "Puzzle" in said(refused), "no message below it moves the board out of view"
    assert (await play_of(world, ada)).tries == 0


async def test_without_a_solver_there_is_no_puzzle_and_who_asks_is_told(world: World) -> None:
    world.bot.solver._ready, world.bot.solver._broken = False, True
    assert "my solver doesn't work" in said(await open_puzzle(world, world.player("ada")))


@pytest.mark.parametrize("command", ["start", "solo"])
async def test_the_board_of_today_is_refused_to_games_and_that_of_yesterday_is_not(world: World, ada: Member, command: str):
    """docs/daily.md "What is secret"."""
    await open_puzzle(world, ada)
    table, form = table_of_today(), "Own board or code…"
    await ada.slash(world.channel, f"ricochet {command}")
    assert "much like today's puzzle" in said(await world.begin_anew(ada, form, **table))
    world.clock_ahead += 86_400 + 60
    assert "practice" in text_of(answer(await world.begin_anew(ada, form, **table)))


def table_of_today() -> dict[str, Any]:
    """Return the entries that set up the board of today's puzzle, with one of its robots."""
    faces, (robot, cell) = TODAYS.position.board.faces, next(iter(TODAYS.position.robots.items()))
    assert faces
    return {"tiles": " ".join(faces), "robots": f"{robot.value} {cell.label}"}
