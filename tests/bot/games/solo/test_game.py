"""A solo game, as its player sees it."""

import gc
import weakref
from unittest.mock import patch

import discord
import pytest

import bot.games.solver_queue
from bot.store.guild_settings import GuildSettings
from engine import Diagonals, Position, Robot, Setup, Target
from engine.board.pieces import fifth_of
from engine.solver import GaveUp, Result, Unreachable
from tests.bot.games.solo.play import begin_alone, begin_in_messages, chip_cards, newest, play_on, show, sit_down, state
from tests.bot.seen import answer, buttons_of, buttons_to_play, choose, confirm, said, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World


async def test_a_game_in_a_channel_is_won(world: World, ada: Member) -> None:
    opening = text_of(answer(await sit_down(world, ada)))
    assert f"{ada.mention} plays solo" in opening
    assert "one hourglass of 60 seconds" in opening
    assert "Bring the **green robot** there" in text_of(newest(world.channel))
    await play_on(world, ada, world.channel, lambda: newest(world.channel), solve=9)
    end = newest(world.channel)
    assert "Won!** Face up: 9, face down: 8." in text_of(end)
    assert f"code:{EASY}" in text_of(end)
    assert "in the fewest moves · longest streak" in text_of(end)
    assert buttons_to_play(world.channel) == []
    assert len(chip_cards(world.channel)) == 17
    assert await world.bot.store.running() == []


async def test_a_game_in_a_thread_stays_there(world: World, ada: Member) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    created = await channel.create_thread(name="alone", type=discord.ChannelType.public_thread)
    await world.env.settle()
    thread = next(handle for handle in world.channel.threads if handle.id == created.id)
    await begin_alone(ada, thread, code=EASY)
    await show(ada, newest(thread), SOLUTION)
    for label in ("Next chip", "Give up this chip"):
        await choose(ada, newest(thread), label)
    await confirm(ada, await choose(ada, newest(thread), "Stop …"))
    assert "The game was cancelled**" in text_of(newest(thread))
    assert len(chip_cards(thread)) == 2
    assert chip_cards(world.channel) == []


