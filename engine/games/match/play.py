"""The commands of a match: `decide` turns one into events, or refuses it. docs/rules.md "A match"."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Line
from engine.board.proof import Flaw, ProofLength, is_wrong_count
from engine.games.match import events as ev
from engine.games.match.state import OPEN_TO_BIDS, Bid, Match, Phase, evolve
from engine.rules import commands
from engine.rules.bots import BOTS, Level
from engine.rules.chips import Draw, Lengths, shuffled_in
from engine.rules.events import ChipReturned, FinishVoted, Player, PlayerLeft, PlayerRemoved, PlayerSeen, SaidDone
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from engine.rules.rules import CHIPS, MAX_AHEAD, MAX_BID, MIN_BID, Bids, Rules
from engine.rules.score import BIDDERS_TO_COUNT as PERSONS_TO_COUNT
from engine.rules.score import victory_counts
from engine.rules.setup import Setup

MAX_ROUNDS_WITHOUT_BIDS = 2
"""The number of rounds in a row without a bid after which a match pauses."""

SIGNS = 24
"""A prover's signs are stored at most once in each such part of their time."""


@dataclass(frozen=True, slots=True)
class PlaceBid(commands.PlayerCommand):
    """A player bids a number of ``moves``. ``path``, if given, is the sealed proof for their turn."""

    moves: int
    path: tuple[Move, ...] = ()


class VoteToTurn(commands.PlayerCommand):
    """A player votes to turn the hourglass though there is no bid on this chip."""


@dataclass(frozen=True, slots=True)
class SetHandicap(commands.PlayerCommand):
    """A player sets the half moves that they, or ``bot``, have ahead. Raises `ValueError` unless these are 0 to `MAX_AHEAD`."""

    halves: int
    bot: Player | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.halves <= MAX_AHEAD:
            raise ValueError(f"a handicap is from 0 to {MAX_AHEAD} half moves, not {self.halves}")

    @property
    def whose(self) -> Player:
        """The player, or the bot, who has the handicap."""
        return self.player if self.bot is None else self.bot


@dataclass(frozen=True, slots=True)
class Prove(commands.PlayerCommand):
    """The prover shows a solution."""

    moves: tuple[Move, ...]


class Pass(commands.PlayerCommand):
    """The prover passes."""


class VoteToSkip(commands.PlayerCommand):
    """A player votes to skip the prover, who seems to have left."""


class VoteToFinish(commands.PlayerCommand):
    """A player votes to finish the match, so that the most chips win."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A player resumes a match that has paused. ``lengths`` is what is known of the chips in the pile."""

    lengths: Lengths = field(default_factory=dict[Target, float])


@dataclass(frozen=True, slots=True)
class Stop(commands.PlayerCommand):
    """A player cancels the match, so that it has no winner. ``may_moderate``: they may do so whatever has been won."""

    may_moderate: bool = False


@dataclass(frozen=True, slots=True)
class End(commands.PlayerCommand):
    """A player ends the match early, so that the most chips win; the starter's wish is a vote: docs/rules.md "Who decides".

    ``may_moderate``: they may end any match at once.
    """

    may_moderate: bool = False


@dataclass(frozen=True, slots=True)
class Abandon:
    """A match that has been idle for long ends, and the most chips win, because another takes its place."""


@dataclass(frozen=True, slots=True)
class EndStep:
    """No other table of the tournament is waited for any more in this round."""


@dataclass(frozen=True, slots=True)
class EndTournament:
    """No other table plays the board of this tournament any more, so that its best solutions can be revealed."""


@dataclass(frozen=True, slots=True)
class WantHint(commands.PlayerCommand):
    """A player asks for the hint of this level, the next one for the chip that is up. It takes all who are present."""

    level: HintLevel


class Shorten(commands.PlayerCommand):
    """A player makes it a short match."""


