"""What a viewer may see of a match, and the messages of the page."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from discord import ui

from bot.cards.board_link import Link
from bot.cards.buttons import Action
from bot.cards.match import round_card
from bot.text import Texts, languages
from bot.text.escaping import escaped
from bot.web.match_view import match_view
from bot.web.protocol import typescript
from bot.web.view import page_words, plain
from engine import RULES_2013, Rules, Setup, parse_moves
from engine.games.match.events import Event, MatchIdled
from engine.games.match.play import (
    Command,
    End,
    Pass,
    PlaceBid,
    Shorten,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
    decide,
    start,
)
from engine.games.match.state import MAX_ROUNDS_WITHOUT_PEOPLE, Match, replay
from engine.rules.bots import Level
from engine.rules.commands import AddBot, GiveSign, Leave, SayDone, TimeUp, WantNext
from engine.rules.events import BestFound, BotJoined
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal
from tests.bot.world import EASY, SOLUTION

ADA, BEN, CLEO, BOT = 101, 102, 103, 1
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
PATH = parse_moves(SOLUTION)
SECRET = '"Y-down","G-down","G-right","G-up"'
SOURCES = Path(__file__).parents[3] / "web" / "src"

EN = Texts.of("en")


class Game:
    """A match of Ada, Ben and Cleo, in which time passes only where that is said."""

    def __init__(self, rules: Rules = RULES_2013) -> None:
        self.events: list[Event] = list(start(rules, Setup.from_code(EASY), ADA, 1000.0, Random(1)))
        self.now = 1001.0

    @property
    def match(self) -> Match:
        return replay(self.events)

    def do(self, *commands: Command) -> "Game":
        for command in commands:
            outcome = decide(self.match, command, self.now, Random(1))
            assert isinstance(outcome, Outcome), outcome
            self.events += outcome.events
        return self

    def sand_runs_out(self) -> "Game":
        deadline = self.match.deadline
        assert deadline is not None
        self.now = deadline
        return self.do(TimeUp(deadline))

    def seen_by(self, viewer: int | None, *, may_try: bool = True):
        return match_view(EN, 7, self.match, viewer, NAMES, may_try=may_try)


@pytest.fixture
def game() -> Game:
    return Game()


def test_a_sealed_path_is_seen_by_its_own_player_alone(game: Game) -> None:
    game.do(PlaceBid(ADA, 4, PATH))
    assert game.seen_by(ADA).own == tuple(map(str, PATH))
    assert SECRET in game.seen_by(ADA).model_dump_json()
    for other in (BEN, None):
        assert SECRET not in game.seen_by(other).model_dump_json()


def test_a_match_that_is_over_replays_the_chips_that_were_won_before(game: Game) -> None:
    game.do(PlaceBid(ADA, 4, PATH)).sand_runs_out().sand_runs_out()
    assert game.seen_by(BEN).solutions == ()
    game.do(End(ADA, may_moderate=True))
    (won,) = game.seen_by(BEN).solutions
    assert (won.label, won.path, won.study) == ("Chip 1: Ada", tuple(map(str, PATH)), "study:7.1")
    assert won.robots != game.seen_by(BEN).robots


def test_a_best_solution_is_in_no_view_before_the_chip_is_won(game: Game) -> None:
    game.do(PlaceBid(ADA, 9))
    game.events.append(BestFound(game.now, 1, PATH))
    for viewer in (ADA, BEN, None):
        assert SECRET not in game.seen_by(viewer).model_dump_json()


def test_the_winner_of_a_chip_is_addressed_with_the_score_and_a_star_where_it_is_a_shortest_way(game: Game) -> None:
    game.do(PlaceBid(ADA, 4, PATH), PlaceBid(BEN, 6)).sand_runs_out()
    assert [game.seen_by(viewer).won for viewer in (ADA, BEN, None)] == ["chip", "", ""]
    status = game.seen_by(ADA).status
    assert "You have won it!" in status
    assert "Ada **1**" in status
    assert "Ada has won the chip" in game.seen_by(BEN).status
    assert "🌟" not in status
    game.events.append(BestFound(game.now, 1, PATH))
    assert "🌟" in game.seen_by(ADA).status


def shown_by(game: Game) -> dict[int | None, tuple[int, int] | None]:
    """The least and the most moves that each viewer is asked to show."""
    finish = {viewer: game.seen_by(viewer).finish for viewer in (ADA, BEN, None)}
    return {viewer: (one.least, one.most) if one and one.what == "prove" else None for viewer, one in finish.items()}


def test_only_the_prover_is_asked_for_moves(game: Game) -> None:
    game.do(PlaceBid(ADA, 4), PlaceBid(BEN, 6)).sand_runs_out()
    assert shown_by(game) == {ADA: (4, 4), BEN: None, None: None}
    assert [game.seen_by(viewer).is_asked for viewer in (ADA, BEN, None)] == [True, False, False]
    assert "Your turn" in game.seen_by(ADA).status
    assert "Ada's turn" in game.seen_by(BEN).status
    game.do(Pass(ADA))
    assert shown_by(game) == {ADA: None, BEN: (6, 6), None: None}
    assert [bid.is_out for bid in game.seen_by(None).rows] == [True, False]


def test_robots_may_be_tried_by_players_where_the_server_has_move_pads(game: Game) -> None:
    assert game.seen_by(ADA).may_try
    assert not game.seen_by(ADA, may_try=False).may_try
    assert not game.seen_by(None).may_try
    game.do(PlaceBid(ADA, 4)).sand_runs_out()
    assert game.seen_by(ADA, may_try=False).may_try, "a proof is moved on the board in any case"


def test_in_the_pause_is_the_button_for_the_next_round_until_it_is_pressed(game: Game) -> None:
    game.do(PlaceBid(ADA, 4), PlaceBid(BEN, 5)).sand_runs_out().do(Pass(ADA), Pass(BEN))
    assert [(one.what, one.label) for one in game.seen_by(ADA).actions] == [("next", "⏭️ Next round")]
    assert game.seen_by(None).actions == ()
    game.do(WantNext(ADA))
    assert game.seen_by(ADA).actions == ()
    assert [one.what for one in game.seen_by(BEN).actions] == ["next"]


WISHES = {
    Action.DONE: SayDone,
    Action.HINT_LENGTH: lambda player: WantHint(player, HintLevel.LENGTH),
    Action.TURN: VoteToTurn,
    Action.VOTE_TO_SKIP: VoteToSkip,
    Action.PASS: Pass,
    Action.NEXT: WantNext,
    Action.FINISH: VoteToFinish,
    Action.SHORTEN: Shorten,
    Action.ADD_BOT: lambda player: AddBot(player, Level.EASY),
}
NOT_FOR_THEM = {
    Refusal.NOT_PLAYING,
    Refusal.NO_STAKE,
    Refusal.NOT_YOURS_TO_SHORTEN,
    Refusal.NOT_YOURS_TO_ADD_BOT,
    Refusal.NOT_YOUR_TURN,
    Refusal.OWN_TURN_TO_PROVE,
}


def offers(game: Game) -> set[tuple[int, Action]]:
    """Return who is offered which buttons of rounds. None is refused to who presses it, which is a sign of being present."""
    known = {action.value: action for action in Action}
    seen = {(viewer, one.what) for viewer in (ADA, BEN, CLEO) for one in game.seen_by(viewer).actions}
    offered = {(viewer, known[what]) for viewer, what in seen if what != "other-rules"}
    for viewer, button in offered:
        if wish := WISHES.get(button):
            signed = decide(game.match, GiveSign(viewer), game.now, Random(1))
            seen = signed.after if isinstance(signed, Outcome) else game.match
            assert decide(seen, wish(viewer), game.now, Random(1)) not in NOT_FOR_THEM, (viewer, button)
    return offered


def test_nobody_is_offered_what_they_would_be_refused(game: Game) -> None:
    assert {player for player, button in offers(game) if button is Action.TURN} == {ADA}, "nobody has bid yet"
    game.do(PlaceBid(ADA, 4), PlaceBid(BEN, 5), PlaceBid(CLEO, 6), Leave(CLEO))
    assert {player for player, _ in offers(game)} == {ADA, BEN}, "Cleo has left"
    game.sand_runs_out()
    assert {(ADA, Action.PASS), (BEN, Action.VOTE_TO_SKIP)} == offers(game), "Cleo has left"
    game.do(Pass(ADA), Pass(BEN))
    assert {(ADA, Action.NEXT), (BEN, Action.NEXT)} == offers(game), "Cleo has left"
    idle = Game()
    idle.events.append(MatchIdled(idle.now))
    assert {(ADA, Action.FINISH), *((player, Action.PLAY_ON) for player in (ADA, BEN, CLEO))} == offers(idle)


def test_a_match_that_only_bots_play_is_paused_for_want_of_people() -> None:
    game = Game()
    game.events += [BotJoined(game.now, BOT, Level.EASY, 1), MatchIdled(game.now)]
    assert "without a bid" in game.seen_by(ADA).status
    deserted = replace(game.match, rounds_begun=MAX_ROUNDS_WITHOUT_PEOPLE + game.match.latest_activity)
    assert "without any people" in match_view(EN, 7, deserted, ADA, NAMES, may_try=True).status


@pytest.mark.parametrize("language", languages())
def test_every_phase_has_its_words(language: str) -> None:
    say, game = Texts.of(language), Game()
    seen = [match_view(say, 7, game.match, ADA, NAMES, may_try=True).status]
    seen.append(match_view(say, 7, game.do(PlaceBid(ADA, 4)).match, ADA, NAMES, may_try=True).status)
    proving = game.sand_runs_out().match
    seen += [match_view(say, 7, proving, viewer, NAMES, may_try=True).status for viewer in (ADA, BEN)]
    seen.append(match_view(say, 7, game.do(Pass(ADA)).match, BEN, NAMES, may_try=True).status)
    assert all(seen)
    assert len(set(seen)) == len(seen)
    assert all("{}" in page_words(say)[f"stands-{robot}"] for robot in "RGBYKS")


def labels(match: Match, url: str | None) -> list[list[str | None]]:
    """The labels of the buttons of a card, row by row."""
    card = round_card(EN, 7, match, board_link=Link(url) if url else None)
    rows = [item for item in card.view.walk_children() if isinstance(item, ui.ActionRow)]
    return [[button.label for button in row.children if isinstance(button, ui.Button)] for row in rows]


def test_the_card_of_a_round_has_a_link_to_the_board_in_its_first_row(game: Game) -> None:
    assert labels(game.match, "http://127.0.0.1:1/") == [["Bid", "Move pad", "I'm done", "🎯 Open the board", "More…"]]
    assert labels(game.match, None) == [["Bid", "Move pad", "I'm done", "More…"]]


def test_the_page_has_the_types_of_the_messages() -> None:
    assert (SOURCES / "protocol.ts").read_text(encoding="utf-8") == typescript()


def test_names_are_values_and_never_marks() -> None:
    nick = "<t:0:F> **wins** `x` <@2> <#3>"
    text = plain("# <@1> (<t:9:R>) and **<@4>**, <@5>", {1: nick, 2: "Ben", 4: "Dan"})
    assert text == f"{escaped(nick)} and **Dan**, <@5>"
    assert re.findall(r"(?<!\\)[<*`]", text) == ["*", "*", "*", "*", "<"], "only those of the text itself act"
