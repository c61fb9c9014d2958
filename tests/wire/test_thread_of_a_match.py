"""A match moves to a thread below its announcement, whatever Discord refuses and whenever the program is killed."""

import pytest

from tests.wire.loopback.faults import OPEN_THREAD, SEND, Call, FaultKind
from tests.wire.loopback.state import Channel, Message
from tests.wire.table import ASKED, ENDED, WON, Game, Table, together

OPENING, BELOW, NO_MORE = "starts a match", "Your match starts below.", "Discord allows this server no more active threads"


async def begin(game: Game, **options: object) -> Message:
    """Let Ada start a match that is to have a thread, and return its announcement in the channel."""
    assert await game.on_a_board_of_its_own("ricochet start", **options) == BELOW
    return await game.news(OPENING)


async def moved(game: Game, announcement: Message) -> Game:
    """Wait until the match has its first card in the thread of the announcement, and return it there."""
    thread = await game.discord.until(lambda: game.discord.state.channel(announcement.id), "a thread is opened")
    there = game.in_thread(thread)
    await there.card("### Round 1")
    return there


def below(table: Table, call: Call) -> Channel | None:
    """Return the channel of the thread in which a request wants to write."""
    channel = table.discord.state.channel(call.channel_id or 0)
    return channel.parent if channel else None


async def play(there: Game) -> None:
    """Play a match of one chip to its end."""
    await there.bid()
    await there.done()
    await there.news(ASKED)
    await there.prove()
    await there.news(ENDED)


async def test_a_match_is_announced_once_and_played_in_one_thread_whenever_the_program_is_killed(table: Table) -> None:
    games = before, after, first = table.games("before", "after", "first")
    await before.with_threads()
    held = [
        before.fail(OPEN_THREAD, FaultKind.HELD_BEFORE),
        after.fail(OPEN_THREAD, FaultKind.HELD_AFTER),
        table.discord.faults.add(FaultKind.HELD_BEFORE, SEND, lambda call: below(table, call) is first.channel),
    ]
    announcements = [await begin(game, chips=1) for game in games]
    await table.discord.until(lambda: all(fault.met for fault in held), "all are held")
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    there = [await moved(game, one) for game, one in zip(games, announcements, strict=True)]
    assert table.discord.counts[OPEN_THREAD, 400] == 1, "one thread was there already"
    await together(*map(play, there))
    for game, one, thread in zip(games, announcements, there, strict=True):
        await table.discord.until(lambda one=one: ENDED in one.text, "the result is in the channel")
        assert [len(game.channel.history()), len(thread.cards())] == [1, 1]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("code", "why"), [(160006, NO_MORE), (50013, "Discord didn't open a thread")])
async def test_where_discord_opens_no_thread_the_match_is_played_in_the_channel_and_says_why(
    shared: Table, code: int, why: str
) -> None:
    game = shared.game()
    await game.with_threads()
    game.fail(OPEN_THREAD, FaultKind.STATUS, status=400, code=code)
    announcement = await begin(game, chips=1)
    await shared.discord.until(lambda: why in announcement.text, "why there is no thread")
    await game.card("### Round 1")
    await play(game)
    assert game.discord.state.channel(announcement.id) is None


@pytest.mark.asyncio(loop_scope="module")
async def test_the_channel_shows_the_score_although_the_thread_is_locked_and_the_result_although_the_card_is_gone(
    shared: Table,
) -> None:
    game = shared.game()
    await game.with_threads()
    announcement = await begin(game, chips=1)
    there = await moved(game, announcement)
    await there.bid()
    await shared.discord.until(lambda: there.ada.mention in announcement.text.splitlines()[-1], "who plays is in the channel")
    await there.done()
    await there.news(ASKED)
    there.channel.is_locked = True
    shared.discord.state.delete(announcement)
    await there.prove()
    await game.news(ENDED)
    assert not there.saying(WON)
    there.channel.is_locked = False
    await there.news(WON)
