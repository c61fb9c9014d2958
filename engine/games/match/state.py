"""The state of a match, and how each event changes it. `engine.games.match.play` decides what players may do."""

import math
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Line, Position
from engine.games.match import events as ev
from engine.rules.bots import MAX_BOTS, is_bot
from engine.rules.events import (
    BestFound,
    BotJoined,
    BotsDone,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ClockSet,
    FinishVoted,
    LinkMade,
    LinkWithdrawn,
    NextWanted,
    Player,
    PlayerForgotten,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    TimeGivenBack,
)
from engine.rules.game import (
    Contest,
    ContestRound,
    later,
    moved,
    replayed,
    with_activity,
    with_best,
    with_link,
    with_player,
    without_player,
)
from engine.rules.hints import Hint, HintLevel, hint
from engine.rules.rules import CHIPS, SHORT_CHIPS, Bids, Ties


class Phase(Named):
    """A phase of a match: the action it waits for."""

    THINKING = "thinking"
    """A first bid; the hourglass stands."""
    LAST_CALL = "last call"
    """A first bid, while the hourglass runs without one."""
    BIDDING = "bidding"
    """More bids, until the sand has run out."""
    PROVING = "proving"
    """The prover's solution."""
    INTERMISSION = "intermission"
    """The next round, which begins by itself."""
    IDLE = "idle"
    """A player who resumes it."""
    OVER = "over"
    """Nothing."""


_OneWish = TypeVar("_OneWish", SaidDone, ev.TurnVoted, ev.SkipVoted, FinishVoted, ev.HintWanted, NextWanted)

MAX_UNSHOWN = 2
"""The bids in a row that were not shown after which a player must seal paths, until one of them is shown."""

YIELDS_AFTER = 3600.0
"""Seconds after which an idle match makes room for another."""

OPEN_TO_BIDS = (Phase.THINKING, Phase.LAST_CALL, Phase.BIDDING)
"""The phases in which bids are accepted."""

MAX_ROUNDS_WITHOUT_PEOPLE = 2
"""The rounds in a row in which bots alone have done something after which a match with bots is idle."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's standing bid, and when it was made, in seconds since the Unix epoch.

    ``path`` is the sealed proof, which is secret until the player's turn to prove. It is empty for a bid without one. ``lost``
    are the seconds that were given back in the round before.
    """

    player: Player
    moves: int
    at: float
    path: tuple[Move, ...] = ()
    lost: float = 0.0
    ahead: int = 0
    """The half moves that its player had ahead when it was made: docs/rules.md "Handicap"."""

    @property
    def worth(self) -> int:
        """The moves less those ahead, in half moves: bids of different players are compared by this."""
        return 2 * self.moves - self.ahead


@dataclass(frozen=True, slots=True)
class Award:
    """A chip that was won: its winner, and the winning line."""

    player: Player
    line: Line
    counts: bool = True
    """Two persons were present, so that it counts: docs/rules.md "Leaderboards"."""
    round: int = 0
    """The number of the round."""

    @property
    def target(self) -> Target:
        """The chip."""
        return self.line.start.chip

    @property
    def moves(self) -> tuple[Move, ...]:
        """The proof."""
        return self.line.moves


