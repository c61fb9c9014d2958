"""Another kind of game needs an entry in four tables to be kept, shown and played: here one that counts to three."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, ClassVar

import pytest

from bot.actions import Actor, Answer, execute
from bot.cards.ending import Exits, Way, WayOut
from bot.cards.post import NUMBER, Post, button_row
from bot.commands.acting import act, pressed_game
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS as CONTROLS
from bot.commands.kinds import Controls
from bot.games.kinds import KINDS, GameKind
from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from bot.games.screen import News, Screen
from bot.games.services import Services
from bot.store import KINDS as STORED_KINDS
from bot.store import GameRunning, Kind, Place
from bot.store.contract.kinds import classes_of
from bot.store.sql import projections
from bot.store.sql.points import Game
from bot.text import Texts
from bot.ui.answers import reply_ephemeral, show_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.messages import Messages
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.live import LiveSubject
from bot.web.subject import Seat
from bot.web.subjects import SUBJECTS
from bot.web.view import board_view, choices
from engine import RULES_2013, Line, Position, Rules, Setup
from engine.rules.commands import SystemCommand
from engine.rules.events import Player, PlayerSeen, TimeGivenBack
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from tests.bot.seen import answer, confirm, news, said
from tests.bot.web.pages import Page
from tests.bot.web.test_server import Board, board  # noqa: F401 - a fixture
from tests.bot.world import EASY, Member, World

Live = LiveGame[Any, Any, Any]
NOWHERE = {"game": "", "round": 1}


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

    def __init__(self, shown: list[int], services: Services, messages: Messages, *_: object) -> None:
        self._shown, self._services, self._messages = shown, services, messages

    async def show(self, news: News[Tally, Any] | None, latest: Callable[[], Tally]) -> None:
        del news
        self._shown.append(len(latest().counts))


ENDING = WayOut(Way.END, "End the tally", "It counts no further.")


async def count(live: Live, actor: Actor) -> Answer:
    await execute(live, actor, Count(actor.player))
    return Answer(f"Counted to {len(live.state.counts)}.", is_shown=False)


async def show(interaction: Interaction, live: Live) -> None:
    button = button_row(("Count", f"tally:{live.game_id}", None))
    await show_ephemeral(interaction, Post(f"Counted to {len(live.state.counts)}.", button))


async def prove(interaction: Interaction, live: Live, moves: str) -> None:
    await reply_ephemeral(interaction, f"{moves} is no number of {live.kind}.")


async def count_here(interaction: Interaction, live: Live) -> None:
    await act(interaction, live, count)


def ways_out(say: Texts, tally: Tally, reader: Player, *, may_moderate: bool) -> Iterator[WayOut]:
    del say, tally, reader, may_moderate
    yield ENDING


async def end(live: Live, actor: Actor) -> Answer:
    await live.handle(Stop(), actor.at)
    return Answer("The tally is over.")


@handles("TallyButton", rf"tally:(?P<game_id>{NUMBER})")
async def tally_button(interaction: Interaction, named: Named) -> None:
    await count_here(interaction, await current(interaction, int(named["game_id"]), 1))


async def current(interaction: Interaction, game_id: int, _: int) -> Live:
    return pressed_game(interaction, game_id, Problem.ENDED_ALREADY, "tally")


class TallySubject(LiveSubject[Live]):
    begins: ClassVar[Mapping[str, str]] = {"tally": "web-subject-tally"}
    opens = "web-subject-tally"
    is_kept_out = True

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        del name
        await seat.bot.games.open(seat.place, beginning(actor.player, actor.at), command_id=actor.command_id)

    def find(self) -> Live | None:
        return self.seat.bot.games.find("tally", self.seat.table.channel_id)

    async def view(self) -> protocol.GameView | None:
        if self.live is None:
            return None
        tally = self.live.state
        return protocol.GameView(
            kind="tally",
            game=str(self.live.game_id),
            round=1,
            headline="Tally",
            status=str(len(tally.counts)),
            words="",
            board=board_view(self.seat.say, tally.setup.board),
            robots={robot.value: cell.number for robot, cell in tally.position.robots.items()},
            target=None,
            actions=(protocol.Action(what="count", label="Count"),),
            stop=() if tally.is_over else choices([ENDING]),
            may_try=False,
            is_over=tally.is_over,
        )

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        live = self.live
        if live is None or str(live.game_id) != asked.game or asked.what not in ("count", "end"):
            raise problem(Problem.OLD_BUTTON)
        if asked.what == "end":
            await live.handle(Stop(), actor.at)
            return ""
        return (await count(live, actor)).unseen


CONTROLS_OF_TALLY = Controls(
    (tally_button,),
    current,
    headline=lambda _, tally: f"Counted to {len(tally.counts)}",
    show=show,
    enter=prove,
    pass_turn=count_here,
    exits=Exits(ways_out),
    ways_out={"end": end},
)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Register the kind; what its screen has shown."""
    shown = list[int]()
    stored = Kind("tally", TallyStarted, TallyEnded, classes_of(TallyEvent), replay, lambda *_: None)
    rules: RuleSet[Tally, Any, Any] = RuleSet(
        replay, decide, retrace, lambda _: Stop(), lambda _: True, forget=lambda _: Stop()
    )
    monkeypatch.setitem(STORED_KINDS, "tally", stored)
    monkeypatch.setitem(KINDS, "tally", GameKind(rules, partial(Shown, shown), is_contest=True))
    monkeypatch.setitem(CONTROLS, "tally", CONTROLS_OF_TALLY)
    monkeypatch.setitem(SUBJECTS, "tally", TallySubject)  # type: ignore[arg-type]
    monkeypatch.setitem(Texts.of("en")._sources, "web-subject-tally", "web-subject-tally = Tally\n")
    return shown


