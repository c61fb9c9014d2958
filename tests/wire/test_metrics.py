"""The program's metrics during play, as Prometheus reads them."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from engine.rules.events import ChipTurned
from tests.wire.loopback.faults import FOLLOW_UP, SEND, FaultKind
from tests.wire.loopback.server import PATIENCE
from tests.wire.players import AUTOCOMPLETE, COMMAND
from tests.wire.table import ASKED, Game, Table, open_table

pytestmark = pytest.mark.asyncio(loop_scope="module")

_LOOK_AGAIN = 0.05
ROOT = Path(__file__).parents[2]
PAGE, ALERTS = "docs/machines.md", "deploy/alerts.yml"
STAGES = {"gateway", "decide", "store", "answer", "announce"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def measured(tmp_path_factory: pytest.TempPathFactory, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """A table whose program serves metrics at any port that is free."""
    async with open_table(tmp_path_factory.mktemp("measured"), RICOCHET_HTTP="0") as table:
        yield table
        assert await table.program.stop() == 0
        assert not table.program.errors


class Scrape:
    """The samples of one scrape."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.families = list(text_string_to_metric_families(text))

    def sum_of(self, sample: str, **labels: str) -> float:
        """Return the sum of the samples of this name with these labels, whatever others they have."""
        return sum(
            one.value
            for family in self.families
            for one in family.samples
            if one.name == sample and labels.items() <= one.labels.items()
        )


async def until(table: Table, sample: str, least: float, **labels: str) -> Scrape:
    """Return a scrape in which this has come to so much."""
    async with asyncio.timeout(PATIENCE):
        while (seen := Scrape(await table.program.served("/metrics"))).sum_of(sample, **labels) < least:  # noqa: ASYNC110 - it polls
            await asyncio.sleep(_LOOK_AGAIN)
    return seen


class Round(NamedTuple):
    """A round that was played, with what was measured before and after."""

    game: Game
    before: Scrape
    after: Scrape


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(measured: Table) -> Round:
    """Play a round up to the card of the next one, for all tests of what is measured then."""
    game, before = measured.game("secretive"), Scrape(await measured.program.served("/metrics"))
    await game.start()
    await game.bid(game.ada, game.ben)
    await game.done(game.ada, game.ben)
    await game.news(ASKED)
    await game.prove()
    await game.card("Round 2")
    await game.stored(ChipTurned)
    count = "ricochet_acknowledgement_seconds_count"
    after = await until(measured, count, before.sum_of(count, name="prove") + 1, name="prove")
    return Round(game, before, after)


async def test_what_people_do_is_measured_by_command_and_button(played: Round) -> None:
    for kind, name, times in (
        ("command", "ricochet start", 1),
        ("button", "MatchButton bid", 2),
        ("form", "BidForm", 2),
        ("button", "MatchButton done", 2),
        ("command", "prove", 1),
    ):
        named = {"kind": kind, "name": name}
        count = "ricochet_acknowledgement_seconds_count"
        assert played.after.sum_of(count, **named) - played.before.sum_of(count, **named) == times, name
    assert 0 < played.after.sum_of("ricochet_acknowledgement_seconds_sum") < PATIENCE


async def test_what_is_proposed_while_somebody_types_is_measured(measured: Table) -> None:
    game = measured.game()
    await game.start()
    data = game.ada.data_of("prove", moves="R")
    data["options"][0]["focused"] = True
    game.ada.forge(AUTOCOMPLETE, data)
    await until(measured, "ricochet_acknowledgement_seconds_count", 1, kind="completion", name="prove")


async def test_what_nobody_has_made_is_measured_as_unknown(measured: Table) -> None:
    game = measured.game()
    await game.ada.told(game.ada.forge_button("forged:1234567"))
    game.ada.forge(COMMAND, {"id": "1", "name": "forged 1234567", "type": 1, "options": []})
    for kind in ("button", "command"):
        seen = await until(measured, "ricochet_acknowledgement_seconds_count", 1, kind=kind, name="unknown")
    assert "forged" not in seen.text


@pytest.mark.usefixtures("played")
async def test_every_stage_is_measured(measured: Table) -> None:
    for stage in STAGES:
        await until(measured, "ricochet_stage_seconds_count", 1, stage=stage)


