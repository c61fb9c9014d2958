"""Posts that servers receive regularly."""

from dataclasses import dataclass
from enum import Enum

from bot.store.guild_settings import GuildSettings


class PostKind(Enum):
    """A kind of regular post."""

    WEEKLY = "weekly"
    """The leaderboard of a week; its periods are named like ``2026-W46``."""
    MORNING = "morning"
    """The puzzle of a day; its periods are named like ``2026-11-22``."""


@dataclass(frozen=True, slots=True)
class ScheduledPost:
    """A server with regular posts: their channel, its settings, and when it last changed those that schedule the posts.

    ``done`` is the latest period whose post is done.
    """

    guild_id: int
    channel_id: int
    settings: GuildSettings
    chosen_at: float
    done: str | None