Wish = commands.Wish | VoteToTurn | VoteToFinish | WantHint | Shorten | SetHandicap
"""Wishes and votes of players who are present, possible at any time."""
Early = Stop | End | commands.BeginAnew | Abandon | commands.Remove | commands.Forget
"""Commands that end the match early, or a player's part in it."""
BySystem = commands.SystemCommand | commands.SayBotsDone | EndStep | EndTournament
"""Commands issued by the system."""
_AsBidder = PlaceBid | commands.GiveSign | Prove | Pass | VoteToSkip
Command = _AsBidder | Wish | PlayOn | Early | commands.OfLink | BySystem
Decision = Outcome[Match, ev.Event] | Refusal
_Builder = OutcomeBuilder[Match, ev.Event]


def start(  # noqa: PLR0913 - all that a match begins with
    rules: Rules,
    setup: Setup,
    starter: Player,
    now: float,
    random: Random,
    *,
    practice: bool = False,
    language: str = "en",
    lengths: Lengths | None = None,
    bots: Sequence[Level] = (),
    handicaps: Mapping[Player, int] | None = None,
) -> tuple[ev.Event, ...]:
    """Begin a match and turn up the first chip: that of the set-up, unless by ``lengths`` another one suits better.

    A bot joins for each level in ``bots``, `MAX_BOTS` at most. ``handicaps`` are the half moves ahead of players and bots: see
    `engine.games.match.handicap`.
    """
    began = ev.MatchStarted(now, rules, setup, starter, practice, language)
    joining = commands.bots_joining(bots, now, random)
    ahead = [ev.HandicapSet(now, player, halves) for player, halves in (handicaps or {}).items()]
    return began, *joining, *ahead, *Draw(setup.chips, rules, lengths or {}, now, random).turn_up()


def decide(match: Match, command: Command, now: float, random: Random) -> Decision:
    """Return the outcome of a command, or its refusal. Pure: changes nothing.

    ``now`` is when the command was *made*, in seconds since the Unix epoch. A command that was made before a deadline counts
    until `TimeUp` for that deadline has been decided. ``random`` shuffles the pile where a chip goes back, and draws chips; the
    results are in the events.
    """
    if match.is_over and not isinstance(command, commands.RecordBest | EndStep | EndTournament):
        return Refusal.GAME_OVER
    builder = OutcomeBuilder(match, evolve)
    if refusal := _decide(builder, command, now, random):
        return refusal
    _finish_if_agreed(builder, now)
    return builder.outcome


def why_not_stop(match: Match, player: Player, *, may_moderate: bool) -> Refusal | None:
    """Return why a player may not cancel a match, or None where they may: docs/rules.md "End"."""
    if may_moderate:
        return None
    if player != match.starter or player in match.removed:
        return Refusal.NOT_YOURS_TO_STOP
    return Refusal.MAY_ONLY_END if match.others_have_chips else None


def why_not_end(match: Match, player: Player, *, may_moderate: bool) -> Refusal | None:
    """Return why a player may not end a match so that the most chips win, or None where they may: docs/rules.md "End".

    Of a starter who does not moderate, the wish is a vote like any other.
    """
    if not may_moderate and (player != match.starter or player in match.removed):
        return Refusal.NOT_YOURS_TO_STOP
    if not (match.awards if may_moderate else match.others_have_chips):
        return Refusal.MAY_ONLY_STOP
    if match.end_called:
        return Refusal.ENDS_ALREADY
    return why_not_finish(match, player) if not may_moderate else None


def why_not_finish(match: Match, player: Player) -> Refusal | None:
    """Return why a player may not vote to finish a match, or None where they may: docs/rules.md "Who decides"."""
    is_starter = player == match.starter and player not in match.removed
    if not is_starter and player not in match.with_a_stake:
        return Refusal.NO_STAKE if player in match.present else Refusal.NOT_PLAYING
    return Refusal.WANTS_TO_FINISH_ALREADY if any(vote.player == player for vote in match.finish_votes) else None


