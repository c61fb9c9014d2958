"""Games that are begun on the board, where the channel has none."""

from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.actions.begin import venue_at
from bot.actions.tutorial import SAND
from bot.games.rush import prepared
from bot.store import Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.ui.replies import Refused
from bot.web.local import serve_table
from bot.web.subject import Table
from engine.rules.bots import Level
from engine.rules.setup import Setup
from tests.bot.english import say, say_on_board
from tests.bot.games.rush.play import solver_ready
from tests.bot.games.rush.test_cup_in_channel import on_saturday
from tests.bot.seen import news, said, stop
from tests.bot.world import EASY, Member, World, solution_of

from .pages import Page
from .test_server import Board, as_bot

DOORS = ["begin:bots", "begin:tutorial", "begin:daily", "begin:match"]
NOWHERE = {"game": "", "round": 0}


async def empty(page: Page) -> dict[str, Any]:
    """Return the message of a window without a view."""
    await page.receive()
    return await page.receive()


def whats(message: dict[str, Any]) -> list[str]:
    return [action["what"] for action in message["actions"]]


async def test_a_window_without_a_game_offers_the_doors_of_the_greeting_its_own_kind_first(ada: Member, board: Board):
    shown = await empty(await board.open(ada.id))
    assert whats(shown) == DOORS
    assert shown["text"] == f"{say('web-no-match')}\n{say('web-begin')}"
    for subject, own in {"race": ["begin:race"], "solo": ["begin:solo", "begin:practice"]}.items():
        shown = await empty(await board.open(ada.id, subject=subject))
        assert whats(shown) == [*own, *DOORS]
    assert whats(await empty(await board.open(ada.id, subject="rush"))) == ["go", *DOORS]


async def test_who_watches_is_offered_nothing_and_begins_nothing(world: World, board: Board) -> None:
    world.players("ada", "ben")
    page = await board.open(None)
    shown = await empty(page)
    assert (shown["text"], shown["actions"]) == (say("web-no-match"), [])
    assert await page.do(NOWHERE, "begin:match") == say("web-watch")
    assert world.bot.games.match_in(world.channel.id) is None


async def test_a_match_that_is_begun_on_the_board_is_announced_in_the_channel_and_played_there(
    world: World, ada: Member, ben: Member, board: Board
) -> None:
    await world.choose(match_threads=True)  # which windows could not show
    page, other = await board.open(ada.id), await board.open(ben.id)
    assert await page.do(NOWHERE, "begin:match") == ""
    await other.until(kind="match", round=1)
    assert world.match().starter == ada.id
    await world.env.settle()
    (opening,) = news(world.channel)
    assert f"<@{ada.id}>" in opening
    await ben.slash(world.channel, "bid", moves=9)
    assert [bid.player for bid in world.match().round.bids] == [ben.id]


async def test_a_first_match_against_bots_has_two_easy_ones(world: World, board: Board) -> None:
    page = await board.open(world.player("ada").id)
    assert await page.do(NOWHERE, "begin:bots") == ""
    assert [bot.level for bot in world.match().bots] == [Level.EASY, Level.EASY]


async def test_a_match_that_is_won_against_bots_leads_to_better_ones_and_says_that_it_was_practice(
    world: World, ada: Member, board: Board
) -> None:
    with patch("engine.bots.turns.think", return_value=()):
        await world.start(ada, code=EASY, chips=1, bots=2, level="easy")
        page = await board.open(ada.id)
        await world.win_chip(ada)
        seen = await page.until(is_over=True)
        assert whats(seen) == ["proposed", "rematch"]
        assert say("button-again-proposed", level=Level.MEDIUM) in {action["label"] for action in seen["actions"]}
        assert "against medium bots: ada 1 ahead" in seen["status"].replace("**", "")
        assert "Beside bots alone this was practice" in seen["status"]
        assert await page.do(seen, "proposed") == ""
    assert [bot.level for bot in world.match().bots] == [Level.MEDIUM, Level.MEDIUM]
    assert world.match().ahead_of(ada.id) == 2


