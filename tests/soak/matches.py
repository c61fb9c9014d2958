"""Random matches: no secret is shown, no chip is lost, and no absent player decides a vote.

Gives the engine commands that the rules allow, in any order and at any time, until it has seen so many states of matches, one
after each event. Players bid the length of a solution, seal and show it, guess, miss, vote, leave and return; best solutions
become known at any time. Those are not real ones: each is a long line that no player shows, so that it is recognized in a
text. Checks each state against a separate record of the events:

- no round whose solution the match, its news or its card may show has a chip that is up or in the pile;
- what a page shows of it, to each player and to a person who only watches, does not change when the paths that others have
  sealed and the best solutions that are secret do; it has no path but the viewer's own, and the line that won;
- pile, turned-up chip and won chips are 17, each once;
- players who have acted in the last three rounds and have not left are present, and a phase or a pause is shortened, a prover
  skipped or a match finished only by as many of those who decide it as the rules require.

For some states the texts of cards, news, alt texts and pages are rendered, and searched for secret solutions; so is what
players can study of each round, at the end of each match.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from discord import ui

from bot.cards.match import round_card, visible
from bot.cards.news import ends_round, news_post, revealed_by
from bot.cards.phrases import moves_text
from bot.cards.post import Post
from bot.text import Texts
from bot.web.match_view import match_view
from engine import TARGETS, Direction, Move, ProofLength, Ricochet, Robot, Target, draw_setup
from engine.games.match.events import (
    BidMade,
    ChipWon,
    EndCalled,
    Ending,
    Event,
    HintWanted,
    MatchEnded,
    MatchShortened,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    SkipVoted,
    TablesOver,
    TurnVoted,
)
from engine.games.match.play import (
    Abandon,
    Command,
    End,
    EndStep,
    EndTournament,
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
    decide,
    start,
)
from engine.games.match.state import OPEN_TO_BIDS, Bid, Match, Phase, Round, replay
from engine.games.match.study import study
from engine.rules.bots import is_bot
from engine.rules.commands import (
    GiveBackTime,
    GiveSign,
    Leave,
    PutBack,
    RecordBest,
    Remove,
    SayDone,
    SetClock,
    TimeUp,
    WantNext,
)
from engine.rules.events import (
    BestFound,
    ChipTurned,
    ClockSet,
    FinishVoted,
    NextWanted,
    Player,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    TimeGivenBack,
)
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome, Step
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_1999, RULES_2013, Bids, Diagonals, Edition, rules_for
from engine.solver import Solution, solve

TABLES = (
    RULES_1999,
    RULES_2013,
    replace(RULES_2013, tournament=True),
    replace(RULES_2013, bids=Bids.LOWER_THAN_ALL, proof_length=ProofLength.AT_MOST),
    replace(RULES_1999, ricochet=Ricochet.ONE_MOVE, chips_to_win=17),
    rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK),
)
STARTER = 1
MOST_PLAYERS = 6
MARKED = 24
"""Moves of a line that stands for a best solution: longer than any that a player shows here."""
DEPTH = 7
"""The solver's limit; chips that need more are not won."""
STAYS = 2
"""Rounds after their last action for which players have a vote."""

_ACTIVE = (
    *(BidMade, PlayerSeen, SaidDone, TurnVoted, SkipVoted, FinishVoted, HintWanted, NextWanted, MatchShortened),
    *(ProofFailed, ProverPassed, ChipWon),
)
"""The events by which players are present."""


