"""Drawing processes are replaced when they die, and end with the program however it ends."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.drawing.drawers import Drawer, DrawerDied, DrawingFailed, ProcessDrawer, ThreadDrawer, drawers
from bot.drawing.drawings import Chart, Drawing, Faces, People, Replay, Still
from bot.drawing.queue import Drawn, Importance, PictureQueue
from engine import TARGETS, Board, Position, Robot, Setup, parse_moves
from engine.board.board import closed_sides
from render.board import board_png
from render.replay import replay_gif
from render.sections import Bar, Bars, Card, Row
from render.theme import DARK, LIGHT

ROOT = Path(__file__).parents[3]
PATIENCE = 120.0
"""Seconds, also on a machine that is busy with others."""
START = Setup.from_code("03M93T-J0FRNC-XSBHK2-BSAG2P").position
LINE = START.play(parse_moves("G-left R-up R-left R-down"))
STILL = Still(START, "light")
SCORES = People(Card("Scores", (Row(1, "Ada", 1, TARGETS[:1]),), fifth=Robot.BLACK), "dark")
SPREAD = Chart("Puzzle 1", "", (Bars("Moves", (Bar("7", 3, "you"), Bar("8", 1))),), Robot.BLACK, "dark")

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")

PROGRAM = """
import asyncio, sys
from bot.drawing.drawers import ProcessDrawer
from bot.drawing.drawings import Faces

