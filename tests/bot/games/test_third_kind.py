"""Another kind of game needs an entry in two tables to be kept and shown: here one that counts to three."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.commands.kinds import KINDS as CONTROLS
from bot.games.kinds import KINDS, GameKind
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from bot.games.screen import News, Screen
from bot.store import KINDS as STORED_KINDS
from bot.store import GameRunning, Kind, Place
from bot.store.contract.kinds import classes_of
from bot.store.sql import projections
from bot.store.sql.points import Game
from bot.web.subjects import SUBJECTS
from engine.commands import SystemCommand
from engine.events import Player, PlayerSeen, TimeGivenBack
from engine.outcome import Outcome, OutcomeBuilder
from engine.position import Line, Position
from engine.refusals import Refusal
from engine.rules import RULES_2013, Rules
from engine.setup import Setup
from tests.bot.world import EASY, World, news, said


@dataclass(frozen=True, slots=True)
class TallyStarted:
    at: float
    rules: Rules
    setup: Setup
    starter: Player
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Counted:
    at: float
    player: Player


@dataclass(frozen=True, slots=True)
class TallyEnded:
    at: float


TallyEvent = TallyStarted | PlayerSeen | Counted | TimeGivenBack | TallyEnded


@dataclass(frozen=True, slots=True)
class Count:
    player: Player


class Stop:
    pass


@dataclass(frozen=True, slots=True)
class NoRound:
    best: None = None


@dataclass(frozen=True, slots=True)
class Tally:
    rules: Rules
    setup: Setup
    counts: tuple[Player, ...] = ()
    is_over: bool = False
    round: NoRound = NoRound()
    pile: tuple[Any, ...] = ()
    deadline: None = None
    is_between: bool = False
    without_best: tuple[Any, ...] = ()

    @property
    def position(self) -> Position:
        return self.setup.position

    def involves(self, player: Player) -> bool:
        return player in self.counts


def evolve(tally: Tally, event: Any, line: Line | None = None) -> Tally:
    del line
    match event:
        case Counted(_, player):
            return replace(tally, counts=(*tally.counts, player))
        case TallyEnded():
            return replace(tally, is_over=True)
        case _:
            return tally


def replay(events: Iterable[Any]) -> Tally:
    first, *others = events
    tally = Tally(first.rules, first.setup)
    for event in others:
        tally = evolve(tally, event)
    return tally


def retrace(tally: Tally, events: Iterable[Any]) -> Outcome[Tally, Any]:
    builder = OutcomeBuilder(tally, evolve)
    builder.add(*events)
    return builder.outcome


def decide(tally: Tally, command: Count | Stop | SystemCommand, now: float, random: Random) -> Outcome[Tally, Any] | Refusal:
    del random
    if tally.is_over:
        return Refusal.GAME_OVER
    if isinstance(command, Count):
        ended = [TallyEnded(now)] if len(tally.counts) == 2 else []
        return retrace(tally, [PlayerSeen(now, command.player), Counted(now, command.player), *ended])
    return retrace(tally, [TallyEnded(now) if isinstance(command, Stop) else TimeGivenBack(now, 1.0)])


class Shown(Screen[Tally, Any]):
    """Notes how many were counted at each time when it showed the game."""

    def __init__(self, shown: list[int], *_: object) -> None:
        self._shown = shown

    async def show(self, news: News[Tally, Any] | None, latest: Callable[[], Tally]) -> None:
        del news
        self._shown.append(len(latest().counts))


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Register the kind; what its screen has shown."""
    shown = list[int]()
    stored = Kind("tally", TallyStarted, TallyEnded, classes_of(TallyEvent), replay, lambda *_: None)
    rules: RuleSet[Tally, Any, Any] = RuleSet(replay, decide, retrace, lambda _: Stop(), lambda _: True, leave=lambda _: Stop())
    monkeypatch.setitem(STORED_KINDS, "tally", stored)
    monkeypatch.setitem(KINDS, "tally", GameKind(rules, partial(Shown, shown), is_contest=True))
    return shown


