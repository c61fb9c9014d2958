"""When pictures are late, or cannot be drawn, a match continues with text."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.drawing.drawers import ThreadDrawer
from bot.drawing.drawings import Drawing, Replay, Still
from bot.drawing.queue import Drawn, Importance, PictureQueue, always
from tests.bot.forged import press_forged
from tests.bot.seen import answer, buttons_of, card, cards, news, parts, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SHOWN, Member, World

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
    world: World, ada: Member, no_pictures: Callable[[], None]
) -> None:
    await world.start(ada)
    (shown,) = [message for message in world.channel.history() if "### Round 1" in text_of(message)]
    assert "Walls right of" in text_of(shown)
    assert not shown.attachments
    assert not has_gallery(shown)
    await ada.slash(world.channel, "bid", moves=8)
    (shown,) = [message for message in world.channel.history() if "### Round 1" in text_of(message)]
    assert "**8 moves**" in text_of(shown)
    assert "Walls right of" in text_of(shown), "there are no pictures yet"
    no_pictures()
    await ada.slash(world.channel, "bid", moves=7)
    await world.later(SHOWN)
    (shown,) = cards(world.channel)
    assert has_gallery(shown)
    assert "**7 moves**" in text_of(shown)
    assert "Walls right of" not in text_of(shown)


async def test_after_a_restart_a_card_that_is_in_words_gets_its_picture_in_the_same_message(
    world: World, ada: Member, no_pictures: Callable[[], None], drawn: Drawings
) -> None:
    del no_pictures  # the next process draws
    await world.start(ada)
    (before,) = [message for message in world.channel.history() if "### Round 1" in text_of(message)]
    await world.restart_bot()
    assert [has_gallery(message) for message in cards(world.channel)] == [True], "it is drawn again: another process"
    await world.stop_bot()
    drawn.clear()
    await world.start_bot()
    await world.stop_bot()
    assert [(message.id, has_gallery(message)) for message in cards(world.channel)] == [(before.id, True)]
    assert drawn == [], "it is known that it has its picture"


async def test_after_a_restart_a_card_keeps_the_picture_that_it_has(world: World, ada: Member, drawn: Drawings) -> None:
    await world.start(ada, code=EASY)
    pictures = [picture.id for picture in cards(world.channel)[-1].attachments]
    await world.restart_bot()
    drawn.clear()
    await stop(ada, world.channel)
    assert "This match is over" in card(world.channel)
    assert [picture.id for picture in cards(world.channel)[-1].attachments] == pictures
    assert drawn == []


async def test_after_a_restart_a_question_in_words_gets_its_picture_when_it_loses_its_buttons(
    world: World, ada: Member, ben: Member, no_pictures: Callable[[], None]
) -> None:
    await world.proving((ada, 3), (ben, 4))
    await world.insist(ada, "R-up")
    (asked,) = [message for message in world.channel.history() if f"{ben.mention}, it's your turn" in text_of(message)]
    assert buttons_of(asked) != []
    assert not asked.attachments
    await world.stop_bot()
    no_pictures()
    await world.start_bot()
    await ben.slash(world.channel, "pass")
    (answered,) = [message for message in world.channel.history() if message.id == asked.id]
    assert buttons_of(answered) == []
    assert [picture.filename for picture in answered.attachments] == ["moves-1.png"]


@pytest.mark.usefixtures("no_pictures")
async def test_news_and_answers_without_pictures_tell_the_same(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, chips=1)
    await ben.slash(world.channel, "bid", moves=99)
    await world.win_chip(ada)
    assert "Final positions" in news(world.channel)[-1]
    assert "First place\\: ada" in news(world.channel)[-1]
    commands = ("rules", "tutorial", "leaderboard")
    for shown in (
        await press_forged(ada, world.channel, "tiles"),
        *[await ada.slash(world.channel, f"ricochet {command}") for command in commands],
    ):
        assert "-# " in text_of(answer(shown))
        assert len(text_of(answer(shown))) <= 4000


@pytest.mark.usefixtures("no_pictures")
async def test_a_failed_proof_is_answered_without_its_picture(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 2))
    result = await world.insist(ada, "R-up")
    assert "You bid 2 and showed 1" in text_of(answer(result))
    assert not answer(result).attachments


async def test_a_proof_is_drawn_once_however_often_it_is_shown(world: World, ada: Member, drawn: Drawings) -> None:
    await world.start(ada)
    await world.close_bids((ada, 2))
    await world.insist(ada, "R-up")
    for _ in range(3):
        await ada.slash(world.channel, "ricochet board")
    assert drawn
    assert len(drawn) == len(set(drawn))


@pytest.fixture
def needs(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Importance, Callable[[], bool]]]:
    """Record the requested pictures, and whether each is still needed."""
    asked, draw = list[tuple[Importance, Callable[[], bool]]](), world.bot.pictures._queue.draw

    async def noted(drawing: Drawing, importance: Importance, is_needed: Callable[[], bool] = always) -> Drawn | None:
        asked.append((importance, is_needed))
        return await draw(drawing, importance, is_needed)

    monkeypatch.setattr(world.bot.pictures._queue, "draw", noted)
    return asked


def still_needed(needs: list[tuple[Importance, Callable[[], bool]]], importance: Importance) -> list[bool]:
    """Return whether each of these is still needed, but for those of best solutions that are found late, which always are."""
    return [is_needed() for asked, is_needed in needs if asked is importance and is_needed is not always]


async def test_a_board_is_needed_as_long_as_its_round_is_on(
    world: World, ada: Member, needs: list[tuple[Importance, Callable[[], bool]]]
) -> None:
    await world.start(ada)
    assert still_needed(needs, Importance.BOARD) == [True]
    await world.win_chip(ada)
    assert still_needed(needs, Importance.BOARD) == [False]
    await world.later(INTERMISSION)
    assert still_needed(needs, Importance.BOARD) == [False, True]


async def test_what_tells_of_a_round_is_needed_until_the_next_board_is_there(
    world: World, ada: Member, ben: Member, needs: list[tuple[Importance, Callable[[], bool]]]
) -> None:
    await world.start(ada, code=EASY)
    await world.win_chip(ben)
    await world.later(INTERMISSION)
    await world.close_bids((ben, 2))
    await world.insist(ben, "R-up")
    assert True in still_needed(needs, Importance.QUESTION)
    await world.later(INTERMISSION)
    needs.clear()
    await world.win_chip(ada)
    replays_and_scores = (Importance.REPLAY, Importance.SCORES)
    assert [{*still_needed(needs, importance)} for importance in replays_and_scores] == [{True}, {True}]
    await world.later(INTERMISSION)
    assert [{*still_needed(needs, importance)} for importance in replays_and_scores] == [{False}, {False}]


async def test_a_round_is_told_in_words_when_its_pause_is_over_and_the_next_board_comes_after_it(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What draws is busy for other matches, until it draws the next board."""
    queue = world.bot.pictures._queue
    draw = queue.draw

    async def waiting(*asked: Any) -> Drawn | None:
        return await world.env.external_wait(draw(*asked), reason="a picture")

    monkeypatch.setattr(queue, "draw", waiting)
    await world.start(ada)
    free, queue._free = queue._free, list[int]()
    await world.win_chip(ada)
    assert not any("wins the" in text for text in news(world.channel))
    assert queue.waiting == 1
    await world.later(INTERMISSION)
    assert any("wins the" in text and "Final positions" in text for text in news(world.channel))
    assert "### Round 1" in card(world.channel)
    queue._free = free
    with world.env.time_context():
        await draw(Still(world.match().position, "light"), Importance.BOARD)
    await world.later(SHOWN)
    assert "### Round 2" in card(world.channel)


