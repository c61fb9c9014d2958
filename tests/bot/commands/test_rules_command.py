"""`/ricochet rules` shows the rules that apply in its place."""

from dataclasses import replace
from random import Random

import pytest
from discord import ui

from bot.cards.phrases import goal, needed
from bot.cards.post import Picture
from bot.commands.rules import _EXAMPLE, _SOLUTION, _TARGET, rules_screen
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.web.view import page_words
from engine import Board, Proof, ProofLength, Ricochet, Robot, Setup, draw_setup, parse_moves
from engine.games.match.state import Match, Round
from engine.rules.game import Activity
from engine.rules.rules import RULES_1999, RULES_2013, Bids, Diagonals, Difficulty, Edition, Rules, Ties, Times, rules_for
from engine.solver import Solution, solve
from tests.bot.contact import CONTACT, set_contact
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, buttons_of, card, press, said
from tests.bot.world import INTERMISSION, Member, World

MOST = 4000
"""The most characters that Discord takes in one message."""

EVERYTHING = GuildSettings(
    diagonals=Diagonals.WITH,
    fifth_robot=Robot.SILVER,
    proof_length=ProofLength.AT_MOST,
    ricochet=Ricochet.ONE_MOVE,
    ties=Ties.FEWER_CHIPS,
    hourglass=30,
).rules(Times(proof_time=200, thinking_time=400))


def text_of(rules: Rules, board: Board | None = None, texts: Texts = say) -> str:
    view = rules_screen(texts, "server", rules, Picture("rules.png", b"", "alt"), board).view
    return "\n".join(getattr(item, "content", "") for item in view.walk_children())


def test_the_usual_rules_know_no_diagonals_and_four_robots() -> None:
    text = text_of(RULES_2013)
    assert "iagonal" not in text
    assert "robots R, G, B and Y," in text
    assert "on the vortex, any robot –" in text
    assert "or lower their own bid" in text
    assert "exactly as many moves" in text


def test_everything_that_a_server_has_chosen_is_told_once() -> None:
    text = text_of(EVERYTHING)
    assert (
        "2013 edition · diagonal barriers · silver as the fifth robot · easy chips first, a little more each round · "
        "30 seconds of sand · 200 seconds to show a solution" in text
    )
    assert "**Diagonals.**" in text
    assert "robots R, G, B, Y and S," in text
    assert "on the vortex, any robot, silver too –" in text
    assert "at most as many moves" in text
    assert text.count("fewer chips") == 1
    assert text.count("No turn is needed") == 1
    assert "need no turn" not in text, "once is enough"
    assert len(text) <= MOST


@pytest.mark.parametrize(
    ("ricochet", "diagonals", "words"),
    [
        (
            Ricochet.TURN,
            Diagonals.WITHOUT,
            (
                "**Ricochet.** The arriving robot must have turned 90° between two of its own moves. "
                "So one move is never enough, and a straight run isn't either, whichever robots moved before.\n"
            ),
        ),
        (Ricochet.TURN, Diagonals.WITH, "A bounce off a diagonal doesn't count, because it happens within a move.\n"),
        (
            Ricochet.ONE_MOVE,
            Diagonals.WITHOUT,
            "**Ricochet.** A single move is no solution: it takes two or more, of whichever robots. No turn is needed.\n",
        ),
        (Ricochet.ONE_MOVE, Diagonals.WITH, "However often diagonals bend a move, it's still one.\n"),
    ],
)
def test_the_ricochet_rule_that_is_played_is_told_with_what_does_not_count(
    ricochet: Ricochet, diagonals: Diagonals, words: str
) -> None:
    text = text_of(replace(rules_for(Edition.Y2013, diagonals=diagonals), ricochet=ricochet))
    assert words in text
    assert ("must have turned" in text) is (ricochet is Ricochet.TURN)
    assert len(text) <= MOST


@pytest.mark.parametrize("ricochet", Ricochet)
def test_the_example_is_a_shortest_solution_by_both_ricochet_rules(ricochet: Ricochet) -> None:
    position = Setup.from_code(_EXAMPLE).position.with_target(_TARGET)
    shortest = solve(position, ricochet=ricochet)
    assert isinstance(shortest, Solution)
    assert isinstance(position.check(parse_moves(_SOLUTION), len(shortest.moves), ricochet=ricochet), Proof)


