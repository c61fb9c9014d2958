"""The settings of a server."""

import json

import pytest
import structlog.testing
from discord import ui
from pydantic import ValidationError

from bot.cards.settings import SETTINGS, Page, settings_card
from bot.store.guild_settings import GuildSettings
from bot.store.time_zones import time_zones
from engine.board.pieces import FIFTH, Robot
from engine.rules.rules import Edition, Times, rules_for
from tests.bot.english import say


@pytest.mark.parametrize(
    "wrong",
    [
        {"time_zone": "Europe/Nowhere"},
        {"time_zone": "../etc"},
        {"weekly_hour": 24},
        {"weekly_day": "Tuesday"},
        {"theme": "pink"},
        {"fifth_robot": "R"},
        {"fifth_robot": "True"},
    ],
)
def test_what_is_no_setting_cannot_be_chosen(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        GuildSettings.model_validate(wrong)


def test_a_field_of_another_version_is_passed_over() -> None:
    assert GuildSettings.model_validate({"theme": "dark", "orchestra": True}) == GuildSettings(theme="dark")


@pytest.mark.parametrize("edition", Edition)
def test_settings_follow_the_edition_in_what_nobody_chose(edition: Edition) -> None:
    stored = {"edition": edition.value, "bids": "edition", "proof_length": "edition", "ricochet": "edition"}
    read, book = GuildSettings.read(json.dumps(stored)), rules_for(edition)
    assert (read.applied_to(book), read.usual_ricochet) == (book, book.ricochet)
    assert GuildSettings.read(read.model_dump_json()) == read


@pytest.mark.parametrize("fifth", [None, *FIFTH])
def test_the_fifth_robot_that_was_chosen_is_read_again(fifth: Robot | None) -> None:
    chosen = GuildSettings(fifth_robot=fifth)
    assert GuildSettings.read(chosen.model_dump_json()) == chosen


@pytest.mark.parametrize("wrong", ["Nowhere/At-All", -7, ["?"], {}])
@pytest.mark.parametrize("name", GuildSettings.model_fields)
def test_a_stored_value_that_is_none_gives_the_default_of_its_field_alone(name: str, wrong: object) -> None:
    """A server may have any name, and of a language the texts decide whether they have it: see `bot.ui.languages`."""
    read = GuildSettings.read(json.dumps({"edition": "1999", "weekly_hour": 17, "theme": "dark", name: wrong}))
    others = GuildSettings(edition=Edition.Y1999, weekly_hour=17, theme="dark")
    default = GuildSettings.model_fields[name].default
    assert (
        getattr(read, name) == default
        or name in ("language", "cup_name")
        or (name.endswith(("_channel", "_role")) and wrong == -7)
    )
    assert read.model_copy(update={name: None}) == others.model_copy(update={name: None})


def test_settings_that_cannot_be_read_are_logged_once() -> None:
    with structlog.testing.capture_logs() as logged:
        for _ in range(3):
            GuildSettings.read('{"theme": "tartan", "time_zone": "localtime", "weekly_hour": 3}')
    assert [(line["event"], line["fields"]) for line in logged] == [("settings unreadable", "theme, time_zone")]


def test_every_time_zone_can_be_chosen() -> None:
    assert {"UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu"} <= time_zones()
    assert all(str(GuildSettings(time_zone=name).zone) == name for name in time_zones())


@pytest.mark.parametrize("page", Page)
def test_no_two_values_of_a_setting_are_called_the_same(page: Page) -> None:
    card = settings_card(say, GuildSettings(), Times(), page)
    selects = [item for item in card.view.walk_children() if isinstance(item, ui.Select)]
    assert len(selects) == sum(setting.page is page and bool(setting.values) for setting in SETTINGS.values())
    for select in selects:
        assert len({option.label for option in select.options}) == len(select.options), select.custom_id
