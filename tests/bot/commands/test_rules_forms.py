"""The forms of rules: docs/rules.md "Other rules"."""

from typing import Any
from unittest.mock import patch

import pytest
from simcord.results import InteractionResult

from bot.cards.rules_forms import FORMS
from engine import Bids, Cell, Diagonals, Edition, ProofLength, Ricochet, Robot, Ties
from tests.bot.games.race.play import race_of
from tests.bot.games.solo.play import begin_alone, state
from tests.bot.seen import answer, buttons_of, cards, defaults_of, fill_in, news, press, said, text_of
from tests.bot.world import EASY, Member, World

OTHER, RULES, BIDS, TABLE = "Other rules…", "Edition and chips…", "Bids and solutions…", "Own board or code…"


async def more(world: World, player: Member) -> InteractionResult:
    """Press *More…* on the newest card."""
    return await player.click(cards(world.channel)[-1], label="More…")


def left_behind(world: World) -> list[str]:
    """Return the buttons of the card that says that its game has ended to begin anew."""
    (old,) = (one for one in world.channel.history() if "begin anew with other rules" in text_of(one))
    return buttons_of(old)


async def test_a_match_begins_anew_by_other_rules_with_its_bots_and_the_old_card_says_so(world: World, ada: Member) -> None:
    await world.start(ada, bots=2)
    await world.begin_anew(ada, RULES, set="NL 1999", chips_to_win="3", hourglass="30", difficulty="hard")
    match = world.match()
    assert (match.rules.edition, match.rules.bids, match.rules.proof_length) == (
        Edition.NL1999,
        Bids.LOWER_THAN_ALL,
        ProofLength.AT_MOST,
    )
    assert (match.rules.chips_to_win, match.rules.times.hourglass, match.rules.difficulty.value) == (3, 30, "hard")
    assert len(match.bots) == 2
    assert left_behind(world) == []
    started, again = news(world.channel)
    assert ("1999" in started, "1999" in again) == (False, True)
    assert len(await world.bot.store.running()) == 1


