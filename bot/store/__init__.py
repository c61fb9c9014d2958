"""Everything that the bot knows, and keeps: `Store` is what any store must do, `SqliteStore` does it in one SQLite file."""

from bot.store.codec import UnreadableEvent
from bot.store.contract import (
    MatchId,
    MatchOver,
    MatchRunning,
    Place,
    StaleAppend,
    Standing,
    Store,
    StoredMatch,
    StoreError,
    UnknownMatch,
    UnreadableSettings,
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
    "DatabaseInUse",
    "ForeignDatabase",
    "MatchId",
    "MatchOver",
    "MatchRunning",
    "MigrationFailed",
    "NewerDatabase",
    "Place",
    "SqliteStore",
    "StaleAppend",
    "Standing",
    "Store",
    "StoreError",
    "StoredMatch",
    "UnknownMatch",
    "UnreadableEvent",
    "UnreadableSettings",
    "UnusableDatabase",
    "UnwritableDatabase",
]
