"""Everything that the bot knows, and keeps: `Store` is what any store must do, `SqliteStore` does it in one SQLite file."""

from bot.store.codec import UnreadableEvent
from bot.store.contract import Store
from bot.store.contract.games import (
    NO_SERVER,
    Audience,
    GameId,
    GameOver,
    GameRunning,
    NewerGame,
    Place,
    Question,
    SetAside,
    StaleAppend,
    StoredGame,
    StoreError,
    StoreUnavailable,
    UnknownGame,
    Untold,
)
from bot.store.contract.guilds import PostKind, WantedPost
from bot.store.contract.kinds import KINDS, GameEvent, Kind, Opening, kind_of, replayed
from bot.store.contract.shards import ALONE, Shard, ShardTaken
from bot.store.contract.standings import Leaderboard, Progress, Share, Span, Standing, Statistics
from bot.store.contract.unusable import (
    DamagedDatabase,
    DatabaseInUse,
    FilledDatabase,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    NoDatabase,
    UnreachableDatabase,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.moving import move_database, place_of
from bot.store.opening import DatabaseLocation, database_of, join_processes, open_store, reach
from bot.store.sql.moving import Differs, Moved, Step
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.backup import Contents, back_up, restore
from bot.store.sqlite.inspection import chosen_channels, version_of
from engine.score import Score

__all__ = [
    "ALONE",
    "KINDS",
    "NO_SERVER",
    "Audience",
    "Contents",
    "DamagedDatabase",
    "DatabaseInUse",
    "DatabaseLocation",
    "Differs",
    "FilledDatabase",
    "ForeignDatabase",
    "GameEvent",
    "GameId",
    "GameOver",
    "GameRunning",
    "Kind",
    "Leaderboard",
    "MigrationFailed",
    "Moved",
    "NewerDatabase",
    "NewerGame",
    "NoDatabase",
    "Opening",
    "Place",
    "PostKind",
    "Progress",
    "Question",
    "Score",
    "SetAside",
    "Shard",
    "ShardTaken",
    "Share",
    "Span",
    "SqliteStore",
    "StaleAppend",
    "Standing",
    "Statistics",
    "Step",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredGame",
    "UnknownGame",
    "UnreachableDatabase",
    "UnreadableEvent",
    "Untold",
    "UnusableDatabase",
    "UnwritableDatabase",
    "WantedPost",
    "back_up",
    "chosen_channels",
    "database_of",
    "join_processes",
    "kind_of",
    "move_database",
    "open_store",
    "place_of",
    "reach",
    "replayed",
    "restore",
    "version_of",
]
