"""`/prove`, with the autocompletion of its moves, and `/pass`."""

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions import give_sign
from bot.commands import play
from bot.commands.acting import actor_of
from bot.commands.completion import move_choices
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import game_to_play
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.typed_moves import MAX_NOTATION
from engine.games.match.state import Match


@app_commands.command(name="prove", description=localised("command-prove"))
@app_commands.describe(moves=localised("option-prove-moves"))
async def prove_command(interaction: Interaction, moves: Range[str, 1, MAX_NOTATION]) -> None:
    """Show a solution, or submit one in a race."""
    live = game_to_play(interaction) or play.live_match(interaction)
    await KINDS[live.kind].enter(interaction, live, moves)


@prove_command.autocomplete("moves")
async def _complete_proof(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Complete the move that is being typed, with the robots of the game that `/prove` is for."""
    live = game_to_play(interaction)
    if live and live.is_shared and (not isinstance(live.state, Match) or play.is_asked(live.state, interaction.user.id)):
        await give_sign(live, actor_of(interaction))
    return move_choices(texts_of(interaction), current, live.state.position.robots if live else {})


@app_commands.command(name="pass", description=localised("command-pass"))
async def pass_command(interaction: Interaction) -> None:
    """Pass instead of proving; in a solo game or a rush, give up the chip, and in a race be done with it."""
    live = game_to_play(interaction) or play.live_match(interaction)
    await KINDS[live.kind].pass_turn(interaction, live)
