"""After a refusal a game retries delivery with growing pauses, and finally stops."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.clock import Clock
from bot.games.outbox import Sender
from bot.games.tasks import Tasks
from bot.ui.messages import NotAllowed
from tests.world.loop import Time, VirtualLoop

MINUTE, DAY = 60, 86_400


class ForbiddenGame:
    """A game in a channel that is closed to the bot, and the minutes at which it tried."""

    def __init__(self, time: Time) -> None:
        self._time, self._began = time, time.true
        self.tried = list[int]()

    async def deliver(self) -> None:
        self.tried.append(round((self._time.true - self._began) / MINUTE))
        raise NotAllowed


def tries(*woken_after_days: int) -> list[int]:
    """Return the minutes at which a game with pending messages retries after each of these days."""
    time = Time(1_767_560_400.0)
    game = ForbiddenGame(time)

    async def ten_days() -> None:
        tasks = Tasks()

        def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            return tasks.start(work, "sender")

        sender, day = Sender(start, Clock(lambda: time.true)), 0
        for woken in woken_after_days:
            await asyncio.sleep((woken - day) * DAY)
            sender.wake(game)
            day = woken
        await asyncio.sleep((10 - day) * DAY)
        await tasks.close()

    loop = VirtualLoop(time)
    loop.run_until_complete(ten_days())
    loop.close()
    return game.tried


SERIES = [0, *(2**tried - 1 for tried in range(1, 12))]
"""At once, a minute later, two minutes after that, and so on, for a day and a half."""


def test_a_game_that_may_not_send_retries_with_growing_pauses_for_a_day() -> None:
    assert tries(0) == SERIES


def test_a_game_that_has_given_up_retries_as_often_again_with_its_next_message() -> None:
    day = 24 * 60
    assert tries(0, 5) == [*SERIES, *(5 * day + minutes for minutes in SERIES)]


def test_another_message_does_not_restart_the_retries() -> None:
    day = 24 * 60
    assert tries(0, 1) == sorted([*SERIES, day])
