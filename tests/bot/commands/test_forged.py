"""Input that Discord would not send is refused before it is used, and changes nothing."""

from typing import Any

import pytest
from discord import app_commands
from simcord.results import InteractionResult

from tests.bot.forged import ephemeral, press_forged
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import cards, said
from tests.bot.world import EASY, Member, World

TEXT, INTEGER, BOOLEAN, USER = 3, 4, 5, 6


async def start_with(world: World, *options: tuple[str, int, Any]) -> InteractionResult:
    """Begin a match with options that are sent as they are."""
    given = [{"name": name, "type": kind, "value": value} for name, kind, value in options]
    data = {"id": "1", "name": "ricochet", "type": 1, "options": [{"name": "start", "type": 1, "options": given}]}
    return await world.player("ada")._dispatch_interaction(2, world.channel, data)


@pytest.mark.parametrize(
    "option",
    [
        ("diagonals", INTEGER, 66),
        ("diagonals", TEXT, 66),
        ("bids", TEXT, "66"),
        ("chips", INTEGER, 2.5),
        ("chips", INTEGER, True),
        ("chips", INTEGER, 18),
        ("max_moves", INTEGER, 5.5),
        ("max_moves", INTEGER, "7"),
        ("hourglass", INTEGER, None),
        ("hourglass", BOOLEAN, True),
        ("code", TEXT, 66),
        ("code", INTEGER, 66),
        ("code", USER, "66"),
        ("tiles", TEXT, ["1A"]),
        ("robots", TEXT, {"R": "A1"}),
        ("moves", INTEGER, 5),
    ],
    ids=str,
)
async def test_an_option_that_discord_would_refuse_is_refused_and_nothing_begins(world: World, option: tuple[str, int, Any]):
    assert "old version of this command" in said(await start_with(world, ("edition", TEXT, "2013"), option))
    assert world.bot.games.match_in(world.channel.id) is None
    assert cards(world.channel) == []


async def test_options_that_discord_lets_pass_still_do(world: World) -> None:
    await start_with(world, ("chips", INTEGER, 3), ("code", TEXT, EASY))
    assert (world.match().rules.chips_to_win, world.match().setup.code) == (3, EASY)


async def test_the_same_option_twice_is_refused(world: World) -> None:
    assert "old version of this command" in said(await start_with(world, ("chips", INTEGER, 3), ("chips", INTEGER, 4)))


@pytest.mark.parametrize(
    ("gone", "now"),
    [
        ("finish", "`/ricochet stop`"),
        ("leave", "`/ricochet stop`"),
        ("language", "`/ricochet me`"),
        ("theme", "`/ricochet me`"),
        ("privacy", "`/ricochet me`"),
        ("forget-me", "`/ricochet me`"),
        ("check", "a button of `/ricochet settings`"),
        ("look", "`/ricochet board`"),
        ("tiles", "a button of `/ricochet study`"),
        ("results", "a button at its end"),
        ("chess", "old version of this command"),
    ],
)
async def test_a_command_that_a_client_still_shows_is_answered_with_its_new_place(world: World, gone: str, now: str) -> None:
    member = [{"name": "member", "type": USER, "value": "1"}]
    for options in ([], member):
        data = {"id": "1", "name": "ricochet", "type": 1, "options": [{"name": gone, "type": 1, "options": options}]}
        assert now in said(await world.player("ada")._dispatch_interaction(2, world.channel, data))
    assert {type(error) for error in world.errors_that_were_meant()} == {app_commands.CommandNotFound}


@pytest.mark.parametrize("values", [[], ["tartan"], ["xx"], "de", [{"de": 1}], None])
@pytest.mark.parametrize("name", ["language", "theme"])
async def test_a_preference_that_is_none_is_not_stored(world: World, ada: Member, name: str, values: Any) -> None:
    shown = await ada.slash(world.channel, "ricochet me")
    assert shown.response
    part = {"type": 3, "id": 3, "custom_id": f"me:{name}", "options": [{"label": "x", "value": "x"}]}
    data = {"custom_id": f"me:{name}", "component_type": 3, "values": values}
    message = {"message": ephemeral(shown.response.id, world.channel.id, part)}
    pressed = await ada._dispatch_interaction(3, world.channel, data, extra=message, source_message_id=shown.response.id)
    assert "from another version of me" in said(pressed)
    store = world.bot.store
    assert (await store.language_of(ada.id), await store.theme_of(ada.id)) == (None, None)


async def press(world: World, custom_id: str) -> InteractionResult:
    """Press a button with this custom id, which no message of the bot has."""
    return await press_forged(world.player("ada"), world.channel, custom_id)


@pytest.mark.parametrize(
    "custom_id",
    [
        f"ricochet:board:chips:ever:{2**63}:1",
        f"ricochet:board:chips:ever:{2**70}:1",
        "ricochet:board:chess:ever:1:1",
        "ricochet:board:chips:2026-W99:1:1",
        "ricochet:1:1:cheat",
        f"ricochet:{'9' * 60}:1:bid",
        "ricochet:settings:secrets",
        "lesson:1:uS:1",
        "lesson:2:uR:1zzzz",
        "anything",
    ],
)
async def test_a_button_that_names_nothing_there_is_refused(world: World, custom_id: str) -> None:
    assert "from another version of me" in said(await press(world, custom_id))


