"""A game named by a forged custom id is shown only to those who may see it, although ids are sequential."""

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.app import handlers_of
from tests.bot.forged import press_forged
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, said, stop, text_of
from tests.bot.world import EASY, Member, World

SOLO = ("ricochet:solo:1:1:zoom", "ricochet:solo:1:1:show", "ricochet:solo:1:1:pad", "ricochet:solo:1:2:zoom", "solo:1.1:xR:")
MORE = ("ricochet:solo:1:1:more",)
MORE_OF_OTHERS = ("ricochet:1:1:more", "ricochet:race:1:1:more", "rush:1.1:mR:")
SOLO_MOVES = ("solo:1.1:vG:", "solo:1.1:lR:", "solo:1.1:sR:1", "solo:1.2:xR:", "ricochet:solo:1:1:hint-length")
SOLO_FORM = "ricochet:solo:1:1:form"
MATCH = ("ricochet:1:1:bid", "ricochet:1:1:zoom", "ricochet:1:1:finish", "match:1.1:xR:", "match:1.1:lR:")
MATCH_FORMS = ("ricochet:1:1:form-bid", "ricochet:match:1:1:form")
RACE = ("ricochet:race:1:1:zoom", "ricochet:race:1:1:pad", "ricochet:race:1:1:done", "race:1.1:xR:", "race:1.1:sR:1")
RACE_FORM = "ricochet:race:1:1:form"
RUSH = ("ricochet:rush:1:go", "rush:1.1:xR:", "rush:1.1:lR:", "rush:1.1:pR:", "rush:1.1:tR:")
RUSH_FORM = "ricochet:rush:1:1:form"
OVER = ("study:1.1:h0.0:open", "study:1.1:w0.0:on", "try:1.1:xR:", "try:1.1:lR:")
RESULTS = "results:1"
OTHER_RULES = ("other-rules:1", "other-rules:1:rules", "other-rules:1:table")
OTHER_RULES_FORM = "other-rules:1:rules:sent"
ENDING = ("out:1:end", "out:1:leave", "stop:1")
AGAIN_SOLO, AGAIN_MATCH = "again:1:solo", "again:1:board"


def test_every_kind_of_custom_id_that_names_a_game_is_tried_below() -> None:
    tried = (
        *SOLO,
        *SOLO_MOVES,
        SOLO_FORM,
        *MATCH,
        *MATCH_FORMS,
        *RACE,
        RACE_FORM,
        *RUSH,
        RUSH_FORM,
        *OVER,
        *MORE,
        *MORE_OF_OTHERS,
        *ENDING,
        RESULTS,
        *OTHER_RULES,
        OTHER_RULES_FORM,
        AGAIN_SOLO,
    )
    types = (discord.InteractionType.component, discord.InteractionType.modal_submit)
    templates = [handler.template for one in types for handler in handlers_of(one)]
    of_games = [template for template in templates if {"game_id", "match_id"} & template.groupindex.keys()]
    assert [template for template in of_games if not any(map(template.fullmatch, tried))] == []
    known = {"action", "step_action", "way", "step", "view", "source", "code", "rule", "key", "robot", "moves", "round"}
    persons = {"player", "asker"}  # see test_privacy, and a page of a leaderboard that anybody may turn for themselves
    # "subject" is what the board is opened for: what it shows is decided by the page, see tests/bot/web.
    others = {
        "subject",
        "changes",
        "day",
        "level",
        "lesson",
        "bid",
        "until",
        "name",
        "page",
        "language",
        "score",
        "period",
        "wanted",
    }
    named = {name for template in templates for name in template.groupindex}
    assert named <= known | persons | others | {"game_id", "match_id", "kind"}, "who may press what names something else?"


async def fill_in(player: Member, channel: ChannelHandle, custom_id: str) -> InteractionResult:
    field = {"type": 18, "component": {"type": 4, "custom_id": "moves", "value": "R-up"}}
    return await player._dispatch_interaction(5, channel, {"custom_id": custom_id, "components": [field]})


@pytest.mark.parametrize("custom_id", [*SOLO, *SOLO_MOVES, *MORE])
async def test_a_private_solo_game_is_for_its_player_alone(world: World, ada: Member, ben: Member, custom_id: str) -> None:
    await begin_alone(ada, world.channel, private=True, code=EASY)
    before = world.bot.games.with_id(1, "solo")
    assert before
    state = before.state
    assert "This game is over" in said(await press_forged(ben, world.channel, custom_id))
    assert before.state == state


