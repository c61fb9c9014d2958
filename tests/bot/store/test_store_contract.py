"""What every store guarantees, whatever its implementation."""

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.store import (
    KINDS,
    AlreadyDone,
    Audience,
    BoundElsewhere,
    GameId,
    GameOver,
    GameRunning,
    OutboxEntry,
    Place,
    Quarantined,
    Question,
    Score,
    Span,
    StaleAppend,
    Standing,
    Store,
    UnknownGame,
)
from bot.store.sql import games
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import TARGETS, Robot
from engine.games.match.events import (
    BidMade,
    ChipWon,
    Ending,
    Event,
    HourglassTurned,
    MatchEnded,
    MatchStarted,
    ProverAsked,
    TablesOver,
)
from engine.games.match.play import Command, Pass, PlaceBid, Prove, Stop, decide, start
from engine.games.match.state import Match, Phase, replay
from engine.games.solo.play import start as start_solo
from engine.rules.commands import TimeUp
from engine.rules.events import ChipTurned, Player, PlayerSeen
from engine.rules.outcome import Outcome
from engine.rules.rules import RULES_2013, VERSION
from engine.rules.setup import draw_setup
from tests.bot.store.events import best, match_of, without
from tests.engine.search import solve

Opener = Callable[[], Awaitable[Store]]
Opening = tuple[Event, ...]

HERE = Place(guild_id=10, channel_id=11)
ELSEWHERE = Place(guild_id=10, channel_id=12)
OTHER_SERVER = Place(guild_id=20, channel_id=21)
PROOF = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT))
MONDAY = 1_767_571_200.0
A_WEEK = 7 * 24 * 3600.0
GUILDS = count(1000)


def bids(*players: Player) -> list[Event]:
    return [BidMade(1001.0 + place, player, 5) for place, player in enumerate(players)]


def won(at: float, player: Player) -> list[Event]:
    return [ChipTurned(at - 1, TARGETS[0]), ChipWon(at, player, PROOF)]


def stopped(at: float) -> list[Event]:
    return [MatchEnded(at, Ending.STOPPED, ())]


async def begin_with(store: Store, place: Place, opening: Opening, *parts: Iterable[Event]) -> GameId:
    return await store.begin(place, [*opening, *(event for part in parts for event in part)])


async def chips(store: Store, guild_id: int, since: float | None, limit: int) -> list[Standing]:
    """Return the first lines of the board of chips."""
    return list((await store.leaderboard(guild_id, Score.CHIPS, Span(since), limit=limit)).lines)


