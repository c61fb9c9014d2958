"""What happens when somebody presses a button of a solo game, or fills in its form."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.answers import Problem, problem, told_privately
from bot.cards.solo import SOLO_ID, SoloAction
from bot.client import client_of
from bot.commands.solo import act, check_open, prove_solo, refuse
from bot.controls import FIELD, field_value
from bot.solo.games import Game
from bot.text import say
from engine.solo import EndSolo, GiveUpChip, NextChip, SoloRefusal

MOST_NOTATION = 1000
"""Characters of text for a solution."""


class SoloButton(ui.DynamicItem[ui.Button[Any]], template=SOLO_ID):
    """Any button of a solo game: found by its custom id alone, so that it works after a restart."""

    def __init__(self, game_id: int, round_number: int, action: SoloAction) -> None:
        super().__init__(ui.Button(custom_id=f"ricochet:solo:{game_id}:{round_number}:{action.value}"))
        self.game_id, self.round, self.action = game_id, round_number, action
