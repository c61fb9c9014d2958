"""The actions in a match, shared by commands, buttons, forms and pads."""

import structlog

from bot.cards.flaws import explain
from bot.cards.match import stop_card
from bot.cards.news import failure_picture
from bot.cards.post import Picture, Post, bare_clock_time, gallery, layout, mention, moves_text
from bot.commands.interaction import Interaction, made_at
from bot.drawing.queue import Importance
from bot.games.match import LiveMatch
from bot.games.match_screen import MatchScreen
from bot.store import StoreError
from bot.ui.answers import (
    AnswerLost,
    acknowledge,
    add_picture,
    is_answered,
    mark_done,
    reply_ephemeral,
    show_ephemeral,
    show_instead,
)
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, Refused, needs_server, problem, refusal
from bot.ui.typed_moves import how_read, noted, read_moves, with_note
from engine.bots import Level
from engine.events import Event, Player
from engine.hints import HintLevel
from engine.match import Match, Phase
from engine.moves import Move
from engine.outcome import Outcome, Step
from engine.play import (
    AddBot,
    Command,
    End,
    GiveSign,
    Leave,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    Remove,
    SayDone,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
    why_not_end,
    why_not_stop,
)
from engine.position import Line
from engine.proof import Flaw
from engine.refusals import Refusal

_log = structlog.stdlib.get_logger()


def live_match(interaction: Interaction) -> LiveMatch:
    """Return the match in the interaction's channel. Raises `Refused` if there is none."""
    live = interaction.client.games.match_in(interaction.channel_id)
    if live is None:
        if interaction.client.games.newer_in(interaction.channel_id):
            raise problem(Problem.NEWER_GAME)
        raise needs_server(interaction) if server_of(interaction) is None else problem(Problem.NO_MATCH_HERE)
    live.answers.track(interaction)
    return live


def match_of(interaction: Interaction) -> Match:
    """Return the state of the match in the interaction's channel. Raises `Refused` if there is none."""
    return live_match(interaction).state


async def execute(interaction: Interaction, command: Command) -> Outcome[Match, Event]:
    """Execute a command in the match as of the time when the user acted. Raises `Refused`."""
    live = live_match(interaction)
    if isinstance(live.screen, MatchScreen):
        await live.screen.take(interaction)
    decision = await live.handle(command, made_at(interaction))
    if not isinstance(decision, Outcome):
        assert isinstance(decision, Refusal)  # a proof with a flaw is an event of a match
        raise refusal(decision, live.state, interaction.user.id, command)
    mark_done(interaction)
    return decision


async def give_sign(interaction: Interaction) -> None:
    """Mark the user as present in the match in this channel, if there is one: see docs/rules.md "Present".

    A failure to store it is only logged, so that the user's actual request goes on.
    """
    live = interaction.client.games.match_in(interaction.channel_id)
    if live is None:
        return
    try:
        await live.handle(GiveSign(interaction.user.id), made_at(interaction))
    except StoreError as error:
        _log.warning("presence not stored", error=str(error))


async def bid(interaction: Interaction, moves: int, path: str = "") -> None:
    """Place a bid, with an optional sealed path, and confirm it; without a path the updated card may be confirmation enough.

    Only the notation of the path is checked. If it cannot be read, no bid is placed.
    """
    sealed = read_moves(path, match_of(interaction).position.robots) if path.strip() else ()
    with noted(how_read(texts_of(interaction), path, sealed)):
        answer = await place_bid(interaction, moves, sealed)
    if answer == texts_of(interaction)("done-bid", moves=moves):
        await acknowledge(interaction, answer)
    elif answer:
        await reply_ephemeral(interaction, answer)


async def place_bid(interaction: Interaction, moves: int, sealed: tuple[Move, ...]) -> str:
    """Place a bid, with an optional sealed path. Raises `Refused`.

    Returns the answer to the bidder, without what was answered publicly: see `MatchScreen.needs_public_answer`.
    """
    say = texts_of(interaction)
    before = match_of(interaction).round.bid_of(interaction.user.id)
    try:
        await execute(interaction, PlaceBid(interaction.user.id, moves, sealed))
    except Refused:
        await give_sign(interaction)
        raise
    lines = [] if await _answer_publicly(interaction, moves) else [say("done-bid", moves=moves)]
    if sealed:
        lines.append(say("done-bid-sealed", path=moves_text(say, sealed)))
    elif before and before.path:
        lines.append(say("done-bid-unsealed", path=moves_text(say, before.path)))
    return "\n".join(lines)


