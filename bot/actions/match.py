"""Actions of people in a match."""

from collections.abc import Mapping
from functools import partial

from bot.actions import Actor, Answer, Pressed, execute, give_sign
from bot.actions.contest import add_bot, leave, want_next
from bot.cards.buttons import AHEAD_OF_BOTS, HINTS, Action
from bot.cards.ending import Way
from bot.cards.phrases import bare_clock_time, halves_text, mention, moves_text
from bot.games.match import LiveMatch
from bot.text import Texts
from bot.ui.replies import Problem, Refused, problem
from engine.board.moves import Move
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games.match import play
from engine.games.match.events import Event
from engine.games.match.handicap import next_choice
from engine.games.match.state import Match, Phase
from engine.rules.commands import SayDone
from engine.rules.events import Player
from engine.rules.hints import HintLevel
from engine.rules.outcome import Step


async def place_bid(live: LiveMatch, actor: Actor, moves: int, sealed: tuple[Move, ...]) -> Answer:
    """Place a bid, with an optional sealed path. Raises `Refused`, and marks the bidder as present then, too."""
    say, before = actor.say, live.state.round.bid_of(actor.player)
    try:
        await execute(live, actor, play.PlaceBid(actor.player, moves, sealed))
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
    return (await execute(live, actor, play.Prove(actor.player, moves))).steps[0]


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


async def vote_to_turn(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to turn the hourglass without a bid."""
    after = (await execute(live, actor, play.VoteToTurn(actor.player))).after
    enough = "yes" if after.is_turn_agreed else "no"
    return Answer(actor.say("done-vote-to-turn", enough=enough, count=len(after.wants_hourglass), needed=after.needed_to_turn))


async def want_hint(live: LiveMatch, actor: Actor, level: HintLevel) -> Answer:
    """Vote for the next hint of this chip."""
    after = (await execute(live, actor, play.WantHint(actor.player, level))).after
    given = "yes" if after.round.hint and after.round.hint.level is level else "no"
    return Answer(actor.say("done-want-hint", given=given, count=len(after.wants_hint), needed=len(after.present)))


async def shorten(live: LiveMatch, actor: Actor) -> Answer:
    """Shorten the match."""
    await execute(live, actor, play.Shorten(actor.player))
    return Answer(actor.say("done-shorten"))


async def set_ahead(live: LiveMatch, actor: Actor, bot: Player | None = None) -> Answer:
    """Choose the next size of the person's head start, or of a ``bot``'s: see `next_choice`."""
    whose = actor.player if bot is None else bot
    halves = next_choice(live.state, whose)
    await execute(live, actor, play.SetHandicap(actor.player, live.state.ahead_of(whose) if halves is None else halves, bot))
    await give_sign(live, actor)
    ahead = live.state.ahead_of(whose)
    return Answer(actor.say("done-ahead", player=mention(actor.say, whose), ahead=halves_text(ahead) if ahead else "no"))


async def pass_turn(live: LiveMatch, actor: Actor) -> Answer:
    """Pass instead of proving."""
    await execute(live, actor, play.Pass(actor.player))
    return Answer(actor.say("done-pass"))


async def vote_to_skip(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to skip an absent prover."""
    await execute(live, actor, play.VoteToSkip(actor.player))
    match = live.state
    enough = "yes" if match.is_skipped else "no"
    count, needed = len(match.round.skip_votes), match.votes_needed
    return Answer(actor.say("done-vote-to-skip", enough=enough, count=count, needed=needed))


async def play_on(live: LiveMatch, actor: Actor) -> Answer:
    """Wake an idle match."""
    await execute(live, actor, play.PlayOn(live.lengths))
    await give_sign(live, actor)
    return Answer(actor.say("done-play-on"))


async def vote_to_finish(live: LiveMatch, actor: Actor) -> Answer:
    """Vote to finish the match, so that the most chips win."""
    after = (await execute(live, actor, play.VoteToFinish(actor.player))).after
    enough = "over" if after.is_over else "yes" if after.is_to_finish else "no"
    count, needed = len(after.wants_to_finish), after.needed_to_finish
    return Answer(actor.say("done-vote-to-finish", enough=enough, count=count, needed=needed))


async def stop(live: LiveMatch, actor: Actor) -> Answer:
    """Cancel the match without a winner, if the person may do so."""
    await execute(live, actor, play.Stop(actor.player, actor.may_moderate))
    return Answer(actor.say("done-stop"))


async def end(live: LiveMatch, actor: Actor) -> Answer:
    """End the match, so that the most chips win, if the person may do so."""
    after = (await execute(live, actor, play.End(actor.player, actor.may_moderate))).after
    return Answer(actor.say("done-end", over="yes" if after.is_over else "no"))


ACTIONS: Mapping[str, Pressed] = {
    action.value: pressed
    for action, pressed in {
        Action.DONE: say_done,
        Action.TURN: vote_to_turn,
        Action.NEXT: want_next,
        Action.PASS: pass_turn,
        Action.VOTE_TO_SKIP: vote_to_skip,
        Action.PLAY_ON: play_on,
        Action.FINISH: vote_to_finish,
        Action.SHORTEN: shorten,
        Action.ADD_BOT: add_bot,
        Action.AHEAD: set_ahead,
        **{action: partial(set_ahead, bot=bot) for action, bot in AHEAD_OF_BOTS.items()},
        **{action: partial(want_hint, level=level) for action, level in HINTS.items()},
    }.items()
}
"""The actions that need nothing but a press, by the words of their buttons."""

WAYS_OUT: Mapping[str, Pressed] = {
    way.value: take for way, take in {Way.LEAVE: leave, Way.FINISH: vote_to_finish, Way.END: end, Way.CANCEL: stop}.items()
}
"""The ways to leave or to end it, which depend on no round."""