async def test_a_game_in_direct_messages_is_played_to_its_end(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await begin_in_messages(zoe, code=EASY)
    assert "That's it" in said(await zoe.slash("prove", moves=SOLUTION))
    await zoe.click(newest(zoe.dm_channel), label="Next chip")
    await play_on(world, zoe, zoe.dm_channel, lambda: newest(zoe.dm_channel), solve=1)
    assert "Lost this time.** Face up: 1, face down: 16." in text_of(newest(zoe.dm_channel))


async def test_when_the_sand_is_through_the_chip_lies_face_down_and_its_best_is_shown(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await world.later(HOURGLASS)
    assert "The chip is face down" in text_of(newest(world.channel))
    assert f"could have been done in 4 moves, as in the picture: `{SOLUTION}`" in text_of(newest(world.channel))


async def test_between_two_chips_it_says_that_there_is_time_until_the_next_one_is_wanted(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    assert "Take your time" not in text_of(newest(world.channel))
    await choose(ada, newest(world.channel), "Give up this chip")
    left = newest(world.channel)
    assert "Take your time" in text_of(left)
    await ada.click(left, label="Next chip")
    (left,) = [message for message in world.channel.history() if message.id == left.id]
    assert "Take your time" not in text_of(left), "another card has taken its place"


async def test_a_game_that_is_over_leaves_memory(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    game = weakref.ref(world.bot.games.solo_of(world.channel.id, ada.id))
    await choose(ada, newest(world.channel), "Give up this chip")
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    gc.collect()
    assert game() is None


async def test_the_card_and_the_pad_say_until_when_the_sand_runs(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    deadline = round(state(world, world.channel, ada).deadline or 0)
    assert f"<t:{deadline}:T>" in text_of(newest(world.channel))
    assert f"<t:{deadline}:R>" in text_of(newest(world.channel)), "the countdown"
    assert f"<t:{deadline}:T>" in said(await ada.click(newest(world.channel), label="Move pad"))


async def test_two_hourglasses_give_twice_the_time(world: World, ada: Member) -> None:
    opening = await sit_down(world, ada, hourglasses=2)
    assert "two hourglasses of 60 seconds" in text_of(answer(opening))
    await world.later(100)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))


async def test_between_two_chips_there_is_all_the_time_in_the_world(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await choose(ada, newest(world.channel), "Give up this chip")
    await world.later(600)
    await ada.click(newest(world.channel), label="Next chip")
    assert "Chip 2 of 17" in text_of(newest(world.channel))
    assert buttons_of(chip_cards(world.channel)[0]) == ["🔬 Study"]


async def test_what_is_no_solution_costs_nothing_but_time(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    failed = said(await ada.slash(world.channel, "prove", moves="R-up R-left"))
    assert "Move 1, `R-up`, isn't possible" in failed
    assert "try again" in failed
    assert "there must be a direction" in said(await ada.slash(world.channel, "prove", moves="sideways"))
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))


async def test_a_game_that_is_ended_is_neither_won_nor_lost(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await confirm(ada, await choose(ada, newest(world.channel), "Stop …"))
    assert "The game was cancelled** after one chip" in text_of(newest(world.channel))
    assert "3 of 51 stars" in text_of(newest(world.channel))
    await sit_down(world, ada)
    assert "Chip 1 of 17" in text_of(newest(world.channel))


def unreachable(monkeypatch: pytest.MonkeyPatch, chip: Target) -> None:
    """Let the solver find that this chip cannot be reached, and nothing about any other."""

    def solve(position: Position, **_: object) -> Result:
        return Unreachable(0) if position.target == chip else GaveUp(0)

    monkeypatch.setattr(bot.games.solver_queue, "solve", solve)


async def test_a_chip_that_cannot_be_reached_is_put_back(world: World, ada: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_ = Setup.from_code(EASY).chips
    unreachable(monkeypatch, first)
    await sit_down(world, ada)
    game = state(world, world.channel, ada)
    assert game.position.target == second
    assert "it couldn't be reached" in text_of(newest(world.channel))
    assert "Chip 1 of 17" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1


async def test_a_chip_that_was_out_of_reach_is_left_in_the_pile_as_long_as_the_robots_stand_there(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = Setup.from_code(EASY).chips
    unreachable(monkeypatch, first)
    with patch.object(world.random, "shuffle", list.reverse):
        await sit_down(world, ada)
        assert state(world, world.channel, ada).pile[0] == first
        await choose(ada, newest(world.channel), "Give up this chip")
        await ada.click(newest(world.channel), label="Next chip")
    assert state(world, world.channel, ada).round.number == 3, "the third chip to be turned up, not the fourth"
    assert first in state(world, world.channel, ada).pile


async def test_solutions_are_completed_with_the_robots_of_the_game(world: World, ada: Member) -> None:
    assert await ada.autocomplete(world.channel, "prove", "moves", "") == []
    await sit_down(world, ada)
    names = [choice["value"] for choice in await ada.autocomplete(world.channel, "prove", "moves", "")]
    assert "Y-down" in names
    assert not any(name.startswith("K") for name in names)


@pytest.mark.parametrize("fifth", ["black", "silver"])
async def test_a_fifth_robot_plays_only_where_it_was_asked_for(world: World, ada: Member, ben: Member, fifth: str) -> None:
    await sit_down(world, ada)
    assert "no fifth robot, black or silver" in said(await ada.slash(world.channel, "prove", moves=f"{fifth}-up"))
    opening = await begin_alone(ben, world.channel, rules=f"2013 with {fifth}")
    assert f"diagonal barriers · {fifth} as the fifth robot" in text_of(answer(opening))
    assert fifth_of(state(world, world.channel, ben).position.robots) is Robot[fifth.upper()]


async def test_a_card_that_somebody_deleted_is_put_up_again(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    world.player("mod", manage_messages=True)
    await world.player("mod").delete(newest(world.channel))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "face up" in text_of(newest(world.channel))


async def test_a_game_ends_with_its_channel(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await world.env.settle()
    assert await world.bot.store.running() == []


async def test_the_settings_of_the_server_are_played_by(world: World, ada: Member) -> None:
    allowed = world.guild.create_text_channel("allowed")
    chosen = GuildSettings(hourglass=30, diagonals=Diagonals.WITH, allowed_channels=(allowed.id,))
    await world.bot.store.set_guild_settings(world.guild.id, chosen, world.bot.clock.now())
    assert f"<#{allowed.id}>" in said(await begin_alone(ada, world.channel))
    opening = text_of(answer(await begin_alone(ada, allowed)))
    assert "one hourglass of 30 seconds" in opening
    assert "diagonal barriers" in opening
    assert "Chip 1 of 17" in said(await begin_alone(ada, world.channel, private=True))