@dataclass(frozen=True, slots=True)
class Round(ContestRound):
    """The state that begins anew with each chip. Times are in seconds since the Unix epoch."""

    bids: tuple[Bid, ...] = ()
    """The standing bids, in the order of proving."""
    attempts: tuple[Player, ...] = ()
    """The players whose attempt is spent."""
    replaced_bids: tuple[Bid, ...] = ()
    """Previous bids of players whose bids stand, the latest first, where bids must be lower than all others."""
    withdrawn_bids: tuple[Bid, ...] = ()
    """The bids of players who have left, the latest first."""
    turn_votes: tuple[ev.TurnVoted, ...] = ()
    """The votes to turn the hourglass without a bid."""
    skip_votes: tuple[ev.SkipVoted, ...] = ()
    """The votes to skip this prover."""
    hint_votes: tuple[ev.HintWanted, ...] = ()
    """The requests for the next hint."""
    hint: Hint | None = None
    """The part of a solution that the public hints reveal."""
    count_asked: bool = False
    """This prover has been warned about a wrong number of moves."""
    sign: float | None = None
    """When this prover's turn began, or when they last gave a sign of being present; None before the first proof."""
    award: Award | None = None

    @property
    def next_hint(self) -> HintLevel | None:
        """The next hint that can become public; None after the last. A match never reveals the first move."""
        level = HintLevel.after(self.hint.level if self.hint else None)
        return None if level is HintLevel.FIRST_MOVE else level

    @property
    def end(self) -> Position:
        """The current position: the starting one until the chip is won."""
        return self.award.line.end if self.award else self.start

    @property
    def prover(self) -> Bid | None:
        """The bid that is to be proved now or next: the first one whose player has not tried."""
        return next((bid for bid in self.bids if bid.player not in self.attempts), None)

    def bid_of(self, player: Player) -> Bid | None:
        """Return a player's standing bid."""
        return next((bid for bid in self.bids if bid.player == player), None)

    def lowest_of_others(self, player: Player, at: float) -> int | None:
        """Return what the lowest bid of others, whose bids stand, was worth by this time; None where they had bid none."""
        bids = (*self.bids, *self.replaced_bids)
        return min((bid.worth for bid in bids if bid.player != player and bid.at <= at), default=None)

    def overtaken_by(self, player: Player) -> Bid | None:
        """Return a standing bid that was made later than the one of this player, and is not lower."""
        own = self.bid_of(player)
        return next((bid for bid in self.bids if own and bid.at > own.at and bid.worth >= own.worth), None)

    def last_bid_of(self, player: Player, ids: Collection[Player] = ()) -> Bid | None:
        """Return a player's bid, standing or withdrawn. ``ids``: others that they had before they were erased."""
        withdrawn = (bid for bid in self.withdrawn_bids if bid.player == player or bid.player in ids)
        return self.bid_of(player) or next(withdrawn, None)


