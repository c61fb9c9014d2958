"""Searches for studies run one at a time, and only while no round needs the solver."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import bot.games.solver_queue
from bot.clock import Clock, steady_clock
from bot.games.solver_queue import SolverQueue
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from engine import Position, Ricochet
from engine.solver import AllResult, GaveUp, NoneWithin, Result, Unreachable
from tests.bot.games.test_best import SETUP

START, OTHER = SETUP.position, SETUP.position.with_target(SETUP.chips[1])
TURN = Ricochet.TURN
NONE = Unreachable(0)
LONG = 3600.0
Solving = Callable[..., AllResult]


def queue(monkeypatch: pytest.MonkeyPatch, all_solutions: Solving, clock: Clock | None = None) -> SolverQueue:
    monkeypatch.setattr(bot.games.solver_queue, "solve_all", all_solutions)
    made = SolverQueue(clock or steady_clock(), Metrics(), Tasks())
    made._ready = True
    return made


async def test_what_was_found_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Position]()

    def solving(position: Position, **_: Any) -> AllResult:
        asked.append(position)
        return NONE

    solver = queue(monkeypatch, solving)
    for _ in range(3):
        assert await solver.all_of(START, TURN, LONG) == NONE
    assert asked == [START]
    assert await solver.all_of(START, Ricochet.ONE_MOVE, LONG) == NONE
    assert asked == [START, START], "by another rule it is another question"


async def test_what_was_studied_last_is_kept_and_what_was_studied_before_is_searched_again(monkeypatch: pytest.MonkeyPatch):
    asked = list[Position]()

    def solving(position: Position, **_: Any) -> AllResult:
        asked.append(position)
        return NONE

    monkeypatch.setattr(bot.games.solver_queue, "_STUDIED", 2)
    solver, third = queue(monkeypatch, solving), SETUP.position.with_target(SETUP.chips[2])
    for position in (START, OTHER, third, OTHER, third, START):
        assert await solver.all_of(position, TURN, LONG) == NONE
    assert asked == [START, OTHER, third, START]


async def test_studies_that_wait_are_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, asked = threading.Event(), list[Position]()

    def solving(position: Position, **_: Any) -> AllResult:
        asked.append(position)
        may_end.wait()
        return NONE

    monkeypatch.setattr(bot.games.solver_queue, "_QUEUED", 2)
    solver, third = queue(monkeypatch, solving), SETUP.position.with_target(SETUP.chips[2])
    assert [await solver.all_of(position, TURN, 0) for position in (START, OTHER)] == [None, None]
    assert await solver.all_of(third, TURN, LONG) is None
    may_end.set()
    assert await solver.all_of(OTHER, TURN, LONG) == NONE
    assert asked == [START, OTHER]
    assert await solver.all_of(third, TURN, LONG) == NONE


async def test_who_has_no_patience_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, asked = threading.Event(), list[Position]()

    def solving(position: Position, **_: Any) -> AllResult:
        asked.append(position)
        may_end.wait()
        return NONE

    solver = queue(monkeypatch, solving)
    assert await solver.all_of(START, TURN, 0) is None
    assert await solver.all_of(START, TURN, 0) is None
    may_end.set()
    assert await solver.all_of(START, TURN, LONG) == NONE
    assert asked == [START], "it was one search"


async def test_a_search_gives_way_to_a_round_and_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, begun, gave_way, order = asyncio.get_running_loop(), asyncio.Event(), threading.Event(), list[str]()

    def studying(_: Position, cancelled: Callable[[], bool], **__: Any) -> AllResult:
        order.append("study")
        if len(order) > 1:
            return NONE
        loop.call_soon_threadsafe(begun.set)
        while not cancelled():
            time.sleep(0.001)
        gave_way.set()
        return GaveUp(0)

    def solving(*_: Any, **__: Any) -> Result:
        order.append("round")
        gave_way.wait()  # a search that ends before the other one checks is not given way to
        return NoneWithin(5, 0)

    monkeypatch.setattr(bot.games.solver_queue, "solve", solving)
    solver = queue(monkeypatch, studying)
    study = asyncio.create_task(solver.all_of(START, TURN, LONG))
    await begun.wait()
    assert await solver.of(OTHER, TURN) == NoneWithin(5, 0)
    assert await study == NONE
    assert order == ["study", "round", "study"]


async def test_what_is_given_up_for_its_length_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Position]()

    def solving(position: Position, **_: Any) -> AllResult:
        asked.append(position)
        return GaveUp(10)

    solver = queue(monkeypatch, solving)
    assert [await solver.all_of(START, TURN, LONG) for _ in range(2)] == [GaveUp(10), GaveUp(10)]
    assert asked == [START]


async def test_a_stop_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, begun = asyncio.get_running_loop(), asyncio.Event()

    def studying(_: Position, cancelled: Callable[[], bool], **__: Any) -> AllResult:
        loop.call_soon_threadsafe(begun.set)
        while not cancelled():
            time.sleep(0.001)
        return GaveUp(0)

    solver = queue(monkeypatch, studying)
    study = asyncio.create_task(solver.all_of(START, TURN, LONG))
    await begun.wait()
    solver.stop()
    assert await study is None
