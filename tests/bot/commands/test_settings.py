"""The settings of a server: the panel, and its effects."""

from dataclasses import replace

import discord
import pytest
from simcord.results import InteractionResult

from bot.actions.begin import server_rules
from bot.cards.settings import SETTINGS, Page, settings_card
from bot.store.guild_settings import GuildSettings
from engine import RULES_1999, Bids, Difficulty, Edition, ProofLength, Ricochet, Robot, Ties, Times, rules_for
from tests.bot.english import say
from tests.bot.seen import answer, card, parts, said, stop, text_of
from tests.bot.world import EASY, Member, World


def boss(world: World) -> Member:
    return world.player("boss", manage_guild=True)


async def panel(world: World, page: str | None = None) -> InteractionResult:
    shown = await boss(world).slash(world.channel, "ricochet settings")
    return await boss(world).click(answer(shown), label=page) if page else shown


async def choose(world: World, page: str, name: str, *values: object) -> InteractionResult:
    shown = await panel(world, page)
    return await boss(world).select(answer(shown), values, custom_id=f"ricochet:setting:{name}")


async def chosen(world: World) -> GuildSettings:
    return await world.bot.store.guild_settings(world.guild.id)


def present(result: InteractionResult) -> dict[str, list[str]]:
    """Return which option each select of a panel shows as the present one."""
    selects = [part for part in parts(answer(result)) if isinstance(part, discord.SelectMenu)]
    return {select.custom_id: [option.label for option in select.options if option.default] for select in selects}


async def test_the_panel_tells_what_each_setting_does_and_its_present_value(world: World) -> None:
    shown = await panel(world)
    assert "**Equal bids** – who goes first." in said(shown)
    assert present(shown)["ricochet:setting:ties"] == ["Whoever bid first"]
    assert present(shown)["ricochet:setting:edition"] == ["2013 – own bid may only go down, tiles A–C (A–D with diagonals)"]
    times = await panel(world, "Times")
    assert present(times)["ricochet:setting:hourglass"] == ["60 seconds"]


async def test_what_is_chosen_is_kept_shown_and_there_after_a_restart(world: World) -> None:
    shown = await choose(world, "Game", "ties", "fewer chips")
    assert present(shown)["ricochet:setting:ties"] == ["Whoever has fewer chips"]
    await world.restart_bot()
    assert (await chosen(world)).ties is Ties.FEWER_CHIPS
    assert present(await panel(world))["ricochet:setting:ties"] == ["Whoever has fewer chips"]


async def test_a_panel_from_before_a_restart_works(world: World) -> None:
    shown = await panel(world, "Times")
    await world.restart_bot()
    await boss(world).select(answer(shown), ["30"], custom_id="ricochet:setting:hourglass")
    assert (await chosen(world)).hourglass == 30


async def test_a_match_is_played_as_the_server_has_chosen(world: World, ada: Member) -> None:
    for page, name, value in (
        ("Game", "edition", "2013"),
        ("Game", "diagonals", "with"),
        ("Game", "fifth_robot", "S"),
        ("Game", "bids", "lower than all"),
        ("Game", "proof_length", "at most"),
        ("Game", "ricochet", "one-move"),
        ("Game", "ties", "fewer chips"),
        ("Times", "hourglass", "90"),
        ("Times", "proof_time", "180"),
        ("Times", "thinking_time", "240"),
        ("Times", "intermission", "30"),
    ):
        await choose(world, page, name, value)
    opening = text_of(answer(await world.start(ada)))
    rules = world.match().rules
    assert rules.edition is Edition.Y2013
    assert rules.needs_diagonals
    assert rules.fifth_robot is Robot.SILVER
    assert (rules.bids, rules.proof_length, rules.ties) == (Bids.LOWER_THAN_ALL, ProofLength.AT_MOST, Ties.FEWER_CHIPS)
    assert rules.ricochet is Ricochet.ONE_MOVE
    assert rules.times == Times(90, 180, 240, 30)
    for text in (opening, said(await ada.slash(world.channel, "ricochet rules"))):
        assert "2013 edition · diagonal barriers · silver as the fifth robot" in text
        assert "90 seconds of sand" in text
    assert "only bids lower than all others" in opening
    assert "proofs may have fewer moves than were bid · solutions of two moves or more need no turn" in opening
    assert "90 seconds" not in card(world.channel), "once is enough"


