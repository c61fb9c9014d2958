"""Limits of the board's server."""

from contextlib import ExitStack

import pytest
import structlog
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from bot.web.limits import Limits, TooMany, address_of


def test_windows_are_counted_by_key_and_given_back() -> None:
    limits = Limits(lambda: 0.0)
    with limits.window("person 1", 2), limits.window("person 2", 2):
        with limits.window("person 1", 2), pytest.raises(TooMany, match="too many: person"), limits.window("person 1", 2):
            pass
        with limits.window("person 1", 2):
            pass


def test_an_address_asks_discord_so_often_in_a_minute() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    for _ in range(60):
        limits.ask("192.0.2.1")
    with pytest.raises(TooMany):
        limits.ask("192.0.2.1")
    limits.ask("192.0.2.2")
    now[0] = 61.0
    limits.ask("192.0.2.1")


def test_people_who_sign_in_ask_discord_so_often_in_all() -> None:
    limits = Limits(lambda: 0.0)
    for number in range(600):
        limits.ask_for_stranger(f"192.0.2.{number}")
    with pytest.raises(TooMany):
        limits.ask_for_stranger("198.51.100.7")
    limits.ask("person 1")


def test_windows_without_an_account_leave_some_to_people_who_have_signed_in() -> None:
    limits = Limits(lambda: 0.0, sockets=6)
    with ExitStack() as opened:
        paces = [opened.enter_context(limits.guest(f"guest {number % 2}")) for number in range(5)]
        with pytest.raises(TooMany, match="too many: guests"):
            opened.enter_context(limits.guest("guest 3"))
    assert (len(set(paces[::2])), len(set(paces))) == (1, 2)


def test_a_refusal_is_logged_once_an_hour_for_each_address() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    with structlog.testing.capture_logs() as lines:
        for _ in range(1000):
            limits.refused("forged", "192.0.2.1")
        limits.refused("forged", "192.0.2.2")
        now[0] = 3601.0
        limits.refused("forged", "192.0.2.1")
    assert [line["address"] for line in lines] == ["192.0.2.1", "192.0.2.2", "192.0.2.1"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", "198.51.100.7, 203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("8.8.8.8", "203.0.113.9", "8.8.8.8"),
        ("::ffff:8.8.8.8", "203.0.113.9", "8.8.8.8"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ],
)
def test_the_proxy_names_whose_request_it_passes_on_and_nobody_else(peer: str, forwarded: str, address: str) -> None:
    request = make_mocked_request("GET", "/", headers={"X-Forwarded-For": forwarded}).clone(remote=peer)
    assert address_of(request) == address


def test_a_proxy_that_adds_a_header_of_its_own_is_trusted_and_not_the_one_before_it() -> None:
    headers = CIMultiDict([("X-Forwarded-For", "198.51.100.7"), ("X-Forwarded-For", "203.0.113.9")])
    assert address_of(make_mocked_request("GET", "/", headers=headers).clone(remote="127.0.0.1")) == "203.0.113.9"
