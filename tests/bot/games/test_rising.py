"""By default the difficulty of a match rises: docs/rules.md "Draw"."""

from unittest.mock import patch

from bot.games.solver_queue import SolverQueue
from engine.rules.events import ChipTurned
from engine.rules.rules import Difficulty, risen
from engine.rules.setup import Setup
from tests.bot.seen import answer, news, said, text_of
from tests.bot.world import EASY, INTERMISSION, Member, World, solution_of


async def test_the_first_chip_takes_three_or_four_moves_and_the_opening_says_what_is_played(world: World, ada: Member) -> None:
    opening = text_of(answer(await ada.slash(world.channel, "ricochet start")))
    assert "2013 edition · easy chips first, a little more each round" in opening
    assert len(solution_of(world.match().position)) in (3, 4)


async def test_later_rounds_take_a_little_more(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet start")
    lengths = list[int]()
    for number in range(1, 6):
        lengths.append(len(solution_of(world.match().position)))
        fewest, most = risen(number)
        assert fewest <= lengths[-1] <= most, lengths
        await world.win_chip(ada)
        await world.later(INTERMISSION)


async def test_a_board_by_its_code_rises_as_well(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    match = world.match()
    assert match.rules.difficulty is Difficulty.RISING
    assert match.setup == Setup.from_code(EASY)
    assert len(solution_of(match.position)) in (3, 4)


async def test_any_is_the_shuffle(world: World, ada: Member) -> None:
    assert (
        "2013 edition · chips count once two people are present, the victory with three such chips or an empty pile."
        in text_of(answer(await world.start(ada, difficulty="any")))
    )
    assert world.match().round.target == world.match().setup.chips[0]


async def test_which_chip_was_drawn_stands_in_the_events(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet start")
    before = world.match()
    _, turned, *_ = await world.bot.store.events_of(1)
    assert isinstance(turned, ChipTurned)
    assert turned.target == before.round.target
    await world.restart_bot()
    assert world.match().round.target == before.round.target


async def test_a_solver_that_is_late_holds_up_no_round(world: World, ada: Member) -> None:

    async def late(*_: object) -> dict[object, float]:
        if world.bot.games.match_in(world.channel.id):
            await world.bot.clock.sleep(3600)
        return {}

    with patch.object(SolverQueue, "lengths", late):
        await ada.slash(world.channel, "ricochet start")
        assert world.match().round.target == world.match().setup.chips[0], "the shuffle decides"
        await world.win_chip(ada)
        pile = world.match().pile
        await world.later(INTERMISSION)
        assert world.match().round.number == 2
        assert world.match().round.target == pile[0]


async def test_nothing_tells_a_length(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet start")
    length = len(solution_of(world.match().position))
    told = said(await ada.slash(world.channel, "ricochet board", format="text"))
    assert f"{length} moves" not in "\n".join([*news(world.channel), told])
