"""The settings of a server: the panel, and its effects."""

from dataclasses import replace

import discord
import pytest
from simcord.results import InteractionResult

from bot.cards.rules_forms import FORMS, HOUSE_RULES, SERVER
from bot.cards.settings import SETTINGS, Page, settings_card
from bot.store.guild_settings import GuildSettings
from engine import RULES_1999, Bids, Difficulty, Edition, ProofLength, Ricochet, Robot, Ties, Times, rules_for
from tests.bot.english import say
from tests.bot.seen import answer, card, fill_in, parts, press, said, text_of
from tests.bot.world import EASY, Member, World


def boss(world: World) -> Member:
    return world.player("boss", manage_guild=True)


async def panel(world: World, page: str | None = None) -> InteractionResult:
    shown = await boss(world).slash(world.channel, "ricochet settings")
    return await boss(world).click(answer(shown), label=page) if page else shown


async def choose(world: World, page: str, name: str, *values: object) -> InteractionResult:
    shown = await panel(world, page)
    return await boss(world).select(answer(shown), values, custom_id=f"ricochet:setting:{name}")


async def decide(world: World, form: str = "Edition and chips…", **entries: object) -> InteractionResult:
    """Fill in a form of the panel."""
    return await fill_in(boss(world), await press(boss(world), await panel(world), form), **entries)


async def chosen(world: World) -> GuildSettings:
    return await world.bot.store.guild_settings(world.guild.id)


def present(result: InteractionResult) -> dict[str, list[str]]:
    """Return which option each select of a panel shows as the present one."""
    selects = [part for part in parts(answer(result)) if isinstance(part, discord.SelectMenu)]
    return {select.custom_id: [option.label for option in select.options if option.default] for select in selects}


async def test_the_panel_tells_what_each_setting_does_and_its_present_value(world: World) -> None:
    shown = await panel(world, "Look")
    assert "**Break** – how long the board stays up between rounds." in said(shown)
    assert present(shown)["ricochet:setting:intermission"] == ["10 seconds"]


async def test_what_is_chosen_is_kept_shown_and_there_after_a_restart(world: World) -> None:
    shown = await choose(world, "Look", "intermission", "30")
    assert present(shown)["ricochet:setting:intermission"] == ["30 seconds"]
    await world.restart_bot()
    assert (await chosen(world)).intermission == 30
    assert present(await panel(world, "Look"))["ricochet:setting:intermission"] == ["30 seconds"]


async def test_a_panel_from_before_a_restart_works(world: World) -> None:
    shown = await panel(world)
    await world.restart_bot()
    await fill_in(boss(world), await press(boss(world), shown, "Edition and chips…"), hourglass="30")
    assert (await chosen(world)).hourglass == 30


async def test_a_match_is_played_as_the_server_has_chosen(world: World, ada: Member) -> None:
    await decide(world, set="2013 with", fifth_robot="S", chips_to_win="3", hourglass="90", difficulty="any")
    house = ["at-most", "one-move", "fewer-chips", "bidding-pad"]
    times = {"proof_time": "180", "thinking_time": "240"}
    await decide(world, "Bids and solutions…", bids="lower than all", house=house, max_moves="8", **times)
    await choose(world, "Look", "intermission", "30")
    opening = text_of(answer(await ada.slash(world.channel, "ricochet start")))
    rules = world.match().rules
    assert (rules.edition, rules.needs_diagonals, rules.fifth_robot) == (Edition.Y2013, True, Robot.SILVER)
    assert (rules.bids, rules.proof_length, rules.ties) == (Bids.LOWER_THAN_ALL, ProofLength.AT_MOST, Ties.FEWER_CHIPS)
    assert (rules.difficulty, rules.max_moves, rules.chips_to_win) == (Difficulty.ANY, 8, 3)
    assert rules.ricochet is Ricochet.ONE_MOVE
    assert rules.times == Times(90, 180, 240, 30)
    for text in (opening, said(await ada.slash(world.channel, "ricochet rules"))):
        assert "2013 edition · diagonal barriers · silver as the fifth robot" in text
        assert "90 seconds of sand" in text
    assert "only bids lower than all others" in opening
    assert "no chips that take more than 8 moves" in opening
    assert "First to 3 chips wins." in opening
    assert "solutions may have fewer moves than were bid · solutions of two moves or more need no turn" in opening
    assert "90 seconds" not in card(world.channel), "once is enough"


async def test_the_start_may_choose_otherwise_for_one_match(world: World, ada: Member) -> None:
    await decide(world, set="2013 with", fifth_robot="K", chips_to_win="3")
    await ada.slash(world.channel, "ricochet start", difficulty="hard", chips=5, rules="2013")
    rules = world.match().rules
    assert (rules.needs_diagonals, rules.fifth_robot) == (False, None)
    assert (rules.difficulty, rules.chips_to_win) == (Difficulty.HARD, 5)
    assert (await chosen(world)).fifth_robot is Robot.BLACK


