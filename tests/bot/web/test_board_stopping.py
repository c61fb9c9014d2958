"""*Stop* on the board: who may leave or end what, and that it does what it says."""

from dataclasses import replace
from typing import Any

import pytest

from bot.cards.ending import Way, ways_out_of_match, ways_out_of_race, ways_out_of_rush, ways_out_of_solo
from bot.text import Texts, languages
from engine.games.match.events import ChipWon
from engine.games.match.play import PlaceBid
from engine.games.match.state import Phase
from engine.games.race.state import ranked
from engine.games.rush.play import EndRush, Go
from engine.games.solo.play import EndSolo
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import stop
from tests.bot.world import EASY, THINKING_TIME, Member, World

from . import test_race_view as races
from . import test_rush_view as rushes
from . import test_solo_view as solos
from .pages import Page
from .test_begin import whats
from .test_server import Board
from .test_view import ADA, BEN, CLEO, Game


def out_of(game: Game, reader: int, *, may_moderate: bool = False) -> list[str]:
    return [one.way.value for one in ways_out_of_match(say, game.match, reader, may_moderate=may_moderate)]


def test_each_reader_is_offered_what_they_may_do() -> None:
    game = Game()
    assert out_of(game, ADA) == ["finish", "stop"], "who has started the match can always vote, and cancel it"
    assert out_of(game, BEN) == []
    game.do(PlaceBid(BEN, 4))
    assert out_of(game, BEN) == ["leave", "finish"]
    assert out_of(game, CLEO) == []
    assert out_of(game, CLEO, may_moderate=True) == ["stop"]


def test_who_watches_is_offered_no_way_out() -> None:
    assert Game().seen_by(None).stop == ()
    assert races.seen(races.begun(), None).stop == ()
    assert solos.seen(solos.begun(), None).stop == ()


@pytest.mark.parametrize("language", languages())
def test_each_way_says_what_it_does_in_every_language(language: str) -> None:
    texts, game = Texts.of(language).on_board, Game().do(PlaceBid(BEN, 4))
    rush, solo = rushes.after(rushes.prepared(), Go(ADA)), solos.begun()
    race = races.after(races.begun(), races.submit(races.ANN, races.IN_THREE))
    shown = [
        *ways_out_of_match(texts, game.match, BEN, may_moderate=True),
        *ways_out_of_race(texts, race, races.ANN, may_moderate=False),
        *ways_out_of_solo(texts, solo, ADA, may_moderate=False),
        *ways_out_of_rush(texts, rush, ADA, may_moderate=False),
    ]
    assert len({one.effect for one in shown}) == len(shown) == 7
    assert all(len(one.label) <= 30 for one in shown)


def test_of_a_game_that_is_over_there_is_nothing_left_to_end() -> None:
    rush = rushes.after(rushes.prepared(), Go(ADA), EndRush(ADA))
    assert list(ways_out_of_rush(say, rush, ADA, may_moderate=False)) == []
    assert list(ways_out_of_solo(say, solos.after(solos.begun(), EndSolo(ADA)), ADA, may_moderate=True)) == []


async def seen_until(page: Page, what: str) -> dict[str, Any]:
    """Return the first view that offers this way out."""
    while True:
        seen = (await page.receive()).get("view")
        if seen and what in [one["what"] for one in seen["stop"]]:
            return seen


async def test_the_starter_who_was_away_ends_the_match_that_nobody_plays(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id)
    await ada.slash(world.channel, "ricochet start", code=EASY)
    while world.match().phase is not Phase.IDLE:
        await world.later(THINKING_TIME)
    assert world.match().present == ()
    seen = await seen_until(page, "finish")
    assert await page.do(seen, "finish") == ""
    assert world.bot.games.match_in(world.channel.id) is None


