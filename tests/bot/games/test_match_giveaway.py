"""Whose games a study, an own table or a code gives away: docs/rules.md "Codes of boards"."""

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from engine import TARGETS, Cell, Position, Setup, assemble, format_moves
from engine.board.geometry import CELLS
from tests.bot.commands.test_study_command import stop
from tests.bot.games.rush.play import solver_ready
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, choose, said
from tests.bot.world import EASY, TODAYS, Member, World, another_server

HERE, YOURS, ELSEWHERE = "is the position of the game in", "is the position of a game of yours", "is being played elsewhere"
OPENED = "Take hints one by one"
START = Setup.from_code(EASY).position
LIKE = START.with_robots({robot: Cell(cell.row, 15 - cell.column) for robot, cell in START.robots.items()})
"""The same tiles and target, with every robot elsewhere."""


async def studied(member: Member, channel: ChannelHandle, position: Position) -> str:
    return said(await member.slash(channel, "ricochet study", code=position.code))


async def tabled(member: Member, channel: ChannelHandle, position: Position) -> str:
    """Ask for a private solo game from a position whose chip is face up."""
    chips = (position.chip, *(chip for chip in TARGETS if chip != position.chip))
    code = Setup(position.board.faces or ("", "", "", ""), position.robots, chips).code
    return said(await begin_alone(member, channel, code=code, private=True))


async def test_strangers_are_refused_the_very_position_alone_and_not_shown_where_it_is_played(world: World) -> None:
    await world.start(world.player("ben"), code=EASY)
    there, (cleo,) = another_server(world, world.env.create_user("cleo"))
    for asks in (studied, tabled):
        refused = await asks(cleo, there, START)
        assert ELSEWHERE in refused
        assert "<#" not in refused
        assert "over" not in refused, "there is nothing to wait for"
    assert OPENED in await studied(cleo, there, LIKE)
    assert "Chip 1 of 17" in await tabled(cleo, there, LIKE)


async def test_members_are_refused_what_is_like_it_too_and_shown_the_channel_that_all_see(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ben, code=EASY)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for channel in (world.channel, elsewhere):
        for asks in (studied, tabled):
            assert f"{HERE} {world.channel.mention}, or much like it" in await asks(ada, channel, LIKE)


async def test_a_channel_that_is_not_for_everybody_is_not_named(world: World, ada: Member, ben: Member) -> None:
    hidden = world.guild.create_text_channel("hidden")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    channel = guild.get_channel(hidden.id)
    assert isinstance(channel, discord.TextChannel)
    await ben.slash(hidden, "ricochet start", code=EASY, difficulty="any")
    await channel.set_permissions(guild.default_role, view_channel=False)
    assert ELSEWHERE in await studied(ada, world.channel, LIKE)
    assert YOURS in await studied(ben, world.channel, LIKE)


async def test_players_are_refused_it_on_any_server_and_later_what_is_played_where_they_have_played(world: World) -> None:
    user = world.env.create_user("ada")
    ada, ben = world.guild.add_member(user), world.player("ben")
    there, (ada_there,) = another_server(world, user)
    await world.start(ben, code=EASY)
    assert OPENED in await studied(ada_there, there, LIKE), "ada has never played there"
    await ada.slash(world.channel, "bid", moves=9)
    assert YOURS in await studied(ada_there, there, LIKE)
    await stop(ben, world.channel)
    assert OPENED in await studied(ada_there, there, LIKE)
    await world.start(ben, code=EASY)
    assert ELSEWHERE in await studied(ada_there, there, LIKE)


@pytest.mark.parametrize("kind", ["race", "solo", "rush"])
async def test_so_it_is_with_each_kind_of_game(world: World, kind: str) -> None:
    user = world.env.create_user("ada")
    ada, ben = world.guild.add_member(user), world.player("ben")
    there, (ada_there,) = another_server(world, user)
    await solver_ready(world)
    await (begin_alone(ada, world.channel) if kind == "solo" else ada.slash(world.channel, f"ricochet {kind}"))
    game = world.bot.games.find(kind, world.channel.id, None if kind == "race" else ada.id)
    assert game is not None
    position = game.state.position
    for_all = ELSEWHERE if kind == "rush" else f"{HERE} {world.channel.mention}"
    assert for_all in await studied(ben, world.channel, position)
    assert YOURS in await studied(ada_there, there, position)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["study", "board"])
def test_refusals_name_the_channel_in_each_language_and_none_where_it_is_not_seen(language: str, name: str) -> None:
    say = Texts.of(language)
    here, yours, elsewhere = (
        say(f"problem-{name}-in-play", where=where, channel="<#7>") for where in ("here", "yours", "elsewhere")
    )
    assert ["<#7>" in text for text in (here, yours, elsewhere)] == [True, False, False]


def on_one_tile_of_todays() -> Position:
    """A position that has one tile in common with today's puzzle, with the target on it, and no robot where it stands there."""
    todays = TODAYS.position
    assert todays.board.faces
    others = [face[0] + {"A": "B", "B": "A", "C": "D", "D": "C"}[face[1]] for face in todays.board.faces]
    for corner, face in enumerate(todays.board.faces):
        faces = (*others[:corner], face, *others[corner + 1 :])
        board = assemble(faces)
        if board.targets.get(todays.chip) == todays.goal:
            free = (cell for cell in CELLS if cell not in todays.robots.values())
            return Position(board, dict(zip(todays.robots, free, strict=False)), todays.chip)
    raise AssertionError


async def test_todays_puzzle_is_judged_in_full_for_those_who_have_begun_it_and_not_for_those_who_have_solved_it(
    world: World, ada: Member, ben: Member
) -> None:
    like = on_one_tile_of_todays()
    assert OPENED in await studied(ben, world.channel, like), "to whom it is not near"
    await ada.slash(world.channel, "ricochet daily")
    for asks in (studied, tabled):
        assert "like today's puzzle" in await asks(ada, world.channel, like)
    shown = await ada.slash(world.channel, "ricochet daily")
    form = await choose(ada, answer(shown), "⌨️ Type")
    await ada.submit_modal(form, {"moves": format_moves(TODAYS.best)})
    for position in (like, TODAYS.position):
        assert OPENED in await studied(ada, world.channel, position)
    assert "like today's puzzle" in await tabled(ada, world.channel, like), "others would see it"


async def test_todays_puzzle_is_judged_in_full_where_the_bot_posts_it(world: World) -> None:
    (ada, ben), like = world.players("ada", "ben"), on_one_tile_of_todays()
    await ada.slash(world.channel, "ricochet daily")
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(morning_channel=world.channel.id), 0)
    assert "like today's puzzle" in await studied(ben, world.channel, like)
    there, (elsewhere,) = another_server(world, world.env.create_user("cleo"))
    assert OPENED in await studied(elsewhere, there, like)
