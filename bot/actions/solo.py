"""Actions of the player of a solo game."""

from dataclasses import replace

from bot.actions import Actor
from bot.actions.begin import refusals
from bot.cards.flaws import explain
from bot.cards.phrases import mention
from bot.cards.solo import HINTS, SoloAction
from bot.client import RicochetBot
from bot.games.solo import LiveSolo
from bot.store import Place
from bot.ui.replies import Problem, Refused, problem, refusal_name
from engine.board.proof import Flaw
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, SoloCommand, TakeHint, start
from engine.games.solo.state import SoloEvent, SoloGame
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from engine.rules.rules import Edition, rules_for
from engine.rules.setup import draw_setup


async def execute(game: LiveSolo, actor: Actor, command: SoloCommand) -> Outcome[SoloGame, SoloEvent]:
    """Execute a command in a solo game. Raises `Refused`."""
    decision = await game.handle(command, actor.at, actor.command_id)
    if not isinstance(decision, Outcome):
        raise solo_refusal(decision, game.state)
    return decision


async def begin_private(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Begin a private solo game by the usual rules of a server. Raises `Refused`."""
    say = actor.say
    chosen = await bot.store.guild_settings(place.guild_id)
    usual = rules_for(Edition.Y2013, diagonals=chosen.diagonals, fifth_robot=chosen.fifth_robot)
    rules = replace(usual, ricochet=chosen.applied_to(usual).ricochet, times=chosen.times(bot.config.times))
    setup = draw_setup(rules, bot.random)
    lengths = await bot.games.lengths(rules, setup)
    events = start(rules, setup, actor.player, actor.at, bot.random, language=say.language, lengths=lengths)
    with refusals(bot, say, place, Problem.SOLO_RUNNING):
        await bot.games.open(place, events, private=True, command_id=actor.command_id)


def solo_refusal(why: Refusal | Flaw, game: SoloGame) -> Refused:
    """Return the refusal of what the rules of a solo game do not allow."""
    if not isinstance(why, Refusal):
        return Refused("solo-failed", lambda say: say("solo-failed", why=explain(say, why)))
    name = refusal_name(why)
    is_ready = "yes" if game.is_ready else "no"
    return Refused(name, lambda say: say(f"solo-refusal-{name}", player=mention(say, game.player), ready=is_ready))


def out_of_round(game: SoloGame, round_number: int) -> Refused:
    """Return the refusal of a button of another round: a second *Go* comes while the first chip is up."""
    is_second_go = not round_number and game.is_chip_up
    return solo_refusal(Refusal.CHIP_IS_UP, game) if is_second_go else problem(Problem.SOLO_CHIP_OVER)


def end_command(game: LiveSolo, actor: Actor) -> EndSolo:
    """Return the command that ends a game: as its player's, where it is open and the person moderates."""
    may_end = not game.is_private and actor.may_moderate
    return EndSolo(game.state.player if may_end else actor.player)


def command_of(action: SoloAction, game: LiveSolo, player: Player) -> SoloCommand:
    """Return the command of a button that needs nothing but a press. Raises `Refused` for any other."""
    match action:
        case SoloAction.GOT_IT:
            return GotIt(player)
        case SoloAction.HINT_LENGTH | SoloAction.HINT_ROBOTS | SoloAction.HINT_FIRST_MOVE:
            return TakeHint(player, HINTS[action])
        case SoloAction.GO | SoloAction.NEXT:
            return NextChip(player, game.lengths)
        case SoloAction.GIVE_UP:
            return GiveUpChip(player)
        case _:
            raise problem(Problem.OLD_BUTTON)