class Record:
    """A record of a match, computed from its events by the written rules, independently of `Match`."""

    def __init__(self, match: Match) -> None:
        self.starter = match.starter
        self.tournament = match.rules.tournament
        self.won, self.bidders, self.absent = list[Target](), set[Player](), set[Player]()
        self.chips = dict[int, Target]()
        self.best = dict[int, tuple[Move, ...]]()
        self.last, self.rounds = dict[Player, int](), 0
        self.wishes, self.numbers = dict[type[Event], set[Player]](), dict[Player, int]()
        self.is_over = self.end_called = False
        self.prover: Player | None = None

    @property
    def present(self) -> set[Player]:
        """Return the players for whom the others wait."""
        return {player for player, last in self.last.items() if self.rounds - last <= STAYS} - self.absent

    @property
    def with_a_stake(self) -> set[Player]:
        """Return those of them who have bid."""
        return self.present & self.bidders

    def is_to_finish(self) -> bool:
        """Return whether more than half of those who decide have voted to finish; the starter decides once they have voted."""
        votes = self.wishes.get(FinishVoted, set())
        deciding = self.with_a_stake | ({self.starter} & votes)
        return 2 * len(deciding & votes) > len(deciding)

    def is_turn_agreed(self) -> bool:
        """Return whether those with a stake, or before the first bid the starter, have turned the hourglass without a bid."""
        turning = self.wishes.get(TurnVoted, set()) | self.wishes.get(SaidDone, set())
        people = {player for player in self.bidders if not is_bot(player)}
        deciding = self.with_a_stake if people else {self.starter}
        return 2 * len(turning & deciding) > len(deciding) or self.all_wish(SaidDone)

    def all_wish(self, wish: type[Event]) -> bool:
        """Return whether all who are present have this wish."""
        return bool(self.present) and self.present <= self.wishes.get(wish, set())

    def is_secret(self, number: int) -> bool:
        """Return whether the best solution of a round is secret."""
        return self.tournament or (not self.is_over and self.chips[number] not in self.won)

    def write(self, step: Step[Match, Event]) -> None:
        """Record one event."""
        event = step.event
        if isinstance(event, ChipTurned):
            self.rounds += step.before.phase not in OPEN_TO_BIDS
            self.chips[len(self.chips) + 1] = event.target
        elif isinstance(event, ChipWon):
            self.won.append(self.chips[len(self.chips)])
        elif isinstance(event, BestFound):
            self.best[event.round] = event.moves
        self.end_called = self.end_called or isinstance(event, EndCalled)
        self.is_over = self.is_over or isinstance(event, MatchEnded)
        self.tournament = self.tournament and not isinstance(event, TablesOver)
        self._write_wishes(event)
        if isinstance(event, _ACTIVE):
            self.last[event.player] = self.rounds

    def _write_wishes(self, event: Event) -> None:
        match event:
            case ChipTurned():
                self.numbers.clear()
                for wish in (SaidDone, TurnVoted, SkipVoted, NextWanted):
                    self.wishes.pop(wish, None)
            case BidMade(_, player, moves):
                self.bidders.add(player)
                self.absent.discard(player)
                if self.numbers.get(player) != moves:  # to seal moves for the same number takes nothing back
                    for wish in (SaidDone, FinishVoted):
                        self.wishes.get(wish, set()).discard(player)
                self.numbers[player] = moves
            case PlayerLeft(_, player) | PlayerRemoved(_, player):
                self.absent.add(player)
                for voters in self.wishes.values():
                    voters.discard(player)
            case SaidDone() | TurnVoted() | SkipVoted() | FinishVoted() | NextWanted():
                self.wishes.setdefault(type(event), set()).add(event.player)
            case ProverAsked(_, player):
                self.prover = player
                self.wishes.pop(SkipVoted, None)
            case _:
                pass

    def voters(self, *wishes: type[Event]) -> set[Player]:
        """Return the present players who have voted for one of these."""
        return {player for wish in wishes for player in self.wishes.get(wish, set())} & self.present


