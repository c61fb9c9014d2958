"""The move pad of a prover: pressed instead of typed, with all its state in its buttons."""

import re

import discord
import pytest
from simcord.results import InteractionResult

from tests.bot.seen import answer, buttons_of, cards, news, parts, press, said
from tests.bot.world import INTERMISSION, PROOF_TIME, SOLUTION, Member, World

ROBOTS = {"R": "🔴 Red", "G": "🟢 Green", "B": "🔵 Blue", "Y": "🟡 Yellow"}
ARROWS = {"up": "⬆️ Up", "down": "⬇️ Down", "left": "⬅️ Left", "right": "➡️ Right"}


async def press_moves(player: Member, pad: InteractionResult, moves: str) -> InteractionResult:
    for move in moves.split():
        robot, direction = move.split("-")
        pad = await press(player, pad, ROBOTS[robot], ARROWS[direction])
    return pad


async def opened(world: World, player: Member, moves: int = 4) -> InteractionResult:
    """Return the pad of a prover."""
    await world.proving((player, moves))
    return await player.click(world.channel.history()[-1], label="Move pad")


async def test_a_proof_is_pressed_and_wins(world: World, ada: Member) -> None:
    pad = await opened(world, ada)
    assert "0 of 4 moves" in said(pad)
    assert "No moves yet" in said(pad)
    pad = await press_moves(ada, pad, SOLUTION)
    assert "4 of 4 moves" in said(pad)
    assert f"`{SOLUTION}`" in said(pad)
    pad = await press(ada, pad, "✅ Show moves")
    assert "The chip is yours" in said(pad)
    assert buttons_of(answer(pad)) == []
    assert f"{ada.mention} wins the" in news(world.channel)[-1]


async def test_the_pad_shows_where_each_move_ends_to_the_prover_alone(world: World, ada: Member) -> None:
    pad = await opened(world, ada)
    shown = len(world.channel.history())
    before = answer(pad).attachments[0]
    pad = await press(ada, pad, "🟡 Yellow", "⬇️ Down")
    (after,) = answer(pad).attachments
    assert after.filename == before.filename == "pad.png"
    yellow = world.match().position.robots
    assert before.description != after.description
    assert "Yellow on" in str(after.description)
    assert world.match().position.robots == yellow, "the board of the match stands as it was"
    assert len(world.channel.history()) == shown, "nothing of it is public"


async def test_undo_takes_back_one_move_and_clear_takes_back_all(world: World, ada: Member) -> None:
    pad = await opened(world, ada)
    assert not {"↩️ Undo", "🗑️ Clear"} & set(buttons_of(answer(pad))), "there is nothing to take back"
    pad = await press_moves(ada, pad, "Y-down G-down G-right")
    pad = await press(ada, pad, "↩️")
    assert "`Y-down G-down`" in said(pad)
    assert re.search(r"^Green on [A-P]\d+ \(\w+\)$", said(pad), re.MULTILINE), "where the last move ended, and what stopped it"
    pad = await press(ada, pad, "🗑️")
    assert "No moves yet" in said(pad)
    assert " on " not in said(pad).partition("No moves yet")[2]


async def test_a_move_that_cannot_be_made_is_left_out_with_the_reason(world: World, ada: Member) -> None:
    pad = await opened(world, ada)
    pad = await press(ada, pad, "🟡 Yellow", "⬇️ Down", "⬇️ Down")
    assert "Move 2, `Y-down`, isn't possible" in said(pad)
    assert "`Y-down` – next: 🟡 yellow robot" in said(pad)
    assert "1 of 4 moves" in said(pad)
    until = round(world.match().deadline or 0)
    assert f"You have until <t:{until}:T> (<t:{until}:R>)." in said(pad)
    assert world.match().round.attempts == (), "it has cost nothing"
    assert "cannot be made" not in said(await press(ada, pad, "⬆️ Up"))


