"""Several processes on one PostgreSQL server: each cluster has one of them, and nobody else can write for it."""

import asyncio
from collections.abc import Callable
from contextlib import closing, suppress

import psycopg
import pytest

from bot.store import Cluster, ClusterTaken, DatabaseInUse, Place
from bot.store.postgres import PostgresStore
from bot.store.postgres.connection import WRITING, Connection
from engine.events import BidMade, Ending, Event, MatchEnded
from tests.bot.store.conftest import Join

HERE = Place(guild_id=10, channel_id=11)
LONG = 1000.0
"""Seconds that no test takes."""


async def test_each_process_takes_the_first_cluster_that_is_free(join: Join) -> None:
    first, second, third = await join(), await join(), await join()
    assert await first.take(2, 5, LONG) == Cluster(0, 2, 5)
    assert await second.take(2, 5, LONG) == Cluster(1, 2, 5)
    assert await third.take(2, 5, LONG) is None
    await first.close()
    assert await third.take(2, 5, LONG) == Cluster(0, 2, 5)


async def test_of_many_processes_at_once_each_cluster_has_one(join: Join) -> None:
    stores = await asyncio.gather(*(join() for _ in range(9)))
    taken = await asyncio.gather(*(store.take(4, 16, LONG) for store in stores))
    assert sorted(cluster.number for cluster in taken if cluster) == [0, 1, 2, 3]


async def test_two_divisions_are_never_played_at_once(join: Join, run_out: Callable[[], None]) -> None:
    old, new = await join(), await join()
    assert await new.division() is None
    assert await old.take(2, 4, LONG)
    assert await new.division() == (2, 4)
    for clusters, shards in ((2, 8), (4, 4), (1, 1)):
        assert await new.take(clusters, shards, LONG) is None
    run_out()
    assert await new.division() is None
    assert await new.take(1, 8, LONG) == Cluster(0, 1, 8)
    with pytest.raises(ClusterTaken):
        await old.renew(LONG)
    assert await new.division() == (1, 8)


async def test_of_many_processes_at_once_all_that_get_a_cluster_divide_alike(join: Join) -> None:
    stores = await asyncio.gather(*(join() for _ in range(8)))
    taken = await asyncio.gather(*(store.take(2, 4 + number % 2, LONG) for number, store in enumerate(stores)))
    got = [cluster for cluster in taken if cluster]
    assert len({cluster.shards for cluster in got}) == 1
    assert sorted(cluster.number for cluster in got) == [0, 1]


async def test_a_lease_that_has_run_out_is_gone_on_with_unless_somebody_has_taken_it(
    join: Join, run_out: Callable[[], None]
) -> None:
    first, second = await join(), await join()
    await first.take(1, 1, LONG)
    run_out()
    await first.remember("key", "still ours")
    await first.renew(LONG)
    assert await second.take(1, 1, LONG) is None
    run_out()
    assert await second.take(1, 1, LONG)
    with pytest.raises(ClusterTaken):
        await first.renew(LONG)


async def test_whoever_was_taken_over_can_store_nothing_at_all(
    join: Join, run_out: Callable[[], None], opening: tuple[Event, ...]
) -> None:
    paused, other = await join(), await join()
    await paused.take(1, 1, LONG)
    game = await paused.begin(HERE, opening, tell=True)
    run_out()
    await other.take(1, 1, LONG)
    there = Place(10, 12)
    for write in (
        paused.append(game, len(opening), [BidMade(1001.0, 7, 5)]),
        paused.begin(there, opening),
        paused.told(game, len(opening)),
        paused.heartbeat(2000.0),
        paused.remember("key", "value"),
        paused.forget(7),
        paused.delete_guild(10),
    ):
        with pytest.raises(ClusterTaken):
            await write
    assert [len(stored.events) for stored in await other.running()] == [len(opening)]
    assert len(await other.untold(game)) == 1
    assert await other.last_heartbeat() is None
    assert await other.recall("key") is None
    await paused.close()
    await other.remember("key", "ours, though another one was closed")