@dataclass(frozen=True, slots=True)
class Match(Contest[Round]):
    """The whole state of a match, immutable. Times are in seconds since the Unix epoch.

    >>> from random import Random
    >>> from engine.games.match.play import PlaceBid, decide, start
    >>> from engine.rules.rules import RULES_1999
    >>> from engine.rules.setup import draw_setup
    >>> random = Random(1)
    >>> match = replay(start(RULES_1999, draw_setup(RULES_1999, random), starter=7, now=0, random=random))
    >>> match.phase, match.round.target.words
    (Phase.THINKING, 'red gear')
    >>> outcome = decide(match, PlaceBid(player=7, moves=5), now=10, random=random)
    >>> outcome.after.phase, outcome.after.deadline, outcome.after.round.prover.moves
    (Phase.BIDDING, 70, 5)
    """

    phase: Phase = Phase.INTERMISSION
    deadline: float | None = None
    """When the time of the phase is up; None for a phase without a limit."""
    limit: float | None = None
    """The deadline without the players' wishes to end the phase sooner."""
    handicaps: tuple[ev.HandicapSet, ...] = ()
    """The handicaps that were set, the latest last."""
    unshown: tuple[Player, ...] = ()
    """A player once for each bid in a row that they did not show, at most `MAX_UNSHOWN` times."""
    awards: tuple[Award, ...] = ()
    counted: int = 0
    """The number of players when the first chip was won, which fixes how many chips win; 0 before."""
    rounds_without_bids: int = 0
    """The latest rounds without anything to prove; restarts after each break."""
    end_called: bool = False
    """The match ends as soon as no bid is left to be proved."""
    past: tuple[Round, ...] = ()
    """Previous rounds whose best solution is unknown or still secret, the latest first."""
    idle_since: float | None = None
    """The beginning of a break."""
    ending: ev.Ending | None = None
    tables_over: bool = False
    """No other table of the tournament plays any more."""
    steps_over: int = 0
    """The last round, as counted by `rounds_begun`, in which the tournament's other tables are not waited for any more."""
    roused: int = 0
    """The number of rounds that had begun when an idle match was last resumed."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; only best solutions may follow."""
        return self.phase is Phase.OVER

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        return self.phase in (Phase.INTERMISSION, Phase.IDLE)

    def yields(self, now: float) -> bool:
        """Return whether the match has been idle long enough to make room for another: docs/rules.md "Nobody bids"."""
        return self.idle_since is not None and now >= self.idle_since + YIELDS_AFTER

    @property
    def position(self) -> Position:
        """The current position, with the chip of this round as its target."""
        return self.round.end

    def involves(self, player: Player) -> bool:
        """Return whether a person has started the match, bid in it, been seen in it, or was given a handicap."""
        return Contest[Round].involves(self, player) or any(one.player == player for one in self.handicaps)

    @property
    def chips(self) -> Counter[Player]:
        """The number of chips that each player has won."""
        return Counter(award.player for award in self.awards)

    @property
    def leaders(self) -> tuple[Player, ...]:
        """The players with the most chips, the earliest to bid first; empty until a chip has been won."""
        return self.leading(self.chips)

    @property
    def is_deserted(self) -> bool:
        """Whether bots alone have done anything in the latest rounds: docs/rules.md "Bots"."""
        return bool(self.bots) and self.rounds_begun - max(self.latest_activity, self.roused) >= MAX_ROUNDS_WITHOUT_PEOPLE

    @property
    def may_add_bot(self) -> bool:
        """Whether another bot can still join: until the first chip is won."""
        return self._is_beginning and len(self.bots) < MAX_BOTS

    @property
    def ranking(self) -> tuple[Player, ...]:
        """All players: the winners of a match that is over, then by their chips; of equals the earliest to bid first."""
        chips = self.chips
        return tuple(sorted(self.players, key=lambda player: (player not in self.winners, -chips[player])))

    @property
    def playing(self) -> tuple[Player, ...]:
        """The players whose number decides how many chips win: docs/rules.md "End"."""
        people = tuple(player for player in self.present if player in self.players)
        return (*(people or (self.starter,)), *(bot.player for bot in self.bots)) if self.bots else people

    @property
    def chips_needed(self) -> int | None:
        """The chips needed to win, or None where all are played: docs/rules.md "End". Fixed when the first chip is won."""
        return self.rules.chips_needed(self.counted or len(self.playing))

    @property
    def turners(self) -> tuple[Player, ...]:
        """The players who may turn the hourglass without a bid: docs/rules.md "Nobody bids".

        Those with a stake; in a match without a bid yet, its starter.
        """
        return self.with_a_stake if self.people else (self.starter,)

    @property
    def needed_to_turn(self) -> int:
        """The votes needed to turn the hourglass without a bid: more than half."""
        return len(self.turners) // 2 + 1

    @property
    def is_to_finish(self) -> bool:
        """Whether the match ends, and the most chips win, as soon as no bid is left to be proved."""
        return self.end_called or len(self.wants_to_finish) >= self.needed_to_finish

    def ahead_of(self, player: Player) -> int:
        """Return how many half moves a player, or a bot, has ahead from their next bid on: docs/rules.md "Handicap"."""
        return next((one.halves for one in reversed(self.handicaps) if one.player == player), 0)

    def most_below_others(self, player: Player, now: float) -> int | None:
        """Return the highest bid of a player that is lower than all others' at this time; None where there are no others."""
        lowest = self.round.lowest_of_others(player, now)
        return None if lowest is None else (lowest - 1 + self.ahead_of(player)) // 2

    def needs_path(self, player: Player) -> bool:
        """Return whether a player's bids need a sealed path: docs/rules.md "Sealed paths"."""
        ids = self.ids_of(player)
        return sum(one in ids for one in self.unshown) >= MAX_UNSHOWN

    def last_bid_of(self, player: Player) -> Bid | None:
        """Return a person's bid in this round, standing or withdrawn, also if they were erased since."""
        return self.round.last_bid_of(player, self.ids_of(player))

    def owes(self, player: Player) -> bool:
        """Return whether something binds a player that leaving does not end: a removal, bids not shown, a withdrawn bid."""
        is_up = self.phase in (*OPEN_TO_BIDS, Phase.PROVING)
        has_bid = is_up and any(bid.player == player for bid in self.round.withdrawn_bids)
        return has_bid or player in self.removed or player in self.unshown

    @property
    def others_have_chips(self) -> bool:
        """Whether a person other than the starter has won a chip."""
        return any(award.player != self.starter and not is_bot(award.player) for award in self.awards)

    @property
    def wants_hourglass(self) -> frozenset[Player]:
        """The players who voted to turn the hourglass without a bid, or are done with this chip, and have a say in it."""
        wishes = frozenset(vote.player for vote in (*self.round.turn_votes, *self.round.done))
        return wishes.intersection(self.turners)

    @property
    def is_turn_agreed(self) -> bool:
        """Whether the hourglass is to be turned without a bid: docs/rules.md "Nobody bids"."""
        return self.all_are_done or len(self.wants_hourglass) >= self.needed_to_turn

    @property
    def wants_hint(self) -> tuple[Player, ...]:
        """The players who are present and asked for the next hint."""
        return tuple(vote.player for vote in self.round.hint_votes if vote.player in self.present)

    @property
    def may_shorten(self) -> bool:
        """Whether the match can still be made a short one: no chip is won, and it is not short yet, nor won by fewer chips."""
        is_longer = self.rules != self.rules.shortened and (self.rules.chips_to_win or CHIPS) >= SHORT_CHIPS
        return self._is_beginning and is_longer

    @property
    def may_begin_anew(self) -> bool:
        """Whether the match can still be begun anew under other rules: no person has bid, and no chip is won."""
        return self._is_beginning and not self.people

    @property
    def _is_beginning(self) -> bool:
        """Whether a chip is up, and none is won yet, in a match that its starter may still change."""
        return self.phase in OPEN_TO_BIDS and not self.awards and not self.rules.tournament

    @property
    def votes_needed(self) -> int:
        """The votes needed to skip the prover: more than half of the others who are present."""
        return (len(self.present) - 1) // 2 + 1

    @property
    def skippable_from(self) -> float:
        """When votes to skip the prover are first accepted, in seconds since the Unix epoch: docs/rules.md "Vote to skip"."""
        return (self.round.sign or 0) + self.rules.times.proof_time / 2

    @property
    def is_skipped(self) -> bool:
        """Whether enough of the others voted to skip the prover."""
        return len(self.round.skip_votes) >= self.votes_needed

    @property
    def rounds(self) -> tuple[Round, ...]:
        """This round, if one has begun, and those in ``past``."""
        return (self.round, *self.past) if self.round.number else ()

    @property
    def without_best(self) -> tuple[Round, ...]:
        """The rounds whose best solution is unknown, the latest first; none once the match was begun anew."""
        return tuple(one for one in self.rounds if one.best is None and self.ending is not ev.Ending.BEGUN_ANEW)

    @property
    def awaits_tables(self) -> bool:
        """Whether other tables may still play this board, so that it stays secret: docs/rules.md "Tournaments"."""
        return self.rules.tournament and not self.tables_over

    @property
    def is_kept(self) -> bool:
        """Whether proofs in this round stay secret, since other tables play it: docs/rules.md "Tournaments"."""
        return self.rules.tournament and self.steps_over < self.rounds_begun

    @property
    def awaits_step(self) -> bool:
        """Whether the round is over, and the other tables of the tournament are waited for."""
        return self.is_kept and (self.is_between or self.is_over)

    def is_secret(self, one: Round) -> bool:
        """Return whether the best solution of a round, and its length, are secret: docs/rules.md "Award".

        They are while its chip is up or in the pile, even after robots have moved, since its solution may not need those
        robots; while other tables may play the board; and in a match that was begun anew, perhaps on the same board.
        """
        is_known = self.is_over and self.ending is not ev.Ending.BEGUN_ANEW
        return self.awaits_tables or (not is_known and all(award.target != one.target for award in self.awards))

    @property
    def solved(self) -> tuple[Round, ...]:
        """The rounds whose best solution is known and no secret, until the next chip is turned up; the latest first."""
        return tuple(one for one in self.rounds if one.best is not None and not self.is_secret(one))


