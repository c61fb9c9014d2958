"""Actions of people in a race."""

from bot.actions import Actor, Answer, give_sign
from bot.cards.flaws import explain
from bot.cards.phrases import bare_clock_time, mention
from bot.games.race import LiveRace
from bot.ui.replies import Refused, refusal_name
from engine.board.moves import Move
from engine.board.proof import Flaw
from engine.games.race.play import EndRace, RaceCommand, Submit
from engine.games.race.state import Race, RaceEvent
from engine.rules.bots import Level
from engine.rules.commands import AddBot, Leave, Remove, SayDone, WantNext
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal


async def execute(live: LiveRace, actor: Actor, command: RaceCommand) -> Outcome[Race, RaceEvent]:
    """Execute a command in a race. Raises `Refused`."""
    decision = await live.handle(command, actor.at, actor.command_id)
    if not isinstance(decision, Outcome):
        other = command.player if isinstance(command, Remove) else None
        raise race_refusal(decision, live.state, actor.player, other)
    return decision


def race_refusal(why: Refusal | Flaw, race: Race, player: Player, other: Player | None = None) -> Refused:
    """Return the refusal of what the rules of a race do not allow; ``other`` is the player to be removed, if there is one."""
    if not isinstance(why, Refusal):
        return Refused("race-failed", lambda say: say("race-failed", why=explain(say, why)))
    name, own = refusal_name(why), race.round.entry_of(player)
    return Refused(
        name,
        lambda say: say(
            f"race-refusal-{name}",
            starter=mention(say, race.starter),
            own=len(own.moves) if own else 0,
            other=mention(say, other) if other else "",
            until=bare_clock_time(race.deadline) if race.deadline else "",
        ),
    )


async def submit(live: LiveRace, actor: Actor, moves: tuple[Move, ...]) -> Answer:
    """Submit a solution. Raises `Refused`, and marks the person as present then, too."""
    try:
        await execute(live, actor, Submit(actor.player, moves))
    except Refused:
        await give_sign(live, actor)
        raise
    return Answer(actor.say("race-submitted", count=len(moves)), is_shown=False)


async def say_done(live: LiveRace, actor: Actor) -> Answer:
    """Declare that the person is done with this round's chip."""
    after = (await execute(live, actor, SayDone(actor.player))).after
    until = bare_clock_time(after.deadline or 0)
    alone = "time" if after.is_slow else "bots"
    waits = "over" if not after.is_open else alone if after.is_slow or after.all_are_done else "others"
    return Answer(actor.say("done-race-done", waits=waits, until=until), is_shown=False)


async def want_next(live: LiveRace, actor: Actor) -> Answer:
    """Vote for the next round to begin without a pause."""
    after = (await execute(live, actor, WantNext(actor.player))).after
    return Answer(actor.say("done-want-next", count=len(after.wants_next), needed=len(after.present)))


async def add_bot(live: LiveRace, actor: Actor) -> Answer:
    """Let a bot join the race, as good as those that play in it."""
    level = live.state.bots[0].level if live.state.bots else Level.MEDIUM
    await execute(live, actor, AddBot(actor.player, level))
    return Answer(actor.say("done-add-bot"))


async def leave(live: LiveRace, actor: Actor) -> Answer:
    """Leave the race."""
    await execute(live, actor, Leave(actor.player))
    return Answer(actor.say("done-race-left"), is_shown=False)


async def remove(live: LiveRace, actor: Actor, player: Player) -> Answer:
    """Remove a player from the race, if the person may manage messages."""
    await execute(live, actor, Remove(player, actor.may_moderate))
    return Answer(actor.say("done-race-removed", player=mention(actor.say, player)), is_shown=False)


async def stop(live: LiveRace, actor: Actor) -> Answer:
    """End the race early, or vote for that: docs/rules.md "Who decides"."""
    after = (await execute(live, actor, EndRace(actor.player, actor.may_moderate))).after
    if not after.is_over:
        count, needed = len(after.wants_to_finish), after.needed_to_finish
        return Answer(actor.say("done-race-vote", count=count, needed=needed), is_shown=False)
    return Answer(actor.say("done-race-stopped"), is_shown=False)
