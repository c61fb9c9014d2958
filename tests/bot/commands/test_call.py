"""A server's role is mentioned when a game with people begins; members take it below the puzzle of the day."""

from typing import Any

from simcord.builders import RoleHandle

from bot.store.guild_settings import GuildSettings
from engine.games.daily import begins
from tests.bot.commands.test_settings import boss, panel
from tests.bot.scheduled.test_champions import wearing
from tests.bot.scheduled.test_leaderboard import now
from tests.bot.scheduled.test_morning import tomorrow
from tests.bot.scheduled.test_weekly import until
from tests.bot.seen import answer, buttons_of, press, said, text_of
from tests.bot.world import Member, World

HOUR = 3600.0


async def choose(world: World, **chosen: Any) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(**chosen), now(world))


def calls(world: World, role: RoleHandle) -> list[Any]:
    """Return the mentions that the messages with a call may make."""
    sent = [request.json for request in world.env.http_requests if request.json and f"<@&{role.id}>" in str(request.json)]
    return [one.get("data", one).get("allowed_mentions") for one in sent]


async def test_a_role_is_called_to_a_match_or_race_at_most_once_an_hour(world: World, ada: Member, ben: Member) -> None:
    role = world.guild.create_role("players", mentionable=True)
    other, third, fourth = (world.guild.create_text_channel(name) for name in ("other", "third", "fourth"))
    await choose(world, call_role=role.id)
    await ada.slash(other, "ricochet start", bots=1)
    assert calls(world, role) == [], "it is against bots only"
    await ada.slash(world.channel, "ricochet start")
    assert f"🔔 <@&{role.id}> – {ada.mention} starts a match. Come along!" in [
        text_of(one).strip() for one in world.channel.history()
    ]
    await world.restart_bot(killed=True, after=HOUR - 60)
    await ben.slash(third, "ricochet race")
    assert len(calls(world, role)) == 1
    await world.later(120)
    await ben.slash(fourth, "ricochet race")
    assert calls(world, role) == [{"parse": [], "users": [], "roles": [role.id]}] * 2


async def test_nobody_is_called_where_the_role_notifies_nobody(world: World, ada: Member) -> None:
    role = world.guild.create_role("players")
    world.env.backend.edit_role(world.guild.id, own_role_id(world), {"permissions": 0x10000000})
    await choose(world, call_role=role.id)
    await ada.slash(world.channel, "ricochet start")
    assert calls(world, role) == []
    assert "Until then I call nobody." in said(await panel(world, "Roles"))


async def test_members_take_the_role_and_hand_it_back_below_the_puzzle_of_the_day(world: World, ada: Member) -> None:
    role = world.guild.create_role("players", mentionable=True)
    await choose(world, call_role=role.id, morning_channel=world.channel.id)
    await until(world, begins(tomorrow(world)) + 9 * HOUR + 1)
    (post,) = world.channel.history()
    taken = await ada.click(post, label="🔔 Tell me when one begins")
    assert taken.ephemeral
    assert f"You have <@&{role.id}> now" in said(taken)
    assert wearing(world, role) == {ada.id}
    world.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013)
    assert "I can't give or take that role." in said(await ada.click(post, label="Not any more"))
    await ada.click(post, label="Not any more")
    assert wearing(world, role) == set()
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 90})
    assert "I can't give or take that role." in said(await ada.click(post, label="🔔 Tell me when one begins"))
    await until(world, begins(tomorrow(world)) + 9 * HOUR + 1)
    assert buttons_of(world.channel.history()[-1]) == ["Play today's puzzle"]


async def test_the_panel_and_the_check_say_what_is_missing_for_a_role_and_what_happens_without(world: World) -> None:
    role = world.guild.create_role("players", mentionable=True)
    shown = await panel(world, "Roles")
    for name in ("call_role", "champion_role"):
        shown = await boss(world).select(answer(shown), [role], custom_id=f"ricochet:setting:{name}")
        assert "⚠️" not in said(shown)
    chosen = await world.bot.store.guild_settings(world.guild.id)
    assert (chosen.call_role, chosen.champion_role) == (role.id, role.id)
    world.env.backend.edit_role(world.guild.id, own_role_id(world), {"permissions": 0x8000000 | 0xC00})
    checked = said(await press(boss(world), await panel(world), "Server", "Check the bot's permissions"))
    assert "⚠️ Call: I'm missing **Manage Roles**. Until then there are no buttons" in checked
    assert "⚠️ Champion's role: I'm missing **Manage Roles**. Until then there is no new champion." in checked
    world.env.backend.delete_role(world.guild.id, role.id)
    assert said(await panel(world, "Roles")).count("there is no such role any more") == 2


def own_role_id(world: World) -> int:
    """Return the id of the bot's own role."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild
    return next(role.id for role in guild.me.roles if role.managed)
