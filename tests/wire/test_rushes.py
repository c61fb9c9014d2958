"""Rushes with the program as a process: killed, cut off, and each press answered once."""

import time
from pathlib import Path

from bot.store.guild_settings import GuildSettings
from engine.board.moves import Move
from engine.board.notation import format_moves
from engine.games.rush.state import Rush, replay
from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.loopback.state import Message
from tests.wire.process import WAITS
from tests.wire.stored import stored
from tests.wire.table import Game, Table, open_table
from tests.wire.test_owners_evening import store_of


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


async def test_a_cup_is_run_once_with_all_its_points_whenever_the_program_is_killed(tmp_path: Path, kernels: None) -> None:  # noqa: ARG001
    first = time.time() - 6 * 3600  # the first cup is open, whatever day it is
    async with open_table(tmp_path, waits={**WAITS, "engine.games.cup._FIRST": first}) as table:
        game, guild = table.game(), table.discord.state.guild
        async with store_of(table) as store:
            await store.set_guild_settings(guild.id, GuildSettings(cup_channel=game.channel.id), time.time())
        card = await new_card(game, "▶️ Go")
        game.ada.click(card, "▶️ Go")
        await says(game, card, "Chip 1 of 5:")
        await killed(table)
        game.ada.click(card, "⏭️ Pass")
        await says(game, card, "Chip 2 of 5:")
        card = await shown(game, rush_of(game).round.best)
        await says(game, card, "Chip 3 of 5:")
        await killed(table)
        card = await new_card(game, "⏭️ Pass")
        await says(game, card, "Points: **5**.")
        for number in (4, 5):
            game.ada.click(card, "⏭️ Pass")
            await says(game, card, f"Chip {number} of 5:")
        await says(game, await shown(game, rush_of(game).round.best), "**10 of 25 points.**")
        assert "begun this cup already" in await game.ada.told(game.ada.type("ricochet rush", cup=True))
        assert stored(table.program.place, "SELECT player_id, points FROM cup_run") == [(game.ada.user.id, 10)]


async def new_card(game: Game, button: str) -> Message:
    """Let Ada ask for the cup, and return the card with this button."""
    asked = game.ada.type("ricochet rush", cup=True)
    return await game.discord.until(lambda: next((one for one in asked.messages if button in one.buttons), None), button)


async def shown(game: Game, moves: tuple[Move, ...]) -> Message:
    """Let Ada show a solution, and return the new message with the card."""
    proved = await game.ada.answered(game.ada.type("prove", moves=format_moves(moves)))
    return await game.discord.until(lambda: next(iter(proved.messages), None), "the card is in a new message")


async def killed(table: Table) -> None:
    await table.program.kill()
    await table.program.start()
