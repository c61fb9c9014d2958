"""What solo games leave behind: stars on the leaderboard, and nothing of an erased player."""

import sqlite3
from contextlib import closing
from unittest.mock import patch

from engine.games.solo.play import GiveUpChip
from engine.rules.refusals import Refusal
from tests.bot.games.solo.play import newest, sit_down, solve_chip, stars_on_board, state
from tests.bot.seen import answer, said, text_of, through_me
from tests.bot.world import SOLUTION, Member, World


async def test_stars_are_on_the_leaderboard(world: World, ada: Member) -> None:
    await solve_chip(world, ada)
    stars = state(world, world.channel, ada).stars
    assert stars >= 1
    assert await stars_on_board(world) == [(ada.id, stars)]
    board = await ada.slash(world.channel, "ricochet leaderboard", by="solo")
    shown = f"Most stars in solo games. Week 1 of 2026. First place: ada, {'one star' if stars == 1 else f'{stars} stars'}."
    assert answer(board).attachments[0].description == shown


async def test_practice_on_a_board_that_was_chosen_counts_for_no_leaderboard(world: World, ada: Member) -> None:
    opening = await sit_down(world, ada)
    assert "practice (" in text_of(answer(opening))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert await stars_on_board(world) == []


async def test_who_is_forgotten_has_no_solo_games_either(world: World, ada: Member) -> None:
    await solve_chip(world, ada)
    question = await through_me(ada, "delete", world.channel)
    await ada.click(answer(question), label="Forget me")
    assert await stars_on_board(world) == []
    with closing(sqlite3.connect(world.database)) as connection:
        assert str(ada.id) not in "\n".join(connection.iterdump())
    assert "This game is over" in said(await ada.click(newest(world.channel), label="Next chip"))


async def test_what_was_under_way_when_somebody_was_forgotten_is_refused(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    await world.bot.games.erasure.forget(ada.id)
    assert await game.handle(GiveUpChip(ada.id), world.bot.clock.now()) is Refusal.GAME_OVER


async def test_a_game_goes_on_if_the_forgetting_of_its_player_fails(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    question = await through_me(ada, "delete", world.channel)
    with patch.object(world.bot.store, "forget", side_effect=OSError("disk full")):
        await ada.click(answer(question), label="Forget me")
    assert [str(error) for error in world.errors_that_were_meant()] == ["disk full"]
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "The chip is face up" in text_of(newest(world.channel))
    await ada.click(answer(question), label="Forget me")
    assert await world.bot.store.running() == []
