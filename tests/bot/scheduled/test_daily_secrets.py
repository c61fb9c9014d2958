"""Nothing reveals the solution of a puzzle to a player who has not solved it: docs/daily.md "What is secret"."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.cards.alt_text import describe, describe_line
from bot.cards.pad import pack
from bot.drawing.drawings import Still
from bot.drawing.queue import PictureQueue
from bot.games.solver_queue import SolverQueue
from engine import TARGETS, Line, Setup, format_moves, parse_moves
from engine.games.daily import GRACE, Puzzle, begins, day_of
from tests.bot.english import say
from tests.bot.forged import press_forged
from tests.bot.records import Records
from tests.bot.seen import answer, choose, press, said, stop
from tests.bot.world import TODAYS, Member, World

WRONG = "R-up R-left B-left"
OTHER = "020G8N-GNX3EE-DH1NQB-2BQJGS"
"""A board whose first chip takes another number of moves than the puzzle, so that the end of its match names no secret."""


def telling(records: Records) -> list[str]:
    """Return the records that reveal a shortest solution, its length, or a secret of the puzzle's position."""
    line = TODAYS.position.play(TODAYS.best)
    secrets = [
        re.escape(format_moves(TODAYS.best)),
        re.escape(repr(TODAYS.best)),
        *(
            re.escape(json.dumps(text, ensure_ascii=False)[1:-1])
            for text in (describe_line(say, line), describe(say, line.end))
        ),
        rf":{re.escape(pack(TODAYS.best))}\b",
        re.escape(TODAYS.position.code),
        rf"\b{len(TODAYS.best)} moves\b",
        "★|can be done|solutions in",
    ]
    return [text for text in records.all() if re.search("|".join(secrets), text)]


async def play_without_solving(world: World) -> None:
    """Do with the puzzle everything that can be done without solving it."""
    (ada,) = world.players("ada")
    shown = await ada.slash(world.channel, "ricochet daily")
    shown = await press(ada, shown, "🟢 Green", "⬅️ Left", "↩️", "⬅️ Left", "✅ Show moves", "🗑️")
    await press(ada, await choose(ada, answer(shown), "🔍 Zoom"), "🔴 Red", "🎯")
    form = await choose(ada, answer(shown), "⌨️ Type")
    await ada.submit_modal(form, {"moves": WRONG})


async def ask_everything(world: World) -> None:
    """Play without solving, and use every command that could reveal something."""
    await play_without_solving(world)
    (ada,) = world.players("ada")
    await ada.slash(world.channel, "ricochet daily")
    await ada.autocomplete(world.channel, "ricochet daily", "date", "")
    for command in ("rules", "stats", "leaderboard", "board"):
        await ada.slash(world.channel, f"ricochet {command}")
    for custom_id in ("solutions", "see0.4:on", "share"):
        assert "Solve the puzzle first" in said(
            await press_forged(world.player("ada"), world.channel, f"daily:{today(world)}:{custom_id}")
        )
    await ask_to_play(world)
    await ask_to_study(world)
    await world.later(30)


def today(world: World) -> int:
    with world.env.time_context():
        return day_of(world.bot.clock.now())


async def ask_to_play(world: World) -> None:
    """Ask for a game on the board of the puzzle, as one's own table and by a code."""
    (ada,) = world.players("ada")
    position = TODAYS.position
    robot, cell = next(iter(position.robots.items()))
    assert position.board.faces
    table: dict[str, Any] = {"tiles": " ".join(position.board.faces), "robots": f"{robot.value} {cell.label}"}
    code = Setup(position.board.faces, position.robots, TARGETS).code
    for command in ("solo", "start"):
        assert "much like today's puzzle" in said(await ada.slash(world.channel, f"ricochet {command}", code=code))
    await world.start(ada, code=OTHER)
    assert "much like today's puzzle" in said(await world.begin_anew(ada, "Own board or code…", **table))
    await stop(ada, world.channel)


