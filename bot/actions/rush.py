"""What a person does in a rush."""

from bot.actions import Actor
from bot.cards.flaws import explain
from bot.games.rush import LiveRush
from bot.ui.replies import Refused, refusal_name
from engine.outcome import Outcome
from engine.proof import Flaw
from engine.refusals import Refusal
from engine.rush import Rush, RushCommand, RushEvent


async def execute(live: LiveRush, actor: Actor, command: RushCommand) -> Outcome[Rush, RushEvent]:
    """Execute a command in a rush. Raises `Refused`."""
    decision = await live.handle(command, actor.at)
    if not isinstance(decision, Outcome):
        raise _refusal(decision)
    return decision


def _refusal(why: Refusal | Flaw) -> Refused:
    """Return the refusal of what the rules of a rush do not allow."""
    if not isinstance(why, Refusal):
        return Refused("rush-failed", lambda say: say("rush-failed", why=explain(say, why)))
    name = refusal_name(why)
    return Refused(name, lambda say: say(f"rush-refusal-{name}"))
