"""Searches for faults that go on with other seeds until their time is over. Not collected unless this folder is named."""

import asyncio
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import async_playwright

from tests.bot.scheduled import weeks
from tests.bot.web.cuts import open_trial
from tests.bot.world import open_world
from tests.engine.disguises import ATTACKS as DISGUISES
from tests.engine.disguises import MOST_MOVES, ONE_TILE, THREE_TILES, attack, draw_round, solutions
from tests.engine.test_match_machine import Playing
from tests.engine.test_race_machine import Racing
from tests.engine.test_rush_machine import Rushing
from tests.engine.test_solo_machine import PlayingAlone
from tests.properties import at_depth
from tests.soak import matches, other_games
from tests.world.simulation import World

if TYPE_CHECKING:
    from tests.properties import stateful
    from tests.soak.conftest import Turns

STATES = 2_000
"""States of games in one turn."""

ROUNDS = 3
"""Rounds that are attacked in one turn."""

CUTS = 10
"""Cuts of windows in one turn, at least."""

_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def test_no_match_shows_a_secret_loses_a_chip_or_lets_too_few_decide(turns: "Turns", kernels: None) -> None:  # noqa: ARG001
    for seed in turns:
        counts, faults = matches.play(STATES, seed)
        turns.counts += counts
        assert not faults


def test_no_other_game_shows_a_secret(turns: "Turns", kernels: None) -> None:  # noqa: ARG001
    for seed in turns:
        counts, faults = other_games.play(STATES, seed)
        turns.counts += counts
        assert not faults


def test_no_disguise_gives_a_round_of_ones_own_away(turns: "Turns", kernels: None) -> None:  # noqa: ARG001
    for seed in turns:
        random = Random(seed)
        for _ in range(ROUNDS):
            one = draw_round(random)
            found = solutions(one.position)
            if found and len(found[0]) <= MOST_MOVES:
                for way in DISGUISES:
                    asked = attack(way, one, found[0], random)
                    turns.counts.update({"requests": 1, "would give a solution": asked.would_win})
                    assert not asked.is_passed or way == THREE_TILES, way
                    assert not asked.is_passed_today or way in (ONE_TILE, THREE_TILES), way


def test_every_promise_holds_in_simulated_worlds(turns: "Turns") -> None:
    for seed in turns:
        report = World(seed).run()
        turns.counts.update(
            {
                "hours of play": round(report.hours),
                "kills and stops": report.kills,
                "faults": report.faults,
                "events": report.events,
                "answers": report.answers,
            }
        )
        assert report.violation is None, f"{report.violation}; line by line: python -m benchmarks.world --replay {seed}"


def test_no_role_is_left_behind_and_no_cup_counts_twice_in_a_hundred_weeks(turns: "Turns", tmp_path: Path) -> None:
    for seed in turns:
        turns.counts += asyncio.run(weeks.play(tmp_path / f"{seed}.db", 100, seed))


@pytest.mark.parametrize("machine", [Playing, Racing, PlayingAlone, Rushing])
def test_the_engine_agrees_with_plain_models(turns: "Turns", machine: "type[stateful.RuleBasedStateMachine]") -> None:
    for seed in turns:
        turns.counts["games"] += at_depth(machine, seed)


def test_windows_that_are_cut_off_lose_and_repeat_nothing(turns: "Turns", tmp_path: Path, kernels: None) -> None:  # noqa: ARG001
    for seed in turns:
        turns.counts += asyncio.run(_cut(tmp_path / f"{seed}.db", seed))


async def _cut(database: Path, seed: int) -> Counter[str]:
    path = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    async with async_playwright() as playwright, open_world(database, seed) as world:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            async with open_trial(world, browser, Random(seed)) as trial:
                return await trial.play(CUTS)
        finally:
            await browser.close()
