"""What is refused in a race, and how."""

import pytest

from engine.games.race import play as race_play
from engine.rules.refusals import Refusal
from tests.bot.english import say
from tests.bot.games.race.play import LONGER, MINUTES, begin, done, newest, race_of, submit
from tests.bot.seen import said
from tests.bot.world import SOLUTION, Member, World
from tests.engine.match_driver import refusals_named_in

_OF_RACES = refusals_named_in(race_play) - {Refusal.NO_WATCHING_TOURNAMENTS}  # tournaments consist of matches


@pytest.mark.parametrize("refusal", sorted(_OF_RACES, key=str))
def test_every_refusal_of_a_race_has_a_text(refusal: Refusal) -> None:
    facts = {"starter": "ada", "own": 4, "other": "ben", "until": "soon"}
    assert say(f"refusal-race-{refusal.name.lower().replace('_', '-')}", **facts)


async def test_a_form_that_comes_after_its_round_is_too_late(world: World, ada: Member) -> None:
    await begin(world, ada)
    form = await ada.click(newest(world.channel), label="⌨️ Type")
    await world.later(MINUTES)
    assert "That round is over" in said(await ada.submit_modal(form, {"moves": SOLUTION}))


async def test_what_is_not_in_the_notation_costs_nothing(world: World, ada: Member) -> None:
    await begin(world, ada)
    assert "`sideways`" in said(await submit(world, ada, "R-up sideways"))
    assert not race_of(world).round.entries


async def test_done_is_for_who_is_there_and_said_once(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    assert "not in this race right now" in said(await done(world, ben))
    await submit(world, ada, LONGER)
    await submit(world, ben, LONGER)
    await done(world, ada)
    assert "already done" in said(await done(world, ada))


async def test_an_option_that_is_not_on_its_list_is_refused(world: World, ada: Member) -> None:
    told = said(await ada.slash(world.channel, "ricochet race", difficulty="impossible"))
    assert told == say("problem-not-listed", text="impossible")
    offered = await ada.autocomplete(world.channel, "ricochet race", "difficulty", "har")
    assert [choice["value"] for choice in offered] == ["hard", "very hard"]
    assert world.bot.games.find("race", world.channel.id) is None
