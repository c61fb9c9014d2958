"""What the bot serves to its operator, over a real socket, from a bot in a world."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from unittest.mock import patch

import aiohttp
import pytest
import structlog

from bot.metrics import Census, Metrics, prometheus
from bot.run.config import Address
from bot.run.health import is_ready
from bot.run.installation import install_extra
from bot.run.serving import serving
from bot.store import StoreUnavailable
from tests.bot.english import say
from tests.bot.world import World


class Served:
    """Metrics that are served at an address."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        self.metrics, self.address = metrics, Address(host, port)

    async def get(self, path: str) -> tuple[int, str]:
        """Return the status and the text that are answered there."""
        async with aiohttp.ClientSession() as session, session.get(f"http://{self.address}{path}") as answer:
            return answer.status, await answer.text()

    async def measured(self, metric: str) -> float:
        """Return the value of a metric without labels."""
        _, text = await self.get("/metrics")
        return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{metric} ")))

    async def not_ready_for(self) -> set[str]:
        """Return what does not work, as the bot answers; empty where it says that it is ready."""
        status, text = await self.get("/readyz")
        checks = json.loads(text)
        assert (status == 200) == all(checks.values())
        return {name for name, holds in checks.items() if not holds}


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    with structlog.testing.capture_logs() as lines:
        async with serving(say, Address("127.0.0.1", 0)) as metrics:
            host, _, port = next(line["address"] for line in lines if line["event"] == "serving HTTP").rpartition(":")
            yield Served(metrics, host, int(port))


class Bot:
    """One that is looked at, of which these checks hold or not."""

    def __init__(self, checks: Mapping[str, bool]) -> None:
        self._checks = checks

    def census(self) -> Census:
        return Census({"match": 0, "solo": 0}, pending=0)

    async def checks(self) -> Mapping[str, bool]:
        return self._checks


async def test_the_program_is_alive_and_not_ready_before_there_is_a_bot(served: Served) -> None:
    assert (await served.get("/healthz"))[0] == 200
    assert await served.not_ready_for() == {"bot"}
    assert not await asyncio.to_thread(is_ready, served.address)


async def test_the_health_check_of_the_image_agrees(served: Served) -> None:
    served.metrics.watch(Bot({"discord": True}))
    assert await asyncio.to_thread(is_ready, served.address)
    assert not await asyncio.to_thread(is_ready, Address("127.0.0.1", 9))


async def test_a_bot_is_ready_when_it_is_connected_and_can_store_and_search(served: Served, world: World) -> None:
    served.metrics.watch(world.bot)
    with patch.object(world.bot.solver, "_ready", new=True):
        assert await served.not_ready_for() == set()
        with patch.object(world.bot.store, "remember", side_effect=StoreUnavailable("disk full")):
            assert await served.not_ready_for() == {"database"}
        with patch.object(type(world.bot), "is_reachable", new=False):
            assert await served.not_ready_for() == {"discord"}
    with patch.object(world.bot.solver, "_ready", new=False):
        assert await served.not_ready_for() == {"solver"}


async def test_metrics_say_on_how_many_shards_people_can_play_and_on_how_many_they_should(served: Served, world: World) -> None:
    assert await served.measured("ricochet_playing") == 0, "there is no bot yet"
    served.metrics.watch(world.bot)
    with patch.object(world.bot.solver, "_ready", new=True):
        assert await served.measured("ricochet_playing") == 1
        with patch.object(world.bot.store, "remember", side_effect=StoreUnavailable("disk full")):
            assert await served.measured("ricochet_playing") == 0
        served.metrics.watch(Bot({"discord": True}))
        assert await served.measured("ricochet_playing") == 2
        served.metrics.unwatch(world.bot)
        assert await served.measured("ricochet_playing") == 1
    assert await served.measured("ricochet_shards") == 1


async def test_a_process_with_several_bots_is_ready_when_all_of_them_are(served: Served) -> None:
    one, other = Bot({"discord": True, "database": True}), Bot({"discord": False, "database": True})
    for bot in (one, other):
        served.metrics.watch(bot)
    assert await served.not_ready_for() == {"discord"}
    served.metrics.unwatch(other)
    assert await served.not_ready_for() == set()


async def test_a_process_that_stands_by_is_ready_for_that(served: Served) -> None:
    served.metrics.stands_by = True
    assert await served.not_ready_for() == set()
    assert await served.measured("ricochet_playing") == 0


async def test_metrics_do_not_wait_for_a_database_that_hangs(served: Served) -> None:
    answered, asked = asyncio.Event(), 0

    class Hangs(Bot):
        async def checks(self) -> Mapping[str, bool]:
            nonlocal asked
            asked += 1
            await answered.wait()
            return await super().checks()

    served.metrics.watch(Hangs({"database": True}))
    with patch.object(prometheus, "LOOKING", 0.01):
        assert await served.measured("ricochet_playing") == 0
        assert await served.measured("ricochet_playing") == 0
    assert asked == 1, "nothing piles up"
    answered.set()
    assert await served.measured("ricochet_playing") == 1


async def test_without_the_extra_metrics_answer_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bot.metrics.prometheus", None)
    with structlog.testing.capture_logs() as lines:
        async with serving(say, Address("127.0.0.1", 0)) as metrics:
            host, _, port = next(line["address"] for line in lines if line["event"] == "serving HTTP").rpartition(":")
            served = Served(metrics, host, int(port))
            assert (await served.get("/healthz"))[0] == 200
            status, text = await served.get("/metrics")
    assert status == 501
    assert install_extra("metrics") in text
