"""Arbitrary commands at arbitrary times, against a plain model of the rules."""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from engine.chips import Lengths
from engine.events import BidMade, ChipReturned, ChipsPutBack, ChipTurned, ChipWon, Ending, Event, ProofFailed
from engine.geometry import Direction
from engine.match import OPEN_TO_BIDS, Match, Phase, Round, evolve, replay
from engine.moves import Move
from engine.pieces import TARGETS, VORTEX, Robot, Target
from engine.play import (
    Command,
    GiveBackTime,
    Leave,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    PutBack,
    SayDone,
    Stop,
    TellBest,
    TimeUp,
    VoteToSkip,
    decide,
    retrace,
    start,
)
from engine.proof import ProofLength, Ricochet
from engine.refusals import Refusal
from engine.rules import EASY, HARD, RULES_1999, RULES_2013, Diagonals, Difficulty, Edition, Rules, Ties, rules_for
from engine.setup import Setup, draw_setup
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
tables = st.sampled_from(
    [
        (RULES_1999, 0),
        (RULES_2013, 0),
        (replace(RULES_1999, chips_to_win=2), 0),
        (replace(RULES_2013, proof_length=ProofLength.AT_MOST), 0),
        (replace(RULES_1999, ricochet=Ricochet.ONE_MOVE, proof_length=ProofLength.AT_MOST), 0),
        (rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK), 0),
        (rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.SILVER), 0),
        (RULES_2013, 15),
        (replace(RULES_1999, chips_to_win=17), 16),
        (replace(RULES_2013, ties=Ties.FEWER_CHIPS), 8),
        (replace(RULES_2013, max_moves=EASY), 13),
        (replace(RULES_2013, difficulty=Difficulty.EASY), 0),
        (replace(RULES_2013, difficulty=Difficulty.HARD, max_moves=HARD), 10),
    ]
)


def _some_lengths(seed: int) -> Lengths:
    """What might be known of some chips, mostly of all. It need not be true."""
    random = Random(seed)
    known = random.sample(TARGETS, random.choice([3, len(TARGETS), len(TARGETS)]))
    possible = random.choice([(2, EASY, EASY + 1, HARD - 1, HARD, math.inf), (HARD, HARD + 1, math.inf), (EASY + 1, HARD - 1)])
    return {chip: random.choice(possible) for chip in known}


all_lengths: st.SearchStrategy[Lengths] = st.just({}) | st.integers(1, 1000).map(_some_lengths)


def _setup(rules: Rules, won: int) -> Setup:
    """A set-up in which chips that a few moves win come up first, after those that are won already."""
    drawn = draw_setup(rules, Random(6))
    short = [chip for chip in drawn.chips if solve(drawn.position.with_target(chip), DEPTH, rules.ricochet)][:2]
    others = [chip for chip in drawn.chips if chip not in short]
    return replace(drawn, chips=(*others[:won], *short, *others[won:])[:17])


def _earlier_rounds(setup: Setup, won: int) -> list[Event]:
    """Rounds that six players have played, each winning in turn, without moving a robot."""
    bids: list[Event] = [BidMade(0, player, 50) for player in range(1, MANY + 1)]
    for number in range(won):
        bids += [ChipWon(0, number % MANY + 1, ()), ChipTurned(0, setup.chips[number + 1])]
    return bids if won else []


def _without_best(match: Match) -> Match:
    """All of a match but its best solutions, and what lacks one."""
    return replace(match, round=replace(match.round, best=None), unsolved=())