def tally_in(world: World) -> Live | None:
    return world.bot.games.find("tally", world.channel.id)


async def offered_at(page: Page) -> set[str]:
    """What the next message offers to a window that has nothing to show."""
    while "actions" not in (message := await page.receive()):
        pass
    return {action["what"] for action in message["actions"]}


def beginning(starter: Player, at: float) -> Sequence[Any]:
    return [TallyStarted(at, RULES_2013, Setup.from_code(EASY), starter)]


def test_every_kind_is_in_each_table() -> None:
    assert KINDS.keys() == STORED_KINDS.keys() == CONTROLS.keys()
    assert KINDS.keys() <= SUBJECTS.keys()


async def test_a_game_of_a_third_kind_is_played_by_command_by_button_and_on_the_page(
    world: World,
    board: Board,  # noqa: F811 - a fixture
    shown: list[int],
) -> None:
    ada, ben = world.players("ada", "ben")
    page = await board.open(ada.id, subject="tally")
    assert (await page.receive())["subjects"]["tally"] == "Tally"
    assert "begin:tally" in await offered_at(page)
    assert await page.do(NOWHERE, "begin:tally") == ""
    await page.until(status="0")

    assert said(await ben.slash(world.channel, "pass")) == "Counted to 1."
    assert "no number of tally" in said(await ben.slash(world.channel, "prove", moves="R-up"))
    card = await ben.slash(world.channel, "ricochet board")
    assert "Counted to 1" in said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert said(await ben.click(answer(card), label="Count")) == "Counted to 2."
    seen = await page.until(status="2")
    assert await page.do(seen, "chess") != ""
    assert await page.do(seen, "count") == "Counted to 3."
    assert (await page.until(is_over=True))["stop"] == []
    await world.later(1)
    assert (shown[-1], tally_in(world)) == (3, None)
    assert "That game is over already" in said(await ben.click(answer(card), label="Count"))


async def test_a_game_of_a_third_kind_is_ended_by_command_and_on_the_page(
    world: World,
    board: Board,  # noqa: F811 - a fixture
    shown: list[int],
) -> None:
    ada, _ = world.players("ada", "ben")
    page = await board.open(ada.id, subject="tally")
    assert "begin:tally" in await offered_at(page)
    assert await page.do(NOWHERE, "begin:tally") == ""
    asked = await ada.slash(world.channel, "ricochet stop")
    assert "It counts no further" in said(asked)
    assert tally_in(world)
    assert "The tally is over" in said(await confirm(ada, asked))
    assert tally_in(world) is None

    assert await page.do(NOWHERE, "begin:tally") == ""
    seen = await page.until(is_over=False, status="0")
    assert [(way["what"], way["effect"]) for way in seen["stop"]] == [("end", "It counts no further.")]
    assert await page.do(seen, "end") == ""
    assert tally_in(world) is None
    assert set(shown) <= {0}


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

    await world.restart_bot(killed=True)
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


async def test_a_game_of_a_third_kind_that_cannot_be_read_is_named_by_its_kind(world: World, ada: Member, shown: list[int]):
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ada.id, world.bot.clock.now()))
    await world.bot.store.quarantine(tally.game_id, "ValueError: no tally")
    assert [(game.kind, game.game_id) for game in await world.bot.store.quarantined()] == [("tally", tally.game_id)]
    assert (shown, news(world.channel)) == ([], [])


async def test_who_is_forgotten_leaves_a_game_of_a_third_kind(world: World, ada: Member, ben: Member, shown: list[int]) -> None:
    now = world.bot.clock.now()
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ben.id, now))
    await tally.handle(Count(ada.id), now)
    await world.bot.games.erasure.forget(ada.id)
    stored = await world.bot.store.events_of(tally.game_id)
    assert not [event for event in stored if getattr(event, "player", None) == ada.id]
    assert (tally.state.is_over, shown[-1:]) == (True, [1])


async def test_what_counts_of_a_third_kind_is_written_by_its_own_projection(
    world: World, ada: Member, shown: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[tuple[int, object]]()

    def write(_: object, game: Game, number: int, event: object) -> None:
        assert (game.kind, game.guild_id) == ("tally", world.guild.id)
        written.append((number, event))

    monkeypatch.setattr(projections, "PROJECTIONS", {**projections.PROJECTIONS, "tally": write})
    now = world.bot.clock.now()
    tally = await world.bot.games.open(Place(world.guild.id, world.channel.id), beginning(ada.id, now))
    await tally.handle(Count(ada.id), now)
    assert written == list(enumerate([*beginning(ada.id, now), PlayerSeen(now, ada.id), Counted(now, ada.id)]))
    assert shown == []