async def ask_to_study(world: World) -> None:
    """Ask for the solutions of the puzzle, and of positions that are much like it."""
    (ada,) = world.players("ada")
    assert TODAYS.position.board.faces
    standing = [f"{robot.value} {cell.label}" for robot, cell in TODAYS.position.robots.items()]
    for robots in (standing, [f"{standing[0][0]} A9", *standing[1:]]):
        table = {
            "tiles": " ".join(TODAYS.position.board.faces),
            "robots": " ".join(robots),
            "target": TODAYS.position.chip.words,
        }
        assert "much like today's puzzle" in said(await ada.slash(world.channel, "ricochet study", **table))
    asked = await ada.slash(world.channel, "ricochet study", code=TODAYS.position.code)
    assert "much like today's puzzle" in said(asked)


@contextmanager
def drawings() -> Iterator[list[Any]]:
    """What is drawn while this lasts, also by a bot that is started in the meantime."""
    drawn, draw = list[Any](), PictureQueue.draw

    async def drawing(queue: PictureQueue, wanted: Any, *others: Any) -> Any:
        drawn.append(wanted)
        return await draw(queue, wanted, *others)

    with patch.object(PictureQueue, "draw", drawing):
        yield drawn


def showing(drawn: list[Any]) -> list[Any]:
    """Return the pictures on which robots have gone a shortest way, or stand at its end."""
    line = TODAYS.position.play(TODAYS.best)
    shown = [(one.shown if isinstance(one.shown, Line) else one.shown.play(())).end for one in drawn if isinstance(one, Still)]
    return [end for end in shown if end.robots == line.end.robots]


async def test_nothing_that_is_said_sent_or_logged_tells_the_solution(
    world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    records = Records(world, capsys, caplog)
    with drawings() as drawn:
        await ask_everything(world)
        await world.restart_bot(killed=True)
        await ask_everything(world)
        assert telling(records) == []
        assert showing(drawn) == []

        (ada,) = world.players("ada")
        form = await choose(ada, answer(await ada.slash(world.channel, "ricochet daily")), "⌨️ Type")
        await ada.submit_modal(form, {"moves": format_moves(TODAYS.best)})
    assert telling(records), "it is looked for in the right places"
    assert showing(drawn)


async def test_what_others_are_told_of_who_has_solved_it_does_not_tell_how_long_it_is(world: World, ada: Member, ben: Member):
    """Also not by achievements. Nothing is shown of the puzzle of the day before until it has closed."""
    day = today(world)
    puzzle = await world.bot.store.keep_puzzle(Puzzle(day, TODAYS.position, parse_moves("R-up R-left " * 5)))
    await world.bot.store.take_try(ben.id, puzzle, puzzle.best, begins(day), world.guild.id)
    told, achieved = list[str](), "First ten-mover"
    for at in (begins(day) + 10, begins(day + 1) + GRACE - 10, begins(day + 1) + GRACE + 10):
        with world.env.time_context():
            await world.later(at - world.bot.clock.now())
        shown = await ada.slash(world.channel, "ricochet stats", member=ben.user)
        pictures = [file.description or "" for file in answer(shown).attachments]
        told.append("\n".join([said(shown), *pictures]))
    assert [achieved in text for text in told] == [False, False, True]
    own = await ben.slash(world.channel, "ricochet stats")
    assert achieved in "".join(file.description or "" for file in answer(own).attachments)


async def test_a_hint_tells_no_more_than_its_step(
    world: World, ada: Member, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    records = Records(world, capsys, caplog)
    shown = await ada.slash(world.channel, "ricochet daily")
    shown = await press(ada, shown, "💡 How long?", "💡 Which robots?")
    assert "`G-left`" not in said(shown)
    await press(ada, shown, "💡 First move?")
    assert telling(records) == []


async def test_no_search_runs_while_a_puzzle_is_played_so_that_response_times_reveal_nothing(world: World) -> None:
    await world.bot.days.puzzle(today(world))
    with ExitStack() as stack:
        searches = [stack.enter_context(patch.object(SolverQueue, name)) for name in ("of", "search", "lengths", "all_of")]
        await play_without_solving(world)
    assert not any(search.called for search in searches)
