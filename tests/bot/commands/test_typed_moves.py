"""Answers to moves that are typed in another form than the canonical one."""

import pytest

from tests.bot.games.solo.play import newest, sit_down, told
from tests.bot.seen import answer, cards, is_silent, news, said
from tests.bot.world import EASY, SOLUTION, Member, World

TYPED = "y down, green down right up"
READ = f"I read your moves as `{SOLUTION}`."


async def prover(world: World) -> Member:
    """Return a prover who has bid four moves."""
    (ada,) = world.players("ada")
    await world.proving((ada, 4))
    return ada


async def test_a_robot_named_once_wins_a_chip_and_its_prover_is_told_how_it_was_read(world: World) -> None:
    ada = await prover(world)
    proved = said(await ada.slash(world.channel, "prove", moves=TYPED))
    assert "The chip is yours" in proved
    assert READ in proved
    assert f"in 4 moves: `{SOLUTION}`" in news(world.channel)[-1]


async def test_a_proof_that_fails_is_told_how_it_was_read(world: World) -> None:
    ada = await prover(world)
    failed = said(await ada.slash(world.channel, "prove", moves="y down up down up"))
    assert "doesn't win the chip" in failed
    assert "I read your moves as `Y-down Y-up Y-down Y-up`." in failed


async def test_what_is_written_into_the_form_is_answered_by_the_news_alone(world: World) -> None:
    ada = await prover(world)
    form = await ada.click(world.channel.history()[-1], label="⌨️ Type")
    assert is_silent(await ada.submit_modal(form, {"moves": TYPED.replace(", ", "\n")}))
    assert f"in 4 moves: `{SOLUTION}`" in news(world.channel)[-1]


@pytest.mark.parametrize("typed", [SOLUTION, f" {SOLUTION.replace(' ', '  ')}\n"])
async def test_moves_in_the_canonical_form_are_not_repeated(world: World, typed: str) -> None:
    ada = await prover(world)
    proved = said(await ada.slash(world.channel, "prove", moves=typed))
    assert "The chip is yours" in proved
    assert "I read" not in proved


async def test_what_can_be_read_in_two_ways_costs_nothing(world: World) -> None:
    ada = await prover(world)
    refused = said(await ada.slash(world.channel, "prove", moves="y d g d l r u"))
    assert "`Y-down G-down G-left` ✓ ❌ `r` (character 11)" in refused
    assert "Write `red` or `right`" in refused
    assert world.match().round.attempts == (), "the attempt is not spent"
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves="y d g d right up"))


async def test_a_robot_that_does_not_play_is_not_praised(world: World) -> None:
    ada = await prover(world)
    refused = said(await ada.slash(world.channel, "prove", moves="Y-down S-right foo"))
    assert "`Y-down` ✓ ❌ `S-right`: that robot isn't in this game." in refused
    alone = said(await ada.slash(world.channel, "prove", moves="S-right foo"))
    assert "✓" not in alone
    assert world.match().round.attempts == (), "the attempt is not spent"


async def test_a_refusal_says_how_the_moves_were_read(world: World) -> None:
    ada = await prover(world)
    refused = said(await ada.slash(world.channel, "prove", moves="y up s left"))
    assert "no fifth robot" in refused
    assert "I read your moves as `Y-up S-left`." in refused


async def test_a_wrong_number_of_moves_is_asked_about_once_and_free(world: World) -> None:
    ada = await prover(world)
    told = said(await ada.slash(world.channel, "prove", moves="y d g d right"))
    assert told.startswith("❓ That is **3 moves**, and you bid **4**")
    assert "`Y-down G-down G-right`" in told, "typed into a form they would be gone otherwise"
    assert world.match().round.attempts == ()
    await world.restart_bot(killed=True)
    form = await ada.click(world.channel.history()[-1], label="⌨️ Type")
    assert is_silent(await ada.submit_modal(form, {"moves": "y d g d right"}))
    assert world.match().round.attempts == (ada.id,)
    assert f"❌ {ada.mention} showed `Y-down G-down G-right`. The bid was 4, but 3 moves" in news(world.channel)[-1]


async def test_what_was_asked_about_is_corrected_and_wins(world: World) -> None:
    ada = await prover(world)
    form = await ada.click(world.channel.history()[-1], label="⌨️ Type")
    assert "**5 moves**, and you bid **4**" in said(await ada.submit_modal(form, {"moves": f"r u {TYPED}"}))
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=TYPED))


async def test_a_sealed_path_is_told_as_it_was_read_also_where_it_does_not_fit_the_bid(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    short = said(await ada.slash(world.channel, "bid", moves=5, path=TYPED))
    assert "Your path has 4 moves, but you want to bid 5" in short
    assert READ in short
    assert f"🔒 Sealed: `{SOLUTION}`" in said(await ada.slash(world.channel, "bid", moves=4, path=TYPED))
    form = await ada.click(cards(world.channel)[-1], label="Bid")
    assert "Sealed: `R-up R-right R-left`" in said(await ada.submit_modal(form, {"moves": "3", "path": "🔴⬆️➡️⬅️"}))


async def test_a_solo_game_answers_so_too(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    failed = said(await ada.slash(world.channel, "prove", moves="y down up"))
    assert "try again" in failed
    assert "I read your moves as `Y-down Y-up`." in failed
    form = await ada.click(newest(world.channel), label="⌨️ Type")
    assert "I read your moves as `Y-down Y-up`." in said(await ada.submit_modal(form, {"moves": "y down up"}))
    solved = said(await ada.slash(world.channel, "prove", moves=TYPED))
    assert "That's it" in solved
    assert READ in solved


async def test_a_private_solo_game_answers_so_too(world: World, ada: Member) -> None:
    await sit_down(world, ada, private=True)
    assert "I read your moves as `Y-down Y-up`." in told(await ada.slash(world.channel, "prove", moves="y down up"))
    assert f"`{SOLUTION}`" in said(await ada.slash(world.channel, "prove", moves=TYPED))


async def test_a_lesson_shows_in_canonical_form_what_was_typed(world: World, ada: Member) -> None:
    shown = await ada.slash(world.channel, "ricochet tutorial")
    assert "such as `R-up R-left` or just `r up left`" in said(shown)
    form = await ada.click(answer(shown), label="⌨️ Type")
    assert "**That's it:** `R-up R-right`" in said(await ada.submit_modal(form, {"moves": "r up right"}))
