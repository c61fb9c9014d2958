"""The puzzle of a day, posted by itself in the morning."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

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
        """See `RegularPost.last_due`. The period is the date of the puzzle that a morning brings.

        Nothing is told before the puzzle of the day before is closed.
        """
        morning = day_of(now, settings.zone)
        while (due := self._due(datetime.combine(morning, time(settings.morning_hour), settings.zone))) > now:
            morning -= timedelta(days=1)
        return datetime.fromtimestamp(due, UTC).date().isoformat(), due

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """The post of a morning; None once its puzzle is not today's any more, since the bot was away."""
        del settings
        today = daily.day_of(datetime.fromisoformat(period).replace(tzinfo=UTC).timestamp())
        if today != daily.day_of(self.clock.now()):
            return None
        puzzle = await self.store.puzzle(today - 1)
        solved = await self.store.solved_in(guild_id, today - 1) if puzzle else {}
        results = [
            Result.of(player, puzzle, await self.store.plays_of(player), today)
            for player in list(solved)[:MAX_RESULTS]
            if puzzle
        ]
        return morning_card(say, today, results, len(solved))

    @staticmethod
    def _due(morning: datetime) -> float:
        at = morning.timestamp()
        return max(at, daily.begins(daily.day_of(at)) + daily.GRACE)
