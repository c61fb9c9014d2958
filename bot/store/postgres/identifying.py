"""When a shard may identify itself to Discord: one of each bucket in some seconds, whichever process it is of.

Discord's docs/topics/gateway, "Max Concurrency".
"""

from bot.store.sql.connection import Connection

_SECONDS = 5.3
"""Discord takes one in five seconds, and the way to it takes a while."""


def try_to_identify(connection: Connection, bucket: int) -> bool:
    """Take the turn of a bucket, if it is free."""
    taken = connection.execute(
        "INSERT INTO identifying (bucket, free_at) VALUES (?, now() + make_interval(secs => ?))"
        " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at WHERE identifying.free_at <= now()",
        (bucket, _SECONDS),
    )
    return taken.rowcount == 1


def is_free(connection: Connection, bucket: int) -> bool:
    """Whether a shard of a bucket could identify itself at once."""
    return not connection.execute("SELECT 1 FROM identifying WHERE bucket = ? AND free_at > now()", (bucket,)).fetchone()