async def test_the_checkboxes_are_house_rules_and_the_form_shows_what_is_played(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.begin_anew(ada, BIDS, bids="own any", house=["at-most", "one-move", "fewer-chips", "handicaps"], max_moves="9")
    rules = world.match().rules
    assert (rules.bids, rules.proof_length, rules.ricochet) == (Bids.OWN_ANY, ProofLength.AT_MOST, Ricochet.ONE_MOVE)
    assert (rules.ties, rules.max_moves, rules.edition) == (Ties.FEWER_CHIPS, 9, Edition.Y2013)
    assert rules.handicaps
    shown = await press(ada, await more(world, ada), OTHER, BIDS)
    assert defaults_of(shown)["house"] == ["at-most", "one-move", "fewer-chips", "handicaps"]
    await fill_in(ada, shown, house=["one-move"])
    rules = world.match().rules
    assert (rules.proof_length, rules.ricochet, rules.ties) == (ProofLength.EXACT, Ricochet.ONE_MOVE, Ties.FIRST_BID)
    assert rules.bids is Bids.OWN_ANY


async def test_a_wrong_table_is_explained_at_its_field_and_corrected_with_the_rest_kept(world: World, ada: Member) -> None:
    await world.start(ada)
    before = world.match().setup
    wrong = await world.begin_anew(ada, TABLE, tiles="1A 2B 3A 4B", robots="R C17", target="red moon")
    assert "❌ **Robots**: ❌ `C17` isn't a cell" in said(wrong)
    assert world.match().setup == before
    form = await press(ada, wrong, "Correct…")
    assert defaults_of(form) == {"tiles": "1A 2B 3A 4B", "robots": "R C17", "target": "red moon", "code": ""}
    await fill_in(ada, form, robots="R C16")
    match = world.match()
    assert (match.setup.faces, match.position.chip.words) == (("1A", "2B", "3A", "4B"), "red moon")
    assert match.setup.robots[Robot.RED] == Cell(15, 2)
    assert match.practice


@pytest.mark.parametrize(
    ("entries", "said_there"),
    [
        ({}, "**Tiles**"),
        ({"tiles": "1A 2B 3A"}, "**Tiles**"),
        ({"tiles": "1A 2B 3A 4B", "target": "sun"}, "**Target**"),
        ({"code": "nothing"}, "**Code**"),
        ({"code": EASY, "tiles": "1A 2B 3A 4B"}, "**Code**"),
    ],
)
async def test_each_wrong_entry_is_named_by_its_field(
    world: World, ada: Member, entries: dict[str, Any], said_there: str
) -> None:
    await world.start(ada)
    assert said_there in said(await world.begin_anew(ada, TABLE, **entries))


async def test_an_edition_without_a_fifth_robot_is_refused_at_the_fifth_robot(world: World, ada: Member) -> None:
    await world.start(ada)
    assert "**Fifth robot**: There's no fifth robot in the 1999" in said(
        await world.begin_anew(ada, RULES, set="1999", fifth_robot="K")
    )
    await world.begin_anew(ada, RULES, set="2013 with", fifth_robot="S")
    assert (world.match().rules.fifth_robot, world.match().rules.diagonals) == (Robot.SILVER, Diagonals.WITH)


async def test_a_chosen_board_is_kept_by_rules_that_it_fits(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    before = world.match().setup
    await world.begin_anew(ada, RULES, chips_to_win="2")
    assert (world.match().setup, world.match().practice) == (before, True)
    await world.begin_anew(ada, RULES, set="2013 with")
    assert not world.match().practice


async def test_only_the_starter_and_only_before_the_first_bid_of_a_person(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    assert OTHER not in buttons_of(answer(await more(world, ben)))
    panel = await press(ada, await more(world, ada), OTHER)
    form = await press(ada, panel, RULES)
    await ben.slash(world.channel, "bid", moves=9)
    before = world.match().setup
    assert "until the first bid" in said(await fill_in(ada, form, chips_to_win="2"))
    assert "until the first bid" in said(await press(ada, panel, BIDS))
    assert world.match().setup == before
    assert OTHER not in buttons_of(answer(await more(world, ada)))


async def test_a_form_that_is_sent_twice_leaves_one_match(world: World, ada: Member) -> None:
    await world.start(ada)
    panel = await press(ada, await more(world, ada), OTHER)
    first, second = await press(ada, panel, RULES), await press(ada, panel, RULES)
    await fill_in(ada, first, chips_to_win="2")
    assert "over already" in said(await fill_in(ada, second, chips_to_win="3"))
    assert world.match().rules.chips_to_win == 2
    assert len(await world.bot.store.running()) == 1


async def test_after_a_restart_a_match_still_begins_anew(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.restart_bot()
    await world.begin_anew(ada, RULES, chips_to_win="2")
    assert world.match().rules.chips_to_win == 2


@pytest.mark.parametrize("command", ["start", "race", "solo"])
async def test_a_bot_that_is_killed_between_the_end_and_the_new_game_marks_the_old_card_afterwards(
    world: World, ada: Member, command: str
) -> None:
    await ada.slash(world.channel, f"ricochet {command}")

    async def cut(*_: Any, **__: Any) -> None:
        await world.kill_bot()
        raise ConnectionError

    with patch.object(world.bot.store, "begin", cut):
        await world.begin_anew(ada, RULES, set="1999")
    assert world.errors_that_were_meant()
    await world.start_bot()
    await world.env.settle()
    assert left_behind(world) == []
    assert await world.bot.store.running() == await world.bot.store.with_pending() == []
    await ada.slash(world.channel, f"ricochet {command}")
    (_,) = await world.bot.store.running()


async def test_a_solo_game_whose_sand_runs_begins_anew_with_fresh_sand(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel, hourglasses=2)
    await world.later(40)
    await world.begin_anew(ada, RULES, set="1999", hourglass="90", house=["one-move"])
    game = state(world, world.channel, ada)
    assert (game.rules.edition, game.rules.ricochet, game.rules.times.hourglass) == (Edition.Y1999, Ricochet.ONE_MOVE, 90)
    assert (game.is_ready, game.hourglasses) == (True, 2)


async def test_a_race_begins_anew_with_its_rounds_until_somebody_has_submitted(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet race", time=60, chips=3)
    await world.begin_anew(ada, RULES, max_moves="7", house=["one-move"])
    race = race_of(world)
    assert (race.rules.max_moves, race.rules.ricochet, race.rounds, race.seconds) == (7, Ricochet.ONE_MOVE, 3, 60)
    assert left_behind(world) == []


async def test_the_panel_says_in_words_what_its_forms_have_set(world: World) -> None:
    boss = world.player("boss", manage_guild=True)
    shown = await boss.slash(world.channel, "ricochet settings")
    assert "**Edition**: 2013\n" in said(shown)
    form = await press(boss, shown, RULES)
    shown = await fill_in(boss, form, set="2013 with", fifth_robot="K", hourglass="90")
    assert "**Edition**: 2013, with diagonals\n**Fifth robot**: ⚫ Black" in said(shown)
    shown = await fill_in(boss, await press(boss, shown, BIDS), house=["at-most"], bids="lower than all")
    assert "**House rules**: A solution may have fewer moves than were bid" in said(shown)
    chosen = await world.bot.store.guild_settings(world.guild.id)
    assert (chosen.diagonals, chosen.fifth_robot, chosen.hourglass) == (Diagonals.WITH, Robot.BLACK, 90)
    assert (chosen.bids, chosen.proof_length, chosen.ricochet) == (Bids.LOWER_THAN_ALL, ProofLength.AT_MOST, "edition")
    assert (chosen.bidding_pad, chosen.proof_time) == (False, None)


def test_no_form_has_more_than_five_fields() -> None:
    assert {len(parts) for forms in FORMS.values() for parts in forms.values()} <= {3, 4, 5}
