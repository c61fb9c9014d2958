"""What any store guarantees of races: kept beside other games, counted, erased."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.store import GameRunning, Place, Score, Span, Standing, Store
from engine.games.match.events import Event
from engine.games.race.state import RaceEnded, RaceEnding, RaceEvent, RaceSolved, RaceStarted, RoundDecided, replay
from engine.rules.bots import BOTS, Level
from engine.rules.events import BotJoined, ChipTurned, Player, PlayerSeen
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup
from tests.bot.store.events import best, moves

Opener = Callable[[], Awaitable[Store]]

HERE, ELSEWHERE = Place(10, 11), Place(10, 12)
SETUP = draw_setup(RULES_2013, Random(5))


def begun(starter: Player = 7, rounds: int = 3, *, practice: bool = False) -> list[RaceEvent]:
    started = RaceStarted(1000.0, RULES_2013, SETUP, starter, rounds, practice=practice)
    return [started, ChipTurned(1000.0, SETUP.chips[0])]


def won(*players: Player, winners: tuple[Player, ...], counts: bool = True) -> list[RaceEvent]:
    """A race of three rounds in which these have a solution, and these have won it."""
    solved = [RaceSolved(1001.0 + player, player, moves(3)) for player in players]
    rounds: list[RaceEvent] = [RoundDecided(1100.0)]
    for number in range(1, 3):
        rounds += [ChipTurned(1100.0, SETUP.chips[number]), RaceSolved(1100.0, players[0], moves(3)), RoundDecided(1100.0)]
    return [*solved, *rounds, RaceEnded(1100.0, RaceEnding.ALL_PLAYED, winners, counts)]


async def lines(store: Store) -> tuple[Standing, ...]:
    return (await store.leaderboard(10, Score.RACES, Span(), limit=10)).lines


async def test_a_race_is_read_back_as_it_was_stored(opener: Opener) -> None:
    store = await opener()
    game_id = await store.begin(HERE, begun())
    more: list[RaceEvent] = [PlayerSeen(1001.0, 8), RaceSolved(1002.0, 8, moves(4)), best(1, 3)]
    await store.append(game_id, 2, more)
    await store.close()
    (found,) = await (await opener()).running()
    assert found.events == (*begun(), *more)
    assert replay(found.events).round.entries[0].player == 8  # pyright: ignore[reportArgumentType]


async def test_a_channel_has_one_race_beside_a_match(store: Store, opening: tuple[Event, ...]) -> None:
    await store.begin(HERE, opening)
    await store.begin(HERE, begun())
    with pytest.raises(GameRunning):
        await store.begin(HERE, begun(8))
    assert await store.begin(ELSEWHERE, begun(8))


async def test_a_race_that_two_have_solved_counts_once_it_is_played_to_its_end(store: Store) -> None:
    game_id = await store.begin(HERE, begun())
    await store.append(game_id, 2, won(7, 8, winners=(8,)))
    assert await lines(store) == (Standing(1, 8, 1),)
    statistics = await store.statistics(10, 8)
    assert (statistics.races, statistics.races_won, statistics.matches, statistics.victories) == (1, 1, 0, 0)
    assert (await store.statistics(None, 7)).races == 1
    assert await store.first_point(10) == 1100.0


@pytest.mark.parametrize(
    ("opening", "rest"),
    [
        (begun(), won(7, 8, winners=(8,), counts=False)),
        (begun(practice=True), won(7, 8, winners=(8,))),
        (begun(), won(7, 8, winners=())),
    ],
)
async def test_other_races_do_not_count(store: Store, opening: list[RaceEvent], rest: list[RaceEvent]) -> None:
    game_id = await store.begin(HERE, opening)
    await store.append(game_id, 2, rest)
    assert await lines(store) == ()


async def test_a_race_with_bots_is_practice_until_two_people_have_a_solution(store: Store) -> None:
    joined = BotJoined(1000.0, BOTS[0], Level.EASY, 1)
    game_id = await store.begin(HERE, [begun()[0], joined, *begun()[1:]])
    await store.append(game_id, 3, [RaceSolved(1001.0, BOTS[0], moves(3)), RaceSolved(1002.0, 7, moves(3))])
    assert (await store.statistics(10, 7)).races == 0
    await store.append(game_id, 5, won(8, winners=(8, BOTS[0])))
    assert (await store.statistics(10, 7)).races == 1
    assert await lines(store) == (Standing(1, 8, 1),)


async def test_races_against_bots_alone_are_counted_apart_until_their_player_is_forgotten(store: Store) -> None:
    joined = BotJoined(1000.0, BOTS[0], Level.EASY, 1)
    for winners, solvers in (((7,), (7,)), ((BOTS[0],), (7,)), ((), (7,)), ((7,), (7, 8))):
        game_id = await store.begin(HERE, [begun()[0], joined, *begun()[1:]])
        await store.append(game_id, 3, won(*solvers, winners=winners))
    for guild_id in (10, None):
        found = await store.statistics(guild_id, 7)
        assert (found.races_beside_bots, found.races_won_beside_bots, found.races, found.races_won) == (2, 1, 1, 1)
    assert (await store.statistics(10, 8)).races_beside_bots == 0
    await store.forget(7)
    assert (await store.statistics(10, 7)).races_beside_bots == 0


async def test_a_race_that_two_people_have_solved_counts_also_when_a_bot_joins_it(store: Store) -> None:
    game_id = await store.begin(HERE, begun())
    *solved, ended = won(7, 8, winners=(8,))
    await store.append(game_id, 2, [*solved, BotJoined(1001.0, BOTS[0], Level.EASY, 1), ended])
    assert await lines(store) == (Standing(1, 8, 1),)


async def test_an_erased_player_leaves_nothing_but_their_moves(store: Store) -> None:
    game_id = await store.begin(HERE, begun(8))
    await store.append(game_id, 2, won(7, 8, winners=(7, 8)))
    await store.forget(8)
    assert await lines(store) == (Standing(1, 7, 1),)
    events = await store.events_of(game_id)
    assert not any(getattr(event, "player", None) == 8 or getattr(event, "starter", None) == 8 for event in events)
    solved = [event for event in events if isinstance(event, RaceSolved)]
    assert [(event.player, len(event.moves)) for event in solved[:2]] == [(7, 3), (-1, 3)]
    assert events[-1].winners == (7, -1)  # pyright: ignore[reportAttributeAccessIssue]
    assert (await store.statistics(10, 8)).races == 0


async def test_the_running_games_of_a_player_are_those_they_began_joined_or_looked_at(
    store: Store, opening: tuple[Event, ...]
) -> None:
    match_id = await store.begin(HERE, opening)
    race_id = await store.begin(HERE, begun(7))
    await store.append(race_id, 2, [RaceSolved(1001.0, 8, moves(3)), PlayerSeen(1002.0, 9)])
    assert [game.game_id for game in await store.running_with(8)] == [race_id]
    assert [game.game_id for game in await store.running_with(9)] == [race_id]
    starter = opening[0].starter  # pyright: ignore[reportAttributeAccessIssue]
    assert match_id in [game.game_id for game in await store.running_with(starter)]
    await store.append(race_id, 4, [RaceEnded(1100.0, RaceEnding.STOPPED, ())])
    assert await store.running_with(8) == []
