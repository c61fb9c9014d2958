"""Actions of people in a race."""

from collections.abc import Mapping

from bot.actions import Actor, Answer, Pressed, execute, give_sign
from bot.actions.contest import add_bot, leave, want_next
from bot.cards.ending import Way
from bot.cards.phrases import bare_clock_time
from bot.cards.race import RaceAction
from bot.games.race import LiveRace
from bot.ui.replies import Refused
from engine.board.moves import Move
from engine.games.race.play import EndRace, Submit
from engine.rules.commands import SayDone


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


async def end(live: LiveRace, actor: Actor) -> Answer:
    """End the race early, or vote for that: docs/rules.md "Who decides"."""
    after = (await execute(live, actor, EndRace(actor.player, actor.may_moderate))).after
    if not after.is_over:
        count, needed = len(after.wants_to_finish), after.needed_to_finish
        return Answer(actor.say("done-race-vote", count=count, needed=needed), is_shown=False)
    return Answer(actor.say("done-race-stopped"), is_shown=False)


ACTIONS: Mapping[str, Pressed] = {
    RaceAction.DONE.value: say_done,
    RaceAction.NEXT.value: want_next,
    RaceAction.ADD_BOT.value: add_bot,
}
"""The actions that need nothing but a press, by the words of their buttons."""

WAYS_OUT: Mapping[str, Pressed] = {Way.LEAVE.value: leave, Way.END.value: end}
"""The ways to leave or to end it, which depend on no round."""
