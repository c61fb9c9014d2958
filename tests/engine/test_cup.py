"""The weekly cup: docs/rules.md "The cup". Its rush is played in test_rush_machine.py."""

from datetime import UTC, datetime, timedelta
from fractions import Fraction

from engine.games.cup import (
    LENGTHS,
    cup_of,
    cups_of,
    is_open,
    is_secret,
    opens,
    points,
    random_of,
    season_of,
    server_score,
)
from tests.properties import given, st

HOUR = 3600.0


@given(st.integers(min_value=1, max_value=5000))
def test_a_cup_is_open_on_saturday_and_sunday_in_utc_and_secret_for_an_hour_more(cup: int):
    saturday = datetime(2026, 1, 3, tzinfo=UTC) + timedelta(weeks=cup - 1)
    monday = (saturday + timedelta(days=2)).timestamp()
    assert (opens(cup), saturday.weekday()) == (saturday.timestamp(), 5)
    open_at = [is_open(cup, at) for at in (opens(cup) - 0.1, opens(cup), monday - 0.1, monday)]
    assert open_at == [False, True, True, False]
    assert [is_secret(cup, monday + after) for after in (HOUR - 0.1, HOUR)] == [True, False]
    assert [cup_of(at) for at in (opens(cup) - 0.1, opens(cup), monday, opens(cup + 1) - 0.1)] == [cup - 1, cup, cup, cup]


def test_no_cup_is_open_before_the_first():
    assert not is_open(0, opens(0))


def test_a_shortest_solution_has_five_points_and_any_has_one():
    assert [points(4, moves) for moves in (4, 5, 6, 7, 8, 20)] == [5, 4, 3, 2, 1, 1]
    assert list(LENGTHS) == sorted(LENGTHS)


def test_a_server_has_the_mean_of_its_five_best_of_at_least_three():
    assert server_score([25, 25]) is None
    assert server_score([10, 0, 20]) == 10
    assert server_score([1, 25, 20, 20, 20, 21]) == Fraction(106, 5)


@given(st.integers(min_value=1, max_value=5000))
def test_eight_cups_are_a_season(cup: int):
    assert cup in cups_of(season_of(cup))
    assert len(cups_of(season_of(cup))) == 8
    assert season_of(8) + 1 == season_of(9) == 2


def test_chips_follow_from_the_secret_and_the_cup():
    drawn = [random_of(secret, cup).random() for secret, cup in ((b"a", 1), (b"a", 1), (b"a", 2), (b"b", 1))]
    assert drawn[0] == drawn[1]
    assert len({*drawn}) == 3