async def test_the_usual_rules_are_those_of_the_server(world: World, board: Board) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(chips_to_win=3, hourglass=30), 0.0)
    page = await board.open(world.player("ada").id)
    assert await page.do(NOWHERE, "begin:match") == ""
    rules = world.match().rules
    assert (rules.chips_to_win, rules.times.hourglass) == (3, 30)


@pytest.mark.parametrize("subject", ["match", "race"])
async def test_the_first_chip_is_an_easy_one(world: World, board: Board, subject: str) -> None:
    await (await board.open(world.player("ada").id)).ask(NOWHERE, f"begin:{subject}")
    game = world.bot.games.find(subject, world.channel.id)
    assert game is not None
    assert len(solution_of(game.state.position)) in (3, 4)


async def test_a_board_that_chance_draws_may_be_in_play_elsewhere(world: World, ada: Member, ben: Member, board: Board) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ada.slash(elsewhere, "ricochet start", code=EASY)
    page = await board.open(ben.id)
    with patch("bot.actions.begin.draw_setup", return_value=Setup.from_code(EASY)):
        assert await page.do(NOWHERE, "begin:match") == ""
    assert world.match().setup == Setup.from_code(EASY)


async def test_a_first_rush_on_the_board_is_compared_with_nothing(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id, subject="rush")
    assert await page.do(NOWHERE, "go") == ""
    rush = world.bot.games.find("rush", world.channel.id, ada.id)
    assert rush is not None
    assert rush.state.record == 0


async def test_the_sand_of_a_rush_runs_once_its_chips_are_found(world: World, ada: Member, board: Board) -> None:
    async def slowly(*given: Any) -> Any:
        world.clock_ahead += 30
        return await prepared(*given)

    page = await board.open(ada.id, subject="rush")
    with patch("bot.actions.rush.prepared", slowly):
        await page.do(NOWHERE, "go")
    rush = world.bot.games.find("rush", world.channel.id, ada.id)
    assert rush is not None
    prepared_at, begun, *_ = [event.at for event in await world.bot.store.events_of(rush.game_id)]
    assert begun - prepared_at == 30


async def test_the_cup_is_begun_from_any_window_while_it_is_open_and_once(world: World, ada: Member) -> None:
    table = Table(world.guild.id, world.channel.id, {ada.id: "ada"}, say, lambda: as_bot(world))
    with world.env.time_context():  # which the board's tasks keep
        async with serve_table(world.bot, table) as url, aiohttp.ClientSession() as session:
            await _begin_cup(world, ada, Board(url, session))


async def _begin_cup(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id)
    assert whats(await empty(page)) == DOORS
    assert await page.do(NOWHERE, "begin:cup") == say("problem-cup-off")
    await on_saturday(world)
    page = await board.open(ada.id)
    assert whats(await empty(page)) == [*DOORS, "begin:cup"]
    assert (await page.ask(NOWHERE, "begin:cup"))["opens"] == "rush"
    own = await board.open(ada.id, subject="rush")
    shown = await empty(own)
    assert "5 chips in 10 minutes" in shown["text"]
    assert whats(shown) == ["go", "begin:rush", *DOORS]
    for name, waits in (("rush", "As many chips as you can"), ("cup", "5 chips in 10 minutes")):
        assert (await own.ask(NOWHERE, f"begin:{name}"))["text"] == ""
        assert waits in (await empty(await board.open(ada.id, subject="rush")))["text"]
    assert await own.do(NOWHERE, "go") == ""
    seen = await own.until(kind="rush", round=1)
    assert "Chip 1 of 5" in seen["headline"]
    assert await own.do(seen, "end") == ""
    over = await own.until(is_over=True)
    assert (over["solutions"], say_on_board("cup-secret").removeprefix("-# ") in over["status"]) == ([], True)
    assert whats(await empty(await board.open(ada.id))) == DOORS
    for socket in board.sockets:
        await socket.close()


