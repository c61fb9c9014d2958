"""The best solution of a round is shown when the round is over, and nowhere before."""

import asyncio
import math
import threading
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import discord
import pytest

import bot.games.solver_queue
from bot.clock import steady_clock
from bot.games.solver_queue import SolverQueue
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.ui.messages import Messages
from engine import TARGETS, Position, Ricochet, Setup, parse_moves
from engine.games.match.state import Phase
from engine.rules.events import BestFound, ChipTurned
from engine.solver import GaveUp, NoneWithin, Readiness, Result, Solution, SolverUnavailableError, Unreachable, solve
from tests.bot.seen import answer, card, cards, news, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
SETUP = Setup.from_code(EASY)


async def bid_and_show(world: World, moves: str) -> str:
    """Ada bids on the easy board and shows these moves. What the channel reads then."""
    ada = world.player("ada")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=len(moves.split()))
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=moves)
    return news(world.channel)[-1]


def best_of(world: World) -> SolverQueue:
    return world.bot.solver


async def test_a_shorter_way_than_the_one_shown_is_told_and_drawn(world: World) -> None:
    told = await bid_and_show(world, LONGER)
    assert "wins the" in told
    assert f"4 moves were possible: `{SOLUTION}`" in told
    proof, best = world.channel.history()[-1].attachments
    assert (proof.filename, best.filename) == ("proof.gif", "best.gif")
    assert "Shown in 4 moves" in (best.description or "")


async def see_it_go_back(world: World) -> None:
    """Ada bids on the chip that is up, and passes; then another chip comes up."""
    ada = world.player("ada")
    await world.close_bids((ada, 9))
    await ada.slash(world.channel, "pass")
    await world.later(INTERMISSION)