class Game:
    """A random match, and the violations that were found in it."""

    def __init__(self, random: Random, faults: Counter[str]) -> None:
        rules = random.choice(TABLES)
        setup = draw_setup(rules, random)
        self.random, self.faults = random, faults
        self.now, self.players = 1000.0, list(range(1, random.randint(1, MOST_PLAYERS) + 1))
        self.events: list[Event] = list(start(rules, setup, STARTER, self.now, random))
        self.match, begun = replay(self.events), replay(self.events[:1])
        self.record = Record(begun)
        self.record.write(Step(begun, self.events[-1], self.match))
        self.outcome: Outcome[Match, Event] | None = None
        self._solved: tuple[int, tuple[Move, ...]] = 0, ()

    def step(self) -> int:
        """Give one random command. Return the number of new states, 0 if it was refused."""
        random = self.random
        self.now += random.choice((0, 0, 0.2, 1, 5, 25))
        command = self._command()
        if isinstance(command, TimeUp):
            self.now = max(self.now, command.deadline)
        now = self.now + (command.seconds if isinstance(command, SetClock) else 0)
        outcome = decide(self.match, command, now, random)
        if isinstance(outcome, Refusal):
            return 0
        self.now = now
        for one in outcome.steps:
            self.record.write(one)
            self._check(one)
        self._check_news(outcome)
        self.outcome, self.match = outcome, outcome.after
        self.events += outcome.events
        return len(outcome.steps)

    @property
    def has_ended(self) -> bool:
        """Return whether it is over, and nothing more is announced."""
        return self.match.is_over and not self.match.awaits_tables and not self.match.without_best

    def _command(self) -> Command:
        match = self.match
        if match.is_over:
            return self._best() if match.without_best else EndTournament()
        return self._some((6, self._best), (4, self._rare), (90, self._usual))

    def _some(self, *ways: tuple[int, Callable[[], Command]]) -> Command:
        """Draw a command by the weights of these functions."""
        (make,) = self.random.choices([way for _, way in ways], [weight for weight, _ in ways])
        return make()

    def _usual(self) -> Command:
        random, match = self.random, self.match
        player = random.choice(self.players)
        match match.phase:
            case Phase.INTERMISSION:
                goes_on = EndStep() if match.awaits_step else TimeUp(match.deadline or 0)
                return random.choice((goes_on, GiveSign(player), VoteToFinish(player), WantNext(player), WantNext(player)))
            case Phase.IDLE:
                goes_on = EndStep() if match.awaits_step else PlayOn()
                return random.choice((goes_on, PlayOn(), VoteToFinish(player), self._abandon()))
            case Phase.PROVING:
                return self._while_proving(player)
            case _:
                return self._some((3, lambda: self._no_bid(player)), (7, lambda: self._bid(player)))

    def _no_bid(self, player: Player) -> Command:
        match = self.match
        turn = VoteToTurn(player) if match.phase is Phase.THINKING else SayDone(player)
        hint = WantHint(player, match.round.next_hint or HintLevel.LENGTH)
        return self.random.choice((SayDone(player), SayDone(player), turn, GiveSign(player), hint, TimeUp(match.deadline or 0)))

    def _bid(self, player: Player) -> Command:
        """Draw a bid: random, or the length of a solution or of a guess, one time in three with its path."""
        random = self.random
        path = random.choice((self._solution, self._guess))()
        number = max(random.choice((len(path), len(path), random.randint(2, 12))), 2)
        return PlaceBid(player, number, random.choice((path, (), ())))

    def _while_proving(self, player: Player) -> Command:
        match = self.match
        prover = match.round.prover.player if match.round.prover else player
        others = (Pass(prover), TimeUp(match.deadline or 0), GiveSign(prover), GiveSign(player))
        return self._some(
            (45, lambda: Prove(prover, self._solution() or self._guess())),
            (15, lambda: Prove(prover, self._guess())),
            (20, lambda: self._skip(player)),
            (20, lambda: self.random.choice(others)),
        )

    def _skip(self, player: Player) -> Command:
        self.now = max(self.now, self.random.choice((0.0, self.match.skippable_from)))
        return VoteToSkip(player)

    def _rare(self) -> Command:
        random, match = self.random, self.match
        player = random.choice(self.players)
        ends = (Stop(player), End(player), Remove(player, may_moderate=True), End(player, may_moderate=True))
        clock = (GiveBackTime(20), SetClock(-30), SetClock(30))
        return self._some(
            (1, lambda: random.choice(ends)),
            (9, lambda: Leave(player)),
            (5, lambda: VoteToFinish(player)),
            (10, lambda: PutBack(match.round.number, {match.round.target: math.inf})),
            (5, lambda: Shorten(player)),
            (20, lambda: random.choice((*clock, GiveSign(player)))),
        )

    def _best(self) -> Command:
        lacking = [one.number for one in self.match.without_best]
        number = self.random.choice(lacking) if lacking else 0
        return RecordBest(number, tuple(self._line(MARKED)))

    def _abandon(self) -> Command:
        self.now += self.random.choice((0, 3600))
        return Abandon()

    def _guess(self) -> tuple[Move, ...]:
        return tuple(self._line(self.random.randint(1, 6)))

    def _line(self, length: int) -> Iterator[Move]:
        robots = list(self.match.position.robots)
        return (Move(self.random.choice(robots), self.random.choice(list(Direction))) for _ in range(length))

    def _solution(self) -> tuple[Move, ...]:
        """Return a shortest solution of the round, empty if it needs too many moves."""
        number = self.match.round.number
        if self._solved[0] != number:
            found = solve(self.match.position, max_moves=DEPTH, ricochet=self.match.rules.ricochet)
            self._solved = number, found.moves if isinstance(found, Solution) else ()
        return self._solved[1]

    def _fault(self, what: str) -> None:
        self.faults[what] += 1

    def _check(self, step: Step[Match, Event]) -> None:
        match, record = step.after, self.record
        if any(record.is_secret(one.number) for one in match.solved):
            self._fault("a secret may be shown")
        shown = visible(match)
        if shown.round.best is not None or shown.past:
            self._fault("a card knows a solution")
        up = [match.round.target] if match.round.number and not self._is_back(match) else []
        if Counter([*match.pile, *up, *(award.target for award in match.awards)]) != _ALL:
            self._fault("a chip is lost or there twice")
        if set(match.present) != record.present:
            self._fault("another one is present")
        self._check_votes(step)
        self._check_views(match)

    def _check_views(self, match: Match) -> None:
        """Check what the players, and a person who only watches, see on a page: it must not depend on secrets."""
        without = _with_other_secrets(match, None)
        won = [tuple(map(str, match.round.award.moves))] if match.round.award and not match.is_kept else []
        for viewer in (*self.players, None):
            sealed = viewer is not None and any(bid.player == viewer and bid.path for bid in _all_bids(match.round))
            other = _with_other_secrets(match, viewer) if sealed else without
            seen = match_view(_SAY, 1, match, viewer, {}, may_try=True)
            if other is not match and seen != match_view(_SAY, 1, other, viewer, {}, may_try=True):
                self._fault("a page depends on a secret")
            own = match.round.bid_of(viewer) if viewer else None
            if seen.own != (tuple(map(str, own.path)) if own else ()):
                self._fault("a page knows a sealed path")
            if [one.path for one in seen.solutions][: len(won)] != won:
                self._fault("a page knows a solution")

    def _is_back(self, match: Match) -> bool:
        """Return whether the chip of this round is in the pile, or won, and so not face up."""
        return match.round.award is not None or match.round.target in match.pile

    def _check_votes(self, step: Step[Match, Event]) -> None:
        before, match, record, event = step.before, step.after, self.record, step.event
        if isinstance(event, MatchEnded) and event.ending is Ending.AGREED and not record.end_called:
            if not record.is_to_finish():
                self._fault("a match is finished without a majority")
        elif match.deadline == before.deadline or isinstance(event, TimeGivenBack | ClockSet):
            return
        elif isinstance(event, PlayerLeft | PlayerRemoved) and before.phase is Phase.PROVING and event.player == record.prover:
            return  # the same command asks the next prover, or puts the chip back
        elif match.deadline and match.limit and match.deadline < match.limit and not self._is_wanted(match.phase):
            self._fault(f"{match.phase.value} is shortened without a majority")

    def _is_wanted(self, phase: Phase) -> bool:
        record = self.record
        present = record.present
        match phase:
            case Phase.THINKING:
                return record.is_turn_agreed()
            case Phase.LAST_CALL | Phase.BIDDING:
                return record.all_wish(SaidDone)
            case Phase.INTERMISSION:
                return record.all_wish(NextWanted)
            case Phase.PROVING:
                others = present - {record.prover or 0}
                return 2 * len(record.voters(SkipVoted) & others) > len(others)
            case _:
                return False

    def _check_news(self, outcome: Outcome[Match, Event]) -> None:
        """Return the rounds whose solutions a message would show, and what the message at the end of a round says of it."""
        record, after = self.record, outcome.after
        if any(record.is_secret(one.number) for one in revealed_by(outcome)):
            self._fault("news reveal a secret")
        if ends_round(outcome.before, after) and not after.is_secret(after.round) and record.is_secret(after.round.number):
            self._fault("news tell a secret with the end of its round")

    def check_texts(self, say: Texts) -> None:
        """Search the texts about the present state for secret solutions."""
        if self.outcome is None:
            return
        before, after = self.outcome.before, self.outcome.after
        solved = after.round if ends_round(before, after) and not after.is_secret(after.round) else None
        posts = [news_post(say, 1, self.outcome, solved=solved), round_card(say, 1, after)]
        text = "\n".join(part for post in posts if post for part in _said(post))
        pages = [match_view(say, 1, after, viewer, {}, may_try=True).model_dump_json() for viewer in (*self.players, None)]
        for number, moves in self.record.best.items():
            if self.record.is_secret(number) and moves_text(say, moves) in text:
                self._fault("a text tells a secret")
            if self.record.is_secret(number) and any(_as_json(moves) in page for page in pages):
                self._fault("a page tells a secret")

    def check_studies(self) -> None:
        """Report a round that can be studied although its solution is secret."""
        for number in self.record.chips:
            if study(self.events, number, STARTER) and self.record.is_secret(number):
                self._fault("a secret can be studied")


