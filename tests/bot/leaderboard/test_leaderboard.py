"""Leaderboards and statistics as people see them."""

from collections import Counter
from collections.abc import Iterable

import discord
import pytest
from simcord.actors import MemberActor

from bot.store import Place
from bot.store.guild_settings import GuildSettings
from engine.events import BestFound, BidMade, ChipTurned, ChipWon, Ending, MatchEnded, ProofFailed, ProverAsked
from engine.pieces import TARGETS
from engine.play import start
from engine.rules import RULES_2013
from engine.setup import draw_setup
from tests.bot.world import (
    EASY,
    INTERMISSION,
    PROOF,
    World,
    answer,
    buttons_of,
    match_in_the_past,
    news,
    said,
    text_of,
)

A_DAY = 86400.0


def now(world: World) -> float:
    return world.env.now().timestamp() + world.clock_ahead


async def had_won(world: World, players: Iterable[MemberActor], at: float, best: int | None = None) -> None:
    """A match in the past, in which these have won a chip each time they are named; the first of them wins it."""
    winners = [player.id for player in players]
    events = match_in_the_past(winners, at, world.random)
    found = [BestFound(at, number, PROOF[:best]) for number in range(1, len(winners) + 1)] if best else []
    await world.bot.store.begin(Place(world.guild.id, 999), [*events, *found])


async def board(world: World, who: MemberActor, **options: str) -> discord.Message:
    return answer(await who.slash(world.channel, "ricochet leaderboard", **options))


def lines(message: discord.Message) -> list[str]:
    """The lines with players."""
    return [line for line in text_of(message).splitlines() if "<@" in line]


async def test_a_chip_that_is_won_is_on_the_board(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada)
    await world.win_chip(ben)
    assert lines(await board(world, ada)) == [], "he is alone so far"
    await world.later(INTERMISSION)
    await ada.slash(world.channel, "bid", moves=99)
    shown = await ada.slash(world.channel, "ricochet leaderboard")
    assert not shown.ephemeral
    assert lines(answer(shown)) == [f"🥇 {ben.mention} – one chip"]
    assert "Most chips" in text_of(answer(shown))
    assert buttons_of(answer(shown)) == []


async def test_equal_points_share_a_place(world: World) -> None:
    ada, ben, cleo, dora = world.players("ada", "ben", "cleo", "dora")
    await had_won(world, [ada, ben, cleo, ada, ben, dora], now(world))
    assert lines(await board(world, ada)) == [
        f"🥇 {ada.mention} – 2 chips",
        f"🥇 {ben.mention} – 2 chips",
        f"🥉 {cleo.mention} – one chip",
        f"🥉 {dora.mention} – one chip",
    ]


async def test_periods_are_this_week_last_week_this_month_and_all_time(world: World) -> None:
    ada, ben, cleo, dora = world.players("ada", "ben", "cleo", "dora")
    monday = 1_767_571_200.0  # 2026-01-05
    world.clock_ahead = monday + 2 * A_DAY - now(world)
    await had_won(world, [ada], monday)
    await had_won(world, [ben], monday - 1)
    await had_won(world, [cleo], monday - 6 * A_DAY)
    await had_won(world, [dora], monday - 30 * A_DAY)

    async def first_of(**options: str) -> list[str]:
        return [line.split()[1] for line in lines(await board(world, ada, **options))]

    assert await first_of() == [ada.mention]
    assert await first_of(period="this-week") == [ada.mention]
    assert await first_of(period="last-week") == [cleo.mention, ben.mention]
    assert await first_of(period="month") == [ben.mention, ada.mention]
    assert await first_of(period="ever") == [dora.mention, cleo.mention, ben.mention, ada.mention]
    assert await first_of(week="2025-W49") == [dora.mention]
    assert await first_of(week="2025-w50", period="ever") == [], "a week that is named comes first"
    assert "Week 2 of 2026, January 5, 2026 to January 11, 2026" in text_of(await board(world, ada))


async def test_a_week_is_that_of_the_servers_time_zone(world: World) -> None:
    (ada,) = world.players("ada")
    monday = 1_767_571_200.0
    world.clock_ahead = monday + 2 * A_DAY - now(world)
    await had_won(world, [ada], monday - 3 * 3600)
    assert lines(await board(world, ada)) == []
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(time_zone="Asia/Tokyo"), now(world))
    assert lines(await board(world, ada)) == [f"🥇 {ada.mention} – one chip"]