async def test_a_race_is_begun_in_the_window_of_a_match_and_opened_there(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id)
    assert (await page.ask(NOWHERE, "begin:race"))["opens"] == "race"
    race = world.bot.games.find("race", world.channel.id)
    assert race is not None
    assert (race.state.starter, race.state.seconds, race.state.rounds) == (ada.id, 180, 5)
    await world.env.settle()
    assert f"<@{ada.id}>" in news(world.channel)[0]
    again = await page.ask(NOWHERE, "begin:race")
    assert (again["text"], again["opens"]) == (say("problem-race-running"), "")
    assert await page.do(NOWHERE, "begin:match") == say_on_board("problem-beside-race")


async def test_what_is_begun_where_it_is_shown_is_only_opened(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id)
    for subject in ("rush", "daily", "tutorial"):
        assert (await page.ask(NOWHERE, f"begin:{subject}"))["opens"] == subject
    assert world.bot.games.census().games == {"match": 0, "solo": 0, "race": 0, "rush": 0}
    assert (await page.ask(NOWHERE, "begin:solo"))["opens"] == "solo"
    assert (await page.ask(NOWHERE, "begin:solo"))["text"] == ""
    assert world.bot.games.census().games["solo"] == 1
    assert await page.do(NOWHERE, "begin:chess") == say_on_board("problem-old-button")


async def test_a_second_match_in_a_channel_is_refused(world: World, ada: Member, ben: Member, board: Board) -> None:
    page, other = await board.open(ada.id), await board.open(ben.id)
    assert await page.do(NOWHERE, "begin:bots") == ""
    assert await other.do(NOWHERE, "begin:match") == say_on_board("problem-match-running")
    assert world.match().starter == ada.id


async def test_a_press_that_is_sent_again_after_a_cut_begins_one_race(ada: Member, board: Board) -> None:
    for _ in range(2):
        page = await board.open(ada.id, page="same")
        assert await page.do(NOWHERE, "begin:race") == ""
        await page.socket.close()


async def test_where_the_bot_lacks_a_permission_the_refusal_is_that_of_the_command(world: World, ada: Member) -> None:
    rights = discord.PermissionOverwrite(attach_files=False)
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: rights})
    typed = said(await ada.slash(closed, "ricochet start"))
    assert await refused(world, closed.id) == typed
    assert "Attach Files" in typed


async def test_where_the_server_allows_no_matches_the_allowed_channels_are_named(world: World) -> None:
    robots = world.guild.create_text_channel("allowed")
    hidden = world.guild.create_text_channel(
        "secret", overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    )
    chosen = GuildSettings(allowed_channels=(robots.id, hidden.id))
    await world.bot.store.set_guild_settings(world.guild.id, chosen, 0.0)
    text = await refused(world, world.channel.id)
    assert text == say("problem-channel-not-allowed", channels=r"\#allowed and #…"), "a name is no mark"


async def refused(world: World, channel_id: int) -> str:
    """Return why no match begins in a channel."""
    ada = world.player("ada")
    table = Table(world.guild.id, channel_id, {ada.id: "ada"}, say, lambda: as_bot(world))
    async with serve_table(world.bot, table) as url, aiohttp.ClientSession() as session:
        served = Board(url, session)
        text = await (page := await served.open(ada.id)).do(NOWHERE, "begin:match")
        await page.socket.close()
    assert world.bot.games.match_in(channel_id) is None
    return text


async def test_after_a_match_another_is_begun_like_it_and_one_on_the_same_board(world: World, ada: Member, board: Board):
    page = await board.open(ada.id)
    await ada.slash(world.channel, "ricochet start", code=EASY, length="short")
    first = world.match().setup
    seen = await page.until(round=1)
    assert await page.do(seen, "board") == say_on_board("problem-match-running")
    await stop(ada, world.channel)
    seen = await page.until(is_over=True)
    assert whats(seen) == ["rematch", "board"]
    assert [action["leads"] for action in seen["actions"]] == [True, False]
    assert await page.do(seen, "board") == ""
    again = await page.until(is_over=False)
    assert again["game"] != seen["game"]
    assert (world.match().setup, world.match().practice) == (first, True)
    await stop(ada, world.channel)
    seen = await page.until(is_over=True, game=again["game"])
    assert await page.do(seen, "rematch") == ""
    assert (world.match().setup != first, world.match().practice, world.match().rules.times.hourglass) == (True, False, 30)


