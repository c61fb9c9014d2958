"""A run of the weekly cup in a channel, and all that keeps its chips secret. docs/rules.md "The cup"."""

from typing import Any

import pytest

from bot.cards.rush import CUP_ID
from bot.cards.study import study_button
from bot.games.deadline_timer import ON_ITS_WAY
from bot.store import CupRun
from bot.text import Texts, languages
from engine import TARGETS, Setup
from engine.board.moves import Move
from engine.board.notation import format_moves
from engine.games.cup import LENGTHS, SECONDS, closes, cup_of, opens, settles
from engine.games.rush.state import RushEnding
from tests.bot.english import say
from tests.bot.forged import press_forged
from tests.bot.games.rush.play import live, press, rush_of, solve, solver_ready
from tests.bot.records import Records
from tests.bot.scheduled.test_leaderboard import now
from tests.bot.seen import answer, buttons_of, said, text_of
from tests.bot.text.test_match_in_each_language import overlong
from tests.bot.world import Member, World, another_server

SHOW, PASS = "✅ Show moves", "⏭️ Pass"
HOUR, DAY = 3600.0, 86400.0


async def on_saturday(world: World, after: float = 100.0) -> int:
    """Turn the cup on, and go on to the next Saturday; return the number of its cup."""
    await world.choose(cup_channel=world.channel.id)
    cup = cup_of(now(world)) + 1
    go_to(world, opens(cup) + after)
    await solver_ready(world)
    return cup


def go_to(world: World, at: float) -> None:
    world.clock_ahead += at - now(world)


async def prepare(world: World, player: Member, channel: Any = None) -> Any:
    return await player.slash(channel or world.channel, "ricochet rush", cup=True)


async def begin(world: World, player: Member, words: Texts = say) -> Any:
    prepared = await prepare(world, player)
    await player.click(answer(prepared), label=words("button-rush-go"))
    return prepared


def to_and_fro(world: World, player: Member) -> tuple[Move, ...]:
    """A solution that is two moves longer than the shortest."""
    rush = rush_of(world, player)
    for robot in rush.position.robots:
        for there in rush.position.slides(robot):
            back = Move(robot, there.move.direction.opposite)
            moves = (there.move, back, *rush.round.best)
            if there.fault is None and rush.position.play(moves).flaw() is None:
                return moves
    raise AssertionError


