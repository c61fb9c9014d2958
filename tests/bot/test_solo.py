"""The game for one person, as its player sees it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

import bot.best
from bot.guild_settings import GuildSettings
from bot.store import Score, Span
from bot.text import say
from engine.match import Phase
from engine.notation import format_moves
from engine.setup import from_code
from engine.solo import GiveUpChip, SoloGame, SoloPhase, SoloRefusal
from engine.solver import GaveUp, Result, Unreachable
from tests.bot.world import EASY, HOURGLASS, SOLUTION, World, answer, buttons_of, said, solution_of, text_of

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
QUARTER_OF_AN_HOUR = 15 * 60


def chip_cards(channel: ChannelHandle) -> list[discord.Message]:
    """The cards of the chips so far, the newest last."""
    return [message for message in channel.history() if any(file.filename == "chip.png" for file in message.attachments)]


def newest(channel: ChannelHandle) -> discord.Message:
    return chip_cards(channel)[-1]


def state(world: World, channel: ChannelHandle, player: MemberActor | UserHandle) -> SoloGame:
    """The game as the bot has it now."""
    game = world.bot.tables.solo.of(channel.id, player.id)
    assert game is not None
    return game.state


async def sit_down(world: World, player: MemberActor, **options: Any) -> InteractionResult:
    """Begin a game on the board whose first chip can be solved in four moves."""
    return await player.slash(world.channel, "ricochet solo", **{"code": EASY, **options})


async def show(player: MemberActor | UserHandle, card: discord.Message, moves: str) -> InteractionResult:
    """Press the button, and fill in the form."""
    return await player.submit_modal(await player.click(card, label="Show my moves"), {"moves": moves})


def told(result: InteractionResult) -> str:
    """What somebody was told in private beside the card."""
    return "\n".join(text_of(followup.message) for followup in result.followups)


async def play_on(
    world: World, player: MemberActor | UserHandle, channel: ChannelHandle, card: Callable[[], discord.Message], solve: int
) -> None:
    """Play all chips to the end, and solve the first so many of them."""
    while True:
        game = state(world, channel, player)
        assert game.target is not None
        if game.up < solve:
            moves = solution_of(game.setup.board, game.robots, game.target)
            await show(player, card(), format_moves(moves))
        else:
            await player.click(card(), label="Give up this chip")
        if not world.bot.tables.solo.of(channel.id, player.id):
            return
        await player.click(card(), label="Next chip")


async def test_a_game_in_a_channel_is_won(world: World) -> None:
    (ada,) = world.players("ada")
    opening = text_of(answer(await sit_down(world, ada)))
    assert f"{ada.mention} plays alone" in opening
    assert "one hourglass of 60 seconds" in opening
    await play_on(world, ada, world.channel, lambda: newest(world.channel), solve=9)
    end = newest(world.channel)
    assert "Won!** Face up: 9, face down: 8." in text_of(end)
    assert f"code:{EASY}" in text_of(end)
    assert "in the fewest moves · longest run" in text_of(end)
    assert not any(buttons_of(message) for message in world.channel.history())
    assert len(chip_cards(world.channel)) == 17
    assert await world.bot.store.running_solo() == []


async def test_a_game_in_a_thread_is_lost(world: World) -> None:
    (ada,) = world.players("ada")
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    created = await channel.create_thread(name="alone", type=discord.ChannelType.public_thread)
    await world.env.settle()
    thread = next(handle for handle in world.channel.threads if handle.id == created.id)
    await ada.slash(thread, "ricochet solo", code=EASY)
    await play_on(world, ada, thread, lambda: newest(thread), solve=2)
    assert "Lost this time.** Face up: 2, face down: 15." in text_of(newest(thread))
    assert chip_cards(world.channel) == []


async def test_a_game_in_direct_messages_is_played_to_its_end(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await zoe.slash("ricochet solo", code=EASY)
    assert "That is it" in said(await zoe.slash("prove", moves=SOLUTION))
    await zoe.click(newest(zoe.dm_channel), label="Next chip")
    await play_on(world, zoe, zoe.dm_channel, lambda: newest(zoe.dm_channel), solve=1)
    assert "Lost this time.** Face up: 1, face down: 16." in text_of(newest(zoe.dm_channel))


async def test_a_private_game_is_seen_by_its_player_alone_in_one_message(world: World) -> None:
    (ada,) = world.players("ada")
    begun = await sit_down(world, ada, private=True)
    assert "Chip 1 of 17" in said(begun)
    await play_on(world, ada, world.channel, lambda: answer(begun), solve=9)
    assert "Won!" in said(begun)
    assert buttons_of(answer(begun)) == []
    assert world.channel.history() == []


async def test_a_solution_has_stars_by_how_near_it_is_to_the_best(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    assert "5 moves" in text_of(newest(world.channel))
    assert "★★☆" in text_of(newest(world.channel))
    assert f"4 moves were possible: `{SOLUTION}`" in text_of(newest(world.channel))


async def test_a_solution_that_could_not_be_shorter_is_told_so(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "★★★" in text_of(newest(world.channel))
    assert "Nobody can do it in fewer moves" in text_of(newest(world.channel))
    assert buttons_of(newest(world.channel)) == ["Next chip", "End"]


async def test_when_the_sand_is_through_the_chip_lies_face_down_and_its_best_is_shown(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await world.later(HOURGLASS)
    assert "The chip lies face down" in text_of(newest(world.channel))
    assert f"could have been done in 4 moves, as the picture shows: `{SOLUTION}`" in text_of(newest(world.channel))


async def test_two_hourglasses_give_twice_the_time(world: World) -> None:
    (ada,) = world.players("ada")
    opening = await sit_down(world, ada, hourglasses=2)
    assert "two hourglasses of 60 seconds" in text_of(answer(opening))
    await world.later(100)
    assert "That is it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))


async def test_between_two_chips_there_is_all_the_time_in_the_world(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.click(newest(world.channel), label="Give up this chip")
    await world.later(600)
    await ada.click(newest(world.channel), label="Next chip")
    assert "Chip 2 of 17" in text_of(newest(world.channel))
    assert buttons_of(chip_cards(world.channel)[0]) == []


async def test_what_is_no_solution_costs_nothing_but_time(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    failed = said(await ada.slash(world.channel, "prove", moves="R-up R-left"))
    assert "Move 1, `R-up`, cannot be made" in failed
    assert "try again" in failed
    assert "there should be a direction" in said(await ada.slash(world.channel, "prove", moves="sideways"))
    assert "That is it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))


async def test_nothing_tells_the_best_while_the_sand_runs(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    assert state(world, world.channel, ada).best is not None
    shown = "\n".join(text_of(message) for message in world.channel.history())
    shown += said(await sit_down(world, ada))
    assert SOLUTION not in shown
    assert "4 moves" not in shown
    assert EASY not in shown, "with the code, everybody could have it solved"


async def test_a_game_that_is_ended_is_neither_won_nor_lost(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await ada.click(newest(world.channel), label="End")
    assert "The game was stopped** after one chip" in text_of(newest(world.channel))
    assert "3 of 51 ★" in text_of(newest(world.channel))
    await sit_down(world, ada)
    assert "Chip 1 of 17" in text_of(newest(world.channel))


async def test_the_best_that_is_found_late_is_told_late(world: World) -> None:
    world.bot.tables.best._ready = False
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    assert "★☆☆" in text_of(newest(world.channel))
    assert "possible" not in text_of(newest(world.channel))
    world.bot.tables.best._ready = True
    await world.later(1)
    assert "★★☆" in text_of(newest(world.channel))
    assert "4 moves were possible" in text_of(newest(world.channel))


async def test_a_chip_that_cannot_be_reached_is_put_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_ = from_code(EASY).chips

    def solve(_board: object, _robots: object, target: object, **_: object) -> Result:
        return Unreachable(0) if target == first else GaveUp(0)

    monkeypatch.setattr(bot.best, "solve", solve)
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    game = state(world, world.channel, ada)
    assert game.target == second
    assert "there was no way to it at all" in text_of(newest(world.channel))
    assert "Chip 1 of 17" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1


async def test_asking_for_a_game_again_shows_the_one_that_is_on(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    again = await sit_down(world, ada)
    assert "Chip 1 of 17" in said(again)
    await show(ada, answer(again), SOLUTION)
    assert "face up" in text_of(newest(world.channel))
    assert len(await world.bot.store.running_solo()) == 1


async def test_asking_for_a_private_game_again_moves_it_to_the_new_message(world: World) -> None:
    (ada,) = world.players("ada")
    first = await sit_down(world, ada, private=True)
    again = await sit_down(world, ada, private=True)
    await show(ada, answer(again), SOLUTION)
    assert "face up" in said(again)
    assert first.response is None, "the first message is not there any more"


async def test_two_requests_at_once_begin_one_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada,) = world.players("ada")
    # As for the second of two that come before the first is stored.
    monkeypatch.setattr(world.bot.tables.solo, "of", lambda *_: None)
    await sit_down(world, ada)
    assert "You play here already" in said(await sit_down(world, ada))
    assert len(await world.bot.store.running_solo()) == 1


async def test_several_people_play_alone_in_one_channel(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await sit_down(world, ada)
    await sit_down(world, ben)
    assert "That is it" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))
    assert state(world, world.channel, ada).up == 0
    assert state(world, world.channel, ben).up == 1


async def test_somebody_elses_game_is_not_ones_own(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await sit_down(world, ada)
    card = newest(world.channel)
    assert f"This is {ada.mention}'s game" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))
    assert "begins your own" in said(await ben.click(card, label="Show my moves"))
    assert "begins your own" in said(await ben.click(card, label="Give up this chip"))
    assert state(world, world.channel, ada).played == ()


async def test_others_do_not_notice_a_private_game(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await sit_down(world, ada, private=True)
    assert "There is no match in this channel" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))


async def test_beside_a_match_one_plays_privately_or_in_a_thread(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ben)
    refused = said(await sit_down(world, ada))
    assert "in a thread of it, or privately" in refused
    assert "Chip 1 of 17" in said(await sit_down(world, ada, private=True))


async def test_a_solution_is_for_the_match_where_the_match_waits_for_it(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "ricochet solo", private=True)
    await ada.slash(world.channel, "bid", moves=4)
    await world.later(HOURGLASS)
    assert world.match().phase is Phase.PROVING
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert state(world, world.channel, ada).up == 0


async def test_nobody_can_have_the_best_of_a_match_told_by_playing_its_board_alone(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ben, code=EASY)
    refused = said(await sit_down(world, ada, code=EASY.lower(), private=True))
    assert "is played in a match at the moment" in refused
    assert world.bot.tables.solo.of(world.channel.id, ada.id) is None
    await ben.slash(world.channel, "ricochet stop")
    assert "Chip 1 of 17" in said(await sit_down(world, ada, private=True))


async def test_solutions_are_completed_with_the_robots_of_the_game(world: World) -> None:
    (ada,) = world.players("ada")
    assert await ada.autocomplete(world.channel, "prove", "moves", "") == []
    await sit_down(world, ada)
    names = [choice["value"] for choice in await ada.autocomplete(world.channel, "prove", "moves", "")]
    assert "Y-down" in names
    assert not any(name.startswith("K") for name in names)


async def test_the_black_robot_plays_only_where_it_was_asked_for(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await sit_down(world, ada)
    assert "black robot does not play" in said(await ada.slash(world.channel, "prove", moves="K-up"))
    opening = await ben.slash(world.channel, "ricochet solo", fifth_robot=True, diagonals=True)
    assert "diagonal barriers, five robots" in text_of(answer(opening))
    assert len(state(world, world.channel, ben).robots) == 5


async def test_a_code_that_is_wrong_begins_nothing(world: World) -> None:
    (ada,) = world.players("ada")
    assert "not the code of a board" in said(await ada.slash(world.channel, "ricochet solo", code="nonsense"))
    assert await world.bot.store.running_solo() == []


async def test_where_the_bot_may_not_write_it_says_so(world: World) -> None:
    (ada,) = world.players("ada")
    rights = discord.PermissionOverwrite(attach_files=False)
    channel = world.guild.create_text_channel("no pictures", overwrites={world.guild.default_role: rights})
    assert "Attach Files" in said(await ada.slash(channel, "ricochet solo"))


async def test_buttons_of_an_earlier_chip_say_so(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    form = await ada.click(newest(world.channel), label="Show my moves")
    await ada.click(newest(world.channel), label="Give up this chip")
    await ada.click(newest(world.channel), label="Next chip")
    assert "That chip is played" in said(await ada.submit_modal(form, {"moves": SOLUTION}))


async def test_a_form_that_comes_after_the_sand_is_too_late(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    form = await ada.click(newest(world.channel), label="Show my moves")
    await world.later(60)
    assert "The sand has run out" in said(await ada.submit_modal(form, {"moves": SOLUTION}))
    await world.later(HOURGLASS - 60)
    late = await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "Press **Next chip**" in said(late)


async def test_a_game_that_is_over_has_no_buttons_that_work(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    form = await ada.click(newest(world.channel), label="Show my moves")
    await ada.click(newest(world.channel), label="Give up this chip")
    await ada.click(newest(world.channel), label="End")
    assert "This game is over" in said(await ada.submit_modal(form, {"moves": SOLUTION}))


@pytest.mark.parametrize("refusal", SoloRefusal)
def test_every_refusal_has_a_text(refusal: SoloRefusal) -> None:
    assert say(f"solo-refusal-{refusal.name.lower().replace('_', '-')}", player="<@1>")


async def test_a_game_goes_on_after_a_restart_with_the_time_that_was_left(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await world.later(30)
    await world.stop_bot()
    await world.later(600)
    await world.start_bot()
    assert "I was away for 10 minutes" in text_of(newest(world.channel))
    assert len(chip_cards(world.channel)) == 1, "the card that was there is kept up to date"
    await world.later(20)
    assert "That is it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "★★★" in text_of(newest(world.channel))


async def test_the_sand_runs_out_after_a_kill(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await world.later(30)
    await world.kill_bot()
    await world.later(3600)
    await world.start_bot()
    assert state(world, world.channel, ada).phase is SoloPhase.CHIP_UP
    await world.later(30 + 15 + HOURGLASS - 60)
    assert "The chip lies face down" in text_of(newest(world.channel))
    assert "could have been done in 4 moves" in text_of(newest(world.channel))


async def test_buttons_and_forms_work_after_a_kill_and_the_chips_are_as_they_were(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    before = state(world, world.channel, ada)
    await world.kill_bot()
    await world.start_bot()
    assert state(world, world.channel, ada) == before
    await ada.click(newest(world.channel), label="Next chip")
    assert buttons_of(chip_cards(world.channel)[0]) == []
    form = await ada.click(newest(world.channel), label="Show my moves")
    await world.kill_bot()
    await world.start_bot()
    assert "no solution" in said(await ada.submit_modal(form, {"moves": "R-up R-left"}))


async def test_a_best_that_the_restart_came_before_is_found_afterwards(world: World) -> None:
    world.bot.tables.best._ready = False
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    await ada.slash(world.channel, "prove", moves=LONGER)
    await world.kill_bot()
    await world.start_bot()
    await world.later(1)
    assert "★★☆" in text_of(newest(world.channel))


async def test_a_private_game_goes_on_after_a_restart_with_the_first_press(world: World) -> None:
    (ada,) = world.players("ada")
    begun = await sit_down(world, ada, private=True)
    await world.later(30)
    await world.stop_bot()
    await world.later(600)
    await world.start_bot()
    failed = await show(ada, answer(begun), "R-up R-left")
    assert "no solution" in told(failed)
    assert "I was away for 10 minutes" in said(begun)
    await show(ada, answer(begun), SOLUTION)
    assert "face up" in said(begun)


async def test_the_end_of_the_sand_shows_in_a_private_game(world: World) -> None:
    (ada,) = world.players("ada")
    begun = await sit_down(world, ada, private=True)
    await world.later(HOURGLASS)
    assert "The chip lies face down" in said(begun)


async def test_a_private_card_that_cannot_be_edited_any_more_is_shown_with_the_next_press(world: World) -> None:
    (ada,) = world.players("ada")
    begun = await sit_down(world, ada, private=True)
    await world.kill_bot()
    await world.start_bot()
    await world.later(QUARTER_OF_AN_HOUR)
    assert "The sand runs out at" in said(begun), "nobody could tell"
    late = await ada.click(answer(begun), label="Show my moves")
    assert "The chip lies face down" in said(begun)
    assert "Press **Next chip**" in told(late)
    await ada.click(answer(begun), label="Next chip")
    assert "Chip 2 of 17" in said(begun)


async def test_a_private_game_can_be_played_with_commands_alone(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada, private=True)
    wrong = await ada.slash(world.channel, "prove", moves="R-up R-left")
    assert "Chip 1 of 17" in said(wrong)
    assert "no solution" in told(wrong)
    right = await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "★★★" in said(right)


async def test_a_card_that_somebody_deleted_is_put_up_again(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    world.player("mod", manage_messages=True)
    await world.player("mod").delete(newest(world.channel))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "face up" in text_of(newest(world.channel))


async def test_a_game_ends_with_its_channel(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await world.env.settle()
    assert await world.bot.store.running_solo() == []


async def test_games_in_direct_messages_are_there_after_a_restart(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await zoe.slash("ricochet solo", code=EASY)
    await world.stop_bot()
    await world.start_bot()
    assert "That is it" in said(await zoe.slash("prove", moves=SOLUTION))


async def stars_on_board(world: World) -> list[tuple[int, int]]:
    board = await world.bot.store.leaderboard(world.guild.id, Score.SOLO, Span(), limit=10)
    return [(line.player, line.points) for line in board.lines]


async def solve_chip(world: World, player: MemberActor) -> None:
    """Solve the first chip of a game on a drawn board."""
    await player.slash(world.channel, "ricochet solo")
    game = state(world, world.channel, player)
    assert game.target is not None
    moves = solution_of(game.setup.board, game.robots, game.target)
    await show(player, newest(world.channel), format_moves(moves))


async def test_stars_are_on_the_leaderboard(world: World) -> None:
    (ada,) = world.players("ada")
    await solve_chip(world, ada)
    stars = state(world, world.channel, ada).stars
    assert stars >= 1
    assert await stars_on_board(world) == [(ada.id, stars)]
    board = await ada.slash(world.channel, "ricochet leaderboard", by="solo")
    assert "Most stars in solo games" in text_of(answer(board))
    assert f"{ada.mention} – {'one star' if stars == 1 else f'{stars} stars'}" in text_of(answer(board))


async def test_practice_on_a_board_that_was_chosen_counts_for_no_leaderboard(world: World) -> None:
    (ada,) = world.players("ada")
    opening = await sit_down(world, ada)
    assert "for practice" in text_of(answer(opening))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert await stars_on_board(world) == []


async def test_who_is_forgotten_has_no_solo_games_either(world: World) -> None:
    (ada,) = world.players("ada")
    await solve_chip(world, ada)
    question = await ada.slash(world.channel, "ricochet forget-me")
    await ada.click(answer(question), label="Forget me")
    assert await stars_on_board(world) == []
    with closing(sqlite3.connect(world.database)) as connection:
        assert str(ada.id) not in "\n".join(connection.iterdump())
    assert "This game is over" in said(await ada.click(newest(world.channel), label="Next chip"))


async def test_what_was_under_way_when_somebody_was_forgotten_is_refused(world: World) -> None:
    (ada,) = world.players("ada")
    await sit_down(world, ada)
    game = world.bot.tables.solo.of(world.channel.id, ada.id)
    assert game is not None
    await world.bot.tables.forget(ada.id)
    assert await game.handle(GiveUpChip(ada.id), world.bot.clock.now()) is SoloRefusal.GAME_OVER


async def test_the_settings_of_the_server_are_played_by(world: World) -> None:
    (ada,) = world.players("ada")
    allowed = world.guild.create_text_channel("allowed")
    chosen = GuildSettings(hourglass=30, diagonals=True, allowed_channels=(allowed.id,))
    await world.bot.store.set_guild_settings(world.guild.id, chosen, world.bot.clock.now())
    assert f"<#{allowed.id}>" in said(await ada.slash(world.channel, "ricochet solo"))
    opening = text_of(answer(await ada.slash(allowed, "ricochet solo")))
    assert "one hourglass of 30 seconds" in opening
    assert "diagonal barriers" in opening
    assert "Chip 1 of 17" in said(await ada.slash(world.channel, "ricochet solo", private=True))
