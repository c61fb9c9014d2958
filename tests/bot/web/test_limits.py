"""Limits of the board's server."""

import asyncio
from contextlib import ExitStack, suppress

import pytest

from bot.web.greeting import Silent
from bot.web.limits import Limits, TooMany

_PATIENCE = 10.0
"""Seconds for windows that give way at once."""


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


def test_a_customer_with_many_ipv6_networks_opens_and_asks_no_more_than_four_addresses() -> None:
    limits = Limits(lambda: 0.0)
    with ExitStack() as opened:

        def opens(*addresses: str) -> int:
            """Open two windows at each address, at most, and return how many there are."""
            count = 0
            for address in (*addresses, *addresses):
                with suppress(TooMany):
                    opened.enter_context(limits.window(f"guest {address}", 2))
                    count += 1
            return count

        assert opens(*(f"2001:db8:0:{number:x}::" for number in range(9))) == 4  # of 56 bits
        assert opens(*(f"2001:db8:0:{number:x}00::" for number in range(1, 9))) == 4  # the rest of 48 bits
        assert opens("2001:db8:1::") == 2
    with limits.window("guest 2001:db8:0:1::", 2):
        pass
    for number in range(240):
        limits.ask(f"2001:db8:0:{number:x}00::")
    with pytest.raises(TooMany):
        limits.ask("2001:db8:0:ffff::")


async def test_silent_windows_give_way_the_oldest_first_and_those_of_one_network_first() -> None:
    silent = Silent()

    async def wait(address: str) -> str:
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as patience:
                with silent.waiting(address, patience):
                    await asyncio.Event().wait()
        return address

    async with asyncio.timeout(_PATIENCE), asyncio.TaskGroup() as waiting:
        first = waiting.create_task(wait("192.0.2.1"))
        of_network = [waiting.create_task(wait(f"2001:db8:0:{number:x}::")) for number in range(129)]
        assert await of_network[0] == "2001:db8:0:0::"
        assert not first.done()
        others = [waiting.create_task(wait(f"198.51.100.{number}")) for number in range(128)]
        assert await first == "192.0.2.1"
        await asyncio.sleep(0)
        assert [task.done() for task in of_network].count(True) == 1
        assert not any(task.done() for task in others)
        for task in (*of_network, *others):
            task.cancel()
