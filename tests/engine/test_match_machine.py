"""Arbitrary commands at arbitrary times, against a plain model of the rules."""

import math
from collections import Counter
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from engine import TARGETS, VORTEX, Direction, Move, ProofLength, Ricochet, Robot, Setup, Target, draw_setup
from engine.games.match.events import BidMade, ChipWon, Ending, Event, ProofFailed
from engine.games.match.play import (
    Abandon,
    Command,
    End,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    SetHandicap,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    decide,
    retrace,
    start,
)
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase, Round, evolve, replay
from engine.rules.bots import BOTS, Level
from engine.rules.chips import Lengths
from engine.rules.commands import (
    AddBot,
    Forget,
    GiveBackTime,
    GiveSign,
    Leave,
    PutBack,
    RecordBest,
    Remove,
    SayBotsDone,
    SayDone,
    TimeUp,
    WantNext,
)
from engine.rules.events import ChipReturned, ChipsPutBack, ChipTurned, PlayerSeen
from engine.rules.refusals import Refusal
from engine.rules.rules import (
    EASY,
    HARD,
    MAX_AHEAD,
    RULES_1999,
    RULES_2013,
    Bids,
    Diagonals,
    Difficulty,
    Edition,
    Rules,
    Ties,
    rules_for,
)
from tests.engine.ledger import Ledger
from tests.engine.match_driver import check_outcome
from tests.engine.model import Model
from tests.engine.search import solve
from tests.engine.strategies import all_moves
from tests.properties import event as met
from tests.properties import settings, st, stateful

STARTER = 9
MANY = 6
DEPTH = 3
"""How far a shortest solution is looked for; a chip that takes longer is not won by these players."""
LONG = 30
"""After how many events those who may stop the match think of doing so."""

players = st.integers(1, MANY)
numbers = st.sampled_from([3, 2, 4, 5, 99, 1, 0, 100])
delays = st.sampled_from([0, 0, 0, 0.5, 3])
sequences = st.lists(all_moves, max_size=4).map(tuple)
Wish = SayDone | VoteToTurn | VoteToSkip | VoteToFinish | WantNext | Leave
wishes: st.SearchStrategy[type[Wish]] = st.sampled_from([SayDone, VoteToTurn, VoteToSkip, VoteToFinish, WantNext, Leave])
tables = st.sampled_from(
    [
        (RULES_1999, 0, 0),
        (RULES_2013, 0, 0),
        (replace(RULES_1999, chips_to_win=2), 0, 0),
        (replace(RULES_2013, proof_length=ProofLength.AT_MOST, bids=Bids.LOWER_THAN_ALL), 0, 0),
        (replace(RULES_1999, ricochet=Ricochet.ONE_MOVE, proof_length=ProofLength.AT_MOST), 0, 0),
        (rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK), 0, 0),
        (rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER), 0, 0),
        (rules_for(Edition.Y2013, diagonals=Diagonals.ANY), 14, 2),
        (replace(RULES_1999, bids=Bids.LOWER_THAN_ALL), 15, 3),
        (RULES_2013, 15, MANY),
        (replace(RULES_1999, chips_to_win=17), 16, MANY),
        (replace(RULES_2013, ties=Ties.FEWER_CHIPS), 8, 4),
        (replace(RULES_2013, max_moves=EASY), 13, MANY),
        (replace(RULES_2013, difficulty=Difficulty.RISING), 0, 0),
        (replace(RULES_2013, difficulty=Difficulty.RISING), 9, MANY),
        (replace(RULES_2013, difficulty=Difficulty.EASY), 0, 0),
        (replace(RULES_2013, difficulty=Difficulty.HARD, max_moves=HARD), 10, MANY),
        (replace(RULES_2013, difficulty=Difficulty.VERY_HARD), 2, 1),
        (RULES_1999, 8, 4),
        (replace(RULES_2013, handicaps=True), 0, 0),
        (replace(RULES_1999, handicaps=True, ties=Ties.FEWER_CHIPS), 0, 0),
        (replace(RULES_2013, handicaps=True, bids=Bids.LOWER_THAN_ALL), 0, 0),
    ]
)
"""The rules, how many chips have been won, and by how many players in turn."""