async def test_a_cup_is_played_from_the_button_of_its_post_and_stays_secret_until_monday(
    world: World, ada: Member, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    records = Records(world, capsys, caplog)
    cup = await on_saturday(world)
    prepared = await press_forged(ada, world.channel, CUP_ID)
    assert "5 chips in 10 minutes" in said(prepared)
    await ada.click(answer(prepared), label="▶️ Go")
    rush, game_id = rush_of(world, ada), live(world, ada).game_id
    assert ([len(chip.best) for chip in rush.chips], rush.cup) == (list(LENGTHS), cup)
    assert round((rush.deadline or 0) - now(world)) == SECONDS
    assert "Chip 1 of 5" in said(prepared)
    await solve(world, ada, prepared)
    assert rush_of(world, ada).solved == 0, "moves count once they are shown, since their number does"
    await press(ada, prepared, SHOW)
    assert "Points: **5**." in said(prepared)
    await solve(world, ada, prepared, to_and_fro(world, ada))
    await press(ada, prepared, SHOW)
    assert "Points: **8**." in said(prepared)
    for _ in range(3):
        await press(ada, prepared, PASS)
    over = said(prepared)
    assert "All chips are played! **8 of 25 points.**" in over
    assert "**1.** 5 · **2.** 3 · **3.** 0 · **4.** 0 · **5.** 0" in over
    assert say("cup-secret").removeprefix("-# ") in over
    assert buttons_of(answer(prepared)) == ["🔁 Another rush"]
    assert await world.bot.store.personal_bests(ada.id) == {}

    for number in (1, 5):
        assert await study(world, ada, game_id, number) == say("problem-study-of-cup")
    go_to(world, settles(cup) - 10)
    assert await study(world, ada, game_id, 3) == say("problem-study-of-cup")
    secrets = [format_moves(chip.best) for chip in rush.chips[2:]] + [chip.start.code for chip in rush.chips]
    assert not [text for text in records.all() if any(secret in text for secret in secrets)]
    go_to(world, settles(cup))
    assert "9 moves" in await study(world, ada, game_id, 5)
    shown = said(await press_forged(ada, world.channel, f"rush:{game_id}.1:uR:"))
    assert all(secret in shown for secret in secrets[:3])


async def study(world: World, player: Member, game_id: int, number: int) -> str:
    _, custom_id, _ = study_button(say, game_id, number, has_proof=False)
    return said(await press_forged(player, world.channel, custom_id))


async def test_who_has_not_played_it_can_neither_study_nor_play_on_its_board_until_monday(world: World, ben: Member) -> None:
    cup = await on_saturday(world)
    chips = await world.bot.cups.chips(cup)
    assert chips
    faces, start = chips.setup.faces, chips.chips[2].start
    turned = Setup((faces[3], *faces[:3]), chips.setup.robots, TARGETS)
    asked = [
        ("study", {"code": start.code}, "problem-study-of-cup"),
        ("solo", {"code": chips.setup.code}, "problem-board-of-cup"),
        ("race", {"code": turned.code}, "problem-board-of-cup"),
    ]
    for command, options, why in asked:
        assert said(await ben.slash(world.channel, f"ricochet {command}", **options)) == say(why)
    go_to(world, settles(cup))
    assert "Study" in said(await ben.slash(world.channel, "ricochet study", code=start.code))


@pytest.mark.parametrize("language", languages())
async def test_a_cup_is_played_in_it_and_what_is_in_its_way_is_said(world: World, ada: Member, language: str) -> None:
    words, opening = Texts.of(language), f"<t:{round(opens(await on_saturday(world) + 1))}:f>"
    played = words("problem-cup-played", opens=opening)
    await world.bot.store.set_language(ada.id, language)
    there, (away,) = another_server(world, ada.user)
    assert said(await prepare(world, away, there)) == words("problem-cup-off")
    assert said(await ada.user.slash("ricochet rush", cup=True)) == words("problem-server-only", what="cup")

    waiting = await prepare(world, ada, world.guild.create_text_channel("beside"))
    begun = await begin(world, ada, words)
    seen = [answer(waiting), answer(begun)]
    assert words("cup-ready", chips=5, minutes=10, most=5) in said(waiting)
    assert words("cup-how") in said(begun)
    refused = await ada.click(answer(waiting), label=words("button-rush-go"))
    assert text_of(refused.followups[-1].message) == played
    await press(ada, begun, words("pad-pass", count="any"))
    assert words("cup-count", points=0) in said(begun)
    await world.later(SECONDS + ON_ITS_WAY)
    seen.append(answer(begun))
    assert words("cup-over", ending="time-up", points=0, most=25) in said(begun)
    assert words("cup-secret") in said(begun)
    assert list(overlong(seen)) == []

    assert said(await prepare(world, ada)) == played
    go_to(world, closes(cup_of(now(world))))
    assert said(await prepare(world, ada)) == words("problem-cup-closed", opens=opening)


async def test_a_cup_that_is_begun_when_it_is_asked_for_takes_the_place_of_a_rush_that_waits(world: World, ada: Member) -> None:
    cup = await on_saturday(world)
    for as_cup in (False, True, False):
        await ada.slash(world.channel, "ricochet rush", cup=as_cup)
        assert rush_of(world, ada).cup == (cup if as_cup else None)
    await begin(world, ada)
    assert rush_of(world, ada).cup == cup
    assert "Chip 1 of 5" in said(await ada.slash(world.channel, "ricochet rush")), "one that runs is shown"
    assert "Chip 1 of 5" in said(await prepare(world, ada))


async def test_a_run_ends_with_the_hour_after_the_cup_though_the_bot_was_away(world: World, ada: Member) -> None:
    cup = await on_saturday(world, after=2 * DAY - 300)
    await begin(world, ada)
    await world.restart_bot(after=HOUR - 120)
    rush = live(world, ada)
    assert rush.state.deadline == settles(cup)
    await world.later(settles(cup) - now(world) + ON_ITS_WAY)
    assert (rush.state.ending, await world.bot.store.cup_run(cup, ada.id)) == (RushEnding.TIME_UP, CupRun(0, 0.0))