async def test_a_match_is_read_back_as_it_was_stored(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.append(match_id, 2, bids(1, 2))
    await store.append(match_id, 4, [])
    (found,) = await store.running()
    assert (found.game_id, found.place, found.rules_version, found.card) == (match_id, HERE, VERSION, None)
    assert found.events == await store.events_of(match_id) == (*opening, *bids(1, 2))


async def test_everything_is_still_there_after_it_was_closed_and_opened_again(opener: Opener, opening: Opening):
    store = await opener()
    match_id = await begin_with(store, HERE, opening, bids(8, 9), won(MONDAY, 1))
    await store.set_card(match_id, 99)
    await store.heartbeat(MONDAY + 0.125)
    await store.remember("commands", "abc")
    before = await store.running()
    await store.close()
    again = await opener()
    assert await again.running() == before
    assert before[0].card == 99
    assert await chips(again, HERE.guild_id, None, 10) == [Standing(1, 1, 1)]
    assert await again.last_heartbeat() == MONDAY + 0.125
    assert await again.recall("commands") == "abc"


async def test_closing_twice_does_no_harm(store: Store):
    await store.close()
    await store.close()


async def test_running_matches_come_oldest_first_and_without_those_that_are_over(store: Store, opening: Opening):
    first = await store.begin(ELSEWHERE, opening)
    over = await begin_with(store, OTHER_SERVER, opening, stopped(1001))
    last = await store.begin(HERE, opening)
    assert [match.game_id for match in await store.running()] == [first, last]
    assert await store.events_of(over) == (*opening, *stopped(1001))


async def test_a_channel_has_one_match_at_a_time(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    with pytest.raises(GameRunning) as refused:
        await store.begin(HERE, opening)
    assert refused.value.place == HERE
    await store.begin(ELSEWHERE, opening)
    await store.append(match_id, 2, stopped(1001))
    assert await store.begin(HERE, opening) != match_id


async def test_of_two_matches_begun_at_once_in_a_channel_one_is_refused(store: Store, opening: Opening):
    answers = await asyncio.gather(store.begin(HERE, opening), store.begin(HERE, opening), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["GameRunning", "int"]
    assert [match.events for match in await store.running()] == [opening]


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_an_append_that_believes_in_another_number_of_events_is_refused(store: Store, opening: Opening, number: int):
    match_id = await store.begin(HERE, opening)
    with pytest.raises(StaleAppend) as refused:
        await store.append(match_id, number, bids(1))
    assert (refused.value.game_id, refused.value.expected, refused.value.stored) == (match_id, number, 2)
    assert await store.events_of(match_id) == opening


async def test_two_appends_at_once_do_not_mix(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    one, other = bids(*range(1, 30)), bids(*range(31, 60))
    answers = await asyncio.gather(store.append(match_id, 2, one), store.append(match_id, 2, other), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "StaleAppend"]
    assert await store.events_of(match_id) in [(*opening, *one), (*opening, *other)]


async def test_many_calls_at_once_see_and_leave_whole_matches_only(store: Store, opening: Opening):
    places = [Place(30, channel) for channel in range(20)]

    async def play(place: Place) -> GameId:
        match_id = await store.begin(place, opening)
        await store.append(match_id, 2, bids(1, 2, 3))
        return match_id

    async def look() -> set[int]:
        return {len(match.events) for match in await store.running()}

    played = asyncio.gather(*map(play, places))
    seen = await asyncio.gather(*(look() for _ in places))
    await played
    assert set().union(*seen) <= {2, 5}
    assert [len(match.events) for match in await store.running()] == [5] * len(places)


@pytest.mark.parametrize("turns", range(0, 60, 4))
async def test_an_append_that_is_cancelled_has_happened_completely_or_not_at_all(store: Store, opening: Opening, turns: int):
    match_id = await store.begin(HERE, opening)
    more = [*won(1100, 1), *bids(*range(10)), *won(1200, 2)]
    appending = asyncio.create_task(store.append(match_id, 2, more))
    for _ in range(turns):
        await asyncio.sleep(0)
    appending.cancel()
    await asyncio.wait([appending])
    found = await store.events_of(match_id)
    assert found in [opening, (*opening, *more)]
    assert len(await chips(store, HERE.guild_id, None, 10)) == (0 if found == opening else 2)
    await store.append(match_id, len(found), bids(9))


async def test_a_thousand_appends_at_once_to_as_many_matches_all_hold(store: Store, opening: Opening):
    games = await asyncio.gather(*(store.begin(Place(40, channel), opening) for channel in range(1000)))
    await asyncio.gather(*(store.append(game_id, 2, bids(game_id)) for game_id in games))
    assert {game.game_id: game.events for game in await store.running()} == {
        game_id: (*opening, *bids(game_id)) for game_id in games
    }


async def test_of_many_appends_at_once_those_that_are_refused_do_no_harm_to_the_others(store: Store, opening: Opening):
    games = [await store.begin(Place(40, channel), opening) for channel in range(40)]
    over = await begin_with(store, ELSEWHERE, opening, stopped(1001))
    refused = [
        store.append(games[0], 7, bids(1)),
        store.append(over, 3, bids(1)),
        store.append(9_999, 2, bids(1)),
        store.append(games[1], 2, [*bids(1), best(5, 3)]),
        store.begin(Place(40, 0), opening),
    ]
    kept = [store.append(game_id, 2, bids(3)) for game_id in games[2:]]
    answers = await asyncio.gather(*kept[:20], *refused, *kept[20:], return_exceptions=True)
    assert Counter(type(answer).__name__ for answer in answers) == {
        "NoneType": 38,
        "StaleAppend": 1,
        "GameOver": 1,
        "UnknownGame": 1,
        "ValueError": 1,
        "GameRunning": 1,
    }
    assert [len(game.events) for game in await store.running()] == [2, 2, *[3] * 38]


async def test_an_append_that_fails_leaves_nothing(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening[:1])
    with pytest.raises(ValueError, match="not turned up"):
        await store.append(match_id, 1, [*bids(1), ChipWon(1002, 1, PROOF)])
    assert await store.events_of(match_id) == opening[:1]
    await store.append(match_id, 1, bids(2))


@pytest.mark.parametrize(
    "unreadable",
    [
        BidMade("soon", 1, 5),  # pyright: ignore[reportArgumentType]
        BidMade(math.nan, 1, 5),
        BidMade(1002.0, 1, 5.5),  # pyright: ignore[reportArgumentType]
        ChipTurned(1002.0, 66),  # pyright: ignore[reportArgumentType]
    ],
    ids=repr,
)
async def test_what_could_not_be_read_again_is_not_stored(store: Store, opening: Opening, unreadable: Event):
    match_id = await store.begin(HERE, opening)
    with pytest.raises(ValueError):  # noqa: PT011 - the words are those of whatever noticed it
        await store.append(match_id, 2, [*bids(1), unreadable])
    assert await store.events_of(match_id) == opening
    with pytest.raises(ValueError):  # noqa: PT011
        await store.begin(ELSEWHERE, [*opening, unreadable])
    assert [game.game_id for game in await store.running()] == [match_id]


async def test_rules_that_could_not_be_read_again_are_not_stored(store: Store, opening: Opening):
    started, turned = opening
    assert isinstance(started, MatchStarted)
    for wrong in ({"fifth_robot": 66}, {"ties": 66}, {"max_moves": 5.5}, {"difficulty": "diagonals=66"}):
        rules = replace(RULES_2013)
        for name, value in wrong.items():
            object.__setattr__(rules, name, value)  # as if the check of the rules had a hole
        with pytest.raises(ValueError):  # noqa: PT011
            await store.begin(HERE, [replace(started, rules=rules), turned])
    assert await store.running() == []


async def test_a_game_that_a_later_version_has_gone_on_with_is_left_to_it(
    store: Store, opening: Opening, monkeypatch: pytest.MonkeyPatch
):
    newer = await begin_with(store, HERE, opening, bids(1))
    other = await store.begin(ELSEWHERE, opening)
    with monkeypatch.context() as earlier:
        earlier.setitem(KINDS, "match", without("BidMade"))
        assert [game.game_id for game in await store.running()] == [other]
        assert [(game.game_id, game.place) for game in store.newer()] == [(newer, HERE)]
        with pytest.raises(GameRunning):
            await store.begin(HERE, opening)
        await store.append(other, len(opening), stopped(1001.0))
    assert await store.quarantined() == []
    assert [game.game_id for game in await store.running()] == [newer]
    assert store.newer() == []


async def test_a_game_by_later_rules_is_left_to_who_knows_them(store: Store, opening: Opening, monkeypatch: pytest.MonkeyPatch):
    later = await store.begin(HERE, opening)
    monkeypatch.setattr(games, "VERSION", VERSION - 1)
    assert await store.running() == []
    assert [game.game_id for game in store.newer()] == [later]
    assert await store.quarantined() == []


async def test_a_game_that_is_set_aside_stands_in_nobodys_way_until_it_is_taken_up(opener: Opener, opening: Opening):
    store = await opener()
    aside = await store.begin(HERE, opening)
    await store.quarantine(aside, "ValueError: no such robot")
    assert await store.quarantined() == [
        Quarantined(aside, HERE, kind="match", reason="ValueError: no such robot", pending=True)
    ]
    another = await store.begin(HERE, opening)
    assert [game.game_id for game in await store.running()] == [another]
    with pytest.raises(GameRunning):
        await store.restore(aside)
    await store.append(another, 2, stopped(1001))
    await store.quarantine_announced(aside)
    await store.close()
    store = await opener()
    assert [(game.game_id, game.pending) for game in await store.quarantined()] == [(aside, False)]
    await store.restore(aside)
    assert await store.quarantined() == []
    (again,) = await store.running()
    assert (again.game_id, again.events) == (aside, opening)
    for call in (store.restore(aside), store.restore(99), store.quarantine(99, "")):
        with pytest.raises(UnknownGame):
            await call


async def test_nobody_is_told_of_a_game_that_was_over_and_announced(store: Store, opening: Opening):
    over = await begin_with(store, HERE, opening, stopped(1001))
    unannounced = await store.begin(HERE, opening)
    await store.append(unannounced, 2, stopped(1001), is_news=True)
    for game_id in (over, unannounced):
        await store.quarantine(game_id, "no such robot")
    assert [(game.game_id, game.pending) for game in await store.quarantined()] == [(over, False), (unannounced, True)]
    assert await store.with_pending() == []


async def test_a_match_that_cannot_begin_leaves_nothing(store: Store, opening: Opening):
    for events in ([], opening[1:]):
        with pytest.raises(ValueError, match="begins with MatchStarted or SoloStarted"):
            await store.begin(HERE, events)
    with pytest.raises(ValueError, match="not turned up"):
        await store.begin(HERE, [*opening[:1], ChipWon(1002, 1, PROOF)])
    assert await store.running() == []
    await store.begin(HERE, opening)


async def test_nothing_happens_in_a_match_that_is_over(store: Store, opening: Opening):
    match_id = await begin_with(store, HERE, opening, stopped(1001))
    with pytest.raises(GameOver):
        await store.append(match_id, 3, bids(1))
    assert len(await store.events_of(match_id)) == 3


async def test_a_match_that_was_never_begun_is_unknown(store: Store):
    for call in (store.append(5, 0, bids(1)), store.events_of(5), store.set_card(5, 1)):
        with pytest.raises(UnknownGame) as refused:
            await call
        assert refused.value.game_id == 5


async def test_the_card_of_a_match_is_the_one_that_was_set_last(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    other = await store.begin(ELSEWHERE, opening)
    await store.set_card(match_id, 2**62)
    await store.set_card(other, 6)
    assert [match.card for match in await store.running()] == [2**62, 6]
    await store.set_card(other, None)
    assert [match.card for match in await store.running()] == [2**62, None]


async def test_it_is_known_whether_the_card_of_a_match_has_a_picture(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.set_card(match_id, 5, in_words=True)
    assert [(match.card, match.card_in_words) for match in await store.running()] == [(5, True)]
    await store.set_card(match_id, 5)
    assert [(match.card, match.card_in_words) for match in await store.running()] == [(5, False)]


async def test_a_match_moves_to_its_thread_when_it_is_announced_and_the_next_one_there_knows_the_channel(
    store: Store, opening: Opening
):
    match_id = await store.begin(HERE, opening, is_announced=True, is_news=True, home=HERE.channel_id)
    assert await store.home_of(HERE) is None
    await store.announced_in(match_id, 2**62, HERE.channel_id)
    thread = replace(HERE, channel_id=2**62)
    (moved,) = await store.running()
    assert (moved.place, moved.home, [entry.number for entry in moved.pending]) == (thread, HERE.channel_id, [1])
    assert await store.home_of(thread) == HERE.channel_id
    await store.begin(HERE, opening)


async def test_a_command_with_an_id_is_done_once_and_forgotten_after_a_while(store: Store, opening: Opening):
    async def again(call: Coroutine[Any, Any, object]) -> None:
        with pytest.raises(AlreadyDone):
            await call

    match_id = await store.begin(HERE, opening, command_id="page.1")
    await again(store.begin(ELSEWHERE, opening, command_id="page.1"))
    await store.append(match_id, 2, bids(1), command_id="page.2")
    await again(store.append(match_id, 3, bids(2), command_id="page.2"))
    await store.append(match_id, 3, bids(2), command_id="page.3")
    assert [len(match.events) for match in await store.running()] == [4]
    assert [await store.was_done(f"page.{number}") for number in range(1, 5)] == [True, True, True, False]
    await store.delete_done(opening[0].at)
    assert await store.was_done("page.1")
    await store.delete_done(opening[0].at + 3600)
    assert not await store.was_done("page.1")


async def test_a_command_that_could_not_be_stored_was_not_done(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    with pytest.raises(StaleAppend):
        await store.append(match_id, 5, bids(1), command_id="page.1")
    with pytest.raises(GameRunning):
        await store.begin(HERE, opening, command_id="page.1")
    assert not await store.was_done("page.1")
    await store.append(match_id, 2, bids(1), command_id="page.1")


async def test_what_is_to_be_told_stays_in_the_outbox_until_it_has_been(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.append(match_id, 2, bids(1))
    assert await store.with_pending() == []
    asked, won = [ProverAsked(1005.0625, 1)], [ChipWon(1006, 1, PROOF)]
    await store.append(match_id, 3, asked, is_news=True)
    await store.append(match_id, 4, won, is_news=True)
    (found,) = await store.with_pending()
    assert found == (await store.running())[0]
    assert (found.game_id, found.place, len(found.events)) == (match_id, HERE, 5)
    assert found.pending == await store.pending(match_id) == (OutboxEntry(3, 1, 1005.062), OutboxEntry(4, 1, 1006.0))
    await store.delivered(match_id, 4)
    assert await store.pending(match_id) == (OutboxEntry(4, 1, 1006.0),)
    await store.delivered(match_id, 5)
    assert await store.with_pending() == []


async def test_what_happens_at_the_beginning_of_a_match_can_be_told_too(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening, is_announced=True, is_news=True)
    (found,) = await store.running()
    first, others = OutboxEntry(0, 1, opening[0].at), OutboxEntry(1, len(opening) - 1, opening[-1].at)
    assert found.pending == (first, others)
    await store.delivered(match_id, 1)
    assert await store.pending(match_id) == (others,)
    await store.delivered(match_id, len(opening))
    assert await store.pending(match_id) == ()


async def test_the_end_of_a_match_is_to_be_told_though_it_is_over(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.append(match_id, 2, stopped(1006), is_news=True)
    assert [match.game_id for match in await store.with_pending()] == [match_id]
    await store.delivered(match_id, 3)
    assert await store.with_pending() == []


async def test_what_was_not_told_for_long_becomes_one_entry(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    other = await store.begin(ELSEWHERE, opening, is_news=True)
    for number in range(2, 6):
        await store.append(match_id, number, [BidMade(1000 + number, 1, number)], is_news=number != 4)
    await store.coalesce(match_id, 2, 3)
    assert await store.pending(match_id) == (OutboxEntry(2, 3, 1002.0), OutboxEntry(5, 1, 1005.0))
    await store.coalesce(match_id, 6, 3)
    assert len(await store.pending(match_id)) == 2
    assert len(await store.pending(other)) == 1


async def test_nothing_is_to_be_told_of_a_match_that_was_deleted(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening, is_news=True)
    await store.delete_guild(HERE.guild_id)
    assert await store.pending(match_id) == ()
    await store.delivered(match_id, 2)
    assert await store.with_pending() == []


async def test_events_that_could_not_be_stored_are_not_to_be_told(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    with pytest.raises(StaleAppend):
        await store.append(match_id, 5, bids(1), is_news=True)
    with pytest.raises(ValueError, match="not 4"):
        await store.append(match_id, 2, [best(1, 3), best(1, 4)], is_news=True)
    assert await store.pending(match_id) == ()


async def test_matches_that_ended_without_the_best_solution_of_their_last_round_are_found(store: Store, opening: Opening):
    second = [*won(1100, 1), *stopped(1200)]
    lacking = await begin_with(store, HERE, opening, [best(1, 3)], second)
    await begin_with(store, HERE, opening, [*second[:1], best(2, 3)], second[1:])
    untold = await begin_with(store, HERE, opening, second[:-1])
    await store.append(untold, len(opening) + len(second) - 1, second[-1:], is_news=True)
    await store.begin(HERE, opening)
    (found,) = await store.without_best(1200)
    assert (found.game_id, found.place) == (lacking, HERE)
    assert await store.without_best(1200.001) == []
    await store.delivered(untold, len(opening) + len(second))
    await store.append(lacking, 6, [best(2, 3)])
    assert [found.game_id for found in await store.without_best(1200)] == [untold]


async def test_only_a_best_solution_may_come_after_the_end_of_a_match(store: Store, opening: Opening):
    match_id = await begin_with(store, HERE, opening, stopped(1001))
    with pytest.raises(GameOver):
        await store.append(match_id, 3, [best(1, 3), *bids(1)])
    await store.append(match_id, 3, [best(1, 3)])
    assert await store.events_of(match_id) == (*opening, *stopped(1001), best(1, 3))
    assert await store.running() == []


async def test_a_question_is_kept_until_it_is_said_that_its_buttons_are_gone(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.append(match_id, 2, bids(1))
    await store.append(match_id, 3, [ProverAsked(1005, 1)])
    question = Question(7, number=3, events=1)
    await store.set_question(match_id, question)
    assert [match.question for match in await store.running()] == [question]
    await store.set_question(match_id, None)
    assert [match.question for match in await store.running()] == [None]


async def test_who_sees_a_game_is_known_also_when_it_is_over(store: Store, opening: Opening):
    match_id = await begin_with(store, HERE, opening, stopped(1001))
    assert await store.audience_of(match_id) == Audience(HERE)
    solo = start_solo(RULES_2013, draw_setup(RULES_2013, Random(1)), 7, 1000, Random(1))
    private_id = await store.begin(Place(0, 5, 6), solo, private=True)
    assert await store.audience_of(private_id) == Audience(Place(0, 5, 6), 7)
    with pytest.raises(UnknownGame):
        await store.audience_of(99)


def table(opening: Opening) -> Opening:
    """Return the same match as a table of a tournament."""
    first, *others = opening
    assert isinstance(first, MatchStarted)
    return replace(first, rules=replace(first.rules, tournament=True)), *others


async def test_tables_of_tournaments_are_known_until_the_others_are_over(store: Store, opening: Opening):
    waiting = await begin_with(store, HERE, table(opening), stopped(2000))
    await begin_with(store, ELSEWHERE, table(opening))
    await begin_with(store, HERE, opening, stopped(3000))
    assert [game.game_id for game in await store.awaiting_tables(1000)] == [waiting]
    assert await store.awaiting_tables(2001) == []
    number = len(await store.events_of(waiting))
    await store.append(waiting, number, [TablesOver(4000)])
    assert await store.awaiting_tables(1000) == []


async def test_a_first_bid_binds_a_person_to_one_table_of_a_tournament(store: Store, opening: Opening):
    first = await begin_with(store, HERE, table(opening), bids(1))
    second = await begin_with(store, ELSEWHERE, table(opening))
    for event in (BidMade(1010, 1, 4), PlayerSeen(1010, 1)):
        with pytest.raises(BoundElsewhere) as refused:
            await store.append(second, len(table(opening)), [event])
        assert refused.value.place == HERE
    await store.append(second, len(table(opening)), bids(2))
    await store.append(first, len(table(opening)) + 1, [BidMade(1020, 1, 3)])
    with pytest.raises(BoundElsewhere):
        await store.append(first, len(table(opening)) + 2, [BidMade(1021, 2, 3)])


async def test_no_erasure_unbinds_and_the_end_of_the_tournament_does(store: Store, opening: Opening):
    first = await begin_with(store, HERE, table(opening), bids(1), stopped(2000))
    second = await begin_with(store, ELSEWHERE, table(opening))
    await store.forget(1)
    with pytest.raises(BoundElsewhere):
        await store.append(second, len(table(opening)), bids(1))
    await store.append(first, len(await store.events_of(first)), [TablesOver(4000)])
    await store.append(second, len(table(opening)), bids(1))


async def test_a_table_that_ended_a_week_ago_binds_nobody(store: Store, opening: Opening):
    await begin_with(store, HERE, table(opening), bids(1), stopped(2000))
    second = await begin_with(store, ELSEWHERE, table(opening))
    with pytest.raises(BoundElsewhere):
        await store.append(second, len(table(opening)), [BidMade(2000 + A_WEEK, 1, 4)])
    await store.append(second, len(table(opening)), [BidMade(2001 + A_WEEK, 1, 4)])


async def test_a_table_in_the_same_channel_is_the_same_table_to_those_who_have_bid(store: Store, opening: Opening):
    await begin_with(store, HERE, table(opening), bids(1), stopped(2000))
    again = await begin_with(store, HERE, table(opening), bids(1))
    assert await store.events_of(again)


async def test_the_shortest_proofs_of_a_tournament_count_when_its_tables_are_over(store: Store, opening: Opening):
    guild = next(GUILDS)
    place = Place(guild, 11)
    match_id = await begin_with(store, place, table(opening), bids(1, 2), [ChipWon(1003, 1, PROOF), best(1, 2)], stopped(2000))
    ever = Span(None, None)
    assert (await store.leaderboard(guild, Score.CHIPS, ever, limit=5)).lines == (Standing(1, 1, 1),)
    assert (await store.leaderboard(guild, Score.BEST, ever, limit=5)).lines == ()
    assert (await store.statistics(guild, 1)).shortest == 0
    await store.append(match_id, len(await store.events_of(match_id)), [TablesOver(4000)])
    assert (await store.leaderboard(guild, Score.BEST, ever, limit=5)).lines == (Standing(1, 1, 1),)
    assert (await store.statistics(guild, 1)).shortest == 1


async def test_the_matches_of_a_channel_that_are_over_are_listed_the_latest_first(store: Store, opening: Opening) -> None:
    first = await begin_with(store, HERE, opening, stopped(2000.5))
    second = await begin_with(store, HERE, opening, stopped(3000.0))
    await begin_with(store, ELSEWHERE, opening, stopped(4000.0))
    aside = await begin_with(store, HERE, opening, stopped(5000.0))
    await store.quarantine(aside, "it cannot be read")
    await begin_with(store, HERE, opening)
    assert await store.matches_over(HERE, 25) == [(second, 3000.0), (first, 2000.5)]
    assert await store.matches_over(HERE, 1) == [(second, 3000.0)]
    assert await store.matches_over(OTHER_SERVER, 25) == []


async def test_a_fact_is_kept_until_another_takes_its_place(store: Store):
    assert await store.recall("commands") is None
    await store.remember("commands", "abc")
    await store.remember("other", "ü\n'")
    await store.remember("commands", "")
    assert (await store.recall("commands"), await store.recall("other")) == ("", "ü\n'")


async def test_the_last_heartbeat_is_told_to_the_millisecond(store: Store):
    assert await store.last_heartbeat() is None
    await store.heartbeat(MONDAY)
    await store.heartbeat(MONDAY + 1.0004)
    assert await store.last_heartbeat() == MONDAY + 1


async def test_a_week_counts_from_its_first_millisecond(store: Store, opening: Opening):
    wins = [won(at, player) for at, player in [(MONDAY - 0.001, 1), (MONDAY, 2), (MONDAY + A_WEEK - 0.001, 3)]]
    await begin_with(store, HERE, opening, bids(8, 9), *wins)
    assert {line.player for line in await chips(store, HERE.guild_id, MONDAY, 10)} == {2, 3}
    assert await chips(store, HERE.guild_id, MONDAY + A_WEEK, 10) == []


async def test_a_week_counts_to_its_last_millisecond(store: Store, opening: Opening):
    wins = [won(at, player) for at, player in [(MONDAY + A_WEEK - 0.001, 1), (MONDAY + A_WEEK, 2)]]
    await begin_with(store, HERE, opening, bids(8, 9), *wins)
    board = await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(MONDAY, MONDAY + A_WEEK), limit=10)
    assert [line.player for line in board.lines] == [1]


async def test_a_deleted_server_leaves_nothing_and_others_are_untouched(store: Store, opening: Opening):
    end = [MatchEnded(1200, Ending.ENOUGH_CHIPS, (1, 2))]
    over = await begin_with(store, HERE, opening, bids(8, 9), won(1100, 1), end)
    running = await begin_with(store, ELSEWHERE, opening, bids(8, 9), won(1100, 1))
    kept = await begin_with(store, OTHER_SERVER, opening, bids(8, 9), won(1100, 1))
    await store.delete_guild(HERE.guild_id)
    assert [match.game_id for match in await store.running()] == [kept]
    assert await chips(store, HERE.guild_id, None, 10) == []
    assert await chips(store, OTHER_SERVER.guild_id, None, 10) == [Standing(1, 1, 1)]
    for match_id in (over, running):
        with pytest.raises(UnknownGame):
            await store.events_of(match_id)


async def test_the_number_of_a_deleted_match_never_comes_back(store: Store, opening: Opening):
    deleted = await store.begin(HERE, opening)
    await store.delete_guild(HERE.guild_id)
    assert await store.begin(HERE, opening) != deleted


@pytest.mark.parametrize(("seed", "fifth"), [(3, None), (7, Robot.BLACK), (8, None), (11, Robot.SILVER)])
async def test_a_stored_match_replays_to_the_match_that_was_played(store: Store, seed: int, fifth: Robot | None):
    random = Random(seed)
    rules = replace(RULES_2013, chips_to_win=2, letters="ABCD", fifth_robot=fifth)
    events = start(rules, draw_setup(rules, random), starter=1, now=MONDAY + random.random(), random=random)
    match_id, match, stored = await store.begin(HERE, events), replay(events), len(events)
    while match.phase is not Phase.OVER:
        (found,) = await store.running()
        assert match_of(found.events) == match
        command = next_command(match, random)
        outcome = decide(match, command, time_of(match, command), random)
        assert isinstance(outcome, Outcome)
        await store.append(match_id, stored, outcome.events)
        stored += len(outcome.events)
        match = outcome.after
    assert match_of(await store.events_of(match_id)) == match
    assert await store.running() == []
    table = await chips(store, HERE.guild_id, None, 10)
    counted = Counter(award.player for award in match.awards if award.counts)
    assert {line.player: line.points for line in table} == counted != {}
    assert len(match.players) > 1


def time_of(match: Match, command: Command) -> float:
    assert match.deadline is not None
    return match.deadline + 1 / 3 if isinstance(command, TimeUp) else match.deadline - 1 / 3


def next_command(match: Match, random: Random) -> Command:
    """Bid what can be shown in two or three moves, or else 4 without a proof; stop in the seventh round."""
    assert match.deadline is not None
    if match.round.number == 7:
        return Stop(match.starter, may_moderate=True)
    solution = solve(match.position, most=3)
    if match.phase is Phase.THINKING:
        return PlaceBid(random.randint(1, 3), len(solution) if solution else 4)
    if match.phase is Phase.PROVING and match.round.prover:
        return Prove(match.round.prover.player, solution) if solution else Pass(match.round.prover.player)
    return TimeUp(match.deadline)


async def test_what_only_time_did_is_stored_like_everything_else(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.append(match_id, 2, [HourglassTurned(1300.1)])
    first, *_, last = await store.events_of(match_id)
    assert isinstance(first, MatchStarted)
    assert last == HourglassTurned(1300.1)