async def test_what_others_write_at_the_same_time_fails_with_it(join: Join, run_out: Callable[[], None]) -> None:
    paused, other = await join(), await join()
    await paused.take(1, 1, LONG)
    run_out()
    await other.take(1, 1, LONG)
    outcomes = await asyncio.gather(*(paused.remember(f"{n}", "") for n in range(30)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {ClusterTaken}


async def test_a_process_that_was_paused_while_it_wrote_is_not_waited_for(
    postgres_address: str, join: Join, run_out: Callable[[], None], opening: tuple[Event, ...]
) -> None:
    """It has the rows of its lease and of a game, and never says another word."""
    other, paused = await join(), await join()
    await paused.take(1, 1, LONG)
    game = await paused.begin(HERE, opening)
    assert paused._lease
    fence = paused._lease.fence
    quick = WRITING.replace("5s", "200ms")
    with closing(Connection(postgres_address, quick, lambda: fence)) as connection:
        connection.execute("BEGIN")
        connection.execute("UPDATE match SET card_id = 1 WHERE id = ?", (game,))
        run_out()
        assert await other.take(1, 1, LONG)
        await other.append(game, len(opening), [BidMade(1001.0, 7, 5)])
        with pytest.raises(psycopg.Error):
            connection.execute("COMMIT")
    (stored,) = await other.running()
    assert stored.card is None


async def test_however_often_it_is_taken_over_nobody_writes_after_the_next_one(postgres_address: str) -> None:
    """Each client takes, writes its epoch, and goes on writing: in the order of what was written, epochs never go back."""
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("CREATE TABLE note (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, epoch BIGINT)")
    await (await PostgresStore.join(postgres_address)).close()
    await asyncio.gather(*(asyncio.to_thread(asyncio.run, take_and_write(postgres_address)) for _ in range(4)))
    with psycopg.connect(postgres_address) as connection:
        epochs = [epoch for (epoch,) in connection.execute("SELECT epoch FROM note ORDER BY id")]
    assert epochs == sorted(epochs)
    assert len(set(epochs)) > 4


async def take_and_write(address: str) -> None:
    """Take the cluster of somebody else, and write as long as one can."""
    for _ in range(5):
        store = await PostgresStore.join(address)
        while not await store.take(1, 1, 0.0):  # noqa: ASYNC110 - others let no event know
            await asyncio.sleep(0)
        assert store._lease
        epoch = store._lease.epoch
        with suppress(ClusterTaken):
            for _ in range(5):
                await store._database.execute("INSERT INTO note (epoch) VALUES (?)", (epoch,))
        await store.close()


async def test_each_store_answers_for_the_servers_of_its_cluster(join: Join, opening: tuple[Event, ...]) -> None:
    stores = first, second = await join(), await join()
    servers = [shard << 22 for shard in (4, 5, 6, 7)]
    for store in stores:
        assert await store.take(2, 4, LONG)
        assert store.cluster.shard_ids in ((0, 2), (1, 3))
    for server in servers:
        await first.begin(Place(server, 1), opening, tell=True)
        await first.set_aside(await first.begin(Place(server, 2), opening), "unreadable")
        over = await first.begin(Place(server, 3), opening)
        await first.append(over, len(opening), [MatchEnded(1010.0, Ending.STOPPED, ())])

    for store, ours in ((first, servers[::2]), (second, servers[1::2])):
        assert [game.place.guild_id for game in await store.running()] == ours
        assert [game.place.guild_id for game in await store.with_untold()] == ours
        assert [game.place.guild_id for game in await store.without_best(1000.0)] == ours
        assert [game.place.guild_id for game in await store.all_set_aside()] == ours
        await store.set_guilds(ours[:1], 2000.0)
    for store, ours in ((first, servers[::2]), (second, servers[1::2])):
        assert await store.left_before(3000.0) == ours[1:], "what another process plays was not left"


async def test_each_cluster_has_a_heartbeat_of_its_own(join: Join) -> None:
    alone = await join()
    await alone.take(1, 1, LONG)
    await alone.heartbeat(1000.0)
    await alone.close()
    first, second = await join(), await join()
    for store in (first, second):
        await store.take(2, 2, LONG)
        assert await store.last_heartbeat() == 1000.0, "when the only process was alive"
    await first.heartbeat(2000.0)
    await second.heartbeat(3000.0)
    assert await first.last_heartbeat() == 2000.0
    await first.close()
    again = await join()
    await again.take(2, 2, LONG)
    assert await again.last_heartbeat() == 2000.0, "though another cluster was played meanwhile"
    for store in (again, second):
        await store.close()
    whole = await join()
    await whole.take(1, 4, LONG)
    assert await whole.last_heartbeat() == 2000.0, "when both clusters were alive: no game loses time"


async def test_who_uses_the_database_alone_is_kept_out_while_others_play(join: Join, postgres_address: str) -> None:
    player = await join()
    await player.take(3, 7, LONG)
    with pytest.raises(DatabaseInUse):
        await PostgresStore.open(postgres_address)
    await player.close()
    async with await PostgresStore.open(postgres_address) as store:
        await store.remember("key", "value")


async def test_a_connection_that_was_cut_is_no_reason_to_give_up_a_cluster(join: Join, postgres_address: str) -> None:
    store = await join()
    await store.take(1, 1, LONG)
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'idle'"
        )
    await store.renew(LONG)
    await store.remember("key", "value")
