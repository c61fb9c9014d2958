"""Checks that a position to be studied or set up is not being played, so that no solutions are given away."""

from bot.client import RicochetBot
from bot.games.giveaway import is_given_away
from bot.ui.replies import Problem, problem
from engine.giveaway import Asked
from engine.position import Position
from engine.proof import Ricochet
from engine.setup import Setup


async def check_not_in_play(bot: RicochetBot, position: Position, ricochet: Ricochet) -> None:
    """Raise `Refused` if a study of a position would give away a solution of a running game, or of today's puzzle."""
    asked = Asked(position, (position.chip,))
    if await bot.games.gives_away(asked, ricochet):
        raise problem(Problem.STUDY_IN_PLAY)
    if await _gives_todays_away(bot, asked, ricochet):
        raise problem(Problem.STUDY_OF_TODAY)


async def check_not_todays(bot: RicochetBot, setup: Setup, ricochet: Ricochet) -> None:
    """Raise `Refused` if a game from a set-up would give away much about today's puzzle."""
    if await _gives_todays_away(bot, Asked(setup.position, setup.chips, is_table=True), ricochet):
        raise problem(Problem.BOARD_OF_TODAY)


async def _gives_todays_away(bot: RicochetBot, asked: Asked, ricochet: Ricochet) -> bool:
    return await is_given_away(bot.solver, asked, ricochet, await bot.days.in_play())
