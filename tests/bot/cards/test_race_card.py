"""What the cards of a race give away: nothing before the round is over."""

import re
from dataclasses import replace
from random import Random

from bot.cards.my_games import my_games_card
from bot.cards.post import Post
from bot.cards.race import is_race_news, race_card, race_headline, race_news, visible
from bot.cards.study import study_button
from bot.games.kinds import wait_in
from bot.store import GameEvent, Place, StoredGame
from bot.text import Texts
from engine import RULES_1999, parse_moves
from engine.games.match.events import BidMade, ProverAsked
from engine.games.match.play import PlaceBid, decide, start
from engine.games.match.state import replay
from engine.games.race.play import EndRace, Submit
from engine.games.race.play import decide as decide_race
from engine.games.race.play import start as start_race
from engine.games.race.state import Race, RaceEvent
from engine.games.race.state import replay as replay_race
from engine.rules.commands import RecordBest, SayDone, TimeUp
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from tests.engine.first_round import ANN, BEN, IN_FIVE, IN_FOUR, IN_THREE, SETUP

SAY = Texts.of("en")


def played(*submitted: tuple[Player, str], best: str = "") -> tuple[list[RaceEvent], Race, list[Outcome[Race, RaceEvent]]]:
    """A race in which these have submitted solutions, and the solver has found a best one."""
    events, outcomes = list(start_race(RULES_1999, SETUP, ANN, 0, Random(1))), list[Outcome[Race, RaceEvent]]()
    race = replay_race(events)
    commands = [Submit(player, parse_moves(moves)) for player, moves in submitted]
    for command in (*commands, *([RecordBest(1, parse_moves(best))] if best else [])):
        outcome = decide_race(race, command, 10, Random(1))
        assert isinstance(outcome, Outcome)
        race, events, outcomes = outcome.after, [*events, *outcome.events], [*outcomes, outcome]
    return events, race, outcomes


def shown(post: Post) -> object:
    return post.view.to_components(), [picture.alt for picture in post.pictures]


def test_the_card_tells_how_many_have_something_and_nothing_else() -> None:
    _, one, _ = played((ANN, IN_FIVE), (BEN, IN_FOUR))
    _, other, _ = played((BEN, IN_THREE), (ANN, IN_FOUR), best=IN_THREE)
    assert shown(race_card(SAY, 1, one, b"x")) == shown(race_card(SAY, 1, other, b"x"))
    assert race_headline(SAY, one) == race_headline(SAY, other)


def test_the_card_of_a_round_in_which_the_race_was_ended_keeps_its_number() -> None:
    _, race, _ = played((ANN, IN_FIVE))
    ended = decide_race(race, EndRace(ANN), 20, Random(1))
    assert isinstance(ended, Outcome)
    assert race_headline(SAY, ended.after) == race_headline(SAY, race)


def test_a_better_solution_of_a_player_changes_no_card() -> None:
    _, before, _ = played((ANN, IN_FIVE))
    _, after, _ = played((ANN, IN_FIVE), (ANN, IN_FOUR), best=IN_THREE)
    assert visible(before) == visible(after)


def test_no_message_announces_a_solution_before_the_round_is_over() -> None:
    _, race, outcomes = played((ANN, IN_FIVE), (BEN, IN_FOUR), best=IN_THREE)
    assert not any(map(is_race_news, outcomes))
    ended = decide_race(race, TimeUp(180), 181, Random(1))
    assert isinstance(ended, Outcome)
    assert is_race_news(ended)


def test_a_chip_that_was_won_when_it_came_up_again_is_studied_once() -> None:
    _, race, _ = played((ANN, IN_FIVE))
    ended = decide_race(race, TimeUp(180), 181, Random(1))
    assert isinstance(ended, Outcome)
    won = ended.after.results[0]
    unsolved = replace(won, number=1, line=None, places=(), entries=())
    race = replace(ended.after, results=(unsolved, replace(won, number=2)))
    over = decide_race(race, EndRace(ANN), 200, Random(1))
    assert isinstance(over, Outcome)
    post = race_news(SAY, 1, over, [], race.results[1])
    assert post
    _, study = custom_ids(post)  # after the button for another race
    assert study == study_button(SAY, 1, 2, has_proof=True)[1]


def custom_ids(post: Post) -> list[str]:
    """Return what the buttons of a message do."""
    return re.findall(r"'custom_id': '([^']+)'", str(post.view.to_components()))


def listed(events: list[GameEvent], player: Player, card: int | None = 7) -> str:
    """What the list of a player's games says of one."""
    game = StoredGame(1, Place(10, 11), private=False, rules_version=1, events=tuple(events), card=card)
    wait = wait_in(game, player)
    assert wait
    return str(my_games_card(SAY, [(game, wait)]).view.to_components())


def test_a_list_of_games_shows_a_players_own_solution_alone() -> None:
    events, _, _ = played((ANN, IN_FIVE), best=IN_THREE)
    assert "your best: 5 moves" in listed([*events], ANN)
    assert "solve the chip" in listed([*events], BEN)
    assert "https://discord.com/channels/10/11/7" in listed([*events], BEN)
    assert "https://discord.com/channels/10/11/7" not in listed([*events], BEN, card=None)


def test_a_list_of_games_opens_each_in_the_activity_where_there_is_one() -> None:
    events, _, _ = played((ANN, IN_FIVE))
    game = StoredGame(8, Place(10, 11), private=False, rules_version=1, events=tuple(events), card=7)
    wait = wait_in(game, ANN)
    assert wait
    link = "https://discord.com/activities/7?custom_id=10.11/race:8"
    assert link in str(my_games_card(SAY, [(game, wait)], 7).view.to_components())
    assert "activities" not in str(my_games_card(SAY, [(game, wait)]).view.to_components())
    place = Place(10**19 - 1, 10**19 - 1)
    many = [(replace(game, game_id=10**9 + number, place=place, card=10**19 - 1), wait) for number in range(25)]
    assert len(str(my_games_card(SAY, many, 10**19 - 1).view.to_components())) < 4000


def test_a_list_of_games_says_who_has_to_bid_and_to_prove() -> None:
    events: list[GameEvent] = [*start(RULES_1999, SETUP, ANN, 0, Random(1))]
    assert "you have no bid yet" in listed(events, ANN)
    match = replay(events)  # pyright: ignore[reportArgumentType] - of a match
    for command, at in ((PlaceBid(ANN, 3), 1), (PlaceBid(BEN, 4), 2), (SayDone(ANN), 3), (SayDone(BEN), 4)):
        outcome = decide(match, command, at, Random(1))
        assert isinstance(outcome, Outcome)
        match, events = outcome.after, [*events, *outcome.events]
    assert "nothing to do right now" in listed(events, ANN)
    proving = decide(match, TimeUp(match.deadline or 0), 5, Random(1))
    assert isinstance(proving, Outcome)
    events += proving.events
    assert any(isinstance(event, BidMade) for event in events)
    assert any(isinstance(event, ProverAsked) for event in events)
    assert "show your moves" in listed(events, ANN)
    assert "nothing to do right now" in listed(events, BEN)
