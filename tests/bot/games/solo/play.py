"""Solo games as tests play them: what their players do and see."""

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

from bot.store import Score, Span
from engine.board.notation import format_moves
from engine.games.solo.state import SoloGame
from tests.bot.seen import answer, choose, parts, text_of
from tests.bot.world import EASY, SOLUTION, Member, World, solution_of

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
"""A solution of the first chip that has a move more than it needs."""


def chip_cards(channel: ChannelHandle) -> list[discord.Message]:
    """Return the cards of the chips so far, the newest last."""
    return [message for message in channel.history() if any(file.filename == "chip.png" for file in message.attachments)]


def newest(channel: ChannelHandle) -> discord.Message:
    return chip_cards(channel)[-1]


def state(world: World, channel: ChannelHandle, player: Member | UserHandle) -> SoloGame:
    """Return the game as the bot has it now."""
    game = world.bot.games.solo_of(channel.id, player.id)
    assert game is not None
    return game.state


async def sit_down(world: World, player: Member, **options: Any) -> InteractionResult:
    """Begin a game on the board whose first chip can be solved in four moves, and press *Go*."""
    return await begin_alone(player, world.channel, **{"code": EASY, **options})


async def begin_alone(player: Member, channel: ChannelHandle, **options: Any) -> InteractionResult:
    """Begin a game, or show the one that is on, and press *Go* where that is asked for."""
    begun = await player.slash(channel, "ricochet solo", **options)
    await press_go(player, channel, begun)
    return begun


async def begin_in_messages(user: UserHandle, **options: Any) -> InteractionResult:
    """Begin a game in direct messages, and press *Go*."""
    begun = await user.slash("ricochet solo", **options)
    await press_go(user, user.dm_channel, begun)
    return begun


async def press_go(player: Member | UserHandle, channel: ChannelHandle, begun: InteractionResult) -> None:
    """Press *Go* on the card, which is the answer in a private game, if it has that button."""
    shown = [answer(begun)] if begun.response or begun.followups else []
    for card in (*shown, *chip_cards(channel)[-1:]):
        go = next((one for one in parts(card) if str(getattr(one, "custom_id", "")).endswith(":go")), None)
        if go:
            await player.click(card, custom_id=go.custom_id)
            return


async def show(player: Member | UserHandle, card: discord.Message, moves: str) -> InteractionResult:
    """Press the button, and fill in the form."""
    return await player.submit_modal(await player.click(card, label="⌨️ Type"), {"moves": moves})


def told(result: InteractionResult) -> str:
    """Return the private answer beside the card."""
    return "\n".join(text_of(followup.message) for followup in result.followups)


async def play_on(
    world: World, player: Member | UserHandle, channel: ChannelHandle, card: Callable[[], discord.Message], solve: int
) -> discord.Message:
    """Play all chips to the end, and solve the first so many of them. Returns the card."""
    is_private = card().flags.ephemeral
    while True:
        game = state(world, channel, player)
        if game.up < solve:
            moves = solution_of(game.position)
            await show(player, card(), format_moves(moves))
        else:
            given_up = await choose(player, card(), "Give up this chip")
            card = partial(answer, given_up) if is_private else card
        if not world.bot.games.solo_of(channel.id, player.id):
            return card()
        await player.click(card(), label="Next chip")


async def stars_on_board(world: World) -> list[tuple[int, int]]:
    board = await world.bot.store.leaderboard(world.guild.id, Score.SOLO, Span(), limit=10)
    return [(line.player, line.points) for line in board.lines]


async def solve_chip(world: World, player: Member) -> None:
    """Solve the first chip of a game on a drawn board."""
    await begin_alone(player, world.channel)
    await show_best(world, player)


async def show_best(world: World, player: Member) -> None:
    """Solve the chip that is up in as few moves as can be."""
    game = state(world, world.channel, player)
    moves = solution_of(game.position)
    await show(player, newest(world.channel), format_moves(moves))
