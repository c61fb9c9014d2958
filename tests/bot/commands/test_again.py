"""The buttons at an end start another game, also long after, wherever the command could."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from engine.rules.setup import Setup
from tests.bot.commands.test_anywhere import check_answers, places, use
from tests.bot.games.solo.play import begin_alone, chip_cards, newest, press_go, state
from tests.bot.seen import answer, buttons_of, confirm, news, parts, press, said, stop, text_of
from tests.bot.world import EASY, Member, World

DAY = 86400.0
REMATCH, SAME, AGAIN = "🔁 Rematch", "This board again", "🔁 Play again"


async def ended(world: World, **options: object) -> discord.Message:
    """Return the news of the end of a match."""
    (ada,) = world.players("ada")
    await world.start(ada, **(options or {"code": EASY}))
    await stop(ada, world.channel)
    return next(message for message in reversed(world.channel.history()) if REMATCH in buttons_of(message))


async def test_a_rematch_has_the_same_rules_and_another_board(world: World) -> None:
    end, ben = await ended(world, edition="1999", hourglass=30, chips=3), world.player("ben")
    code = text_of(end).partition("code:")[2][:27]
    await ben.click(end, label=REMATCH)
    match = world.match()
    assert (match.starter, match.practice) == (ben.id, False)
    assert (match.rules.edition.value, match.rules.times.hourglass, match.rules.chips_to_win) == ("1999", 30, 3)
    assert match.setup != Setup.from_code(code)
    assert f"{ben.mention} starts a match" in "\n".join(news(world.channel))


async def test_another_game_that_counts_stands_out_beside_one_for_practice(world: World) -> None:
    end = await ended(world)
    styles = {part.label: part.style for part in parts(end) if isinstance(part, discord.Button)}
    assert (styles[REMATCH], styles[SAME]) == (discord.ButtonStyle.success, discord.ButtonStyle.secondary)


async def test_the_same_board_is_played_again_for_practice(world: World) -> None:
    await world.player("ben").click(await ended(world), label=SAME)
    assert world.match().setup == Setup.from_code(EASY)
    assert world.match().practice
    assert "practice (" in "\n".join(news(world.channel))


async def test_one_match_is_on_in_a_channel(world: World) -> None:
    end, ben = await ended(world), world.player("ben")
    await ben.click(end, label=REMATCH)
    assert "already a match" in said(await ben.click(end, label=REMATCH))
    assert "already a match" in said(await world.player("ada").click(end, label=REMATCH))


async def test_a_board_that_is_played_elsewhere_is_not_played_beside_it(world: World) -> None:
    end, ben = await ended(world), world.player("ben")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ben.slash(elsewhere, "ricochet start", difficulty="any", code=EASY)
    assert "is the position of the game in" in said(await ben.click(end, label=SAME))
    await ben.click(end, label=REMATCH)
    assert world.match().starter == ben.id


async def test_a_server_that_plays_elsewhere_now_is_respected(world: World) -> None:
    manager = world.player("manager", manage_guild=True)
    end, elsewhere = await ended(world), world.guild.create_text_channel("elsewhere")
    chosen = await world.bot.store.guild_settings(world.guild.id)
    chosen = chosen.model_copy(update={"allowed_channels": (elsewhere.id,)})
    await world.bot.store.set_guild_settings(world.guild.id, chosen, 0)
    assert elsewhere.mention in said(await manager.click(end, label=REMATCH))


GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]


@pytest.mark.parametrize("go", GOINGS)
async def test_it_works_after_a_restart_and_days_later(world: World, go: Callable[[World], Awaitable[None]]) -> None:
    end = await ended(world)
    await go(world)
    await world.later(3 * DAY)
    await world.start_bot()
    await world.player("ben").click(end, label=REMATCH)
    assert world.match().starter == world.player("ben").id


async def test_a_match_that_was_deleted_is_not_played_again(world: World) -> None:
    end = await ended(world)
    await world.bot.store.delete_guild(world.guild.id)
    assert "can't be read any more" in said(await world.player("ben").click(end, label=REMATCH))


async def solo_ended(world: World, player: Member, **options: object) -> None:
    await begin_alone(player, world.channel, hourglasses=2, rules="1999", **options)
    await stop(player, world.channel)


async def test_a_solo_game_is_played_again_by_the_same_rules_on_another_board(world: World, ada: Member, ben: Member) -> None:
    await solo_ended(world, ada)
    before = newest(world.channel)
    await press_go(ben, world.channel, await ben.click(before, label=AGAIN))
    game = state(world, world.channel, ben)
    assert (game.hourglasses, game.rules.edition.value, game.practice) == (2, "1999", False)
    assert len(chip_cards(world.channel)) == 2
    assert "Chip 1 of 17" in said(await ben.click(before, label=AGAIN)), "the one that is on is shown again"


async def test_a_private_game_is_played_again_in_private(world: World, ada: Member) -> None:
    begun = await begin_alone(ada, world.channel, private=True)
    over = await confirm(ada, await press(ada, begun, "Give up this chip", "Stop …"))
    again = await press(ada, over, AGAIN)
    await press(ada, again, "Go")
    assert "Chip 1 of 17" in said(again)
    assert answer(again).id != answer(over).id
    assert "The game was cancelled" in said(over), "how the last one went stays"
    assert world.channel.history() == []


async def test_a_solo_game_is_played_again_where_the_bot_is_no_member(world: World) -> None:
    person, channel = places(world)["server"]
    begun = await use(world, person, channel, "ricochet solo")
    over = await confirm(person, await press(person, begun, "Go", "Give up this chip", "Stop …"))
    before = len(world.env.http_requests)
    again = await press(person, over, AGAIN)
    assert "Chip 1 of 17" in said(await press(person, again, "Go"))
    check_answers(world, before)
