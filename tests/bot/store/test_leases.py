"""Several processes on one PostgreSQL server: each shard has one holder, and no other can write for it."""

import asyncio
from collections.abc import Callable
from contextlib import closing, suppress

import psycopg
import pytest

from bot.store import DatabaseInUse, Place, Shard, ShardTaken
from bot.store.postgres import PostgresStore
from bot.store.postgres.connection import WRITING, Connection
from bot.store.postgres.leases import Share
from bot.store.postgres.processes import Processes
from engine.games.match.events import BidMade, Ending, Event, MatchEnded
from tests.bot.store.conftest import LONG, Join, Take

HERE = Place(guild_id=10, channel_id=11)


async def test_each_process_takes_the_first_shard_that_is_free(join: Join, take: Take) -> None:
    first, second = await take(2), await take(2)
    third = await join(2)
    assert (first.shard, second.shard) == (Shard(0, 2), Shard(1, 2))
    assert await third.take(LONG) is None
    await first.close()
    again = await third.take(LONG)
    assert again
    assert again.shard == Shard(0, 2)
    await again.close()


async def test_of_many_processes_at_once_each_shard_has_one(join: Join) -> None:
    processes = [await join(4) for _ in range(9)]
    taken = [store for store in await asyncio.gather(*(process.take(LONG) for process in processes)) if store]
    assert sorted(store.shard.number for store in taken) == [0, 1, 2, 3]
    for store in taken:
        await store.close()


async def taken(process: Processes, until: int) -> list[PostgresStore]:
    """Return all that a process may take, but no more than so many."""
    stores = list[PostgresStore]()
    while len(stores) < until and (store := await process.take(LONG)):
        stores.append(store)
    return stores


async def test_processes_share_the_shards_equally(join: Join) -> None:
    """Processes with at least two more hand some over to a later one, which takes them before the others do."""
    first, second, third = await join(5), await join(5), await join(5)
    stores = await taken(first, 9)
    assert len(stores) == 5
    assert not (await first.share()).has_too_many, "nobody else is there"
    for process in (first, second):
        await process.announce(LONG)
    assert await first.share() == Share(free=None, ours=5, others=(0,), played=5)
    assert (await first.share()).has_too_many
    await stores.pop().close()
    assert not (await first.share()).has_too_many, "as long as one is free"
    assert await first.take(LONG) is None
    theirs = await taken(second, 9)
    assert [store.shard.number for store in theirs] == [4]
    assert (await first.share()).has_too_many
    await stores.pop().close()
    theirs += await taken(second, 9)
    assert not (await first.share()).has_too_many, "three and two"

    await third.announce(LONG)
    await first.leave()
    assert (await second.share()).others == (0,)
    for store in stores:
        await store.close()
    assert len(await taken(second, 0)) == 0
    theirs += await taken(third, 2)
    theirs += await taken(second, 1)
    assert sorted(store.shard.number for store in theirs) == [0, 1, 2, 3, 4]
    for store in theirs:
        await store.close()


async def test_two_numbers_of_shards_are_never_played_at_once(join: Join, take: Take, run_out: Callable[[], None]) -> None:
    new = await join(8)
    assert (await new.share()).played is None
    old = await take(4)
    assert (await new.share()).played == 4
    assert await new.take(LONG) is None
    run_out()
    assert (await new.share()).played is None
    assert (await take(8)).shard == Shard(0, 8)
    with pytest.raises(ShardTaken):
        await old.renew(LONG)
    assert (await new.share()).played == 8


async def test_of_many_processes_at_once_all_that_get_a_shard_have_the_same_number_of_them(join: Join) -> None:
    processes = [await join(2 + number % 2) for number in range(8)]
    got = [store for store in await asyncio.gather(*(process.take(LONG) for process in processes)) if store]
    (count,) = {store.shard.count for store in got}
    assert sorted(store.shard.number for store in got) == list(range(count))
    for store in got:
        await store.close()


async def test_an_expired_lease_is_renewed_unless_another_process_has_taken_it(
    join: Join, take: Take, run_out: Callable[[], None]
) -> None:
    first = await take()
    run_out()
    await first.remember("key", "still ours")
    await first.renew(LONG)
    assert await (await join()).take(LONG) is None
    run_out()
    assert await take()
    with pytest.raises(ShardTaken):
        await first.renew(LONG)


async def test_a_replaced_holder_can_store_nothing_at_all(
    take: Take, run_out: Callable[[], None], opening: tuple[Event, ...]
) -> None:
    paused = await take()
    game = await paused.begin(HERE, opening, is_news=True)
    run_out()
    other = await take()
    there = Place(10, 12)
    for write in (
        paused.append(game, len(opening), [BidMade(1001.0, 7, 5)]),
        paused.begin(there, opening),
        paused.delivered(game, len(opening)),
        paused.heartbeat(2000.0),
        paused.remember("key", "value"),
        paused.forget(7),
        paused.delete_guild(10),
    ):
        with pytest.raises(ShardTaken):
            await write
    assert [len(stored.events) for stored in await other.running()] == [len(opening)]
    assert len(await other.pending(game)) == 1
    assert await other.last_heartbeat() is None
    assert await other.recall("key") is None
    await paused.close()
    await other.remember("key", "ours, though another one was closed")


