"""The buttons and the form of a race."""

import re

from bot.actions import give_sign
from bot.actions.race import add_bot, say_done
from bot.cards.post import NUMBER
from bot.cards.race import RACE_ID, RaceAction
from bot.commands.acting import act, actor_of
from bot.commands.interaction import Interaction
from bot.commands.race import current, submit_text
from bot.commands.race_pad import open_pad, open_zoom
from bot.ui.answers import show_form
from bot.ui.forms import MOVES, Form, proof_form, written
from bot.ui.languages import texts_of
from bot.ui.persistent import PersistentItem


class RaceButton(PersistentItem, template=RACE_ID):
    """A button below the card of a race."""

    async def pressed(self, interaction: Interaction) -> None:
        """Run the button's action; opening a screen marks the user as present. Raises `Refused` for an old round's button."""
        game_id, round_number = int(self.named["game_id"]), int(self.named["round"])
        live = current(interaction, game_id, round_number)
        match RaceAction(self.named["action"]):
            case RaceAction.PAD:
                await open_pad(interaction, live)
            case RaceAction.SUBMIT:
                await show_form(interaction, proof_form(texts_of(interaction), f"ricochet:race:{game_id}:{round_number}:form"))
                await give_sign(live, actor_of(interaction))
            case RaceAction.ZOOM:
                await open_zoom(interaction, live)
            case RaceAction.DONE:
                await act(interaction, live, say_done)
            case RaceAction.ADD_BOT:
                await act(interaction, live, add_bot)


async def _submitted(interaction: Interaction, which: re.Match[str]) -> None:
    """Submit the solution from the form."""
    live = current(interaction, int(which["game_id"]), int(which["round"]))
    await submit_text(interaction, live, written(interaction, MOVES))


RACE_FORM = Form("RaceForm", re.compile(rf"ricochet:race:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):form"), _submitted)
"""The form of a race; its custom id names the game and the round."""