def retrace(match: Match, events: Iterable[ev.Event]) -> Outcome[Match, ev.Event]:
    """Rebuild the outcome of these events, at least one, from the match before them: for news stored but not delivered."""
    return OutcomeBuilder(match, evolve).retrace(events, _judged).outcome


def _judged(match: Match, event: ev.Event) -> tuple[Line | None, Flaw | None]:
    """Return the slides of the proof that an event shows, if any, and what is wrong with it."""
    if isinstance(event, ev.StepOver):
        return _kept(match), None
    if not isinstance(event, ev.ChipWon | ev.ProofFailed):
        return None, None
    bid, line = match.round.bid_of(event.player), match.position.play(event.moves)
    return line, _flaw(match.rules, line, bid) if bid and isinstance(event, ev.ProofFailed) else None


def _decide(builder: _Builder, command: Command, now: float, random: Random) -> Refusal | None:
    """Add the steps of a command, or return its refusal."""
    match command:
        case PlaceBid():
            return _bid(builder, command, now)
        case commands.GiveSign(player):
            return _give_sign(builder, player, now)
        case commands.SayDone(player):
            return _say_done(builder, player, now)
        case commands.SayBotsDone():
            return _closed_to_bids(builder.state, now) or commands.bots_done(builder, command, now)
        case commands.WantNext():
            return commands.want_next(builder, command, now)
        case VoteToTurn(player):
            return _vote_to_turn(builder, player, now)
        case VoteToFinish(player):
            return _vote_to_finish(builder, player, now)
        case WantHint(player, level):
            return _want_hint(builder, player, level, now)
        case Shorten(player):
            return _shorten(builder, player, now)
        case commands.AddBot():
            return commands.add_bot(builder, command, now, random)
        case SetHandicap():
            return why_not_handicap(builder.state, command) or builder.add(ev.HandicapSet(now, command.whose, command.halves))
        case commands.Leave() | commands.Remove():
            return commands.why_not_go(builder.state, command) or _go(builder, commands.departure(command, now), now, random)
        case commands.Forget():
            return _forget(builder, command, now, random)
        case Prove() | Pass() | VoteToSkip():
            return _while_proving(builder, command, now, random)
        case Abandon():
            return _abandon(builder, now)
        case Stop() | End() | commands.BeginAnew():
            return _end_early(builder, command, now)
        case commands.MakeLink() | commands.WithdrawLink():
            return commands.let_watch(builder, command, now)
        case EndStep() | EndTournament():
            return _end_step(builder, command, now)
        case _:
            return _by_itself(builder, command, now, random)


def _end_step(builder: _Builder, command: EndStep | EndTournament, now: float) -> Refusal | None:
    """Make public what was kept for the sake of other tables: docs/rules.md "Tournaments"."""
    match = builder.state
    ends_all = isinstance(command, EndTournament)
    if not (match.is_over and match.awaits_tables if ends_all else match.awaits_step):
        return Refusal.OUT_OF_DATE
    if match.awaits_step:
        builder.show(ev.StepOver(now), _kept(match))
    return builder.add(ev.TablesOver(now)) if ends_all else None


def _kept(match: Match) -> Line | None:
    """Return the line that has won the chip of this round, if any."""
    return match.round.award.line if match.round.award else None


def _end_early(builder: _Builder, command: Stop | End | commands.BeginAnew, now: float) -> Refusal | None:
    if isinstance(command, commands.BeginAnew):
        refusal = commands.why_not_begin_anew(builder.state, command.player)
        return refusal or builder.add(ev.MatchEnded(now, ev.Ending.BEGUN_ANEW, ()))
    why_not = why_not_stop if isinstance(command, Stop) else why_not_end
    if refusal := why_not(builder.state, command.player, may_moderate=command.may_moderate):
        return refusal
    if isinstance(command, Stop):
        return builder.add(ev.MatchEnded(now, ev.Ending.STOPPED, ()))
    if not command.may_moderate:
        return _vote_to_finish(builder, command.player, now)
    return builder.add(ev.EndCalled(now))


