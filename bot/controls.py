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
                    await interaction.response.send_modal(BidForm(self.match_id, self.round))
                case Action.PROVE:
                    play.check_prover(interaction)
                    await interaction.response.send_modal(ProofForm(self.match_id, self.round))
                case Action.PASS:
                    await play.do_without(interaction)
                case Action.PLAY_ON:
                    await play.play_on(interaction)


class BidForm(ui.Modal):
    """Asks how many moves somebody bids."""

    moves: ui.TextInput[Self] = ui.TextInput(
        label=say("form-bid-label"),
        placeholder=say("form-bid-placeholder"),
        custom_id="moves",
        min_length=1,
        max_length=_MOST_DIGITS,
    )

    def __init__(self, match_id: int, round_number: int) -> None:
        super().__init__(title=say("form-bid-title"), custom_id=f"ricochet:{match_id}:{round_number}:form-bid")
        self.match_id, self.round = match_id, round_number

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Place the bid."""
        async with told_privately(interaction):
            check_current(interaction, self.match_id, self.round)
            text = self.moves.value.strip()
            if not text.isdecimal():
                raise problem(Problem.NOT_A_NUMBER, text=text.replace("`", "'"))
            await play.bid(interaction, int(text))


class ProofForm(ui.Modal):
    """Asks the prover for the moves."""

    moves: ui.TextInput[Self] = ui.TextInput(
        label=say("form-proof-label"),
        placeholder=say("form-proof-placeholder"),
        custom_id="moves",
        style=discord.TextStyle.paragraph,
        max_length=MOST_NOTATION,
    )

    def __init__(self, match_id: int, round_number: int) -> None:
        super().__init__(title=say("form-proof-title"), custom_id=f"ricochet:{match_id}:{round_number}:form-proof")
        self.match_id, self.round = match_id, round_number

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Show the solution."""
        async with told_privately(interaction):
            check_current(interaction, self.match_id, self.round)
            await play.prove(interaction, self.moves.value)


def check_current(interaction: discord.Interaction, match_id: int, round_number: int) -> None:
    """Raise `Refused` unless this match is on here, and in this round."""
    table = play.table_of(interaction)
    if (table.match_id, table.match.round) != (match_id, round_number):
        raise problem(Problem.ROUND_OVER)
