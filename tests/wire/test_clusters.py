"""Three processes play eight shards at once, each its own servers; some are lost and others start, and nobody notices much."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.events import BidMade, ProverAsked
from tests.bot.store.postgres import url_of, with_own_tables
from tests.wire.divided import CLUSTERS, SHARDS, DividedTable, Matches, open_divided
from tests.wire.linked import LinkedProgram
from tests.wire.loopback.faults import FOLLOW_UP, FaultKind
from tests.wire.loopback.server import PATIENCE
from tests.wire.players import Player
from tests.wire.table import ASKED, Game, together

pytestmark = pytest.mark.asyncio(loop_scope="module")

ALWAYS = 1_000_000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def divided(
    tmp_path_factory: pytest.TempPathFactory,
    postgres: str,
    kernels: None,  # noqa: ARG001
) -> AsyncIterator[DividedTable]:
    """A table at which three processes play, before each test and after it."""
    async with open_divided(tmp_path_factory.mktemp("divided"), url_of(with_own_tables(postgres))) as table:
        table.discord.state.max_concurrency = 4  # so that processes have to wait for each other
        await table.plays(*await table.launch(3))
        table.discord.state.max_concurrency = len(SHARDS)
        yield table
        assert [await process.stop() for process in table.playing()] == [0, 0, 0]


async def test_each_process_plays_the_servers_of_its_shards(divided: DividedTable) -> None:
    assert [process.shards for process in divided.playing()] == CLUSTERS
    await (await Matches(divided).begin()).end()
    assert divided.acts_alone()


async def test_commands_are_sent_to_discord_once(divided: DividedTable) -> None:
    assert divided.discord.counts["PUT /applications/{application_id}/commands", 200] == 1


async def test_who_watches_them_sees_that_as_many_play_as_should_and_another_one_does_not(divided: DividedTable) -> None:
    (standby,) = await divided.stand_by(1)
    async with asyncio.timeout(PATIENCE):
        for process in divided.playing():
            while "ricochet_playing 1.0\nricochet_clusters 3.0" not in await measured(process):  # noqa: ASYNC110 - it is asked for anew
                await asyncio.sleep(0.05)
    assert "ricochet_playing 0.0\nricochet_clusters 3.0" in await measured(standby)
    assert await standby.stop() == 0


async def measured(process: LinkedProgram) -> str:
    """What it measures, a line for each series."""
    return "\n".join(line for line in (await process.served("/metrics")).splitlines() if not line.startswith("#"))


async def test_a_board_that_another_process_plays_is_neither_studied_nor_played(divided: DividedTable) -> None:
    played, asking = divided.game("played", 1), divided.game("asking", 2)
    await played.start()
    code = played.setup.code
    assert "is being played" in await asking.ada.slash("ricochet study", code=code)
    assert "is being played" in await asking.ada.slash("ricochet start", code=code)


async def test_who_was_forgotten_by_one_process_is_forgotten_by_the_others(divided: DividedTable) -> None:
    here, there = divided.game("here", 0), divided.game("there", 1)
    again = Player(divided.discord, "ada", there.channel, here.ada.user)
    await together(here.to_bidding(), there.start())
    await again.slash("bid", moves=7)
    await there.ben.slash("bid", moves=8)

    def forgotten(game: Game) -> list[bool]:
        return [event.player < 0 for event in game.events if isinstance(event, BidMade)]

    asked = here.ada.type("ricochet forget-me")
    await here.ada.told(asked)
    assert "I've forgotten you" in await here.ada.press(asked.messages[0], "Forget me")
    assert forgotten(here) == [True]
    await divided.until_stored(lambda: forgotten(there) == [True, False])
    assert str(again.user.id) not in str(there.events)
    await there.done(there.ben)
    assert there.ben.user.id in (await there.news(ASKED)).pings


async def test_others_go_on_for_those_that_are_killed_paused_or_without_network(divided: DividedTable) -> None:
    """Those who were away and come back have nothing to say any more, though one was about to tell something."""
    matches, untold = Matches(divided), divided.game("untold", 2)
    await together(matches.begin(), untold.to_bidding())
    fault = untold.fail(FOLLOW_UP, FaultKind.STATUS, ASKED, status=503, times=ALWAYS)
    await together(untold.done(), untold.stored(ProverAsked))
    await divided.discord.until(lambda: fault.met)
    killed, cut, paused = divided.playing()
    others = await divided.stand_by(3)
    sand = matches.sand()
    await killed.kill()
    cut.to_discord.cut()
    cut.to_database.cut()
    paused.send(signal.SIGSTOP)
    divided.discord.faults.clear()

    await divided.plays(*others)
    assert all(after >= before for after, before in zip(matches.given_back(), sand, strict=True))
    await untold.news(ASKED)
    await matches.end()
    cut.to_discord.mend()
    cut.to_database.mend()
    paused.send(signal.SIGCONT)
    assert [await process.ended() for process in (cut, paused)] == [1, 1]
    assert all("Another process goes on" in process.log[-1] for process in (cut, paused))
    assert len(untold.saying(ASKED)) == 1
    assert divided.acts_alone()


async def test_one_after_the_other_can_be_replaced_by_a_process_that_stands_by(divided: DividedTable) -> None:
    matches = await Matches(divided).begin()
    for old in divided.playing():
        (new,) = await divided.stand_by(1)
        shards = old.shards
        assert await old.stop() == 0
        assert not old.errors
        await divided.plays(new, shards=shards)
    await matches.end()


async def test_where_nobody_stands_by_each_goes_on_itself(divided: DividedTable) -> None:
    """One is killed and started again, one is paused, and one loses its database, all of them for longer than a lease."""
    matches, thinking = Matches(divided), divided.game("thinking", 1)
    await together(matches.begin(), thinking.start())
    killed, silent, paused = divided.playing()
    sand = matches.sand()
    await killed.kill()
    silent.to_database.silence()
    paused.send(signal.SIGSTOP)
    bid = thinking.ada.type("bid", moves=7)
    await divided.leased(0)
    since = len(divided.discord.calls)
    await killed.launch()
    await divided.plays(killed, shards=CLUSTERS[0])
    given_back = matches.given_back(CLUSTERS[0])
    assert all(after >= sand[shard] for after, shard in zip(given_back, CLUSTERS[0], strict=True))
    assert not [call for call in divided.discord.calls[since:] if call.host != killed.to_discord.host]

    silent.to_database.mend()
    paused.send(signal.SIGCONT)
    await divided.leased(3)
    assert "**7 moves**" in await thinking.ada.told(bid)
    await matches.end()
    assert divided.playing() == [killed, silent, paused]
    assert divided.acts_alone()
