"""What a page of the board sends again, to the process after the one that was stopped or killed, is done once."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games.race.state import RaceStarted
from engine.rules.events import BotJoined
from tests.at_length import few_of
from tests.wire.loopback.faults import SEND, FaultKind
from tests.wire.stored import stored
from tests.wire.table import Game, Table, open_table
from tests.wire.visitors import SETTINGS, Page, Visitors, browsing

PAGE = "drawn-at-random"
BEGUN = "starts a race"


@pytest.fixture
async def served(tmp_path: Path, kernels: None) -> AsyncIterator[tuple[Table, Visitors]]:  # noqa: ARG001
    """A table whose program serves the board, and its visitors."""
    async with open_table(tmp_path, **SETTINGS) as table, browsing() as browser:
        yield table, Visitors(table, browser)
        assert not table.program.tracebacks


async def killed(table: Table) -> None:
    await table.program.kill()


async def stopped(table: Table) -> None:
    assert await table.program.stop() == 0


class Member:
    """A member who has signed in, and whose page connects again to the next process."""

    def __init__(self, game: Game, visitors: Visitors, **hello: Any) -> None:
        self._game, self._visitors, self._hello = game, visitors, {"page": PAGE, **hello}
        self._session: dict[str, Any] = {"code": visitors.authorize(game.ada.user)}

    async def open(self) -> Page:
        """Open the page, and take the session for the next time."""
        page = await self._visitors.open(self._game.channel, **self._session, **self._hello)
        self._session = {"session": (await page.receive("welcome"))["session"]}
        return page

    async def go_on(self, page: Page) -> str:
        """Connect again, and send all that was asked on a page again. Return the last answer."""
        again, text = await self.open(), ""
        for asked in page.asked:
            await again.again(asked)
            answer = await again.receive("answer")
            assert answer["id"] == asked["id"]
            text = answer["text"]
        return text


@pytest.mark.parametrize("ends", few_of((killed, stopped), (killed,)))
async def test_a_bot_joins_once_and_a_try_counts_once(served: tuple[Table, Visitors], ends: Callable[[Table], Any]) -> None:
    table, visitors = served
    game = table.game()
    await game.start()
    member, solver = Member(game, visitors), Member(game, visitors, subject="daily", page="another")
    page, puzzle = await member.open(), await solver.open()
    view, day = [(await one.receive("view"))["view"] for one in (page, puzzle)]
    await page.ask(what="add-bot", game=view["game"], round=view["round"])
    await puzzle.ask(what="show", game=day["game"], round=day["round"], path=["R-up"])

    def tries() -> list[int]:
        return [tries for (tries,) in stored(table.program.place, "SELECT tries FROM daily_play WHERE tries > 0")]

    await game.stored(BotJoined)
    await table.until_stored(tries)
    await ends(table)
    await table.program.start()
    assert [await member.go_on(page), await solver.go_on(puzzle)] == ["", ""]
    assert sum(isinstance(event, BotJoined) for event in game.events) == 1
    assert tries() == [1]


@pytest.mark.parametrize("kind", few_of((FaultKind.HELD_BEFORE, FaultKind.HELD_AFTER), (FaultKind.HELD_AFTER,)))
async def test_a_race_that_was_begun_when_the_program_was_killed_is_announced_once_and_begun_once(
    served: tuple[Table, Visitors], kind: FaultKind
) -> None:
    table, visitors = served
    game = table.game()
    member = Member(game, visitors)
    page = await member.open()
    held = game.fail(SEND, kind, BEGUN)
    await page.ask(what="begin:race")
    await table.discord.until(lambda: held.met, "the race is announced")
    await table.until_stored(lambda: any(isinstance(event, RaceStarted) for event in game.events))
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    assert await member.go_on(page) == ""
    card = await table.discord.until(
        lambda: next((one for one in game.channel.history() if one.text.startswith("### Race")), None), "the card"
    )
    (announced,) = game.saying(BEGUN)
    assert announced.id < card.id
    assert stored(table.program.place, "SELECT COUNT(*) FROM match WHERE channel_id = ?", game.channel.id) == [(1,)]
    await table.until_stored(lambda: stored(table.program.place, "SELECT COUNT(*) FROM outbox") == [(0,)])
