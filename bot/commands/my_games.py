"""`/ricochet my-games`: the user's unfinished games in all places, and which wait for them."""

from discord import app_commands

from bot.cards.board_link import Launch
from bot.cards.my_games import my_games_card
from bot.commands.interaction import Interaction
from bot.games.kinds import wait_in
from bot.ui.answers import defer_ephemeral, edit_reply
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of


@app_commands.command(name="my-games", description=localised("command-my-games"))
async def my_games(interaction: Interaction) -> None:
    """List the user's unfinished games on all servers, with links, in an ephemeral reply."""
    await defer_ephemeral(interaction)
    player = interaction.user.id
    games = await interaction.client.store.running_with(player)
    waits = [(game, wait) for game in games if (wait := wait_in(game, player))]
    activity = interaction.client.application_id if isinstance(interaction.client.board_link, Launch) else None
    await edit_reply(interaction, my_games_card(texts_of(interaction), waits, activity))
