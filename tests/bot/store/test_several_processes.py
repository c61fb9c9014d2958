"""What processes with different shards coordinate through their database."""

import asyncio
from collections.abc import Callable
from random import Random

import psycopg
import pytest

from bot.store import NO_SERVER, CupPlayed, CupRun, Place, StoreUnavailable, UnknownGame
from bot.store.postgres import PostgresStore
from engine.games.cup import opens
from engine.games.match.events import BidMade, Ending, Event, MatchEnded
from engine.games.match.play import start
from engine.games.rush.play import start as start_rush
from engine.games.rush.state import RushEnded, RushEnding, RushSolved, RushStarted
from engine.games.solo.play import start as start_solo
from engine.games.solo.state import SoloEvent
from engine.rules.rules import RULES_2013
from engine.rules.setup import Setup, draw_setup
from tests.bot.store.conftest import Join, Take
from tests.bot.store.test_cup_contract import CHIPS

ADA, BEN = 7, 8
OURS, THEIRS = Place(4 << 22, 1), Place(5 << 22, 2)
"""Channels of servers on the first of two shards, and on the second."""


@pytest.fixture
async def stores(take: Take) -> tuple[PostgresStore, PostgresStore]:
    """Those of two processes, each of which plays one of two shards."""
    return await take(2), await take(2)


def begun(setup: Setup, player: int = ADA) -> tuple[Event, ...]:
    return start(RULES_2013, setup, starter=player, now=1000.0, random=Random(1))


def begun_alone(player: int) -> tuple[SoloEvent, ...]:
    return start_solo(RULES_2013, draw_setup(RULES_2013, Random(2)), player, 1000.0, Random(2))


Stores = tuple[PostgresStore, PostgresStore]


async def test_a_game_on_the_same_tiles_is_found_on_the_other_shard_however_the_board_lies(stores: Stores) -> None:
    first, second = stores
    setup = draw_setup(RULES_2013, Random(1))
    game = await second.begin(THEIRS, begun(setup))
    await first.begin(OURS, begun(setup))
    a, b, c, d = setup.faces
    for faces in ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c)):
        assert [stored.game_id for stored in await first.running_elsewhere(faces)] == [game]
    assert await first.running_elsewhere((b, a, c, d)) == []


async def test_one_with_a_single_tile_in_common_is_found_for_its_server_and_for_those_who_are_in_it(stores: Stores) -> None:
    first, second = stores
    setup, following = draw_setup(RULES_2013, Random(1)), {"A": "B", "B": "C", "C": "A"}
    events = begun(setup)
    game = await second.begin(THEIRS, events)
    a, b, c, d = setup.faces
    others = (a, *(face[0] + following[face[1]] for face in (b, c)), d[0] + following[d[1]])
    w, x, y, z = others
    assert await first.running_elsewhere((x, y, z, w), BEN, {OURS.guild_id}) == []
    assert [one.game_id for one in await first.running_elsewhere((x, y, z, w), BEN, {THEIRS.guild_id})] == [game]
    assert [one.game_id for one in await first.running_elsewhere((x, y, z, w), ADA)] == [game], "ada has started it"
    await second.append(game, len(events), [BidMade(1010.0, BEN, 9)])
    assert [one.game_id for one in await first.running_elsewhere((x, y, z, w), BEN)] == [game]
    assert (await first.servers_of(BEN), await first.servers_of(ADA)) == ({THEIRS.guild_id}, frozenset())
    nothing = (following[a[1]], *(face[1] for face in others[1:]))
    w, x, y, z = (face[0] + letter for face, letter in zip(others, nothing, strict=True))
    x, y, z = (face[0] + following[face[1]] for face in (x, y, z))
    assert await first.running_elsewhere((w, x, y, z), ADA, {THEIRS.guild_id}) == []


async def test_games_of_others_that_are_over_or_cannot_be_read_are_not_looked_at(stores: Stores, postgres_address: str) -> None:
    first, second = stores
    setup = draw_setup(RULES_2013, Random(1))
    opening = begun(setup)
    over = await second.begin(THEIRS, opening)
    await second.append(over, len(opening), [MatchEnded(1010.0, Ending.STOPPED, ())])
    unreadable, newer = await second.begin(THEIRS, opening), await second.begin(Place(5 << 22, 3), opening)
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("UPDATE event SET data = '{}' WHERE match_id = %s", (unreadable,))
        connection.execute("UPDATE match SET rules_version = 1000 WHERE id = %s", (newer,))
    assert await first.running_elsewhere(setup.faces) == []
    assert await second.quarantined() == []


async def test_a_game_outside_of_servers_belongs_to_whom_discord_tells_of_it(stores: Stores) -> None:
    """By the server of the channel, in which the bot is no member; in direct messages to the first."""
    first, second = stores
    there, direct = Place(NO_SERVER, 20, elsewhere_in=5 << 22), Place(NO_SERVER, 21)
    await first.begin(there, begun_alone(ADA), private=True)
    await second.begin(direct, begun_alone(BEN), private=True)
    assert [game.place for game in await first.running()] == [direct]
    assert [game.place for game in await second.running()] == [there]