async def test_which_chips_are_played_and_how_many_win_is_chosen_too(world: World, ada: Member) -> None:
    for name, value in (("difficulty", "any"), ("max_moves", "8"), ("chips_to_win", "3")):
        await choose(world, "Chips", name, value)
    shown = present(await panel(world, "Chips"))
    assert shown == {
        "ricochet:setting:difficulty": ["Any: the rulebook's shuffle"],
        "ricochet:setting:max_moves": ["8 moves"],
        "ricochet:setting:chips_to_win": ["3 chips"],
    }
    opening = text_of(answer(await ada.slash(world.channel, "ricochet start")))
    assert "no chips that take more than 8 moves" in opening
    assert "First to 3 chips wins." in opening
    rules = world.match().rules
    assert (rules.difficulty, rules.max_moves, rules.chips_to_win) == (Difficulty.ANY, 8, 3)
    await stop(ada, world.channel)
    await ada.slash(world.channel, "ricochet start", difficulty="hard", max_moves=12, chips=5)
    rules = world.match().rules
    assert (rules.difficulty, rules.max_moves, rules.chips_to_win) == (Difficulty.HARD, 12, 5), "the start says otherwise"


async def test_a_limit_is_taken_away_again(world: World) -> None:
    await choose(world, "Chips", "max_moves", "8")
    await choose(world, "Chips", "chips_to_win", "1")
    await choose(world, "Chips", "max_moves", "none")
    shown = await choose(world, "Chips", "chips_to_win", "none")
    assert present(shown)["ricochet:setting:chips_to_win"] == ["As in the edition"]
    assert (await chosen(world)).max_moves is None


async def test_a_match_by_the_book_has_no_house_rules(world: World) -> None:
    opening = text_of(answer(await world.start(world.player("ada"))))
    assert (
        "– 2013 edition · chips count with two people present, the victory with three of them or an empty pile.\n"
        "Bid to join. First to 8 chips with one or two players" in opening
    )


async def test_the_start_may_choose_otherwise_for_one_match(world: World) -> None:
    await choose(world, "Game", "diagonals", "with")
    await choose(world, "Game", "fifth_robot", "K")
    await choose(world, "Times", "hourglass", "90")
    await world.start(world.player("ada"), diagonals="without", fifth_robot="none", hourglass=20)
    rules = world.match().rules
    assert (rules.needs_diagonals, rules.fifth_robot, rules.times.hourglass) == (False, None, 20)


async def test_a_server_may_go_back_to_four_robots(world: World) -> None:
    for value, fifth in (("K", Robot.BLACK), ("S", Robot.SILVER), ("none", None)):
        await choose(world, "Game", "fifth_robot", value)
        assert (await chosen(world)).fifth_robot is fifth


async def test_the_start_may_choose_what_else_only_managers_reach(world: World) -> None:
    opening = await world.start(world.player("ada"), bids="own any", proof_length="at most", ties="fewer chips")
    rules = world.match().rules
    assert (rules.bids, rules.proof_length, rules.ties) == (Bids.OWN_ANY, ProofLength.AT_MOST, Ties.FEWER_CHIPS)
    assert "one's own bid may go up or down · proofs may have fewer moves" in text_of(answer(opening))


@pytest.mark.parametrize(("edition", "named"), [("NL 1999", "Dutch"), ("FR 1999", "French")])
async def test_a_server_plays_by_dutch_or_french_rules_and_these_are_no_house_rules(world: World, edition: str, named: str):
    await choose(world, "Game", "edition", edition)
    await choose(world, "Chips", "difficulty", "any")
    opening = text_of(answer(await world.start(world.player("ada"))))
    assert world.match().rules == rules_for(Edition(edition))
    assert (
        f"– 1999 edition, {named} rules · chips count with two people present, the victory with three of them or an empty pile."
        in opening
    )
    assert ("All 17 chips are played" in opening) == (named == "French")


async def test_the_start_may_choose_an_edition_by_its_rules_and_change_them(world: World) -> None:
    options = {"edition": "NL 1999", "proof_length": "exact", "bids": "own any", "difficulty": "any"}
    opening = text_of(answer(await world.start(world.player("ada"), **options)))
    assert world.match().rules == replace(RULES_1999, edition=Edition.NL1999)
    changed = "one's own bid may go up or down · proofs have exactly as many moves as were bid"
    assert f"– 1999 edition, Dutch rules · {changed} · chips count" in opening


async def test_a_server_keeps_to_its_own_rules_whatever_the_edition(world: World) -> None:
    for page, name, value in (
        ("Game", "proof_length", "at most"),
        ("Game", "ricochet", "one-move"),
        ("Chips", "chips_to_win", "3"),
    ):
        await choose(world, page, name, value)
    for edition in Edition:
        await choose(world, "Game", "edition", edition.value)
        rules = server_rules(await chosen(world), Times())
        assert (rules.proof_length, rules.ricochet, rules.chips_to_win) == (ProofLength.AT_MOST, Ricochet.ONE_MOVE, 3)