def tally_in(world: World) -> LiveGame[Any, Any, Any] | None:
    return world.bot.games.find("tally", world.channel.id)


def beginning(starter: Player, at: float) -> Sequence[Any]:
    return [TallyStarted(at, RULES_2013, Setup.from_code(EASY), starter)]


def test_every_kind_is_in_each_table() -> None:
    assert KINDS.keys() == STORED_KINDS.keys() == CONTROLS.keys()
    assert KINDS.keys() <= SUBJECTS.keys()


async def test_a_game_of_a_third_kind_is_played_beside_a_match_and_over_a_restart(world: World, shown: list[int]) -> None:
    ada, ben = world.players("ada", "ben")
    place, now = Place(world.guild.id, world.channel.id), world.bot.clock.now()
    await world.start(ada)
    tally = await world.bot.games.open(place, beginning(ada.id, now))
    with pytest.raises(GameRunning):
        await world.bot.games.open(place, beginning(ben.id, now))
    assert isinstance(await tally.handle(Count(ada.id), now), Outcome)
    await world.later(1)
    assert (shown[-1], world.bot.census().games) == (1, {"match": 1, "solo": 0, "race": 0, "rush": 0, "tally": 1})

    await world.kill_bot()
    await world.start_bot()
    tally = tally_in(world)
    assert tally
    assert tally.state.counts == (ada.id,)
    for player in (ada, ben):
        assert isinstance(await tally.handle(Count(player.id), now), Outcome)
    await world.later(1)
    assert (shown[-1], tally.state.is_over, tally_in(world)) == (3, True, None)
    assert await tally.handle(Count(ben.id), now) is Refusal.GAME_OVER
    assert world.match().starter == ada.id
    assert await world.bot.store.matches_over(place, 9) == [], "it is no match"


async def test_the_board_of_a_contest_of_a_third_kind_is_given_to_no_other_game(world: World, shown: list[int]) -> None:
    ada, ben = world.players("ada", "ben")
    await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ada.id, world.bot.clock.now()))
    assert shown == []
    for command in ("ricochet start", "ricochet solo"):
        assert "is the position of the game in" in said(await ben.slash(world.channel, command, code=EASY))
    assert world.bot.census().games == {"match": 0, "solo": 0, "race": 0, "rush": 0, "tally": 1}


async def test_a_game_of_a_third_kind_that_cannot_be_read_is_named_by_its_kind(world: World, shown: list[int]) -> None:
    ada = world.player("ada")
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ada.id, world.bot.clock.now()))
    await world.bot.store.quarantine(tally.game_id, "ValueError: no tally")
    assert [(game.kind, game.game_id) for game in await world.bot.store.quarantined()] == [("tally", tally.game_id)]
    assert (shown, news(world.channel)) == ([], [])


async def test_who_is_forgotten_leaves_a_game_of_a_third_kind(world: World, shown: list[int]) -> None:
    ada, ben = world.players("ada", "ben")
    now = world.bot.clock.now()
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ben.id, now))
    await tally.handle(Count(ada.id), now)
    await world.bot.games.forget(ada.id)
    stored = await world.bot.store.events_of(tally.game_id)
    assert not [event for event in stored if getattr(event, "player", None) == ada.id]
    assert (tally.state.is_over, shown[-1:]) == (True, [1])


async def test_what_counts_of_a_third_kind_is_written_by_its_own_projection(
    world: World, shown: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[tuple[int, object]]()

    def write(_: object, game: Game, number: int, event: object) -> None:
        assert (game.kind, game.guild_id) == ("tally", world.guild.id)
        written.append((number, event))

    monkeypatch.setattr(projections, "PROJECTIONS", {**projections.PROJECTIONS, "tally": write})
    ada = world.player("ada")
    now = world.bot.clock.now()
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ada.id, now))
    await tally.handle(Count(ada.id), now)
    assert written == list(enumerate([*beginning(ada.id, now), PlayerSeen(now, ada.id), Counted(now, ada.id)]))
    assert shown == []
