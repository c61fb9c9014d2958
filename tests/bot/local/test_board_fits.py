"""The page of the board is in view, at every size that is named, in every state, and in every language; without a bot."""

import asyncio
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.actions.tutorial import LessonBid
from bot.cards.rules_forms import FORMS, filled_by
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.web import begin, protocol
from bot.web.match_view import match_view
from bot.web.other_rules import form_view
from bot.web.race_view import race_view
from bot.web.rush_view import rush_view
from bot.web.solo_view import solo_view
from bot.web.subjects import SUBJECTS
from bot.web.tutorial_view import lesson_view
from bot.web.view import page_words
from engine import Ricochet, parse_moves
from engine.games.match.play import Pass, PlaceBid, VoteToFinish
from engine.games.race.play import EndRace
from engine.games.rush.play import EndRush, Go
from engine.games.solo.play import GiveUpChip, TakeHint
from engine.rules.commands import RecordBest, SayDone
from engine.rules.hints import HintLevel
from engine.rules.rules import Times
from tests.at_length import few_of
from tests.bot.english import say
from tests.bot.web import test_alone_in_languages as alone
from tests.bot.web import test_race_view as races
from tests.bot.web import test_rush_view as rushes
from tests.bot.web import test_solo_view as solos
from tests.bot.web.test_view import ADA, BEN, CLEO, PATH, Game
from tests.bot.world import solution_of

from .at_the_board import current
from .conftest import AtTheBoard

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, WebSocketRoute

DESKTOP = (1280, 800)
ROOMY = {(360, 740): 335, (320, 568): 250, (740, 360): 335, DESKTOP: 690}
"""Windows in which all that a turn needs is in view, and the least width of the board there.

A lesson may take 120 of it, and a refusal 60.
"""
SMALL = ((320, 180), (480, 270), (640, 360))
"""Frames that show nothing but the board, the target and the clock."""
SIZES = [{f"{width}x{height}": least for (width, height), least in ROOMY.items()}, [f"{w}x{h}" for w, h in SMALL]]
ADDRESS, FRAMES = "http://board.test/", "http://board.test/frames"
LONG = "Maximiliane von Oberndorff-Klein"
NAMES = {ADA: LONG, BEN: "Ben", CLEO: "Cleo", races.ANN: LONG}

DOCUMENTS = "[...document.querySelectorAll('iframe')].map(one => one.contentDocument)"
STATUSES = f"{DOCUMENTS}.map(one => one.getElementById('status').dataset)"
PRESSED = "found => [...document.querySelectorAll(found)].at(-1).click()"
FAULTS = Path(__file__).with_name("in_view.js").read_text(encoding="utf-8")
"""What is not in view or covered, texts that overflow or are cut, and signs that need a font, in all frames."""


def games(say: Texts) -> Iterator[protocol.GameView]:
    """Everything that there is to be seen of games, from their beginnings to their ends."""
    game = Game()
    for viewer in (ADA, None):
        yield match_view(say, 7, game.match, viewer, NAMES, may_try=True)
    game.do(PlaceBid(ADA, 4, PATH), PlaceBid(BEN, 3), PlaceBid(CLEO, 5), SayDone(CLEO))
    yield match_view(say, 7, game.match, ADA, NAMES, may_try=True)
    game.sand_runs_out()
    for viewer in (BEN, CLEO):
        yield match_view(say, 7, game.match, viewer, NAMES, may_try=True)
    game.do(Pass(BEN))
    for change in ((), (VoteToFinish(ADA), VoteToFinish(CLEO))):
        yield match_view(say, 7, game.do(*change).match, CLEO, NAMES, may_try=True)
    solo = solos.begun()
    for state in (
        solo,
        solos.after(solo, RecordBest(1, solos.BEST), *(TakeHint(ADA, level) for level in HintLevel)),
        solos.after(solo, GiveUpChip(ADA)),
    ):
        yield solo_view(say, 7, state, ADA, NAMES)
    for rush in (rushes.after(one, Go(ADA)) for one in (rushes.prepared(), rushes.prepared(rushes.CUP))):
        for state in (rush, rushes.after(rush, EndRush(ADA))):
            yield rush_view(say, 7, state, NAMES)
    race = races.begun()
    solved = races.after(race, races.submit(races.ANN, races.IN_THREE))
    between = races.after(solved, races.time_up(solved))
    for state in (race, solved, between, races.after(between, EndRace(races.ANN, may_moderate=True))):
        yield race_view(say, 7, state, races.ANN, NAMES)


