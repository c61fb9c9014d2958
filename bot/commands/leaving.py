"""`/ricochet leave` and `remove` for one player, `finish` and `stop` for the whole game, and the question before its end."""

import discord
from discord import app_commands

from bot.actions import match
from bot.cards.ending import END_ID, is_confirmed
from bot.cards.post import Post
from bot.commands import play
from bot.commands.acting import act, pressed_game
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import game_to_leave, game_to_stop
from bot.ui.answers import show_instead
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave_command(interaction: Interaction) -> None:
    """Leave the running match or race."""
    live = game_to_leave(interaction, interaction.user.id) or play.live_match(interaction)
    await act(interaction, live, KINDS[live.kind].leave)


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove_command(interaction: Interaction, member: discord.User) -> None:
    """Remove a player from the running match or race."""
    live = game_to_leave(interaction, member.id) or play.live_match(interaction)
    await act(interaction, live, KINDS[live.kind].remove, member.id)


@app_commands.command(name="finish", description=localised("command-finish"))
async def finish_command(interaction: Interaction) -> None:
    """Vote to finish the match now, so that the most chips win."""
    await act(interaction, play.live_match(interaction), match.vote_to_finish)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop_command(interaction: Interaction) -> None:
    """End the match, race, solo game or rush early."""
    live = game_to_stop(interaction) or play.live_match(interaction)
    await KINDS[live.kind].ask_to_end(interaction, live)


@handles("EndingButton", END_ID)
async def ending_button(interaction: Interaction, named: Named) -> None:
    """End the game that was asked about, or keep playing. Raises `Refused` if it is over, or the user may not end it now."""
    live = pressed_game(interaction, int(named["game_id"]), Problem.ENDED_ALREADY)
    if not is_confirmed(named["action"]):
        await show_instead(interaction, Post(texts_of(interaction)("done-keep-playing")))
        return
    end = KINDS[live.kind].end
    if end is None:
        raise problem(Problem.OLD_BUTTON)
    await end(interaction, live)
