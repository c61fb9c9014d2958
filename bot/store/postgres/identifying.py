"""When a shard may identify itself to Discord: one of each bucket in some seconds, whichever process it is of.

Discord's docs/topics/gateway, "Max Concurrency".
"""

from bot.store.sql.connection import Connection

_SECONDS = 5.3
"""Discord takes one in five seconds, and the way to it takes a while."""


def try_to_identify(connection: Connection, bucket: int, turn: object = None) -> object:
    """Take the turn of a bucket, if it is free, or let a ``turn`` that was taken begin anew; the turn, or None."""
    taken = connection.execute(
        "INSERT INTO identifying (bucket, free_at) VALUES (?, now() + make_interval(secs => ?))"
        " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at"
        " WHERE identifying.free_at <= now() OR identifying.free_at = ? RETURNING free_at",
        (bucket, _SECONDS, turn),
    ).fetchone()
    return taken[0] if taken else None


def is_free(connection: Connection, bucket: int) -> bool:
    """Whether a shard of a bucket could identify itself at once."""
    return not connection.execute("SELECT 1 FROM identifying WHERE bucket = ? AND free_at > now()", (bucket,)).fetchone()
