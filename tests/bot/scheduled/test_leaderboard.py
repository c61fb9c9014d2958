"""Leaderboards and statistics as people see them."""

import re
from collections import Counter
from collections.abc import Iterable
from unittest.mock import patch

import discord
import pytest

from bot.store import Place
from bot.store.guild_settings import GuildSettings
from engine import RULES_2013, TARGETS, draw_setup
from engine.games.match.events import BidMade, ChipWon, Ending, MatchEnded, ProofFailed, ProverAsked
from engine.games.match.play import start
from engine.rules.events import BestFound, ChipTurned
from tests.bot.seen import answer, buttons_of, choose, news, said, text_of
from tests.bot.world import EASY, INTERMISSION, PROOF, Member, World, match_in_the_past, rest_of_pile

A_DAY = 86400.0


def now(world: World) -> float:
    return world.env.now().timestamp() + world.clock_ahead


async def had_won(world: World, players: Iterable[Member], at: float, best: int | None = None) -> None:
    """A match in the past, in which these have won a chip each time they are named; the first of them wins it."""
    winners = [player.id for player in players]
    events = match_in_the_past(winners, at, world.random)
    found = [BestFound(at, number, PROOF[:best]) for number in range(1, len(winners) + 1)] if best else []
    await world.bot.store.begin(Place(world.guild.id, 999), [*events, *found])


async def board(world: World, who: Member, **options: str) -> discord.Message:
    return answer(await who.slash(world.channel, "ricochet leaderboard", **options))


def alt_of(message: discord.Message) -> str:
    """Return what the picture of a leaderboard shows, in words; nothing where there is none."""
    return "".join(file.description or "" for file in message.attachments)


def lines(message: discord.Message) -> list[str]:
    """Return the rows of the picture."""
    rows = "".join(alt_of(message).split(". ", maxsplit=2)[2:]).rstrip(". ")
    return rows.split("; ") if rows else []


def without_places(message: discord.Message) -> list[str]:
    """Return the rows of the picture without the places that they begin with, in words or as a number."""
    return [re.split(": |[.] ", line, maxsplit=1)[1] for line in lines(message)]


def names(message: discord.Message) -> list[str]:
    """Return who is in the rows of the picture, from the first to the last."""
    return [line.rpartition(", ")[0] for line in without_places(message)]


KINDS = ["Chips", "Matches", "Optimal", "Solo", "Races", "Daily"]
PERIODS = ["This week", "Last week", "This month", "All time"]


def pages_of(message: discord.Message) -> list[str]:
    """Return the buttons that turn pages, as far as they can be pressed."""
    return [label for label in buttons_of(message) if label not in (*KINDS, *PERIODS)]


async def test_a_chip_that_is_won_is_on_the_board(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.win_chip(ben)
    assert lines(await board(world, ada)) == [], "he was alone"
    await world.later(INTERMISSION)
    await ada.slash(world.channel, "bid", moves=99)
    assert lines(await board(world, ada)) == [], "no bid makes count what was won alone"
    await world.win_chip(ben)
    shown = await ada.slash(world.channel, "ricochet leaderboard")
    assert not shown.ephemeral
    assert lines(answer(shown)) == ["First place: ben, one chip"]
    assert alt_of(answer(shown)).startswith("Most chips. Week 1 of 2026. ")
    assert text_of(answer(shown)).strip() == "-# December 29, 2025 to January 4, 2026", "nothing is said twice"
    assert pages_of(answer(shown)) == []


async def test_a_board_with_nobody_on_it_says_what_it_would_count(world: World, ada: Member) -> None:
    shown = await board(world, ada)
    assert text_of(shown).strip().splitlines()[:2] == [
        "## 🏆 Most chips",
        "### Week 1 of 2026, December 29, 2025 to January 4, 2026",
    ]
    assert "Nobody yet" in text_of(shown)


async def test_buttons_show_other_periods_and_kinds(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada, ben, ben], now(world) - 7 * A_DAY)
    message = await board(world, ada)
    assert buttons_of(message) == [*KINDS[1:], *PERIODS[1:]], "what is shown cannot be pressed"

    async def pressed(label: str) -> discord.Message:
        await choose(ada, message, label)
        (changed,) = [shown for shown in world.channel.history() if shown.id == message.id]
        return changed

    message = await pressed("Last week")
    assert lines(message) == ["First place: ben, 2 chips", "second place: ada, one chip"]
    message = await pressed("Matches")
    assert lines(message) == ["First place: ada, one match"]
    assert alt_of(message).startswith("Most matches won. Week 52 of 2025. "), "the period stays"
    message = await pressed("All time")
    assert alt_of(message).startswith("Most matches won. All time. ")
    assert buttons_of(message) == [*(kind for kind in KINDS if kind != "Matches"), *PERIODS[:3]]