class Playing(stateful.RuleBasedStateMachine):
    """The match under test and the model, given the same commands."""

    @stateful.initialize(table=tables)
    def lay_the_table(self, table: tuple[Rules, int]) -> None:
        rules, won = table
        setup = _setup(rules, won)
        self.random, self.now, self.turned_up = Random(1), 0.0, 0.0
        self.events: list[Event] = [*start(rules, setup, STARTER, 0, Random(1)), *_earlier_rounds(setup, won)]
        self.match = replay(self.events)
        self.up: Target | None = self.match.round.target
        self.rounds, self.told = won + 1, set[int]()
        self.model = Model(rules, setup.position, setup.chips[won:], STARTER, 0)
        self.model.players = list(range(1, MANY + 1)) if won else []
        for number in range(won):
            self.model.won.setdefault(number % MANY + 1, []).append(setup.chips[number])

    def do(self, command: Command, made: float, follow: Callable[[], bool]) -> None:
        """Give a command to both; both must take it, or neither."""
        decision = decide(self.match, command, made, self.random)
        assert follow() == (not isinstance(decision, Refusal)), (command, decision)
        if isinstance(decision, Refusal):
            met(decision.name)
            return
        check_outcome(self.match, decision, evolve)
        assert retrace(self.match, decision.events) == decision
        for step in decision.steps:
            met(type(step.event).__name__)
            assert (step.line is not None) == isinstance(step.event, ChipWon | ProofFailed)
            assert (step.flaw is not None) == isinstance(step.event, ProofFailed)
            self.note(step.event)
            if isinstance(step.event, ChipTurned):
                begun = Round(self.rounds, step.before.position.with_target(step.event.target), step.event.at)
                assert step.after.round == begun, "nothing of the round before is in it"
        self.match = decision.after
        self.events += decision.events

    def note(self, one: Event) -> None:
        if isinstance(one, ChipTurned):
            self.rounds += 1
            assert one.target in self.model.may_come
            assert not self.model.goes_back, "it is told what goes back"
            self.model.turned(one.target)
            self.up, self.turned_up = one.target, one.at
        elif isinstance(one, ChipWon):
            self.up = None
        elif isinstance(one, ChipReturned):
            assert Counter(one.pile) == Counter(self.model.pile)
            self.up, self.model.pile = None, list(one.pile)
        elif isinstance(one, ChipsPutBack):
            if self.up:  # a round that was not played out is of no interest any more
                self.told.add(self.rounds)
            assert (Counter(one.chips), Counter(one.pile)) == (Counter(self.model.goes_back), Counter(self.model.pile))
            self.up, self.model.pile, self.model.goes_back = None, list(one.pile), []
            self.model.may_come = [chip for chip in self.model.may_come if chip == one.pile[0]]

    def made(self, delay: float) -> float:
        """When a command was made that comes now, but never before the chip was turned up."""
        return max(self.now - delay, self.turned_up)

    def solution(self) -> tuple[Move, ...]:
        """A shortest solution of the round, or something that is none."""
        found = solve(self.match.position, DEPTH, self.match.rules.ricochet)
        return found or (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.UP))

    # Time

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
        """At any time, also after the end; the model is not told, for it changes nothing that anybody plays by."""
        found, before = self.rounds - ago, self.match
        lacking = 0 < found <= self.rounds and found not in self.told
        self.do(TellBest(found, moves_found), self.now, lambda: lacking)
        if lacking:
            self.told.add(found)
            assert _without_best(self.match) == _without_best(before)
            assert self.match.round.best == (moves_found if ago == 0 else before.round.best)

    # Players

    @stateful.rule(player=players, number=numbers, delay=delays)
    def somebody_bids(self, player: int, number: int, delay: float) -> None:
        made = self.made(delay)
        self.do(PlaceBid(player, number), made, lambda: self.model.bid(player, number, made))

    @stateful.rule(player=players)
    def somebody_bids_what_a_solution_takes(self, player: int) -> None:
        number = len(self.solution())
        self.do(PlaceBid(player, number), self.now, lambda: self.model.bid(player, number, self.now))

    @stateful.rule(player=players, sequence=sequences, more=st.sampled_from([0, 0, 0, 1, -1]))
    def somebody_seals_something(self, player: int, sequence: tuple[Move, ...], more: int) -> None:
        number = len(sequence) + more
        self.do(PlaceBid(player, number, sequence), self.now, lambda: self.model.bid(player, number, self.now, sequence))

    @stateful.rule(player=players, delay=delays)
    def somebody_seals_a_solution(self, player: int, delay: float) -> None:
        path, made = self.solution(), self.made(delay)
        self.do(PlaceBid(player, len(path), path), made, lambda: self.model.bid(player, len(path), made, path))

    @stateful.rule(player=players, delay=delays)
    def somebody_is_done(self, player: int, delay: float) -> None:
        made = self.made(delay)
        self.do(SayDone(player), made, lambda: self.model.say_done(player, made))

    @stateful.precondition(lambda self: self.match.phase in (Phase.LAST_CALL, Phase.BIDDING))
    @stateful.rule(delay=delays)
    def all_are_done(self, delay: float) -> None:
        for player in self.match.players:
            self.somebody_is_done(player, delay)

    @stateful.rule(player=players, delay=delays)
    def somebody_would_pass_the_prover_over(self, player: int, delay: float) -> None:
        made = self.made(delay)
        self.do(VoteToSkip(player), made, lambda: self.model.vote_to_skip(player, made))

    @stateful.rule(player=players, delay=delays)
    def somebody_leaves(self, player: int, delay: float) -> None:
        made = self.made(delay)
        self.do(Leave(player), made, lambda: self.model.leave(player, made))

    @stateful.precondition(lambda self: self.match.phase is Phase.PROVING)
    @stateful.rule()
    def the_prover_leaves(self) -> None:
        self.somebody_leaves(self.model.prover() or 0, 0)

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

    @stateful.precondition(lambda self: len(self.events) > LONG)
    @stateful.rule(player=players | st.just(STARTER))
    def the_starter_or_a_moderator_stops(self, player: int) -> None:
        follow = partial(self.model.stop, player, may_moderate=player != STARTER)
        self.do(Stop(player, may_moderate=player != STARTER), self.now, follow)

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(player=players)
    def somebody_plays_a_whole_round(self, player: int) -> None:
        """What a match is made of; by single commands it would hardly ever come to an end."""
        self.somebody_bids_what_a_solution_takes(player)
        for _ in range(3):
            if self.match.phase is Phase.PROVING:
                self.the_prover_shows_a_solution(0)
            if self.match.deadline is not None:
                self.the_clock_strikes(0, {})

    @stateful.precondition(lambda self: self.match.phase is Phase.THINKING)
    @stateful.rule(
        bidders=st.lists(players, min_size=2, max_size=4),
        votes=st.integers(1, MANY),
        left=st.sampled_from([60, 61, 30]),
    )
    def the_prover_seems_to_have_left(self, bidders: list[int], votes: int, left: float) -> None:
        """Most of these come too soon, or from somebody who has no vote, if they come one by one."""
        for player in bidders:
            self.somebody_bids(player, 99, 0)
        if self.match.phase is Phase.BIDDING:
            self.the_clock_strikes(0, {})
            self.the_deadline_is_near(-left)
        for player in self.match.players[-votes:]:
            self.somebody_would_pass_the_prover_over(player, 0)

    # What always holds

    @stateful.invariant()
    def the_match_is_as_the_model_says(self) -> None:
        match, model = self.match, self.model
        assert (match.phase.value, match.deadline) == (model.phase, model.deadline)
        assert ([bid.player for bid in match.round.bids], list(match.round.attempts)) == (model.order(), model.tried)
        assert (match.round.prover.player if match.round.prover else None) == model.prover()
        assert (list(match.players), list(match.winners)) == (model.players, model.winners)
        assert (list(match.left), list(match.present)) == (model.left, model.present())
        assert (match.position.robots, list(match.pile)) == (model.robots, model.pile)
        assert {bid.player: bid.path for bid in match.round.bids} == model.paths
        assert {said.player: said.at for said in match.round.done} == model.done or match.phase not in OPEN_TO_BIDS
        assert {asked.player: asked.at for asked in match.round.skip_votes} == model.against or match.phase is not Phase.PROVING

    @stateful.invariant()
    def every_chip_is_in_one_place_and_none_was_won_twice(self) -> None:
        won = [award.target for award in self.match.awards]
        turned_up = [self.up] if self.up else []
        assert Counter([*self.match.pile, *turned_up, *won]) == Counter(TARGETS)
        assert Counter(won) == Counter(chip for chips in self.model.won.values() for chip in chips)
        assert self.match.chips == {player: len(chips) for player, chips in self.model.won.items()}

    @stateful.invariant()
    def the_rounds_without_a_best_solution_are_those_of_which_none_was_told(self) -> None:
        lacking = [number for number in range(self.rounds, 0, -1) if number not in self.told]
        assert [past.number for past in self.match.without_best] == lacking

    @stateful.invariant()
    def there_is_a_next_step_until_it_is_over(self) -> None:
        if self.match.phase is Phase.OVER:
            assert self.match.ending in Ending
            return
        deadline = self.match.deadline
        step = PlayOn() if deadline is None else TimeUp(deadline)
        assert not isinstance(decide(self.match, step, deadline or self.now, Random(0)), Refusal)

    @stateful.invariant()
    def the_events_make_the_match_again(self) -> None:
        assert replay(self.events) == self.match


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=180, stateful_step_count=50, deadline=None)
