"""The puzzle of a day, posted by itself in the morning."""

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
    """A regular post: today's puzzle, and how members did yesterday. Days of puzzles are those of UTC, mornings a server's."""

    store: Store
    clock: Clock

    @property
    def kind(self) -> PostKind:
        """See `RegularPost.kind`."""
        return PostKind.MORNING

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`. The period is the date of the puzzle that a morning brings."""
        day = daily.day_of(now)
        while (due := post_due(day, settings)) > now:
            day -= 1
        return date_of(day).isoformat(), due

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """The post of a morning; None once its puzzle is not today's any more, since the bot was away."""
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
    """When a server wants the puzzle of a day posted, in seconds since the Unix epoch: the first time that it is morning there.

    Nothing is told before the puzzle of the day before is closed. Where the clocks are put back, a day may have no morning, as
    that of the day before came just before its midnight; then it is due at once, so that every day has its post.
    """
    midnight = daily.begins(day)
    first = day_of(midnight, settings.zone)
    hours = (datetime.combine(first + timedelta(days=n), time(settings.morning_hour), settings.zone) for n in range(2))
    mornings = (hour.timestamp() for hour in hours if midnight <= hour.timestamp() < daily.begins(day + 1))
    return max(next(mornings, midnight), midnight + daily.GRACE)
