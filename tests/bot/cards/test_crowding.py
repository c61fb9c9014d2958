"""The buttons of the cards of running games, in every state that random play comes to, and of the panel behind *More…*."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
from discord import ui

from bot.app import handlers_of
from bot.cards.board_link import Link
from bot.cards.daily import rare_buttons, working_card
from bot.cards.match import round_card
from bot.cards.more import Reader, more_panel
from bot.cards.pad import fresh_pad, tried
from bot.cards.post import Post
from bot.cards.race import race_card
from bot.cards.rush import rush_card
from bot.cards.solo import solo_card
from tests.bot.english import say
from tests.soak import other_games
from tests.soak.matches import Game

pytestmark = pytest.mark.usefixtures("kernels")

LINK, GAMES = Link("http://127.0.0.1:1/"), 12
PAD_KEY = re.compile(r"(?:rush|daily):[0-9.]+:[RGBYKSlurd][RGBYKS]:.*")
"""A robot or an arrow of a pad."""

LEADING = {discord.ButtonStyle.primary, discord.ButtonStyle.success}
READERS = [Reader(player, may_moderate) for player in (*other_games.PLAYERS, 9) for may_moderate in (False, True)]


def matches(random: Random) -> Iterator[tuple[Any, Post]]:
    game = Game(random, Counter())
    for _ in range(300):
        if game.step() and not game.match.is_over:
            yield game.match, round_card(say, 1, game.match, board_link=LINK)


def races(random: Random) -> Iterator[tuple[Any, Post]]:
    for race in other_games.race_states(random, Counter()):
        if not race.is_over:
            yield race, race_card(say, 1, race, board_link=LINK)


def solos(random: Random) -> Iterator[tuple[Any, Post]]:
    for game in other_games.solo_states(random, Counter()):
        if not game.is_over:
            yield game, solo_card(say, 1, game, board_link=LINK)


def rushes(random: Random) -> Iterator[tuple[Any, Post]]:
    for rush in other_games.rush_states(random, Counter()):
        if not rush.is_over:
            yield rush, rush_card(say, 1, rush, None, None, LINK)


def buttons(post: Post) -> Iterator[list[ui.Button[Any]]]:
    """The buttons of each row, without the keys that move robots."""
    for row in post.view.walk_children():
        if isinstance(row, ui.ActionRow):
            shown = [item for item in row.children if isinstance(item, ui.Button)]
            if others := [one for one in shown if not PAD_KEY.fullmatch(one.custom_id or "")]:
                yield others


def check_fits(post: Post) -> None:
    (row,) = buttons(post)
    assert len(row) <= 5, "with the link to the board and *More…*"
    assert sum(button.style in LEADING for button in row) <= 1
    check_sent(post)


def check_sent(post: Post) -> None:
    """Discord takes the message, and what it sends for each button is handled."""
    shown = [item for item in post.view.walk_children() if isinstance(item, ui.Button) and item.custom_id]
    assert len({button.custom_id for button in shown}) == len(shown)
    assert len(list(post.view.walk_children())) <= 40
    templates = [handler.template for handler in handlers_of(discord.InteractionType.component)]
    for button in shown:
        assert len(button.custom_id or "") <= 100
        assert any(template.fullmatch(button.custom_id or "") for template in templates), button.custom_id


@pytest.mark.parametrize(("kind", "states"), [("match", matches), ("race", races), ("solo", solos), ("rush", rushes)])
def test_a_running_game_has_one_row_of_five_buttons_and_the_rest_behind_more(kind: str, states: Any) -> None:
    behind = Counter[str]()
    for seed in range(GAMES):
        for number, (state, card) in enumerate(states(Random(seed))):
            check_fits(card)
            if number % 2 == 0:
                for reader in READERS:
                    panel = more_panel(say, kind, 1, state, reader)
                    check_sent(panel)
                    behind.update(button.label or "" for row in buttons(panel) for button in row)
    everything = {
        "match": {"Skip player", "Turn hourglass", "💡 How long?", "🔍 Zoom", "⏱️ Short match", "🤖 Add a bot", "🔬 Study"},
        "race": {"🔍 Zoom", "🤖 Add a bot", "🔬 Study", "Other rules…"},
        "solo": {"💡 How long?", "💡 Which robots?", "🔍 Zoom", "Give up this chip", "🔬 Study", "Other rules…"},
        "rush": {"🔍 Zoom"},
    }[kind]
    assert everything | {"How to play", "Stop …"} <= behind.keys()


def test_a_puzzle_of_the_day_has_one_row_below_its_pad_and_one_more_when_that_is_wanted() -> None:
    for seed in range(GAMES):
        for puzzle, play, _ in other_games.puzzles(Random(seed)):
            pad = tried(puzzle.position, fresh_pad(puzzle.position))
            rare = rare_buttons(say, puzzle.day, play, pad.pad, is_over=True)
            check_fits(working_card(say, puzzle, play, pad, None, board_link=LINK))
            opened = working_card(say, puzzle, play, pad, None, more=rare, board_link=LINK)
            check_sent(opened)
            assert [len(row) <= 5 for row in buttons(opened)] == [True, True]