def messages(say: Texts) -> Iterator[protocol.View]:
    """Everything that a window is sent in its life."""
    begins = {name: label for subject in SUBJECTS.values() for name, label in subject.begins.items()}
    doors = [protocol.Action(what=name, label=say(begins[name]), leads=name == "bots") for name in begin.FIRST]
    for kind in ("match", "solo", "race"):
        yield protocol.View(now=0, view=None, text=say(f"web-no-{kind}"), actions=tuple(doors))
    lessons = [lesson_view(say, 1, Ricochet.TURN, moves) for moves in ((), parse_moves("R-up R-right"))]
    lessons += [lesson_view(say, 4, Ricochet.TURN, (), bid) for bid in (None, LessonBid(4, 60))]
    for view in (*games(say), *(view for view in alone.views(say) if view.kind != "tutorial"), *lessons):
        ended = {"match": "rematch", "race": "race"}.get(view.kind) if view.is_over else None
        again = [protocol.Action(what=ended, label=say(f"button-again-{ended}"), leads=True)] if ended else []
        seen = view.model_copy(update={"actions": (*view.actions, *again)})
        yield protocol.View(now=view.deadline - 59 if view.deadline else 0, view=seen)


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: "Browser") -> "Page":
    """A page with the board's page in a frame of each size; it is sent nothing but what a test sends."""
    page = await browser.contexts[0].new_page()
    html = resources.files("bot.web").joinpath("board.html").read_text(encoding="utf-8")
    frames = "".join(
        f'<iframe src="{ADDRESS}" width="{width}" height="{height}" style="border: 0"></iframe>'
        for width, height in (*ROOMY, *SMALL)
    )
    await page.route(ADDRESS, lambda route: route.fulfill(body=html, content_type="text/html"))
    await page.route(FRAMES, lambda route: route.fulfill(body=frames, content_type="text/html"))
    return page


async def opened(page: "Page") -> list["WebSocketRoute"]:
    """Open all frames. Returns their connections."""
    connected = asyncio.Queue["WebSocketRoute"]()
    await page.route_web_socket("**/socket", connected.put_nowait)
    await page.goto(FRAMES)
    return [await connected.get() for _ in (*ROOMY, *SMALL)]


def welcome(say: Texts) -> protocol.Welcome:
    """Greet a person, in a language."""
    people = tuple(protocol.Person(id=str(player), name=NAMES[player]) for player in (BEN, CLEO))
    return protocol.Welcome(
        players=people,
        player=str(BEN),
        subject="daily",  # the longest name of all in most languages
        subjects={name: say(f"web-subject-{name}") for name in SUBJECTS},
        language=say.language,
        labels=page_words(say),
    )


async def shown(page: "Page", sockets: list["WebSocketRoute"], message: protocol.View) -> None:
    """Show something in all frames."""
    text = message.view.status if message.view else message.text
    await page.evaluate(f"{STATUSES}.forEach(one => one.text = 'what is next')")  # two may say the same
    for socket in sockets:
        socket.send(protocol.as_text(message))
    await page.wait_for_function(f"text => {STATUSES}.every(one => one.text === text)", arg=text)