def _some_lengths(seed: int) -> Lengths:
    """Return what might be known of some chips, mostly of all. It need not be true."""
    random = Random(seed)
    known = random.sample(TARGETS, random.choice([3, len(TARGETS), len(TARGETS)]))
    possible = random.choice(
        [(2, EASY, EASY + 1, HARD - 1, HARD, math.inf), (HARD, HARD + 1, math.inf), (EASY + 1, HARD - 1), (HARD, 20, 21, 24)]
    )
    return {chip: random.choice(possible) for chip in known}


all_lengths: st.SearchStrategy[Lengths] = st.just({}) | st.integers(1, 1000).map(_some_lengths)


def _setup(rules: Rules, won: int) -> Setup:
    """Return a set-up in which chips that a few moves win come up first, after those that are won already."""
    drawn = draw_setup(rules, Random(12))  # where two such chips are soon found, whichever the rules
    short = list(islice((chip for chip in drawn.chips if solve(drawn.position.with_target(chip), DEPTH, rules.ricochet)), 2))
    others = [chip for chip in drawn.chips if chip not in short]
    return replace(drawn, chips=(*others[:won], *short, *others[won:])[:17])


def _earlier_rounds(setup: Setup, won: int, seats: int) -> list[Event]:
    """Rounds that so many players have played, each winning in turn, without moving a robot. All are present in each round."""
    bids: list[Event] = [BidMade(0, player, 50) for player in range(1, seats + 1)]
    for number in range(won):
        bids += [ChipWon(0, number % seats + 1, ()), ChipTurned(0, setup.chips[number + 1])]
        bids += [PlayerSeen(0, player) for player in range(1, seats + 1)]
    return bids


def _renamed(one: Event, player: int, other: int) -> Event:
    """Return an event as it is stored after a person was erased."""
    changes: dict[str, Any] = {name: other for name in ("player", "starter") if getattr(one, name, None) == player}
    if player in (winners := getattr(one, "winners", ())):
        changes["winners"] = tuple(other if winner == player else winner for winner in winners)
    if isinstance(one, BidMade) and changes:
        changes["path"] = ()
    return replace(one, **changes) if changes else one


def _without_best(match: Match) -> Match:
    """Return all of a match but its best solutions."""
    past = tuple(replace(one, best=None) for one in match.past)
    return replace(match, round=replace(match.round, best=None), past=past)


