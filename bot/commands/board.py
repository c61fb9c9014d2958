"""`/ricochet board`: ephemeral views of the board; and the faces of the tiles."""

from discord import app_commands
from discord.app_commands import Choice

from bot.actions import give_sign
from bot.cards.alt_text import list_faces
from bot.cards.post import Picture, Post
from bot.cards.study import TILES_ID
from bot.cards.words import look_card, text_card
from bot.commands import play
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import Live, game_to_show
from bot.ui.answers import defer_ephemeral, edit_reply, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from engine.games.match.state import Match

_PICTURE, _TEXT, _MOVES = "picture", "text", "moves"


@app_commands.command(name="board", description=localised("command-board"))
@app_commands.rename(form="format")
@app_commands.describe(form=localised("option-format"))
@app_commands.choices(form=[Choice(name=localised(f"format-{form}"), value=form) for form in (_PICTURE, _TEXT, _MOVES)])
async def board_command(interaction: Interaction, form: str = _PICTURE) -> None:
    """Show the current card again, the board as plain text, or where each robot would stop in each direction.

    A text shows a game with rounds as it was at the round's beginning.
    """
    live = _game(interaction)
    say = texts_of(interaction).of_edition(live.state.rules.edition)
    if form == _PICTURE:
        await KINDS[live.kind].show(interaction, live)
        return
    state, headline = live.state, KINDS[live.kind].headline(say, live.state)
    if form == _TEXT:
        card = text_card(say, headline, state.round.start if live.is_shared else state.position)
    else:
        card = look_card(say, headline, state.round.start if isinstance(state, Match) and state.is_kept else state.position)
    await show_ephemeral(interaction, card)
    if live.is_shared:
        await give_sign(live, actor_of(interaction))


def _game(interaction: Interaction) -> Live:
    """Return the game to show; the answer replaces the user's previous one in a match. Raises `Refused` if there is none."""
    live = game_to_show(interaction)
    return live if live and live.kind != "match" else play.live_match(interaction)


@handles("TilesButton", TILES_ID)
async def tiles_button(interaction: Interaction, named: Named) -> None:
    """Show the sixteen faces with their names, for setting up a table, in an ephemeral reply."""
    del named
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    picture = Picture("tiles.png", await interaction.client.pictures.faces(say, chooser_of(interaction)), list_faces(say))
    await edit_reply(interaction, Post(say("tiles-text"), picture, say("tiles-options")))
