"""The buttons and the form of a solo game."""

import re

from bot.actions.solo import command_of
from bot.cards.post import NUMBER
from bot.cards.solo import SOLO_ID, SoloAction
from bot.commands.interaction import Interaction
from bot.commands.solo import act, check_chip_is_up, current, show_solution
from bot.commands.solo_pad import open_pad, open_zoom
from bot.ui.answers import show_form
from bot.ui.forms import MOVES, Form, proof_form, written
from bot.ui.languages import texts_of
from bot.ui.persistent import PersistentItem


class SoloButton(PersistentItem, template=SOLO_ID):
    """A button of a solo game."""

    async def pressed(self, interaction: Interaction) -> None:
        """Run the button's action. Raises `Refused` for a button of an earlier chip."""
        game_id, round_number = int(self.named["game_id"]), int(self.named["round"])
        game, player = await current(interaction, game_id, round_number), interaction.user.id
        match SoloAction(self.named["action"]):
            case SoloAction.SHOW:
                await check_chip_is_up(interaction, game)
                await show_form(interaction, proof_form(texts_of(interaction), f"ricochet:solo:{game_id}:{round_number}:form"))
            case SoloAction.PAD:
                await check_chip_is_up(interaction, game)
                await open_pad(interaction, game)
            case SoloAction.ZOOM:
                await open_zoom(interaction, game)
            case action:
                await act(interaction, game, command_of(action, game, player))


async def _submitted(interaction: Interaction, which: re.Match[str]) -> None:
    """Show the solution from the form."""
    game = await current(interaction, int(which["game_id"]), int(which["round"]))
    await show_solution(interaction, game, written(interaction, MOVES))


SOLO_FORM = Form("SoloForm", re.compile(rf"ricochet:solo:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):form"), _submitted)
"""The form of a solo game; its custom id names the game and the round."""
