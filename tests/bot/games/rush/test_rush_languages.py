"""A rush in each language."""

import pytest

from bot.text import Texts
from engine.board.notation import format_moves
from tests.at_length import EVERY_LANGUAGE
from tests.bot.games.rush.play import MINUTES, best, prepare, rush_of
from tests.bot.seen import answer, buttons_of, prefer, said, text_of
from tests.bot.text.test_match_in_each_language import overlong
from tests.bot.world import Member, World


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
async def test_a_rush_is_played_in_it_from_start_to_end(language: str, world: World, ada: Member) -> None:
    say = Texts.of(language)
    await prefer(ada, "language", language, world.channel)
    begun = await prepare(world, ada)
    seen = [answer(begun)]
    assert say("rush-ready", minutes=3, passes=3) in said(begun)
    await ada.click(answer(begun), label=say("button-rush-go"))
    seen.append(answer(begun))
    chip = rush_of(world, ada).position.chip
    assert say("rush-how", robot=chip.robot.word if chip.robot else "any") in said(begun)
    assert say("pad-pass", count=3) in buttons_of(answer(begun))
    shown = await ada.slash(world.channel, "prove", moves=format_moves(best(world, ada)))
    assert say("rush-solved", count=2) in said(shown)
    wrong = await ada.slash(world.channel, "prove", moves=format_moves(best(world, ada)[:1]))
    assert say("failed-rush", why="…").split("…", maxsplit=1)[0] in text_of(wrong.followups[-1].message)
    await ada.click(answer(wrong), label=say("pad-pass", count=3))
    assert say("rush-passed") in said(wrong)
    seen.append(answer(wrong))
    assert rush_of(world, ada).solved == 1
    await world.later(MINUTES)
    seen.append(answer(wrong))
    assert say("rush-over", count=1, ending="time-up") in said(wrong)
    assert say("rush-record", result="first", record=0) in said(wrong)
    assert list(overlong(seen)) == []
    listed = said(await ada.slash(world.channel, "ricochet stats"))
    assert say("stats-rush", count=1) in listed
