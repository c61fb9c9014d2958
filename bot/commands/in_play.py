"""The one check that what is studied is not being played: nobody is told solutions that somebody is still looking for."""

from bot.commands.interaction import Interaction
from bot.ui.replies import Problem, problem
from engine.position import Position


async def check_not_in_play(interaction: Interaction, position: Position, *, chosen: bool) -> None:
    """Raise `Refused` where to study a position would tell how to solve what is played anywhere, or the puzzle of today.

    ``chosen``: by whoever asks, rather than by a round that is over: then a position that is much the same is refused, too.
    """
    if await interaction.client.games.is_in_play(position, chosen=chosen):
        raise problem(Problem.STUDY_IN_PLAY)
    if await interaction.client.days.gives_away(position):
        raise problem(Problem.STUDY_OF_TODAY)
