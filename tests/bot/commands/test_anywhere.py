"""A user install where the bot is not a member: everything is done by answers to interactions.

Every command is tried there, also one that is added later. ``OPTIONS`` has those that it needs.
"""

import sqlite3
from contextlib import closing
from typing import Any
from unittest.mock import patch

import pytest
from discord import app_commands
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

from bot.store import NO_SERVER, Place
from bot.store.guild_settings import GuildSettings
from engine.board.notation import format_moves
from tests.bot.english import say
from tests.bot.games.solo.play import show, state
from tests.bot.seen import answer, buttons_of, choose, confirm, press, said, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, TODAYS, Member, World

OPTIONS: dict[str, dict[str, Any]] = {
    "bid": {"moves": 5},
    "prove": {"moves": SOLUTION},
    "ricochet solo": {"code": EASY},
    "ricochet study": {"code": EASY},
}
"""The options that a command requires, or without which it shows nothing."""

NEED_A_MATCH = {*("ricochet start", "ricochet race", "bid", "ricochet remove")}
"""The commands that are for matches and races alone."""

OF_SOLO_TOO = {"prove", "pass", "ricochet board", "ricochet stop"}
"""The commands that are for a match or a solo game."""

OF_A_SERVER = {"ricochet settings", "ricochet leaderboard"}

FOLLOW_UPS = 5
"""So many follow-ups does Discord take of an interaction where the bot is no member."""


def is_by_token_of_interaction(path: str) -> bool:
    return path.startswith(("/interactions/", "/webhooks/"))


def sent(world: World, since: int) -> list[str]:
    """Return the requests from some number on, as method and path."""
    return [f"{request.method} {request.path}" for request in world.env.http_requests[since:]]


async def use(world: World, person: Member | UserHandle, channel: ChannelHandle, command: str) -> InteractionResult:
    """Use a command where the bot is no member, and see that it is answered in private, by few answers and nothing else."""
    before = len(world.env.http_requests)
    options = {"member": world.player("ben")} if command == "ricochet remove" else OPTIONS.get(command, {})
    if isinstance(person, UserHandle):
        used = await person.slash(command, **options)
    else:
        used = await person.slash(channel, command, **options)
    assert said(used)
    check_answers(world, before)
    return used


def check_answers(world: World, since: int) -> None:
    """All that was sent from some request on are answers, and no interaction has too many follow-ups."""
    requests = sent(world, since)
    assert all(is_by_token_of_interaction(request.partition(" ")[2]) for request in requests), requests
    follow_ups = [request for request in requests if request.startswith("POST /webhooks/")]
    assert all(follow_ups.count(one) <= FOLLOW_UPS for one in follow_ups)


