"""Which time zones are known, and which are offered."""

from unittest.mock import patch

import pytest

from bot.store.time_zones import canonical_zones, time_zones, zone_named


def test_one_name_is_offered_for_each_zone_of_a_place() -> None:
    assert {"UTC", "Europe/Amsterdam", "America/New_York", "Asia/Kolkata"} <= set(canonical_zones()) <= time_zones()
    assert not {"US/Eastern", "Asia/Calcutta", "GB", "Etc/GMT+5", "Factory"} & set(canonical_zones())


@pytest.mark.parametrize(
    "name", ["localtime", "posix/Europe/Berlin", "right/UTC", "posixrules", "Factory", "Europe", "../UTC", ""]
)
def test_what_only_files_of_a_machine_have_is_no_zone(name: str) -> None:
    assert name not in time_zones()
    assert zone_named(name) is None


def test_a_name_that_earlier_versions_offered_is_still_known() -> None:
    assert str(zone_named("US/Eastern")) == "US/Eastern"


def test_utc_is_known_where_the_package_is_missing() -> None:
    with patch("bot.store.time_zones.time_zones", frozenset[str]):
        assert zone_named("Europe/Berlin") is None
        assert str(zone_named("UTC")) == "UTC"