async def test_only_as_many_moves_as_were_bid_can_be_pressed_and_shown(world: World, ada: Member) -> None:
    pad = await opened(world, ada, moves=2)
    assert "✅ Show moves" not in buttons_of(answer(pad))
    assert show_button(pad).label == "2 moves to go"
    assert show_button(await press_moves(ada, pad, "Y-down")).label == "One move to go"
    pad = await press_moves(ada, pad, "Y-down Y-up")
    buttons = buttons_of(answer(pad))
    assert "✅ Show moves" in buttons
    assert not {"⬆️ Up", "⬇️ Down", "⬅️ Left", "➡️ Right"} & set(buttons)


def show_button(pad: InteractionResult) -> discord.Button:
    """Return the last button of a pad, which shows the moves."""
    return [part for part in parts(answer(pad)) if isinstance(part, discord.Button)][-1]


@pytest.mark.parametrize(("fifth", "label"), [("black", "⚫ Black"), ("silver", "⚪ Silver")])
async def test_the_pad_has_the_robots_that_play_and_fits_on_a_phone(world: World, ada: Member, fifth: str, label: str) -> None:
    await world.start(ada, fifth_robot=fifth)
    await world.close_bids((ada, 99))
    pad = await ada.click(cards(world.channel)[-1], label="Move pad")
    assert [name for name in buttons_of(answer(pad)) if name in {"⚫ Black", "⚪ Silver"}] == [label]
    rows = [part for part in parts(answer(pad)) if isinstance(part, discord.ActionRow)]
    assert [len(row.children) for row in rows] == [5, 4, 4]
    chosen = [part.label for part in parts(answer(pad)) if getattr(part, "style", None) is discord.ButtonStyle.primary]
    assert len(chosen) == 1


async def test_a_wrong_proof_from_the_pad_is_answered_with_the_reason_and_a_picture(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada, moves=2), "Y-down Y-up")
    pad = await press(ada, pad, "✅ Show moves")
    assert "That doesn't win the chip" in said(pad)
    assert [file.filename for file in answer(pad).attachments] == ["moves.png"]
    assert world.match().round.attempts == (ada.id,)


async def test_a_pad_goes_on_after_a_restart(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), "Y-down G-down")
    await world.restart_bot(killed=True)
    pad = await press_moves(ada, pad, "G-right G-up")
    assert f"`{SOLUTION}`" in said(pad)
    await press(ada, pad, "✅ Show moves")
    assert world.match().chips[ada.id] == 1


async def test_only_the_prover_has_a_pad_and_only_while_they_prove(world: World, ada: Member, ben: Member) -> None:
    pad = await opened(world, ada)
    question = world.channel.history()[-1]
    assert f"It's {ada.mention}'s turn" in said(await ben.click(question, label="Move pad"))
    await ada.slash(world.channel, "pass")
    assert "Nobody won the chip" in said(pad)
    assert buttons_of(answer(pad)) == []


async def test_a_pad_closes_by_itself_when_the_time_of_its_prover_is_up(world: World, ada: Member, ben: Member) -> None:
    await world.proving((ada, 4), (ben, 4))
    pad = await press(ada, await ada.click(world.channel.history()[-1], label="Move pad"), "🟡 Yellow")
    await world.later(PROOF_TIME)
    assert "Your turn is over" in said(pad)
    assert answer(pad).attachments == []


async def test_a_pad_of_before_a_restart_closes_when_it_is_pressed(world: World, ada: Member) -> None:
    pad = await opened(world, ada)
    await world.restart_bot(killed=True)
    await ada.slash(world.channel, "pass")
    await world.later(INTERMISSION)
    closed = await press(ada, pad, "🟡 Yellow")
    assert "That round is over" in said(closed)
    assert buttons_of(answer(closed)) == []
    assert closed.followups == []


async def test_ninety_nine_moves_fit_into_the_buttons(world: World, ada: Member) -> None:
    pad = await opened(world, ada, moves=99)
    pad = await press_moves(ada, pad, "Y-down")
    for part in parts(answer(pad)):
        assert len(getattr(part, "custom_id", None) or "") <= 100
