"""Actions of people in a match or a race."""

from typing import Any

from bot.actions import Actor, Answer, execute
from bot.cards.phrases import mention
from bot.games.live_game import LiveGame
from engine.rules.bots import Level
from engine.rules.commands import AddBot, Leave, Remove, WantNext
from engine.rules.events import Player

LiveContest = LiveGame[Any, Any, Any]


async def want_next(live: LiveContest, actor: Actor) -> Answer:
    """Vote for the next round to begin without a pause."""
    after = (await execute(live, actor, WantNext(actor.player))).after
    return Answer(actor.say("done-want-next", count=len(after.wants_next), needed=len(after.present)))


async def add_bot(live: LiveContest, actor: Actor) -> Answer:
    """Let a bot join, as good as those that play in the game."""
    level = live.state.bots[0].level if live.state.bots else Level.MEDIUM
    await execute(live, actor, AddBot(actor.player, level))
    return Answer(actor.say("done-add-bot"))


async def leave(live: LiveContest, actor: Actor) -> Answer:
    """Leave the game."""
    await execute(live, actor, Leave(actor.player))
    return Answer(actor.say(f"done-left-{live.kind}"), is_shown=False)


async def remove(live: LiveContest, actor: Actor, player: Player) -> Answer:
    """Remove a player from the game, if the person may manage messages."""
    await execute(live, actor, Remove(player, actor.may_moderate))
    return Answer(actor.say(f"done-removed-{live.kind}", player=mention(actor.say, player)), is_shown=False)
