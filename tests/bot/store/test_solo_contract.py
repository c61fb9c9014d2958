"""What every store guarantees about solo games. Their leaderboard is recounted here in plain Python."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

import pytest

from bot.store import (
    NO_SERVER,
    GameOver,
    GameRunning,
    Leaderboard,
    Place,
    Score,
    Span,
    StaleAppend,
    Standing,
    Store,
    UnknownGame,
)
from engine.board.pieces import TARGETS
from engine.games.match.events import ChipWon, Event
from engine.games.solo.play import start_practice
from engine.games.solo.practice import Practised
from engine.games.solo.state import (
    ChipDrawn,
    ChipMissed,
    ChipSolved,
    DrawnChip,
    HintTaken,
    SoloEnded,
    SoloEvent,
    SoloStarted,
    stars_of,
)
from engine.rules.events import BestFound, ChipTurned, Player, TimeGivenBack
from engine.rules.hints import HintLevel
from engine.rules.rules import RULES_2013, VERSION
from engine.rules.setup import draw_setup
from tests.bot.store.events import moves

Opener = Callable[[], Awaitable[Store]]

HERE, ELSEWHERE, IN_PRIVATE = Place(10, 11), Place(10, 12), Place(NO_SERVER, 13)
SETUP = draw_setup(RULES_2013, Random(5))
MONDAY, DAY = 1_767_571_200.0, 86400.0
SPANS = [Span(), Span(MONDAY + DAY), Span(None, MONDAY + 2 * DAY), Span(MONDAY + DAY, MONDAY + 2.5 * DAY)]


def begun(player: Player = 7, at: float = 1000.0, *, practice: bool = False) -> list[SoloEvent]:
    return [SoloStarted(at, RULES_2013, SETUP, player, practice=practice), ChipTurned(at, SETUP.chips[0])]


async def test_a_game_is_read_back_as_it_was_stored(opener: Opener):
    store = await opener()
    events = begun()
    game_id = await store.begin(IN_PRIVATE, events, private=False)
    more: list[SoloEvent] = [TimeGivenBack(1001.0, 5.0), BestFound(1002.0, 1, moves(3)), ChipSolved(1003.0, moves(4))]
    await store.append(game_id, 2, more)
    await store.set_card(game_id, 99)
    await store.close()
    again = await opener()
    (found,) = await again.running()
    assert (found.game_id, found.place, found.rules_version, found.card) == (game_id, IN_PRIVATE, VERSION, 99)
    assert found.events == await again.events_of(game_id) == (*events, *more)
    assert not found.private


async def test_a_solo_game_may_be_played_where_a_match_is_on(store: Store, opening: tuple[Event, ...]):
    match_id = await store.begin(HERE, opening)
    game_id = await store.begin(HERE, begun(), private=True)
    assert [(found.game_id, found.private) for found in await store.running()] == [(match_id, False), (game_id, True)]


async def test_one_person_plays_one_game_in_a_channel_at_a_time(store: Store):
    game_id = await store.begin(HERE, begun(7), private=True)
    with pytest.raises(GameRunning) as refused:
        await store.begin(HERE, begun(7), private=False)
    assert (refused.value.place, refused.value.player) == (HERE, 7)
    await store.begin(HERE, begun(8), private=True)
    await store.begin(ELSEWHERE, begun(7), private=True)
    await store.append(game_id, 2, [SoloEnded(1001.0, stopped=True)])
    assert await store.begin(HERE, begun(7), private=True) != game_id


async def test_a_game_that_is_over_goes_no_further(store: Store):
    game_id = await store.begin(HERE, [*begun(), SoloEnded(1001.0, stopped=True)], private=False)
    assert await store.running() == []
    with pytest.raises(GameOver):
        await store.append(game_id, 3, [ChipMissed(1002.0, given_up=False)])
    with pytest.raises(StaleAppend):
        await store.append(game_id, 2, [ChipMissed(1002.0, given_up=False)])


async def test_a_best_solution_may_come_after_the_end_and_counts(store: Store):
    solved: list[SoloEvent] = [*begun(7, MONDAY), ChipSolved(MONDAY + 1, moves(4)), SoloEnded(MONDAY + 2, stopped=True)]
    game_id = await store.begin(HERE, solved, private=False)
    assert await store.leaderboard(HERE.guild_id, Score.SOLO, Span(), limit=9) == Leaderboard((Standing(1, 7, 1),), None, 1)
    await store.append(game_id, 4, [BestFound(MONDAY + 9, 1, moves(4))])
    for span in (Span(), Span(MONDAY, MONDAY + 3)):
        assert (await store.leaderboard(HERE.guild_id, Score.SOLO, span, limit=9)).lines == (Standing(1, 7, 3),)
    assert await store.running() == []
    with pytest.raises(GameOver):
        await store.append(game_id, 5, [BestFound(MONDAY + 9, 1, moves(4)), ChipMissed(MONDAY + 9, given_up=False)])
    with pytest.raises(UnknownGame):
        await store.append(game_id + 1, 5, [BestFound(MONDAY + 9, 1, moves(4))])


async def test_games_that_ended_without_a_best_solution_are_found(store: Store):
    ended: list[SoloEvent] = [ChipMissed(1001.0, given_up=True), SoloEnded(1002.0, stopped=True)]
    early = await store.begin(HERE, begun(), private=True)
    await store.append(early, 2, ended)
    known = await store.begin(HERE, begun(), private=False)
    await store.append(known, 2, [BestFound(1001.0, 1, moves(3)), *ended])
    await store.begin(HERE, begun(), private=False)
    late = await store.begin(IN_PRIVATE, begun(), private=False)
    await store.append(late, 2, [*ended[:-1], SoloEnded(2000.0, stopped=True)])
    await store.set_card(late, 99)
    assert [found.game_id for found in await store.without_best(1002.0)] == [early, late]
    (found,) = await store.without_best(1002.001)
    assert (found.game_id, found.place, found.private, found.card) == (late, IN_PRIVATE, False, 99)
    assert found.events == await store.events_of(late)
    await store.append(late, 4, [BestFound(2001.0, 1, moves(3))])
    assert await store.without_best(1002.001) == []


async def test_a_game_begins_with_its_start(store: Store):
    with pytest.raises(ValueError, match="begins with MatchStarted or SoloStarted"):
        await store.begin(HERE, begun()[1:], private=False)
    with pytest.raises(UnknownGame):
        await store.events_of(1)


async def test_the_card_of_a_chip_is_not_that_of_the_next(store: Store):
    game_id = await store.begin(HERE, begun(), private=False)
    await store.set_card(game_id, 99)
    await store.append(game_id, 2, [ChipMissed(1001.0, given_up=True), ChipTurned(1002.0, SETUP.chips[1])])
    assert [found.card for found in await store.running()] == [None]


async def test_games_in_direct_messages_stay_when_servers_are_left(store: Store):
    await store.begin(IN_PRIVATE, begun(), private=False)
    await store.begin(HERE, begun(), private=False)
    await store.set_guilds([], MONDAY)
    assert await store.left_before(MONDAY + 1) == [HERE.guild_id]
    await store.delete_guild(HERE.guild_id)
    assert [found.place for found in await store.running()] == [IN_PRIVATE]


@dataclass
class Played:
    """A game, as it was stored in several steps; some best solutions became known only after its end."""

    place: Place
    events: list[SoloEvent]

    @property
    def player(self) -> Player:
        assert isinstance(self.events[0], SoloStarted)
        return self.events[0].player

    def stars(self) -> list[tuple[float, int]]:
        """Return when each chip was turned up, and how many stars it has, once all that is known is known."""
        found, shown, best, number = list[tuple[float, int]](), dict[int, ChipSolved](), dict[int, int](), 0
        hints = Counter[int]()
        for event in self.events:
            match event:
                case ChipTurned():
                    number += 1
                case HintTaken():
                    hints[number] += 1
                case ChipSolved():
                    shown[number] = event
                case BestFound():
                    best[event.round] = len(event.moves)
                case _:
                    pass
        found += [(event.at, stars_of(len(event.moves), best.get(number), hints[number])) for number, event in shown.items()]
        return found


def some_game(random: Random, place: Place) -> Played:
    now = MONDAY + random.uniform(0, 3 * DAY)
    events, after_the_end = begun(random.randint(1, 5), now, practice=random.random() < 0.2), list[SoloEvent]()
    for number in range(1, random.randint(2, 10)):
        late = list[SoloEvent]()
        if number > 1:
            events.append(ChipTurned(now, TARGETS[number]))
        best = BestFound(now, number, moves(3))
        if random.random() < 0.8:
            random.choice([events, late, after_the_end]).append(best)
        events += [HintTaken(now, level) for level in HintLevel if random.random() < 0.3]  # a store does not judge them
        now += random.uniform(1, 60)
        solved = random.random() < 0.6
        events.append(ChipSolved(now, moves(random.randint(3, 9))) if solved else ChipMissed(now, given_up=False))
        events += late
        now += random.uniform(1, 8 * 3600)
    return Played(place, [*events, SoloEnded(now, stopped=False), *after_the_end])


async def play_some(store: Store, random: Random) -> list[Played]:
    games = [some_game(random, random.choice([HERE, HERE, ELSEWHERE, Place(20, 21), IN_PRIVATE])) for _ in range(12)]
    for game in games:
        stored = random.randint(1, 2)
        game_id = await store.begin(game.place, game.events[:stored], private=random.random() < 0.5)
        while stored < len(game.events):
            some = game.events[stored : stored + random.randint(1, 5)]
            await store.append(game_id, stored, some)
            stored += len(some)
    return games


def plain_board(games: list[Played], guild: int, span: Span) -> list[Standing]:
    points, last = Counter[Player](), dict[Player, float]()
    for game in games:
        started = game.events[0]
        if game.place.guild_id != guild or not isinstance(started, SoloStarted) or started.practice:
            continue
        for at, stars in game.stars():
            if (span.since or 0) <= at < (span.until or 1e12):
                points[game.player] += stars
                last[game.player] = max(last.get(game.player, 0), at)
    order = sorted(points, key=lambda who: (-points[who], round(last[who], 3), who))
    return [Standing(1 + sum(more > points[who] for more in points.values()), who, points[who]) for who in order]


@pytest.mark.parametrize("seed", range(4))
async def test_the_leaderboard_of_stars_is_what_the_events_say(store: Store, seed: int):
    games = await play_some(store, Random(seed))
    for guild in (10, 20, NO_SERVER):
        for span in SPANS:
            board = await store.leaderboard(guild, Score.SOLO, span, limit=10)
            assert list(board.lines) == ([] if guild == NO_SERVER else plain_board(games, guild, span))


@pytest.mark.parametrize("seed", range(2))
async def test_who_is_forgotten_leaves_no_game_behind(store: Store, seed: int):
    games = await play_some(store, Random(seed))
    await store.begin(IN_PRIVATE, begun(3), private=False)
    await store.forget(3)
    assert await store.running() == []
    others = [game for game in games if game.player != 3]
    for span in SPANS:
        board = await store.leaderboard(HERE.guild_id, Score.SOLO, span, limit=10)
        assert list(board.lines) == plain_board(others, HERE.guild_id, span)


async def test_the_first_star_is_a_first_point(store: Store, opening: tuple[Event, ...]):
    assert await store.first_point(HERE.guild_id) is None
    await store.begin(HERE, [*begun(), ChipSolved(MONDAY, moves(4))], private=False)
    assert await store.first_point(HERE.guild_id) == MONDAY
    await store.begin(HERE, [*begun(8), ChipSolved(MONDAY + 7 * DAY, moves(4))], private=False)
    await store.begin(HERE, [*opening, ChipWon(MONDAY + 7 * DAY, 7, moves(4))])
    assert await store.first_point(HERE.guild_id) == MONDAY, "neither a later star nor a later chip of a match"


async def test_stars_count_from_the_first_millisecond_of_a_week_to_its_last(store: Store):
    week = Span(MONDAY, MONDAY + 7 * DAY)
    for player, at in enumerate((MONDAY - 0.001, MONDAY, MONDAY + 7 * DAY - 0.001, MONDAY + 7 * DAY), start=1):
        await store.begin(HERE, [*begun(player), ChipSolved(at, moves(4))], private=False)
    assert {line.player for line in (await store.leaderboard(HERE.guild_id, Score.SOLO, week, limit=10)).lines} == {2, 3}


async def test_who_plays_alone_is_a_member_again(store: Store):
    await store.mark_absent(HERE.guild_id, [7])
    await store.begin(HERE, [*begun(7), ChipSolved(MONDAY, moves(4))], private=False)
    assert [line.player for line in (await store.leaderboard(HERE.guild_id, Score.SOLO, Span(), limit=10)).lines] == [7]


def practised_by(player: Player, at: float, *, hints: int = 0, solved: bool = True) -> list[SoloEvent]:
    """A chip of practice that is shown after 20 seconds, or given up, and another one that is not over."""
    chip = DrawnChip(SETUP, None, (moves(5),), 1)
    taken = [HintTaken(at + 1, level) for level in list(HintLevel)[:hints]]
    end = ChipSolved(at + 20, moves(6)) if solved else ChipMissed(at + 20, given_up=True)
    return [*start_practice(RULES_2013, chip, player, at), *taken, end, ChipDrawn(at + 30, chip)]


async def test_the_chips_of_practice_are_those_of_the_player_anywhere_and_nothing_else_counts_them(store: Store):
    await store.begin(HERE, practised_by(7, 1000, hints=2))
    await store.begin(IN_PRIVATE, practised_by(7, 2000, solved=False), private=True)
    await store.begin(HERE, [*begun(8), ChipSolved(1003.0, moves(4))])
    assert await store.practised(7) == [Practised(5, 0, None), Practised(5, 2, 20.0)]
    assert await store.practised(8) == []
    board = await store.leaderboard(HERE.guild_id, Score.SOLO, Span(), limit=9)
    assert [line.player for line in board.lines] == [8]
    assert (await store.progress(None, 7, [])).hardest is None
    assert await store.without_best(0) == []

    await store.forget(7)
    assert await store.practised(7) == []
