"""What happens when somebody presses a button of a solo game, or fills in its form."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.answers import Problem, problem, told_privately
from bot.cards.solo import SOLO_ID, SoloAction
from bot.client import client_of
from bot.commands.bidding import MOST_NOTATION
from bot.commands.solo import act, check_chip_is_up, show_newest, show_solution
from bot.forms import form, written
from bot.solo.games import Game
from bot.text import say
from engine.solo import EndSolo, GiveUpChip, NextChip


class SoloButton(ui.DynamicItem[ui.Button[Any]], template=SOLO_ID):
    """Any button of a solo game: found by its custom id alone, so that it works after a restart."""

    def __init__(self, game_id: int, round_number: int, action: SoloAction) -> None:
        super().__init__(ui.Button(custom_id=f"ricochet:solo:{game_id}:{round_number}:{action.value}"))
        self.game_id, self.round, self.action = game_id, round_number, action

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the button that was pressed from its custom id."""
        del interaction, item
        return cls(int(match["game_id"]), int(match["round"]), SoloAction(match["action"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Do what the button says; a button of an earlier chip says so privately."""
        async with told_privately(interaction):
            game, player = await _current(interaction, self.game_id, self.round), interaction.user.id
            match self.action:
                case SoloAction.SHOW:
                    await check_chip_is_up(interaction, game)
                    await interaction.response.send_modal(_form(self.game_id, self.round))
                case SoloAction.NEXT:
                    await act(interaction, game, NextChip(player))
                case SoloAction.GIVE_UP:
                    await act(interaction, game, GiveUpChip(player))
                case SoloAction.END:
                    await act(interaction, game, EndSolo(player))


_MOVES = "moves"
"""The field of the form."""

_FORM_ID = re.compile(r"ricochet:solo:(?P<game_id>\d+):(?P<round>\d+):form")


def _form(game_id: int, round_number: int) -> ui.Modal:
    """The form for a solution. No listener is kept for it: `on_solo_form` answers it, also after a restart."""
    moves: ui.TextInput[ui.Modal] = ui.TextInput(
        label=say("form-prove-label"),
        placeholder=say("form-prove-placeholder"),
        custom_id=_MOVES,
        style=discord.TextStyle.paragraph,
        max_length=MOST_NOTATION,
    )
    return form(say("form-prove-title"), f"ricochet:solo:{game_id}:{round_number}:form", moves)


async def on_solo_form(interaction: discord.Interaction) -> None:
    """Do what a filled-in form of a solo game asks for."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not (which := _FORM_ID.fullmatch(str((interaction.data or {}).get("custom_id")))):
        return
    async with told_privately(interaction):
        game = await _current(interaction, int(which["game_id"]), int(which["round"]))
        await show_solution(interaction, game, written(interaction, _MOVES))


async def _current(interaction: discord.Interaction, game_id: int, round_number: int) -> Game:
    """The game of a button or a form. Raises `Refused` unless it is on, and in this round."""
    game = client_of(interaction).tables.solo.get(game_id)
    if game is None:
        raise problem(Problem.SOLO_OVER)
    if game.state.round != round_number:
        await show_newest(interaction, game)
        raise problem(Problem.SOLO_CHIP_OVER)
    return game
