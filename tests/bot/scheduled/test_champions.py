"""The first of a week wears the server's role until the next week, and no role is left behind."""

from pathlib import Path
from typing import Any

import pytest
from simcord.builders import RoleHandle

from bot.store.guild_settings import GuildSettings
from tests.bot.scheduled import weeks
from tests.bot.scheduled.test_leaderboard import had_won, now
from tests.bot.scheduled.test_weekly import DAY, HOUR, MONDAY, until
from tests.bot.seen import press
from tests.bot.world import Member, World

WEEK = 7 * DAY


@pytest.mark.at_length
async def test_no_role_is_left_behind_and_no_cup_counts_twice_in_weeks_in_which_the_bot_is_killed(tmp_path: Path) -> None:
    counts = await weeks.play(tmp_path / "weeks.db", 20, seed=52)
    assert counts["strokes"] > 50
    assert counts["given"] > 30
    assert counts["results"] > 30


async def choose(world: World, **chosen: Any) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(**chosen), now(world))


def wearing(world: World, role: RoleHandle) -> set[int]:
    """Return who wears a role."""
    members = world.env.backend.get_guild(world.guild.id).members
    return {number for number, member in members.items() if role.id in member.role_ids}


def changes(world: World) -> list[str]:
    """Return the changes of members' roles that the bot has asked for."""
    return [request.method for request in world.env.http_requests if "/roles/" in request.path]


async def test_the_first_of_a_week_wears_the_role_until_that_of_the_next(world: World, ada: Member, ben: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id, time_zone="America/Santiago")
    monday = MONDAY + 3 * HOUR
    await had_won(world, [ada, ada, ben], monday - DAY)
    await had_won(world, [ben], monday + DAY)
    await until(world, monday - 1)
    assert wearing(world, role) == set()
    await world.later(2)
    assert wearing(world, role) == {ada.id}
    await world.restart_bot(killed=True, after=DAY)
    await until(world, monday + WEEK + 1)
    assert wearing(world, role) == {ben.id}
    assert changes(world) == ["PUT", "PUT", "DELETE"]
    await until(world, monday + 2 * WEEK + 1)
    assert wearing(world, role) == set(), "nobody won a chip"


async def test_in_a_tie_all_of_the_first_wear_it(world: World, ada: Member, ben: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id)
    await had_won(world, [ada, ben], MONDAY - DAY)
    await until(world, MONDAY + 1)
    assert wearing(world, role) == {ada.id, ben.id}


@pytest.mark.parametrize("again", [True, False])
async def test_a_champion_stays_it_unless_the_server_wants_another_each_week(
    world: World, ada: Member, ben: Member, *, again: bool
) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id, champion_again=again)
    for week in range(3):
        await had_won(world, [ada, ada, ben], MONDAY - DAY + week * WEEK)
    wore = []
    for week in range(3):
        await until(world, MONDAY + week * WEEK + 1)
        wore.append(wearing(world, role))
    assert wore == [{ada.id}, {ada.id} if again else {ben.id}, {ada.id}]


async def test_people_who_have_left_make_place_for_the_next(world: World, ada: Member, ben: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id)
    await had_won(world, [ada, ada, ben], MONDAY - DAY)
    world.guild.remove_member(ada)
    await until(world, MONDAY + 1)
    assert wearing(world, role) == {ben.id}
    world.guild.remove_member(ben)
    await until(world, MONDAY + WEEK + 1)
    assert await world.bot.store.champions() == []


async def test_people_who_have_themselves_forgotten_hand_the_role_back_at_once(world: World, ada: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id)
    await had_won(world, [ada], MONDAY - DAY)
    await until(world, MONDAY + 1)
    await press(ada, await ada.slash(world.channel, "ricochet me"), "Delete my data", "Forget me")
    assert wearing(world, role) == set()
    assert await world.bot.store.champions() == []


async def test_a_role_that_is_chosen_no_more_is_taken_back(world: World, ada: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id)
    await had_won(world, [ada], MONDAY - DAY)
    await until(world, MONDAY + 1)
    await choose(world)
    await world.later(HOUR)
    assert wearing(world, role) == set()


async def test_a_role_that_the_bot_may_not_give_is_given_to_the_next_champion(world: World, ada: Member, ben: Member) -> None:
    role = world.guild.create_role("champion")
    await choose(world, champion_role=role.id)
    await had_won(world, [ada], MONDAY - DAY)
    await had_won(world, [ben], MONDAY + DAY)
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 90})
    await until(world, MONDAY + HOUR)
    assert changes(world) == [], "it is above the bot's own"
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 1})
    await until(world, MONDAY + WEEK + 1)
    assert wearing(world, role) == {ben.id}
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 90})
    await until(world, MONDAY + 2 * WEEK + 1)
    assert wearing(world, role) == {ben.id}, "it cannot be taken back now"
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 1})
    await world.later(HOUR)
    assert wearing(world, role) == set()
    world.env.backend.delete_role(world.guild.id, role.id)
    await until(world, MONDAY + 3 * WEEK + 1)
    assert changes(world) == ["PUT", "DELETE"]


async def test_what_discord_refuses_unexpectedly_is_tried_again(world: World, ada: Member, ben: Member) -> None:
    role, asked = world.guild.create_role("champion"), "/guilds/*/members/*/roles/*"
    await choose(world, champion_role=role.id)
    await had_won(world, [ada], MONDAY - DAY)
    await had_won(world, [ben], MONDAY + DAY)
    await until(world, MONDAY + 1)
    world.env.inject_error("DELETE", asked, status=403, code=50013)
    await until(world, MONDAY + WEEK + 1)
    assert wearing(world, role) == {ada.id, ben.id}
    await world.later(HOUR)
    assert changes(world) == ["PUT", "PUT", "DELETE"], "it is tried again once a day"
    await world.later(DAY)
    assert wearing(world, role) == {ben.id}
