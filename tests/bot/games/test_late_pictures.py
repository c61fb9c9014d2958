"""Where pictures are late, or cannot be drawn, a match goes on in words."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.drawing.drawers import ThreadDrawer
from bot.drawing.drawings import Drawing
from bot.drawing.queue import Drawn, Importance, PictureQueue, always
from tests.bot.world import HOURGLASS, INTERMISSION, World, answer, card, cards, news, parts, text_of

Drawings = list[Drawing]


@pytest.fixture
def no_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let no picture be in time; what is returned lets them be drawn again."""

    async def too_late(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(world.bot.pictures._queue, "draw", too_late)
    return monkeypatch.undo


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawings:
    """What is drawn from now on."""
    drawings, draw = Drawings(), ThreadDrawer.draw

    async def noted(drawer: ThreadDrawer, drawing: Drawing) -> bytes:
        drawings.append(drawing)
        return await draw(drawer, drawing)

    monkeypatch.setattr(ThreadDrawer, "draw", noted)
    return drawings


def has_gallery(message: discord.Message) -> bool:
    return any(isinstance(part, discord.components.MediaGalleryComponent) for part in parts(message))


async def test_a_card_in_words_tells_the_board_and_gets_its_picture_with_the_next_change(
    world: World, no_pictures: Callable[[], None]
) -> None:
    ada = world.player("ada")
    await world.start(ada)
    (shown,) = [message for message in world.channel.history() if "### Round 1" in text_of(message)]
    assert "Walls right of" in text_of(shown)
    assert not shown.attachments
    assert not has_gallery(shown)
    no_pictures()
    await ada.slash(world.channel, "bid", moves=7)
    (shown,) = cards(world.channel)
    assert has_gallery(shown)
    assert "**7 moves**" in text_of(shown)
    assert "Walls right of" not in text_of(shown)


async def test_a_card_in_words_stays_one_as_long_as_there_are_no_pictures(
    world: World, no_pictures: Callable[[], None]
) -> None:
    del no_pictures
    ada = world.player("ada")
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=7)
    (shown,) = [message for message in world.channel.history() if "### Round 1" in text_of(message)]
    assert "**7 moves**" in text_of(shown)
    assert "Walls right of" in text_of(shown)


async def test_after_a_restart_a_card_that_is_in_words_is_brought_up_to_date(
    world: World, no_pictures: Callable[[], None]
) -> None:
    ada = world.player("ada")
    await world.start(ada)
    await world.stop_bot()
    no_pictures()
    await world.start_bot()
    await ada.slash(world.channel, "bid", moves=7)
    assert "**7 moves**" in card(world.channel)


@pytest.mark.usefixtures("no_pictures")
async def test_news_and_answers_without_pictures_tell_the_same(world: World) -> None:
    ada = world.player("ada")
    await world.start(ada, chips=1)
    await world.win_chip(ada)
    assert "Final positions" in news(world.channel)[-1]
    assert r"1\. ada" in news(world.channel)[-1]
    for command in ("ricochet rules", "ricochet tiles", "ricochet tutorial", "ricochet leaderboard"):
        shown = answer(await ada.slash(world.channel, command))
        assert "-# " in text_of(shown), command
        assert len(text_of(shown)) <= 4000


@pytest.mark.usefixtures("no_pictures")
async def test_a_failed_proof_is_answered_without_its_picture(world: World) -> None:
    ada = world.player("ada")
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=2)
    await world.later(HOURGLASS)
    result = await ada.slash(world.channel, "prove", moves="R-up")
    assert "You bid 2 and showed 1" in text_of(answer(result))
    assert not answer(result).attachments


async def test_a_proof_is_drawn_once_however_often_it_is_shown(world: World, drawn: Drawings) -> None:
    ada = world.player("ada")
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=2)
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves="R-up")
    for _ in range(3):
        await ada.slash(world.channel, "ricochet board")
    assert drawn
    assert len(drawn) == len(set(drawn))


async def test_a_board_is_needed_as_long_as_its_round_is_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    needed, draw = list[Callable[[], bool]](), world.bot.pictures._queue.draw

    async def noted(drawing: Drawing, importance: Importance, is_needed: Callable[[], bool] = always) -> Drawn | None:
        if importance is Importance.BOARD:
            needed.append(is_needed)
        return await draw(drawing, importance, is_needed)

    monkeypatch.setattr(world.bot.pictures._queue, "draw", noted)
    ada = world.player("ada")
    await world.start(ada)
    assert [is_needed() for is_needed in needed] == [True]
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    assert [is_needed() for is_needed in needed] == [False, True]


async def test_who_stops_the_bot_stops_what_draws(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = list[PictureQueue]()
    close = PictureQueue.close

    async def noted(queue: PictureQueue) -> None:
        closed.append(queue)
        await close(queue)

    monkeypatch.setattr(PictureQueue, "close", noted)
    await world.stop_bot()
    assert closed == [world.bot.pictures._queue]