class Lazy(Random):
    """Chance that shuffles nothing: a chip that goes back comes up last, and those that a few moves win come up soon."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass


chances = st.sampled_from([Random, Lazy])
while_it_goes_on = stateful.precondition(lambda self: not self.match.is_over)


class Playing(stateful.RuleBasedStateMachine):
    """The match under test and the model, given the same commands."""

    events: Sequence[Event] = ()

    @stateful.initialize(table=tables, practice=st.booleans(), chance=chances)
    def lay_the_table(self, table: tuple[Rules, int, int], practice: bool, chance: type[Random]) -> None:  # noqa: FBT001 - drawn
        rules, won, seats = table
        setup = _setup(rules, won)
        self.random, self.now, self.turned_up, self.practice, self.forgotten = chance(1), 0.0, 0.0, practice, 0
        begun = start(rules, setup, STARTER, 0, Random(1), practice=practice)
        self.events = [*begun, *_earlier_rounds(setup, won, seats)]
        self.match, self.ledger = replay(self.events), Ledger(setup, rules)
        for event in self.events:
            self.ledger.write(event)
        self.model = Model(rules, setup.position, setup.chips[won:], STARTER, 0)
        self.model.number += won
        self.model.players, self.model.counted = list(range(1, seats + 1)), seats
        self.model.rounds = won + 1
        for player in range(1, seats + 1):
            self.model.latest[player] = won + 1
        for number in range(won):
            self.model.won.setdefault(number % seats + 1, []).append(setup.chips[number])

    @stateful.precondition(lambda self: self.match.is_over)
    @stateful.rule(table=tables, chance=chances)
    def another_match_begins(self, table: tuple[Rules, int, int], chance: type[Random]) -> None:
        self.teardown()
        self.lay_the_table(table, practice=False, chance=chance)

    def do(self, command: Command, made: float, follow: Callable[[], bool]) -> None:
        """Give a command to both; both must take it, or neither."""
        decision = decide(self.match, command, made, self.random)
        assert follow() == (not isinstance(decision, Refusal)), (command, decision)
        if isinstance(decision, Refusal):
            met(decision.name)
            return
        self.model.finish_if_agreed()
        check_outcome(self.match, decision, evolve)
        assert retrace(self.match, decision.events) == decision
        for step in decision.steps:
            met(type(step.event).__name__)
            assert (step.line is not None) == isinstance(step.event, ChipWon | ProofFailed)
            assert (step.flaw is not None) == isinstance(step.event, ProofFailed)
            self.note(step.event)
            self.ledger.write(step.event)
            self.ledger.check(step.after)
            if isinstance(step.event, ChipTurned):
                begun = Round(self.ledger.round, step.before.position.with_target(step.event.target), step.event.at)
                assert step.after.round == begun, "nothing of the round before is in it"
        self.ledger.hear(decision)
        self.match = decision.after
        self.events = [*self.events, *decision.events]

    def note(self, one: Event) -> None:
        """Pass a random result to the model, after the model has allowed it."""
        if isinstance(one, ChipTurned):
            assert one.target in self.model.may_come
            assert not self.model.goes_back, "it is told what goes back"
            self.model.turned(one.target)
            self.turned_up = one.at
        elif isinstance(one, ChipReturned):
            assert Counter(one.pile) == Counter(self.model.pile)
            assert one.pile[0] != self.model.resting or len(one.pile) == 1
            self.model.pile = list(one.pile)
        elif isinstance(one, ChipsPutBack):
            assert (Counter(one.chips), Counter(one.pile)) == (Counter(self.model.goes_back), Counter(self.model.pile))
            self.model.pile, self.model.goes_back = list(one.pile), []
            self.model.may_come = [chip for chip in self.model.may_come if chip == one.pile[0]]

    def made(self, delay: float) -> float:
        """Return when a command was made that comes now, but never before the chip was turned up."""
        return max(self.now - delay, self.turned_up)

    def solution(self) -> tuple[Move, ...]:
        """Return a shortest solution of the round, or something that is none."""
        found = solve(self.match.position, DEPTH, self.match.rules.ricochet)
        return found or (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.UP))

    @stateful.rule(seconds=st.sampled_from([0.5, 1, 30, 59, 61, 200]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @stateful.precondition(lambda self: self.match.deadline is not None)
    @stateful.rule(distance=st.sampled_from([0, -0.5, 0.5, 7]))
    def the_deadline_is_near(self, distance: float) -> None:
        self.now = max(self.now, (self.match.deadline or 0) + distance)

    @stateful.precondition(lambda self: self.match.deadline is not None)
    @stateful.rule(distance=st.sampled_from([0, 0, 7, -0.5]), lengths=all_lengths)
    def the_clock_strikes(self, distance: float, lengths: Lengths) -> None:
        deadline = self.match.deadline or 0
        self.the_deadline_is_near(distance)
        self.do(TimeUp(deadline, lengths), self.now, lambda: self.model.time_up(deadline, self.now, lengths))

    @stateful.rule(wrong=st.sampled_from([-60, -1, 0, 1, 60]), lengths=all_lengths)
    def a_clock_strikes_for_some_other_deadline(self, wrong: float, lengths: Lengths) -> None:
        deadline = (self.match.deadline or self.now) + wrong
        self.do(TimeUp(deadline, lengths), self.now, lambda: self.model.time_up(deadline, self.now, lengths))

    @stateful.rule(seconds=st.sampled_from([1, 45, 1000]))
    def time_is_given_back(self, seconds: float) -> None:
        self.do(GiveBackTime(seconds), self.now, lambda: self.model.give_back(seconds))

    @stateful.rule(chip=st.none() | st.sampled_from(TARGETS), lengths=all_lengths, round_number=st.sampled_from([0, 0, 0, 1]))
    def the_chip_turns_out_to_ask_for_too_much(self, chip: Target | None, lengths: Lengths, round_number: int) -> None:
        known = {**lengths, (chip or self.match.round.target or VORTEX): math.inf}
        command = PutBack(self.match.round.number + round_number, known)
        self.do(command, self.now, lambda: round_number == 0 and self.model.put_back(known, self.now))

    @stateful.rule(ago=st.sampled_from([0, 0, 0, 1, 2, 5, -1]), moves_found=sequences)
    def a_best_solution_is_found(self, ago: int, moves_found: tuple[Move, ...]) -> None:
        """At any time, also after the end; the model is not informed, because play does not change."""
        found, before = self.ledger.round - ago, self.match
        lacking = 0 < found <= self.ledger.round and found not in self.ledger.known
        self.do(RecordBest(found, moves_found), self.now, lambda: lacking)
        assert _without_best(self.match) == _without_best(before)

    @stateful.rule(player=players | st.just(STARTER), delay=delays)
    def somebody_is_seen(self, player: int, delay: float) -> None:
        made = self.made(delay)
        self.do(GiveSign(player), made, lambda: self.model.seen(player, made))

    @stateful.precondition(lambda self: self.match.phase is Phase.PROVING)
    @stateful.rule(left=st.sampled_from([0, 30, 59, 61, 100, 115]))
    def the_prover_gives_a_sign(self, left: float) -> None:
        self.the_deadline_is_near(-left)
        self.somebody_is_seen(self.model.prover() or 0, 0)

    @stateful.rule(player=st.just(STARTER) | players)
    def somebody_asks_a_bot_in(self, player: int) -> None:
        self.do(AddBot(player, Level.MEDIUM), self.now, lambda: self.model.bot_joins(player))

    @stateful.rule(
        player=players | st.just(STARTER), halves=st.integers(0, MAX_AHEAD), bot=st.sampled_from([None, None, *BOTS])
    )
    def somebody_sets_a_handicap(self, player: int, halves: int, bot: int | None) -> None:
        self.do(SetHandicap(player, halves, bot), self.now, lambda: self.model.set_ahead(player, halves, bot))

    @stateful.rule()
    def no_bot_thinks_any_more(self) -> None:
        self.do(SayBotsDone(self.match.round.number), self.now, lambda: self.model.no_bot_thinks(self.now))

    @while_it_goes_on
    @stateful.rule(bot=st.integers(0, 2), errs=st.sampled_from([None, None, "miscounts", "is blind"]))
    def a_bot_bids(self, bot: int, errs: str | None) -> None:
        """What it has found, or one move less with nothing to show, or what is no solution."""
        if bot >= len(self.match.bots):
            return
        found, player = self.solution(), BOTS[bot]
        path = {None: found, "miscounts": (), "is blind": found[::-1]}[errs]
        number = len(found) - (errs == "miscounts")
        self.do(PlaceBid(player, number, path), self.now, lambda: self.model.bid(player, number, self.now, path))

    @stateful.rule(player=players, number=numbers, delay=delays)
    def somebody_bids(self, player: int, number: int, delay: float) -> None:
        made = self.made(delay)
        self.do(PlaceBid(player, number), made, lambda: self.model.bid(player, number, made))

    @while_it_goes_on
    @stateful.rule(player=players)
    def somebody_bids_what_a_solution_takes(self, player: int) -> None:
        number = len(self.solution())
        self.do(PlaceBid(player, number), self.now, lambda: self.model.bid(player, number, self.now))

    @while_it_goes_on
    @stateful.rule(player=players, sequence=sequences, more=st.sampled_from([0, 0, 0, 1, -1]))
    def somebody_seals_something(self, player: int, sequence: tuple[Move, ...], more: int) -> None:
        number = len(sequence) + more
        self.do(PlaceBid(player, number, sequence), self.now, lambda: self.model.bid(player, number, self.now, sequence))

    @while_it_goes_on
    @stateful.rule(player=players, delay=delays)
    def somebody_seals_a_solution(self, player: int, delay: float) -> None:
        path, made = self.solution(), self.made(delay)
        self.do(PlaceBid(player, len(path), path), made, lambda: self.model.bid(player, len(path), made, path))

    def say(self, wish: type[Wish], player: int, delay: float = 0) -> None:
        made, model = self.made(delay), self.model
        taken = {
            SayDone: model.say_done,
            VoteToTurn: model.vote_to_turn,
            VoteToSkip: model.vote_to_skip,
            VoteToFinish: model.vote_to_finish,
            WantNext: model.want_next,
            Leave: model.leave,
        }
        self.do(wish(player), made, lambda: taken[wish](player, made))

    @stateful.rule(wish=wishes, player=players | st.just(STARTER), delay=delays)
    def somebody_says_what_they_wish(self, wish: type[Wish], player: int, delay: float) -> None:
        self.say(wish, player, delay)

    @stateful.precondition(lambda self: self.match.phase in (*OPEN_TO_BIDS, Phase.PROVING))
    @stateful.rule(done=st.booleans(), delay=delays)
    def all_want_it_to_be_over(self, done: bool, delay: float) -> None:  # noqa: FBT001 - drawn
        wish = {Phase.THINKING: VoteToTurn, Phase.PROVING: VoteToSkip}.get(self.match.phase, SayDone)
        for player in self.match.people or (STARTER,):
            self.say(SayDone if done and wish is VoteToTurn else wish, player, delay)

    @stateful.precondition(lambda self: self.match.phase is Phase.INTERMISSION)
    @stateful.rule(said=st.lists(st.tuples(st.integers(0, 3), st.sampled_from([WantNext] * 3 + [Leave]), delays), max_size=6))
    def some_want_the_next_round(self, said: list[tuple[int, type[Wish], float]]) -> None:
        """One after the other, as their commands arrive; some leave instead, also after they have asked for it."""
        for place, wish, delay in said:
            if there := self.match.present:
                self.say(wish, there[place % len(there)], delay)

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(said=st.lists(st.tuples(st.integers(0, 2), wishes, delays), min_size=2, max_size=6))
    def some_would_not_think_on(self, said: list[tuple[int, type[Wish], float]]) -> None:
        """With single commands there is mostly a bid before."""
        for place, wish, delay in said:
            askers = self.match.present or (STARTER,)
            self.say(VoteToTurn if wish is VoteToSkip else wish, askers[place % len(askers)], delay)

    @while_it_goes_on
    @stateful.rule(
        player=players, said=st.lists(st.tuples(st.sampled_from([-1, 1]) | wishes, st.sampled_from([0, 0.5, 3])), max_size=5)
    )
    def somebody_cannot_decide(self, player: int, said: list[tuple[int | type[Wish], float]]) -> None:
        """What they wish, and how much more or less they bid, arrives in any order."""
        self.time_passes(3)
        for wish, delay in said:
            if isinstance(wish, int):
                own = self.match.round.bid_of(player)
                self.somebody_bids(player, own.moves + wish if own else 7, delay)
            else:
                self.say(wish, player, delay)

    @while_it_goes_on
    @stateful.rule(wish=wishes, player=players)
    def the_others_leave_to_somebody_what_they_wish(self, wish: type[Wish], player: int) -> None:
        self.say(wish, player)
        for other in self.match.present:
            if other != player:
                self.say(Leave, other)

    @stateful.precondition(lambda self: self.match.phase is Phase.PROVING)
    @stateful.rule()
    def the_prover_leaves(self) -> None:
        if (prover := self.model.prover()) not in BOTS:
            self.say(Leave, prover or 0)

    @while_it_goes_on
    @stateful.rule(player=players, sequence=sequences, delay=delays)
    def somebody_shows_something(self, player: int, sequence: tuple[Move, ...], delay: float) -> None:
        made = self.made(delay)
        self.do(Prove(player, sequence), made, lambda: self.model.prove(player, sequence, made))

    @stateful.precondition(lambda self: self.match.phase is Phase.PROVING)
    @stateful.rule(sequence=sequences)
    def the_prover_shows_something(self, sequence: tuple[Move, ...]) -> None:
        player = self.model.prover() or 0
        self.do(Prove(player, sequence), self.now, lambda: self.model.prove(player, sequence, self.now))

    @stateful.precondition(lambda self: self.match.phase is Phase.PROVING)
    @stateful.rule(delay=delays)
    def the_prover_shows_a_solution(self, delay: float) -> None:
        player, sequence, made = self.model.prover() or 0, self.solution(), self.made(delay)
        self.do(Prove(player, sequence), made, lambda: self.model.prove(player, sequence, made))

    @while_it_goes_on
    @stateful.rule(player=st.none() | players)
    def the_prover_or_somebody_passes(self, player: int | None) -> None:
        passing = player or self.model.prover() or 0
        self.do(Pass(passing), self.now, lambda: self.model.give_up(passing, self.now))

    @stateful.rule(lengths=all_lengths)
    def somebody_plays_on(self, lengths: Lengths) -> None:
        self.do(PlayOn(lengths), self.now, lambda: self.model.play_on(self.now, lengths))

    @stateful.rule(player=players)
    def somebody_would_stop(self, player: int) -> None:
        self.do(Stop(player), self.now, lambda: self.model.stop(player, may_moderate=False))
        self.do(End(player), self.now, lambda: self.model.end_early(player, self.now, may_moderate=False))

    @stateful.precondition(lambda self: len(self.events) > LONG)
    @stateful.rule(player=players | st.just(STARTER))
    def the_starter_or_a_moderator_stops(self, player: int) -> None:
        follow = partial(self.model.stop, player, may_moderate=player != STARTER)
        self.do(Stop(player, may_moderate=player != STARTER), self.now, follow)

    @stateful.rule(player=players, may_moderate=st.booleans(), delay=delays)
    def somebody_would_take_a_player_out(self, player: int, may_moderate: bool, delay: float) -> None:  # noqa: FBT001 - drawn
        if may_moderate and len(self.events) <= LONG:
            return
        made = self.made(delay)
        follow = partial(self.model.remove, player, made, may_moderate=may_moderate)
        self.do(Remove(player, may_moderate), made, follow)

    @stateful.rule(player=players)
    def somebody_has_themselves_forgotten(self, player: int) -> None:
        """Their id becomes another one in all events, and they may come back."""
        if len(self.events) <= LONG:
            return
        self.do(Forget(player), self.now, lambda: self.model.forget(player, self.now))
        self.forgotten += 1
        other = -self.forgotten
        self.model.rename(player, other)
        self.events = [_renamed(one, player, other) for one in self.events]
        self.match = replay(self.events)
        self.ledger.rename(player, other)

    @stateful.rule(rested=st.sampled_from([0, 3599.5, 3600, 5000]))
    def somebody_would_begin_another_match(self, rested: float) -> None:
        self.now += rested if self.match.phase is Phase.IDLE and len(self.events) > LONG else 0
        self.do(Abandon(), self.now, lambda: self.model.abandon(self.now))

    @stateful.precondition(lambda self: len(self.events) > LONG)
    @stateful.rule(player=players | st.just(STARTER))
    def the_starter_or_a_moderator_ends_it(self, player: int) -> None:
        follow = partial(self.model.end_early, player, self.now, may_moderate=player != STARTER)
        self.do(End(player, may_moderate=player != STARTER), self.now, follow)

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(
        player=players,
        passing_by=st.lists(players, max_size=3, unique=True),
        agreed=st.sampled_from([False, False, False, True]),
        lengths=all_lengths,
    )
    def somebody_plays_a_whole_round(self, player: int, passing_by: list[int], agreed: bool, lengths: Lengths) -> None:  # noqa: FBT001
        """What a match is made of; by single commands it would hardly ever come to an end.

        Others pass by, bid and leave. It is the last round if all who are there have ``agreed`` to finish.
        """
        for other in passing_by:
            self.somebody_bids(other, 99, 0)
        self.somebody_bids_what_a_solution_takes(player)
        for other in passing_by:
            if other != player:
                self.say(Leave, other)
        for voter in self.match.people if agreed else ():
            self.say(VoteToFinish, voter)
        for _ in range(3):
            if self.match.phase is Phase.PROVING:
                self.the_prover_shows_a_solution(0)
            if self.match.deadline is not None:
                self.the_clock_strikes(0, lengths)

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(best=sequences, player=st.none() | players, lengths=all_lengths)
    def nobody_wants_the_chip(self, best: tuple[Move, ...], player: int | None, lengths: Lengths) -> None:
        """It goes back while its best solution is known, and another comes up from where it was, and may be won."""
        self.a_best_solution_is_found(0, best)
        for _ in range(3):
            if self.match.phase in (Phase.THINKING, Phase.LAST_CALL, Phase.INTERMISSION):
                self.the_clock_strikes(0, lengths)
        if player and self.match.phase is Phase.THINKING:
            self.somebody_plays_a_whole_round(player, [], agreed=False, lengths=lengths)

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(
        bidders=st.lists(players, min_size=2, max_size=4), votes=st.integers(1, MANY), left=st.sampled_from([60, 61, 30])
    )
    def the_prover_seems_to_have_left(self, bidders: list[int], votes: int, left: float) -> None:
        """One by one, most of these come too soon, or from a player without a vote."""
        for player in bidders:
            self.somebody_bids(player, 99, 0)
        if self.match.phase is Phase.BIDDING:
            self.the_clock_strikes(0, {})
            self.the_deadline_is_near(-left)
        for player in self.match.people[-votes:]:
            self.say(VoteToSkip, player)

    @stateful.invariant()
    def the_match_is_as_the_model_says(self) -> None:
        match, model = self.match, self.model
        assert (match.phase.value, match.deadline, match.limit) == (model.phase, model.deadline, model.limit)
        assert ([bid.player for bid in match.round.bids], list(match.round.attempts)) == (model.order(), model.tried)
        assert (match.round.prover.player if match.round.prover else None) == model.prover()
        assert (list(match.players), list(match.winners)) == (model.players, model.winners)
        assert (list(match.left), set(match.present)) == (model.left, set(model.present()))
        assert set(match.present) == self.ledger.present()
        assert (match.position.robots, list(match.pile)) == (model.robots, model.pile)
        assert {bid.player: bid.path for bid in match.round.bids} == model.paths
        assert {said.player: said.at for said in match.round.done} == model.done or match.phase not in OPEN_TO_BIDS
        assert {vote.player: vote.at for vote in match.round.turn_votes} == model.turning or match.phase is not Phase.THINKING
        assert {vote.player: vote.at for vote in match.finish_votes} == model.finish
        assert {vote.player: vote.at for vote in match.round.next_votes} == model.next
        assert match.end_called == model.end_called
        assert match.is_to_finish == model.is_agreed()
        assert {player for player in range(1, MANY + 1) if match.needs_path(player)} == {
            player for player in range(1, MANY + 1) if model.not_shown(player) > 1
        }
        assert [bot.player for bot in match.bots] == model.bots
        assert {player: match.ahead_of(player) for player in model.ahead} == model.ahead
        assert not {*BOTS} & {*match.present, *match.left}, "bots have no say"
        assert (list(match.removed), Counter(match.unshown)) == (model.removed, Counter(model.unshown))
        assert (match.chips_needed, match.practice) == (model.needed(), self.practice)
        assert {asked.player: asked.at for asked in match.round.skip_votes} == model.against or match.phase is not Phase.PROVING

    @stateful.invariant()
    def the_chips_are_with_those_who_won_them(self) -> None:
        judged = [award.counts for award in self.match.awards]
        assert judged[len(judged) - len(self.model.counted_chips) :] == self.model.counted_chips
        won = {player: Counter(chips) for player, chips in self.model.won.items()}
        assert won == {player: Counter(self.chips_of(player)) for player in self.match.chips}

    def chips_of(self, player: int) -> list[Target]:
        return [award.target for award in self.match.awards if award.player == player]

    @stateful.invariant()
    def there_is_a_next_step_until_it_is_over(self) -> None:
        if self.match.phase is Phase.OVER:
            assert self.match.ending in Ending
            return
        deadline = self.match.deadline
        step = PlayOn() if deadline is None else TimeUp(deadline)
        assert not isinstance(decide(self.match, step, deadline or self.now, Random(0)), Refusal)

    def teardown(self) -> None:
        """At the end of a match its events make it again; that each step follows from its event is looked at before."""
        if self.events:
            assert replay(self.events) == self.match


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=60, stateful_step_count=50, deadline=None, derandomize=True)
