"""What happens when somebody presses a button or fills in a form."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.answers import Problem, problem, told_privately
from bot.cards.buttons import BUTTON_ID, Action, custom_id
from bot.commands import play
from bot.commands.bidding import MOST_NOTATION
from bot.commands.rules import show_rules
from bot.forms import form, written
from bot.pad import open_pad
from bot.text import say

_MOST_DIGITS = 6


class TableButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON_ID):
    """Any button below a card: found by its custom id alone, so that it works after a restart."""

    def __init__(self, match_id: int, round_number: int, action: Action) -> None:
        super().__init__(ui.Button(custom_id=custom_id(match_id, round_number, action)))
        self.match_id, self.round, self.action = match_id, round_number, action

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the button that was pressed from its custom id."""
        del interaction, item
        return cls(int(match["match_id"]), int(match["round"]), Action(match["action"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Do what the button says; a button of an earlier round says so privately."""
        async with told_privately(interaction):
            if self.action is Action.RULES:
                await show_rules(interaction)
                return
            play.check_current(interaction, self.match_id, self.round)
            match self.action:
                case Action.BID:
                    await interaction.response.send_modal(_bid_form(self.match_id, self.round))
                case Action.DONE:
                    await play.say_done(interaction)
                case Action.PROVE:
                    play.check_prover(interaction)
                    await interaction.response.send_modal(_proof_form(self.match_id, self.round))
                case Action.PAD:
                    await open_pad(interaction, self.match_id)
                case Action.PASS:
                    await play.do_without(interaction)
                case Action.PASS_OVER:
                    await play.pass_over(interaction)
                case Action.PLAY_ON:
                    await play.play_on(interaction)


_FORM_ID = re.compile(r"ricochet:(?P<match_id>\d+):(?P<round>\d+):form-(?P<action>bid|prove)")
"""What a form's custom id looks like: it names the match, the round, and what the form is for."""

_MOVES, _PATH = "moves", "path"
"""The fields of forms."""


def _bid_form(match_id: int, round_number: int) -> ui.Modal:
    number = _field("bid", _MOVES, discord.TextStyle.short, _MOST_DIGITS)
    path = _field("path", _PATH, discord.TextStyle.paragraph, MOST_NOTATION, required=False)
    return form(say("form-bid-title"), f"ricochet:{match_id}:{round_number}:form-{Action.BID.value}", number, path)


def _proof_form(match_id: int, round_number: int) -> ui.Modal:
    moves = _field("prove", _MOVES, discord.TextStyle.paragraph, MOST_NOTATION)
    return form(say("form-prove-title"), f"ricochet:{match_id}:{round_number}:form-{Action.PROVE.value}", moves)


def _field(text: str, custom_id: str, style: discord.TextStyle, most: int, *, required: bool = True) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        label=say(f"form-{text}-label"),
        placeholder=say(f"form-{text}-placeholder"),
        custom_id=custom_id,
        style=style,
        max_length=most,
        required=required,
    )


async def on_form(interaction: discord.Interaction) -> None:
    """Do what a filled-in form asks for, also where it was opened before a restart."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not (which := _FORM_ID.fullmatch(str((interaction.data or {}).get("custom_id")))):
        return
    async with told_privately(interaction):
        play.check_current(interaction, int(which["match_id"]), int(which["round"]))
        text = written(interaction, _MOVES)
        if Action(which["action"]) is Action.PROVE:
            await play.prove(interaction, text)
        elif text.isdecimal():
            await play.bid(interaction, int(text), written(interaction, _PATH))
        else:
            raise problem(Problem.NOT_A_NUMBER, text=text.replace("`", "'"))
