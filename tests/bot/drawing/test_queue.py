"""The order of pictures, and what happens to those that wait too long."""

import asyncio
from typing import Any

import pytest

from bot.drawing import queue
from bot.drawing.drawers import DrawerDied, DrawingFailed
from bot.drawing.drawings import Drawing, Faces, Replay, Still
from bot.drawing.queue import Drawn, Importance, PictureQueue
from engine import Line, Position, Setup, parse_moves

START = Setup.from_code("03M93T-J0FRNC-XSBHK2-BSAG2P").position
SOLUTION = "G-left R-up R-left R-down"
BOARD, QUESTION, REPLAY, SCORES = Importance
FIRST = Faces("first", ())


class Studio:
    """A queue whose pictures are drawn when the test says so, and whose clock the test sets."""

    def __init__(self, drawers: int = 1) -> None:
        self.now = 1000.0
        self.begun = list[Drawing]()
        self._drawing = list[asyncio.Future[bytes]]()
        self.is_closed = 0
        self.queue = PictureQueue([self] * drawers, lambda: self.now)

    async def draw(self, drawing: Drawing) -> bytes:
        self.begun.append(drawing)
        done = asyncio.get_running_loop().create_future()
        self._drawing.append(done)
        return await done

    async def close(self) -> None:
        self.is_closed += 1

    def ask(self, drawing: Drawing, importance: Importance, **how: Any) -> "asyncio.Task[Drawn | None]":
        return asyncio.create_task(self.queue.draw(drawing, importance, **how))

    async def finish(self, result: bytes | Exception = b"file") -> None:
        """Let the drawing that was begun first be done, and what follows from that happen."""
        done = self._drawing.pop(0)
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
        await others_go_on()

    async def busy(self) -> None:
        """Let a picture be drawn, for which all others wait."""
        self.ask(FIRST, BOARD)
        await others_go_on()

    async def finish_all(self) -> list[Drawing]:
        """Let all be drawn; in which order they were begun, after the first."""
        while self._drawing:
            await self.finish()
        return self.begun[1:]


async def others_go_on() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def still(number: int = 0) -> Still:
    """One of many stills."""
    return Still(START, f"theme {number}")


def replay(number: int = 0) -> Replay:
    return Replay(a_line(), f"theme {number}")


def a_line() -> Line:
    return START.play(parse_moves(SOLUTION))


@pytest.fixture
def studio() -> Studio:
    return Studio()


async def test_boards_come_before_questions_before_replays_before_scores_and_who_asked_first_is_first(studio: Studio) -> None:
    await studio.busy()
    for number, importance in enumerate((SCORES, REPLAY, BOARD, REPLAY, QUESTION, BOARD)):
        studio.ask(still(number), importance)
    await others_go_on()
    assert studio.queue.waiting == 6
    assert await studio.finish_all() == [still(2), still(5), still(4), still(1), still(3), still(0)]
    assert studio.queue.waiting == 0


async def test_each_drawer_draws_one_picture_at_a_time_and_the_first_that_is_free_is_next() -> None:
    studio = Studio(drawers=2)
    asked = [studio.ask(still(number), BOARD) for number in range(3)]
    await others_go_on()
    assert studio.begun == [still(0), still(1)]
    await studio.finish(b"a picture")
    assert studio.begun == [still(0), still(1), still(2)]
    assert asked[0].result() == Drawn(b"a picture", "png")


async def test_what_several_ask_for_at_the_same_time_is_drawn_once(studio: Studio) -> None:
    await studio.busy()
    again = Still(Position.from_code(START.code), "theme 0")
    asked = [studio.ask(one, QUESTION) for one in (still(), still(), again)]
    await others_go_on()
    assert await studio.finish_all() == [still()]
    assert {task.result() for task in asked} == {Drawn(b"file", "png")}


