"""The regular post of a week's leaderboard."""

from dataclasses import dataclass

from bot.cards.post import Post
from bot.cards.standings import Shown, leaderboard_card, short_name
from bot.scheduled.members import Leaderboards
from bot.store import PostKind, Score
from bot.store.guild_settings import GuildSettings
from bot.store.periods import last_due, read_week
from bot.text import Texts
from bot.ui.pictures import Chooser, Pictures


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
