"""The buttons that begin another game: at the end of a game, and at the end of the tutorial."""

from bot.actions.access import events_seen
from bot.actions.begin import FIRST_BOTS
from bot.actions.solo import USUAL
from bot.cards.next_game import FIRST_GAME_ID, FirstGame
from bot.cards.post import GAME_ID
from bot.commands.daily import open_day
from bot.commands.interaction import Interaction, made_at
from bot.commands.kinds import KINDS
from bot.commands.ricochet import start_usual
from bot.commands.solo import solo_usual
from bot.store import kind_of
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem
from engine.games.daily import day_of

_AGAIN = "|".join(word for kind in KINDS.values() for word in kind.again)


@handles("FirstGameButton", FIRST_GAME_ID)
async def first_game_button(interaction: Interaction, named: Named) -> None:
    """Begin a game at the end of the tutorial; a solo game is private, like the tutorial.

    It is refused where the command for such a game would be.
    """
    match FirstGame(named["action"]):
        case FirstGame.BOTS:
            await start_usual(interaction, FIRST_BOTS)
        case FirstGame.MATCH:
            await start_usual(interaction)
        case FirstGame.SOLO:
            await solo_usual(interaction, private=True)
        case FirstGame.PRACTICE:
            await solo_usual(interaction, private=True, practice=USUAL)
        case FirstGame.DAILY:
            await open_day(interaction, day_of(made_at(interaction)))


@handles("AgainButton", rf"again:{GAME_ID}:(?P<action>{_AGAIN})")
async def again_button(interaction: Interaction, named: Named) -> None:
    """Begin another game like the one that has ended. It is refused where and when the command for such a game would be."""
    game_id = int(named["game_id"])
    events = await events_seen(interaction.client, game_id, interaction.user.id, interaction.channel_id)
    begin = KINDS[kind_of(events).name].again.get(named["action"])
    if begin is None:
        raise problem(Problem.OLD_BUTTON)
    await begin(interaction, events)