async def test_erasure_leaves_running_games_of_other_processes_to_them(stores: Stores) -> None:
    first, second = stores
    setup = draw_setup(RULES_2013, Random(1))
    ours, theirs = await first.begin(OURS, begun(setup)), await second.begin(THEIRS, begun(setup))
    over = await second.begin(Place(5 << 22, 3), begun(setup))
    await second.append(over, 2, [BidMade(1001.0, ADA, 5), MatchEnded(1010.0, Ending.STOPPED, ())])
    await second.append(theirs, 2, [BidMade(1001.0, ADA, 5)])
    await first.set_language(ADA, "de")

    await first.forget(ADA)
    assert await second.language_of(ADA) is None
    assert "starter=-1" in str(await first.events_of(ours))
    assert "player=-1" in str(await first.events_of(over))
    assert f"player={ADA}" in str(await first.events_of(theirs)), "who plays it has it in memory"
    assert await first.pending_erasures() == []
    assert await second.pending_erasures() == [ADA]

    await second.append(theirs, 3, [BidMade(1002.0, ADA, 4)])
    await second.erase_pending(ADA)
    events = str(await second.events_of(theirs))
    assert events.count("player=-1") == 2
    assert f"player={ADA}" not in events
    assert f"starter={ADA}" not in events
    assert await first.pending_erasures() == await second.pending_erasures() == []


async def test_solo_games_of_others_are_gone_at_once(stores: Stores) -> None:
    first, second = stores
    game = await second.begin(THEIRS, begun_alone(ADA))
    await first.forget(ADA)
    with pytest.raises(UnknownGame):
        await second.events_of(game)


async def test_what_a_shard_was_asked_to_forget_is_left_to_those_who_divide_anew(
    stores: Stores, take: Take, run_out: Callable[[], None]
) -> None:
    first, second = stores
    await second.begin(THEIRS, begun(draw_setup(RULES_2013, Random(1))))
    await first.forget(ADA)
    run_out()
    for _ in range(3):
        anew = await take(3)
        assert await anew.pending_erasures() == [ADA]


async def test_opening_the_database_alone_completes_pending_erasures(
    stores: Stores, postgres_address: str, run_out: Callable[[], None]
) -> None:
    first, second = stores
    game = await second.begin(THEIRS, begun(draw_setup(RULES_2013, Random(1))))
    await first.forget(ADA)
    run_out()
    async with await PostgresStore.open(postgres_address) as alone:
        assert "starter=-1" in str(await alone.events_of(game))
        assert await alone.pending_erasures() == []


async def test_one_shard_of_a_bucket_identifies_itself_at_a_time(stores: Stores, postgres_address: str) -> None:
    first, second = stores
    assert await first.try_to_identify(0)
    assert not await second.try_to_identify(0)
    assert await second.try_to_identify(1)
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        waits = connection.execute("SELECT extract(epoch FROM free_at - now()) FROM identifying").fetchall()
        assert all(5 < wait <= 5.3 for (wait,) in waits), "seconds, of which Discord wants five"
        connection.execute("UPDATE identifying SET free_at = now()")
    assert await second.try_to_identify(0)
    assert not await first.try_to_identify(0)


async def test_it_is_seen_which_bucket_is_free(join: Join, take: Take) -> None:
    process, store = await join(2), await take(2)
    assert await store.try_to_identify(0)
    assert [await process.can_identify(bucket) for bucket in (0, 1)] == [False, True]


async def test_a_slot_starts_again_for_its_holder(stores: Stores, postgres_address: str) -> None:
    first, second = stores
    turn = await first.try_to_identify(0)
    again = await first.try_to_identify(0, turn)
    assert again
    assert again != turn
    assert not await first.try_to_identify(0, turn), "that one has ended"
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("UPDATE identifying SET free_at = now()")
    assert await second.try_to_identify(0)
    assert not await first.try_to_identify(0, again), "it is another's turn"


async def test_who_was_replaced_identifies_nothing(stores: Stores, take: Take, run_out: Callable[[], None]) -> None:
    first, _ = stores
    run_out()
    await take(2)
    with pytest.raises(StoreUnavailable):
        await first.try_to_identify(0)


async def test_of_two_processes_in_which_a_person_begins_a_cup_at_once_one_begins_it(stores: Stores) -> None:
    for cup in range(1, 11):
        opening = start_rush(CHIPS.setup, CHIPS.chips, ADA, opens(cup), cup=cup)
        games = [await store.begin(place, opening, private=True) for store, place in zip(stores, (OURS, THEIRS), strict=True)]
        begun = [RushStarted(opens(cup) + 1), RushSolved(opens(cup) + 9, CHIPS.chips[0].best)]
        race = (store.append(game, 1, begun) for store, game in zip(stores, games, strict=True))
        outcomes = await asyncio.gather(*race, return_exceptions=True)
        assert [type(one) for one in outcomes if one is not None] == [CupPlayed]
        stored = [len(await store.events_of(game)) for store, game in zip(stores, games, strict=True)]
        assert sorted(stored) == [1, 3]
        assert [await store.cup_run(cup, ADA) for store in stores] == [CupRun(5, 8.0)] * 2
        for store, game, count in zip(stores, games, stored, strict=True):
            await store.append(game, count, [RushEnded(opens(cup) + 20, RushEnding.STOPPED, 0)])
