"""The form in which moves are typed, in a game of any kind."""

from bot.cards.post import GAME_ID, NUMBER
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.ui.forms import typed
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem


@handles("MovesForm", rf"ricochet:(?P<kind>[a-z]{{1,20}}):{GAME_ID}:(?P<round>{NUMBER}):form")
async def moves_form(interaction: Interaction, named: Named) -> None:
    """Show the moves of the form, which `bot.ui.forms.ask_for_moves` has opened for a round."""
    if (controls := KINDS.get(named["kind"])) is None:
        raise problem(Problem.OLD_BUTTON)
    if live := await controls.current(interaction, int(named["game_id"]), int(named["round"])):
        await controls.enter(interaction, live, typed(interaction))
