"""A whole rush, in one message that only its player sees. docs/rules.md "The rush"."""

from typing import Any
from unittest.mock import patch

from bot.cards.pad import Key
from bot.drawing import worker
from bot.drawing.drawings import Drawing, Still
from engine import Line, format_moves
from engine.games.rush.play import ShowInRush
from engine.games.rush.state import READY_FOR, RushEnding, RushPhase
from tests.bot.forged import press_forged
from tests.bot.games.rush.play import MINUTES, begin, best, live, prepare, press, rush_of, solve, type_best
from tests.bot.seen import answer, buttons_of, said, stop, text_of, told_of_picture
from tests.bot.world import Member, World


async def test_a_rush_is_played_in_one_private_message(world: World, ada: Member) -> None:
    begun = await prepare(world, ada)
    assert "As many chips as you can in 3 minutes" in said(begun)
    assert (buttons_of(answer(begun)), answer(begun).attachments) == (["▶️ Go"], [])
    await ada.click(answer(begun), label="▶️ Go")
    assert "Chip 1" in said(begun)
    assert "Target: " in told_of_picture(answer(begun))
    await solve(world, ada, begun)
    assert "Chip 2" in said(begun)
    assert "✅ 2 moves – next chip!" in said(begun)
    await press(ada, begun, "⏭️ Pass (3)")
    assert "Passed – next chip!" in said(begun)
    assert "Solved: **1**, passes left: 2." in said(begun)
    passed, last = (chip.best for chip in rush_of(world, ada).chips[1:3])
    await world.later(MINUTES)
    assert "Time is up! One chip solved." in said(begun)
    assert f"Chip 2 takes {len(passed)} moves: `{format_moves(passed)}`" in said(begun)
    assert f"Chip 3 takes {len(last)} moves, as in the picture: `{format_moves(last)}`" in said(begun)
    assert buttons_of(answer(begun)) == ["🔁 Another rush", "🔬 Study"]
    assert world.channel.history() == []


async def test_no_chip_is_seen_before_go(world: World, ada: Member) -> None:
    begun = await prepare(world, ada)
    assert rush_of(world, ada).phase is RushPhase.READY
    assert rush_of(world, ada).position.goal.label not in said(begun)
    await world.later(3000)
    await ada.click(answer(begun), label="▶️ Go")
    deadline = rush_of(world, ada).deadline
    assert deadline is not None
    assert f"<t:{round(deadline)}:T>" in said(begun)


async def test_a_rush_that_is_not_started_within_an_hour_is_over(world: World, ada: Member) -> None:
    begun = await prepare(world, ada)
    await world.later(READY_FOR + MINUTES)
    assert world.bot.games.find("rush", world.channel.id, ada.id) is None
    assert "This rush is over" in said(await ada.click(answer(begun), label="▶️ Go"))


async def test_asking_again_moves_the_card_to_a_new_message(world: World, ada: Member) -> None:
    first = await prepare(world, ada)
    await ada.click(answer(first), label="▶️ Go")
    again = await prepare(world, ada)
    assert "Chip 1" in said(again)
    assert first.response is None, "the first message is not there any more"


async def test_what_is_impossible_or_no_solution_is_explained_on_the_card(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    position = rush_of(world, ada).position
    slide = next(slide for robot in position.robots for slide in position.slides(robot) if slide.fault)
    await solve(world, ada, begun, (slide.move,))
    assert "It was left out" in said(begun)
    assert rush_of(world, ada).solved == 0


async def test_moves_may_be_taken_back(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    first = best(world, ada)[:1]
    await solve(world, ada, begun, first)
    assert f"`{format_moves(first)}`" in said(begun)
    await press(ada, begun, "↩️ Undo")
    assert "No moves yet" in said(begun)
    await solve(world, ada, begun, first)
    await press(ada, begun, "🗑️ Clear")
    assert "No moves yet" in said(begun)


async def test_a_rush_can_be_played_with_commands_alone(world: World, ada: Member) -> None:
    await begin(world, ada)
    assert "Chip 2" in said(await type_best(world, ada))
    wrong = await ada.slash(world.channel, "prove", moves=format_moves(best(world, ada)[:1]))
    assert "Chip 2" in said(wrong)
    assert "not a solution" in text_of(wrong.followups[-1].message)
    assert "Chip 3" in said(await ada.slash(world.channel, "pass"))
    assert "Chip 3" in said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert "Chip 3" in said(await ada.slash(world.channel, "ricochet board", format="text"))
    assert "Chip 3" in said(await ada.slash(world.channel, "ricochet board"))
    ended = said(await stop(ada, world.channel))
    assert "You ended the rush. One chip solved." in ended


async def test_moves_can_be_typed_into_a_form(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    form = await press(ada, begun, "⌨️ Type")
    await ada.submit_modal(form, {"moves": format_moves(best(world, ada))})
    assert "Chip 2" in said(begun)


async def test_three_chips_can_be_passed(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    for left in (3, 2, 1):
        await press(ada, begun, f"⏭️ Pass ({left})")
    assert "⏭️ Pass (0)" not in buttons_of(answer(begun))
    assert "You have passed three chips" in text_of((await ada.slash(world.channel, "pass")).followups[-1].message)


async def test_the_buttons_of_a_chip_that_is_over_show_the_present_one(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    await press(ada, begun, "⏭️ Pass (3)")
    old = await press_forged(ada, world.channel, "rush:1.1:uR:")
    assert "Chip 2" in said(old)
    assert "No moves yet" in said(old)
    for opens in (Key.ZOOM, Key.MORE):
        refused = await press_forged(ada, world.channel, f"rush:1.1:{opens.value}R:")
        assert "That chip is over" in said(refused)


async def test_a_rush_is_over_when_its_chips_are_played(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    rush = live(world, ada)
    at = (rush.state.deadline or 0) - 1
    for _ in rush.state.chips:
        with world.env.as_bot():
            await rush.handle(ShowInRush(ada.id, rush.state.round.best), at)
    await world.later(1)
    assert rush.state.ending is RushEnding.ALL_PLAYED
    assert "All chips are played! 60 chips solved." in said(begun)


async def test_another_rush_has_other_chips(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    first = rush_of(world, ada).chips
    await world.later(MINUTES)
    again = await ada.click(answer(begun), label="🔁 Another rush")
    assert "As many chips as you can" in text_of(again.followups[-1].message if again.followups else answer(again))
    assert rush_of(world, ada).chips != first


async def test_the_best_solution_of_a_chip_can_be_studied_at_the_end(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    await world.later(MINUTES)
    studied = await ada.click(answer(begun), label="🔬 Study")
    assert "2 moves" in said(studied)


async def test_others_neither_see_nor_play_it(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    moves = format_moves(best(world, ada))
    assert "There's no match in this channel" in said(await ben.slash(world.channel, "prove", moves=moves))
    await begin(world, ben)
    assert rush_of(world, ada).setup != rush_of(world, ben).setup


async def test_the_next_board_is_drawn_before_it_is_needed(world: World, ada: Member) -> None:
    drawn = list[object]()

    def draw(drawing: Drawing) -> Any:
        drawn.append(drawing.shown.start if isinstance(drawing, Still) and isinstance(drawing.shown, Line) else None)
        return really(drawing)

    really = worker.draw
    with patch("bot.drawing.worker.draw", draw):
        begun = await begin(world, ada)
        chips = [chip.start for chip in rush_of(world, ada).chips]
        assert drawn == chips[:2], "those of the first two chips"
        await press(ada, begun, "⏭️ Pass (3)")
        assert drawn == chips[:3]
