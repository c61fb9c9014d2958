"""Rushes with the program as a process: killed, cut off, and each press answered once."""

from engine.board.notation import format_moves
from engine.games.rush.state import Rush, replay
from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.loopback.state import Message
from tests.wire.table import Game, Table


async def begin(game: Game) -> Message:
    """Let Ada prepare a rush and start its clock, and see its card."""
    began = game.ada.type("ricochet rush")
    card = await game.discord.until(
        lambda: next((one for one in began.messages if "▶️ Go" in one.buttons), None), "a rush is prepared"
    )
    game.ada.click(card, "▶️ Go")
    await says(game, card, "Chip 1:")
    return card


async def says(game: Game, card: Message, words: str) -> None:
    await game.discord.until(lambda: words in card.text, f"the card says {words!r}")


def rush_of(game: Game) -> Rush:
    return replay(game.events)  # pyright: ignore[reportArgumentType] - of a rush


async def test_a_rush_goes_on_after_the_program_was_killed(table: Table) -> None:
    game = table.game()
    card = await begin(game)
    game.ada.click(card, "⏭️ Pass (3)")
    await says(game, card, "Chip 2:")
    before = rush_of(game)
    await table.program.kill()
    await table.program.start()
    game.ada.click(card, "⏭️ Pass (2)")
    await says(game, card, "Chip 3:")
    after = rush_of(game)
    assert (after.chips, after.played[:1]) == (before.chips, before.played)
    assert (after.until or 0) > (before.until or 0), "the time until the program was back is given back"


async def test_a_press_whose_answer_was_lost_counts_once(table: Table) -> None:
    game = table.game()
    card = await begin(game)
    game.fail(CALLBACK, FaultKind.CUT_AFTER, "Chip 2:")
    game.ada.click(card, "⏭️ Pass (3)")
    await says(game, card, "Chip 2:")
    solved = await game.ada.answered(game.ada.type("prove", moves=format_moves(rush_of(game).round.best)))
    shown = await game.discord.until(lambda: next(iter(solved.messages), None), "the card is in a new message")
    await says(game, shown, "Chip 3:")
    assert (rush_of(game).solved, rush_of(game).passes_left) == (1, 2)