async def test_a_page_goes_on_with_the_match_that_was_begun_anew(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id)
    await ada.slash(world.channel, "ricochet start")
    before = await page.until(round=1)
    await world.begin_anew(ada, "Edition and chips…", chips_to_win="2")
    assert world.match().rules.chips_to_win == 2
    await page.until(round=1, is_over=False, game=str(int(before["game"]) + 1))


async def test_at_the_end_of_the_tutorial_are_the_first_games_of_discord(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id, subject="tutorial:4")
    seen = await page.until(which="4")
    assert await page.do(seen, "bid:2") == ""
    await world.later(SAND + 1)
    assert await page.do(seen, "show", path=["Y-up", "Y-down"]) == ""
    seen = await page.until(round=1)
    assert whats(seen) == ["begin:bots", "begin:match", "begin:daily"]
    first = ("bots", "match", "daily")
    assert [one["label"] for one in seen["actions"]] == [say(f"button-first-{name}") for name in first]
    assert (await page.ask(seen, "begin:match"))["opens"] == "match"
    assert world.match().starter == ada.id


@pytest.mark.parametrize("language", languages())
def test_the_buttons_are_short_in_every_language(language: str) -> None:
    texts = Texts.of(language)
    for key in ("web-begin-race", "web-subject-rush", "button-first-match", "button-first-solo", "button-first-bots"):
        assert len(texts(key)) <= 30


async def test_no_game_begins_in_a_thread_whose_channel_the_bot_does_not_know(world: World) -> None:
    with world.env.as_bot():
        channel = world.bot.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="robots", type=discord.ChannelType.public_thread)
    place = Place(world.guild.id, thread.id)
    assert venue_at(world.bot, place).channels == {thread.id, channel.id}
    cached = world.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    cached.parent_id = 0
    with pytest.raises(Refused) as refused:
        venue_at(world.bot, place)
    assert refused.value.text(say) == say("problem-no-right")


async def test_practice_is_begun_and_played_on_the_board(world: World, ada: Member, board: Board) -> None:
    await solver_ready(world)
    page = await board.open(ada.id, subject="solo")
    assert (await page.ask(NOWHERE, "begin:practice"))["opens"] == "solo"
    seen = await page.until(round=1)
    assert (seen["deadline"], seen["solutions"]) == (None, [])
    assert await page.do(seen, "another") != "", "the first chip is up"
    assert await page.do(seen, "length-3") == ""
    seen = await page.until(round=2)
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game
    assert game.is_private
    best = game.state.round.best or ()
    assert "It costs nothing" in await page.do(seen, "show", path=["R-up", "R-down"])
    assert await page.do(seen, "show", path=list(map(str, best))) == ""
    seen = await page.until(round=2, may_try=False)
    assert next(one["path"] for one in seen["solutions"]) == list(map(str, best))
    assert await page.do(seen, "harder") == ""
    seen = await page.until(round=3)
    assert "in **4 moves**" in seen["status"]
    assert "in **4 moves**" in seen["line"], "a phone has no room for the whole task"
    assert [(one.moves, one.hints) for one in await world.bot.store.practised(ada.id)] == [(3, 0)]


async def test_a_game_with_sand_draws_no_chip_for_a_forged_button(world: World, ada: Member, board: Board) -> None:
    page = await board.open(ada.id, subject="solo")
    await page.ask(NOWHERE, "begin:solo")
    seen = await page.until(round=0)
    assert await page.do(seen, "go") == ""
    seen = await page.until(round=1)
    await page.do(seen, "give-up")
    assert {await page.do(seen, what) for what in ("another", "length-6")} == {say("refusal-solo-out-of-date")}
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game
    assert game.state.round.number == 1