async def test_the_next_board_comes_at_its_time_though_the_proof_before_is_still_being_drawn(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, drawn = world.bot.pictures._queue, asyncio.Event()
    ask, draw = queue.draw, ThreadDrawer.draw

    async def asked(*wanted: Any) -> Drawn | None:
        return await world.env.external_wait(ask(*wanted), reason="a picture")

    async def slow(drawer: ThreadDrawer, drawing: Drawing) -> bytes:
        if isinstance(drawing, Replay):
            await world.env.external_wait(drawn.wait(), reason="a replay")
        return await draw(drawer, drawing)

    monkeypatch.setattr(queue, "draw", asked)
    monkeypatch.setattr(ThreadDrawer, "draw", slow)
    monkeypatch.setattr(queue, "_drawers", [ThreadDrawer(), ThreadDrawer()])
    monkeypatch.setattr(queue, "_free", [0, 1])
    await world.start(ada)
    await world.win_chip(ada)
    assert not any("wins the" in text for text in news(world.channel))
    await world.later(INTERMISSION)
    await world.later(SHOWN)
    assert any("wins the" in text and "Final positions" in text for text in news(world.channel))
    assert "### Round 2" in card(world.channel)
    assert has_gallery(cards(world.channel)[-1])
    drawn.set()
    await world.later(SHOWN)
    assert "### Round 2" in card(world.channel)


async def test_the_pictures_of_one_message_wait_together(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, given = list[Importance](), asyncio.Event()

    async def waiting(_: Drawing, importance: Importance, __: Callable[[], bool] = always) -> None:
        asked.append(importance)
        await world.env.external_wait(given.wait(), reason="a picture")

    ada, ben = world.players("ada", "ben")
    await world.start(ada)
    await world.win_chip(ben)
    await world.later(INTERMISSION)
    monkeypatch.setattr(world.bot.pictures._queue, "draw", waiting)
    solution = world.solution()
    await ada.slash(world.channel, "bid", moves=len(solution.split()))
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=solution)
    assert {Importance.REPLAY, Importance.SCORES} <= {*asked}
    given.set()


async def test_who_stops_the_bot_stops_what_draws(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = list[PictureQueue]()
    close = PictureQueue.close

    async def noted(queue: PictureQueue) -> None:
        closed.append(queue)
        await close(queue)

    monkeypatch.setattr(PictureQueue, "close", noted)
    await world.stop_bot()
    assert closed == [world.bot.pictures._queue]
