"""Shared states of several kinds of games: rounds, and for matches and races the players and who is present."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Position
from engine.rules import events as ev
from engine.rules.bots import is_bot
from engine.rules.erasure import names
from engine.rules.rules import Rules
from engine.rules.setup import Setup

STAYS_FOR = 2
"""The number of rounds for which players count as present after the last one in which they did something."""


@dataclass(frozen=True, slots=True)
class GameRound:
    """The state that begins anew with each chip. Times are in seconds since the Unix epoch."""

    number: int
    """From 1, including the chips that were put back; 0 before the first chip of a game."""
    start: Position
    """The position from which the chip is played."""
    began: float
    """When the chip was turned up."""
    best: tuple[Move, ...] | None = None
    """An optimal solution, empty where the chip cannot be reached, None while unknown. It may be secret: see ``is_secret``."""
    lost: float = 0.0
    """The seconds given back since it began."""

    @property
    def target(self) -> Target:
        """The chip of the round."""
        return self.start.chip


@dataclass(frozen=True, slots=True)
class ContestRound(GameRound):
    """A round that several players play."""

    done: tuple[ev.SaidDone, ...] = ()
    """The players who will bid, or submit, no more in it while its time runs."""
    bots_done: bool = False
    """No bot has anything more to bid, or to submit; noted where people are done."""
    next_votes: tuple[ev.NextWanted, ...] = ()
    """The requests for the next round after this one."""


R = TypeVar("R", bound=ContestRound)


@dataclass(frozen=True, slots=True)
class Contest(Generic[R]):
    """The shared part of the states of matches and races, immutable."""

    rules: Rules
    setup: Setup
    starter: ev.Player
    practice: bool
    """It counts on no leaderboard."""
    round: R
    """The present round, or the last one."""
    pile: tuple[Target, ...]
    players: tuple[ev.Player, ...] = ()
    """The players who have bid, or submitted a solution, the earliest first."""
    activities: tuple["Activity", ...] = ()
    """The last round in which each person did something."""
    left: tuple[ev.Player, ...] = ()
    """The players who have left, or were removed, and have not come back."""
    removed: tuple[ev.Player, ...] = ()
    """Those of ``left`` who were removed."""
    erasures: tuple[ev.PlayerForgotten, ...] = ()
    """The events that identify erased persons who still owe the game something."""
    finish_votes: tuple[ev.FinishVoted, ...] = ()
    """The votes to finish the game."""
    rounds_begun: int = 0
    """The number of rounds; those of a match without the ones whose chip was put back."""
    returned: Target | None = None
    """The chip that went back last; None where none did, or one was won since."""
    winners: tuple[ev.Player, ...] = ()
    bots: tuple[ev.BotJoined, ...] = ()
    """The bots that play, in the order in which they joined."""
    links: int = 0
    """The number of links that were made with which anyone may watch. The last one alone can be good."""
    has_link: bool = False
    """Whether the last link to watch is active: not withdrawn, and the game not over."""

    @property
    def people(self) -> tuple[ev.Player, ...]:
        """The players that are no bots, the earliest first."""
        return tuple(player for player in self.players if not is_bot(player))

    @property
    def known(self) -> tuple[ev.Player, ...]:
        """The players, the earliest first, and then the persons who were only seen in the game."""
        return (*self.players, *(one.player for one in self.activities if one.player not in self.players))

    def involves(self, player: ev.Player) -> bool:
        """Return whether a person has started the game, bid or submitted a solution in it, or been seen in it."""
        return player == self.starter or player in self.known

    @property
    def present(self) -> tuple[ev.Player, ...]:
        """The players who have a vote, and for whom the others wait: docs/rules.md "Present"."""
        lately = {one.player for one in self.activities if one.round >= self.rounds_begun - STAYS_FOR}
        return tuple(player for player in self.known if player in lately and player not in self.left)

    @property
    def with_a_stake(self) -> tuple[ev.Player, ...]:
        """The players who decide about the end of the game: of those present, those who have bid or submitted a solution.

        docs/rules.md "Who decides".
        """
        return tuple(player for player in self.present if player in self.players)

    @property
    def wants_to_finish(self) -> tuple[ev.Player, ...]:
        """The voters to finish who have a say, and the starter wherever they are: docs/rules.md "Who decides"."""
        return tuple(vote.player for vote in self.finish_votes if vote.player in (self.starter, *self.with_a_stake))

    @property
    def needed_to_finish(self) -> int:
        """The votes needed to finish the game: more than half of those with a stake, and of the starter where they voted."""
        return len({*self.with_a_stake, *self.wants_to_finish}) // 2 + 1

    def votes_after(self, player: ev.Player) -> tuple[int, int]:
        """Return how many votes to finish there are with the next one of a player, and how many are needed then."""
        votes = {*self.wants_to_finish, player}
        return len(votes), len({*self.with_a_stake, *votes}) // 2 + 1

    def ids_of(self, player: ev.Player) -> frozenset[ev.Player]:
        """Return the ids that a person has in the game: their own, and those that replaced it where they were erased.

        A person who came back and was erased again has two of those, and their erasures have the same digest.
        """
        digests = {event.digest for event in self.erasures if event.player == player or names(event, player)}
        return frozenset((player, *(event.player for event in self.erasures if event.digest in digests)))

    def is_recognized(self, player: ev.Player) -> bool:
        """Return whether a person who was erased while they owed the game something has come back to it."""
        return player in self.known and len(self.ids_of(player)) > 1

    def is_removed(self, player: ev.Player) -> bool:
        """Return whether a person was removed, also if they were erased since: that holds until the game is over."""
        return not self.ids_of(player).isdisjoint(self.removed)

    @property
    def seen(self) -> frozenset[ev.Player]:
        """The players who have done something in this round."""
        return frozenset(one.player for one in self.activities if one.round == self.rounds_begun)

    @property
    def latest_activity(self) -> int:
        """The last round in which a person who has not left did something; 0 if there is none."""
        return max((one.round for one in self.activities if one.player not in self.left), default=0)

    @property
    def all_are_done(self) -> bool:
        """Whether all who are present are done with this round."""
        return bool(self.present) and {*self.present} <= {said.player for said in self.round.done}

    @property
    def wants_next(self) -> tuple[ev.Player, ...]:
        """The players who are present and want the next round to begin."""
        return tuple(vote.player for vote in self.round.next_votes if vote.player in self.present)

    @property
    def all_want_next(self) -> bool:
        """Whether all who are present want the next round to begin."""
        return bool(self.present) and {*self.present} == {*self.wants_next}

    @property
    def bots_think(self) -> bool:
        """Whether bots play that may still bid, or submit, in this round."""
        return bool(self.bots) and not self.round.bots_done

    def leading(self, scores: Counter[ev.Player]) -> tuple[ev.Player, ...]:
        """Return the players with the highest score, the earliest first; none until a player has one."""
        most = max(scores.values(), default=0)
        return tuple(player for player in self.players if most and scores[player] == most)

    @property
    def resting(self) -> Target | None:
        """The chip that is not turned up next while another is left: docs/rules.md "Award". None in tournaments."""
        return None if self.rules.tournament else self.returned


@dataclass(frozen=True, slots=True)
class Activity:
    """The last round in which a player did something, numbered as by `Contest.rounds_begun`."""

    player: ev.Player
    round: int


@dataclass(frozen=True, slots=True)
class PersonalGame:
    """The shared part of the states of solo games and rushes."""

    rules: Rules
    setup: Setup
    player: ev.Player

    @property
    def starter(self) -> ev.Player:
        """The player, who has started it."""
        return self.player

    def involves(self, player: ev.Player) -> bool:
        """Return whether this is the person's game."""
        return player == self.player


