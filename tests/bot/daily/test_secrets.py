"""Nothing tells the solution of a puzzle before somebody has found one: docs/daily.md "What is secret"."""

import json
import re

import pytest

from bot.cards.alt_text import describe, retell
from bot.cards.pad import pack
from engine.daily import day_of
from engine.notation import format_moves
from tests.bot.english import say
from tests.bot.records import Records
from tests.bot.world import TODAYS, World, answer, press, said

WRONG = "R-up R-left B-left"
ELSEWHERE = [("ricochet solo", "tiles"), ("ricochet start", "tiles")]


def telling(records: Records) -> list[str]:
    """What tells of a shortest solution, or of its length, or is not to be known of the puzzle's position."""
    line = TODAYS.position.play(TODAYS.best)
    secrets = [
        re.escape(format_moves(TODAYS.best)),
        re.escape(repr(TODAYS.best)),
        *(re.escape(json.dumps(text, ensure_ascii=False)[1:-1]) for text in (retell(say, line), describe(say, line.end))),
        rf":{re.escape(pack(TODAYS.best))}\b",
        re.escape(TODAYS.position.code),
        rf"\b{len(TODAYS.best)} moves\b",
        "★|can be done|solutions in",
    ]
    return [text for text in records.all() if re.search("|".join(secrets), text)]


async def ask_everything(world: World) -> None:
    """Do with the puzzle all that can be done without solving it, and ask every command about it."""
    (ada,) = world.players("ada")
    shown = await ada.slash(world.channel, "ricochet daily")
    shown = await press(ada, shown, "🟢G", "⬅️", "↩️", "⬅️", "✅ Show moves", "🗑️")
    await press(ada, await ada.click(answer(shown), label="🔍"), "🔴R", "🎯")
    form = await ada.click(answer(shown), label="⌨️")
    await ada.submit_modal(form, {"moves": WRONG})
    await ada.slash(world.channel, "ricochet daily")
    await ada.autocomplete(world.channel, "ricochet daily", "date", "")
    for command in ("look", "rules", "stats", "leaderboard", "privacy", "board"):
        await ada.slash(world.channel, f"ricochet {command}")
    faces, (robot, cell) = TODAYS.position.board.faces, next(iter(TODAYS.position.robots.items()))
    assert faces
    for command in ("solo", "start"):
        refused = await ada.slash(
            world.channel, f"ricochet {command}", tiles=" ".join(faces), robots=f"{robot.value} {cell.label}"
        )
        assert "the board of today's puzzle" in said(refused)
    await ask_to_study(world)
    await world.later(30)


async def ask_to_study(world: World) -> None:
    """Ask for the solutions of the puzzle, and of positions that are much like it."""
    (ada,) = world.players("ada")
    assert TODAYS.position.board.faces
    standing = [f"{robot.value} {cell.label}" for robot, cell in TODAYS.position.robots.items()]
    for robots in (standing, [f"{standing[0][0]} A9", *standing[1:]]):
        for target in (TODAYS.position.chip.words, "blue star"):
            table = {"tiles": " ".join(TODAYS.position.board.faces), "robots": " ".join(robots), "target": target}
            assert "much like today's puzzle" in said(await ada.slash(world.channel, "ricochet study", **table))


async def test_nothing_that_is_said_sent_or_logged_tells_the_solution(
    world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    records = Records(world, capsys, caplog)
    await ask_everything(world)
    await world.kill_bot()
    await world.start_bot()
    await ask_everything(world)
    assert telling(records) == []

    (ada,) = world.players("ada")
    form = await ada.click(answer(await ada.slash(world.channel, "ricochet daily")), label="⌨️")
    await ada.submit_modal(form, {"moves": format_moves(TODAYS.best)})
    assert telling(records), "it is looked for in the right places"


async def test_a_hint_tells_no_more_than_its_step(
    world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    records = Records(world, capsys, caplog)
    (ada,) = world.players("ada")
    shown = await ada.slash(world.channel, "ricochet daily")
    shown = await press(ada, shown, "💡 How long?", "💡 Which robots?")
    assert "`G-left`" not in said(shown)
    await press(ada, shown, "💡 First move?")
    assert telling(records) == []


async def test_no_solution_is_searched_for_while_somebody_plays_so_that_the_time_of_answers_tells_nothing(world: World) -> None:
    with world.env.time_context():
        today = day_of(world.bot.clock.now())
    await world.bot.days.puzzle(today)
    world.bot.solver._ready, world.bot.solver._broken = False, True
    await ask_everything(world)