async def test_another_edition_brings_its_own_bids_unless_they_are_chosen_too(world: World) -> None:
    await choose(world, "Game", "bids", "lower than all")
    await world.start(world.player("ada"), edition="1999")
    assert world.match().rules.bids is Bids.OWN_ANY


async def test_what_the_edition_lacks_is_left_out_rather_than_refused(world: World) -> None:
    await choose(world, "Game", "edition", "1999")
    await choose(world, "Game", "diagonals", "with")
    await world.start(world.player("ada"))
    assert world.match().rules.edition is Edition.Y1999


@pytest.mark.parametrize("code", [EASY, "01X2EZ-PQP99J-W58PP4-1TH1C5"])
async def test_a_code_is_played_whatever_edition_the_server_has_chosen(world: World, code: str) -> None:
    await choose(world, "Game", "edition", "1999")
    await world.start(world.player("ada"), code=code)
    assert world.match().setup.code == code


async def test_matches_are_only_started_where_the_server_allows(world: World) -> None:
    ada, other = world.player("ada"), world.guild.create_text_channel("other")
    await choose(world, "Server", "allowed_channels", world.channel)
    assert f"played in <#{world.channel.id}>: start yours there" in said(await ada.slash(other, "ricochet start"))
    assert "starts a match" in text_of(answer(await world.start(ada)))
    await choose(world, "Server", "allowed_channels")
    assert (await chosen(world)).allowed_channels == ()


async def test_the_channel_of_the_weekly_leaderboard_can_be_chosen_and_taken_away(world: World) -> None:
    await choose(world, "Server", "weekly_channel", world.channel)
    assert (await chosen(world)).weekly_channel == world.channel.id
    shown = await panel(world, "Server")
    selects = [part for part in parts(answer(shown)) if getattr(part, "custom_id", "") == "ricochet:setting:weekly_channel"]
    assert [[value.id for value in select.default_values] for select in selects] == [[world.channel.id]]
    await choose(world, "Server", "weekly_channel")
    assert (await chosen(world)).weekly_channel is None


async def test_the_time_zone_is_completed_and_set_by_the_command(world: World) -> None:
    typed = await boss(world).autocomplete(world.channel, "ricochet settings", "time_zone", "berl")
    assert [choice["value"] for choice in typed] == ["Europe/Berlin"]
    shown = await boss(world).slash(world.channel, "ricochet settings", time_zone="europe/berlin")
    assert "**Time zone**: Europe/Berlin" in said(shown)
    assert (await chosen(world)).time_zone == "Europe/Berlin"


async def test_a_time_zone_that_is_unknown_is_refused(world: World) -> None:
    refused = await boss(world).slash(world.channel, "ricochet settings", time_zone="Mars/`Olympus`")
    assert "time zone `Mars/'Olympus'`" in said(refused)


async def test_only_those_who_may_manage_the_server_see_and_change_the_settings(world: World, ada: Member) -> None:
    assert "Manage Server" in said(await ada.slash(world.channel, "ricochet settings"))


async def test_a_choice_that_is_not_offered_any_more_changes_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await panel(world)
    # Not taken out of SETTINGS itself: it would come back at its end, and the panel is in that order.
    left = {name: setting for name, setting in SETTINGS.items() if name != "ties"}
    monkeypatch.setattr("bot.commands.settings.SETTINGS", left)
    used = await boss(world).select(answer(shown), ["fewer chips"], custom_id="ricochet:setting:ties")
    assert "older version" in said(used)
    assert await chosen(world) == GuildSettings()


@pytest.mark.parametrize("page", Page)
def test_every_page_fits_into_a_message(page: Page) -> None:
    card = settings_card(say, GuildSettings(allowed_channels=tuple(range(1, 26))), Times(), page).view
    assert card.total_children_count <= 40
    assert card.content_length() <= 4000


def test_everything_that_a_server_chooses_is_in_the_panel() -> None:
    assert {*SETTINGS, "time_zone"} == set(GuildSettings.model_fields)


def test_the_times_that_can_be_chosen_are_round_ones() -> None:
    times = [setting for setting in SETTINGS.values() if setting.page is Page.TIMES]
    chosen = {value for setting in times for value in setting.values if isinstance(value, int)}
    assert {seconds for seconds in chosen if seconds % 60} == {3, 5, 10, 15, 20, 30, 45, 90}


@pytest.mark.parametrize("name", SETTINGS)
def test_each_value_that_can_be_chosen_is_offered_once(name: str) -> None:
    values = SETTINGS[name].values
    assert len(set(values)) == len(values)