async def test_a_limit_is_taken_away_again(world: World) -> None:
    for moves, chips in (("8", "1"), ("none", "none")):
        await decide(world, chips_to_win=chips)
        await decide(world, "Bids and solutions…", max_moves=moves)
    assert ((await chosen(world)).max_moves, (await chosen(world)).chips_to_win) == (None, None)


async def test_a_match_by_the_book_has_no_house_rules(world: World) -> None:
    opening = text_of(answer(await world.start(world.player("ada"))))
    assert (
        "– 2013 edition · chips count once two people are present, the victory with three such chips or an empty pile.\n"
        "Bid to join. First to 8 chips, with three players to 6" in opening
    )


@pytest.mark.parametrize(("edition", "named"), [("NL 1999", "Dutch"), ("FR 1999", "French")])
async def test_a_server_plays_by_dutch_or_french_rules_and_these_are_no_house_rules(world: World, edition: str, named: str):
    await decide(world, "Bids and solutions…", bids="own any", house=["bidding-pad"])
    await decide(world, set=edition, difficulty="any")
    opening = text_of(answer(await world.start(world.player("ada"))))
    assert world.match().rules == rules_for(Edition(edition))
    assert (
        f"– 1999 edition, {named} rules · chips count once two people are present, "
        "the victory with three such chips or an empty pile." in opening
    )
    assert ("All 17 chips are played" in opening) == (named == "French")


async def test_an_edition_is_chosen_by_its_rules_and_these_are_changed(world: World) -> None:
    await decide(world, set="NL 1999", difficulty="any")
    await decide(world, "Bids and solutions…", bids="own any", house=["bidding-pad"])
    opening = text_of(answer(await world.start(world.player("ada"))))
    assert world.match().rules == replace(RULES_1999, edition=Edition.NL1999)
    changed = "one's own bid may go up or down · solutions have exactly as many moves as were bid"
    assert f"– 1999 edition, Dutch rules · {changed} · chips count" in opening


@pytest.mark.parametrize("code", [EASY, "01X2EZ-PQP99J-W58PP4-1TH1C5"])
async def test_a_code_is_played_whatever_edition_the_server_has_chosen(world: World, code: str) -> None:
    await world.choose(edition="1999")
    await world.start(world.player("ada"), code=code)
    assert world.match().setup.code == code


async def test_what_a_form_does_not_change_still_follows_the_edition_and_the_operator(world: World) -> None:
    await decide(world)
    await decide(world, "Bids and solutions…")
    assert await chosen(world) == GuildSettings()


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


async def test_other_servers_see_a_name_only_if_one_is_entered(world: World) -> None:
    opened = await press(boss(world), await panel(world, "Server"), "Name in the cup")
    shown = await fill_in(boss(world), opened, cup_name="*Robots*")
    assert r"**Name in the cup**: \*Robots\*. Other servers see it" in said(shown)
    assert (await chosen(world)).cup_name == "*Robots*"
    shown = await fill_in(boss(world), await press(boss(world), shown, "Name in the cup"), cup_name="\u200b ")
    assert "**Name in the cup**: none. Other servers see it" in said(shown)
    assert (await chosen(world)).cup_name is None


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
    shown = await panel(world, "Look")
    # Not taken out of SETTINGS itself: it would come back at its end, and the panel is in that order.
    left = {name: setting for name, setting in SETTINGS.items() if name != "theme"}
    monkeypatch.setattr("bot.commands.settings.SETTINGS", left)
    used = await boss(world).select(answer(shown), ["dark"], custom_id="ricochet:setting:theme")
    assert "older version" in said(used)
    assert await chosen(world) == GuildSettings()


@pytest.mark.parametrize("page", Page)
def test_every_page_fits_into_a_message(page: Page) -> None:
    card = settings_card(say, GuildSettings(allowed_channels=tuple(range(1, 26))), Times(), page).view
    assert card.total_children_count <= 40
    assert card.content_length() <= 4000


def test_everything_that_a_server_chooses_is_in_the_panel() -> None:
    in_forms = {"edition" if part.name == "set" else part.name for parts in FORMS[SERVER].values() for part in parts}
    in_forms = in_forms - {"house"} | {"diagonals"} | {rule.field for rule in HOUSE_RULES.values()}
    assert {*SETTINGS, "time_zone", "cup_name"} | in_forms == set(GuildSettings.model_fields)
    assert not SETTINGS.keys() & in_forms


@pytest.mark.parametrize("name", SETTINGS)
def test_each_value_that_can_be_chosen_is_offered_once(name: str) -> None:
    values = SETTINGS[name].values
    assert len(set(values)) == len(values)
