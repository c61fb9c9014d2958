"""The contents of pictures of people."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from bot.cards.people import ending, leaders, scoreboard
from bot.cards.standings import short_name
from bot.store import Score, Standing
from bot.store.periods import Ever, Month, Week
from bot.text import Texts, languages
from engine import FIFTH, Edition, Robot, draw_setup, rules_for
from engine.games.match.events import Ending, MatchEnded
from engine.games.match.play import start
from engine.games.match.state import Match, evolve, replay
from engine.rules.events import Player
from render.cards import draw_card
from render.sections import MAX_ROWS, Card
from tests.bot.english import say
from tests.engine.first_round import ANN, BEN, CLEO, DAN
from tests.engine.match_driver import with_history


@pytest.mark.parametrize("fifth", [None, *FIFTH])
def test_the_fifth_robot_of_a_match_is_on_its_pictures_and_no_other(fifth: Robot | None) -> None:
    match = _begun(fifth)
    assert scoreboard(say, match, {}).card.fifth is fifth
    assert ending(say, evolve(match, MatchEnded(2, Ending.STOPPED, ())), {}).card.fifth is fifth


def _begun(fifth: Robot | None) -> Match:
    rules = rules_for(Edition.Y2013, fifth_robot=fifth)
    return replay(start(rules, draw_setup(rules, Random(1)), 1, 0, Random(1)))


def test_the_scoreboard_tells_the_number_that_was_fixed_when_the_first_chip_was_won() -> None:
    match = with_history([ANN, BEN], [ANN]).match
    names = {ANN: "Ann"}
    told = scoreboard(say, match, names).card.subtitle
    assert told == "First to 8 chips wins"
    assert scoreboard(say, replace(match, players=(ANN, BEN, CLEO, DAN)), names).card.subtitle == told


def test_how_many_more_people_have_chips_than_there_are_rows_stands_below_them() -> None:
    everybody = range(1, MAX_ROWS + 3)
    names = {player: f"Player {player}" for player in everybody}
    for more, footer in ((0, ""), (1, "…and 1 more"), (2, "…and 2 more")):
        players = everybody[: MAX_ROWS + more]
        card = scoreboard(say, with_history(players, players).match, names)
        assert (len(card.card.rows), card.card.footer) == (MAX_ROWS, footer)


@pytest.mark.parametrize(("winners", "title", "named"), [([ANN], "Ann wins!", "Ann"), ([ANN, BEN], "Victory is shared!", "")])
def test_the_title_names_who_has_won_alone(winners: list[Player], title: str, named: str) -> None:
    match = evolve(with_history([ANN, BEN], winners).match, MatchEnded(900, Ending.AGREED, tuple(winners)))
    card = ending(say, match, {ANN: "Ann", BEN: "Ben"})
    assert (card.card.title, card.card.named) == (title, named)


@pytest.mark.parametrize(("language", "written"), [("en", "12,345"), ("de", "12.345"), ("fr", "12\u202f345")])
def test_numbers_on_a_leaderboard_are_written_as_in_its_language(language: str, written: str) -> None:
    card = leaders(Texts.of(language), [Standing(1, ANN, 12_345)], Score.CHIPS, "", {ANN: "Ann"})
    assert [row.written for row in card.card.rows] == [written]


@pytest.mark.parametrize("language", languages())
def test_what_stands_below_a_title_is_not_cut_in_any_language(language: str) -> None:
    """What is cut looks the same whatever more there is of it."""
    of_language = Texts.of(language)
    texts = [
        *(short_name(of_language, period) for period in (Week(date(2026, 9, 28)), Month(date(2026, 9, 1)), Ever())),
        *(of_language("people-goal-chips", chips=chips) for chips in (1, 16)),
        of_language("people-goal-all"),
        of_language("people-rounds", rounds=100),
    ]
    cut = [
        text for text in texts if draw_card(Card("", [], subtitle=text)) == draw_card(Card("", [], subtitle=text + "! More"))
    ]
    assert cut == []


def test_the_medals_of_the_first_three_places_are_told_in_words() -> None:
    standings = [Standing(place, place, 9 - place) for place in (1, 2, 3, 4)]
    card = leaders(say, standings, Score.CHIPS, "All time", {1: "Ann", 2: "Ben", 3: "Cleo", 4: "Dan"})
    told = "First place: Ann, 8 chips; second place: Ben, 7 chips; third place: Cleo, 6 chips; 4. Dan, 5 chips"
    assert card.alt(say) == f"Most chips. All time. {told}."


@pytest.mark.parametrize("language", languages())
def test_each_medal_has_words_of_its_own_in_every_language(language: str) -> None:
    told = [Texts.of(language)("people-row", place=place, name="Ann", points=1, score="chips") for place in (1, 2, 3)]
    assert len({*told}) == 3
    assert not any(text[0].isdigit() for text in told)