async def test_others_see_another_kind_in_private_in_their_own_theme(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada, ben], now(world))
    await world.bot.store.set_theme(ben.id, "dark")
    message = await board(world, ada)
    with patch.object(world.bot.pictures._queue, "draw", wraps=world.bot.pictures._queue.draw) as drawn:
        shown = await ben.click(message, label="Matches")
        assert shown.ephemeral
        assert lines(answer(shown)) == ["First place: ada, one match"]
        again = await ben.click(answer(shown), label="Chips")
        assert answer(again).flags.ephemeral
        assert lines(answer(again)) == ["First place: ada, one chip", "first place: ben, one chip"]
    assert [call.args[0].theme for call in drawn.call_args_list] == ["dark", "dark"]


async def test_this_week_is_that_of_the_press(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world))
    message = await board(world, ada, period="ever")
    world.clock_ahead += 7 * A_DAY
    await ada.click(message, label="This week")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert "Week 2 of 2026" in text_of(message)
    assert "Nobody yet" in text_of(message)


async def test_periods_are_this_week_last_week_this_month_and_all_time(world: World) -> None:
    ada, ben, cleo, dora = world.players("ada", "ben", "cleo", "dora")
    monday = 1_767_571_200.0  # 2026-01-05
    world.clock_ahead = monday + 2 * A_DAY - now(world)
    await had_won(world, [ada], monday)
    await had_won(world, [ben], monday - 1)
    await had_won(world, [cleo], monday - 6 * A_DAY)
    await had_won(world, [dora], monday - 30 * A_DAY)

    async def first_of(**options: str) -> list[str]:
        return names(await board(world, ada, **options))

    assert await first_of() == ["ada"]
    assert await first_of(period="this-week") == ["ada"]
    assert await first_of(period="last-week") == ["cleo", "ben"]
    assert await first_of(period="month") == ["ben", "ada"]
    assert await first_of(period="ever") == ["dora", "cleo", "ben", "ada"]
    assert await first_of(week="2025-W49") == ["dora"]
    assert await first_of(week="2025-w50", period="ever") == [], "a week that is named comes first"
    assert "January 5, 2026 to January 11, 2026" in text_of(await board(world, ada))
    assert buttons_of(await board(world, ada, week="2025-W49"))[-4:] == PERIODS


async def test_a_week_is_that_of_the_servers_time_zone(world: World, ada: Member) -> None:
    monday = 1_767_571_200.0
    world.clock_ahead = monday + 2 * A_DAY - now(world)
    await had_won(world, [ada], monday - 3 * 3600)
    assert lines(await board(world, ada)) == []
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(time_zone="Asia/Tokyo"), now(world))
    assert lines(await board(world, ada)) == ["First place: ada, one chip"]


async def test_boards_count_chips_matches_or_shortest_possible_proofs(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada, ben, ben], now(world), best=3)
    await had_won(world, [ben, ada], now(world), best=2)
    await had_won(world, [ada], now(world))
    assert lines(await board(world, ada, by="matches")) == ["First place: ada, 2 matches", "second place: ben, one match"]
    assert lines(await board(world, ada, by="best")) == ["First place: ben, 2 solutions", "second place: ada, one solution"]


async def crowd(world: World, size: int) -> list[Member]:
    """Return players in descending order of their chips, one less each."""
    some = [world.player(f"player{number}") for number in range(size)]
    await had_won(world, [who for place, who in enumerate(some) for _ in range(size - place)], now(world))
    return some


def own_line(message: discord.Message) -> list[str]:
    return [line for line in text_of(message).splitlines() if "← you" in line]


async def test_pages_are_turned_in_the_message_by_who_asked(world: World) -> None:
    some = await crowd(world, 23)
    message = await board(world, some[22])
    assert "Page 1 of 3" in text_of(message)
    assert own_line(message) == [rf"23\. {some[22].mention} – one chip ← you"]
    assert pages_of(message) == ["Next ▶"]
    await some[22].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert lines(message)[0] == "11. player10, 13 chips"
    assert pages_of(message) == ["◀ Back", "Next ▶"]
    await some[22].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert [line.split()[0] for line in lines(message)] == ["21.", "22.", "23."]
    assert own_line(message) == [], "who is on the page is not named twice"
    assert pages_of(message) == ["◀ Back"]


async def test_others_turn_pages_in_private_and_see_their_own_place(world: World) -> None:
    some = await crowd(world, 12)
    message = await board(world, some[0])
    turned = await some[1].click(message, label="Next ▶")
    assert turned.ephemeral
    assert lines(answer(turned)) == ["11. player10, 2 chips", "12. player11, one chip"]
    assert own_line(answer(turned)) == [f"🥈 {some[1].mention} – 11 chips ← you"]
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert "Page 1 of 2" in text_of(message)


async def test_buttons_turn_pages_of_the_same_week_after_a_restart_in_the_next(world: World) -> None:
    some = await crowd(world, 12)
    message = await board(world, some[0])
    await world.restart_bot(killed=True)
    world.clock_ahead += 7 * A_DAY
    await some[0].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert [line.split()[0] for line in lines(message)] == ["11.", "12."]
    assert own_line(message) == [f"🥇 {some[0].mention} – 12 chips ← you"]


