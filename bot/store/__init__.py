"""All that the bot keeps: a `Store`, which `open_store` opens in an SQLite file or a database of a PostgreSQL server."""

# pyright: reportUnusedImport=false
# ruff: noqa: F401 - all names are imported for the users of this package

from bot.store.codec import UnreadableEvent
from bot.store.contract.games import (
    NO_SERVER,
    ONLY_SHARD,
    AlreadyDone,
    Audience,
    BoundElsewhere,
    CupPlayed,
    GameId,
    GameOver,
    GameRunning,
    OutboxEntry,
    Place,
    Quarantined,
    Question,
    Shard,
    ShardTaken,
    StaleAppend,
    StoredGame,
    StoreError,
    StoreUnavailable,
    UnknownGame,
)
from bot.store.contract.kinds import KINDS, GameEvent, Kind, Opening, kind_of, replayed
from bot.store.contract.standings import Leaderboard, Progress, Share, Span, Standing, Statistics
from bot.store.contract.unusable import (
    DamagedDatabase,
    DatabaseInUse,
    DriverMissing,
    EarlierDatabase,
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
from bot.store.sql import Store
from bot.store.sql.cups import CupChips, CupRun
from bot.store.sql.moving import Differs, Step
from bot.store.sql.roles import Champion
from bot.store.sql.servers import PostKind, ScheduledPost
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.backup import back_up, restore
from bot.store.sqlite.file import chosen_channels, version_of
from engine.rules.score import Score
