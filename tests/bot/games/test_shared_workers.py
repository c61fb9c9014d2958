"""The workers shared by the bots of a process leave nothing behind when it ends."""

import asyncio
import threading

import pytest

import bot.games.solver_queue
from bot.clock import steady_clock
from bot.games.workers import Workers
from bot.metrics import Metrics
from bot.ui.request_rate import Urgency


async def test_nobody_waits_for_a_turn_any_more_once_all_is_closed() -> None:
    before, workers = asyncio.all_tasks(), Workers(steady_clock(), Metrics(), 0)
    while workers.rate.try_now():
        pass
    waiting = asyncio.create_task(workers.rate.slot(Urgency.CARD))
    await asyncio.sleep(0)
    await workers.close()
    assert asyncio.all_tasks() - before == {waiting}
    waiting.cancel()


async def test_a_program_that_ends_does_not_wait_for_the_solver_to_be_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    may_be_ready, workers = threading.Event(), Workers(steady_clock(), Metrics(), 0)
    monkeypatch.setattr(bot.games.solver_queue, "warm_up", may_be_ready.wait)
    workers.start()
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "solver"]
    assert thread.daemon
    may_be_ready.set()
    thread.join()
    await workers.close()
