"""`/ricochet stop` says what each way to end a game does; the press is judged as things are by then."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord.results import InteractionResult

from tests.bot.games.race import play as races
from tests.bot.games.rush import play as rushes
from tests.bot.games.solo import play as solos
from tests.bot.seen import answer, buttons_of, choose, confirm, news, parts, said, stop
from tests.bot.world import SOLUTION, Member, World

Begun = Callable[[World, Member], Awaitable[InteractionResult]]


async def race(world: World, player: Member) -> InteractionResult:
    return await races.begin(world, player)


async def solo(world: World, player: Member) -> InteractionResult:
    begun = await solos.sit_down(world, player, private=True)
    await player.slash(world.channel, "pass")
    return begun


async def open_solo(world: World, player: Member) -> InteractionResult:
    begun = await solos.sit_down(world, player)
    await player.slash(world.channel, "pass")
    return begun


async def rush(world: World, player: Member) -> InteractionResult:
    begun = await rushes.begin(world, player)
    await player.slash(world.channel, "pass")
    return begun


GAMES = pytest.mark.parametrize(
    ("kind", "begin", "effect"),
    [
        ("race", race, "For everybody. Nobody has a point yet"),
        ("solo", solo, "neither won nor lost"),
        ("solo", open_solo, "neither won nor lost"),
        ("rush", rush, "the chips solved so far count"),
    ],
)


def is_on(world: World, kind: str) -> bool:
    return world.bot.games.find(kind, world.channel.id) is not None


def styles_of(asked: InteractionResult) -> list[discord.ButtonStyle]:
    return [part.style for part in parts(answer(asked)) if isinstance(part, discord.Button)]


@GAMES
async def test_stop_asks_once_and_then_ends_the_game(world: World, ada: Member, kind: str, begin: Begun, effect: str) -> None:
    await begin(world, ada)
    asked = await ada.slash(world.channel, "ricochet stop")
    assert effect in said(asked)
    assert styles_of(asked) == [discord.ButtonStyle.danger]
    assert is_on(world, kind)
    await confirm(ada, asked)
    assert not is_on(world, kind)
    assert not {"End game", "End the race", "End the rush"} & {*buttons_of(answer(asked))}, "the question is gone"


@GAMES
async def test_an_old_question_ends_no_game_that_was_begun_since(world: World, kind: str, begin: Begun, effect: str) -> None:
    (ada,) = world.players("ada")
    await begin(world, ada)
    first, second = [await ada.slash(world.channel, "ricochet stop") for _ in range(2)]
    await confirm(ada, first)
    await begin(world, ada)
    for label in buttons_of(answer(second)):
        assert "That game is over already" in said(await choose(ada, answer(second), label))
    assert is_on(world, kind)
    assert effect in said(second)


@pytest.mark.parametrize("private", [True, False])
async def test_the_button_of_a_solo_game_asks_as_well(world: World, private: bool) -> None:  # noqa: FBT001 - a parameter
    (ada,) = world.players("ada")
    await solos.sit_down(world, ada, private=private)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    card = world.bot.games.solo_of(world.channel.id, ada.id)
    assert card
    shown = answer(await ada.slash(world.channel, "ricochet board")) if private else solos.newest(world.channel)
    asked = await choose(ada, shown, "Stop …")
    assert "neither won nor lost" in said(asked)
    assert not card.state.is_over
    ended = await confirm(ada, asked)
    assert card.state.is_over
    assert ("The game was cancelled" if private else "The game is over") in said(ended)


async def test_who_may_not_end_a_race_is_refused_before_a_question_and_after_it(world: World, ada: Member, ben: Member) -> None:
    moderator = world.player("moderator", manage_messages=True)
    await races.begin(world, ada)
    assert f"Only {ada.mention}" in said(await ben.slash(world.channel, "ricochet stop"))
    await races.submit(world, ada, SOLUTION)
    asked = await ada.slash(world.channel, "ricochet stop")
    await moderator.slash(world.channel, "ricochet remove", member=ada)
    assert f"Only {ada.mention}" in said(await confirm(ada, asked)), "who was removed ends nothing"
    assert is_on(world, "race")
    await stop(moderator, world.channel)
    assert "cancelled" in news(world.channel)[-1]


async def test_a_member_who_manages_messages_is_asked_about_the_solo_game_of_another(world: World) -> None:
    (ada,), moderator = world.players("ada"), world.player("moderator", manage_messages=True)
    await open_solo(world, ada)
    asked = await moderator.slash(world.channel, "ricochet stop")
    assert is_on(world, "solo")
    assert "The game is over" in said(await confirm(moderator, asked))
    assert not is_on(world, "solo")
