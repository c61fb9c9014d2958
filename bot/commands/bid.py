"""`/bid`, and the autocompletion of its sealed path."""

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.commands import play
from bot.commands.completion import move_choices
from bot.commands.interaction import Interaction
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.typed_moves import MAX_NOTATION


@app_commands.command(name="bid", description=localised("command-bid"))
@app_commands.describe(moves=localised("option-bid-moves"), path=localised("option-bid-path"))
async def bid_command(interaction: Interaction, moves: int, path: Range[str, 1, MAX_NOTATION] | None = None) -> None:
    """Bid a number of moves, with an optional sealed path."""
    await play.enter_bid(interaction, play.live_match(interaction), moves, path or "")


@bid_command.autocomplete("path")
async def _complete_path(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Complete the move that is being typed, from the robots alone, so that no choice depends on the solution."""
    say = texts_of(interaction)
    live = interaction.client.games.match_in(interaction.channel_id)
    await play.give_sign(interaction)
    return move_choices(say, current, live.state.position.robots if live else {})