async def test_a_page_that_is_not_there_is_the_nearest_one(world: World) -> None:
    for page in (0, 999_999_999):
        assert "Nobody" in said(await press(world, f"ricochet:board:chips:ever:{page}:1"))


@pytest.mark.parametrize("written", ["9" * 5_000, "1" * 7, "①", "-5", "", "4.0", "\ud83d"])
async def test_a_number_that_is_none_is_refused_in_a_form(world: World, written: str) -> None:
    await world.start(world.player("ada"))
    field = {"type": 18, "component": {"type": 4, "custom_id": "moves", "value": written}}
    data = {"custom_id": "ricochet:1:1:form-bid", "components": [field]}
    assert "number" in said(await world.player("ada")._dispatch_interaction(5, world.channel, data))
    assert world.match().round.bids == ()


@pytest.mark.parametrize("custom_id", ["lesson:1:sR:", "solo:1.1:sR:", "match:2.1:sR:", "match:2.1:bR:", "daily:1:sY:"])
async def test_a_pad_whose_moves_are_none_shows_and_bids_nothing(world: World, ada: Member, custom_id: str) -> None:
    await begin_alone(ada, world.channel, private=True)
    await world.start(ada)
    assert "from another version of me" in said(await press(world, custom_id))
    assert world.errors == []
    assert world.match().round.bids == ()


async def test_a_bid_from_a_pad_on_a_message_that_everybody_sees_is_answered(world: World, ada: Member) -> None:
    await world.start(ada)
    await press_forged(ada, world.channel, "match:1.1:bR:1z", public=True)
    assert world.errors == []
    assert [bid.player for bid in world.match().round.bids] == [ada.id]


async def test_statistics_of_somebody_whom_discord_does_not_know_are_refused(world: World) -> None:
    option = {"name": "member", "type": USER, "value": "5"}
    data = {"id": "1", "name": "ricochet", "type": 1, "options": [{"name": "stats", "type": 1, "options": [option]}]}
    for sent in (data, data | {"resolved": {"users": {"5": {}}}}, data | {"resolved": {"users": []}}):
        assert "old version of this command" in said(await world.player("ada")._dispatch_interaction(2, world.channel, sent))
    assert world.errors == []


@pytest.mark.parametrize(
    "others",
    [
        {"name": "tiles", "type": 10, "value": "x"},
        {"name": "tiles", "type": USER, "value": [5]},
        {"name": "tiles", "type": USER, "value": "x"},
        {"name": "tiles", "type": TEXT},
        {"name": "target", "type": USER, "value": "5"},
    ],
    ids=str,
)
async def test_a_completion_beside_options_that_nobody_types_proposes_nothing(world: World, others: dict[str, Any]) -> None:
    focused = {"name": "target", "type": TEXT, "value": "red", "focused": True}
    options = [{"name": "start", "type": 1, "options": [focused, others]}]
    data = {"id": "1", "name": "ricochet", "type": 1, "options": options}
    asked = await world.player("ada")._dispatch_interaction(4, world.channel, data)
    assert asked.autocomplete_choices == []
    assert world.errors == []


async def test_a_completion_of_a_command_that_there_is_not_proposes_nothing(world: World) -> None:
    data = {"id": "1", "name": "chess", "type": 1, "options": [{"name": "x", "type": TEXT, "value": "", "focused": True}]}
    asked = await world.player("ada")._dispatch_interaction(4, world.channel, data)
    assert asked.autocomplete_choices == []
    assert [type(error).__name__ for error in world.errors_that_were_meant()] == ["CommandNotFound"]


@pytest.mark.parametrize("values", [5, {"a": 1}, [5], [["2013"]], None, "2013"], ids=str)
async def test_a_choice_that_is_no_text_changes_no_setting(world: World, values: object) -> None:
    manager = world.player("mod", manage_guild=True)
    shown = await manager.slash(world.channel, "ricochet settings")
    assert shown.response
    before = await world.bot.store.guild_settings(world.guild.id)
    name = "ricochet:setting:weekly_channel"
    select = {"type": 8, "id": 3, "custom_id": name}
    message = ephemeral(shown.response.id, world.channel.id, select)
    data = {"custom_id": name, "component_type": 8, "values": values, "resolved": {"channels": {"5": {}}}}
    pressed = await manager._dispatch_interaction(
        3, world.channel, data, extra={"message": message}, source_message_id=shown.response.id
    )
    assert "from another version of me" in said(pressed)
    assert await world.bot.store.guild_settings(world.guild.id) == before


async def test_a_page_of_a_leaderboard_is_turned_in_servers_alone(world: World, ada: Member) -> None:
    pressed = await press_forged(ada.user, ada.user.dm_channel, "ricochet:board:chips:ever:1:1")
    assert "server" in said(pressed)
    assert world.errors == []


async def test_a_lesson_is_answered_though_its_form_belongs_to_no_message(world: World) -> None:
    field = {"type": 18, "component": {"type": 4, "custom_id": "moves", "value": "R-up R-right"}}
    answered = await world.player("ada")._dispatch_interaction(
        5, world.channel, {"custom_id": "lesson:1:form", "components": [field]}
    )
    assert "That's it" in said(answered)
