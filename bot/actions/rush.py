"""Actions of the player of a rush."""

from dataclasses import replace

from bot.actions import Actor
from bot.cards.flaws import explain
from bot.client import RicochetBot
from bot.games.rush import LiveRush, prepared
from bot.store import GameRunning, Place
from bot.ui.replies import Problem, Refused, problem, refusal_name
from engine.board.proof import Flaw
from engine.games.rush.play import Go, RushCommand, start
from engine.games.rush.state import Rush, RushEvent
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal


async def execute(live: LiveRush, actor: Actor, command: RushCommand) -> Outcome[Rush, RushEvent]:
    """Execute a command in a rush. Raises `Refused`."""
    decision = await live.handle(command, actor.at, actor.command_id)
    if not isinstance(decision, Outcome):
        raise _refusal(decision)
    return decision


async def prepare(bot: RicochetBot, place: Place, player: Player, at: float, language: str) -> LiveRush:
    """Search for the chips of a rush and store it; its clock stands. Raises `Refused`."""
    found = await prepared(bot.solver, bot.random)
    if found is None:
        raise problem(Problem.RUSH_UNPREPARED)
    events = start(*found, player, at, language=language)
    try:
        return await bot.games.open(place, events, private=True)
    except GameRunning:
        if begun_meanwhile := bot.games.find("rush", place.channel_id, player):
            return begun_meanwhile
        raise problem(Problem.NEWER_GAME) from None


async def go(bot: RicochetBot, live: LiveRush, actor: Actor) -> None:
    """Start the clock, and turn up the first chip. Raises `Refused` if it runs already."""
    await execute(live, actor, Go(actor.player, (await bot.store.personal_bests(actor.player)).get(live.kind, 0)))


async def begin(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Start the clock of the person's rush in a place; if there is none, prepare it first. Raises `Refused`."""
    live = bot.games.find("rush", place.channel_id, actor.player)
    live = live or await prepare(bot, place, actor.player, actor.at, actor.say.language)
    await go(bot, live, replace(actor, at=bot.clock.now()))


def _refusal(why: Refusal | Flaw) -> Refused:
    """Return the refusal of what the rules of a rush do not allow."""
    if not isinstance(why, Refusal):
        return Refused("rush-failed", lambda say: say("rush-failed", why=explain(say, why)))
    name = refusal_name(why)
    return Refused(name, lambda say: say(f"rush-refusal-{name}"))
