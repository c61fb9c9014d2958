"""The pads and forms with which moves are entered in a game of any kind."""

from bot.cards.post import GAME_ID, NUMBER
from bot.commands.game_pad import GAME_PAD
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS, Controls
from bot.ui.forms import typed
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem


@handles("PadButton", GAME_PAD)
async def pad_button(interaction: Interaction, named: Named) -> None:
    """Do what the pressed key of a pad says."""
    if (pad := _controls(named).pad) is None:
        raise problem(Problem.OLD_BUTTON)
    await pad(interaction, named)


@handles("MovesForm", rf"ricochet:(?P<kind>[a-z]{{1,20}}):{GAME_ID}:(?P<round>{NUMBER}):form")
async def moves_form(interaction: Interaction, named: Named) -> None:
    """Show the moves of the form, which `bot.ui.forms.ask_for_moves` has opened for a round."""
    controls = _controls(named)
    if live := await controls.current(interaction, int(named["game_id"]), int(named["round"])):
        await controls.enter(interaction, live, typed(interaction))


def _controls(named: Named) -> Controls:
    if controls := KINDS.get(named["kind"]):
        return controls
    raise problem(Problem.OLD_BUTTON)
