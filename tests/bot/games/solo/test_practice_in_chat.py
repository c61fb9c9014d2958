"""Practice in a chat: chips of a wanted length without a clock, one after the other."""

from typing import Any

import pytest
from simcord.results import InteractionResult

from engine.board.notation import format_moves
from engine.rules.hints import HintLevel
from tests.bot.games.rush.play import solver_ready
from tests.bot.games.solo.play import chip_cards, newest, state
from tests.bot.seen import answer, buttons_of, choose, confirm, fill_in, offers, press, said, text_of
from tests.bot.world import EASY, Member, World

HOURS = 5 * 3600.0
NEXT = ["Another like this", "Harder", "Easier"]


async def practise(world: World, player: Member, length: str = "5", **options: Any) -> InteractionResult:
    await solver_ready(world)
    return await player.slash(world.channel, "ricochet solo", practice=length, **options)


def best(world: World, player: Member) -> str:
    return format_moves(state(world, world.channel, player).round.best or ())


async def solve(world: World, player: Member) -> str:
    return said(await player.slash(world.channel, "prove", moves=best(world, player)))


async def test_a_chip_is_solved_hours_later_and_then_all_its_shortest_solutions_are_shown(world: World, ada: Member) -> None:
    assert "practises" in answer(await practise(world, ada)).content
    card = text_of(newest(world.channel))
    assert "It can be done in **5 moves**" in card
    assert "<t:" not in card
    assert buttons_of(newest(world.channel)) == ["Move pad", "⌨️ Type", "More…"]
    await world.later(HOURS)
    assert "It costs nothing" in said(await ada.slash(world.channel, "prove", moves="R-up R-down"))
    chip = state(world, world.channel, ada).round.drawn
    assert chip
    assert "That's it" in await solve(world, ada)
    solved = text_of(newest(world.channel))
    assert "Solved** in 5 moves" in solved
    assert all(f"- `{format_moves(moves)}`" in solved for moves in chip.solutions[:5])
    assert buttons_of(newest(world.channel)) == [*NEXT, "🔬 Study", "More…"]


@pytest.mark.parametrize(("label", "length"), [("Another like this", 5), ("Harder", 6), ("Easier", 4), ("9 moves", 9)])
async def test_one_press_turns_up_the_next_chip(world: World, ada: Member, label: str, length: int) -> None:
    await practise(world, ada)
    await ada.slash(world.channel, "pass")
    await choose(ada, newest(world.channel), label)
    assert f"It can be done in **{length} moves**" in text_of(newest(world.channel))
    assert len(best(world, ada).split()) == length
    assert len(chip_cards(world.channel)) == 2
    assert buttons_of(chip_cards(world.channel)[0]) == ["🔬 Study"]


async def test_the_first_chip_can_be_of_another_length_before_it_is_played(world: World, ada: Member) -> None:
    await practise(world, ada)
    await choose(ada, newest(world.channel), "Any length")
    assert "Of any length" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1
    await ada.slash(world.channel, "pass")
    assert await world.bot.store.practised(ada.id) != []
    assert "Any length" in await offers(ada, newest(world.channel))
    await ada.click(newest(world.channel), label="Another like this")
    assert "Any length" not in await offers(ada, newest(world.channel))


async def test_ones_own_statistics_tell_of_each_length_and_practice_begins_there(world: World, ada: Member, ben: Member):
    await practise(world, ada, "6")
    await world.later(40)
    await solve(world, ada)
    await ada.click(newest(world.channel), label="Another like this")
    await choose(ada, newest(world.channel), "💡 Which robots?")
    assert "A shortest solution uses" in text_of(newest(world.channel))
    await world.later(60)
    await solve(world, ada)
    assert "With one hint" in text_of(newest(world.channel))
    await ada.click(newest(world.channel), label="Easier")
    await ada.slash(world.channel, "pass")
    assert "Given up" in text_of(newest(world.channel))
    assert "without a hint: **1** · with hints: **1** · given up: **1**" in text_of(newest(world.channel))

    shown = await ada.slash(world.channel, "ricochet stats")
    five, six = said(shown).splitlines()[-2:]
    assert five.endswith("Practice, 5 moves: **0** without a hint, 0 with hints, 1 given up")
    assert six.endswith("Practice, 6 moves: **1** without a hint, 1 with hints, 0 given up · median 50 s")
    assert "5 moves: 0/1, 6 moves: 2/2" in (answer(shown).attachments[0].description or "")
    assert "Practice" not in said(await ben.slash(world.channel, "ricochet stats", member=ada))

    asked = await ada.slash(world.channel, "ricochet stop")
    assert "stays in your statistics" in said(asked)
    await confirm(ada, asked)
    assert "Practice is over" in text_of(newest(world.channel))
    await ada.click(newest(world.channel), label="🔁 Play again")
    assert "It can be done in **6 moves**" in text_of(newest(world.channel))
    await world.bot.games.erasure.forget(ada.id)
    assert await world.bot.store.practised(ada.id) == []


async def test_private_practice_goes_on_after_a_kill_in_the_middle(world: World, ada: Member) -> None:
    await practise(world, ada, private=True)
    before = state(world, world.channel, ada)
    await world.restart_bot(killed=True, after=HOURS)
    assert state(world, world.channel, ada) == before
    assert "a chip waits for you, without a clock" in said(await ada.slash(world.channel, "ricochet my-games"))
    assert "It can be done in **5 moves**" in said(await ada.slash(world.channel, "ricochet solo"))
    solved = await ada.slash(world.channel, "prove", moves=best(world, ada))
    assert "Solved** in 5 moves" in said(solved)
    await ada.click(answer(solved), label="Harder")
    assert "It can be done in **6 moves**" in said(solved)
    assert chip_cards(world.channel) == []


async def test_it_is_begun_anew_by_other_rules_with_the_same_length(world: World, ada: Member) -> None:
    await practise(world, ada)
    panel = await choose(ada, newest(world.channel), "Other rules…")
    form = await press(ada, panel, "Edition and chips…")
    await fill_in(ada, form, set="1999", fifth_robot="none")
    assert "It can be done in **5 moves**" in text_of(newest(world.channel))
    assert state(world, world.channel, ada).rules.edition.value == "1999"


async def test_what_has_a_sand_or_an_end_is_refused_with_it(world: World, ada: Member) -> None:
    refused: list[dict[str, Any]] = [{"hourglasses": 2}, {"difficulty": "easy"}, {"code": EASY}]
    for options in refused:
        assert "only `rules` and `private`" in said(await practise(world, ada, **options))
    assert "13" in said(await practise(world, ada, "13"))
    assert world.bot.games.solo_of(world.channel.id, ada.id) is None


async def test_it_is_played_and_studied_in_direct_messages(world: World) -> None:
    await solver_ready(world)
    zoe = world.env.create_user("zoe")
    await zoe.slash("ricochet solo", practice="any", rules="1999")
    game = state(world, zoe.dm_channel, zoe)
    assert (game.rules.edition.value, game.round.next_hint) == ("1999", HintLevel.LENGTH)
    await zoe.slash("prove", moves=format_moves(game.round.best or ()))
    card = newest(zoe.dm_channel)
    assert "Solved**" in text_of(card)
    assert "It can't be done" not in text_of(card)
    study = await zoe.click(card, label="🔬 Study")
    assert f"{len(game.round.best or ())} moves" in said(study)