async def _answer_publicly(interaction: Interaction, moves: int) -> bool:
    """Answer a bid in public if `MatchScreen` needs that. Returns whether it did."""
    live = interaction.client.games.match_in(interaction.channel_id)
    if live is None or not isinstance(live.screen, MatchScreen) or not live.screen.needs_public_answer(interaction):
        return False
    try:
        await live.screen.answer_publicly(interaction, moves)
    except AnswerLost:
        live.show()
        raise
    live.show()
    return True


async def say_done(interaction: Interaction) -> None:
    """Declare that the user will not bid any more while this hourglass runs."""
    say = texts_of(interaction)
    match = (await execute(interaction, SayDone(interaction.user.id))).after
    is_thinking, until = match.phase is Phase.THINKING, match.deadline or 0
    goes_on = match.rules.counts_presence and len(match.present) == 1 if is_thinking else until > made_at(interaction)
    everyone = "no" if not match.all_are_done else "alone" if goes_on else "yes"
    key = "done-bidding-yet" if is_thinking else "done-bidding"
    answer = reply_ephemeral if everyone == "alone" else acknowledge  # the card does not show the effect of being alone
    await answer(interaction, say(key, everyone=everyone, until=bare_clock_time(until)))


async def vote_to_turn(interaction: Interaction) -> None:
    """Vote to turn the hourglass without a bid."""
    say = texts_of(interaction)
    after = (await execute(interaction, VoteToTurn(interaction.user.id))).after
    enough = "yes" if after.is_turn_agreed else "no"
    count, needed = len(after.wants_hourglass), after.majority
    await acknowledge(interaction, say("done-vote-to-turn", enough=enough, count=count, needed=needed))


async def want_hint(interaction: Interaction, level: HintLevel) -> None:
    """Vote for the next hint of this chip."""
    say = texts_of(interaction)
    after = (await execute(interaction, WantHint(interaction.user.id, level))).after
    given = "yes" if after.round.hint and after.round.hint.level is level else "no"
    await acknowledge(interaction, say("done-want-hint", given=given, count=len(after.wants_hint), needed=len(after.present)))


async def shorten(interaction: Interaction) -> None:
    """Shorten the match."""
    say = texts_of(interaction)
    await execute(interaction, Shorten(interaction.user.id))
    await acknowledge(interaction, say("done-shorten"))


async def add_bot(interaction: Interaction) -> None:
    """Let a bot join the match, as good as those that play in it."""
    say, match = texts_of(interaction), match_of(interaction)
    level = match.bots[0].level if match.bots else Level.MEDIUM
    await execute(interaction, AddBot(interaction.user.id, level))
    await acknowledge(interaction, say("done-add-bot"))


async def prove(interaction: Interaction, text: str) -> None:
    """Show a solution; a failed one is answered with a picture. Unreadable moves have no consequences.

    A proof from a form is answered by the news alone, which show the same.
    """
    say = texts_of(interaction)
    if is_asked(match_of(interaction), interaction.user.id):
        await give_sign(interaction)
    moves = read_moves(text, match_of(interaction).position.robots)
    note = how_read(say, text, moves)
    with noted(note):
        shown = await _show(interaction, moves)
    line, flaw = _judged(interaction, shown, moves)
    if not flaw:
        await acknowledge(interaction, with_note(say("done-proof"), note))
        return
    is_pressed = is_answered(interaction)
    await acknowledge(interaction, with_note(say("done-proof-failed", why=explain(say, flaw)), note))
    if is_pressed:
        return
    # The answer, which is due within three seconds, must not wait for the picture.
    picture = await _failure(interaction, line)
    if picture.data:
        await add_picture(interaction, picture.file)


async def shown_proof(interaction: Interaction, moves: tuple[Move, ...]) -> Post:
    """Show a solution, and return the answer to the prover. Raises `Refused`."""
    say = texts_of(interaction)
    line, flaw = _judged(interaction, await _show(interaction, moves), moves)
    if not flaw:
        return Post(layout(say("done-proof"), target=line.start.target))
    picture = await _failure(interaction, line)
    why = say("done-proof-failed", why=explain(say, flaw))
    return Post(layout(why, gallery(picture), target=line.start.target), (picture,))


async def _show(interaction: Interaction, moves: tuple[Move, ...]) -> Step[Match, Event]:
    """Execute the proof, and return its step. Raises `Refused`."""
    return (await execute(interaction, Prove(interaction.user.id, moves))).steps[0]


def _judged(interaction: Interaction, shown: Step[Match, Event], moves: tuple[Move, ...]) -> tuple[Line, Flaw | None]:
    """Return the line and flaw of a proof. Raises `Refused` if its wrong number of moves needs confirmation."""
    if shown.line is not None:
        return shown.line, shown.flaw
    bid = shown.before.round.prover
    assert bid is not None
    written = moves_text(texts_of(interaction), moves)
    raise problem(Problem.COUNT_ASKED, made=len(moves), bid=bid.moves, moves=written)


