"""The table of the kinds of games, by their names in `bot.store.KINDS`: `bot.store.contract.kinds` says how to add one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.cards.my_games import Wait
from bot.games.match import MATCH, wait_in_match
from bot.games.match_screen import MatchScreen
from bot.games.race import RACE, wait_in_race
from bot.games.race_screen import RaceScreen
from bot.games.rule_set import RuleSet, State
from bot.games.rush import RUSH
from bot.games.rush_screen import RushScreen
from bot.games.screen import Screen
from bot.games.services import Services
from bot.games.solo import SOLO
from bot.games.solo_screen import OpenScreen, PrivateScreen
from bot.store import StoredGame, kind_of, replayed
from bot.ui.messages import Messages
from engine.games.solo.state import SoloGame
from engine.rules.events import Player


@dataclass(frozen=True, slots=True)
class GameKind:
    """A kind of game: its rules and its screen.

    ``is_contest``: players compete for the same solution, which no other game may give away. So a chosen board is refused while
    a contest is played on it, and for a contest, while any game is. ``not_beside`` names kinds of which no open game may be in
    the same channel as an open game of this kind, unless one of the two games ``shares`` its channel, as a slow race does.
    ``wait`` returns what a state waits for from a player, for the list of their games; None if they play there no more.
    """

    rules: RuleSet[Any, Any, Any]
    screen: Callable[[Services, Messages, StoredGame], Screen[Any, Any]]
    is_contest: bool = False
    not_beside: frozenset[str] = frozenset()
    shares: Callable[[Any], bool] = lambda _: False
    wait: Callable[[Any, Player], Wait | None] = lambda *_: Wait()


def _solo_screen(services: Services, messages: Messages, stored: StoredGame) -> Screen[Any, Any]:
    return (PrivateScreen if stored.private else OpenScreen)(services, messages, stored)


def _wait_in_solo(game: SoloGame, player: Player) -> Wait:
    del player
    if game.is_chip_up:
        return Wait("chip", game.deadline) if game.has_sand else Wait("practice")
    return Wait("first" if game.is_ready else "next")


KINDS: dict[str, GameKind] = {
    "match": GameKind(MATCH, MatchScreen, is_contest=True, not_beside=frozenset({"solo"}), wait=wait_in_match),
    "solo": GameKind(SOLO, _solo_screen, wait=_wait_in_solo),
    "race": GameKind(
        RACE,
        RaceScreen,
        is_contest=True,
        not_beside=frozenset({"match", "solo"}),
        shares=lambda race: race.is_slow,
        wait=wait_in_race,
    ),
    "rush": GameKind(RUSH, RushScreen, wait=lambda rush, _: Wait("chip" if rush.is_running else "go", rush.deadline)),
}
"""All kinds by their names."""


def wait_in(game: StoredGame, player: Player) -> Wait | None:
    """Return what a game waits for from a player; None if they play there no more."""
    return KINDS[kind_of(game.events).name].wait(replayed(game.events), player)


def may_be_beside(one: str, its_state: State, other: str, others_state: State | None = None) -> bool:
    """Return whether two open games of these kinds may be played in one channel at a time; None: the other shares nothing."""
    if other not in KINDS[one].not_beside and one not in KINDS[other].not_beside:
        return True
    return KINDS[one].shares(its_state) or (others_state is not None and KINDS[other].shares(others_state))