@pytest.mark.parametrize("language", few_of(languages(), ("de",)))
async def test_all_that_a_turn_needs_is_in_view(window: "Page", language: str) -> None:
    await window.emulate_media(color_scheme="dark" if languages().index(language) % 2 else "light", reduced_motion="reduce")
    say, found = Texts.of(language), list[str]()
    sockets = await opened(window)
    for socket in sockets:
        socket.send(protocol.as_text(welcome(say)))
    for number, message in enumerate(messages(say)):
        await shown(window, sockets, message)
        kind = message.view.kind if message.view else message.text
        found += [f"{number} ({kind}) {fault}" for fault in await window.evaluate(FAULTS, SIZES)]
    await shown(window, sockets, next(one for one in messages(say) if one.view and one.view.finish))
    refusal = say("web-restrictions-unread")
    for socket in sockets:
        socket.send(protocol.as_text(protocol.Typed(path=("Y-down", "G-down", "G-right", "G-up"), text=refusal)))
    await window.wait_for_function(f"{DOCUMENTS}.every(one => one.querySelectorAll('.disc').length === 4)")
    found += [f"with moves and a refusal {fault}" for fault in await window.evaluate(FAULTS, SIZES)]
    assert found == []


@pytest.mark.parametrize("number", [0, pytest.param(2, marks=pytest.mark.at_length)], ids=["upright", "across"])
async def test_the_sheet_is_pulled_up_and_put_away_by_keys(window: "Page", number: int) -> None:
    say = Texts.of("en")
    for socket in await opened(window):
        socket.send(protocol.as_text(welcome(say)))
        socket.send(protocol.as_text(next(one for one in messages(say) if one.view and one.view.rows)))
    frame = window.frame_locator("iframe").nth(number)
    await window.set_viewport_size({"width": 2400, "height": 1400})
    more, bids, field = (frame.locator(f"#{name}") for name in ("pull", "bids", "field"))
    await expect(more).to_have_accessible_name(say("button-more"))
    await expect(field).to_be_hidden()
    await more.press("Enter")
    await expect(more).to_have_attribute("aria-expanded", "true")
    await more.press("Tab")
    await expect(field).to_be_focused()
    await expect(bids).to_be_in_viewport(ratio=1)
    await field.press("Escape")
    await expect(more).to_be_focused()
    await expect(more).to_have_attribute("aria-expanded", "false")
    await expect(field).to_be_hidden()
    await more.click()
    await frame.locator("#actions button").first.click()
    await expect(more).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("language", few_of(languages(), ("de",)))
async def test_the_forms_of_rules_fit_every_window(window: "Page", language: str) -> None:
    say, found = Texts.of(language), list[str]()
    sockets = await opened(window)
    for socket in sockets:
        socket.send(protocol.as_text(welcome(say)))
    await shown(window, sockets, protocol.View(now=0, view=next(games(say))))
    for number, form in enumerate(FORMS["match"], start=1):
        filled = {**filled_by(GuildSettings(), Times(), "match", form), "tiles": ["1A 2B 3A 4B"]}
        wrong = {"tiles": say("problem-table-needs-tiles"), "fifth_robot": say("problem-edition-lacks", year="1999")}
        asked = form_view(say, "match", form, filled, wrong)
        answer = protocol.Answer(id=number, text="", form=asked)
        for page in window.frames[1:]:
            await page.evaluate(PRESSED, f"[data-what='other-rules'], [data-what='{asked.what}']")
        for socket in sockets:
            socket.send(protocol.as_text(answer))
        headings = f"{DOCUMENTS}.every(one => one.querySelector('dialog h2')?.textContent === text)"
        await window.wait_for_function(f"text => {headings}", arg=asked.title)
        found += [f"{form.value} {fault}" for fault in await window.evaluate(FAULTS, SIZES)]
    assert found == []


@pytest.mark.at_length
async def test_the_end_of_a_match_is_seen_whole_on_the_simulated_discord(ada: AtTheBoard) -> None:
    width, height = DESKTOP
    await ada.person.page.set_viewport_size({"width": width, "height": height})
    await ada.start("chips:1 difficulty:any")
    await ada.type_keys(solution_of(await current(ada.board)))
    await ada.board.keyboard.press("Enter")
    await expect(ada.board.locator("#bids li")).to_have_count(1)
    ada.person.later(70)
    card = ada.person.message("wins the match!")
    for seen in (card.get_by_text("wins the match!"), *(card.get_by_role("img").nth(number) for number in (-2, -1))):
        await expect(seen).to_be_in_viewport(ratio=1)
    await expect(card.get_by_role("button", name=say("button-again-rematch"))).to_be_in_viewport(ratio=1)
