"""Roles, calls and the cup's result, whatever Discord refuses and whenever the program is killed."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from bot.scheduled.cup_posts import result_due
from bot.store import Place, SqliteStore
from bot.store.guild_settings import GuildSettings
from engine.games.cup import cup_of
from tests.bot.scheduled.test_cup_posts import play
from tests.bot.world import match_in_the_past
from tests.wire.loopback.faults import GIVE_ROLE, SEND, TAKE_ROLE, FaultKind
from tests.wire.players import Player
from tests.wire.stored import stored
from tests.wire.table import Game, Table

WEEK = 7 * 86400.0


@asynccontextmanager
async def store_of(table: Table) -> AsyncIterator[SqliteStore]:
    """The database of the program, which is killed, and starts again afterwards."""
    await table.program.kill()
    store = await SqliteStore.open(table.program.database)
    yield store
    await store.close()
    await table.program.start()


async def settle(table: Table, store: SqliteStore, chosen: GuildSettings) -> None:
    """Let the server have chosen something three weeks ago."""
    await store.set_guild_settings(table.discord.state.guild.id, chosen, time.time() - 3 * WEEK)


async def won_last_week(game: Game, store: SqliteStore, *winners: Player) -> None:
    """Let these have won a chip of the last week each time they are named."""
    monday = (time.time() // 86400 + 3) // 7 * 7 - 3
    match = match_in_the_past([one.user.id for one in winners], (monday - 3) * 86400, Random(1))
    await store.begin(Place(game.discord.state.guild.id, game.channel.id), match)


async def cup_played(game: Game, store: SqliteStore) -> None:
    """Let Ada have played the last cup whose result is due, and the server have its results in the game's channel."""
    chosen = GuildSettings(cup_channel=game.channel.id)
    await settle(game.table, store, chosen)
    now = time.time()
    cup = next(cup for cup in range(cup_of(now), 0, -1) if result_due(cup, chosen) <= now)
    await play(store, Place(game.discord.state.guild.id, game.channel.id), game.ada.user.id, cup, 20)


@pytest.mark.at_length
async def test_a_champion_has_the_role_once_and_hands_it_back_whenever_the_program_is_killed(table: Table) -> None:
    game, guild = table.game(), table.discord.state.guild
    role = guild.add_role("Champion")
    ada = (game.ada.user.id, role)
    held = table.discord.faults.add(FaultKind.HELD_AFTER, GIVE_ROLE)
    async with store_of(table) as store:
        await settle(table, store, GuildSettings(champion_role=role))
        await won_last_week(game, store, game.ada)
    await table.discord.until(lambda: held.met, "the role is given, and the program does not know")
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await table.discord.until(lambda: table.discord.counts[GIVE_ROLE, 204] == 2, "it is given again")
    assert guild.worn == {ada}
    refused = table.discord.faults.add(FaultKind.STATUS, TAKE_ROLE, status=403, code=50013)
    async with store_of(table) as store:
        await settle(table, store, GuildSettings(champion_role=None))
    await table.discord.until(lambda: refused.met, "Discord refuses to take it")
    assert guild.worn == {ada}
    async with store_of(table):
        pass
    await table.discord.until(lambda: not guild.worn, "it is taken at the next start")


@pytest.mark.at_length
async def test_the_next_is_champion_where_the_first_has_left(table: Table) -> None:
    game, guild = table.game(), table.discord.state.guild
    role = guild.add_role("Champion")
    async with store_of(table) as store:
        await settle(table, store, GuildSettings(champion_role=role))
        await won_last_week(game, store, game.ada, game.ada, game.ben)
        del guild.members[game.ada.user.id]
    await table.discord.until(lambda: guild.worn == {(game.ben.user.id, role)}, "Ben has the role")
    assert table.discord.counts[GIVE_ROLE, 404] == 1


async def test_a_member_takes_the_role_of_calls_and_hands_it_back_by_a_button(table: Table) -> None:
    game, guild = table.game(), table.discord.state.guild
    role = guild.add_role("Ricochet players")
    async with store_of(table) as store:
        await settle(table, store, GuildSettings(call_role=role))
    told = game.ada.told
    assert "You have" in await told(game.ada.forge_button("ricochet:call:on"))
    assert guild.worn == {(game.ada.user.id, role)}
    for status, code in ((403, 50013), (404, 10011), (503, 0)):
        table.discord.faults.add(FaultKind.STATUS, TAKE_ROLE, status=status, code=code)
        assert "can't give or take that role" in await told(game.ada.forge_button("ricochet:call:off"))
        table.discord.faults.clear()
    assert "any more" in await told(game.ada.forge_button("ricochet:call:off"))
    assert not guild.worn


async def test_the_role_is_called_once_an_hour_though_the_program_is_killed_meanwhile(table: Table) -> None:
    called, next_one = table.games("called", "next")
    guild = table.discord.state.guild
    role = guild.add_role("Ricochet players")
    guild.roles[role]["mentionable"] = True
    async with store_of(table) as store:
        await settle(table, store, GuildSettings(call_role=role))
    held = called.fail(SEND, FaultKind.HELD_AFTER, f"<@&{role}>")
    await called.start()
    await table.discord.until(lambda: held.met, "the role is called, and the program does not know")
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await next_one.to_bidding()
    assert [len(game.saying(f"<@&{role}>")) for game in (called, next_one)] == [1, 0]


RESULT = ": the result"
DONE = "SELECT period FROM regular_post WHERE kind = 'cup-result' AND done = 1"


@pytest.mark.at_length
async def test_the_result_of_a_cup_is_posted_once_though_the_program_is_killed_before_it_knows(table: Table) -> None:
    game = table.game()
    held = game.fail(SEND, FaultKind.HELD_AFTER, RESULT)
    async with store_of(table) as store:
        await cup_played(game, store)
    await table.discord.until(lambda: held.met, "the result is posted")
    await table.program.kill()
    table.discord.faults.clear()
    await table.program.start()
    await table.until_stored(lambda: stored(table.program.place, DONE))
    assert len(game.saying(RESULT)) == 1


async def test_a_result_of_a_cup_that_discord_refuses_is_not_tried_again(table: Table) -> None:
    game = table.game()
    refused = game.fail(SEND, FaultKind.STATUS, RESULT, status=403, code=50013)
    async with store_of(table) as store:
        await cup_played(game, store)
    await table.until_stored(lambda: stored(table.program.place, DONE))
    assert (refused.met, game.saying(RESULT)) == (1, [])
