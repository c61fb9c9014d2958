"""What any store guarantees of rushes: kept beside other games, one for each player, and their best result."""

from random import Random

import pytest

from bot.store import GameRunning, Place, Store
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games.match.events import Event
from engine.games.rush.state import RushChip, RushEnded, RushEnding, RushEvent, RushPassed, RushPrepared, RushStarted, replay
from engine.rules.events import Player
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

HERE, ELSEWHERE = Place(10, 11), Place(20, 21)
CHIPS = (RushChip(Position.from_code("005T3CF-5YD0FPW"), parse_moves("Y-right Y-down Y-left")),)


def prepared(player: Player = 7) -> list[RushEvent]:
    return [RushPrepared(1000.0, RULES_2013, draw_setup(RULES_2013, Random(5)), player, CHIPS)]


async def played(store: Store, place: Place, player: Player, solved: int, ending: RushEnding = RushEnding.TIME_UP) -> None:
    game_id = await store.begin(place, prepared(player), private=True)
    await store.append(game_id, 1, [RushStarted(1001.0), RushEnded(1181.0, ending, solved)])


async def test_a_rush_is_read_back_as_it_was_stored(store: Store) -> None:
    game_id = await store.begin(HERE, prepared(), private=True)
    more: list[RushEvent] = [RushStarted(1001.0, 3), RushPassed(1002.0)]
    await store.append(game_id, 1, more)
    (found,) = await store.running()
    assert (found.events, found.private) == ((*prepared(), *more), True)
    assert replay(found.events).passes_left == 2  # pyright: ignore[reportArgumentType]


async def test_each_player_has_one_rush_in_a_channel_beside_a_match(store: Store, opening: tuple[Event, ...]) -> None:
    await store.begin(HERE, opening)
    await store.begin(HERE, prepared(7), private=True)
    await store.begin(HERE, prepared(8), private=True)
    with pytest.raises(GameRunning):
        await store.begin(HERE, prepared(7), private=True)
    await store.begin(ELSEWHERE, prepared(7), private=True)


async def test_the_best_rush_of_a_player_is_that_on_any_server(store: Store) -> None:
    assert await store.personal_bests(7) == {}
    await played(store, HERE, 7, 4)
    await played(store, ELSEWHERE, 7, 6, RushEnding.STOPPED)
    await played(store, HERE, 7, 5)
    await played(store, HERE, 8, 9)
    await store.begin(HERE, prepared(7), private=True)
    assert [await store.personal_bests(player) for player in (7, 8)] == [{"rush": 6}, {"rush": 9}]


async def test_an_erased_player_has_no_rush(store: Store) -> None:
    await played(store, HERE, 7, 4)
    await store.begin(HERE, prepared(7), private=True)
    await store.forget(7)
    assert await store.personal_bests(7) == {}
    assert await store.running_with(7) == []


async def test_rushes_are_deleted_with_their_server(store: Store) -> None:
    await played(store, HERE, 7, 4)
    await store.delete_guild(10)
    assert await store.personal_bests(7) == {}