def revealed(before: Match, after: Match) -> tuple[Round, ...]:
    """Return the rounds whose best solution is no longer secret after a step, and was before."""
    known = {one.number for one in before.solved}
    return tuple(one for one in after.solved if one.number not in known)


def replay(events: Iterable[ev.Event]) -> Match:
    """Return the match of these events. Raises `ValueError` unless the first, and only the first, is `MatchStarted`.

    All erasures are known from the start: the events of a person who was erased, came back and was erased again have two ids,
    and only the second erasure, which comes after them, says that these are one person.
    """
    stored = tuple(events)
    erasures = tuple(event for event in stored if isinstance(event, PlayerForgotten))
    return replayed(stored, ev.MatchStarted, lambda event: replace(_begun(event), erasures=erasures), evolve)


def _begun(event: ev.MatchStarted) -> Match:
    """Return a match before its first chip is turned up."""
    setup, at, nothing_yet = event.setup, event.at, Round(0, event.setup.position, event.at)
    return Match(event.rules, setup, event.starter, event.practice, nothing_yet, setup.chips, deadline=at, limit=at)


def evolve(match: Match, event: ev.Event, line: Line | None = None) -> Match:
    """Return the match after an event of `engine.games.match.play.decide`. Raises `ValueError` for a second start.

    ``line`` are the slides of a winning proof, where they are known already.
    """
    after = _after(match, event, line)
    if isinstance(event, _ACTIVE) and not is_bot(event.player):
        after = with_activity(after, event.player)
    return _with_sand_back(match, after, event.at) if isinstance(event, _CHANGES_WHO_IS_PRESENT) else after


