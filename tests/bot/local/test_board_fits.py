"""What the board's page shows fits a desktop and a phone, in every language: views are sent to it without a bot."""

from collections.abc import Iterator
from importlib import resources
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.cards.rules_forms import FORMS, filled_by
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.web import protocol
from bot.web.match_view import match_view
from bot.web.other_rules import form_view
from bot.web.race_view import race_view
from bot.web.rush_view import rush_view
from bot.web.solo_view import solo_view
from bot.web.subjects import SUBJECTS
from bot.web.tutorial_view import lesson_view
from bot.web.view import page_words
from engine import Ricochet, parse_moves
from engine.games.match.play import Pass, PlaceBid
from engine.games.rush.play import EndRush, Go
from engine.games.solo.play import GiveUpChip, TakeHint
from engine.rules.commands import RecordBest, SayDone
from engine.rules.hints import HintLevel
from engine.rules.rules import Times
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

SIZES = {"a desktop": (1280, 800), "a phone": (360, 740)}
ADDRESS = "http://board.test/"
LONG = "Maximiliane von Oberndorff-Klein"
NAMES = {ADA: LONG, BEN: "Ben", CLEO: "Cleo", races.ANN: LONG}

FAULTS = """async () => {
  for (const one of document.querySelectorAll("details")) one.open = true;
  await new Promise(requestAnimationFrame);
  const { innerWidth: width, innerHeight: height } = window, faults = [];
  const note = (element, what) =>
    faults.push(`${element.id || element.dataset.what || element.tagName}: ${what}: ${element.textContent}`);
  for (const element of document.querySelectorAll("button, label, p, li, h1")) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || element.closest(".unseen")) continue;
    if (element.scrollWidth > element.clientWidth + 1) note(element, "its text is too wide");
    if (box.right > width + 1 || box.left < -1) note(element, "it is beyond the window");
    if (element.matches("button") && box.height > 60) note(element, "it has more than two lines");
  }
  const pen = document.createElement("canvas").getContext("2d"), arrow = 18;
  for (const select of document.querySelectorAll("select")) {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const text = pen.measureText(select.selectedOptions[0]?.textContent ?? "").width;
    const isCut = text + arrow + parseFloat(style.paddingLeft) > select.clientWidth;
    if (isCut && select.clientWidth) note(select, `its choice is cut at ${select.clientWidth} of ${text}`);
  }
  if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
  const inView = (name) => {
    const element = document.getElementById(name), box = element.getBoundingClientRect();
    if (box.height && (box.top < 0 || box.bottom > height)) note(element, `it is out of view at ${box.bottom}`);
    return box;
  };
  if (document.body.matches(".has-game")) {
    const [board, bar] = ["board", "bar", "headline", "sand", "finish", "undo", "steps", "lead"].map(inView);
    if (width > height) ["robots", "ways"].forEach(inView);
    else if (bar.height && board.bottom > bar.top) faults.push("the bar covers the board");
  }
  return faults;
}"""
"""What does not fit: texts that overflow or are cut, and in a game what a turn needs and is out of view."""


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
    yield match_view(say, 7, game.match, CLEO, NAMES, may_try=True)
    solo = solos.begun()
    for state in (
        solo,
        solos.after(solo, RecordBest(1, solos.BEST), *(TakeHint(ADA, level) for level in HintLevel)),
        solos.after(solo, GiveUpChip(ADA)),
    ):
        yield solo_view(say, 7, state, ADA, NAMES)
    rush = rushes.after(rushes.prepared(), Go(ADA))
    for state in (rush, rushes.after(rush, EndRush(ADA))):
        yield rush_view(say, 7, state, NAMES)
    race = races.begun()
    solved = races.after(race, races.submit(races.ANN, races.IN_THREE))
    for state in (race, solved, races.after(solved, races.time_up(solved))):
        yield race_view(say, 7, state, races.ANN, NAMES)


