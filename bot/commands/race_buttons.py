"""The buttons and the form of a race."""

from bot.actions import give_sign
from bot.actions.race import add_bot, say_done
from bot.cards.post import NUMBER
from bot.cards.race import RACE_ID, RaceAction
from bot.commands.acting import act, actor_of
from bot.commands.interaction import Interaction
from bot.commands.race import current, submit_text
from bot.commands.race_pad import open_pad, open_zoom
from bot.ui.forms import ask_for_moves, typed
from bot.ui.handlers import Named, handles


@handles("RaceButton", RACE_ID)
async def race_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action; opening a screen marks the user as present. Raises `Refused` for an old round's button."""
    game_id, round_number = int(named["game_id"]), int(named["round"])
    live = current(interaction, game_id, round_number)
    match RaceAction(named["action"]):
        case RaceAction.PAD:
            await open_pad(interaction, live)
        case RaceAction.SUBMIT:
            await ask_for_moves(interaction, f"ricochet:race:{game_id}:{round_number}:form")
            await give_sign(live, actor_of(interaction))
        case RaceAction.ZOOM:
            await open_zoom(interaction, live)
        case RaceAction.DONE:
            await act(interaction, live, say_done)
        case RaceAction.ADD_BOT:
            await act(interaction, live, add_bot)


@handles("RaceForm", rf"ricochet:race:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):form")
async def race_form(interaction: Interaction, named: Named) -> None:
    """Submit the solution from the form."""
    live = current(interaction, int(named["game_id"]), int(named["round"]))
    await submit_text(interaction, live, typed(interaction))