def _after(match: Match, event: ev.Event, line: Line | None) -> Match:
    """Return the match after an event, apart from who is present."""
    if isinstance(event, ev.OfMatch):
        return _of_match(match, event)
    if isinstance(event, ev.OfTime):
        return _of_time(match, event)
    if isinstance(event, ev.OfPeople):
        return _of_people(match, event)
    if isinstance(event, ev.OfChip):
        return _of_chip(match, event, line)
    return _with_wish_of(match, event) if isinstance(event, ev.Wish) else _of_bidder(match, event)


def _of_match(match: Match, event: ev.OfMatch) -> Match:
    match event:
        case ev.MatchStarted():
            raise ValueError("a match starts once")
        case ev.MatchShortened():
            return replace(match, rules=match.rules.shortened)
        case ev.MatchIdled(at):
            return _in_phase(match, Phase.IDLE, None, rounds_without_bids=0, idle_since=at)
        case ev.EndCalled():
            return replace(match, end_called=True)
        case ev.MatchEnded(ending=ending, winners=winners):
            return _in_phase(match, Phase.OVER, None, idle_since=None, has_link=False, ending=ending, winners=winners)
        case ev.StepOver(at):
            over = replace(match, steps_over=match.rounds_begun)
            return _after_round(over, at) if match.phase is Phase.INTERMISSION else over
        case ev.TablesOver():
            return replace(match, tables_over=True)
        case LinkMade() | LinkWithdrawn():
            return with_link(match, event)


def _of_time(match: Match, event: ev.OfTime) -> Match:
    match event:
        case ev.HourglassTurned(at):
            return _with_wish(_in_phase(match, Phase.LAST_CALL, at + match.rules.times.hourglass), at)
        case BotsDone(at):
            return _with_wish(replace(match, round=replace(match.round, bots_done=True)), at)
        case TimeGivenBack(_, seconds):
            current = replace(match.round, sign=later(match.round.sign, seconds), lost=match.round.lost + seconds)
            return replace(match, round=current, deadline=later(match.deadline, seconds), limit=later(match.limit, seconds))
        case ClockSet(_, seconds):
            return _moved(match, seconds)


def _of_people(match: Match, event: ev.OfPeople) -> Match:
    match event:
        case BotJoined():
            return replace(match, bots=(*match.bots, event))
        case ev.HandicapSet():
            return replace(match, handicaps=(*match.handicaps, event))
        case PlayerSeen():
            return _with_sign(match, event)
        case PlayerLeft() | PlayerRemoved():
            return _without(match, event)
        case PlayerForgotten():
            return match if event in match.erasures else replace(match, erasures=(*match.erasures, event))


