"""What is done has one name: below a card, behind *More…*, on a pad, and on the board's page, in every language."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.cards.match import round_card
from bot.cards.more import Reader, more_panel
from bot.cards.pad import Key, Pad, Use, pad_rows
from bot.cards.post import Post
from bot.cards.race import race_card
from bot.cards.rush import rush_card
from bot.cards.solo import solo_card
from bot.text import Texts, languages
from bot.web import protocol
from bot.web.match_view import match_view
from bot.web.race_view import race_view
from bot.web.rush_view import rush_view
from bot.web.solo_view import solo_view
from engine.board.moves import Move
from engine.board.notation import parse_moves
from tests.soak import other_games
from tests.soak.matches import Game

pytestmark = pytest.mark.usefixtures("kernels")

PLAYER = 1
ONE_ACT = {"prove": "type", "show": "type", "submit": "type"}
ONE_ACT |= {Key.TYPE.value: "type", Key.ZOOM.value: "zoom", Key.GOT_IT.value: "got-it"}
"""The words of an act below cards and on pads that differ."""

Seen = Iterator[tuple[Post, Post, protocol.GameView]]


def matches(say: Texts, random: Random) -> Seen:
    game = Game(random, Counter())
    for _ in range(60):
        if game.step() and not game.match.is_over:
            match = game.match
            view = match_view(say, 1, match, PLAYER, {}, may_try=True)
            yield round_card(say, 1, match), more_panel(say, "match", 1, match, Reader(PLAYER)), view


def races(say: Texts, random: Random) -> Seen:
    for race in other_games.race_states(random, Counter()):
        if not race.is_over:
            yield race_card(say, 1, race), more_panel(say, "race", 1, race, Reader(PLAYER)), race_view(say, 1, race, PLAYER, {})


def solos(say: Texts, random: Random) -> Seen:
    for game in other_games.solo_states(random, Counter()):
        if not game.is_over:
            yield solo_card(say, 1, game), more_panel(say, "solo", 1, game, Reader(PLAYER)), solo_view(say, 1, game, PLAYER, {})


def rushes(say: Texts, random: Random) -> Seen:
    for rush in other_games.rush_states(random, Counter()):
        if rush.is_running:
            yield (
                rush_card(say, 1, rush, None, None),
                more_panel(say, "rush", 1, rush, Reader(PLAYER)),
                rush_view(say, 1, rush, {}),
            )


def acts(post: Post) -> Iterator[tuple[str, str]]:
    """The word of each button's act, and its label."""
    for button in post.view.walk_children():
        if isinstance(button, ui.Button):
            yield from act_of(button)


def act_of(button: ui.Button[Any]) -> Iterator[tuple[str, str]]:
    *before, word = (button.custom_id or "").split(":")
    word = before[-1] if word.isdecimal() else word  # the id of a game comes last where the whole game is meant
    if pressed := re.search(r":([a-zA-Z])[RGBYKS]:[^:]*$", button.custom_id or ""):
        word = {Key.PASS.value: "pass", Key.SHOW.value: "show moves", Key.MORE.value: "more"}.get(pressed[1], pressed[1])
    yield ONE_ACT.get(word, word), plain(button.label or "")


def plain(label: str) -> str:
    """A label without its sign and without a number in brackets."""
    return re.sub(r"^\W+ | \(.*\)$", "", label).casefold()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("states", [matches, races, solos, rushes])
def test_an_act_has_one_name_below_the_card_behind_more_and_on_the_page(language: str, states: Any) -> None:
    say = Texts.of(language)
    names, on_page = defaultdict[str, set[str]](set), set[str]()
    for card, panel, view in states(say, Random(7)):
        for word, label in (*acts(card), *acts(panel)):
            names[word].add(label)
        for action in view.actions:
            names[action.what].add(plain(action.label))
            on_page.add(action.what)
    assert {word: labels for word, labels in names.items() if len(labels) > 1} == {}
    assert on_page <= names.keys()
    assert len(on_page) > 0


@pytest.mark.parametrize("language", languages())
def test_the_keys_of_a_pad_have_the_names_of_the_cards_and_of_the_page(language: str) -> None:
    say, pad = Texts.of(language), Pad(*first_move())
    uses = Use("solo:1.1", got_it=True), Use("daily:1", may_type=True)
    rows = [row for use in uses for row in pad_rows(say, use, pad, [pad.robot])]
    keys = dict(one for row in rows for item in row.children if isinstance(item, ui.Button) for one in act_of(item))
    assert keys["type"] == plain(say("button-prove")) == plain(say("button-race-submit")) == plain(say("button-solo-show"))
    assert keys["zoom"] == plain(say("button-zoom"))
    assert keys["got-it"] == plain(say("button-solo-got-it"))
    assert keys["show moves"] == plain(say("pad-show"))


def first_move() -> tuple[Any, tuple[Move, ...]]:
    (move,) = parse_moves("R-up")
    return move.robot, (move,)
