"""`/ricochet board` and `/ricochet look`: where everything stands, in an ephemeral reply."""

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.round import round_card
from bot.cards.words import look_card, solo_look_card, solo_text_card, text_card
from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.solo import show_again
from bot.commands.target import solo_to_show
from bot.text import say
from bot.ui.replies import defer_ephemeral, edit_reply


@app_commands.command(name="board", description=say("command-board"))
@app_commands.rename(form="format")
@app_commands.describe(form=say("option-format"))
@app_commands.choices(form=[Choice(name=say(f"format-{form}"), value=form) for form in ("picture", "text")])
async def board(interaction: Interaction, form: str = "picture") -> None:
    """Show the card of the round or of the chip again, or the board in plain text."""
    game = solo_to_show(interaction)
    if form == "text":
        card = solo_text_card(game.state) if game else text_card(play.table_of(interaction).match)
        await interaction.response.send_message(view=card, ephemeral=True)
    elif game:
        await show_again(interaction, game)
    else:
        table = play.table_of(interaction)
        await defer_ephemeral(interaction)
        png = await interaction.client.tables.pictures.of_round(interaction.guild_id, table.match)
        await edit_reply(interaction, round_card(table.match_id, table.match, png))


@app_commands.command(name="look", description=say("command-look"))
async def look(interaction: Interaction) -> None:
    """Say where each robot would end in each direction."""
    game = solo_to_show(interaction)
    card = solo_look_card(game.state) if game else look_card(play.table_of(interaction).match)
    await interaction.response.send_message(view=card, ephemeral=True)
