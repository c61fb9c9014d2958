"""Races with the program as a process: killed, cut off, and each message delivered once."""

from engine.board.notation import parse_moves
from engine.games.race.state import Race, RaceEnded, replay
from tests.wire.loopback.faults import FOLLOW_UP, SEND, FaultKind
from tests.wire.loopback.state import Message
from tests.wire.table import Game, Table, together

OVER = "Round 1 of 1 is over"


async def begin(game: Game) -> Message:
    """Let Ada start a race of one chip, and see its card."""
    answer = await game.on_a_board_of_its_own("ricochet race", chips=1)
    assert "starts a race" in answer
    return await card(game)


async def card(game: Game, containing: str = "") -> Message:
    """Return the newest card of a race, once there is one that says this."""

    def newest() -> Message | None:
        return next((one for one in cards(game)[-1:] if containing in one.text), None)

    return await game.discord.until(newest, f"a card of a race that says {containing!r}")


def cards(game: Game) -> list[Message]:
    return [message for message in game.channel.history() if message.text.startswith("### Race")]


def race_of(game: Game) -> Race:
    return replay(game.events)  # pyright: ignore[reportArgumentType] - of a race


async def submit(game: Game) -> None:
    """Let Ada submit a solution."""
    assert "that's a solution" in await game.ada.slash("prove", moves=game.solution)


async def finish(game: Game) -> None:
    """Let both be done, so that the race ends."""
    await game.ben.slash("ricochet board", format="moves")
    for player in (game.ada, game.ben):
        await player.press(await card(game), "I'm done")


async def test_a_race_goes_on_after_the_program_was_killed(table: Table) -> None:
    game = table.game()
    await begin(game)
    await submit(game)
    await card(game, "One player has a solution")
    await table.program.kill()
    await table.program.start()
    assert [entry.moves for entry in race_of(game).round.entries] == [parse_moves(game.solution)]
    await finish(game)
    assert "wins the race" in (await game.news(OVER)).text
    await card(game, "This race is over")
    assert [len(cards(game)), len(game.saying(OVER))] == [1, 1]
    assert not table.program.errors


async def test_a_result_whose_answer_is_lost_is_not_sent_twice(table: Table) -> None:
    first, result = table.games("first", "result")
    lost = [first.fail(FOLLOW_UP, FaultKind.CUT_AFTER, "### Race"), result.fail(SEND, FaultKind.CUT_AFTER, OVER)]

    async def play(game: Game) -> None:
        await begin(game)
        await submit(game)
        await finish(game)
        await game.news(OVER)
        await card(game, "This race is over")
        assert [len(cards(game)), len(game.saying(OVER))] == [1, 1]

    await together(play(first), play(result))
    assert [fault.met for fault in lost] == [1, 1]


async def test_a_result_that_was_stored_but_not_sent_is_sent_by_the_next_process(table: Table) -> None:
    game = table.game()
    await begin(game)
    await submit(game)
    held = game.fail(SEND, FaultKind.HELD_BEFORE, OVER)
    await finish(game)
    await table.discord.until(lambda: held.met)
    await table.until_stored(lambda: any(isinstance(event, RaceEnded) for event in game.events))
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await game.news(OVER)
    await card(game, "This race is over")
    assert [len(cards(game)), len(game.saying(OVER))] == [1, 1]
