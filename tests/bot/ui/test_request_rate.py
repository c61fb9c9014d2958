"""The bot stays below Discord's rate limit, with the most important requests first."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import aiohttp

from bot.ui.request_rate import RequestRate, Urgency
from tests.bot.ui.moved_clock import MovedClock, others_go_on
from tests.bot.ui.silent_server import silent_server

ALLOWED, AT_ONCE = 50, 45
SOON = 1.1
"""Discord's requests a second; of ours so many at once, and the seconds after which there may be as many again."""


class Line:
    """Requests that wait for a slot, and those that were made: their names, and when."""

    def __init__(self, share: float = 1.0) -> None:
        self.time = MovedClock()
        self.made = list[tuple[str, float]]()
        self._tasks = list[asyncio.Task[None]]()
        self.rate = RequestRate(self.time.clock, self._start)
        self.rate.share = share

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    def ask(self, name: str, urgency: Urgency = Urgency.NEWS) -> asyncio.Task[None]:
        self._tasks.append(asyncio.create_task(self._request(name, urgency)))
        return self._tasks[-1]

    async def ask_for_all(self) -> None:
        """Take every slot that there is without waiting."""
        for number in range(AT_ONCE):
            self.ask(f"at once {number}")
        await others_go_on()
        assert len(self.made) == AT_ONCE

    async def _request(self, name: str, urgency: Urgency) -> None:
        await self.rate.slot(urgency)
        self.made.append((name, self.time.now))

    @property
    def names(self) -> list[str]:
        """Return the requests after those that could be sent at once."""
        return [name for name, _ in self.made[AT_ONCE:]]


async def test_nothing_waits_where_little_is_asked() -> None:
    line = Line()
    await line.ask_for_all()
    assert {at for _, at in line.made} == {line.time.now}


async def test_discord_never_hears_as_much_in_a_second_as_it_would_refuse() -> None:
    line = Line()
    for number in range(6 * AT_ONCE):
        line.ask(str(number))
        if number % 7 == 0:
            await line.time.later(0.01)
    await line.time.later(60)
    times = [at for _, at in line.made]
    assert len(times) == 6 * AT_ONCE
    assert all(later - first >= 1 for first, later in zip(times, times[ALLOWED:], strict=False))
    assert times[-1] - times[0] < 6 * SOON, "nor does anything wait for longer than it has to"


async def test_several_processes_together_ask_no_more_than_one() -> None:
    lines = [Line(share=1 / 4) for _ in range(4)]
    taken = [sum(line.rate.try_now() for _ in range(AT_ONCE)) for line in lines]
    assert taken == [AT_ONCE // 4] * 4


async def test_of_what_waits_questions_are_first_and_regular_posts_last() -> None:
    line = Line()
    await line.ask_for_all()
    for urgency in (Urgency.REGULAR, Urgency.CARD, Urgency.NEWS, Urgency.CARD):
        line.ask(urgency.name, urgency)
    await line.time.later(SOON / 2)
    line.ask("QUESTION", Urgency.QUESTION)
    await line.time.later(SOON)
    assert line.names == ["QUESTION", "NEWS", "CARD", "CARD", "REGULAR"]


async def test_no_request_overtakes_those_that_wait_though_a_slot_is_free_just_then() -> None:
    line = Line()
    await line.ask_for_all()
    line.ask("waits")
    await others_go_on()
    line.time.now += SOON
    assert not line.rate.try_now()
    await line.time.later(0)
    assert line.names == ["waits"]
    assert line.rate.try_now()


async def test_a_slot_is_not_lost_with_a_request_that_is_cancelled() -> None:
    line = Line()
    await line.ask_for_all()
    leaves = line.ask("leaves")
    line.ask("stays")
    await others_go_on()
    leaves.cancel()
    await line.time.later(SOON)
    assert line.names == ["stays"]
    assert sum(line.rate.try_now() for _ in range(AT_ONCE)) == AT_ONCE - 1


async def test_there_is_no_slot_for_a_while_where_discord_refuses_everything() -> None:
    line = Line()
    async with silent_server(line.rate.trace(aiohttp.TraceConfig())) as discord:
        await discord.ask("/429")
        assert line.rate.try_now(), "a channel had too much, which is none of the others' business"
        await discord.ask("/429?global")
    assert not line.rate.try_now()
    line.ask("waits")
    await line.time.later(SOON)
    assert [name for name, _ in line.made] == ["waits"]


async def test_a_clock_that_is_set_back_makes_nobody_wait() -> None:
    line = Line()
    await line.ask_for_all()
    line.time.now -= 3600
    line.ask("after that")
    await others_go_on()
    assert line.names == ["after that"]
