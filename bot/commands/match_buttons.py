"""The buttons and forms of a match."""

import discord
from discord import ui

from bot.actions.match import ACTIONS
from bot.cards.buttons import BUTTON_ID, Action
from bot.cards.post import NUMBER
from bot.commands import play
from bot.commands.acting import act
from bot.commands.interaction import Interaction
from bot.commands.match_pad import open_pad, open_zoom
from bot.commands.ricochet import end_and_begin
from bot.commands.rules import show_rules
from bot.text import Texts
from bot.text.escaping import quotable
from bot.ui.answers import show_form
from bot.ui.forms import MOVES, ask_for_moves, field, make_form, typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import MAX_NOTATION

_MAX_DIGITS = 6


@handles("MatchButton", BUTTON_ID)
async def match_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action. A button of an earlier round is refused, unless it concerns the whole match.

    Opening a form or screen marks the player as present; other actions do so themselves.
    """
    say = texts_of(interaction)
    match_id, round_number, action = int(named["match_id"]), int(named["round"]), Action(named["action"])
    if action is Action.RULES:
        await show_rules(interaction)
        await play.give_sign(interaction)
        return
    of_match = action in (Action.FINISH, Action.STOP, Action.END, Action.END_AND_START)
    play.check_current(interaction, match_id, None if of_match else round_number)
    match action:
        case Action.BID:
            await show_form(interaction, _bid_form(say, match_id, round_number))
            await play.give_sign(interaction)
        case Action.PROVE:
            play.check_prover(interaction)
            await ask_for_moves(interaction, f"ricochet:{match_id}:{round_number}:form-{action.value}")
            await play.give_sign(interaction)
        case Action.PAD:
            await open_pad(interaction, match_id)
        case Action.ZOOM:
            await open_zoom(interaction, match_id)
        case Action.STOP:
            await play.stop_now(interaction)
        case Action.END:
            await play.end_now(interaction)
        case Action.END_AND_START:
            await end_and_begin(interaction)
        case _:
            await act(interaction, play.live_match(interaction), ACTIONS[action])


_PATH = "path"
"""The second field of the bid form."""


def _bid_form(say: Texts, match_id: int, round_number: int) -> ui.Modal:
    number = field(say, "bid", MOVES, discord.TextStyle.short, _MAX_DIGITS)
    path = field(say, "path", _PATH, discord.TextStyle.paragraph, MAX_NOTATION, required=False)
    return make_form(say("form-bid-title"), f"ricochet:{match_id}:{round_number}:form-{Action.BID.value}", number, path)


@handles("MatchForm", rf"ricochet:(?P<match_id>{NUMBER}):(?P<round>{NUMBER}):form-(?P<action>bid|prove)")
async def match_form(interaction: Interaction, named: Named) -> None:
    """Handle a form. Raises `Refused` if it is of an earlier round."""
    play.check_current(interaction, int(named["match_id"]), int(named["round"]))
    text = typed(interaction)
    if Action(named["action"]) is Action.PROVE:
        await play.prove(interaction, text)
    elif text.isdecimal() and len(text) <= _MAX_DIGITS:
        await play.bid(interaction, int(text), typed(interaction, _PATH))
    else:
        raise problem(Problem.NOT_A_NUMBER, text=quotable(text))