def _of_chip(match: Match, event: ev.OfChip, line: Line | None) -> Match:
    match event:
        case ChipTurned(at, target):
            return _in_phase(
                match,
                Phase.THINKING,
                at + match.rules.times.thinking_time,
                round=Round(match.round.number + 1, match.position.with_target(target), at),
                rounds_begun=match.rounds_begun + (match.phase not in OPEN_TO_BIDS),
                pile=tuple(chip for chip in match.pile if chip != target),
                past=tuple(one for one in match.rounds if one.best is None or match.is_secret(one)),
                idle_since=None,
                roused=match.rounds_begun if match.phase is Phase.IDLE else match.roused,
            )
        case ev.ChipWon(at, player, moves, counts):
            return _with_award(match, Award(player, line or match.position.play(moves), counts, match.round.number), at)
        case ChipReturned(at, pile):
            quiet = 0 if match.phase is Phase.PROVING else match.rounds_without_bids + 1
            back = replace(match, pile=pile, returned=match.round.target, rounds_without_bids=quiet)
            return _after_round(back, at)
        case ChipsPutBack(_, _, pile):
            return replace(match, pile=pile)
        case BestFound():
            past = tuple(with_best(one, event) for one in match.past)
            return replace(match, round=with_best(match.round, event), past=past)
        case ev.HintGiven(_, level):
            return replace(match, round=replace(match.round, hint=hint(match.round.best or (), level), hint_votes=()))


def _with_wish_of(match: Match, event: ev.Wish) -> Match:
    current = match.round
    match event:
        case SaidDone():
            return _with_wish(replace(match, round=replace(current, done=(*current.done, event))))
        case ev.TurnVoted():
            return _with_wish(replace(match, round=replace(current, turn_votes=(*current.turn_votes, event))))
        case ev.SkipVoted():
            return _with_wish(replace(match, round=replace(current, skip_votes=(*current.skip_votes, event))))
        case NextWanted():
            return _with_wish(replace(match, round=replace(current, next_votes=(*current.next_votes, event))))
        case ev.HintWanted():
            return replace(match, round=replace(current, hint_votes=(*current.hint_votes, event)))
        case FinishVoted():
            return replace(match, finish_votes=(*match.finish_votes, event))


def _of_bidder(match: Match, event: ev.OfBidder) -> Match:
    current = match.round
    match event:
        case ev.BidMade():
            return _with_bid(match, event)
        case ev.BidOvertaken(_, player):
            return _without_overtaken(match, player)
        case ev.ProverAsked(at):
            current = replace(current, skip_votes=(), count_asked=False, sign=at)
            return _in_phase(match, Phase.PROVING, at + match.rules.times.proof_time, round=current)
        case ev.CountAsked():
            return replace(match, round=replace(current, count_asked=True))
        case ev.ProofFailed(_, player) | ev.ProverPassed(_, player) | ev.ProverTimedOut(_, player):
            return _with_unshown(replace(match, round=replace(current, attempts=(*current.attempts, player))), player)


_ACTIVE = (
    *(ev.BidMade, PlayerSeen, SaidDone, ev.TurnVoted, ev.SkipVoted, FinishVoted, ev.HintWanted, NextWanted, ev.MatchShortened),
    *(ev.ProofFailed, ev.ProverPassed, ev.ChipWon),
)
"""The events that show that players are present."""

_CHANGES_WHO_IS_PRESENT = (ev.BidMade, PlayerSeen, ev.HintWanted, ev.MatchShortened, PlayerLeft, PlayerRemoved)
"""The events that may change who is present."""


def _with_sand_back(before: Match, after: Match, at: float) -> Match:
    """Return the match with its full hourglass back, where one player alone had shortened it and no longer decides.

    Half of the time had to run for all others, and something has happened meanwhile: docs/rules.md "I am done".
    """
    is_alone = len(before.present) == 1
    goes_on = is_alone and after.phase in OPEN_TO_BIDS and not _is_wanted(after)
    if not goes_on or before.deadline is None or at >= before.deadline:
        return after
    return replace(after, deadline=after.limit)


def _moved(match: Match, seconds: float) -> Match:
    """Return the match with all times that are still compared with others moved by ``seconds``."""
    current = replace(
        match.round,
        began=match.round.began + seconds,
        bids=moved(match.round.bids, seconds),
        replaced_bids=moved(match.round.replaced_bids, seconds),
        withdrawn_bids=moved(match.round.withdrawn_bids, seconds),
        done=moved(match.round.done, seconds),
        turn_votes=moved(match.round.turn_votes, seconds),
        skip_votes=moved(match.round.skip_votes, seconds),
        hint_votes=moved(match.round.hint_votes, seconds),
        next_votes=moved(match.round.next_votes, seconds),
        sign=later(match.round.sign, seconds),
    )
    return replace(
        match,
        round=current,
        deadline=later(match.deadline, seconds),
        limit=later(match.limit, seconds),
        finish_votes=moved(match.finish_votes, seconds),
        bots=moved(match.bots, seconds),
        idle_since=later(match.idle_since, seconds),
    )


