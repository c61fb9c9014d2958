"""Actions of people in a match."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.actions import Actor, Answer, give_sign
from bot.cards.buttons import HINTS, Action
from bot.cards.phrases import bare_clock_time, mention, moves_text
from bot.games.match import LiveMatch
from bot.store import BoundElsewhere
from bot.text import Texts
from bot.ui.replies import Problem, Refused, problem, refusal
from engine.board.moves import Move
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games.match.play import (
    Command,
    End,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
)
from engine.games.match.state import Match, Phase
from engine.rules.bots import Level
from engine.rules.commands import AddBot, Leave, Remove, SayDone, WantNext
from engine.rules.events import Event, Player
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome, Step
from engine.rules.refusals import Refusal


async def execute(live: LiveMatch, actor: Actor, command: Command) -> Outcome[Match, Event]:
    """Execute a command in a match. Raises `Refused`."""
    try:
        decision = await live.handle(command, actor.at, actor.command_id)
    except BoundElsewhere as error:
        place = error.place
        raise problem(
            Problem.BOUND_ELSEWHERE, link=f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
        ) from None
    if not isinstance(decision, Outcome):
        assert isinstance(decision, Refusal)  # a proof with a flaw is an event of a match
        raise refusal(decision, live.state, actor.player, command)
    return decision


async def place_bid(live: LiveMatch, actor: Actor, moves: int, sealed: tuple[Move, ...]) -> Answer:
    """Place a bid, with an optional sealed path. Raises `Refused`, and marks the bidder as present then, too."""
    say, before = actor.say, live.state.round.bid_of(actor.player)
    try:
        await execute(live, actor, PlaceBid(actor.player, moves, sealed))
    except Refused:
        await give_sign(live, actor)
        raise
    if sealed:
        return Answer(say("done-bid-sealed", path=moves_text(say, sealed)), is_shown=False)
    if before and before.path:
        return Answer(say("done-bid-unsealed", path=moves_text(say, before.path)), is_shown=False)
    return Answer("")


async def show(live: LiveMatch, actor: Actor, moves: tuple[Move, ...]) -> Step[Match, Event]:
    """Show a solution, to be judged by `judged`. Raises `Refused`."""
    return (await execute(live, actor, Prove(actor.player, moves))).steps[0]


def judged(say: Texts, shown: Step[Match, Event], moves: tuple[Move, ...]) -> tuple[Line, Flaw | None]:
    """Return the line and flaw of a proof. Raises `Refused` if its wrong number of moves needs confirmation."""
    if shown.line is not None:
        return shown.line, shown.flaw
    bid = shown.before.round.prover
    assert bid is not None
    raise problem(Problem.COUNT_ASKED, made=len(moves), bid=bid.moves, moves=moves_text(say, moves))


async def say_done(live: LiveMatch, actor: Actor) -> Answer:
    """Declare that the person will not bid any more while this hourglass runs."""
    match = (await execute(live, actor, SayDone(actor.player))).after
    is_thinking, until = match.phase is Phase.THINKING, match.deadline or 0
    goes_on = len(match.present) == 1 if is_thinking else until > actor.at
    alone = "bots" if match.bots else "alone"
    everyone = "no" if not match.all_are_done else alone if goes_on else "yes"
    key = "done-bidding-yet" if is_thinking else "done-bidding"
    text = actor.say(key, everyone=everyone, until=bare_clock_time(until))
    return Answer(text, is_shown=everyone in ("no", "yes"))  # the card does not show the effect of being alone


async def want_next(live: LiveMatch, actor: Actor) -> Answer:
    """Vote for the next round to begin without a pause."""
    after = (await execute(live, actor, WantNext(actor.player))).after
    return Answer(actor.say("done-want-next", count=len(after.wants_next), needed=len(after.present)))


async def vote_to_turn(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to turn the hourglass without a bid."""
    after = (await execute(live, actor, VoteToTurn(actor.player))).after
    enough = "yes" if after.is_turn_agreed else "no"
    return Answer(actor.say("done-vote-to-turn", enough=enough, count=len(after.wants_hourglass), needed=after.needed_to_turn))


