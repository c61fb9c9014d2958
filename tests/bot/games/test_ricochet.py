"""Games by the one-move rule, as their players see them: no turn is needed, and only a single move does not count."""

from typing import Any

import pytest

import bot.games.solver_queue
from bot.store.guild_settings import GuildSettings
from engine import Position, ProofLength, Ricochet
from engine.solver import Result, solve
from tests.bot.games.solo.play import begin_alone, newest, show
from tests.bot.seen import answer, card, news, said, stop, text_of
from tests.bot.world import HOURGLASS, Member, World

STRAIGHT = "022Z5A-JH0N4J-63MERH-9SXSY1"
"""A board on which blue slides straight to its planet, the first chip."""
IN_ONE, IN_TWO, WITH_A_TURN = "B-right", "B-left B-right", "B-right B-down B-up"
"""That move, and the shortest solutions by either rule."""
ALONE = "The 🔵 blue robot reached the target in one single move, and that never counts."


async def choose(world: World, **chosen: object) -> None:
    """Let the server play by these settings."""
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings.model_validate(chosen), 0)


async def show_in_a_match(world: World, moves: str, bid: int, **options: object) -> str:
    """Ada bids so much, and shows these moves. What she is answered."""
    ada = world.player("ada")
    await world.start(ada, code=STRAIGHT, **options)
    await world.close_bids((ada, bid))
    return said(await ada.slash(world.channel, "prove", moves=moves))


async def test_a_match_tells_the_rule_at_its_opening_and_on_its_cards(world: World, ada: Member) -> None:
    opening = await world.start(ada, code=STRAIGHT, ricochet="one-move")
    assert "– 2013 edition · solutions of two moves or more need no turn · practice" in text_of(answer(opening))
    for told in (card(world.channel), said(await ada.slash(world.channel, "ricochet board", format="moves"))):
        assert "there, in two moves or more." in told
        assert "90°" not in told


async def test_a_match_by_the_turn_tells_that_one(world: World) -> None:
    opening = await world.start(world.player("ada"), code=STRAIGHT)
    assert "– 2013 edition · practice" in text_of(answer(opening))
    assert "there, with a 90° turn between two of its moves." in card(world.channel)


@pytest.mark.parametrize(
    ("ricochet", "words"),
    [
        ("one-move", "One move is never enough: no turn is needed here, but a solution of a single move doesn't count."),
        ("turn", "One move is never enough: the arriving robot has to turn 90° between two of its moves."),
    ],
)
async def test_a_bid_of_one_is_refused_for_the_reason_of_the_rule_that_is_played(
    world: World, ada: Member, ricochet: str, words: str
) -> None:
    await world.start(ada, code=STRAIGHT, ricochet=ricochet)
    assert words in said(await ada.slash(world.channel, "bid", moves=1))


async def test_a_straight_run_wins_and_nothing_shorter_is_known(world: World) -> None:
    assert "That's it" in await show_in_a_match(world, IN_TWO, 2, ricochet="one-move")
    assert "It couldn't have been done in fewer moves" in news(world.channel)[-1]


async def test_a_turn_that_was_not_needed_is_told_at_the_end_of_the_round(world: World) -> None:
    assert "That's it" in await show_in_a_match(world, WITH_A_TURN, 3, ricochet="one-move")
    assert f"2 moves were possible: `{IN_TWO}`" in news(world.channel)[-1]


async def test_by_the_turn_the_same_straight_run_is_none(world: World) -> None:
    why = "but each of them went straight on, or straight back."
    assert why in await show_in_a_match(world, IN_TWO, 2)
    assert why in news(world.channel)[-1]
    await stop(world.player("ada"), world.channel)
    assert f"could have been won in 3 moves: `{WITH_A_TURN}`" in news(world.channel)[-1]


