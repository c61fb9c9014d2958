"""The buttons that begin another game: at the end of a game, and at the end of the tutorial."""

from collections.abc import Sequence
from dataclasses import replace

from bot.actions.access import events_seen
from bot.cards.next_game import AGAIN_ID, FIRST_GAME_ID, Again, FirstGame
from bot.commands.daily import open_day
from bot.commands.interaction import Interaction, made_at
from bot.commands.ricochet import begin_match, check_channel, place_of, start_usual
from bot.commands.rush import open_rush
from bot.commands.solo import begin_solo, settings_where_allowed, show_again, solo_usual
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem
from engine.bots import Level
from engine.daily import day_of
from engine.events import BotJoined, MatchStarted
from engine.rules import VERSION
from engine.rush import RushPrepared
from engine.setup import draw_setup
from engine.solo import SoloStarted


@handles("FirstGameButton", FIRST_GAME_ID)
async def first_game_button(interaction: Interaction, named: Named) -> None:
    """Begin a game at the end of the tutorial; a solo game is private, like the tutorial.

    It is refused where the command for such a game would be.
    """
    match FirstGame(named["action"]):
        case FirstGame.MATCH:
            await start_usual(interaction)
        case FirstGame.SOLO:
            await solo_usual(interaction, private=True)
        case FirstGame.DAILY:
            await open_day(interaction, day_of(made_at(interaction)))


@handles("AgainButton", AGAIN_ID)
async def again_button(interaction: Interaction, named: Named) -> None:
    """Begin another game like the one that has ended. It is refused where and when the command for such a game would be."""
    game_id = int(named["game_id"])
    first, *others = await events_seen(interaction.client, game_id, interaction.user.id, interaction.channel_id)
    what = Again(named["action"])
    if isinstance(first, SoloStarted) and what is Again.SOLO:
        await _play_again(interaction, first)
    elif isinstance(first, RushPrepared) and what is Again.RUSH:
        await open_rush(interaction)
    elif isinstance(first, MatchStarted) and what in (Again.REMATCH, Again.BOARD):
        bots = [event.level for event in others if isinstance(event, BotJoined)]
        await _start(interaction, first, what, bots)
    else:
        raise problem(Problem.OLD_BUTTON)


async def _start(interaction: Interaction, first: MatchStarted, what: Again, bots: Sequence[Level]) -> None:
    """Start a match under the same rules and with such bots, on another board, or on the same one as practice."""
    place = place_of(interaction)
    chosen = await interaction.client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    same = what is Again.BOARD
    rules = replace(first.rules, tournament=False, version=VERSION)  # no other tables can join it
    setup = first.setup if same else draw_setup(rules, interaction.client.random)
    await begin_match(interaction, place, chosen, rules, setup, practice=same, is_drawn=not same, bots=bots)


async def _play_again(interaction: Interaction, first: SoloStarted) -> None:
    """Begin a solo game under the same rules on another board; it is private if the card of the last one was ephemeral."""
    if running := interaction.client.games.solo_of(interaction.channel_id, interaction.user.id):
        await show_again(interaction, running)
        return
    private = interaction.message is not None and interaction.message.flags.ephemeral
    chosen = await settings_where_allowed(interaction, private=private)
    setup = draw_setup(first.rules, interaction.client.random)
    await begin_solo(interaction, chosen, first.rules, setup, first.hourglasses, private=private)
