"""Practice with the program as a process: killed in the middle of it, and each press answered once."""

from engine.board.notation import format_moves
from engine.games.solo.state import SoloGame, replay
from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.loopback.state import Message
from tests.wire.table import Game, Table


def practice_of(game: Game) -> SoloGame:
    return replay(game.events)  # pyright: ignore[reportArgumentType] - of practice


async def test_practice_goes_on_after_the_program_was_killed_and_a_chip_is_drawn_once_for_a_press(table: Table) -> None:
    async def says(card: Message, words: str) -> None:
        await game.discord.until(lambda: words in card.text, f"the card says {words!r}")

    game = table.game()
    began = game.ada.type("ricochet solo", practice="4", private=True)
    await game.discord.until(lambda: "in **4 moves**" in began.text, "a chip is up")
    before = practice_of(game)
    await table.program.kill()
    await table.program.start()
    assert practice_of(game) == before
    solved = game.ada.type("prove", moves=format_moves(before.round.best or ()))
    await game.discord.until(lambda: "Solved** in 4 moves" in solved.text, "the chip is solved")
    card = await game.discord.until(lambda: next((one for one in solved.messages if "Harder" in one.buttons), None), "the card")
    game.fail(CALLBACK, FaultKind.CUT_AFTER, "Chip 2")
    game.ada.click(card, "Harder")
    await says(card, "in **5 moves**")
    after = practice_of(game)
    assert (after.round.number, after.up, len(after.round.best or ())) == (2, 1, 5)
    assert not table.program.errors