C = TypeVar("C", bound=Contest[Any])
N = TypeVar("N", bound="_Numbered")
S = TypeVar("S")
Opening = TypeVar("Opening")


def with_activity(game: C, player: ev.Player) -> C:
    """Return the game after a player has done something in this round."""
    others = tuple(one for one in game.activities if one.player != player)
    return replace(game, activities=(*others, Activity(player, game.rounds_begun)))


def with_player(game: C, player: ev.Player) -> C:
    """Return the game after a player has bid or submitted a solution; one who had left is back."""
    players = game.players if player in game.players else (*game.players, player)
    return replace(game, players=players, left=tuple(other for other in game.left if other != player))


def without_player(game: C, event: ev.PlayerLeft | ev.PlayerRemoved) -> C:
    """Return the game after a player has left, or was removed."""
    left = game.left if event.player in game.left else (*game.left, event.player)
    removed = (*game.removed, event.player) if isinstance(event, ev.PlayerRemoved) else game.removed
    return replace(game, left=left, removed=removed)


def with_link(game: C, event: ev.LinkMade | ev.LinkWithdrawn) -> C:
    """Return the game after a link was made with which anyone may watch, or was withdrawn."""
    is_made = isinstance(event, ev.LinkMade)
    return replace(game, links=game.links + is_made, has_link=is_made)


def with_best(one: N, event: ev.BestFound) -> N:
    """Return a round with its best solution, if the event is about this one."""
    return replace(one, best=event.moves) if one.number == event.round else one


def later(time: float | None, seconds: float) -> float | None:
    """Return a time, if any, plus ``seconds``."""
    return None if time is None else time + seconds


class _Data(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Any]]


class _Numbered(_Data, Protocol):
    @property
    def number(self) -> int: ...


class _Dated(_Data, Protocol):
    @property
    def at(self) -> float: ...


D = TypeVar("D", bound=_Dated)


def moved(things: tuple[D, ...], seconds: float) -> tuple[D, ...]:
    """Shift the timestamps of these ``things`` by ``seconds``."""
    return tuple(replace(one, at=one.at + seconds) for one in things)


def replayed(events: Iterable[Any], opening: type[Opening], begun: Callable[[Opening], S], evolve: Callable[[S, Any], S]) -> S:
    """Return the state that these events make. Raises `ValueError` unless the first is of the type ``opening``."""
    first, *others = events
    if not isinstance(first, opening):
        message = f"a game begins with {opening.__name__}, not {first!r}"
        raise ValueError(message)
    return reduce(evolve, others, begun(first))
