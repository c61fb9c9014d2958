"""What any store guarantees of cups: the same chips for all, and one run for each person."""

from random import Random

import pytest

from bot.store import CupChips, CupPlayed, CupRun, Place, Store
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games.cup import closes, opens
from engine.games.rush.play import start
from engine.games.rush.state import RushChip, RushEnded, RushEnding, RushPassed, RushSolved, RushStarted
from engine.rules.events import TimeGivenBack
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup
from tests.engine.first_round import IN_FOUR, IN_THREE, SETUP

CUP = 5
GO = opens(CUP) + 100
HERE, ELSEWHERE, OTHER_SERVER = Place(10, 11), Place(10, 12), Place(20, 21)
CHIP = RushChip(SETUP.position, parse_moves(IN_THREE))
CHIPS = CupChips(SETUP, (CHIP,) * 3)


async def ready(store: Store, place: Place = HERE, player: int = 7, cup: int = CUP) -> int:
    return await store.begin(place, start(SETUP, CHIPS.chips, player, GO - 50, cup=cup), private=True)


async def test_the_chips_of_a_cup_that_were_stored_first_are_kept(store: Store) -> None:
    assert await store.cup_chips(CUP) is None
    other = CupChips(draw_setup(RULES_2013, Random(2)), (RushChip(Position.from_code("005T3CF-5YD0FPW"), parse_moves("Y-up")),))
    assert await store.keep_cup_chips(CUP, CHIPS) == CHIPS
    assert await store.keep_cup_chips(CUP, other) == CHIPS
    assert await store.keep_cup_chips(CUP + 1, other) == await store.cup_chips(CUP + 1) == other


async def test_a_run_has_its_points_and_the_time_of_its_last_solution_without_time_given_back(store: Store) -> None:
    game_id = await ready(store)
    assert await store.cup_run(CUP, 7) is None
    await store.append(game_id, 1, [RushStarted(GO), RushSolved(GO + 20, parse_moves(IN_FOUR))])
    assert await store.cup_run(CUP, 7) == CupRun(4, 20.0)
    await store.append(game_id, 3, [TimeGivenBack(GO + 1000, 900.0), RushSolved(GO + 1030, parse_moves(IN_THREE))])
    await store.append(game_id, 5, [RushPassed(GO + 1050), RushEnded(GO + 1050, RushEnding.ALL_PLAYED, 2)])
    assert await store.cup_run(CUP, 7) == CupRun(9, 130.0)
    assert await store.personal_bests(7) == {}


async def test_a_person_begins_a_cup_once_wherever_they_are(store: Store) -> None:
    places = (HERE, ELSEWHERE, OTHER_SERVER)
    games = [await ready(store, place) for place in places]
    await store.append(games[0], 1, [RushStarted(GO), RushSolved(GO + 1, CHIP.best)])
    for game_id in games[1:]:
        with pytest.raises(CupPlayed):
            await store.append(game_id, 1, [RushStarted(GO)])
        assert len(await store.events_of(game_id)) == 1
    assert await store.cup_run(CUP, 7) == CupRun(5, 1.0)
    await store.append(await ready(store, player=8), 1, [RushStarted(GO)])
    await store.append(await ready(store, Place(10, 13), cup=CUP + 1), 1, [RushStarted(GO)])


async def test_a_rush_beside_a_cup_changes_nothing_of_its_run(store: Store) -> None:
    await store.append(await ready(store), 1, [RushStarted(GO), RushSolved(GO + 1, CHIP.best)])
    (rush,) = start(SETUP, CHIPS.chips, 7, GO)
    game_id = await store.begin(ELSEWHERE, [rush], private=True)
    solved = [RushSolved(GO + 3, CHIP.best), RushSolved(GO + 4, CHIP.best), RushEnded(GO + 5, RushEnding.STOPPED, 2)]
    await store.append(game_id, 1, [RushStarted(GO + 2), *solved])
    assert await store.cup_run(CUP, 7) == CupRun(5, 1.0)
    assert await store.personal_bests(7) == {"rush": 2}


async def test_a_run_stays_when_its_server_is_deleted_and_goes_with_its_player_who_begins_no_other(store: Store) -> None:
    await store.append(await ready(store), 1, [RushStarted(GO)])
    await store.delete_guild(HERE.guild_id)
    with pytest.raises(CupPlayed):
        await store.append(await ready(store, OTHER_SERVER), 1, [RushStarted(closes(CUP) - 1)])
    await store.forget(7)
    assert await store.cup_run(CUP, 7) is None
    with pytest.raises(CupPlayed):
        await store.append(await ready(store, OTHER_SERVER), 1, [RushStarted(closes(CUP) - 1)])


async def test_a_servers_people_are_sorted_by_points_then_time_and_those_who_left_count_for_it_alone(store: Store) -> None:
    took = {7: (20, IN_THREE), 8: (20, IN_FOUR), 9: (10, IN_FOUR), 10: (20, IN_FOUR)}
    for player, (seconds, moves) in took.items():
        await store.append(
            await ready(store, player=player), 1, [RushStarted(GO), RushSolved(GO + seconds, parse_moves(moves))]
        )
    await store.append(await ready(store, OTHER_SERVER, player=11), 1, [RushStarted(GO)])
    await store.append(await ready(store, ELSEWHERE, cup=CUP + 1), 1, [RushStarted(GO)])
    people = await store.cup_people(HERE.guild_id, CUP, limit=4)
    assert [(line.place, line.player, line.points) for line in people.lines] == [(1, 7, 5), (2, 9, 4), (3, 8, 4), (3, 10, 4)]
    await store.mark_absent(HERE.guild_id, [9])
    people = await store.cup_people(HERE.guild_id, CUP, limit=2)
    assert (len(people.lines), people.length) == (2, 3)
    this, empty, after = await store.cup_points([CUP, CUP - 1, CUP + 1])
    assert (this.keys(), sorted(this[HERE.guild_id])) == ({HERE.guild_id, OTHER_SERVER.guild_id}, [4, 4, 4, 5])
    assert (dict(empty), dict(after)) == ({}, {HERE.guild_id: [0]})
    await store.delete_guild(HERE.guild_id)
    (this,) = await store.cup_points([CUP])
    assert this.keys() == {OTHER_SERVER.guild_id}