def _abandon(builder: _Builder, now: float) -> Refusal | None:
    match = builder.state
    if match.phase is not Phase.IDLE:
        return Refusal.NOT_IDLE
    return _end(builder, ev.Ending.ABANDONED, now) if match.yields(now) else Refusal.NOT_YET


def _by_itself(builder: _Builder, command: PlayOn | commands.SystemCommand, now: float, random: Random) -> Refusal | None:
    match = builder.state
    match command:
        case PlayOn(lengths):
            if match.phase is not Phase.IDLE:
                return Refusal.NOT_IDLE
            if match.awaits_step:
                return Refusal.TABLES_PLAYING
            return builder.add(*_draw(match, lengths, now, random).turn_up())
        case commands.PutBack(_, lengths):
            may_replace = match.phase in OPEN_TO_BIDS and not match.round.bids
            return commands.replace_chip(builder, command, _draw(match, lengths, now, random) if may_replace else None)
        case commands.TimeUp(_, lengths):
            return commands.why_not_up(match.deadline, command, now) or _time_up(builder, lengths, now, random)
        case commands.GiveBackTime() | commands.SetClock() | commands.RecordBest():
            return commands.note(builder, command, now)


def _draw(match: Match, lengths: Lengths, now: float, random: Random) -> Draw:
    return Draw(match.pile, match.rules, lengths, now, random, match.round.number + 1, match.resting)


def _bid(builder: _Builder, command: PlaceBid, now: float) -> Refusal | None:
    match, own = builder.state, builder.state.round.bid_of(command.player)
    if match.is_removed(command.player):
        return Refusal.REMOVED
    if refusal := _closed_to_bids(match, now) or _fault_of_number(command.moves):
        return refusal
    if own and now < own.at:
        return Refusal.OUT_OF_DATE
    if own and command.moves == own.moves and command.path in {(), own.path}:
        return Refusal.BID_UNCHANGED
    if refusal := _too_high(match, command, now) or _fault_of_path(match, command):
        return refusal
    builder.add(ev.BidMade(now, command.player, command.moves, command.path))
    if _is_judged_by_time(match.rules):
        while overtaken := builder.state.round.overtaken_by(command.player):
            builder.add(ev.BidOvertaken(now, overtaken.player))
    return None


def _fault_of_number(moves: int) -> Refusal | None:
    """Return why a bid of this number of ``moves`` is impossible, or None."""
    if moves == 1:
        return Refusal.BID_OF_ONE
    return None if MIN_BID <= moves <= MAX_BID else Refusal.BID_OUT_OF_RANGE


def _is_judged_by_time(rules: Rules) -> bool:
    """Return whether bids must be lower than all others that were made before, whenever those arrive."""
    return rules.bids is Bids.LOWER_THAN_ALL


def _too_high(match: Match, command: PlaceBid, now: float) -> Refusal | None:
    """Return why a bid is higher than the rules allow, or None: docs/rules.md "Bidding"."""
    own, last = match.round.bid_of(command.player), match.last_bid_of(command.player)
    if own and own.moves == command.moves:
        return None
    if match.rules.bids is not Bids.OWN_ANY and last and command.moves > last.moves:
        return Refusal.BID_MAY_ONLY_FALL
    if match.rules.bids is not Bids.LOWER_THAN_ALL:
        return None
    most = match.most_below_others(command.player, now)
    return Refusal.BID_NOT_LOWEST if most is not None and command.moves > most else None


def _closed_to_bids(match: Match, now: float) -> Refusal | None:
    """Return why bids are closed at this time, or None."""
    if match.phase is Phase.PROVING:
        return Refusal.SAND_HAS_RUN_OUT
    if match.phase not in OPEN_TO_BIDS or match.deadline is None or now < match.round.began:
        return Refusal.NO_CHIP_UP
    return Refusal.SAND_HAS_RUN_OUT if now >= match.deadline and match.phase is not Phase.THINKING else None


