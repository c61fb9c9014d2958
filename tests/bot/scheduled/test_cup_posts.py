"""The posts of the weekly cup: on Saturday that it is open, on Monday its result. docs/rules.md "The cup"."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import discord
import pytest

from bot.cards.cup_posts import ServerTable, result_card
from bot.cards.post import Picture
from bot.scheduled.cup_posts import open_due, result_due
from bot.store import CupChips, Place, Store
from bot.store.guild_settings import MAX_NAME, GuildSettings
from bot.store.time_zones import time_zones
from bot.text import Texts, languages
from engine.board.notation import parse_moves
from engine.games.cup import Cup, closes, opens, settles
from engine.games.cup_table import ServerStanding
from engine.games.rush.play import start
from engine.games.rush.state import RushChip, RushEnded, RushEnding, RushSolved, RushStarted
from tests.bot.games.rush.play import solver_ready
from tests.bot.scheduled.test_leaderboard import alt_of, now
from tests.bot.scheduled.test_weekly import posted, until
from tests.bot.seen import buttons_of, press, said, text_of
from tests.bot.world import Member, World
from tests.engine.first_round import IN_THREE, SETUP
from tests.properties import example, given, st

HOUR, DAY = 3600.0, 86400.0
BEST = parse_moves(IN_THREE)
TO_AND_FRO = parse_moves("Y-right Y-left " * 4)
CHIPS = CupChips(SETUP, tuple(RushChip(replace(SETUP.position, target=chip), BEST) for chip in SETUP.chips[:5]))


async def play(store: Store, place: Place, player: int, cup: Cup, points: int, took: float = 60.0) -> None:
    """Play a cup, with so many points after so many seconds."""
    await store.keep_cup_chips(cup, CHIPS)
    at = opens(cup) + HOUR
    earned = [min(5, points - done) for done in range(0, points, 5)]
    solved = [RushSolved(at + took, TO_AND_FRO[: len(BEST) + 5 - one]) for one in earned]
    game_id = await store.begin(place, start(SETUP, CHIPS.chips, player, at, cup=cup), private=True)
    await store.append(game_id, 1, [RushStarted(at), *solved, RushEnded(at + took, RushEnding.STOPPED, len(solved))])


async def choose(world: World, guild_id: int | None = None, **chosen: Any) -> None:
    settings = GuildSettings(**{"cup_channel": world.channel.id, **chosen})
    await world.bot.store.set_guild_settings(guild_id or world.guild.id, settings, now(world))


async def play_here(world: World, cup: Cup, points: Iterable[tuple[Member, int]]) -> None:
    for number, (member, earned) in enumerate(points):
        await play(world.bot.store, Place(world.guild.id, 100 + number), member.id, cup, earned, took=60.0 + number)


async def play_elsewhere(world: World, cup: Cup, guild_id: int, points: int) -> None:
    for number in range(3):
        await play(world.bot.store, Place(guild_id, number), guild_id % 10**9 * 10 + number, cup, points)


def before_picture(message: discord.Message) -> list[str]:
    """Return the lines above the picture."""
    return text_of(message).strip().split("**The chips**")[0].strip().splitlines()


async def test_a_cup_is_begun_by_the_button_of_saturdays_post_and_its_result_follows_on_monday(
    world: World, ada: Member
) -> None:
    await choose(world, morning_hour=9, time_zone="Asia/Kathmandu")
    await until(world, opens(1) + 3.25 * HOUR - 1)
    assert posted(world) == []
    await world.later(2)
    (post,) = world.channel.history()
    task = "5 points for a shortest one, and one fewer for each move more. Everybody can play it once, until"
    assert text_of(post).strip().splitlines() == [
        "## 🏆 Cup #1 is open",
        f"Five chips in 10 minutes, from short to long, with one solution each: {task} <t:{round(closes(1))}:f>.",
        "This server's score is the mean of its best 5 people; it takes at least 3.",
        "Season 1, cup 1 of 8.",
    ]
    await solver_ready(world)
    begun = await press(ada, await ada.click(post, label="🏆 Play the cup"), "▶️ Go")
    assert "Chip 1 of 5" in said(begun)
    await until(world, closes(1) + 3.25 * HOUR + 1)
    (_, result) = world.channel.history()
    assert "One of you has played: this server needs at least 3 for a score." in text_of(result)
    assert alt_of(result) == "Cup #1. First place: ada, 0 points."
    assert len(buttons_of(result)) == 5


async def test_the_result_has_the_servers_people_its_place_among_servers_and_the_chips(world: World) -> None:
    ada, ben, cleo, dora = world.players("ada", "ben", "cleo", "dora")
    await choose(world, morning_hour=9)
    other, third = world.env.create_guild("another"), world.env.create_guild("third")
    channel = other.create_text_channel("cups")
    await choose(world, other.id, cup_channel=channel.id, cup_name="Robots & [friends](https://x.example)", morning_hour=9)
    await choose(world, third.id, cup_channel=None)
    await play_here(world, 1, [(ada, 23), (ben, 12), (cleo, 12), (dora, 4)])
    for number, name in enumerate(("xena", "yves", "zoe")):
        member = other.add_member(world.env.create_user(name))
        await play(world.bot.store, Place(other.id, number), member.id, 1, 20)
    await play_elsewhere(world, 1, third.id, 15)
    world.guild.remove_member(dora)
    await until(world, closes(1) + 9 * HOUR + 1)
    (post,) = world.channel.history()
    assert before_picture(post) == [
        "## 🏆 Cup #1: the result",
        "This server: **12.8 points**, place 3 of 3.",
        r"Best servers: 🥇 Robots & \[friends\](https\:\/\/x\.example) **20** · 🥈 a server **15** · 🥉 this server **12.8**",
        "Season 1, cup 1 of 8. In total: **12.8 points**, place 3 of 3.",
    ]
    assert alt_of(post) == "Cup #1. First place: ada, 23 points; second place: ben, 12 points; third place: cleo, 12 points."
    assert text_of(post).count(f"3 moves: `{IN_THREE}`") == 5
    assert buttons_of(post) == [f"🔬 Chip {number}" for number in range(1, 6)]
    assert "### Study: " in said(await ada.click(post, label="🔬 Chip 2"))
    (seen,) = channel.history()
    assert before_picture(seen)[1] == "This server: **20 points**, place 1 of 3."
    assert "xena" in alt_of(seen)
    assert not [member.name for member in (ada, ben, cleo) if member.name in alt_of(seen) + text_of(seen)]
    assert not [member.id for member in (ada, ben, cleo) if str(member.id) in alt_of(seen) + text_of(seen)]


async def test_scores_of_a_season_add_up_and_the_next_one_begins_anew(world: World) -> None:
    members = world.players("ada", "ben", "cleo")
    await choose(world, morning_hour=9)
    for cup, points in ((7, (9, 9, 8)), (8, (5, 5, 5)), (9, (1, 1, 1))):
        await play_here(world, cup, zip(members, points, strict=True))
        await play_elsewhere(world, cup, 77, 6)
    seasons = []
    for at in (closes(7), opens(8), closes(8), opens(9), closes(9)):
        await until(world, at + 9 * HOUR + 1)
        seasons += [line for line in posted(world)[-1].splitlines() if "Season" in line]
    assert seasons == [
        "Season 1, cup 7 of 8. In total: **8.7 points**, place 1 of 2.",
        "Season 1, cup 8 of 8. In total: **8.7 points**, place 1 of 2.",
        "Season 1, cup 8 of 8. In total: **13.7 points**, place 1 of 2.",
        "Season 2, cup 1 of 8.",
        "Season 2, cup 1 of 8. In total: **one point**, place 2 of 2.",
    ]


async def test_a_cup_of_one_server_has_no_places_and_one_of_few_people_no_score(world: World) -> None:
    members = world.players("ada", "ben", "cleo")
    await choose(world, morning_hour=9)
    await play_here(world, 1, zip(members, (9, 9, 9), strict=True))
    await play_here(world, 2, zip(members[:2], (25, 0), strict=True))
    texts = list[str]()
    for cup in (1, 2, 3):
        await until(world, closes(cup) + 9 * HOUR + 1)
        texts += [text for text in posted(world)[-1:] if f"Cup #{cup}: the result" in text]
    assert "This server: **9 points**.\nSeason" in texts[0]
    assert "2 of you have played: this server needs at least 3 for a score.\nSeason" in texts[1]
    assert len(texts) == 2, "nobody has played the third"


async def test_a_cup_that_closed_while_the_bot_was_away_is_not_opened_and_its_result_comes_late_and_once(world: World) -> None:
    await choose(world, morning_hour=9)
    await play_here(world, 1, [(world.player("ada"), 7)])
    await until(world, opens(1) + 9 * HOUR - 1)
    await world.restart_bot(killed=True, after=3 * DAY)
    for _ in range(2):
        await world.restart_bot(killed=True, after=HOUR)
    assert ["the result" in text for text in posted(world)] == [True]


@given(zone=st.sampled_from(sorted(time_zones())), cup=st.integers(1, 3000), hour=st.integers(0, 23))
@example(zone="Pacific/Kiritimati", cup=1, hour=0)
@example(zone="Pacific/Pago_Pago", cup=1, hour=23)
@example(zone="Europe/Berlin", cup=43, hour=2)
def test_a_cup_is_posted_while_it_is_open_and_its_result_once_no_run_goes_on(zone: str, cup: Cup, hour: int) -> None:
    settings = GuildSettings(morning_hour=hour, time_zone=zone)
    opened, result = open_due(cup, settings), result_due(cup, settings)
    assert opens(cup) <= opened <= closes(cup) - 12 * HOUR
    assert settles(cup) <= result <= closes(cup) + 36 * HOUR
    for due, earliest in ((opened, opens(cup)), (result, settles(cup))):
        local = datetime.fromtimestamp(due, settings.zone)
        assert due == earliest or local.weekday() in (5, 0)
        assert due == earliest or abs(local.hour - hour) <= 1, "an hour may be skipped when clocks are put forward"
    assert datetime.fromtimestamp(opens(cup), UTC).weekday() == 5


@pytest.mark.parametrize("language", languages())
def test_a_result_has_at_most_six_lines_above_its_picture(language: str) -> None:
    tie = [ServerStanding(1, server, Fraction(49, 3)) for server in range(1, 9)]
    table = ServerTable(tie, 8, dict.fromkeys(range(1, 9), "W" * MAX_NAME))
    picture = Picture("cup.png", b"png", "")
    for people, servers in ((12, table), (1, ServerTable(tie, 9, {}))):
        view = result_card(Texts.of(language), 8, people, servers, table, CHIPS.chips, picture).view
        (frame,) = view.children
        assert isinstance(frame, discord.ui.Container)
        first, second, *_ = frame.children
        assert isinstance(first, discord.ui.TextDisplay)
        assert isinstance(second, discord.ui.MediaGallery)
        assert len(first.content.splitlines()) <= 6
        assert view.content_length() <= 4000