async def test_a_form_of_a_private_solo_game_is_for_its_player_alone(world: World, ada: Member, ben: Member) -> None:
    await begin_alone(ada, world.channel, private=True, code=EASY)
    assert "This game is over" in said(await fill_in(ben, world.channel, SOLO_FORM))


@pytest.mark.parametrize("custom_id", ENDING)
async def test_a_question_before_the_end_is_for_those_who_see_the_game(world: World, ada: Member, ben: Member, custom_id: str):
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ada.slash(elsewhere, "ricochet race", code=EASY)
    assert "That game is over" in said(await press_forged(ada, world.channel, custom_id))
    await ada.slash(world.channel, "ricochet solo", private=True)
    assert "That game is over" in said(await press_forged(ben, world.channel, custom_id.replace("1", "2")))
    assert world.bot.games.find("race", elsewhere.id)
    assert world.bot.games.solo_of(world.channel.id, ada.id)


@pytest.mark.parametrize("custom_id", RACE)
async def test_a_race_is_for_its_channel_alone(world: World, ada: Member, ben: Member, custom_id: str) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ada.slash(world.channel, "ricochet race", code=EASY)
    assert "This race is over" in said(await press_forged(ben, elsewhere, custom_id))
    assert "This race is over" in said(await fill_in(ben, elsewhere, RACE_FORM))


@pytest.mark.parametrize("custom_id", [*OVER, AGAIN_SOLO])
async def test_chips_of_a_private_solo_game_are_studied_by_its_player_alone(world: World, custom_id: str) -> None:
    ada, ben = world.players("ada", "ben")
    await begin_alone(ada, world.channel, private=True, code=EASY)
    await ada.slash(world.channel, "pass")
    await stop(ada, world.channel)
    gone = said(await press_forged(ben, world.channel, custom_id))
    assert gone == said(await press_forged(ben, world.channel, custom_id.replace("1", "99", 1))), "as if it were not there"
    assert said(await press_forged(ada, world.channel, custom_id)) != gone


@pytest.mark.parametrize("custom_id", [*SOLO, *SOLO_MOVES, *MORE])
async def test_an_open_solo_game_is_shown_in_its_channel_alone(world: World, ada: Member, ben: Member, custom_id: str) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await begin_alone(ada, world.channel, code=EASY)
    over = "This game is over"
    assert over in said(await press_forged(ben, elsewhere, custom_id))
    assert over not in said(await press_forged(ben, world.channel, custom_id))


@pytest.mark.parametrize("custom_id", [*OVER, AGAIN_MATCH, RESULTS])
async def test_rounds_of_a_match_are_studied_in_its_channel_alone(world: World, ada: Member, ben: Member, custom_id: str):
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.start(ada, code=EASY)
    await world.win_chip(ada)
    await stop(ada, world.channel)
    gone = said(await press_forged(ben, elsewhere, custom_id))
    assert gone == said(await press_forged(ben, elsewhere, custom_id.replace("1", "99", 1)))
    assert text_of(answer(await press_forged(ben, world.channel, custom_id))) != gone


@pytest.mark.parametrize("custom_id", MATCH)
async def test_a_match_is_shown_in_its_channel_alone(world: World, ada: Member, ben: Member, custom_id: str) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.start(ada, code=EASY)
    assert "no match" in said(await press_forged(ben, elsewhere, custom_id))


@pytest.mark.parametrize("command", ["start", "race", "solo"])
async def test_a_game_is_begun_anew_in_its_channel_and_by_its_starter_alone(
    world: World, ada: Member, ben: Member, command: str
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ada.slash(world.channel, f"ricochet {command}")
    for player, channel, why in ((ada, elsewhere, "is over already"), (ben, world.channel, f"<@{ada.id}>")):
        for custom_id in OTHER_RULES:
            assert why in said(await press_forged(player, channel, custom_id))
        assert why in said(await fill_in(player, channel, OTHER_RULES_FORM))
    assert len(await world.bot.store.running()) == 1


async def test_a_form_of_a_match_is_for_its_channel_alone(world: World, ada: Member, ben: Member) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.start(ada, code=EASY)
    for custom_id in MATCH_FORMS:
        assert "no match" in said(await fill_in(ben, elsewhere, custom_id))
    assert world.match().round.bids == ()