@pytest.mark.usefixtures("played")
async def test_what_is_drawn_and_searched_is_measured_and_no_queue_is_left(measured: Table) -> None:
    for work in ("board", "replay", "best"):
        seen = await until(measured, "ricochet_queue_work_seconds_count", 1, work=work)
        assert seen.sum_of("ricochet_queue_wait_seconds_count", work=work) >= 1
        assert seen.sum_of("ricochet_queue_work_seconds_sum", work=work) > 0
    assert seen.sum_of("ricochet_queue_length") == 0
    assert seen.sum_of("ricochet_commit_size_sum") >= seen.sum_of("ricochet_stage_seconds_count", stage="store")


async def test_one_process_that_people_can_play_with_is_all_that_is_to_play(measured: Table) -> None:
    seen = await until(measured, "ricochet_playing", 1)
    assert seen.sum_of("ricochet_shards") == 1


async def test_what_discord_has_not_taken_is_in_the_outbox(measured: Table) -> None:
    game = measured.game()
    held = game.fail(FOLLOW_UP, FaultKind.HELD_BEFORE, ASKED)
    await game.to_bidding()
    await game.done()
    seen = await until(measured, "ricochet_outbox_messages", 1)
    assert seen.sum_of("ricochet_games", kind="match") >= 1
    assert seen.sum_of("ricochet_games", kind="solo") == 0
    held.release()
    await game.news(ASKED)


async def test_requests_are_told_apart_by_what_discord_answers(measured: Table) -> None:
    game, count = measured.game(), "ricochet_request_seconds_count"
    game.fail(SEND, FaultKind.STATUS, status=429, seconds=0.1, times=2)
    game.fail(SEND, FaultKind.CUT_BEFORE)
    before = Scrape(await measured.program.served("/metrics"))
    await game.to_intermission()
    seen = Scrape(await measured.program.served("/metrics"))
    for status, times in (("429", 2), ("none", 1), ("2xx", 1)):
        labels = {"route": "message", "status": status}
        assert seen.sum_of(count, **labels) - before.sum_of(count, **labels) == times, status


async def test_the_event_loop_and_the_process_are_watched(measured: Table) -> None:
    seen = await until(measured, "ricochet_loop_lag_seconds_count", 3)
    assert seen.sum_of("process_resident_memory_bytes") > 50_000_000
    assert seen.sum_of("process_cpu_seconds_total") > 0


async def test_the_metrics_that_are_served_are_those_that_are_explained(measured: Table) -> None:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    served = re.findall(r"^# TYPE (\S+)", await measured.program.served("/metrics"), re.MULTILINE)
    explained = re.findall(r"(?:ricochet|process)_\w+", "".join(re.findall(r"^\| `[^|]+", page, re.MULTILINE)))
    assert sorted(served) == sorted(explained)
    assert set(re.findall(r"^\| `([a-z]+)` \|", page, re.MULTILINE)) == STAGES
    named = re.findall(r"ricochet_\w+", page + (ROOT / ALERTS).read_text(encoding="utf-8"))
    own = {name for name in served if name.startswith("ricochet_")}
    assert {name.removesuffix("_bucket").removesuffix("_count") for name in named} == own


async def test_no_label_names_a_server_or_a_person(measured: Table, played: Round) -> None:
    game = played.game
    await game.ada.slash("ricochet stats")
    await game.ada.slash("ricochet board", format="moves")
    seen = Scrape(await measured.program.served("/metrics"))
    discord = measured.discord.state
    known = [discord.guild.id, game.channel.id, game.ada.user.id, game.ben.user.id, *discord.interactions]
    known += [message.id for message in game.channel.history()]
    values = {value for family in seen.families for one in family.samples for key, value in one.labels.items() if key != "le"}
    assert [number for number in known if str(number) in seen.text] == []
    names = {discord.guild.name, game.channel.name, game.ada.user.name, game.ben.user.name}
    assert {word for value in values for word in value.split()} & names == set()
    assert {value for value in values if re.search(r"\d", value)} <= {"1xx", "2xx", "3xx", "4xx", "429", "5xx"}
    assert "ricochet board" in values
