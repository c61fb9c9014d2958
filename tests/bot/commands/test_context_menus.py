"""The context menus: a board is studied from the message that shows it, and members are looked up and removed."""

from itertools import product

import pytest

from bot.text import languages
from bot.ui.command_texts import CommandTexts
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, cards, said
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World

STUDY, STATISTICS, REMOVE = say("menu-study"), say("menu-stats"), say("menu-remove")
NONE = say("problem-no-board")


async def test_a_round_that_is_over_is_studied_from_its_news_and_from_its_card(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await world.win_chip(ada)
    won = world.channel.history()[-1]
    await world.later(INTERMISSION)
    first, second = cards(world.channel)
    for message in (won, first):
        studied = await ada.context_menu(world.channel, STUDY, message)
        assert "green planet" in said(studied)
        assert "Won by" in said(studied) or SOLUTION.split()[0] in said(studied)
    assert said(await ada.context_menu(world.channel, STUDY, second)) == say("problem-study-too-soon")


async def test_a_round_that_is_played_is_not_given_away(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    assert said(await ben.context_menu(world.channel, STUDY, cards(world.channel)[0])) == say("problem-study-too-soon")
    await world.close_bids((ada, 4))
    for message in world.channel.history():
        assert SOLUTION not in said(await ben.context_menu(world.channel, STUDY, message))


async def test_a_card_that_lost_its_buttons_is_known_by_its_time_after_the_match_too(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, chips=2)
    for _ in range(2):
        await world.win_chip(ada)
        await world.later(INTERMISSION)
    assert world.bot.games.match_in(world.channel.id) is None
    heads = [said(await ada.context_menu(world.channel, STUDY, card)).strip().splitlines()[0] for card in cards(world.channel)]
    assert ["ound 1" in heads[0], "ound 2" in heads[1]] == [True, True]


async def test_other_messages_have_no_board_to_study(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    shown = await ada.slash(world.channel, "ricochet leaderboard")
    assert said(await ada.context_menu(world.channel, STUDY, answer(shown))) == NONE
    own = await ada.send(world.channel, "hello")
    assert said(await ada.context_menu(world.channel, STUDY, own)) == NONE


async def test_a_solo_chip_is_studied_once_it_was_played(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel, code=EASY)
    card = world.channel.history()[-1]
    assert said(await ada.context_menu(world.channel, STUDY, card)) == say("problem-study-too-soon")
    await world.later(HOURGLASS)
    assert "green planet" in said(await ada.context_menu(world.channel, STUDY, world.channel.history()[-1]))


async def test_the_statistics_of_a_member_are_those_of_the_command(world: World, ada: Member, ben: Member) -> None:
    asked = await ada.context_menu(world.channel, STATISTICS, ben)
    assert said(asked) == said(await ada.slash(world.channel, "ricochet stats", member=ben))


async def test_a_moderator_removes_a_player_and_nobody_else_does(world: World, ada: Member, ben: Member) -> None:
    boss = world.player("boss", manage_messages=True)
    await world.bidding((ada, 4), (ben, 5))
    assert f"{ben.mention} is out of the match" in said(await boss.context_menu(world.channel, REMOVE, ben))
    assert world.match().is_removed(ben.id)


@pytest.mark.parametrize("language", languages())
async def test_they_are_named_in_every_language(world: World, language: str) -> None:
    assert world.bot.tree.translator is not None
    menus = [one for one in world.bot.tree.get_commands() if type(one).__name__ == "ContextMenu"]
    assert {menu.name for menu in menus} == {STUDY, STATISTICS, REMOVE}
    if language not in ("en", "ca"):
        for menu in menus:
            named = (await menu.get_translated_payload(world.bot.tree, CommandTexts()))["name_localizations"]
            assert any(locale.startswith(language[:2]) for locale in named)
            assert menu.name not in named.values()


async def test_a_forged_one_is_refused(world: World, ada: Member) -> None:
    targets, resolved = ["1", 1, None, [], "x"], [None, {}, {"messages": {"1": {}}}, {"users": {"1": {"id": "x"}}}, []]
    for kind, target, known, name in product((2, 3, 4, "2", None), targets, resolved, (STUDY, STATISTICS, "chess")):
        data = {"id": "1", "name": name, "type": kind, "target_id": target, "resolved": known}
        assert "old version of this command" in said(await ada._dispatch_interaction(2, world.channel, data)), data
    assert world.errors == []