def _in_phase(match: Match, phase: Phase, until: float | None, **changes: Any) -> Match:
    """Return the match in a phase that ends then, and with other changes."""
    return replace(match, phase=phase, deadline=until, limit=until, **changes)


def _after_round(match: Match, at: float, **changes: Any) -> Match:
    """Return the match in the pause before the next round, which has no end as long as other tables are waited for."""
    return _in_phase(match, Phase.INTERMISSION, None if match.is_kept else at + match.rules.times.intermission, **changes)


def _is_wanted(match: Match) -> bool:
    """Return whether the players who are present agree to end the phase: they think, bid, or wait for a prover or a round."""
    match match.phase:
        case Phase.THINKING:
            return match.is_turn_agreed
        case Phase.LAST_CALL | Phase.BIDDING:
            return match.all_are_done
        case Phase.PROVING:
            return match.is_skipped
        case Phase.INTERMISSION:
            return match.all_want_next
        case _:
            return False


def _last_wish(match: Match) -> float:
    """Return when the last player agreed to end the phase, in seconds since the Unix epoch."""
    current = match.round
    if match.phase is Phase.PROVING:
        return max((vote.at for vote in current.skip_votes), default=0)
    if match.phase is Phase.INTERMISSION:
        return max((vote.at for vote in current.next_votes), default=0)
    asked = (*current.done, *current.turn_votes) if match.phase is Phase.THINKING else current.done
    return max((one.at for one in asked), default=0)


def _with_unshown(match: Match, player: Player) -> Match:
    """Return the match after a player did not show what they bid."""
    return match if match.unshown.count(player) == MAX_UNSHOWN else replace(match, unshown=(*match.unshown, player))


def _with_sign(match: Match, event: PlayerSeen) -> Match:
    """Return the match after a sign of presence: votes to skip a prover expire who is, or was, present when they were cast."""
    current = match.round
    if match.phase is not Phase.PROVING or not current.prover or current.prover.player != event.player:
        return match
    sign = max(event.at, current.sign or event.at)
    return replace(match, deadline=match.limit, round=replace(current, skip_votes=(), sign=sign))


def _with_bid(match: Match, event: ev.BidMade) -> Match:
    current, own = match.round, match.round.bid_of(event.player)
    if own and own.moves == event.moves:
        # A new path for the same bid, which keeps its place.
        bids = tuple(replace(bid, path=event.path) if bid is own else bid for bid in current.bids)
        return replace(match, round=replace(current, bids=bids))
    bid = Bid(event.player, event.moves, event.at, event.path, current.lost, match.ahead_of(event.player))
    others = (other for other in current.bids if other.player != event.player)
    first = not current.bids and not match.last_bid_of(event.player)
    done = () if first else _but_of(current.done, event.player, until=event.at)
    bids = _in_order(match, (*others, bid))
    is_replaced = own is not None and match.rules.bids is Bids.LOWER_THAN_ALL
    replaced = tuple(
        earlier
        for earlier in ((own, *current.replaced_bids) if own and is_replaced else current.replaced_bids)
        if earlier.player == bid.player or earlier.at <= bid.at or earlier.worth < bid.worth
    )
    timed = _in_phase(match, Phase.BIDDING, event.at + match.rules.times.hourglass) if first else match
    return replace(
        with_player(timed, event.player),
        phase=Phase.BIDDING,
        round=replace(current, bids=bids, replaced_bids=replaced, done=done),
        finish_votes=_but_of(match.finish_votes, event.player, until=event.at),
        rounds_without_bids=0,
    )


