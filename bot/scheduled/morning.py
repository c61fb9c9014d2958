"""The regular post of the daily puzzle in the morning."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from bot.cards.daily import date_of
from bot.cards.daily_results import MAX_RESULTS, Result, morning_card
from bot.cards.post import Post
from bot.clock import Clock
from bot.store import PostKind, Store
from bot.store.guild_settings import GuildSettings
from bot.store.periods import day_of
from bot.text import Texts
from engine import daily


@dataclass(frozen=True, slots=True)
class MorningPuzzle:
    """A regular post: today's puzzle, and yesterday's results. Puzzles follow days of UTC, mornings the server's time zone."""

    store: Store
    clock: Clock
    kind = PostKind.MORNING

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`. The period is the date of the puzzle."""
        day = daily.day_of(now)
        while (due := post_due(day, settings)) > now:
            day -= 1
        return date_of(day).isoformat(), due

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post of a morning; None if its puzzle is no longer today's, because the bot was away."""
        del settings
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
        return morning_card(say, today, results, len(solved))


def post_due(day: daily.Day, settings: GuildSettings) -> float:
    """Return when a server's post of a puzzle is due, in seconds since the Unix epoch: at its first morning hour of that day.

    It is never due before the puzzle of the day before is closed. If clocks are put back, a day of UTC may contain no morning
    hour; its post is then due at once, so that no day is left out.
    """
    midnight = daily.begins(day)
    first = day_of(midnight, settings.zone)
    hours = (datetime.combine(first + timedelta(days=n), time(settings.morning_hour), settings.zone) for n in range(2))
    mornings = (hour.timestamp() for hour in hours if midnight <= hour.timestamp() < daily.begins(day + 1))
    return max(next(mornings, midnight), midnight + daily.GRACE)
