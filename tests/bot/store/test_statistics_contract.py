"""Leaderboards and statistics of every store follow from the events: recounted here in plain Python."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

import pytest

from bot.store import GameEvent, GameId, Leaderboard, Place, Score, Span, Standing, Statistics, Store, UnknownGame
from engine.board.pieces import TARGETS
from engine.games.match.events import (
    BidMade,
    BidOvertaken,
    ChipWon,
    Ending,
    Event,
    MatchEnded,
    MatchStarted,
    ProofFailed,
    ProverAsked,
    ProverPassed,
)
from engine.rules.bots import BOTS, Level, is_bot
from engine.rules.erasure import forgotten
from engine.rules.events import BotJoined, ChipReturned, ChipTurned, ClockSet, Player, PlayerLeft, PlayerRemoved, TimeGivenBack
from tests.at_length import few_of
from tests.bot.store.events import best, match_of, moves

Opening = tuple[Event, ...]
Opener = Callable[[], Awaitable[Store]]

HERE, ELSEWHERE, OTHER_SERVER = Place(10, 11), Place(10, 12), Place(20, 21)
MONDAY = 1_767_571_200.0
HOUR, DAY = 3600.0, 86400.0
SPANS = [Span(), Span(MONDAY + DAY), Span(None, MONDAY + 2 * DAY), Span(MONDAY + DAY, MONDAY + 2.5 * DAY)]


@dataclass
class Played:
    """A match, and how long the best solutions of its rounds are, as far as they are known."""

    place: Place
    events: list[GameEvent]
    best: dict[int, int] = field(default_factory=dict)
    match_id: GameId = 0


def some_match(random: Random, opening: Opening, place: Place, *, clock_is_set: bool = True, with_bots: bool = True) -> Played:
    """Return a match of some rounds, not all of which anybody wins."""
    now = MONDAY + random.uniform(0, 3 * DAY)
    started = opening[0]
    assert isinstance(started, MatchStarted)
    events: list[GameEvent] = [replace(started, at=now, starter=random.randint(1, 6))]
    known = dict[int, int]()
    bots = BOTS[: random.choice([0, 0, 1, 2])] if with_bots else ()
    events += [BotJoined(now, bot, Level.EASY, 1) for bot in bots]
    people = random.sample(range(1, 7), random.choice([1, 2, 6])) if bots else range(1, 7)
    for round_number in range(1, random.randint(2, 8)):
        events.append(ChipTurned(now, TARGETS[round_number]))
        bidders = random.sample([*people, *bots], random.randint(0, min(3, len(people) + len(bots))))
        for player in [*bidders, *bidders[:1]]:
            now += random.uniform(0, 60)
            events.append(BidMade(now, player, random.randint(2, 9)))
            if random.random() < 0.2:
                events.append(TimeGivenBack(now, random.uniform(0, 1000)))
                now += 1000
            if clock_is_set and random.random() < 0.2:
                seconds = random.uniform(-5000, 5000)
                now += seconds
                events.append(ClockSet(now, seconds))
        now += 60
        for player in bidders:
            events.append(ProverAsked(now, player))
            now += random.uniform(0, 100)
            count = random.randint(2, 4)
            if random.random() < 0.6:
                events.append(ChipWon(now, player, moves(count), counts=len(people) > 1 and count < 4))
                break
            failed = ProofFailed(now, player, moves(count)) if random.random() < 0.7 else ProverPassed(now, player)
            events.append(failed)
        else:
            events.append(ChipReturned(now, TARGETS))
        if random.random() < 0.7:
            known[round_number] = 2
        now += random.uniform(0, 4 * HOUR)
    if random.random() < 0.6:
        players = sorted({event.player for event in events if isinstance(event, BidMade)})
        winners = tuple(random.sample(players, min(len(players), random.randint(0, 2))))
        counted = tuple(winner for winner in winners if random.random() < 0.5)
        events.append(MatchEnded(now, Ending.PILE_EMPTY if winners else Ending.STOPPED, winners, counted))
    return Played(place, with_times_of_bids(events), known)


async def play(store: Store, random: Random, played: Played) -> None:
    """Store a match in several steps; best solutions become known at any time from the beginning of the round."""
    unknown, coming, stored = dict(played.best), played.events[1:], played.events[:1]
    played.match_id = await store.begin(played.place, stored)

    async def append(*some: GameEvent) -> None:
        await store.append(played.match_id, len(stored), some)
        stored.extend(some)

    async def find(share: float) -> None:
        begun = sum(isinstance(event, ChipTurned) for event in stored)
        for round_number in [number for number in unknown if number <= begun and random.random() < share]:
            await append(best(round_number, unknown.pop(round_number)))

    while coming:
        count = random.randint(1, 6)
        await append(*coming[:count])
        del coming[:count]
        await find(0.3)
    await find(1)
    played.events = stored


async def play_some(store: Store, random: Random, opening: Opening) -> list[Played]:
    matches: list[Played] = []
    for place in [HERE, ELSEWHERE, OTHER_SERVER, HERE, HERE, OTHER_SERVER, ELSEWHERE, HERE]:
        match = some_match(random, opening, place)
        if not isinstance(match.events[-1], MatchEnded):
            match.place = Place(place.guild_id, 100 + len(matches))
        await play(store, random, match)
        matches.append(match)
    return matches


@dataclass(frozen=True)
class Shown:
    """A proof, from the events."""

    event: ChipWon | ProofFailed
    turned: ChipTurned
    bid: BidMade
    given_back: float
    best: int | None

    @property
    def taken(self) -> float:
        """How long the bid took, from the chip on."""
        return self.bid.at - self.turned.at - self.given_back


def proofs(played: Played) -> Iterator[Shown]:
    round_number, given_back = 0, 0.0
    turned: ChipTurned | None = None
    bids = dict[Player, tuple[BidMade, float]]()
    for event in played.events:
        match event:
            case ChipTurned():
                round_number, given_back, turned, bids = round_number + 1, 0.0, event, {}
            case TimeGivenBack() | ClockSet():
                given_back += event.seconds
            case BidMade():
                # The same number with another path leaves the bid where it is.
                if event.player not in bids or bids[event.player][0].moves != event.moves:
                    bids[event.player] = event, given_back
            case ChipWon() | ProofFailed() if event.player > 0:
                assert turned is not None
                yield Shown(event, turned, *bids[event.player], played.best.get(round_number))
            case _:
                pass


def with_times_of_bids(events: list[GameEvent]) -> list[GameEvent]:
    taken = {id(one.event): one.taken for one in proofs(Played(HERE, events, {}))}
    return [replace(event, after=taken.get(id(event))) if isinstance(event, ChipWon) else event for event in events]


def is_practice(played: Played) -> bool:
    """Return whether one person has played against bots: then nothing of it counts."""
    return any(isinstance(event, BotJoined) for event in played.events) and bidders_of(played) < 2


def bidders_of(played: Played) -> int:
    return len({event.player for event in played.events if isinstance(event, BidMade) and not is_bot(event.player)})


def points(matches: list[Played], guild: int, score: Score) -> Iterator[tuple[Player, float]]:
    for played in matches:
        if played.place.guild_id != guild:
            continue
        if is_practice(played):
            continue
        if score is Score.MATCHES:
            ends = [event for event in played.events if isinstance(event, MatchEnded)]
            yield from ((winner, end.at) for end in ends for winner in end.counted if winner > 0)
        for shown in proofs(played):
            won = isinstance(shown.event, ChipWon) and shown.event.counts
            if won and (score is Score.CHIPS or (score is Score.BEST and len(shown.event.moves) == shown.best)):
                yield shown.event.player, shown.event.at


def plain_board(
    matches: list[Played], guild: int, score: Score, span: Span, absent: set[Player], cut: slice, player: Player
) -> Leaderboard:
    counted = [
        (who, at)
        for who, at in points(matches, guild, score)
        if who not in absent and (span.since or 0) <= at < (span.until or 1e12)
    ]
    count = Counter(who for who, _ in counted)
    last = {who: max(round(at, 3) for other, at in counted if other == who) for who in count}
    order = sorted(count, key=lambda who: (-count[who], last[who], who))
    lines = [Standing(1 + sum(more > count[who] for more in count.values()), who, count[who]) for who in order]
    return Leaderboard(tuple(lines[cut]), next((line for line in lines if line.player == player), None), len(lines))


def plain_statistics(matches: list[Played], guild: int | None, player: Player) -> Statistics:
    here = [played for played in matches if guild in (None, played.place.guild_id)]
    counted = [played for played in here if not is_practice(played)]
    bids = [[event for event in played.events if isinstance(event, BidMade) and event.player == player] for played in here]
    shown = [shown for played in counted for shown in proofs(played) if shown.event.player == player]
    held = [one for one in shown if isinstance(one.event, ChipWon)]
    above = [len(one.event.moves) - one.best for one in held if one.best is not None]
    quickest = min((one.taken for one in held), default=None)
    practised = [
        event.winners
        for some, played in zip(bids, here, strict=True)
        for event in played.events
        if some and is_practice(played) and isinstance(event, MatchEnded) and event.winners
    ]
    first = min((bid.at for some in bids for bid in some), default=None)
    return Statistics(
        chips=len(held),
        victories=sum(
            who == player
            for there in {played.place.guild_id for played in here}
            for who, _ in points(matches, there, Score.MATCHES)
        ),
        matches=sum(bool(some) for some, played in zip(bids, here, strict=True) if played in counted),
        tried=len(shown),
        held=len(held),
        judged=len(above),
        shortest=above.count(0),
        moves_above=sum(above),
        quickest_bid=None if quickest is None else pytest.approx(quickest, abs=0.003),  # pyright: ignore[reportArgumentType]
        longest_proof=max((len(one.event.moves) for one in held), default=None),
        first_played=None if first is None else first // 900 * 900,
        beside_bots=len(practised),
        won_beside_bots=sum(player in winners for winners in practised),
    )


async def check(store: Store, matches: list[Played], absent: set[Player]) -> None:
    """Every board and all statistics are what the events say."""
    for guild, score, span in product((10, 20, 30), Score, SPANS):
        for cut, player in [(slice(0, 3), 1), (slice(2, 4), 6), (slice(0, 0), 9), (slice(50, 60), 3)]:
            found = await store.leaderboard(guild, score, span, skip=cut.start, limit=cut.stop - cut.start, player=player)
            hidden = absent if guild == HERE.guild_id else set[Player]()
            assert found == plain_board(matches, guild, score, span, hidden, cut, player)
    for guild, player in product((10, 20, None), range(1, 8)):
        assert await store.statistics(guild, player) == plain_statistics(matches, guild, player)
        quarters = [Span(MONDAY + 6 * HOUR * part, MONDAY + 6 * HOUR * (part + 1)) for part in range(20)]
        bid_at = [
            event.at
            for played in matches
            for event in played.events
            if guild in (None, played.place.guild_id) and isinstance(event, BidMade) and event.player == player
        ]
        expected = [any((span.since or 0) <= at < (span.until or 0) for at in bid_at) for span in quarters]
        assert await store.played(guild, player, quarters) == expected


async def test_a_match_against_bots_counts_from_its_second_person_on(store: Store, opening: Opening):
    joined = BotJoined(MONDAY, BOTS[0], Level.HARD, 1)
    bid = BidMade(MONDAY, 3, 2)
    first = [*opening[:1], joined, *opening[1:], bid, ChipWon(MONDAY + 5, 3, moves(2)), best(1, 2)]
    match_id = await store.begin(HERE, first)
    assert await store.statistics(HERE.guild_id, 3) == Statistics(first_played=MONDAY), "practice"
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).length == 0
    await store.append(match_id, len(first), [ChipTurned(MONDAY + 9, TARGETS[2]), BidMade(MONDAY + 10, BOTS[0], 5)])
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).length == 0, "a bot is no second person"
    await store.append(match_id, len(first) + 2, [BidMade(MONDAY + 11, 4, 5), ChipWon(MONDAY + 70, BOTS[0], moves(5))])
    for score in (Score.CHIPS, Score.BEST):
        board = await store.leaderboard(HERE.guild_id, score, Span(), limit=9)
        assert board.lines == (Standing(1, 3, 1),), "nothing of it is the bot's"
    assert (await store.statistics(HERE.guild_id, 3)).chips == 1


async def test_matches_against_bots_alone_are_counted_apart_until_their_player_is_forgotten(store: Store, opening: Opening):
    joined = BotJoined(MONDAY, BOTS[0], Level.HARD, 1)
    begun = [*opening[:1], joined, *opening[1:], BidMade(MONDAY, 3, 2), ChipWon(MONDAY + 5, 3, moves(2))]
    with_another = [*begun, BidMade(MONDAY + 6, 4, 5)]
    enough, stopped = Ending.ENOUGH_CHIPS, Ending.STOPPED
    for events, ending, winners in [
        (begun, enough, (3,)),
        (begun, enough, (BOTS[0],)),
        (begun, stopped, ()),
        (with_another, enough, (3,)),
    ]:
        await store.begin(HERE, [*events, MatchEnded(MONDAY + 7, ending, winners)])
    for guild_id in (HERE.guild_id, None):
        found = await store.statistics(guild_id, 3)
        assert (found.beside_bots, found.won_beside_bots, found.matches) == (2, 1, 1)
    assert (await store.statistics(HERE.guild_id, 4)).beside_bots == 0
    await store.forget(3)
    found = await store.statistics(HERE.guild_id, 3)
    assert (found.beside_bots, found.won_beside_bots) == (0, 0)


async def test_what_was_proved_before_a_bot_has_joined_counts_once_a_second_person_bids(store: Store, opening: Opening):
    joined = BotJoined(MONDAY + 60, BOTS[0], Level.HARD, 1)
    first = [*opening, BidMade(MONDAY, 3, 2), ProofFailed(MONDAY + 50, 3, moves(2))]
    match_id = await store.begin(HERE, first)
    assert (await store.statistics(HERE.guild_id, 3)).tried == 1
    await store.append(match_id, len(first), [joined])
    assert (await store.statistics(HERE.guild_id, 3)).tried == 0, "practice"
    await store.append(match_id, len(first) + 1, [BidMade(MONDAY + 70, 4, 5), ChipWon(MONDAY + 90, 4, moves(5))])
    assert (await store.statistics(HERE.guild_id, 3)).tried == 1
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).lines == (Standing(1, 4, 1),)


async def test_a_match_in_which_two_people_have_bid_counts_also_when_a_bot_joins_it(store: Store, opening: Opening):
    joined = BotJoined(MONDAY + 60, BOTS[0], Level.HARD, 1)
    first = [*opening, BidMade(MONDAY, 3, 2), BidMade(MONDAY + 5, 4, 2), joined, ChipWon(MONDAY + 90, 3, moves(2))]
    await store.begin(HERE, first)
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).lines == (Standing(1, 3, 1),)


@pytest.mark.parametrize("seed", few_of(range(4), range(2)))
async def test_boards_and_statistics_are_what_the_events_say(opener: Opener, opening: Opening, seed: int):
    store, random = await opener(), Random(seed)
    matches = await play_some(store, random, opening)
    await check(store, matches, set())
    await store.mark_absent(HERE.guild_id, [1, 2])
    await check(store, matches, {1, 2})
    await store.close()
    again = await opener()
    await again.mark_present(HERE.guild_id, 2)
    await check(again, matches, {1})


@pytest.mark.parametrize("seed", few_of(range(4), range(2)))
async def test_an_erased_player_is_nowhere_and_everything_else_is_as_before(store: Store, opening: Opening, seed: int):
    random = Random(seed)
    matches = await play_some(store, random, opening)
    before = {played.match_id: match_of(played.events) for played in matches}
    await store.mark_absent(HERE.guild_id, [3])
    for player in (3, 5):
        await store.forget(player)
    for played in matches:
        played.events = list(await store.events_of(played.match_id))
        assert not {3, 5} & set(people(played.events))
        after = match_of(played.events)
        assert after.position.robots == before[played.match_id].position.robots
        assert [award.moves for award in after.awards] == [award.moves for award in before[played.match_id].awards]
        assert all(event.player > 0 for event in played.events if isinstance(event, BidMade) and event.path)
        names = dict(zip(before[played.match_id].players, after.players, strict=True))
        assert all(old == new for old, new in names.items() if old not in {3, 5})
        assert all(new < 0 for old, new in names.items() if old in {3, 5})
        assert len(set(names.values())) == len(names), "two who were forgotten are still two"
    await check(store, matches, set())
    running = [tuple(played.events) for played in matches if not match_of(played.events).is_over]
    assert [found.events for found in await store.running()] == running


def people(events: list[GameEvent]) -> Iterator[Player]:
    for event in events:
        yield from getattr(event, "winners", ())
        yield from (getattr(event, name) for name in ("player", "starter") if hasattr(event, name))


async def test_a_match_goes_on_after_one_of_its_players_was_forgotten(store: Store, opening: Opening):
    match_id = await store.begin(HERE, [*opening, BidMade(MONDAY, 3, 2), ProverAsked(MONDAY, 3)])
    await store.forget(3)
    (*_, asked) = await store.events_of(match_id)
    assert isinstance(asked, ProverAsked)
    unnamed = asked.player
    more = [ProofFailed(MONDAY + 1, unnamed, moves(2)), ChipTurned(MONDAY + 2, TARGETS[3]), BidMade(MONDAY + 3, 3, 4)]
    await store.append(match_id, 4, more)
    await store.append(match_id, 7, [MatchEnded(MONDAY + 4, Ending.PILE_EMPTY, (unnamed,))])
    assert await store.statistics(HERE.guild_id, 3) == Statistics(matches=1, first_played=MONDAY), "a new player"
    assert await store.statistics(HERE.guild_id, unnamed) == Statistics()
    assert (await store.leaderboard(HERE.guild_id, Score.MATCHES, Span(), limit=9)).length == 0


async def test_the_sealed_paths_of_who_was_forgotten_are_gone_and_no_others(store: Store, opening: Opening):
    sealed = [BidMade(MONDAY, 3, 2, moves(2)), BidMade(MONDAY + 1, 4, 2, moves(2)), PlayerLeft(MONDAY + 2, 3)]
    running = await store.begin(HERE, [*opening, *sealed])
    over = await store.begin(ELSEWHERE, [*opening, *sealed[:2], MatchEnded(MONDAY + 2, Ending.STOPPED, ())])
    await store.forget(3)
    unnamed = [BidMade(MONDAY, -1, 2), sealed[1], PlayerLeft(MONDAY + 2, -1)]
    assert await store.events_of(running) == (*opening, *unnamed)
    assert (await store.events_of(over))[2:4] == tuple(unnamed[:2])


async def test_who_started_a_match_and_never_bid_is_forgotten(store: Store, opening: Opening):
    match_id = await store.begin(HERE, [*opening, BidMade(MONDAY, 3, 2)])
    await store.forget(7)
    assert list(people(list(await store.events_of(match_id)))) == [-1, 3]


async def test_erasing_a_person_who_never_played_changes_nothing(store: Store, opening: Opening):
    match_id = await store.begin(HERE, opening)
    await store.forget(99)
    assert await store.events_of(match_id) == opening


async def test_an_absent_player_who_bids_is_there_again(store: Store, opening: Opening):
    rival = BidMade(MONDAY, 4, 9)
    match_id = await store.begin(HERE, [*opening, rival, BidMade(MONDAY, 3, 2), ChipWon(MONDAY, 3, moves(2))])
    await store.mark_absent(HERE.guild_id, [3])
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).length == 0
    await store.append(match_id, 5, [ChipTurned(MONDAY + 1, TARGETS[2]), BidMade(MONDAY + 2, 3, 2)])
    assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=9)).length == 1


async def test_another_best_solution_than_is_known_of_a_round_is_refused(store: Store, opening: Opening):
    rival = BidMade(MONDAY, 4, 9)
    match_id = await store.begin(HERE, [*opening, rival, BidMade(MONDAY, 3, 4), ChipWon(MONDAY, 3, moves(4))])
    await store.append(match_id, 5, [best(1, 4)])
    expected = await results(store, 3)
    assert expected == (1, 1)
    await store.append(match_id, 6, [best(1, 4)])
    for wrong, reason in [(best(1, 5), "has 4 moves, not 5"), (best(2, 4), "no round 2")]:
        with pytest.raises(ValueError, match=reason):
            await store.append(match_id, 7, [wrong])
    assert len(await store.events_of(match_id)) == 7
    assert await results(store, 3) == expected
    with pytest.raises(UnknownGame):
        await store.append(match_id + 1, 1, [best(1, 4)])


async def results(store: Store, player: Player) -> tuple[int, int]:
    """Return how often a player has shown a shortest solution, by the leaderboard and by their statistics."""
    board = await store.leaderboard(HERE.guild_id, Score.BEST, Span(), limit=0, player=player)
    return board.own.points if board.own else 0, (await store.statistics(HERE.guild_id, player)).shortest


async def test_of_a_chip_that_cannot_be_reached_no_proof_is_judged(store: Store, opening: Opening):
    match_id = await store.begin(HERE, [*opening, BidMade(MONDAY, 3, 4), ProofFailed(MONDAY, 3, moves(4))])
    await store.append(match_id, 4, [best(1, 0)])
    found = await store.statistics(HERE.guild_id, 3)
    assert (found.tried, found.judged) == (1, 0)


async def test_the_best_solution_of_a_round_may_come_before_the_proof_or_after_the_match(store: Store, opening: Opening):
    won = [BidMade(MONDAY, 4, 9), BidMade(MONDAY, 3, 4), ChipWon(MONDAY, 3, moves(4))]
    early = await store.begin(HERE, [*opening, best(1, 4)])
    await store.append(early, 3, won)
    assert await results(store, 3) == (1, 1)
    late = await store.begin(ELSEWHERE, [*opening, *won, MatchEnded(MONDAY, Ending.STOPPED, ())])
    await store.append(late, 6, [best(1, 4)])
    assert await results(store, 3) == (2, 2)


async def test_the_first_point_of_a_server_is_its_first_chip(store: Store, opening: Opening):
    assert await store.first_point(HERE.guild_id) is None
    won = [ChipWon(MONDAY + 5, 1, moves(2)), ChipTurned(MONDAY + 6, TARGETS[1]), ChipWon(MONDAY + 7, 1, moves(2))]
    await store.begin(HERE, [*opening, BidMade(MONDAY, 1, 2), BidMade(MONDAY, 2, 2), *won])
    assert await store.first_point(HERE.guild_id) == MONDAY + 5
    assert await store.first_point(OTHER_SERVER.guild_id) is None


async def points_of(store: Store, player: Player) -> list[int]:
    """Return how many chips, victories and optimal solutions of a player the leaderboards count."""
    boards = [
        await store.leaderboard(HERE.guild_id, score, Span(), limit=0, player=player)
        for score in (Score.CHIPS, Score.MATCHES, Score.BEST)
    ]
    return [board.own.points if board.own else 0 for board in boards]


ALONE = [BidMade(MONDAY, 3, 4), ChipWon(MONDAY, 3, moves(4)), best(1, 4)]
THE_NEXT = [ChipTurned(MONDAY + 1, TARGETS[1]), BidMade(MONDAY + 2, 3, 2), ChipWon(MONDAY + 3, 3, moves(2))]
VICTORY = MatchEnded(MONDAY + 4, Ending.ENOUGH_CHIPS, (3,), (3,))


def in_company(number: int, *, counts: bool) -> list[Event]:
    """Return a chip that one of two has won by a shortest proof."""
    at = MONDAY + number
    bids = [BidMade(at, 3, 2), BidMade(at, 4, 9)]
    return [ChipTurned(at, TARGETS[number]), *bids, ChipWon(at, 3, moves(2), counts=counts), best(number + 1, 2)]


@pytest.mark.parametrize(("counted", "victories"), [((3,), 1), ((4,), 0), ((), 0)])
async def test_a_chip_counts_as_it_was_won_and_a_victory_as_the_match_ended(
    store: Store, opening: Opening, counted: tuple[Player, ...], victories: int
):
    """docs/rules.md "Leaderboards"."""
    rounds = [in_company(number, counts=number < 2) for number in range(4)]
    events = [*opening[:1], *(event for one in rounds for event in one), replace(VICTORY, winners=(3, 4), counted=counted)]
    await store.begin(HERE, events)
    assert await points_of(store, 3) == [2, victories, 2]


async def test_a_bid_of_a_second_person_makes_nothing_count_that_was_won_alone(store: Store, opening: Opening):
    alone = [BidMade(MONDAY, 3, 4), ChipWon(MONDAY, 3, moves(4), counts=False), best(1, 4)]
    await store.begin(HERE, [*opening, *alone, *THE_NEXT[:1], BidMade(MONDAY + 2, 4, 99)])
    assert await points_of(store, 3) == [0, 0, 0]
    assert (await store.statistics(HERE.guild_id, 3)).chips == 1, "one's own statistics know it all the same"


async def test_whom_another_process_has_been_asked_to_forget_is_forgotten_as_by_this_one(store: Store, opening: Opening):
    await store.begin(HERE, [*opening, BidMade(MONDAY, 4, 9), *ALONE])
    await store.erase_pending(3)
    assert await points_of(store, 3) == [0, 0, 0]
    assert (await store.statistics(HERE.guild_id, 3)).chips == 0


async def test_a_match_counts_though_the_second_person_was_forgotten(store: Store, opening: Opening):
    match_id = await store.begin(HERE, [*opening[:1], *in_company(0, counts=True), *in_company(1, counts=True)])
    await store.forget(4)
    third = [ChipTurned(MONDAY + 2, TARGETS[2]), BidMade(MONDAY + 2, 3, 2), ChipWon(MONDAY + 3, 3, moves(2))]
    await store.append(match_id, 11, [*third, VICTORY])
    assert await points_of(store, 3) == [3, 1, 2]


async def test_of_who_was_taken_out_or_overtaken_nothing_is_left_either(store: Store, opening: Opening):
    gone = [BidMade(MONDAY, 3, 2), BidOvertaken(MONDAY, 3), PlayerRemoved(MONDAY, 3)]
    match_id = await store.begin(HERE, [*opening, *gone])
    await store.forget(3)
    assert list(people(list(await store.events_of(match_id)))) == [7, -1, -1, -1]


async def test_the_key_that_recognizes_an_erased_person_is_deleted_with_the_end_of_the_match(opener: Opener, opening: Opening):
    store = await opener()
    gone = [BidMade(MONDAY, 3, 4), PlayerRemoved(MONDAY, 3), forgotten(3, MONDAY, Random(1), ())]
    match_id = await store.begin(HERE, [*opening, *gone])
    await store.forget(3)
    await store.close()
    again = await opener()
    (running,) = await again.running()
    assert match_of(running.events).is_removed(3), "also after a restart"
    assert not match_of(running.events).is_removed(4)
    await again.append(match_id, 5, [MatchEnded(MONDAY + 4, Ending.STOPPED, ())])
    over = match_of(await again.events_of(match_id))
    assert [event.key for event in over.erasures] == [""]
    assert not over.is_removed(3)
