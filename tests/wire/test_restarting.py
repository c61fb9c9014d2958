"""The program is killed, or stopped, and started again: games continue, and every message is delivered."""

from pathlib import Path

import pytest

from engine.games.match.events import BidMade, ChipWon, ProverAsked
from tests.wire.loopback.faults import FOLLOW_UP, SEND, FaultKind
from tests.wire.table import ASKED, ENDED, WON, Table, open_table, together


async def test_whatever_a_match_was_doing_when_the_program_was_killed_it_goes_on(table: Table) -> None:
    thinking, bidding, proving, between = table.games("thinking", "bidding", "proving", "between")
    await together(thinking.start(), bidding.to_bidding(), proving.to_proving(chips=1), between.to_intermission(chips=2))
    await table.program.kill()
    await table.program.start()

    assert "**7 moves**" in await thinking.ada.slash("bid", moves=7)
    await thinking.card("**7 moves**")
    await bidding.done()
    assert f"**{bidding.moves} moves**" in (await bidding.news(ASKED)).text
    await proving.prove()
    await proving.news(ENDED)
    await proving.card("This match is over")
    await between.card("Round 2")
    assert [len(game.cards()) for game in (thinking, bidding, proving, between)] == [1, 1, 1, 2]
    assert [len(game.saying(ASKED)) for game in (bidding, proving, between)] == [1, 1, 1]
    assert between.saying(WON)
    assert not table.program.errors


async def test_what_was_stored_and_not_told_when_the_program_was_killed_is_told_by_the_next(table: Table) -> None:
    board, question, winner = table.games("board", "question", "winner")
    first = board.fail(FOLLOW_UP, FaultKind.HELD_BEFORE, "### Round 1")
    second = question.fail(FOLLOW_UP, FaultKind.HELD_BEFORE, ASKED)
    third = winner.fail(SEND, FaultKind.HELD_BEFORE, WON)
    await together(question.to_bidding(), winner.to_proving(chips=1))
    board.ada.type("ricochet start", difficulty="any", code=board.setup.code)
    await together(question.done(), winner.prove())
    await table.discord.until(lambda: first.met and second.met and third.met)
    await together(question.stored(ProverAsked), winner.stored(ChipWon))
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await together(board.card("### Round 1"), question.news(ASKED), winner.news(ENDED))


async def test_a_failed_proof_stays_told_when_the_question_below_it_is_answered_after_a_kill(table: Table) -> None:
    game = table.game()
    await game.start(chips=2)
    await game.bid(game.ada, moves=game.moves)
    await game.bid(game.ben, moves=game.moves + 1)
    await game.done(game.ada, game.ben)
    await game.news(ASKED)
    await game.ada.slash("prove", moves="R-up")
    await game.ada.slash("prove", moves="R-up")
    asked = await game.news(f"{game.ben.mention}, it's your turn")
    told, pictures = asked.text.splitlines()[0], [picture.name for picture in asked.attachments]
    await table.program.kill()
    await table.program.start()
    await game.ben.slash("pass")
    await table.discord.until(lambda: not asked.buttons)
    assert asked.text.splitlines()[0] == told
    assert f"Then it was {game.ben.mention}'s turn" in asked.text
    assert [picture.name for picture in asked.attachments] == pictures == ["moves-1.png"]


@pytest.mark.at_length
async def test_sigterm_ends_the_program_and_the_next_goes_on(started: Table) -> None:
    game = started.game()
    await game.to_bidding(chips=1)
    assert await started.program.stop() == 0
    assert not started.program.errors
    await started.program.start()
    await game.done()
    await game.news(ASKED)
    await game.prove()
    await game.news(ENDED)
    assert len([event for event in game.events if isinstance(event, BidMade)]) == 1


@pytest.mark.at_length
@pytest.mark.usefixtures("kernels")
async def test_after_a_crash_boards_and_questions_come_before_the_pictures_of_old_proofs(tmp_path: Path) -> None:
    """No round follows those that were won, so each is announced with its replay, however long that takes."""
    async with open_table(tmp_path, RICOCHET_PICTURE_WORKERS="1", RICOCHET_INTERMISSION="3600") as table:
        old, boards, questions = (table.games(*[name] * count) for name, count in (("old", 12), ("board", 2), ("question", 2)))
        await together(*(game.to_proving() for game in old), *(game.to_bidding() for game in questions))
        lost = [
            game.fail(SEND, FaultKind.CUT_BEFORE, words, times=1000)
            for games, words in ((old, WON), (boards, "### Round 1"), (questions, ASKED))
            for game in games
        ]
        for game in questions:
            game.fail(FOLLOW_UP, FaultKind.CUT_BEFORE, ASKED)
        for game in boards:
            game.fail(FOLLOW_UP, FaultKind.CUT_BEFORE, "### Round 1")
            game.ada.type("ricochet start", difficulty="any")
        await together(*(game.prove() for game in old), *(game.done() for game in questions))
        await table.discord.until(lambda: all(fault.met for fault in lost))
        await table.program.kill()
        table.discord.faults.clear()
        await table.program.start()

        told = [await game.news(WON) for game in old]
        waited_for = [await game.card("### Round 1") for game in boards] + [await game.news(ASKED) for game in questions]
        # How many of them were drawn before the next request depends on the machine.
        last = max(message.id for message in told)
        assert all(message.id < last for message in waited_for)