async def _failure(interaction: Interaction, line: Line) -> Picture:
    png = await interaction.client.pictures.still(chooser_of(interaction), line, Importance.QUESTION, failed=True)
    return failure_picture(texts_of(interaction), line, png)


async def pass_turn(interaction: Interaction) -> None:
    """Pass instead of proving."""
    say = texts_of(interaction)
    await execute(interaction, Pass(interaction.user.id))
    await acknowledge(interaction, say("done-pass"))


async def vote_to_skip(interaction: Interaction) -> None:
    """Vote to skip an absent prover."""
    say = texts_of(interaction)
    await execute(interaction, VoteToSkip(interaction.user.id))
    match = match_of(interaction)
    enough = "yes" if match.is_skipped else "no"
    await acknowledge(
        interaction, say("done-vote-to-skip", enough=enough, count=len(match.round.skip_votes), needed=match.votes_needed)
    )


async def play_on(interaction: Interaction) -> None:
    """Wake an idle match."""
    say = texts_of(interaction)
    await execute(interaction, PlayOn(live_match(interaction).lengths))
    await acknowledge(interaction, say("done-play-on"))
    await give_sign(interaction)


async def leave(interaction: Interaction) -> None:
    """Leave the match."""
    say = texts_of(interaction)
    await execute(interaction, Leave(interaction.user.id))
    await reply_ephemeral(interaction, say("done-left"))


async def remove(interaction: Interaction, player: Player) -> None:
    """Remove a player from the match, if the user may manage messages."""
    say = texts_of(interaction)
    await execute(interaction, Remove(player, interaction.permissions.manage_messages))
    await reply_ephemeral(interaction, say("done-removed", player=mention(say, player)))


async def vote_to_finish(interaction: Interaction) -> None:
    """Vote to finish the match, so that the most chips win."""
    say = texts_of(interaction)
    after = (await execute(interaction, VoteToFinish(interaction.user.id))).after
    enough = "over" if after.is_over else "yes" if after.is_to_finish else "no"
    count, needed = len(after.wants_to_finish), after.majority
    await acknowledge(interaction, say("done-vote-to-finish", enough=enough, count=count, needed=needed))


async def stop(interaction: Interaction) -> None:
    """Stop or end the match, if the user started it or may manage messages; ask for confirmation if others play."""
    say = texts_of(interaction)
    live, person = live_match(interaction), interaction.user.id
    match, may_moderate = live.state, interaction.permissions.manage_messages
    may_stop = why_not_stop(match, person, may_moderate=may_moderate) is None
    may_end = why_not_end(match, person, may_moderate=may_moderate) is None
    if may_end or (may_stop and any(player != person for player in match.players)):
        card = stop_card(say, live.game_id, match, person, may_stop=may_stop, may_end=may_end)
        await show_ephemeral(interaction, card.view)
        return
    await execute(interaction, (Stop if may_stop else End)(person, may_moderate))
    await reply_ephemeral(interaction, say("done-stop"))


async def stop_now(interaction: Interaction) -> None:
    """Stop the match without a winner, as confirmed."""
    say = texts_of(interaction)
    await execute(interaction, Stop(interaction.user.id, interaction.permissions.manage_messages))
    await show_instead(interaction, layout(say("done-stop")))


async def end_now(interaction: Interaction) -> None:
    """End the match, so that the most chips win, as confirmed."""
    say = texts_of(interaction)
    after = (await execute(interaction, End(interaction.user.id, interaction.permissions.manage_messages))).after
    await show_instead(interaction, layout(say("done-end", over="yes" if after.is_over else "no")))


def check_current(interaction: Interaction, match_id: int, round_number: int | None = None) -> None:
    """Raise `Refused` unless this match is running here, and in this round, if one is given."""
    live = live_match(interaction)
    if live.game_id != match_id or round_number not in (None, live.state.round.number):
        raise problem(Problem.ROUND_OVER)


def is_asked(match: Match, person: int) -> bool:
    """Return whether it is this player's turn to prove."""
    prover = match.round.prover
    return match.phase is Phase.PROVING and prover is not None and prover.player == person


def check_prover(interaction: Interaction) -> None:
    """Raise `Refused` unless it is the user's turn to prove, before they fill in a form."""
    match = match_of(interaction)
    if match.phase is not Phase.PROVING:
        raise refusal(Refusal.NOT_PROVING, match, interaction.user.id)
    if not is_asked(match, interaction.user.id):
        raise refusal(Refusal.NOT_YOUR_TURN, match, interaction.user.id)
