"""Drive one match: commands at given times, with a record of their effects."""

import inspect
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import TypeVar

from engine import RULES_1999, Rules, Setup, parse_moves
from engine.games.match.events import BidMade, ChipWon, Event
from engine.games.match.play import (
    Command,
    End,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    decide,
    start,
)
from engine.games.match.state import Match, evolve, replay
from engine.rules import commands
from engine.rules.commands import GiveSign, Leave, Remove, SayDone, TimeUp
from engine.rules.events import ChipTurned, Player, PlayerSeen
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.engine.first_round import ANN, SETUP, pile_with

_State = TypeVar("_State")
_Event = TypeVar("_Event")


Told = tuple[Event, ...] | Refusal
"""The events that a command has brought about, or why there are none."""


class MatchDriver:
    """One match and all its events; ``outcome`` is of the latest command that was not refused."""

    outcome: Outcome[Match, Event]

    def __init__(self, rules: Rules = RULES_1999, setup: Setup = SETUP, starter: Player = ANN) -> None:
        self.events: list[Event] = list(start(rules, setup, starter, 0, Random(1)))
        self.match: Match = replay(self.events)
        self.random = Random(1)

    def do(self, command: Command, at: float) -> Told:
        decision = decide(self.match, command, at, self.random)
        if isinstance(decision, Refusal):
            return decision
        check_outcome(self.match, decision, evolve)
        self.outcome, self.match = decision, decision.after
        self.events += decision.events
        return decision.events

    def record(self, event: Event) -> None:
        self.events.append(event)
        self.match = evolve(self.match, event)

    def rename(self, player: Player, other: Player) -> None:
        """Write another id in place of a person who was erased, as the store does."""
        self.events = [
            replace(event, player=other) if getattr(event, "player", None) == player else event for event in self.events
        ]
        self.match = replay(self.events)

    def bid(self, player: Player, moves: int, at: float = 10, path: str = "") -> Told:
        return self.do(PlaceBid(player, moves, parse_moves(path) if path else ()), at)

    def sign(self, player: Player, at: float) -> Told:
        return self.do(GiveSign(player), at)

    def done(self, player: Player, at: float) -> Told:
        return self.do(SayDone(player), at)

    def vote_to_skip(self, player: Player, at: float) -> Told:
        return self.do(VoteToSkip(player), at)

    def vote_to_turn(self, player: Player, at: float) -> Told:
        return self.do(VoteToTurn(player), at)

    def vote_to_finish(self, player: Player, at: float) -> Told:
        return self.do(VoteToFinish(player), at)

    def leave(self, player: Player, at: float) -> Told:
        return self.do(Leave(player), at)

    def prove(self, player: Player, moves: str, at: float | None = None) -> Told:
        return self.do(Prove(player, parse_moves(moves)), self.soon if at is None else at)

    def insist(self, player: Player, moves: str) -> Told:
        """Show moves of a wrong number as they are: they are asked about, and shown once more."""
        assert names(self.prove(player, moves)) == ["CountAsked"]
        return self.prove(player, moves)

    def passes(self, player: Player, at: float | None = None) -> Told:
        return self.do(Pass(player), self.soon if at is None else at)

    def stop(self, player: Player, at: float = 10, *, may_moderate: bool = False) -> Told:
        return self.do(Stop(player, may_moderate), at)

    def end(self, player: Player, at: float = 10, *, may_moderate: bool = False) -> Told:
        return self.do(End(player, may_moderate), at)

    def remove(self, player: Player, at: float) -> Told:
        return self.do(Remove(player, may_moderate=True), at)

    def play_on(self, at: float = 5000) -> Told:
        return self.do(PlayOn(), at)

    def time_up(self, late: float = 0) -> Told:
        """The clock reaches the deadline, or so many seconds more before anybody notices."""
        deadline = self.deadline
        return self.do(TimeUp(deadline), deadline + late)

    @property
    def deadline(self) -> float:
        assert self.match.deadline is not None
        return self.match.deadline

    @property
    def soon(self) -> float:
        """A moment before the deadline."""
        return self.deadline - 1

    @property
    def order(self) -> list[Player]:
        return [bid.player for bid in self.match.round.bids]

    @property
    def prover(self) -> Player | None:
        return self.match.round.prover.player if self.match.round.prover else None


def bidding(*bids: tuple[Player, int], rules: Rules = RULES_1999, setup: Setup = SETUP) -> MatchDriver:
    """Return a match where these bids were made, one second after the other from 10 on, and the sand runs until 70."""
    driver = MatchDriver(rules, setup)
    for second, (player, moves) in enumerate(bids):
        driver.bid(player, moves, at=10 + second)
    return driver


def asked(*bids: tuple[Player, int], rules: Rules = RULES_1999, setup: Setup = SETUP) -> MatchDriver:
    """Return a match where these bids were made, one second after the other, and the sand has run out."""
    driver = bidding(*bids, rules=rules, setup=setup)
    driver.time_up()
    return driver


def with_history(
    players: Collection[Player], winners: Sequence[Player], rules: Rules = RULES_1999, *, counts: bool = True
) -> MatchDriver:
    """A match where all these players have bid and are present, these have won the chips, and the yellow gear is up now."""
    setup = pile_with(len(winners))
    driver = MatchDriver(rules, setup)
    for player in players:
        driver.record(BidMade(1, player, 20))
    for round_number, winner in enumerate(winners, start=1):
        driver.record(ChipWon(100 * round_number, winner, (), counts))
        driver.record(ChipTurned(100 * round_number + 10, setup.chips[round_number]))
        for player in players:
            driver.record(PlayerSeen(100 * round_number + 10, player))
    return driver


def refusals_named_in(module: ModuleType) -> set[Refusal]:
    """Return all refusals that a module may give, read off its source, and off that of the shared functions that it calls."""
    functions, source = dict(inspect.getmembers(commands, inspect.isfunction)), inspect.getsource(module)
    shared = [what for name, what in functions.items() if f"commands.{name}(" in source]
    named = {name for one in shared for name in one.__code__.co_names}
    called = [what for name, what in functions.items() if name in named]
    sources = "\n".join(map(inspect.getsource, (module, *shared, *called)))
    return {Refusal[name] for name in re.findall(r"\bRefusal\.(\w+)", sources)}


def check_outcome(before: _State, outcome: Outcome[_State, _Event], evolve: Callable[[_State, _Event], _State]) -> None:
    """Its steps follow each other, from before the command on, and are what the events bring about by themselves."""
    assert (outcome.before, outcome.after) == (outcome.steps[0].before, outcome.steps[-1].after)
    assert outcome.events == tuple(step.event for step in outcome.steps)
    for step in outcome.steps:
        assert step.before == before
        assert step.after == evolve(before, step.event)
        before = step.after


def names(told: Told) -> list[str]:
    """Return what came about, in words."""
    assert not isinstance(told, Refusal), told
    return [type(event).__name__ for event in told]