async def test_boards_count_chips_matches_or_shortest_possible_proofs(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await had_won(world, [ada, ben, ben], now(world), best=3)
    await had_won(world, [ben, ada], now(world), best=2)
    await had_won(world, [ada], now(world))
    assert lines(await board(world, ada, by="matches")) == [f"🥇 {ada.mention} – 2 matches", f"🥈 {ben.mention} – one match"]
    assert lines(await board(world, ada, by="best")) == [f"🥇 {ben.mention} – 2 solutions", f"🥈 {ada.mention} – one solution"]


async def crowd(world: World, size: int) -> list[MemberActor]:
    """Many players, the first of whom has won most, with one more or less each."""
    some = [world.player(f"player{number}") for number in range(size)]
    await had_won(world, [who for place, who in enumerate(some) for _ in range(size - place)], now(world))
    return some


def own_line(message: discord.Message) -> list[str]:
    return [line for line in lines(message) if "← you" in line]


async def test_pages_are_turned_in_the_message_by_who_asked(world: World) -> None:
    some = await crowd(world, 23)
    message = await board(world, some[22])
    assert "Page 1 of 3" in text_of(message)
    assert own_line(message) == [rf"23\. {some[22].mention} – one chip ← you"]
    assert buttons_of(message) == ["Next ▶"]
    await some[22].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert lines(message)[0] == rf"11\. {some[10].mention} – 13 chips"
    assert buttons_of(message) == ["◀ Back", "Next ▶"]
    await some[22].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert [line.split()[0] for line in lines(message)] == [r"21\.", r"22\.", r"23\."]
    assert own_line(message) == [], "who is on the page is not named twice"
    assert buttons_of(message) == ["◀ Back"]


async def test_others_turn_pages_in_private_and_see_their_own_place(world: World) -> None:
    some = await crowd(world, 12)
    message = await board(world, some[0])
    turned = await some[1].click(message, label="Next ▶")
    assert turned.ephemeral
    assert lines(answer(turned))[:2] == [rf"11\. {some[10].mention} – 2 chips", rf"12\. {some[11].mention} – one chip"]
    assert own_line(answer(turned)) == [f"🥈 {some[1].mention} – 11 chips ← you"]
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert "Page 1 of 2" in text_of(message)


async def test_buttons_turn_pages_of_the_same_week_after_a_restart_in_the_next(world: World) -> None:
    some = await crowd(world, 12)
    message = await board(world, some[0])
    await world.kill_bot()
    await world.start_bot()
    world.clock_ahead += 7 * A_DAY
    await some[0].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert [line.split()[0] for line in lines(message)] == [r"11\.", r"12\.", "🥇"]


async def test_a_page_that_is_no_longer_there_is_the_last_one(world: World) -> None:
    some = await crowd(world, 11)
    message = await board(world, some[0])
    await world.bot.store.mark_absent(world.guild.id, [who.id for who in some[5:]])
    await some[0].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert len(lines(message)) == 5


async def test_members_who_left_are_hidden_and_places_move_up(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await had_won(world, [ada, ada, ada, ben, ben, cleo], now(world))
    world.guild.remove_member(ada)
    assert lines(await board(world, cleo)) == [f"🥇 {ben.mention} – 2 chips", f"🥈 {cleo.mention} – one chip"]


async def test_a_page_is_full_also_where_all_of_its_first_players_have_left(world: World) -> None:
    some = await crowd(world, 25)
    for who in some[:15]:
        world.guild.remove_member(who)
    message = await board(world, some[24])
    assert [line.split()[1] for line in lines(message)] == [who.mention for who in some[15:]]


async def test_a_member_who_came_back_is_shown_once_they_do_something(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await had_won(world, [ada], now(world))
    world.guild.remove_member(ada)
    assert lines(await board(world, ben)) == []
    world.env.backend.add_member(world.guild.id, ada.id)
    assert lines(await board(world, ben)) == []
    assert lines(await board(world, ada)) == [f"🥇 {ada.mention} – one chip"]


async def test_discord_is_not_asked_again_about_the_same_members_for_hours(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.players("ada", "ben")
    await had_won(world, [ada, ben], now(world))
    asked = Counter[int]()
    query = discord.Guild.query_members

    async def count(guild: discord.Guild, *, user_ids: list[int], limit: int, cache: bool) -> list[discord.Member]:
        asked.update(user_ids)
        return await query(guild, user_ids=user_ids, limit=limit, cache=cache)

    monkeypatch.setattr(discord.Guild, "query_members", count)
    for _ in range(3):
        await board(world, ben)
    assert asked == {ada.id: 1}
    world.clock_ahead += 7 * 3600
    await board(world, ben, period="ever")
    assert asked == {ada.id: 2}


async def test_a_board_is_shown_though_discord_does_not_tell_who_is_a_member(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.players("ada", "ben")
    await had_won(world, [ada], now(world))
    world.guild.remove_member(ada)

    async def silence(*_: object, **__: object) -> list[discord.Member]:
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "query_members", silence)
    assert len(lines(await board(world, ben))) == 1


async def test_what_is_no_week_is_refused(world: World) -> None:
    (ada,) = world.players("ada")
    assert "`week ten` isn't a week" in said(await ada.slash(world.channel, "ricochet leaderboard", week="week ten"))


async def test_weeks_are_completed_from_the_first_chip_on(world: World) -> None:
    (ada,) = world.players("ada")
    assert await ada.autocomplete(world.channel, "ricochet leaderboard", "week", "") == []
    monday = 1_767_571_200.0
    world.clock_ahead = monday + A_DAY - now(world)
    await had_won(world, [ada], monday - 8 * A_DAY)
    choices = await ada.autocomplete(world.channel, "ricochet leaderboard", "week", "")
    assert [choice["value"] for choice in choices] == ["2026-W02", "2026-W01", "2025-W52"]
    choices = await ada.autocomplete(world.channel, "ricochet leaderboard", "week", "2025")
    assert [choice["value"] for choice in choices] == ["2026-W01", "2025-W52"], "the first week of 2026 began in 2025"


async def test_leaderboards_are_those_of_a_server(world: World) -> None:
    dora = world.env.create_user("dora")
    assert "in a channel of a server that I'm in" in said(await dora.slash("ricochet leaderboard"))


async def test_statistics_of_somebody_who_has_never_played(world: World) -> None:
    (ada,) = world.players("ada")
    assert "No matches yet" in said(await ada.slash(world.channel, "ricochet stats"))


async def test_statistics_tell_everything_that_a_player_has_done(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    at = now(world)
    events = [
        *start(RULES_2013, draw_setup(RULES_2013, world.random), ben.id, at, world.random),
        BidMade(at + 10, 1, 99),
        BidMade(at + 12.34, ada.id, 3),
        ProverAsked(at + 80, ada.id),
        ProofFailed(at + 90, ada.id, PROOF[:2]),
        ChipTurned(at + 100, TARGETS[1]),
        BidMade(at + 103.21, ada.id, 3),
        ChipWon(at + 170, ada.id, PROOF),
        ChipTurned(at + 180, TARGETS[2]),
        BidMade(at + 185, ada.id, 2),
        ChipWon(at + 250, ada.id, PROOF[:2]),
        MatchEnded(at + 250, Ending.PILE_EMPTY, (ada.id,)),
    ]
    events += [BestFound(at + 251, 2, PROOF[:2]), BestFound(at + 251, 3, PROOF[:2])]
    await world.bot.store.begin(Place(world.guild.id, 999), events)
    await had_won(world, [ben], at - 7 * A_DAY)
    await had_won(world, [ben, ada], at - 7 * A_DAY)
    text = said(await ada.slash(world.channel, "ricochet stats"))
    assert "**3 chips** in 2 matches, 1 won" in text
    assert "4 proofs shown, **3 held**" in text
    assert "**1 of 2** were optimal (50%); on average 0.5 moves above the best" in text
    assert "Quickest winning bid: 0 s" in text
    assert "Longest proof: 3 moves" in text
    assert "Weeks in a row with a bid: **2** now, 2 at best" in text
    bens = said(await ada.slash(world.channel, "ricochet stats", member=ben))
    assert ben.mention in bens
    assert "**2 chips** in 2 matches, 2 won" in bens
    assert "Weeks in a row with a bid: **1** now, 1 at best" in bens
    assert "shortest" not in bens, "nobody knows the best solutions of his rounds"


async def test_a_match_on_a_chosen_board_is_for_practice_and_counts_nowhere(world: World) -> None:
    (ada,) = world.players("ada")
    opening = await world.start(ada, code=EASY, chips=1)
    assert "for practice, because the board was chosen: it counts on no leaderboard" in text_of(answer(opening))
    await world.win_chip(ada)
    assert f"{ada.mention} wins the match" in news(world.channel)[-1]
    assert lines(await board(world, ada)) == []
    assert "No matches yet" in said(await ada.slash(world.channel, "ricochet stats"))


async def test_a_chip_counts_in_statistics_as_soon_as_it_is_won(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada)
    await world.later(9)
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    text = said(await ada.slash(world.channel, "ricochet stats"))
    assert "**one chip** in one match, 0 won" in text
    assert "Quickest winning bid: 9" in text


async def test_chips_that_somebody_farms_alone_count_on_no_leaderboard_and_the_opening_says_so(world: World) -> None:
    (ada,) = world.players("ada")
    opening = await world.start(ada, chips=1, difficulty="easy")
    assert "chips count with two players, the victory never" in text_of(answer(opening))
    await world.win_chip(ada)
    assert f"{ada.mention} wins the match" in news(world.channel)[-1]
    for score in ("chips", "matches", "best"):
        assert lines(await board(world, ada, by=score)) == []
    assert "**one chip** in one match, 0 won" in said(await ada.slash(world.channel, "ricochet stats"))
