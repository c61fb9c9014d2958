"""Everything that the bot knows, and keeps: `Store` is what any store must do, `SqliteStore` does it in one SQLite file."""

from bot.store.codec import UnreadableEvent
from bot.store.contract import (
    Board,
    MatchId,
    MatchOver,
    MatchRunning,
    Place,
    Score,
    Span,
    StaleAppend,
    Standing,
    Statistics,
    Store,
    StoredMatch,
    StoreError,
    UnknownMatch,
    UnreadableSettings,
    WeeklyPost,
)
from bot.store.database import (
    DatabaseInUse,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "Board",
    "DatabaseInUse",
    "ForeignDatabase",
    "MatchId",
    "MatchOver",
    "MatchRunning",
    "MigrationFailed",
    "NewerDatabase",
    "Place",
    "Score",
    "Span",
    "SqliteStore",
    "StaleAppend",
    "Standing",
    "Statistics",
    "Store",
    "StoreError",
    "StoredMatch",
    "UnknownMatch",
    "UnreadableEvent",
    "UnreadableSettings",
    "UnusableDatabase",
    "UnwritableDatabase",
    "WeeklyPost",
]