async def test_what_others_write_at_the_same_time_fails_with_it(take: Take, run_out: Callable[[], None]) -> None:
    paused = await take()
    run_out()
    await take()
    outcomes = await asyncio.gather(*(paused.remember(f"{n}", "") for n in range(30)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {ShardTaken}


async def test_a_process_that_was_paused_while_it_wrote_is_not_waited_for(
    postgres_address: str, take: Take, run_out: Callable[[], None], opening: tuple[Event, ...]
) -> None:
    """It has the rows of its lease and of a game, and never says another word."""
    paused = await take()
    game = await paused.begin(HERE, opening)
    quick = WRITING.replace("5s", "200ms")
    with closing(Connection(postgres_address, quick, paused._lease.fence)) as connection:
        connection.execute("BEGIN")
        connection.execute("UPDATE match SET card_id = 1 WHERE id = ?", (game,))
        run_out()
        other = await take()
        await other.append(game, len(opening), [BidMade(1001.0, 7, 5)])
        with pytest.raises(psycopg.Error):
            connection.execute("COMMIT")
    (stored,) = await other.running()
    assert stored.card is None


async def test_however_often_it_is_taken_over_nobody_writes_after_the_next_one(postgres_address: str) -> None:
    """Each client takes, writes its epoch, and goes on writing: in the order of what was written, epochs never go back."""
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("CREATE TABLE note (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, epoch BIGINT)")
    await (await Processes.join(postgres_address, 1)).close()
    await asyncio.gather(*(asyncio.to_thread(asyncio.run, take_and_write(postgres_address)) for _ in range(4)))
    with psycopg.connect(postgres_address) as connection:
        epochs = [epoch for (epoch,) in connection.execute("SELECT epoch FROM note ORDER BY id")]
    assert epochs == sorted(epochs)
    assert len(set(epochs)) > 4


async def take_and_write(address: str) -> None:
    """Take another's shard, and write as long as possible; until that has worked twice."""
    async with await Processes.join(address, 1) as process:
        written = 0
        while written < 2:
            if store := await process.take(0.05):
                with suppress(ShardTaken):
                    for _ in range(5):
                        await store._database.execute("INSERT INTO note (epoch) VALUES (?)", (store._lease.epoch,))
                    written += 1
                await store.close()


async def test_each_store_answers_for_the_servers_of_its_shard(take: Take, opening: tuple[Event, ...]) -> None:
    first, second = await take(2), await take(2)
    servers = [shard << 22 for shard in (4, 5, 6, 7)]
    for server in servers:
        await first.begin(Place(server, 1), opening, is_news=True)
        await first.quarantine(await first.begin(Place(server, 2), opening), "unreadable")
        over = await first.begin(Place(server, 3), opening)
        await first.append(over, len(opening), [MatchEnded(1010.0, Ending.STOPPED, ())])

    for store, ours in ((first, servers[::2]), (second, servers[1::2])):
        assert [game.place.guild_id for game in await store.running()] == ours
        assert [game.place.guild_id for game in await store.with_pending()] == ours
        assert [game.place.guild_id for game in await store.without_best(1000.0)] == ours
        assert [game.place.guild_id for game in await store.quarantined()] == ours
        await store.set_guilds(ours[:1], 2000.0)
    for store, ours in ((first, servers[::2]), (second, servers[1::2])):
        assert await store.left_before(3000.0) == ours[1:], "what another process plays was not left"


async def test_each_shard_has_a_heartbeat_of_its_own(take: Take) -> None:
    alone = await take()
    await alone.heartbeat(1000.0)
    await alone.close()
    first, second = await take(2), await take(2)
    for store in (first, second):
        assert await store.last_heartbeat() == 1000.0, "when the only process was alive"
    await first.heartbeat(2000.0)
    await second.heartbeat(3000.0)
    assert await first.last_heartbeat() == 2000.0
    await first.close()
    again = await take(2)
    assert await again.last_heartbeat() == 2000.0, "though another shard was played meanwhile"
    for store in (again, second):
        await store.close()
    whole = await take(4)
    assert await whole.last_heartbeat() == 2000.0, "when both shards were alive: no game loses time"


async def test_who_uses_the_database_alone_is_kept_out_while_others_play(take: Take, postgres_address: str) -> None:
    player = await take(7)
    with pytest.raises(DatabaseInUse):
        await PostgresStore.open(postgres_address)
    await player.close()
    async with await PostgresStore.open(postgres_address) as store:
        await store.remember("key", "value")


async def test_a_connection_that_was_cut_is_no_reason_to_give_up_a_shard(take: Take, postgres_address: str) -> None:
    store = await take()
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'idle'"
        )
    await store.renew(LONG)
    await store.remember("key", "value")