def test_a_server_of_1999_has_neither_diagonals_nor_a_fifth_robot() -> None:
    chosen = GuildSettings(edition=Edition.Y1999, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK, difficulty=Difficulty.ANY)
    rules = chosen.rules(Times())
    assert rules == RULES_1999
    assert "change their own bid to any other number" in text_of(rules)


async def test_the_rules_are_those_of_the_match_in_the_channel_or_else_of_the_server(world: World, ada: Member) -> None:
    assert "The rules of this server: 2013 edition · easy chips first, a little more each round." in said(
        await ada.slash(world.channel, "ricochet rules")
    )
    await world.start(ada, edition="1999", chips=17)
    text = said(await ada.slash(world.channel, "ricochet rules"))
    assert "The rules of the match in this channel: 1999 edition." in text
    assert "All 17 chips are played; whoever has the most wins." in text


FAIR = "Who decides, what counts"


async def test_below_the_rules_of_a_match_a_button_says_who_decides_in_it(world: World, ada: Member) -> None:
    fair = said(await press(ada, await ada.slash(world.channel, "ricochet rules"), FAIR))
    assert "in this round or the last 2, and haven't left" in fair
    assert "the time to think is over (5 minutes)" in fair
    assert "**Tournaments.**" in fair, "it can be chosen"
    assert "**Lower bids.**" not in fair
    await world.start(ada, edition="NL 1999")
    fair = said(await press(ada, await ada.slash(world.channel, "ricochet rules"), FAIR))
    assert "**Lower bids.** What counts is when a bid was made." in fair
    assert "**Tournaments.**" not in fair, "this match is none"


async def test_in_a_tournament_its_rules_are_told(world: World, ada: Member) -> None:
    await world.start(ada, tournament=True)
    assert "**Tournaments.**" in said(await press(ada, await ada.slash(world.channel, "ricochet rules"), FAIR))


async def test_alone_and_in_a_race_there_is_no_such_button(world: World, ada: Member) -> None:
    shown = await ada.slash(world.channel, "ricochet rules")
    assert FAIR in buttons_of(answer(shown))
    await begin_alone(ada, world.channel, private=True)
    assert FAIR not in buttons_of(answer(await ada.slash(world.channel, "ricochet rules")))
    race = world.guild.create_text_channel("elsewhere")
    await ada.slash(race, "ricochet race")
    assert FAIR not in buttons_of(answer(await ada.slash(race, "ricochet rules")))


DIAGONALS = "a robot passes one of its own colour; any other turns it by 90°"


async def test_diagonals_are_told_of_where_the_board_has_any(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, tiles="1A 2C 3D 4B")
    assert world.match().setup.board.diagonals
    assert DIAGONALS in card(world.channel)
    assert "**Diagonals.**" in said(await ada.slash(world.channel, "ricochet rules"))
    await world.win_chip(ben)
    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)
    assert DIAGONALS not in card(world.channel), "once is enough"


def test_diagonals_are_told_of_where_boards_may_have_them_and_not_on_a_board_without() -> None:
    rules = rules_for(Edition.Y2013, diagonals=Diagonals.ANY)
    without = Setup.from_code(_EXAMPLE).board
    with_some = draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH), Random(1)).board
    assert "**Diagonals.**" in text_of(rules)
    assert "iagonal" not in text_of(rules, without).replace("with or without diagonals", "")
    assert "**Diagonals.**" in text_of(rules, with_some)


async def test_a_solo_game_tells_of_diagonals_with_its_first_chip(world: World, ada: Member) -> None:
    shown = await begin_alone(ada, world.channel, code="020G8N-GNX3EE-DH1NQB-2BQJGS", private=True)
    assert DIAGONALS in said(shown)
    shown = await press(ada, shown, "Give up this chip", "Next chip")
    assert "Chip 2 of 17" in said(shown)
    assert DIAGONALS not in said(shown)