_ALL = Counter(TARGETS)
_SAY = Texts.of("en")
_OTHER = (Move(Robot.GREEN, Direction.UP), Move(Robot.RED, Direction.LEFT)) * MARKED
"""The moves of which other secrets are made."""


def _with_other_secrets(match: Match, viewer: Player | None) -> Match:
    """Return the same match with other moves in place of all that the viewer must not know; itself where that is nothing.

    Those are the paths that other players have sealed, and the best solutions that are secret.
    """
    rounds = [_other_round(match, one, viewer) for one in (match.round, *match.past)]
    if all(one is other for one, other in zip((match.round, *match.past), rounds, strict=True)):
        return match
    return replace(match, round=rounds[0], past=tuple(rounds[1:]))


def _other_round(match: Match, one: Round, viewer: Player | None) -> Round:
    hides = one.best is not None and match.is_secret(one)
    if not hides and all(bid.player == viewer or not bid.path for bid in _all_bids(one)):
        return one
    return replace(
        one,
        bids=_other_bids(one.bids, viewer),
        replaced_bids=_other_bids(one.replaced_bids, viewer),
        withdrawn_bids=_other_bids(one.withdrawn_bids, viewer),
        best=_OTHER if hides else one.best,
    )


def _other_bids(bids: tuple[Bid, ...], viewer: Player | None) -> tuple[Bid, ...]:
    return tuple(replace(bid, path=_OTHER[: len(bid.path)]) if bid.path and bid.player != viewer else bid for bid in bids)