def messages(say: Texts) -> Iterator[protocol.View]:
    """Everything that a window is sent in its life."""
    for kind in ("match", "solo", "race"):
        yield protocol.View(now=0, view=None, text=say(f"web-no-{kind}"))
    lessons = [lesson_view(say, 1, Ricochet.TURN, moves) for moves in ((), parse_moves("R-up R-right"))]
    for view in (*games(say), *(view for view in alone.views(say) if view.kind != "tutorial"), *lessons):
        yield protocol.View(now=view.deadline - 59 if view.deadline else 0, view=view)


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: "Browser") -> "Page":
    """The page of the board, which is sent nothing but what a test sends."""
    page = await browser.contexts[0].new_page()
    html = resources.files("bot.web").joinpath("board.html").read_text(encoding="utf-8")
    await page.route(ADDRESS, lambda route: route.fulfill(body=html, content_type="text/html"))
    return page


async def opened(page: "Page", say: Texts) -> "WebSocketRoute":
    """Open the page in a language. Returns its connection."""
    sockets: list[WebSocketRoute] = []

    def connect(socket: "WebSocketRoute") -> None:
        sockets.append(socket)

    await page.route_web_socket("**/socket", connect)
    await page.goto(ADDRESS)
    people = tuple(protocol.Person(id=str(player), name=NAMES[player]) for player in (BEN, CLEO))
    subjects = {name: say(f"web-subject-{name}") for name in SUBJECTS}
    welcome = protocol.Welcome(
        players=people,
        player=str(BEN),
        subject="daily",  # the longest name of all in most languages
        subjects=subjects,
        language=say.language,
        labels=page_words(say),
    )
    sockets[-1].send(protocol.as_text(welcome))
    return sockets[-1]


async def faults(page: "Page", say: Texts) -> list[str]:
    """Everything that does not fit, with where that is."""
    socket, found = await opened(page, say), list[str]()
    for number, message in enumerate(messages(say)):
        text = message.view.status if message.view else message.text
        await page.evaluate("document.getElementById('status').dataset.text = 'what is next'")  # two may say the same
        socket.send(protocol.as_text(message))
        await page.wait_for_function("text => document.getElementById('status').dataset.text === text", arg=text)
        for place, (width, height) in SIZES.items():
            await page.set_viewport_size({"width": width, "height": height})
            kind = f"{message.view.kind}, {text[:30]}" if message.view else text
            found += [f"{number} ({kind}) on {place}: {fault}" for fault in await page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("language", languages())
async def test_everything_fits_a_desktop_and_a_phone(window: "Page", language: str) -> None:
    assert await faults(window, Texts.of(language)) == []


@pytest.mark.parametrize("language", languages())
async def test_the_forms_of_rules_fit_a_desktop_and_a_phone(window: "Page", language: str) -> None:
    say, found = Texts.of(language), list[str]()
    socket = await opened(window, say)
    socket.send(protocol.as_text(protocol.View(now=0, view=next(games(say)))))
    for number, form in enumerate(FORMS["match"], start=1):
        filled = {**filled_by(GuildSettings(), Times(), "match", form), "tiles": ["1A 2B 3A 4B"]}
        wrong = {"tiles": say("problem-table-needs-tiles"), "fifth_robot": say("problem-edition-lacks", year="1999")}
        shown = form_view(say, "match", form, filled, wrong)
        await window.locator(f"[data-what='other-rules'], [data-what='{shown.what}']").last.click()
        socket.send(protocol.as_text(protocol.Answer(id=number, text="", form=shown)))
        await expect(window.get_by_role("dialog").get_by_role("heading")).to_have_text(shown.title)
        for place, (width, height) in SIZES.items():
            await window.set_viewport_size({"width": width, "height": height})
            found += [f"{form.value} on {place}: {fault}" for fault in await window.evaluate(FAULTS)]
    assert found == []


async def test_the_end_of_a_match_is_seen_whole_on_the_simulated_discord(ada: AtTheBoard) -> None:
    width, height = SIZES["a desktop"]
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
