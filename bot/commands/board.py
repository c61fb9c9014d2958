"""`/ricochet board`, `/ricochet look` and `/ricochet tiles`: ephemeral views of the board and of the tiles."""

from discord import app_commands
from discord.app_commands import Choice

from bot.actions import give_sign
from bot.cards.alt_text import list_faces
from bot.cards.buttons import board_at
from bot.cards.match import headline, round_card
from bot.cards.post import Picture, Post, gallery, layout
from bot.cards.race import race_headline
from bot.cards.rush import rush_headline
from bot.cards.solo import solo_headline
from bot.cards.words import look_card, text_card
from bot.commands import play
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.race import show_race
from bot.commands.rush import show_rush
from bot.commands.solo import show_again
from bot.commands.which_game import race_to_show, rush_to_show, solo_to_show
from bot.ui.answers import defer_ephemeral, edit_reply, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from engine.position import Position


@app_commands.command(name="board", description=localised("command-board"))
@app_commands.rename(form="format")
@app_commands.describe(form=localised("option-format"))
@app_commands.choices(form=[Choice(name=localised(f"format-{form}"), value=form) for form in ("picture", "text")])
async def board(interaction: Interaction, form: str = "picture") -> None:
    """Show the current card again, or the board as plain text."""
    say = texts_of(interaction)
    if form == "text":
        head, position = _shown(interaction, at_the_beginning=True)
        await show_ephemeral(interaction, text_card(say, head, position))
        await _give_sign(interaction)
    elif rush := rush_to_show(interaction):
        await show_rush(interaction, rush)
    elif race := race_to_show(interaction):
        await show_race(interaction, race)
    elif game := solo_to_show(interaction):
        await show_again(interaction, game)
    else:
        live, match = play.live_match(interaction), play.match_of(interaction)
        await defer_ephemeral(interaction)
        png = await interaction.client.pictures.still(chooser_of(interaction), match.round.start)
        assert interaction.guild_id is not None
        chosen = await interaction.client.store.guild_settings(interaction.guild_id)
        board_url = board_at(interaction.client.board_url, live.place)
        card = round_card(say, live.game_id, match, png, bidding_pad=chosen.bidding_pad, board_url=board_url)
        await edit_reply(interaction, card)
        await play.give_sign(interaction)


@app_commands.command(name="look", description=localised("command-look"))
async def look(interaction: Interaction) -> None:
    """List where each robot would stop in each direction."""
    say = texts_of(interaction)
    head, position = _shown(interaction, at_the_beginning=False)
    await show_ephemeral(interaction, look_card(say, head, position))
    await _give_sign(interaction)


async def _give_sign(interaction: Interaction) -> None:
    """Note that this person is present in the race or the match whose board they have looked at."""
    if rush_to_show(interaction):
        return
    if race := race_to_show(interaction):
        await give_sign(race, actor_of(interaction))
    else:
        await play.give_sign(interaction)


@app_commands.command(name="tiles", description=localised("command-tiles"))
async def tiles(interaction: Interaction) -> None:
    """Show the sixteen faces with their names, for setting up a table."""
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    picture = Picture("tiles.png", await interaction.client.pictures.faces(say, chooser_of(interaction)), list_faces(say))
    await edit_reply(interaction, Post(layout(say("tiles-text"), gallery(picture), say("tiles-options")), (picture,)))


def _shown(interaction: Interaction, *, at_the_beginning: bool) -> tuple[str, Position]:
    """Return the headline of the round or chip, and the position; of a match, optionally that at the beginning of the round."""
    say = texts_of(interaction)
    if rush := rush_to_show(interaction):
        return rush_headline(say, rush.state), rush.state.position
    if race := race_to_show(interaction):
        return race_headline(say, race.state), race.state.round.start if at_the_beginning else race.state.position
    if game := solo_to_show(interaction):
        return solo_headline(say, game.state), game.state.position
    match = play.match_of(interaction)
    return headline(say, match), match.round.start if at_the_beginning else match.position
