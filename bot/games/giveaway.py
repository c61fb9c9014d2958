"""Finds running games that a request would give away: those near the person who asks in full, all others as they are."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.rule_set import State
from bot.store import NO_SERVER, GameId, Place
from engine.board.position import Position
from engine.games.match.state import Match
from engine.rules.events import Player
from engine.rules.giveaway import InPlay, is_same, looks_like


@dataclass(frozen=True, slots=True)
class Running:
    """A game that is not over, in whatever process; ``is_private``: only its player sees it."""

    game_id: GameId
    kind: str
    state: State
    place: Place
    is_private: bool = False


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks, None if unknown; where they ask; and the servers where they have played."""

    player: Player | None
    place: Place
    played_on: frozenset[int] = frozenset()

    @property
    def servers(self) -> frozenset[int]:
        """The servers whose games the person may be playing."""
        return (self.played_on | {self.place.shard_key}) - {NO_SERVER}

    def takes_part(self, game: Running) -> bool:
        """Return whether the person takes part in a game."""
        return self.player is not None and game.state.involves(self.player)

    def is_near(self, game: Running) -> bool:
        """Return whether a game is theirs, or one of their servers'."""
        return game.place.shard_key in self.servers or self.takes_part(game)

    def distance(self, game: Running) -> int:
        """Return less for a game that the person knows better."""
        is_here = game.place.shard_key == self.place.shard_key and not game.is_private
        return 0 if self.takes_part(game) else 1 if is_here else 2


def given_away(asked: Position, asker: Asker, games: Iterable[Running]) -> Running | None:
    """Return a game that the solutions of a position would give away, one that the person knows if there is one."""
    found = (game for game in games if (looks_like if asker.is_near(game) else is_same)(asked, in_play(game.state)))
    return min(found, key=asker.distance, default=None)


def in_play(game: State) -> InPlay:
    """Return what players are solving in a game that is not over: the chip that is up, or all that may be next.

    So it is with a solo game before *Go*, too: its player sees the board and could study each chip before the sand runs.
    """
    if isinstance(game, Match) and game.awaits_step:
        here, chips = game.round.start.with_target(None), (game.round.target, *game.pile)
        return InPlay(here, chips, game.rules.ricochet, hides_robots=True)
    if game.is_between:
        return InPlay(game.position.with_target(None), game.pile, game.rules.ricochet)
    return InPlay(game.position, (game.position.chip,), game.rules.ricochet, game.round.best or ())
