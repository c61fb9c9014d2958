"""The buttons and the form of a solo game."""

from bot.actions.solo import command_of
from bot.cards.post import NUMBER
from bot.cards.solo import SOLO_ID, SoloAction
from bot.commands.interaction import Interaction
from bot.commands.solo import act, check_chip_is_up, current, show_solution
from bot.commands.solo_pad import open_pad, open_zoom
from bot.ui.forms import ask_for_moves, typed
from bot.ui.handlers import Named, handles


@handles("SoloButton", SOLO_ID)
async def solo_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action. Raises `Refused` for a button of an earlier chip."""
    game_id, round_number = int(named["game_id"]), int(named["round"])
    game, player = await current(interaction, game_id, round_number), interaction.user.id
    match SoloAction(named["action"]):
        case SoloAction.SHOW:
            await check_chip_is_up(interaction, game)
            await ask_for_moves(interaction, f"ricochet:solo:{game_id}:{round_number}:form")
        case SoloAction.PAD:
            await check_chip_is_up(interaction, game)
            await open_pad(interaction, game)
        case SoloAction.ZOOM:
            await open_zoom(interaction, game)
        case action:
            await act(interaction, game, command_of(action, game, player))


@handles("SoloForm", rf"ricochet:solo:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):form")
async def solo_form(interaction: Interaction, named: Named) -> None:
    """Show the solution from the form."""
    game = await current(interaction, int(named["game_id"]), int(named["round"]))
    await show_solution(interaction, game, typed(interaction))
