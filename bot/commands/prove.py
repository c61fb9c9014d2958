"""`/prove`, with the autocompletion of its moves, and `/pass`."""

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions import give_sign
from bot.actions import match as match_actions
from bot.actions.race import say_done
from bot.commands import play
from bot.commands.acting import act as act_in
from bot.commands.acting import actor_of
from bot.commands.completion import move_choices
from bot.commands.interaction import Interaction
from bot.commands.race import submit_text
from bot.commands.rush import act as act_in_rush
from bot.commands.rush import show_typed
from bot.commands.solo import act, show_solution
from bot.commands.which_game import match_here, race_to_play, robots_to_play, rush_to_play, solo_to_play
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.typed_moves import MAX_NOTATION
from engine.rush import PassChip
from engine.solo import GiveUpChip


@app_commands.command(name="prove", description=localised("command-prove"))
@app_commands.describe(moves=localised("option-prove-moves"))
async def prove(interaction: Interaction, moves: Range[str, 1, MAX_NOTATION]) -> None:
    """Show a solution, or submit one in a race."""
    if rush := rush_to_play(interaction):
        await show_typed(interaction, rush, moves)
    elif race := race_to_play(interaction):
        await submit_text(interaction, race, moves)
    elif game := solo_to_play(interaction):
        await show_solution(interaction, game, moves)
    else:
        await play.prove(interaction, moves)


@prove.autocomplete("moves")
async def _complete_proof(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Complete the move that is being typed, with the robots of the game that `/prove` is for."""
    say = texts_of(interaction)
    match = match_here(interaction)
    if rush_to_play(interaction):
        pass  # it has no one else to wait for
    elif race := race_to_play(interaction):
        await give_sign(race, actor_of(interaction))
    elif match and play.is_asked(match, interaction.user.id):
        await play.give_sign(interaction)
    return move_choices(say, current, robots_to_play(interaction))


@app_commands.command(name="pass", description=localised("command-pass"))
async def pass_turn(interaction: Interaction) -> None:
    """Pass instead of proving; in a solo game or a rush, give up the chip, and in a race be done with it."""
    if rush := rush_to_play(interaction):
        await act_in_rush(interaction, rush, PassChip(interaction.user.id))
    elif race := race_to_play(interaction):
        await act_in(interaction, race, say_done)
    elif game := solo_to_play(interaction):
        await act(interaction, game, GiveUpChip(interaction.user.id))
    else:
        await act_in(interaction, play.live_match(interaction), match_actions.pass_turn)