async def test_a_page_that_is_no_longer_there_is_the_last_one(world: World) -> None:
    some = await crowd(world, 11)
    message = await board(world, some[0])
    await world.bot.store.mark_absent(world.guild.id, [who.id for who in some[5:]])
    await some[0].click(message, label="Next ▶")
    (message,) = [shown for shown in world.channel.history() if shown.id == message.id]
    assert len(lines(message)) == 5


async def test_a_page_is_full_also_where_all_of_its_first_players_have_left(world: World) -> None:
    some = await crowd(world, 25)
    for who in some[:15]:
        world.guild.remove_member(who)
    message = await board(world, some[24])
    assert names(message) == [f"player{number}" for number in range(15, 25)]


async def test_a_member_who_came_back_is_shown_once_they_do_something(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada], now(world))
    world.guild.remove_member(ada)
    assert lines(await board(world, ben)) == []
    world.env.backend.add_member(world.guild.id, ada.id)
    assert lines(await board(world, ben)) == []
    assert lines(await board(world, ada)) == ["First place: ada, one chip"]


async def test_discord_is_not_asked_again_about_the_same_members_for_hours(
    world: World, ada: Member, ben: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    world: World, ada: Member, ben: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    await had_won(world, [ada], now(world))
    world.guild.remove_member(ada)

    async def silence(*_: object, **__: object) -> list[discord.Member]:
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "query_members", silence)
    assert len(lines(await board(world, ben))) == 1


async def test_what_is_no_week_is_refused(world: World, ada: Member) -> None:
    assert "`week ten` isn't a week" in said(await ada.slash(world.channel, "ricochet leaderboard", week="week ten"))


async def test_weeks_are_completed_from_the_first_chip_on(world: World, ada: Member) -> None:
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


async def test_statistics_tell_everything_that_a_player_has_done(world: World, ada: Member, ben: Member) -> None:
    at = now(world)
    events = [
        *start(RULES_2013, draw_setup(RULES_2013, world.random), ben.id, at, world.random),
        BidMade(at + 10, 1, 99),
        BidMade(at + 12.34, ada.id, 3),
        ProverAsked(at + 80, ada.id),
        ProofFailed(at + 90, ada.id, PROOF[:2]),
        ChipTurned(at + 100, TARGETS[1]),
        BidMade(at + 103.21, ada.id, 3),
        ChipWon(at + 170, ada.id, PROOF, after=3.21),
        ChipTurned(at + 180, TARGETS[2]),
        BidMade(at + 185, ada.id, 2),
        ChipWon(at + 250, ada.id, PROOF[:2], after=5),
        *rest_of_pile(at + 250, 2),
        MatchEnded(at + 250, Ending.PILE_EMPTY, (ada.id,), (ada.id,)),
    ]
    events += [BestFound(at + 251, 2, PROOF[:2]), BestFound(at + 251, 3, PROOF[:2])]
    await world.bot.store.begin(Place(world.guild.id, 999), events)
    await had_won(world, [ben], at - 7 * A_DAY)
    await had_won(world, [ben, ada], at - 7 * A_DAY)
    text = said(await ada.slash(world.channel, "ricochet stats"))
    assert "**3 chips** in 2 matches, 1 won" in text
    assert "4 solutions shown, **3 worked**" in text
    assert "**1 of 2** were optimal (50%); on average 0.5 moves above the best" in text
    assert "Quickest winning bid: 0 s" in text
    assert "Longest solution: 3 moves" in text
    assert "Weekly streak: **2** (best 2)" in text
    bens = said(await ada.slash(world.channel, "ricochet stats", member=ben))
    assert ben.mention in bens
    assert "**2 chips** in 2 matches, 2 won" in bens
    assert "Weekly streak: **1** (best 1)" in bens
    assert "shortest" not in bens, "nobody knows the best solutions of his rounds"


async def test_a_match_on_a_chosen_board_is_for_practice_and_counts_nowhere(world: World, ada: Member) -> None:
    opening = await world.start(ada, code=EASY, chips=1)
    assert "practice (chosen board, no leaderboard)" in text_of(answer(opening))
    await world.win_chip(ada)
    assert f"{ada.mention} wins the match" in news(world.channel)[-1]
    assert lines(await board(world, ada)) == []
    assert "No matches yet" in said(await ada.slash(world.channel, "ricochet stats"))


async def test_chips_that_somebody_farms_alone_count_on_no_leaderboard_and_the_opening_says_so(world: World, ada: Member):
    opening = await world.start(ada, chips=1, difficulty="easy")
    assert "chips count once two people are present, the victory never" in text_of(answer(opening))
    await world.win_chip(ada)
    assert f"{ada.mention} wins the match" in news(world.channel)[-1]
    for score in ("chips", "matches", "best"):
        assert lines(await board(world, ada, by=score)) == []
    assert "**one chip** in one match, 0 won" in said(await ada.slash(world.channel, "ricochet stats"))