def _fault_of_path(match: Match, command: PlaceBid) -> Refusal | None:
    """Return what is wrong with the form of a sealed path, or with its absence; None if nothing is.

    Whether it is a solution is not checked: a refusal would reveal that.
    """
    if not command.path and match.needs_path(command.player):
        return Refusal.PATH_NEEDED
    if not match.position.has_robots(command.path):
        return Refusal.ROBOT_NOT_IN_PLAY
    if len(command.path) > command.moves:
        return Refusal.PATH_TOO_LONG
    if command.path and len(command.path) < command.moves and match.rules.proof_length is ProofLength.EXACT:
        return Refusal.PATH_TOO_SHORT
    return None


def _give_sign(builder: _Builder, player: Player, now: float) -> Refusal | None:
    """Add a sign where it has an effect: once a round for each player, of the prover now and then. docs/rules.md "Present"."""
    match = builder.state
    if player in match.left or match.is_removed(player):
        return Refusal.NOT_PLAYING
    prover = match.round.prover if match.phase is Phase.PROVING else None
    if player in match.seen and not (prover and prover.player == player):
        return Refusal.SEEN_ALREADY
    if prover and prover.player == player:
        if match.deadline is None or now >= match.deadline:
            return Refusal.OUT_OF_DATE
        if now < (match.round.sign or 0) + match.rules.times.proof_time / SIGNS:
            return Refusal.SEEN_ALREADY
    return builder.add(PlayerSeen(now, player))


def _say_done(builder: _Builder, player: Player, now: float) -> Refusal | None:
    match = builder.state
    if refusal := _closed_to_bids(match, now):
        return refusal
    if refusal := commands.why_not_done(match, player):
        return refusal
    if (own := match.round.bid_of(player)) and now < own.at:
        return Refusal.OUT_OF_DATE
    return builder.add(SaidDone(now, player))


def _vote_to_turn(builder: _Builder, player: Player, now: float) -> Refusal | None:
    """Add a vote of those who may turn the hourglass: docs/rules.md "Nobody bids"."""
    match = builder.state
    if refusal := _closed_to_bids(match, now):
        return refusal
    if match.phase is not Phase.THINKING:
        return Refusal.HOURGLASS_RUNS
    if player not in match.turners:
        return Refusal.NO_STAKE if player in match.present else Refusal.NOT_PLAYING
    if player in match.wants_hourglass:
        return Refusal.VOTED_ALREADY
    return builder.add(ev.TurnVoted(now, player))


def _want_hint(builder: _Builder, player: Player, level: HintLevel, now: float) -> Refusal | None:
    """Add a request for a hint, and the hint if all want it. A request is a sign of being present: docs/rules.md "Hints"."""
    match, current = builder.state, builder.state.round
    if refusal := _closed_to_bids(match, now):
        return refusal
    if match.rules.tournament:
        return Refusal.NO_HINTS
    if player in match.left or match.is_removed(player):
        return Refusal.NOT_PLAYING
    if level is not current.next_hint:
        return Refusal.OUT_OF_DATE
    if not current.best:
        return Refusal.NO_HINT_YET
    if player not in match.wants_hint:
        builder.add(ev.HintWanted(now, player))
    elif set(match.wants_hint) != set(match.present):
        return Refusal.WANTS_HINT_ALREADY
    after = builder.state
    if set(after.wants_hint) == set(after.present):
        builder.add(ev.HintGiven(now, level))
    return None


def _shorten(builder: _Builder, player: Player, now: float) -> Refusal | None:
    """Shorten the match, which its starter may do until the first chip is won: docs/rules.md "House options"."""
    match = builder.state
    if player != match.starter or player in match.removed:
        return Refusal.NOT_YOURS_TO_SHORTEN
    return builder.add(ev.MatchShortened(now, player)) if match.may_shorten else Refusal.TOO_LATE_TO_SHORTEN