async def test_a_match_is_left_and_then_cancelled_on_the_board(world: World, ada: Member, ben: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    await ben.slash(world.channel, "bid", moves=9)
    page = await board.open(ben.id)
    seen = await seen_until(page, "leave")
    assert await page.do(seen, "stop") != "", "Ben has not started it"
    assert await page.do({**seen, "round": 7}, "leave") == say("done-left-match")
    assert ben.id in world.match().left
    page = await board.open(ada.id)
    assert await page.do(await seen_until(page, "stop"), "stop") == ""
    assert world.bot.games.match_in(world.channel.id) is None


async def test_a_race_a_solo_game_and_a_rush_are_ended_on_the_board(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet race", code=EASY)
    page = await board.open(ada.id, subject="race")
    assert await page.do(await seen_until(page, "end"), "end") == say("done-race-stopped")
    await begin_alone(ada, world.channel, code=EASY)
    page = await board.open(ada.id, subject="solo")
    assert await page.do(await seen_until(page, "end"), "end") == ""
    page = await board.open(ada.id, subject="rush")
    assert await page.do({"game": "", "round": 0}, "go") == ""
    assert await page.do(await seen_until(page, "end"), "end") == ""
    assert world.bot.games.census().games == {"match": 0, "solo": 0, "race": 0, "rush": 0}


async def test_a_moderator_ends_the_open_solo_game_of_another(world: World, ada: Member, board: Board) -> None:
    await begin_alone(ada, world.channel, code=EASY)
    page = await board.open(world.player("ben").id, subject="solo")
    seen = await page.until(round=1)
    assert seen["stop"] == []
    assert await page.do(seen, "end") == say("refusal-solo-not-yours", player="ada").partition(".")[0] + "."


async def test_where_a_match_is_on_it_is_opened_and_nothing_is_offered_that_is_refused(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ben.id, subject="race")
    await page.receive()
    shown = await page.receive()
    assert whats(shown) == ["open:match", "begin:tutorial", "begin:daily"]
    assert shown["actions"][0]["label"] == "Open the match"
    assert (await page.ask({"game": "", "round": 0}, "open:match"))["opens"] == "match"


async def test_where_an_open_solo_game_is_on_it_is_opened_in_place_of_a_match_and_of_another_like_one_that_is_over(
    world: World, board: Board
) -> None:
    ada, ben = world.players("ada", "ben")
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ada.id, subject="match")
    await page.until(kind="match", is_over=False)
    await stop(ada, world.channel)
    assert whats(await page.until(is_over=True)) == ["rematch", "board"]
    await begin_alone(ada, world.channel, code=EASY)
    while whats(await page.until(is_over=True)) != ["open:solo"]:
        pass
    page = await board.open(ben.id, subject="match")
    await page.receive()
    assert whats(shown := await page.receive())[0] == "open:solo"
    assert "begin:match" not in whats(shown)
    assert (await page.ask({"game": "", "round": 0}, "open:solo"))["opens"] == "solo"


async def test_beside_a_refusal_comes_the_button_that_opens_what_is_in_the_way(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    page = await board.open(ben.id, subject="race")
    await page.receive()
    assert "begin:race" in whats(await page.receive())
    await ada.slash(world.channel, "ricochet start", code=EASY)
    assert await page.do({"game": "", "round": 0}, "begin:race") == say.on_board("problem-race-beside-other")
    while "open:match" not in whats(await page.receive()):
        pass


async def test_a_race_that_is_over_is_followed_by_another_like_it(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet race", code=EASY, chips=2, time=60)
    page = await board.open(ada.id, subject="race")
    first = await seen_until(page, "end")
    assert await page.do(first, "end") == say("done-race-stopped")
    over = await page.until(is_over=True)
    assert whats(over) == ["again"]
    assert await page.do(over, "again") == ""
    race = world.bot.games.find("race", world.channel.id)
    assert race is not None
    assert (race.state.rounds, race.state.seconds, race.state.starter) == (2, 60, ada.id)
    assert (await page.until(is_over=False))["game"] == str(race.game_id)


def labels(game: Game, reader: int, *, may_moderate: bool = False) -> list[str]:
    return [one.label for one in ways_out_of_match(say, game.match, reader, may_moderate=may_moderate)]


def test_the_board_says_how_many_votes_there_will_be_and_offers_an_end_at_once_to_moderators_alone() -> None:
    game = Game().do(PlaceBid(BEN, 4))
    game.do(PlaceBid(ADA, 9))
    assert "Vote to end · 1 of 2" in labels(game, ADA)
    game.events.append(ChipWon(1002, BEN, ()))
    assert labels(game, ADA) == ["Leave the match", "Vote to end · 1 of 2"]
    assert labels(game, CLEO, may_moderate=True) == ["End match now", "Cancel match"]


def test_once_another_has_points_the_board_offers_a_vote_about_the_end_of_a_race() -> None:
    race = races.after(races.begun(), races.submit(races.BEN, races.IN_THREE))
    (alone,) = [one for one in ways_out_of_race(say, race, race.starter, may_moderate=False) if one.way is Way.END]
    assert alone.label == "End the race"
    decided = replace(race, results=(replace(race.round, places=ranked(race.round.entries, share=False)),))
    (vote,) = [one for one in ways_out_of_race(say, decided, race.starter, may_moderate=False) if one.way is Way.END]
    assert vote.label == "Vote to end · 1 of 2"
    (own,) = [one for one in ways_out_of_race(say, decided, races.BEN, may_moderate=False) if one.way is Way.END]
    assert own.label == "Vote to end · 1 of 1"