async def want_hint(live: LiveMatch, actor: Actor, level: HintLevel) -> Answer:
    """Vote for the next hint of this chip."""
    after = (await execute(live, actor, WantHint(actor.player, level))).after
    given = "yes" if after.round.hint and after.round.hint.level is level else "no"
    return Answer(actor.say("done-want-hint", given=given, count=len(after.wants_hint), needed=len(after.present)))


async def shorten(live: LiveMatch, actor: Actor) -> Answer:
    """Shorten the match."""
    await execute(live, actor, Shorten(actor.player))
    return Answer(actor.say("done-shorten"))


async def add_bot(live: LiveMatch, actor: Actor) -> Answer:
    """Let a bot join the match, as good as those that play in it."""
    level = live.state.bots[0].level if live.state.bots else Level.MEDIUM
    await execute(live, actor, AddBot(actor.player, level))
    return Answer(actor.say("done-add-bot"))


async def pass_turn(live: LiveMatch, actor: Actor) -> Answer:
    """Pass instead of proving."""
    await execute(live, actor, Pass(actor.player))
    return Answer(actor.say("done-pass"))


async def vote_to_skip(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to skip an absent prover."""
    await execute(live, actor, VoteToSkip(actor.player))
    match = live.state
    enough = "yes" if match.is_skipped else "no"
    count, needed = len(match.round.skip_votes), match.votes_needed
    return Answer(actor.say("done-vote-to-skip", enough=enough, count=count, needed=needed))


async def play_on(live: LiveMatch, actor: Actor) -> Answer:
    """Wake an idle match."""
    await execute(live, actor, PlayOn(live.lengths))
    await give_sign(live, actor)
    return Answer(actor.say("done-play-on"))


async def vote_to_finish(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to finish the match, so that the most chips win."""
    after = (await execute(live, actor, VoteToFinish(actor.player))).after
    enough = "over" if after.is_over else "yes" if after.is_to_finish else "no"
    count, needed = len(after.wants_to_finish), after.needed_to_finish
    return Answer(actor.say("done-vote-to-finish", enough=enough, count=count, needed=needed))


async def leave(live: LiveMatch, actor: Actor) -> Answer:
    """Leave the match."""
    await execute(live, actor, Leave(actor.player))
    return Answer(actor.say("done-left"), is_shown=False)


async def stop(live: LiveMatch, actor: Actor) -> Answer:
    """Cancel the match without a winner, if the person may do so."""
    await execute(live, actor, Stop(actor.player, actor.may_moderate))
    return Answer(actor.say("done-stop"))


async def end(live: LiveMatch, actor: Actor) -> Answer:
    """End the match, so that the most chips win, if the person may do so."""
    after = (await execute(live, actor, End(actor.player, actor.may_moderate))).after
    return Answer(actor.say("done-end", over="yes" if after.is_over else "no"))


async def remove(live: LiveMatch, actor: Actor, player: Player) -> Answer:
    """Remove a player from the match, if the person may manage messages."""
    await execute(live, actor, Remove(player, actor.may_moderate))
    return Answer(actor.say("done-removed", player=mention(actor.say, player)), is_shown=False)


Pressed = Callable[[LiveMatch, Actor], Awaitable[Answer]]
"""An action that needs nothing but a press."""

ACTIONS: Mapping[Action, Pressed] = {
    Action.DONE: say_done,
    Action.TURN: vote_to_turn,
    Action.NEXT: want_next,
    Action.PASS: pass_turn,
    Action.VOTE_TO_SKIP: vote_to_skip,
    Action.PLAY_ON: play_on,
    Action.FINISH: vote_to_finish,
    Action.SHORTEN: shorten,
    Action.ADD_BOT: add_bot,
    **{action: partial(want_hint, level=level) for action, level in HINTS.items()},
}
"""The actions that need nothing but a press, by their buttons."""

_NAMED = {action.value: pressed for action, pressed in ACTIONS.items()}


def named(what: str) -> Pressed | None:
    """Return the action of the button with this word in its custom id, if it needs nothing but a press."""
    return _NAMED.get(what)