def why_not_handicap(match: Match, command: SetHandicap) -> Refusal | None:
    """Return why a player may not set this handicap; None if they may: docs/rules.md "Handicap"."""
    player, before = command.player, match.ahead_of(command.whose)
    if not match.rules.handicaps:
        return Refusal.NO_HANDICAPS
    if match.is_removed(player):
        return Refusal.REMOVED
    if command.bot is not None and (player != match.starter or command.bot not in {bot.player for bot in match.bots}):
        return Refusal.NOT_YOURS_TO_HANDICAP
    if command.halves == before:
        return Refusal.HANDICAP_UNCHANGED
    return Refusal.TOO_LATE_FOR_HANDICAP if command.halves > before and match.players else None


def _vote_to_finish(builder: _Builder, player: Player, now: float) -> Refusal | None:
    match = builder.state
    if refusal := why_not_finish(match, player):
        return refusal
    if (own := match.round.bid_of(player)) and now < own.at:
        return Refusal.OUT_OF_DATE
    return builder.add(FinishVoted(now, player))


def _finish_if_agreed(builder: _Builder, now: float) -> None:
    """End the match if players agreed to, but play a round with a bid to its end first: docs/rules.md "End".

    They may agree by any command, since those who are not present any more do not count.
    """
    match = builder.state
    if match.is_to_finish and match.phase not in (Phase.BIDDING, Phase.PROVING, Phase.OVER):
        _end(builder, ev.Ending.AGREED, now)


def _while_proving(builder: _Builder, command: Prove | Pass | VoteToSkip, now: float, random: Random) -> Refusal | None:
    match = builder.state
    bid, deadline = match.round.prover, match.deadline
    if match.phase is not Phase.PROVING or bid is None or deadline is None:
        return Refusal.NOT_PROVING
    if isinstance(command, VoteToSkip):
        return _vote_to_skip(builder, bid, command.player, now, deadline)
    if command.player != bid.player:
        return Refusal.NOT_YOUR_TURN
    if now >= deadline:
        return Refusal.TOO_LATE_TO_PROVE
    if isinstance(command, Pass):
        builder.add(ev.ProverPassed(now, bid.player))
        return _next_prover(builder, now, random)
    if refusal := commands.why_not_shown(match.position, command.moves):
        return refusal
    if _is_count_to_be_asked(match, bid, command.moves):
        return builder.add(ev.CountAsked(now, bid.player))
    return None if _prove(builder, bid, command.moves, now) else _next_prover(builder, now, random)


def _is_count_to_be_asked(match: Match, bid: Bid, moves: tuple[Move, ...]) -> bool:
    """Return whether a wrong number of moves costs nothing yet: docs/rules.md "Proving". Depends on the number alone."""
    return not match.round.count_asked and is_wrong_count(len(moves), bid.moves, match.rules.proof_length)


def _vote_to_skip(builder: _Builder, bid: Bid, player: Player, now: float, deadline: float) -> Refusal | None:
    match = builder.state
    if player == bid.player:
        return Refusal.OWN_TURN_TO_PROVE
    if player not in match.present:
        return Refusal.NOT_PLAYING
    if any(vote.player == player for vote in match.round.skip_votes):
        return Refusal.VOTED_ALREADY
    if now >= deadline:
        return Refusal.OUT_OF_DATE
    if now < match.skippable_from:
        return Refusal.TOO_SOON_TO_SKIP
    return builder.add(ev.SkipVoted(now, player))


def _go(builder: _Builder, event: PlayerLeft | PlayerRemoved, now: float, random: Random) -> Refusal | None:
    """Add the departure of a player. If it is their turn to prove, their attempt is spent, and the next turn begins."""
    match = builder.state
    prover = match.round.prover
    is_asked = match.phase is Phase.PROVING and prover is not None and prover.player == event.player
    builder.add(event)
    return _next_prover(builder, now, random) if is_asked else None