async def test_a_single_move_is_refused_where_proofs_may_be_shorter_than_the_bid(world: World) -> None:
    await choose(world, ricochet=Ricochet.ONE_MOVE, proof_length=ProofLength.AT_MOST)
    assert ALONE in await show_in_a_match(world, IN_ONE, 2)
    assert ALONE in news(world.channel)[-1]


async def test_a_server_chooses_the_rule_and_a_start_may_choose_otherwise(world: World, ada: Member) -> None:
    await choose(world, ricochet=Ricochet.ONE_MOVE)
    await world.start(ada, code=STRAIGHT)
    assert world.match().rules.ricochet is Ricochet.ONE_MOVE
    await stop(ada, world.channel)
    await world.start(ada, code=STRAIGHT, ricochet="turn")
    assert world.match().rules.ricochet is Ricochet.TURN


async def test_the_rule_that_was_chosen_is_played_after_a_restart(world: World, ada: Member) -> None:
    await world.start(ada, code=STRAIGHT, ricochet="one-move")
    await ada.slash(world.channel, "bid", moves=2)
    await world.restart_bot(killed=True)
    await world.later(HOURGLASS)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=IN_TWO))


@pytest.mark.parametrize(("ricochet", "stays"), [("one-move", True), ("turn", False)])
async def test_whether_a_chip_takes_too_many_moves_goes_by_the_rule_that_is_played(
    world: World,
    ricochet: str,
    stays: bool,  # noqa: FBT001
) -> None:
    await world.start(world.player("ada"), code=STRAIGHT, max_moves=2, ricochet=ricochet)
    match = world.match()
    assert (match.round.target == match.setup.chips[0]) is stays


async def test_every_search_goes_by_the_rule_that_is_played(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the chips of the pile at the start, for the best solution of the round, and between rounds for the next chip."""
    asked = list[tuple[Ricochet, bool]]()

    def solving(position: Position, *, ricochet: Ricochet, **options: Any) -> Result:
        asked.append((ricochet, "max_moves" in options))
        return solve(position, ricochet=ricochet, **options)

    monkeypatch.setattr(bot.games.solver_queue, "solve", solving)
    await world.start(world.player("ada"), code=STRAIGHT, max_moves=2, ricochet="one-move")
    assert {*asked} == {(Ricochet.ONE_MOVE, True), (Ricochet.ONE_MOVE, False)}
    asked.clear()
    await world.player("ada").slash(world.channel, "bid", moves=2)
    await world.later(HOURGLASS)
    await world.player("ada").slash(world.channel, "prove", moves=IN_TWO)
    assert {*asked} == {(Ricochet.ONE_MOVE, True)}


async def test_a_solo_game_is_played_by_the_rule_that_was_asked_for(world: World, ada: Member) -> None:
    await world.choose(ricochet="one-move")
    opening = await begin_alone(ada, world.channel, code=STRAIGHT)
    assert "solutions of two moves or more need no turn" in text_of(answer(opening))
    assert "there, in two moves or more." in text_of(newest(world.channel))
    assert ALONE in said(await show(ada, newest(world.channel), IN_ONE))
    await show(ada, newest(world.channel), IN_TWO)
    assert "The chip is face up** – 2 moves" in text_of(newest(world.channel))


async def test_a_solo_game_is_played_by_the_rule_of_the_server_otherwise(world: World, ada: Member) -> None:
    await choose(world, ricochet=Ricochet.ONE_MOVE)
    await begin_alone(ada, world.channel, code=STRAIGHT)
    await show(ada, newest(world.channel), WITH_A_TURN)
    assert f"2 moves were possible: `{IN_TWO}`" in text_of(newest(world.channel))


async def test_a_solo_game_by_the_turn_asks_for_it(world: World, ada: Member) -> None:
    opening = await begin_alone(ada, world.channel, code=STRAIGHT)
    assert "turn" not in text_of(answer(opening))
    assert "with a 90° turn between two of its own." in text_of(newest(world.channel))
    assert "but it made only one." in said(await show(ada, newest(world.channel), IN_ONE))
