"""The checks that what is studied or set up is not being played: nobody is told solutions that others are looking for."""

from bot.commands.interaction import Interaction
from bot.games.giveaway import is_given_away
from bot.ui.replies import Problem, problem
from engine.giveaway import Asked
from engine.position import Position
from engine.proof import Ricochet
from engine.setup import Setup


async def check_not_in_play(interaction: Interaction, position: Position, ricochet: Ricochet) -> None:
    """Raise `Refused` where to study a position would tell how to solve what is played anywhere, or the puzzle of today."""
    asked = Asked(position, (position.chip,))
    if await interaction.client.games.gives_away(asked, ricochet):
        raise problem(Problem.STUDY_IN_PLAY)
    if await _gives_todays_away(interaction, asked, ricochet):
        raise problem(Problem.STUDY_OF_TODAY)


async def check_not_todays(interaction: Interaction, setup: Setup, ricochet: Ricochet) -> None:
    """Raise `Refused` where to play from a set-up would tell much about the puzzle of today."""
    if await _gives_todays_away(interaction, Asked(setup.position, setup.chips, is_table=True), ricochet):
        raise problem(Problem.BOARD_OF_TODAY)


async def _gives_todays_away(interaction: Interaction, asked: Asked, ricochet: Ricochet) -> bool:
    return await is_given_away(interaction.client.solver, asked, ricochet, await interaction.client.days.in_play())