def _forget(builder: _Builder, command: commands.Forget, now: float, random: Random) -> Refusal | None:
    """Let a person leave who is about to be erased, and keep what they owe: docs/rules.md "Leaving"."""
    match, leaves = builder.state, commands.Leave(command.player)
    if not commands.why_not_go(match, leaves):
        _go(builder, commands.departure(leaves, now), now, random)
    commands.keep_duties(builder, command, now, random, owes=builder.state.owes(command.player))
    return Refusal.NOT_PLAYING if builder.state is match else None


def _prove(builder: _Builder, bid: Bid, moves: tuple[Move, ...], now: float) -> bool:
    """Judge a proof of a bid, the only place that does, and add its result. Return whether it has won the chip."""
    match = builder.state
    line = match.position.play(moves)
    if flaw := _flaw(match.rules, line, bid):
        builder.show(ev.ProofFailed(now, bid.player, moves), line, flaw)
        return False
    persons = {bid.player, *match.present}.difference(BOTS)
    after = bid.at - bid.lost - match.round.began
    builder.show(ev.ChipWon(now, bid.player, moves, counts=len(persons) >= PERSONS_TO_COUNT, after=after), line, None)
    _end_if_won(builder, now)
    return True


def _flaw(rules: Rules, line: Line, bid: Bid) -> Flaw | None:
    return line.flaw(bid.moves, rules.proof_length, rules.ricochet)


def _time_up(builder: _Builder, lengths: Lengths, now: float, random: Random) -> None:
    match = builder.state
    match match.phase:
        case Phase.THINKING:
            builder.add(ev.HourglassTurned(now))
        case Phase.LAST_CALL:
            _return_chip(builder, now, random)
        case Phase.BIDDING:
            _next_prover(builder, now, random)
        case Phase.PROVING if bid := match.round.prover:
            builder.add(ev.ProverTimedOut(now, bid.player))
            _next_prover(builder, now, random)
        case Phase.INTERMISSION:
            builder.add(*_draw(match, lengths, now, random).turn_up())
        case _:
            raise AssertionError(f"no deadline can pass in {match!r}")


def _next_prover(builder: _Builder, now: float, random: Random) -> None:
    """Begin the turn of the next bidder, showing a sealed path at once. Return the chip when no bidder is left."""
    while bid := builder.state.round.prover:
        builder.add(ev.ProverAsked(now, bid.player))
        if not bid.path or _prove(builder, bid, bid.path, now):
            return
    _return_chip(builder, now, random)


def _return_chip(builder: _Builder, now: float, random: Random) -> None:
    match = builder.state
    builder.add(ChipReturned(now, shuffled_in(match.round.target, match.pile, match.rules, random)))
    _idle_if_quiet(builder, now)


def _idle_if_quiet(builder: _Builder, now: float) -> None:
    """Pause the match after rounds without bids, or where bots play alone: docs/rules.md "Nobody bids" and "Bots"."""
    match = builder.state
    goes_on = not (match.is_over or match.is_to_finish)
    if goes_on and (match.rounds_without_bids >= MAX_ROUNDS_WITHOUT_BIDS or match.is_deserted):
        builder.add(ev.MatchIdled(now))


def _end_if_won(builder: _Builder, now: float) -> None:
    """End the match if an award has decided it: docs/rules.md "End"."""
    match = builder.state
    needed = match.chips_needed
    if needed is not None and max(match.chips.values()) >= needed:
        _end(builder, ev.Ending.ENOUGH_CHIPS, now)
    elif not match.pile:
        _end(builder, ev.Ending.PILE_EMPTY, now)
    else:
        _idle_if_quiet(builder, now)


def _end(builder: _Builder, ending: ev.Ending, now: float) -> None:
    """End the match: the most chips win."""
    match = builder.state
    chips, is_pile_empty = Counter(award.player for award in match.awards if award.counts), len(match.awards) == CHIPS
    counted = tuple(one for one in match.leaders if victory_counts(chips[one], is_pile_empty=is_pile_empty))
    builder.add(ev.MatchEnded(now, ending, match.leaders, counted))