@pytest.mark.parametrize("language", languages())
def test_the_rules_and_the_board_name_the_authors(language: str) -> None:
    """All rulebooks name Alex Randolph; those of 2013 thank Anson Bischoff for the game for one."""
    texts = Texts.of(language)
    for text in (text_of(RULES_2013, texts=texts), page_words(texts)["author"]):
        assert "Alex Randolph" in text
        assert "Anson Bischoff" in text


@pytest.mark.parametrize("language", languages())
def test_the_rules_end_with_how_to_reach_the_operator_where_that_is_set(language: str) -> None:
    picture = Picture("rules.png", b"", "alt")
    for contact in ("", "bot@example.org"):
        view = rules_screen(Texts.of(language), "server", EVERYTHING, picture, contact=contact).view
        *_, last = (item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
        assert last.endswith(contact)
        assert ("@" in last) is bool(contact)


@pytest.mark.parametrize("command", ["ricochet rules", "ricochet me"])
async def test_the_commands_take_it_from_the_settings(world: World, ada: Member, command: str) -> None:
    assert "runs it" not in said(await ada.slash(world.channel, command))
    set_contact(world)
    assert said(await ada.slash(world.channel, command)).endswith(f"runs it: {CONTACT}")


async def test_in_direct_messages_the_rules_are_the_usual_ones(world: World) -> None:
    text = said(await world.env.create_user("lonely").slash("ricochet rules"))
    assert "The usual rules: 2013 edition." in text


@pytest.mark.parametrize(
    ("chips", "players", "words", "promise"),
    [
        (None, 1, "first to 8 (one player)", "to 5; with five or more, most of all 17"),
        (None, 3, "first to 6 (3 players)", "with three players to 6"),
        (None, 5, "most of 17", "First to 8 chips, with three players to 6"),
        (1, 2, "one chip wins it", "Win one chip to win."),
        (3, 2, "first to 3", "First to 3 chips wins."),
        (17, 2, "most of 17", "All 17 chips are played; whoever has the most wins."),
    ],
)
def test_what_is_needed_to_win(chips: int | None, players: int, words: str, promise: str) -> None:
    rules = Rules(Edition.Y2013, "ABC", bids=Bids.OWN_LOWER, chips_to_win=chips)
    setup = draw_setup(rules, Random(1))
    there = tuple(range(1, players + 1))
    activities = tuple(Activity(player, 0) for player in there)
    match = Match(rules, setup, 1, False, Round(1, setup.position, 0), (), players=there, activities=activities)
    assert needed(say, match) == words
    assert promise in goal(say, rules)


async def test_the_rules_of_a_solo_game_are_told_where_no_match_is(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel, hourglasses=2)
    await world.begin_anew(ada, "Edition and chips…", set="1999", house=["one-move"])
    text = said(await ada.slash(world.channel, "ricochet rules"))
    assert "The rules of the solo game in this channel: 1999 edition" in text
    assert "The hourglass runs twice for each chip: you have 120 seconds" in text
    assert "**Got it** stops the sand; then you have a minute, and one attempt" in text
    assert "finish with more face up than face down to win" in text
    assert "must have turned" not in text
    assert "bid" not in text.casefold(), "alone nobody bids"
    assert "/ricochet start" not in text


async def test_during_a_race_its_rules_are_shown(world: World, ada: Member, ben: Member) -> None:
    await ada.slash(world.channel, "ricochet race", rules="1999", time=60, chips=4)
    text = said(await ben.slash(world.channel, "ricochet rules"))
    assert "The rules of the race in this channel: 1999 edition" in text
    assert "as often as you like, within one minute" in text
    assert "ties go to the earliest" in text
    assert "After 4 chips, or 2 in a row that nobody solves, whoever has the most points wins" in text
    assert "submit it" in text
    assert "bid" not in text.casefold(), "in a race nobody bids"
    assert "sand" not in text


async def test_beside_a_match_that_is_played_the_rules_are_those_of_the_match(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet race", time=86400)
    assert "equal lengths share a place" in said(await ada.slash(world.channel, "ricochet rules"))
    await world.start(ada)
    assert "The rules of the match in this channel" in said(await ada.slash(world.channel, "ricochet rules"))
