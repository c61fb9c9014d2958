"""What happens when somebody presses a button or fills in a form."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.answers import Problem, problem, told_privately
from bot.cards.buttons import BUTTON_ID, Action, custom_id
from bot.client import client_of
from bot.commands import play
from bot.commands.bidding import MOST_NOTATION
from bot.commands.rules import show_rules
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
            check_current(interaction, self.match_id, self.round)
            match self.action:
                case Action.BID:
                    await interaction.response.send_modal(
                        _form(self.action, self.match_id, self.round, discord.TextStyle.short, _MOST_DIGITS)
                    )
                case Action.PROVE:
                    play.check_prover(interaction)
                    await interaction.response.send_modal(
                        _form(self.action, self.match_id, self.round, discord.TextStyle.paragraph, MOST_NOTATION)
                    )
                case Action.PASS:
                    await play.do_without(interaction)
                case Action.PLAY_ON:
                    await play.play_on(interaction)


_FORM_ID = re.compile(r"ricochet:(?P<match_id>\d+):(?P<round>\d+):form-(?P<action>bid|prove)")
"""What a form's custom id looks like: it names the match, the round, and what the form is for."""

_FIELD = "moves"


def _form(action: Action, match_id: int, round_number: int, style: discord.TextStyle, most: int) -> ui.Modal:
    """A form with one field. No listener is kept for it: `on_interaction` answers it, whoever else has it open."""
    form = ui.Modal(
        title=say(f"form-{action.value}-title"), custom_id=f"ricochet:{match_id}:{round_number}:form-{action.value}"
    )
    form.add_item(
        ui.TextInput(
            label=say(f"form-{action.value}-label"),
            placeholder=say(f"form-{action.value}-placeholder"),
            custom_id=_FIELD,
            style=style,
            max_length=most,
        )
    )
    form.stop()
    return form


async def on_interaction(interaction: discord.Interaction) -> None:
    """Learn the name of whoever does something, and do what a filled-in form asks for, also one from before a restart."""
    client_of(interaction).tables.names.met(interaction.guild_id, interaction.user)
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not (form := _FORM_ID.fullmatch(str((interaction.data or {}).get("custom_id")))):
        return
    async with told_privately(interaction):
        check_current(interaction, int(form["match_id"]), int(form["round"]))
        text = _value((interaction.data or {}).get("components")).strip()
        if Action(form["action"]) is Action.PROVE:
            await play.prove(interaction, text)
        elif text.isdecimal():
            await play.bid(interaction, int(text))
        else:
            raise problem(Problem.NOT_A_NUMBER, text=text.replace("`", "'"))


def _value(components: Any) -> str:
    """What was written into the field, wherever it lies in the form."""
    for component in components if isinstance(components, list) else [components]:
        if not isinstance(component, dict):
            continue
        if component.get("custom_id") == _FIELD:
            return str(component.get("value", ""))
        if found := _value(component.get("components") or component.get("component")):
            return found
    return ""


def check_current(interaction: discord.Interaction, match_id: int, round_number: int) -> None:
    """Raise `Refused` unless this match is on here, and in this round."""
    table = play.table_of(interaction)
    if (table.match_id, table.match.round) != (match_id, round_number):
        raise problem(Problem.ROUND_OVER)
