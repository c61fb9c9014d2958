"""`/ricochet board`, `/ricochet look` and `/ricochet tiles`: ephemeral views of the board and of the tiles."""

from discord import app_commands
from discord.app_commands import Choice

from bot.actions import give_sign
from bot.cards.alt_text import list_faces
from bot.cards.post import Picture, Post
from bot.cards.words import look_card, text_card
from bot.commands import play
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import Live, game_to_show
from bot.ui.answers import defer_ephemeral, edit_reply, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from engine.games.match.state import Match


@app_commands.command(name="board", description=localised("command-board"))
@app_commands.rename(form="format")
@app_commands.describe(form=localised("option-format"))
@app_commands.choices(form=[Choice(name=localised(f"format-{form}"), value=form) for form in ("picture", "text")])
async def board_command(interaction: Interaction, form: str = "picture") -> None:
    """Show the current card again, or the board as plain text; of a game with rounds as it was at the round's beginning."""
    live = _game(interaction)
    say = texts_of(interaction).of_edition(live.state.rules.edition)
    if form != "text":
        await KINDS[live.kind].show(interaction, live)
        return
    position = live.state.round.start if live.is_shared else live.state.position
    await show_ephemeral(interaction, text_card(say, KINDS[live.kind].headline(say, live.state), position))
    await _give_sign(interaction, live)


@app_commands.command(name="look", description=localised("command-look"))
async def look_command(interaction: Interaction) -> None:
    """List where each robot would stop in each direction."""
    say, live = texts_of(interaction), _game(interaction)
    match = live.state
    position = match.round.start if isinstance(match, Match) and match.is_kept else match.position
    await show_ephemeral(interaction, look_card(say, KINDS[live.kind].headline(say, match), position))
    await _give_sign(interaction, live)


def _game(interaction: Interaction) -> Live:
    """Return the game to show; the answer replaces the user's previous one in a match. Raises `Refused` if there is none."""
    live = game_to_show(interaction)
    return live if live and live.kind != "match" else play.live_match(interaction)


async def _give_sign(interaction: Interaction, live: Live) -> None:
    """Mark the user as present in a game with others whose board they have looked at."""
    if live.is_shared:
        await give_sign(live, actor_of(interaction))


@app_commands.command(name="tiles", description=localised("command-tiles"))
async def tiles_command(interaction: Interaction) -> None:
    """Show the sixteen faces with their names, for setting up a table."""
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    picture = Picture("tiles.png", await interaction.client.pictures.faces(say, chooser_of(interaction)), list_faces(say))
    await edit_reply(interaction, Post(say("tiles-text"), picture, say("tiles-options")))
