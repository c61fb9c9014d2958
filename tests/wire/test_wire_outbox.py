"""Every message is delivered once, whatever Discord does with a request."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.wire.loopback.faults import EDIT, EDIT_ANSWER, EDIT_ORIGINAL, FOLLOW_UP, SEND, FaultKind
from tests.wire.process import WAITS as USUAL
from tests.wire.table import ASKED, ENDED, WON, Game, Table, open_table, together

pytestmark = pytest.mark.asyncio(loop_scope="module")

TO_SEND = {
    "first board": (FOLLOW_UP, "### Round 1"),
    "question": (FOLLOW_UP, ASKED),
    "winner": (SEND, WON),
}
MESSAGES = {
    **TO_SEND,
    "buttons that go": (EDIT_ANSWER, ASKED),
    "edit of the card": (EDIT_ORIGINAL, "This match is over"),
}


async def play(game: Game) -> None:
    """Play a whole match of one chip, and check that each message is posted once."""
    question = await game.to_proving(chips=1)
    await game.prove()
    await game.news(ENDED)
    await game.card("This match is over")
    assert [len(game.cards()), len(game.saying(ASKED)), len(game.saying(WON))] == [1, 1, 1]
    await game.discord.until(lambda: not question.buttons, "the buttons of the question go")


@pytest.mark.parametrize("fault", [FaultKind.STATUS, FaultKind.CUT_BEFORE])
async def test_what_discord_did_not_take_is_told_later(shared: Table, fault: FaultKind) -> None:
    games = shared.games(*MESSAGES)
    times = {FOLLOW_UP: 1}  # after that it is sent as any message is
    faults = [
        game.fail(name, fault, text, status=503, times=times.get(name, 2))
        for game, (name, text) in zip(games, MESSAGES.values(), strict=True)
    ]
    await together(*map(play, games))
    assert not any(fault.times for fault in faults)


async def test_what_discord_refuses_for_a_while_is_told_once_it_takes_it(shared: Table) -> None:
    codes = {"archived": 50083, "locked": 160005, "moderated": 200000, "switched off": 40006, "full": 20028, "unknown": 987654}
    games = shared.games(*codes)
    await together(*(game.to_proving(chips=2) for game in games))
    refusals = [
        game.fail(SEND, FaultKind.STATUS, WON, status=400, code=code) for game, code in zip(games, codes.values(), strict=True)
    ]
    await together(*(game.prove() for game in games))
    await together(*(game.news(WON) for game in games))
    assert [refusal.met for refusal in refusals] == [1] * len(codes)
    assert [len(game.saying(WON)) for game in games] == [1] * len(codes)


async def test_a_lost_answer_makes_no_second_message(shared: Table) -> None:
    games = shared.games(*TO_SEND)
    lost = [game.fail(name, FaultKind.CUT_AFTER, text) for game, (name, text) in zip(games, TO_SEND.values(), strict=True)]
    await together(*map(play, games))
    assert [fault.met for fault in lost] == [1, 1, 1]


@pytest_asyncio.fixture(loop_scope="module")
async def impatient(tmp_path: Path, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """A table whose program waits for an answer of Discord no longer than for three seconds."""
    async with open_table(tmp_path, waits={**USUAL, "bot.ui.delivery.LIMIT": 3.0}) as table:
        yield table


async def test_a_request_that_hangs_holds_back_other_news_no_longer_than_its_limit(impatient: Table) -> None:
    game, other = impatient.games("hanging", "other")
    await game.start(chips=1)
    hanging = [game.fail(name, FaultKind.HELD_BEFORE, f"**{game.moves} moves**") for name in (EDIT, EDIT_ANSWER, EDIT_ORIGINAL)]
    try:
        await game.bid()
        await impatient.discord.until(lambda: any(fault.met for fault in hanging))
        await other.start()
        await game.done()
        await game.news(ASKED)
    finally:
        for fault in hanging:
            fault.release()