def _all_bids(one: Round) -> tuple[Bid, ...]:
    return (*one.bids, *one.replaced_bids, *one.withdrawn_bids)


def _as_json(moves: Sequence[Move]) -> str:
    return ",".join(f'"{move}"' for move in moves)


def _said(post: Post) -> Iterator[str]:
    """Return all texts of a message, with the alt texts of its pictures."""
    for item in post.view.walk_children():
        if isinstance(item, ui.TextDisplay):
            yield item.content
        elif isinstance(item, ui.MediaGallery):
            yield from (one.description or "" for one in item.items)


PATIENCE = 200
"""Refusals in a row after which a match is abandoned."""


def play(states: int, seed: int, texts: int = 50) -> tuple[Counter[str], Counter[str]]:
    """Play until so many states were seen, and render the texts of one in ``texts``. Return what was counted, and faults."""
    random, say, faults, counts = Random(seed), Texts.of("en"), Counter[str](), Counter[str]()
    while counts["states"] < states:
        game, idle = Game(random, faults), 0
        counts["matches"] += 1
        while counts["states"] < states and idle < PATIENCE and not game.has_ended:
            came = game.step()
            idle = 0 if came else idle + 1
            if (counts["states"] + came) // texts > counts["states"] // texts:
                game.check_texts(say)
                counts["texts read"] += 1
            counts["states"] += came
        game.check_studies()
        counts.update({"rounds": len(game.record.chips), "chips won": len(game.record.won)})
    return counts, faults