def places(world: World) -> dict[str, tuple[Member | UserHandle, ChannelHandle]]:
    """Return a server without the bot, and direct messages with others; each with who is there."""
    (ada,) = world.players("ada")
    world.env.without_bot |= {world.channel.id, ada.user.dm_channel.id}
    return {"server": (ada, world.channel), "direct messages": (ada.user, ada.user.dm_channel)}


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_every_command_is_answered_where_the_bot_is_no_member(world: World, place: str) -> None:
    person, channel = places(world)[place]
    commands = [one.qualified_name for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    needs_server = say("problem-needs-server", link="")[:40]
    for command in commands:
        used = await use(world, person, channel, command)
        assert (needs_server in said(used)) == (command in NEED_A_MATCH | OF_SOLO_TOO), command
        assert ("of its own: use this command in" in said(used)) == (command in OF_A_SERVER), command
        for game in filter(None, (world.bot.games.find(kind, channel.id, person.id) for kind in ("solo", "rush"))):
            await game.stop()
    assert channel.history() == []


async def test_who_cannot_play_a_match_is_told_how_a_server_gets_the_bot(world: World) -> None:
    person, channel = places(world)["server"]
    link = f"https://discord.com/oauth2/authorize?client_id={world.bot.application_id}&scope=bot+applications.commands"
    assert f"[add me to one]({link}" in said(await use(world, person, channel, "ricochet start"))
    ben = world.player("ben").user
    assert "use this command there" in said(await ben.slash("ricochet start")), "in direct messages with the bot"


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_a_solo_game_is_played_by_answers_alone(world: World, place: str) -> None:
    person, channel = places(world)[place]
    begun = await use(world, person, channel, "ricochet solo")
    before = len(world.env.http_requests)
    elsewhere = world.guild.id if place == "server" else NO_SERVER
    assert world.bot.games.solo_of(channel.id, person.id).place == Place(NO_SERVER, channel.id, elsewhere)  # type: ignore[union-attr]
    await press(person, begun, "Go")
    await show(person, answer(begun), "R-up R-left")
    await show(person, answer(begun), SOLUTION)
    assert "face up" in said(begun)
    await press(person, begun, "Next chip")
    await world.later(HOURGLASS)
    assert "The chip is face down" in said(begun)
    await press(person, begun, "Next chip", "Give up this chip")
    for command in sorted(OF_SOLO_TOO - {"ricochet stop"}):
        assert said(await use(world, person, channel, command))
    await confirm(person, await use(world, person, channel, "ricochet stop"))
    assert world.bot.games.solo_of(channel.id, person.id) is None
    check_answers(world, before)
    assert channel.history() == []


async def test_a_solo_game_goes_on_after_a_restart_though_the_server_does_not_have_the_bot(world: World) -> None:
    person, channel = places(world)["server"]
    await press(person, await use(world, person, channel, "ricochet solo"), "Go")
    await world.restart_bot()
    again = await use(world, person, channel, "ricochet solo")
    assert state(world, channel, person).round.number == 1
    assert "⌨️ Type" in buttons_of(answer(again))


async def test_the_tutorial_is_worked_through_by_answers_alone(world: World) -> None:
    person, channel = places(world)["server"]
    lesson = await use(world, person, channel, "ricochet tutorial")
    before = len(world.env.http_requests)
    assert "Lesson" in said(await press(person, lesson, buttons_of(answer(lesson))[0]))
    check_answers(world, before)


async def test_what_a_server_has_chosen_counts_only_where_it_has_the_bot(world: World, ada: Member) -> None:
    world.env.locales[ada.id] = "pl"
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(language="fr", theme="dark"), 0)
    with patch.object(world.bot.pictures, "still", wraps=world.bot.pictures.still) as drawn:
        there = said(await ada.slash(world.channel, "ricochet rules"))
        here = said(await use(world, *places(world)["server"], "ricochet rules"))
    assert "Les règles de ce serveur" in there
    assert "The usual rules" in here
    assert [call.args[0].guild_id for call in drawn.call_args_list] == [world.guild.id, None], "whose look the pictures have"


async def test_statistics_of_all_servers_are_told_outside_of_them_to_oneself_alone(world: World, ada: Member, ben: Member):
    await world.start(ada, code=EASY)
    person, channel = places(world)["direct messages"]
    assert "on all servers" in said(await use(world, person, channel, "ricochet stats"))
    other = await ada.user.slash("ricochet stats", member=ben.user)
    assert "Other people's statistics" in said(other)


async def test_what_discord_is_told_of_the_commands_lets_people_install_them(world: World) -> None:
    for command in world.bot.tree.get_commands():
        payload = command.to_dict(world.bot.tree)
        if command.name == say("menu-remove"):
            assert (payload["contexts"], payload["integration_types"]) == ([0], [0]), "it is for matches"
            continue
        assert sorted(payload["contexts"]) == [0, 1, 2], command.name
        assert sorted(payload["integration_types"]) == [0, 1], command.name


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_the_puzzle_of_the_day_is_solved_where_the_bot_is_no_member(world: World, place: str) -> None:
    person, channel = places(world)[place]
    before = len(world.env.http_requests)
    shown = await use(world, person, channel, "ricochet daily")
    shown = await press(person, shown, "💡 How long?", "🟢 Green", "⬅️ Left")  # pyright: ignore[reportArgumentType] - a user clicks, too
    form = await choose(person, answer(shown), "⌨️ Type")
    solved = await person.submit_modal(form, {"moves": format_moves(TODAYS.best)})
    assert "**That's it**" in said(solved)
    assert "The only solution" in said(await person.click(answer(solved), label="Shortest solutions"))
    shared = answer(await person.click(answer(solved), label="Share"))
    assert not shared.flags.ephemeral
    assert "optimal, with a hint · one try" in text_of(shared)
    assert "**Your best: 4 moves**" in said(await person.click(shared, label="Play it"))
    check_answers(world, before)
    with closing(sqlite3.connect(world.database)) as connection:
        assert connection.execute("SELECT guild_id FROM daily_play").fetchall() == [(NO_SERVER,)]