async def test_where_nobody_succeeded_the_best_is_told_when_the_match_is_over(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await see_it_go_back(world)
    assert "possible" not in "".join(news(world.channel))
    await stop(ada, world.channel)
    told = world.channel.history()[-1]
    assert f"The 🟢🪐 green planet of round 1 could have been won in 4 moves: `{SOLUTION}`" in text_of(told)
    assert [file.filename for file in told.attachments] == ["best-1.gif"]


async def test_a_chip_that_went_back_more_than_once_has_its_best_told_once(world: World, ada: Member) -> None:
    with patch.object(world.random, "shuffle", lambda pile: pile.insert(1, pile.pop())):
        await world.start(ada, code=EASY)
        for _ in range(2):
            await see_it_go_back(world)
    assert (world.match().round.number, world.match().round.target) == (3, SETUP.chips[0])
    await stop(ada, world.channel)
    told = [message for message in world.channel.history() if SOLUTION in text_of(message)]
    assert [message.attachments for message in told] == [[]], "in words: the round in which it was up again was not played"


async def test_where_nobody_succeeded_the_best_is_told_when_that_chip_is_won_and_not_by_another(world: World, ada: Member):
    await world.start(ada, code=EASY)
    with patch.object(world.random, "shuffle", lambda pile: pile.insert(1, pile.pop())):
        await see_it_go_back(world)
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    assert "green planet of round 1" not in "".join(news(world.channel))
    assert world.match().round.target == SETUP.chips[0]
    await world.win_chip(ada)
    told = text_of(world.channel.history()[-1])
    assert f"The 🟢🪐 green planet of round 1 could have been won in 4 moves: `{SOLUTION}`" in told
    assert "🏅 **The chip is won.**" in card(world.channel)


@pytest.mark.parametrize(
    ("moves", "told", "pictures"),
    [
        (LONGER, "4 moves were possible", ["proof.gif", "best.gif"]),
        (SOLUTION, "It couldn't have been done in fewer", ["proof.gif"]),
    ],
)
async def test_a_best_solution_that_is_found_late_is_told_and_a_better_one_drawn(
    world: World, moves: str, told: str, pictures: list[str]
) -> None:
    best_of(world)._ready = False
    assert "Nobody could" not in await bid_and_show(world, moves)
    best_of(world)._ready = True
    await world.later(1)
    assert told in news(world.channel)[-1]
    assert [file.filename for file in world.channel.history()[-1].attachments] == pictures


async def test_the_best_is_told_also_when_the_match_is_stopped_in_the_middle_of_a_round(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await stop(ada, world.channel)
    assert "It could have been done in 4 moves" in news(world.channel)[-1]


async def test_stopping_between_two_rounds_tells_nothing_more(world: World) -> None:
    await bid_and_show(world, SOLUTION)
    await stop(world.player("ada"), world.channel)
    assert "moves" not in news(world.channel)[-1].split("Shortest")[0]


async def test_nothing_tells_the_best_before_proving_is_over(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    ada, ben = world.players("ada", "ben")
    told = [text_of(answer(await world.start(ada, code=EASY)))]
    told.append(said(await ada.slash(world.channel, "bid", moves=9)))
    told.append(said(await ben.slash(world.channel, "bid", moves=5)))
    told.append(text_of(answer(await ben.slash(world.channel, "ricochet board"))))
    await world.later(HOURGLASS)
    told.append(said(await ben.slash(world.channel, "prove", moves="R-up R-left R-down R-up R-down")))
    assert world.match().phase is Phase.PROVING
    told += [text_of(message) for message in world.channel.history()]
    files = [file for message in world.channel.history() for file in message.attachments]
    told += [f"{file.filename} {file.description}" for file in files]
    told.append(capsys.readouterr().out)
    for text in told:
        assert "4 moves" not in text
        assert SOLUTION not in text
        assert "were possible" not in text
    assert {file.filename for file in files} == {"board.png", "moves-1.png"}


async def test_the_best_of_a_round_that_a_restart_interrupted_is_told(world: World, ada: Member) -> None:
    await world.bidding((ada, 5))
    await world.restart_bot()
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=LONGER)
    assert "4 moves were possible" in news(world.channel)[-1]


async def test_the_best_of_a_round_that_ended_just_before_a_kill_is_told_once(world: World) -> None:
    best_of(world)._ready = False
    await bid_and_show(world, LONGER)
    for _ in range(2):
        await world.restart_bot(killed=True)
        await world.later(1)
    told = [message for message in world.channel.history() if "could have been won in 4 moves" in text_of(message)]
    assert [[file.filename for file in message.attachments] for message in told] == [["best-1.gif"]]


async def test_the_best_of_a_match_that_is_over_is_told_after_a_kill(world: World, ada: Member) -> None:
    best_of(world)._ready = False
    await world.start(ada, code=EASY)
    await stop(ada, world.channel)
    await world.kill_bot()
    for _ in range(2):
        await world.start_bot()
        assert sum("4 moves" in text for text in news(world.channel)) == 1
        await world.stop_bot()
    await world.start_bot()


async def test_a_match_goes_on_without_a_solver(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        message = "no kernels"
        raise RuntimeError(message)

    monkeypatch.setattr(bot.games.solver_queue, "warm_up", broken)
    best = best_of(world)
    best._ready = False
    best._warm_up()
    assert "wins the" in await bid_and_show(world, SOLUTION)
    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)


def answering(monkeypatch: pytest.MonkeyPatch, answers: Callable[..., Result]) -> None:
    """Let the solver answer something else."""
    monkeypatch.setattr(bot.games.solver_queue, "solve", lambda position, **_: answers(position.target))


async def test_a_chip_that_cannot_be_reached_is_put_back_and_the_channel_sees_it(world: World, monkeypatch: pytest.MonkeyPatch):
    first, second, *_ = SETUP.chips
    answering(monkeypatch, lambda target: Unreachable(0) if target == first else GaveUp(0))
    await world.start(world.player("ada"), code=EASY)
    assert "green planet goes back into the pile: it can't be reached from here" in news(world.channel)[-1]
    assert world.match().round.target == second
    assert len(cards(world.channel)) == 1, "the card of the chip that was put back is gone"
    assert "Round 2" in card(world.channel)


async def test_the_next_card_stays_though_it_is_told_later_that_a_chip_was_put_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = SETUP.chips
    answering(monkeypatch, lambda target: Unreachable(0) if target == first else GaveUp(0))
    best_of(world)._ready = False
    await world.start(world.player("ada"), code=EASY)
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    best_of(world)._ready = True
    await world.later(1)
    (shown,) = cards(world.channel)
    assert "Round 2" in text_of(shown)
    assert not any("goes back into the pile" in text for text in news(world.channel))
    await world.later(70)
    assert len([text for text in news(world.channel) if "goes back into the pile" in text]) == 1
    assert [message.id for message in cards(world.channel)] == [shown.id]


async def test_a_chip_of_too_many_moves_is_put_back(world: World) -> None:
    opening = await world.start(world.player("ada"), code=EASY, max_moves=3)
    assert "no chips that take more than 3 moves" in text_of(answer(opening))
    assert "they take more than 3 moves" in news(world.channel)[-1]
    match = world.match()
    assert isinstance(solve(match.position, max_moves=3), Solution)


@pytest.mark.parametrize(("difficulty", "first"), [("easy", range(2, 6)), ("hard", range(8, 99))])
async def test_chips_of_the_wished_difficulty_come_first(world: World, difficulty: str, first: range) -> None:
    opening = await world.start(world.player("ada"), code=EASY, difficulty=difficulty)
    assert f"{difficulty} chips first" in text_of(answer(opening))
    match = world.match()
    lengths = {chip: solve(match.position.with_target(chip)) for chip in TARGETS}
    fitting = [chip for chip, found in lengths.items() if isinstance(found, Solution) and len(found.moves) in first]
    assert match.round.target in fitting or not fitting


async def test_the_next_chip_is_looked_for_during_the_pause(world: World, ada: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.proving((ada, 4), max_moves=4)
    asked, pile = list[object](), world.match().pile

    def answers(target: object) -> Result:
        asked.append(target)
        return NoneWithin(4, 0) if target == pile[0] else Solution((), 0)

    answering(monkeypatch, answers)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert set(asked) == set(pile)
    await world.later(INTERMISSION)
    assert world.match().round.target == pile[1]
    assert "takes more than 4 moves" in news(world.channel)[-1]


def worker(monkeypatch: pytest.MonkeyPatch, solving: Callable[..., Result]) -> SolverQueue:
    """Best solutions that are found in this way."""
    monkeypatch.setattr(bot.games.solver_queue, "solve", solving)
    best = SolverQueue(steady_clock(), Metrics(), Tasks())
    best._ready = True
    return best


async def test_a_search_is_broken_off_when_the_bot_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless(*_: Any, cancelled: Callable[[], bool], **__: Any) -> Result:
        loop.call_soon_threadsafe(begun.set)
        while not cancelled():
            pass
        return GaveUp(0)

    best = worker(monkeypatch, endless)
    first = asyncio.create_task(best.of(SETUP.position, Ricochet.TURN))
    second = asyncio.create_task(best.of(SETUP.position.with_target(SETUP.chips[1]), Ricochet.TURN))
    await begun.wait()
    best.stop()
    assert await first == GaveUp(0)
    assert await second in (None, GaveUp(0))


async def test_a_quick_search_need_not_wait_for_a_hard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    hard, quick = SETUP.position, SETUP.position.with_target(SETUP.chips[1])
    may_end = threading.Event()

    def solving(position: Position, **_: Any) -> Result:
        if position == hard:
            may_end.wait()
        return Unreachable(0)

    best = worker(monkeypatch, solving)
    first = asyncio.create_task(best.of(hard, Ricochet.TURN))
    assert await best.of(quick, Ricochet.TURN) == Unreachable(0)
    assert not first.done()
    may_end.set()
    assert await first == Unreachable(0)


@pytest.mark.parametrize(
    ("ready", "told"),
    [(Readiness.READY, ""), (Readiness.TO_COMPILE, "being compiled, once"), (Readiness.TO_COMPILE_ALWAYS, "NUMBA_CACHE_DIR")],
)
def test_the_log_says_why_the_first_best_solutions_are_late(
    ready: Readiness, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot.games.solver_queue, "readiness", lambda: ready)
    monkeypatch.setattr(bot.games.solver_queue, "warm_up", lambda: None)
    queue = SolverQueue(steady_clock(), Metrics(), Tasks())
    queue._warm_up()
    assert queue._ready
    assert told in capsys.readouterr().out


def test_where_no_library_fits_the_log_says_in_one_line_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unavailable() -> None:
        raise SolverUnavailableError

    monkeypatch.setattr(bot.games.solver_queue, "warm_up", unavailable)
    queue = SolverQueue(steady_clock(), Metrics(), Tasks())
    queue._warm_up()
    assert not queue.is_ready
    (told,) = capsys.readouterr().out.splitlines()
    assert "install Numba" in told


async def test_chips_that_take_too_long_to_find_out_about_stay_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: dict[object, Result] = {
        SETUP.chips[0]: Solution(parse_moves(SOLUTION), 0),
        SETUP.chips[1]: NoneWithin(5, 0),
        SETUP.chips[2]: Unreachable(0),
    }
    best = worker(monkeypatch, lambda position, **_: answers.get(position.target, GaveUp(0)))
    found = await best.lengths(SETUP.position, SETUP.chips, 5, Ricochet.TURN)
    assert found == {SETUP.chips[0]: 4, SETUP.chips[1]: 6, SETUP.chips[2]: math.inf}
    assert await best.lengths(SETUP.position, SETUP.chips, 5, Ricochet.TURN, patience=-1) == {}


async def test_a_chip_that_is_put_back_before_anything_was_shown_leaves_one_card(world: World, monkeypatch: pytest.MonkeyPatch):
    """The solver may be quicker than Discord with the opening line."""
    first, *_ = SETUP.chips
    answering(monkeypatch, lambda target: Unreachable(0) if target == first else GaveUp(0))
    send = discord.InteractionResponse.send_message

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        while world.match().round.number == 1:  # noqa: ASYNC110 - there is no event for the solver's answer
            await asyncio.sleep(0.01)
        return await send(*args, **kwargs)

    with patch.object(discord.InteractionResponse, "send_message", slowly):
        await world.start(world.player("ada"), code=EASY)
    assert len(cards(world.channel)) == 1
    assert "Round 2" in card(world.channel)


async def test_a_round_that_was_played_keeps_its_card_though_a_chip_is_passed_over_next(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, lambda _target: GaveUp(0))
    await world.start(ada, code=EASY, max_moves=3)
    following = world.match().pile[0]
    await world.close_bids((ada, 9))
    answering(monkeypatch, lambda target: NoneWithin(3, 0) if target == following else GaveUp(0))
    with patch.object(world.random, "shuffle"):
        await ada.slash(world.channel, "pass")
        assert world.match().pile[0] == following
        await world.later(INTERMISSION)
    assert "more than 3 moves" in news(world.channel)[-1]
    assert ["Round" in text_of(one) for one in cards(world.channel)] == [True, True]


async def test_the_next_chip_is_looked_for_also_where_the_robots_stand_as_before(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.proving((ada, 4), max_moves=4)
    asked = list[object]()

    def answers(target: object) -> Result:
        asked.append(target)
        return NoneWithin(4, 0)

    answering(monkeypatch, answers)
    await ada.slash(world.channel, "pass")
    assert set(asked) == set(world.match().pile)


async def test_chips_are_looked_at_once_though_the_best_of_the_round_comes_late(world: World, monkeypatch: pytest.MonkeyPatch):
    ada, found = world.player("ada"), list[bool]()

    async def late(_: object) -> Result:
        while not found:
            await world.bot.clock.sleep(1)
        return Solution(parse_moves(SOLUTION), 0)

    with patch.object(best_of(world), "of", late):
        await world.start(ada, code=EASY, max_moves=4)
    await world.close_bids((ada, 4))
    asked, pile = list[object](), world.match().pile

    def answers(target: object) -> Result:
        asked.append(target)
        return NoneWithin(4, 0)

    answering(monkeypatch, answers)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    found.append(True)
    await world.later(1)
    assert "fewer" in news(world.channel)[-1]
    assert asked == list(pile)


async def test_a_card_that_discord_did_not_take_is_not_sent_because_a_best_solution_was_found(world: World, ada: Member):
    best_of(world)._ready = False

    async def not_taken(*_: object) -> None:
        return None

    with patch.object(Messages, "send", not_taken):
        await world.start(ada, code=EASY)
    written = len(world.channel.history())
    best_of(world)._ready = True
    await world.later(1)
    assert world.match().round.best
    assert len(world.channel.history()) == written
    await ada.slash(world.channel, "bid", moves=4)
    assert "Round 1" in card(world.channel)


def failing_once(world: World) -> Any:
    """Let the first best solution not be stored."""
    append, failed = world.bot.store.append, list[bool]()

    async def full(game_id: int, number: int, events: Any, **options: Any) -> None:
        if any(isinstance(event, BestFound) for event in events) and not failed:
            failed.append(True)
            message = "disk full"
            raise OSError(message)
        await append(game_id, number, events, **options)

    return patch.object(world.bot.store, "append", full)


async def test_a_chip_is_put_back_though_nothing_is_stored_about_its_best_solution(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = SETUP.chips
    answering(monkeypatch, lambda target: Unreachable(0) if target == first else GaveUp(0))
    with failing_once(world):
        await world.start(world.player("ada"), code=EASY)
    assert "Round 2" in card(world.channel)


async def test_the_best_of_a_chip_is_looked_for_though_its_turn_was_stored_by_an_append_that_failed(world: World) -> None:
    append, failed = world.bot.store.append, list[bool]()

    async def cut(game_id: int, number: int, events: Any, **options: Any) -> None:
        await append(game_id, number, events, **options)
        if any(isinstance(event, ChipTurned) for event in events):
            failed.append(True)
            message = "the answer of the disk is lost"
            raise OSError(message)

    await bid_and_show(world, SOLUTION)
    with patch.object(world.bot.store, "append", cut):
        await world.later(INTERMISSION)
    assert failed == [True]
    assert "Round 2" in card(world.channel)
    assert world.match().round.best, "before anybody has done anything"


async def test_a_best_solution_that_could_not_be_stored_is_looked_for_again(world: World) -> None:
    with failing_once(world):
        assert f"4 moves were possible: `{SOLUTION}`" in await bid_and_show(world, LONGER)