async def test_the_latest_pictures_are_not_drawn_again(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_KEPT", 2 * len(b"file"))
    for number in (1, 2, 1, 3, 2, 1):
        asked = studio.ask(still(number), BOARD)
        await others_go_on()
        await studio.finish_all()
        assert asked.result() == Drawn(b"file", "png")
    assert studio.begun == [still(1), still(2), still(3), still(1)]


async def test_a_replay_that_waits_too_long_is_drawn_as_a_still(studio: Studio) -> None:
    await studio.busy()
    late, in_time = studio.ask(replay(1), REPLAY), studio.ask(replay(2), REPLAY)
    await others_go_on()
    studio.now += 1.1
    soon = studio.ask(replay(3), REPLAY)
    await studio.finish()
    studio.now -= 1
    await studio.finish_all()
    assert studio.begun == [FIRST, Still(a_line(), "theme 1"), replay(2), replay(3)]
    assert [task.result() and task.result().kind for task in (late, in_time, soon)] == ["png", "gif", "gif"]  # pyright: ignore[reportOptionalMemberAccess]


@pytest.mark.parametrize(("importance", "seconds"), [(BOARD, 20), (QUESTION, 5), (REPLAY, 3), (SCORES, 2)])
async def test_what_waits_longer_still_is_told_in_words(studio: Studio, importance: Importance, seconds: float) -> None:
    await studio.busy()
    in_time, late = studio.ask(still(1), importance), studio.ask(still(2), importance)
    await others_go_on()
    studio.now += seconds
    await studio.finish()
    studio.now += 0.1
    await studio.finish_all()
    assert studio.begun == [FIRST, still(1)]
    assert in_time.result() is not None
    assert late.result() is None


async def test_what_is_less_important_is_told_in_words_while_what_is_more_important_is_drawn(studio: Studio) -> None:
    """Otherwise it would wait for as long as boards keep coming."""
    await studio.busy()
    scores, _board = studio.ask(still(1), SCORES), studio.ask(still(2), BOARD)
    await others_go_on()
    studio.now += 6
    await studio.finish()
    assert studio.begun == [FIRST, still(2)]
    assert scores.result() is None


async def test_a_full_line_lets_the_latest_of_the_least_important_go(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_WAITING", 2)
    await studio.busy()
    first, second = studio.ask(still(1), REPLAY), studio.ask(still(2), REPLAY)
    await others_go_on()
    board, scores = studio.ask(still(3), BOARD), studio.ask(still(4), SCORES)
    await others_go_on()
    assert [second.result(), scores.result()] == [None, None]
    assert await studio.finish_all() == [still(3), still(1)]
    assert first.result()
    assert board.result()


async def test_a_picture_that_nobody_needs_any_more_is_not_drawn(studio: Studio) -> None:
    await studio.busy()
    dropped = studio.ask(still(1), BOARD, needed=lambda: False)
    shared = [studio.ask(still(2), BOARD, needed=needed) for needed in (lambda: True, lambda: False)]
    gone = studio.ask(still(3), BOARD)
    await others_go_on()
    gone.cancel()
    await others_go_on()
    assert await studio.finish_all() == [still(2)]
    assert dropped.result() is None
    assert all(task.result() for task in shared)


async def test_who_waits_goes_on_when_the_picture_is_not_needed_any_more_though_another_is_still_being_drawn(studio: Studio):
    needed = [True]
    await studio.busy()
    behind, dropped = studio.ask(still(1), REPLAY), studio.ask(still(2), REPLAY, needed=lambda: needed[0])
    await others_go_on()
    needed[0] = False
    studio.ask(still(3), SCORES)
    await others_go_on()
    assert (behind.done(), dropped.done()) == (False, True)
    assert dropped.result() is None
    assert await studio.finish_all() == [still(1), still(3)]


async def test_who_waits_for_what_is_being_drawn_goes_on_when_that_is_dropped_and_it_is_kept(studio: Studio) -> None:
    needed = [True]
    dropped, behind = studio.ask(still(1), REPLAY, needed=lambda: needed[0]), studio.ask(still(2), REPLAY)
    await others_go_on()
    studio.queue.drop_unneeded()
    await others_go_on()
    assert not dropped.done()
    needed[0] = False
    studio.queue.drop_unneeded()
    await others_go_on()
    assert (dropped.result(), behind.done()) == (None, False)
    needed[0] = True
    await studio.finish()
    assert await studio.queue.draw(still(1), REPLAY) == Drawn(b"file", "png")
    assert await studio.finish_all() == [still(2)]
    assert behind.result()


async def test_what_is_dropped_leaves_the_line(studio: Studio) -> None:
    await studio.busy()
    needed = [True]
    dropped, other = studio.ask(still(1), REPLAY, needed=lambda: needed[0]), studio.ask(still(2), REPLAY)
    await others_go_on()
    needed[0] = False
    studio.queue.drop_unneeded()
    assert studio.queue.waiting == 1
    assert await studio.finish_all() == [still(2)]
    assert (dropped.result(), other.done()) == (None, True)


async def test_what_was_dropped_and_whose_process_died_is_not_drawn_again(studio: Studio) -> None:
    needed = [True]
    dropped = studio.ask(still(1), REPLAY, needed=lambda: needed[0])
    await others_go_on()
    needed[0] = False
    studio.queue.drop_unneeded()
    await studio.finish(DrawerDied())
    assert (dropped.result(), studio.begun) == (None, [still(1)])


async def test_one_who_leaves_does_not_take_the_picture_of_another_away(studio: Studio) -> None:
    leaving, staying = studio.ask(still(), BOARD), studio.ask(still(), BOARD)
    await others_go_on()
    leaving.cancel()
    await others_go_on()
    await studio.finish()
    assert staying.result() == Drawn(b"file", "png")


async def test_a_picture_whose_process_has_died_is_drawn_once_more_and_before_others(studio: Studio) -> None:
    asked, other = studio.ask(still(1), BOARD), studio.ask(still(2), BOARD)
    await others_go_on()
    await studio.finish(DrawerDied("killed"))
    assert studio.begun == [still(1), still(1)]
    await studio.finish_all()
    assert asked.result()
    assert other.result()


@pytest.mark.parametrize("failures", [[DrawerDied("killed")] * 2, [DrawingFailed("a traceback")], [ZeroDivisionError()]])
async def test_a_picture_that_cannot_be_drawn_is_told_in_words_and_others_are_drawn(studio: Studio, failures: list[Exception]):
    asked, other = studio.ask(still(1), BOARD), studio.ask(still(2), BOARD)
    await others_go_on()
    for failure in failures:
        await studio.finish(failure)
    assert asked.result() is None
    await studio.finish_all()
    assert other.result()


async def test_closing_gives_words_to_all_who_wait_and_to_all_who_come_later(studio: Studio) -> None:
    asked = [studio.ask(still(number), BOARD) for number in range(2)]
    await others_go_on()
    await studio.queue.close()
    asked.append(studio.ask(still(2), BOARD))
    assert await asyncio.gather(*asked) == [None, None, None]
    assert studio.is_closed
