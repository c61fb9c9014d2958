"""What every store returns about the results of daily puzzles."""

from bot.store import NO_SERVER, Score, Span, Store
from engine.board.moves import Move
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games.daily import GRACE, Day, Puzzle, begins
from engine.games.streaks import Turnout
from engine.rules.events import Player

DAY = 5
POSITION = Position.from_code("578Z98N-0EB0G3E")
BEST = parse_moves("Y-down Y-right Y-up")
LONGER = parse_moves("Y-right Y-up Y-left Y-down Y-right")
FAR = LONGER + LONGER
ADA, BEN, CLEO, DORA = 7, 8, 9, 2**62
HERE, ELSEWHERE = 10, 20


async def solve(
    store: Store,
    player: Player,
    moves: tuple[Move, ...] | None = BEST,
    *,
    day: Day = DAY,
    guild_id: int = HERE,
    at: float = 3700.0,
    opened: float = 3600.0,
) -> None:
    """Let a player open and solve the puzzle of a day so many seconds after it began."""
    puzzle = await store.keep_puzzle(Puzzle(day, POSITION, BEST))
    await store.open_play(player, day, begins(day) + opened)
    await store.take_try(player, puzzle, moves, begins(day) + at, guild_id)


async def stars(store: Store, guild_id: int = HERE, span: Span | None = None) -> dict[Player, int]:
    board = await store.leaderboard(guild_id, Score.DAILY, span or Span(), limit=10)
    return {line.player: line.points for line in board.lines}


async def test_everybody_who_has_solved_a_puzzle_is_counted_by_their_best(store: Store):
    assert await store.spread(DAY) == {}
    await solve(store, ADA, LONGER)
    await solve(store, BEN, LONGER, guild_id=NO_SERVER)
    await solve(store, CLEO, FAR, guild_id=ELSEWHERE, at=10 * 86_400.0)
    await solve(store, DORA, None)
    await solve(store, DORA, BEST, day=DAY + 1)
    assert await store.spread(DAY) == {5: 2, 10: 1}
    await solve(store, BEN, BEST)
    assert list((await store.spread(DAY)).items()) == [(3, 1), (5, 1), (10, 1)]
    await store.forget(ADA)
    assert await store.spread(DAY) == {3: 1, 10: 1}


async def test_members_are_those_who_solved_it_on_its_day_in_the_server_the_best_first(store: Store):
    await solve(store, ADA, FAR)
    await solve(store, BEN, BEST, at=5000)
    await solve(store, CLEO, BEST, at=4000)
    await solve(store, DORA, BEST, guild_id=ELSEWHERE)
    assert list(await store.solved_in(HERE, DAY)) == [CLEO, BEN, ADA]
    assert list(await store.solved_in(ELSEWHERE, DAY)) == [DORA]
    assert (await store.solved_in(HERE, DAY))[BEN] == (await store.plays_of(BEN))[DAY]
    await store.mark_absent(HERE, [CLEO])
    assert list(await store.solved_in(HERE, DAY)) == [BEN, ADA]
    assert await store.solved_in(HERE, DAY + 1) == {}


async def test_turnouts_are_who_solved_on_the_day_in_the_server_and_who_did_for_the_first_time(store: Store):
    midnight = 86_400.0
    await solve(store, ADA)
    await solve(store, BEN, guild_id=ELSEWHERE)
    await solve(store, CLEO, None)
    for player in (ADA, BEN, CLEO):
        await solve(store, player, LONGER, day=DAY + 2)
    await solve(store, DORA, day=DAY + 2, opened=midnight, at=midnight)
    assert await store.turnouts(HERE) == {DAY: Turnout(1, 1), DAY + 2: Turnout(3, 2)}
    assert await store.turnouts(ELSEWHERE) == {DAY: Turnout(1, 1)}
    await store.mark_absent(HERE, [BEN])
    assert (await store.turnouts(HERE))[DAY + 2] == Turnout(3, 2), "a member who left was one on that day"
    await store.forget(ADA)
    assert await store.turnouts(HERE) == {DAY + 2: Turnout(2, 2)}


async def test_only_what_is_solved_on_its_day_counts(store: Store):
    midnight = 86_400.0
    await solve(store, ADA, at=midnight - 0.001)
    await solve(store, BEN, at=midnight + GRACE - 0.001)
    await solve(store, CLEO, at=midnight + GRACE)
    await solve(store, DORA, opened=midnight, at=midnight)
    assert list(await store.solved_in(HERE, DAY)) == [ADA, BEN]
    assert await stars(store) == {ADA: 3, BEN: 3}


