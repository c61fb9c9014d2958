"""Regular posts: messages that servers have posted once per period, and their kinds.

A post is claimed in the store, sent, and marked as done. One that was claimed but not done – Discord could not be reached, or
the bot was killed in between – is retried, and `bot.ui.messages.Messages` makes sure that it appears only once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Protocol

import discord
import structlog

from bot.cards.daily import date_of
from bot.cards.daily_results import MAX_RESULTS, Result, morning_card
from bot.cards.post import Post
from bot.cards.rights import fault_of_giving
from bot.cards.standings import Shown, leaderboard_card, short_name
from bot.clock import Clock
from bot.scheduled.members import Leaderboards
from bot.store import Place, PostKind, ScheduledPost, Score, Store
from bot.store.guild_settings import GuildSettings
from bot.store.periods import day_of, last_due, read_week
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Chooser, Pictures
from bot.ui.request_rate import RequestRate, Urgency
from engine.games import daily
from engine.games.streaks import server_streak

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two checks: in every time zone hours begin at a quarter of an hour."""


class Regular(Protocol):
    """A kind of what is done once per period."""

    @property
    def kind(self) -> PostKind:
        """Its key in the store."""
        ...

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """Return the latest period that is due in a server, and since when. Periods sort as strings."""
        ...


class RegularPost(Regular, Protocol):
    """A kind of regular post."""

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post about a period; None if there is nothing to post."""
        ...


async def due_now(
    regular: Regular, client: discord.Client, store: Store, clock: Clock
) -> list[tuple[ScheduledPost, str, float]]:
    """Return what is due on the servers of a client and not done, with its period, and since when it is due."""
    found = [
        (scheduled, *regular.last_due(scheduled.settings, clock.now()))
        for scheduled in await store.scheduled_posts(regular.kind)
    ]
    # A post that was due before the server switched it on is not posted.
    return [
        (scheduled, period, due)
        for scheduled, period, due in found
        if scheduled.chosen_at < due and (scheduled.done or "") < period and client.get_guild(scheduled.guild_id)
    ]


async def next_quarter(clock: Clock) -> None:
    """Sleep until the next check."""
    await clock.sleep(QUARTER - clock.now() % QUARTER)


@dataclass(frozen=True, slots=True)
class RegularPosts:
    """Posts all kinds of regular posts when they are due."""

    client: discord.Client
    store: Store
    clock: Clock
    rate: RequestRate
    kinds: Sequence[RegularPost]

    async def run(self) -> None:
        """Post what is due now and at every quarter of an hour, forever."""
        while True:
            await self.check()
            await next_quarter(self.clock)

    async def check(self) -> None:
        """Post what is due now."""
        for regular in self.kinds:
            try:
                for scheduled, period, due in await due_now(regular, self.client, self.store, self.clock):
                    await self._try_to_post(regular, scheduled, period, due)
            except Exception:  # noqa: BLE001 - whatever it was, the next check must come
                _log.exception("regular posts not posted", kind=regular.kind.value)

    async def _try_to_post(self, regular: RegularPost, scheduled: ScheduledPost, period: str, due: float) -> None:
        """Post to a server, and log an error, which must not keep other servers from their posts."""
        try:
            await self._post(regular, scheduled, period, due)
        except Exception:  # noqa: BLE001 - whatever it was, it is retried at the next check
            _log.exception("regular post not posted", kind=regular.kind.value, guild_id=scheduled.guild_id)

    async def _post(self, regular: RegularPost, scheduled: ScheduledPost, period: str, due: float) -> None:
        guild_id, channel_id, kind = scheduled.guild_id, scheduled.channel_id, regular.kind
        if not await self.store.claim_post(guild_id, kind, period):
            return
        say = Texts.of(server_language(self.client.get_guild(guild_id), scheduled.settings.language))
        post = await regular.written(say, guild_id, scheduled.settings, period)
        if post is not None:
            messages = Messages(self.client, self.clock, self.rate, Place(guild_id, channel_id), guild_id=guild_id)
            try:
                await messages.send(post, f"{kind.value} {guild_id} {period}", due, Urgency.REGULAR)
            except Undelivered as error:
                context = {"kind": kind.value, "guild_id": guild_id, "channel_id": channel_id}
                _log.warning("regular post not posted", error=str(error), **context)
                return
            except NotAllowed:
                pass  # a retry in a quarter of an hour would not be allowed either
        await self.store.post_done(guild_id, kind, period)


@dataclass(frozen=True, slots=True)
class WeeklyLeaderboard:
    """A regular post: the leaderboard of a week that has ended, or that ends on this day."""

    leaderboards: Leaderboards
    pictures: Pictures
    kind = PostKind.WEEKLY

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`."""
        week, due = last_due(settings, now)
        return str(week), due

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the leaderboard of a week; None if no chip was won in it."""
        week = read_week(period)
        assert week is not None
        board, page = await self.leaderboards.page(guild_id, Score.CHIPS, week.span(settings.zone), 1, None)
        if not board.lines:
            return None
        drawn = await self.pictures.of_leaders(
            say, guild_id, board.lines, Score.CHIPS, short_name(say, week), Chooser(guild_id)
        )
        return leaderboard_card(say, board, Shown(Score.CHIPS, week, page, None, None), drawn)


@dataclass(frozen=True, slots=True)
class MorningPuzzle:
    """A regular post: today's puzzle, yesterday's results, and the server's streak.

    Puzzles follow days of UTC, mornings the server's time zone.
    """

    client: discord.Client
    store: Store
    clock: Clock
    kind = PostKind.MORNING

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`. The period is the date of the puzzle."""
        day = daily.day_of(now)
        while (due := puzzle_due(day, settings)) > now:
            day -= 1
        return date_of(day).isoformat(), due

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post of a morning; None if its puzzle is no longer today's, because the bot was away."""
        today = daily.day_of(datetime.fromisoformat(period).replace(tzinfo=UTC).timestamp())
        if today != daily.day_of(self.clock.now()):
            return None
        puzzle = await self.store.puzzle(today - 1)
        solved = await self.store.solved_in(guild_id, today - 1) if puzzle else {}
        results = [
            Result.of(player, puzzle, {**await self.store.plays_of(player), puzzle.day: play}, today)
            for player, play in list(solved.items())[:MAX_RESULTS]
            if puzzle
        ]
        streak = server_streak(today, await self.store.turnouts(guild_id))
        guild, role_id = self.client.get_guild(guild_id), settings.call_role
        with_call = guild is not None and role_id is not None and fault_of_giving(guild, role_id) is None
        return morning_card(say, today, results, len(solved), streak, with_call=with_call)


def puzzle_due(day: daily.Day, settings: GuildSettings) -> float:
    """Return when a server's post of a puzzle is due, in seconds since the Unix epoch: at its first morning hour of that day.

    It is never due before the puzzle of the day before is closed. If clocks are put back, a day of UTC may contain no morning
    hour; its post is then due at once, so that no day is left out.
    """
    midnight = daily.begins(day)
    first = day_of(midnight, settings.zone)
    hours = (datetime.combine(first + timedelta(days=n), time(settings.morning_hour), settings.zone) for n in range(2))
    mornings = (hour.timestamp() for hour in hours if midnight <= hour.timestamp() < daily.begins(day + 1))
    return max(next(mornings, midnight), midnight + daily.GRACE)