def _in_order(match: Match, bids: Iterable[Bid]) -> tuple[Bid, ...]:
    """Return bids in the order of proving: docs/rules.md "Proving" and "Handicap"."""
    chips = match.chips if match.rules.ties is Ties.FEWER_CHIPS else Counter[Player]()
    return tuple(sorted(bids, key=lambda bid: (bid.worth, -bid.ahead, chips[bid.player], bid.at)))


def _without_overtaken(match: Match, player: Player) -> Match:
    """Return the match without a player's standing bid; the bid that it replaced, if any, stands again."""
    current = match.round
    before = next((bid for bid in current.replaced_bids if bid.player == player), None)
    others = [bid for bid in current.bids if bid.player != player]
    bids = _in_order(match, [*others, before] if before else others)
    replaced = tuple(bid for bid in current.replaced_bids if bid is not before)
    return replace(match, round=replace(current, bids=bids, replaced_bids=replaced))


def _without(match: Match, event: PlayerLeft | PlayerRemoved) -> Match:
    """Return the match without a player who has left, or was removed: docs/rules.md "Leaving".

    A bid that is still to be proved is withdrawn; a lowest one, while the sand runs, counts as not shown. Where it was the only
    one, the hourglass runs on for the others as if it had been turned without a bid: the next bid is a first one, and without
    any the chip goes back. Own bids do not count there: leaving and coming back is no way to a higher bid, or to more time.

    The player's votes about being done, skipping and the next round lapse, and are not waited for. If they were the last
    missing one, time is over when they leave, or when the last of the others agreed, whichever is later. That takes the vote of
    a player who is present: if none is left, the hourglass runs on for all others.

    Chips that they have won stay theirs, and once the first chip is won the number of chips that win is fixed.
    """
    current, player = match.round, event.player
    is_open = match.phase in (*OPEN_TO_BIDS, Phase.PROVING) and player not in current.attempts
    gone = current.bid_of(player) if is_open else None
    bids = tuple(bid for bid in current.bids if bid is not gone)
    was_asked = match.phase is Phase.PROVING and current.prover is not None and current.prover.player == player
    is_lowest = match.phase is Phase.BIDDING and gone is not None and gone.worth == min(bid.worth for bid in current.bids)
    match = _with_unshown(match, player) if was_asked or is_lowest else match
    without = replace(
        without_player(match, event),
        phase=Phase.LAST_CALL if match.phase is Phase.BIDDING and not bids else match.phase,
        round=replace(
            current,
            bids=bids,
            replaced_bids=tuple(bid for bid in current.replaced_bids if bid.player != player),
            withdrawn_bids=(replace(gone, path=()), *current.withdrawn_bids) if gone else current.withdrawn_bids,
            done=_but_of(current.done, player),
            turn_votes=_but_of(current.turn_votes, player),
            skip_votes=_but_of(current.skip_votes, player),
            next_votes=_but_of(current.next_votes, player),
        ),
        finish_votes=_but_of(match.finish_votes, player),
    )
    return _with_wish(without, event.at)


def _but_of(wishes: Iterable[_OneWish], player: Player, until: float = math.inf) -> tuple[_OneWish, ...]:
    """Return the wishes without those of a player until this time."""
    return tuple(wish for wish in wishes if wish.player != player or wish.at > until)


def _with_wish(match: Match, at: float = 0) -> Match:
    """Return the match with its deadline updated after a wish, or after something else, at this time.

    If enough players agree to end the phase, it ends then; a wish after that does not make it longer. Where one player alone
    wishes it to end, it ends when half of the hourglass has run, or no bot thinks any more: docs/rules.md "I am done".
    """
    if not _is_wanted(match) or match.deadline is None or match.limit is None:
        return match
    is_sand = match.phase in (Phase.LAST_CALL, Phase.BIDDING)
    is_alone = is_sand and len(match.present) == 1 and not match.round.bots_done
    soonest = match.limit - match.rules.times.hourglass / 2 if is_alone else at
    return replace(match, deadline=min(match.deadline, max(at, soonest, _last_wish(match))))


def _with_award(match: Match, award: Award, at: float) -> Match:
    return _after_round(
        match,
        at,
        round=replace(match.round, award=award),
        awards=(*match.awards, award),
        unshown=tuple(player for player in match.unshown if player not in match.ids_of(award.player)),
        counted=match.counted or len(match.playing),
        returned=None,
    )