async def test_stars_are_those_of_the_days_that_somebody_solved_in_the_server(store: Store):
    for day in range(DAY, DAY + 3):
        await solve(store, ADA, day=day)
        await solve(store, BEN, LONGER, day=day, guild_id=HERE if day == DAY else ELSEWHERE)
    assert await stars(store) == {ADA: 9, BEN: 2}
    assert await stars(store, ELSEWHERE) == {BEN: 4}
    assert await stars(store, span=Span(begins(DAY + 1), begins(DAY + 2))) == {ADA: 3}
    await solve(store, BEN, BEST)
    assert await stars(store) == {ADA: 9, BEN: 3}, "the best try counts"
    await store.mark_absent(HERE, [ADA])
    assert await stars(store) == {BEN: 3}


async def test_stars_of_days_count_from_the_first_millisecond_of_a_time_to_its_last(store: Store):
    last = 86_400.0 - 0.001
    await solve(store, ADA, day=DAY - 1, at=last)
    await solve(store, BEN, opened=0, at=0)
    await solve(store, CLEO, at=last)
    await solve(store, DORA, day=DAY + 1, opened=0, at=0)
    assert await stars(store, span=Span(begins(DAY), begins(DAY + 1))) == {BEN: 3, CLEO: 3}


async def test_who_has_most_stars_of_some_days_comes_first(store: Store):
    await solve(store, ADA, LONGER)
    await solve(store, BEN)
    assert list(await stars(store, span=Span(begins(DAY), begins(DAY + 1)))) == [BEN, ADA]


async def test_a_day_gives_no_more_than_three_stars_however_often_it_is_solved(store: Store):
    for second in range(50):
        await solve(store, ADA, BEST, at=3700.0 + second)
    for day in range(1, DAY):
        await solve(store, ADA, BEST, day=day, at=86_400.0 * (DAY - day) + 3600, opened=86_400.0 * (DAY - day))
    assert await stars(store) == {ADA: 3}, "nor does the archive"


async def test_what_was_solved_on_its_day_is_judged_at_the_end_of_that_day(store: Store):
    await solve(store, ADA, LONGER)
    await solve(store, BEN, FAR)
    await solve(store, ADA, BEST, at=2 * 86_400.0)
    assert (await store.plays_of(ADA))[DAY].stars == 3
    assert await stars(store) == {ADA: 2, BEN: 1}
    assert await stars(store, span=Span(begins(DAY), begins(DAY + 1))) == {ADA: 2, BEN: 1}
    solved = await store.solved_in(HERE, DAY)
    assert [(play.stars, play.tries, play.best) for play in solved.values()] == [(2, 1, LONGER), (1, 1, FAR)]
    await solve(store, ADA, None, at=3 * 86_400.0)
    assert await stars(store) == {ADA: 2, BEN: 1}, "also after another try"


async def test_stars_count_by_the_day_of_the_puzzle_wherever_the_week_of_a_server_ends(store: Store):
    for day in range(DAY, DAY + 8):
        await solve(store, ADA, day=day, at=86_400.0 - 1)
    week = Span(begins(DAY), begins(DAY + 7))
    assert await stars(store, span=week) == {ADA: 21}
    assert await stars(store, span=Span(week.since, begins(DAY + 7) - 13 * 3600)) == {ADA: 21}


async def test_who_returned_and_plays_only_puzzles_is_listed(store: Store):
    await solve(store, ADA)
    await store.mark_absent(HERE, [ADA])
    await solve(store, ADA, None, day=DAY + 1, guild_id=ELSEWHERE)
    await solve(store, ADA, None, day=DAY + 1, guild_id=NO_SERVER)
    assert await stars(store) == {}
    await solve(store, ADA, None, day=DAY + 1)
    assert await stars(store) == {ADA: 3}


async def test_weeks_begin_with_the_first_puzzle_that_was_solved_in_a_server(store: Store):
    assert await store.first_point(HERE) is None
    await solve(store, ADA, guild_id=ELSEWHERE)
    await solve(store, BEN, day=DAY + 3)
    assert await store.first_point(HERE) == begins(DAY + 3) + 3700
    await solve(store, CLEO, day=DAY + 4)
    assert await store.first_point(HERE) == begins(DAY + 3) + 3700, "not with a later one"


async def test_a_server_that_is_deleted_has_no_results(store: Store):
    await solve(store, ADA)
    await store.delete_guild(HERE)
    assert await store.solved_in(HERE, DAY) == {}
    assert await stars(store) == {}
    assert await store.spread(DAY) == {3: 1}, "it stays solved"
