"""Hostile names and typed texts do not change what the bot's messages say or do."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import pytest

from bot.store.guild_settings import GuildSettings
from bot.text.escaping import escaped, plain
from tests.bot.markdown import marks, shown
from tests.bot.nasty_names import EVERYTHING, NASTY
from tests.bot.scheduled.test_leaderboard import had_won, now
from tests.bot.scheduled.test_weekly import MONDAY, until
from tests.bot.seen import answer, buttons_of, press
from tests.bot.ui.test_welcome import add
from tests.bot.world import EASY, INTERMISSION, Member, World, open_world

HOUR = 3600.0
PAGE = 10
COMMANDS = ("board", "rules", "tutorial", "settings", "me", "study", "daily", "stats")
"""The commands below `/ricochet` that need no options, and show something."""

LEADING = ("mention", "time", "emoji", "masked link", "link")

TYPED: dict[str, Sequence[dict[str, str]]] = {
    "ricochet leaderboard": [{"week": "{}"}],
    "ricochet daily": [{"date": "{}"}],
    "ricochet settings": [{"time_zone": "{}"}],
    "ricochet study": [{"code": "{}"}, {"tiles": "{}", "robots": "R C7", "target": "Rm"}],
    "ricochet solo": [{"code": "{}"}],
    "prove": [{"moves": "{}"}, {"moves": "R-up {}"}],
}
"""What can be typed into options of text, below `/ricochet` or not."""


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no picture be in time, so that all they show is in words."""

    async def too_late(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr("bot.drawing.queue.PictureQueue.draw", too_late)


def said_by(world: World) -> list[str]:
    """Return all text that the bot has sent, edited or answered with, in this order."""
    return [text for request in world.env.http_requests for text in _values(request.json, "content")]


def _values(sent: Any, key: str) -> Iterator[str]:
    if isinstance(sent, dict):
        for name, value in sent.items():
            if name == key and isinstance(value, str):
                yield value
            yield from _values(value, key)
    elif isinstance(sent, list):
        for value in sent:
            yield from _values(value, key)


def acted_upon(texts: Sequence[str]) -> list[list[str]]:
    """Return what Discord would act upon in each of these texts; and to what it leads, where it leads somewhere."""
    return [[f"{kind} {re.sub('[0-9]+', '0', text) if kind in LEADING else ''}" for kind, text in marks(one)] for one in texts]


def member(world: World, name: str, nick: str) -> Member:
    manager = world.guild.create_role(name, permissions=discord.Permissions(manage_guild=True))
    world.members[name] = world.guild.add_member(world.env.create_user(name), nick=nick, roles=[manager])
    return world.members[name]


async def play_a_match(world: World, ada: Member, ben: Member) -> None:
    """Play a match of two chips, and return all its messages."""
    await world.start(ada, chips=2, code=EASY)
    await world.close_bids((ben, 2))
    await world.insist(ben, "R-up")
    await world.later(INTERMISSION)
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    await world.win_chip(ben)
    await world.later(INTERMISSION)
    await world.win_chip(ada)


async def look_at_everything(world: World, ada: Member, everybody: Sequence[Member], typed: str) -> None:
    """Every command that shows or repeats something, and every page of the leaderboard."""
    for command in COMMANDS:
        await ada.slash(world.channel, f"ricochet {command}")
    page = await ada.slash(world.channel, "ricochet leaderboard")
    while "Next ▶" in buttons_of(answer(page)):
        page = await press(ada, page, "Next ▶")
    for who in everybody:
        await ada.slash(world.channel, "ricochet stats", member=who)
    for command, options in TYPED.items():
        for option in options:
            await ada.slash(world.channel, command, **{name: value.format(typed) for name, value in option.items()})


async def play(world: World, names: Sequence[str], server: str, typed: str) -> list[str]:
    """Play with people of these names whatever there is, and return all that was said."""
    everything = names[-1]
    ada, ben = member(world, "ada", everything), member(world, "ben", everything)
    everybody = [member(world, f"player{number}", name) for number, name in enumerate(names)]
    await world.bot.store.set_guild_settings(
        world.guild.id, GuildSettings(weekly_channel=world.channel.id, weekly_hour=9), now(world)
    )
    await had_won(world, [who for place, who in enumerate(everybody) for _ in range(max(1, PAGE + 1 - place))], now(world))
    await play_a_match(world, ada, ben)
    await look_at_everything(world, ada, everybody, typed)
    await add(world, world.env.create_guild(server, owner=world.env.create_user("owner")))
    await until(world, MONDAY + 9 * HOUR + 1)
    return said_by(world)


@pytest.mark.at_length
async def test_messages_in_words_do_no_more_for_nasty_names_than_for_others(tmp_path: Any) -> None:
    nasty = [name for kind, name in NASTY.items() if kind != "surrogate"]
    found = list[list[str]]()
    for folder, names, server, typed in (
        ("harmless", ["Ada"] * (len(nasty) + 1), "Home", "zzz"),
        ("nasty", [*nasty, EVERYTHING], EVERYTHING, EVERYTHING[:90]),
    ):
        async with open_world(tmp_path / folder) as world:
            found.append(await play(world, names, server, typed))
    harmless, said = found
    assert acted_upon(said) == acted_upon(harmless)
    assert any(f"**{escaped(plain(EVERYTHING))}**" in text for text in said), "the name of a server"
    for name in nasty[:PAGE]:
        assert any(plain(name, "player") in shown(text) for text in said), name
