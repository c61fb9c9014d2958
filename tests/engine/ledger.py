"""An independent record of a match, with its invariants."""

from collections import Counter
from collections.abc import Iterable

from engine import TARGETS, Move, Position, Rules, Setup, Target
from engine.games.match.events import (
    BidMade,
    BidOvertaken,
    ChipWon,
    Ending,
    Event,
    MatchEnded,
    ProofFailed,
    ProverPassed,
    ProverTimedOut,
    SkipVoted,
    TurnVoted,
)
from engine.games.match.state import Match, Round, revealed
from engine.rules.bots import is_bot
from engine.rules.events import (
    BestFound,
    BotJoined,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    FinishVoted,
    NextWanted,
    Player,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
)
from engine.rules.outcome import Outcome

_DONE_BY_A_PERSON = (
    *(BidMade, PlayerSeen, SaidDone, TurnVoted, SkipVoted, FinishVoted, NextWanted),
    *(ProofFailed, ProverPassed, ChipWon),
)


class Ledger:
    """Kept from events alone: by `write` for each of them, and by `hear` for all that a command has brought about.

    ``known`` are the best solutions that have been found, and ``told`` those that players may have seen, by the
    numbers of their rounds.
    """

    def __init__(self, setup: Setup, rules: Rules) -> None:
        self.pile, self.up = Counter(setup.chips), Counter[Target]()
        self.won_by = dict[Target, Player]()
        self.here = setup.position
        self.starts = list[Position]()
        self.bidders, self.unproved = set[Player](), set[Player]()
        self.active, self.absent = dict[Player, int](), set[Player]()
        self.rounds, self.is_replaced = 0, False
        self.rules = rules
        self.needed: int | None = None
        self.known, self.told = dict[int, tuple[Move, ...]](), set[int]()
        self.removed = set[Player]()
        self.numbers = dict[Player, list[int]]()
        self.is_over = False
        self.bots = set[Player]()

    @property
    def round(self) -> int:
        """The number of the latest round."""
        return len(self.starts)

    def write(self, event: Event) -> None:
        """Write down what has happened."""
        if isinstance(event, _DONE_BY_A_PERSON) and not is_bot(event.player):
            self.active[event.player] = self.rounds
        self.bots |= {event.player} if isinstance(event, BotJoined) else set()
        match event:
            case ChipTurned(_, target):
                self.rounds, self.is_replaced = self.rounds + (not self.is_replaced), False
                self.up, self.unproved, self.numbers = Counter([target]), set(), {}
                self.pile -= self.up
                self.here = self.here.with_target(target)
                self.starts.append(self.here)
            case ChipReturned(_, pile) | ChipsPutBack(_, _, pile):
                self.is_replaced = isinstance(event, ChipsPutBack) and bool(self.up)
                assert not self.unproved, "what somebody has yet to prove does not go back"
                self.pile, self.up = Counter(pile), Counter()
            case ChipWon(_, player, moves):
                self._write_award(player, moves)
            case BidMade(_, player):
                assert player not in self.removed, "who was taken out bids no more"
                self.bidders.add(player)
                self.absent.discard(player)
                if self.numbers.setdefault(player, [])[-1:] != [event.moves]:
                    self.numbers[player].append(event.moves)
                self.unproved.add(player)
            case ProofFailed(_, player) | ProverPassed(_, player) | ProverTimedOut(_, player):
                self.unproved.discard(player)
            case PlayerLeft(_, player) | PlayerRemoved(_, player):
                self.absent.add(player)
                self.unproved.discard(player)
                self.numbers.pop(player, None)
                self.removed |= {player} if isinstance(event, PlayerRemoved) else set()
            case BidOvertaken(_, player):
                self.numbers[player].pop()
                self.unproved -= set() if self.numbers[player] else {player}
            case BestFound(_, number, moves):
                assert number not in self.known
                self.known[number] = moves
            case MatchEnded(_, ending, winners):
                self._write_end(ending, winners)
            case _:
                pass

    def rename(self, player: Player, other: Player) -> None:
        """Write another id in place of a person who was erased."""
        for people in (self.bidders, self.unproved, self.absent, self.removed):
            if player in people:
                people.remove(player)
                people.add(other)
        for things in (self.active, self.numbers):
            if player in things:
                things[other] = things.pop(player)  # type: ignore[assignment]
        self.won_by = {target: other if winner == player else winner for target, winner in self.won_by.items()}

    def _write_award(self, player: Player, moves: tuple[Move, ...]) -> None:
        (target,) = self.up
        assert target not in self.won_by
        self.won_by[target] = player
        self.up, self.unproved = Counter(), set()
        self.here = self.here.play(moves).end
        if len(self.won_by) == 1:
            playing = len(self.bidders & self.present())
            playing = max(playing, 1) + len(self.bots) if self.bots else playing
            self.needed = self.rules.chips_to_win or {1: 8, 2: 8, 3: 6, 4: 5}.get(playing)

    def present(self) -> set[Player]:
        """Return those who have a say."""
        return {player for player, latest in self.active.items() if self.rounds - latest <= 2} - self.absent

    def _write_end(self, ending: Ending, winners: tuple[Player, ...]) -> None:
        self.is_over = True
        chips = Counter(self.won_by.values())
        most = {player for player, count in chips.items() if count == max(chips.values())}
        assert set(winners) == (set() if ending is Ending.STOPPED else most)
        if ending is Ending.ENOUGH_CHIPS:
            assert max(chips.values()) == self.needed
        elif ending is Ending.PILE_EMPTY:
            assert len(self.won_by) == len(TARGETS)
        elif ending in (Ending.AGREED, Ending.ABANDONED):
            assert not self.unproved, "it ends no round in which somebody has bid"

    def hear(self, outcome: Outcome[Match, Event]) -> None:
        """Record what players may be shown after an event. Raises `AssertionError` for a secret."""
        telling = revealed(outcome.before, outcome.after)
        by_step = [one.number for step in outcome.steps for one in revealed(step.before, step.after)]
        assert sorted(one.number for one in telling) == sorted(by_step)
        for one in telling:
            assert one.number not in self.told, "each is told once"
            assert one.best == self.known[one.number]
            assert not self.is_secret(one.number), f"the best solution of round {one.number} is a secret"
            self.told.add(one.number)
        overdue = [number for number in self.known.keys() - self.told if not self.is_secret(number)]
        assert not overdue, f"these are no secret any more: {overdue}"

    def is_secret(self, number: int) -> bool:
        """Return whether a round is secret: its chip is up, or can be turned up again."""
        chip = self.starts[number - 1].chip
        return not self.is_over and (chip in self.up or chip in self.pile)

    def check(self, match: Match) -> None:
        """Hold what is written against the match. Raises `AssertionError` where they differ."""
        assert self.pile + self.up + Counter(self.won_by.keys()) == Counter(TARGETS), "no chip is lost, and none there twice"
        assert Counter(match.pile) == self.pile
        assert match.chips == Counter(self.won_by.values())
        assert match.position.robots == self.here.robots
        if self.won_by:
            assert match.chips_needed == self.needed, "nobody changes it any more"
        rounds = _numbers(match.rounds)
        assert rounds == sorted(rounds, reverse=True)
        assert _numbers(match.without_best) == [number for number in range(self.round, 0, -1) if number not in self.known]
        assert self.known.keys() - self.told <= set(rounds), "what is to be told later is kept"
        assert _numbers(filter(match.is_secret, match.rounds)) == list(filter(self.is_secret, rounds))


def _numbers(rounds: Iterable[Round]) -> list[int]:
    return [one.number for one in rounds]