async def main():
    drawer = ProcessDrawer()
    await drawer.draw(Faces("light", ("green", "blue", "red", "yellow")))
    print(drawer.process_id, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.fixture
async def drawer() -> AsyncIterator[ProcessDrawer]:
    drawer = ProcessDrawer()
    yield drawer
    await drawer.close()


async def test_a_process_draws_the_same_pictures_as_a_thread(drawer: ProcessDrawer) -> None:
    drawn = [await drawer.draw(one) for one in (STILL, Still(LINE, "dark"), Replay(LINE, "light"))]
    assert drawn == [board_png(START, theme=LIGHT), board_png(LINE, theme=DARK), replay_gif(LINE, theme=LIGHT)]
    others: list[Drawing] = [SCORES, SPREAD, Faces("dark", ("grün", "blau", "rot", "gelb"))]
    assert [await drawer.draw(one) for one in others] == [await ThreadDrawer().draw(one) for one in others]


async def test_a_board_made_by_hand_is_drawn_alike(drawer: ProcessDrawer) -> None:
    bare = Position(Board(closed_sides(), {}, {}), START.robots)
    assert await drawer.draw(Still(bare, "light")) == board_png(bare, theme=LIGHT)


@pytest.mark.parametrize("made", [ProcessDrawer, ThreadDrawer])
async def test_what_cannot_be_drawn_costs_nothing_but_itself(made: type[Drawer]) -> None:
    drawer = made()
    try:
        with pytest.raises(DrawingFailed, match="sepia"):
            await drawer.draw(Still(START, "sepia"))
        assert await drawer.draw(STILL) == board_png(START)
    finally:
        await drawer.close()


@on_posix
async def test_a_picture_is_drawn_again_where_its_process_is_killed() -> None:
    drawer = ProcessDrawer()
    queue = PictureQueue([drawer], lambda: 0.0)
    await queue.draw(STILL, Importance.BOARD)
    first = drawer.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    asked = asyncio.create_task(queue.draw(Still(START, "dark"), Importance.BOARD))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    assert await asked == Drawn(board_png(START, theme=DARK), "png")
    assert drawer.process_id not in (None, first)
    await queue.close()
    assert drawer.process_id is None


@on_posix
async def test_a_process_that_does_not_answer_is_taken_for_dead() -> None:
    drawer = ProcessDrawer()
    await drawer.draw(STILL)
    assert drawer.process_id is not None
    os.kill(drawer.process_id, signal.SIGSTOP)
    drawer.limit = 0.05
    with pytest.raises(DrawerDied):
        await drawer.draw(STILL)
    assert drawer.process_id is None


async def test_a_picture_that_is_broken_off_leaves_no_answer_for_the_next(drawer: ProcessDrawer) -> None:
    await drawer.draw(STILL)
    broken_off = asyncio.create_task(drawer.draw(Replay(LINE, "light")))
    await asyncio.sleep(0)
    broken_off.cancel()
    await asyncio.gather(broken_off, return_exceptions=True)
    assert await drawer.draw(STILL) == board_png(START)


@pytest.mark.parametrize("drawing", [STILL, Still(START, "sepia")], ids=["a long answer", "a short answer"])
async def test_a_process_that_nobody_reads_from_any_more_ends_without_a_word(drawing: Drawing) -> None:
    """As after a kill of the program, while a picture is drawn."""
    asked, answers = os.pipe()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot.drawing.worker"),
        stdin=PIPE,
        stdout=answers,
        stderr=PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    os.close(answers)
    os.close(asked)
    _, said = await asyncio.wait_for(process.communicate(pickle.dumps(drawing)), PATIENCE)
    assert (process.returncode, said) == (0, b"")


async def test_a_process_is_handed_drawings_while_it_draws(drawer: ProcessDrawer) -> None:
    drawings: list[Drawing] = [Replay(LINE, "light"), STILL, Still(START, "sepia"), Still(START, "dark")]
    replay, still, failed, dark = await asyncio.gather(*map(drawer.draw, drawings), return_exceptions=True)
    assert [replay, still, dark] == [replay_gif(LINE, theme=LIGHT), board_png(START), board_png(START, theme=DARK)]
    assert isinstance(failed, DrawingFailed)


@on_posix
async def test_what_waits_behind_a_drawing_of_which_the_process_dies_is_drawn_by_the_next(drawer: ProcessDrawer) -> None:
    await drawer.draw(STILL)
    first = drawer.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    deadly, innocent = (asyncio.create_task(drawer.draw(Still(START, theme))) for theme in ("light", "dark"))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(DrawerDied):
        await deadly
    assert await innocent == board_png(START, theme=DARK)


@on_posix
async def test_a_process_goes_on_where_the_terminal_or_a_service_is_interrupted(drawer: ProcessDrawer) -> None:
    """It is needed until the bot has ended."""
    await drawer.draw(STILL)
    first = drawer.process_id
    assert first is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(first, number)
    await drawer.draw(Still(START, "dark"))
    assert drawer.process_id == first


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no batches")
async def test_a_process_that_draws_interrupts_nobody_and_has_as_large_a_share_as_other_programs(drawer: ProcessDrawer) -> None:
    await drawer.draw(STILL)
    assert drawer.process_id is not None
    assert os.sched_getscheduler(drawer.process_id) == os.SCHED_BATCH
    assert os.getpriority(os.PRIO_PROCESS, drawer.process_id) == os.getpriority(os.PRIO_PROCESS, 0)


@on_posix
def test_no_process_is_left_when_the_program_is_killed() -> None:
    """Both have the same pipe for errors, which ends when both are gone."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert int(program.stdout.readline())
        program.kill()
        _, errors = program.communicate(timeout=PATIENCE)
    assert errors == ""


def test_no_process_is_started_before_it_is_needed() -> None:
    made = drawers(3)
    assert [drawer.process_id for drawer in made if isinstance(drawer, ProcessDrawer)] == [None] * 6
    assert made[:3] == made[3:], "each is handed a second drawing while it draws the first"
    assert [type(drawer) for drawer in drawers(0)] == [ThreadDrawer]


def test_a_process_that_draws_loads_neither_discord_nor_the_solver_nor_the_rest_of_the_bot() -> None:
    code = "import bot.drawing.worker, sys; print(*(name for name in sys.modules if not name.startswith('_')))"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True).stdout.split()
    )
    assert not {"discord", "numpy", "numba", "aiohttp", "asyncio", "pydantic", "structlog", "engine.solver"} & loaded
    assert {name for name in loaded if name.startswith("bot")} == {
        "bot",
        "bot.drawing",
        "bot.drawing.drawings",
        "bot.drawing.worker",
    }
