"""Forgetting somebody: everything about them goes, and another id takes the place of theirs in the events."""

from dataclasses import replace
from typing import Any

from aiosqlite import Connection

from bot.store import solo
from bot.store.codec import decode, encode
from bot.store.contract import MatchId, Score
from engine.events import Event, Player
from engine.solo import SoloEvent

NAMED_IN = ("player", "starter", "winners")
"""The fields of events that hold a player, or several. Whoever stands there has bid in the match, or started it."""


async def forget(connection: Connection, player: Player) -> None:
    """See `Store.forget`; inside a transaction."""
    alone_in = await solo.forget(connection, player)
    took_part = await connection.execute_fetchall(
        "SELECT match_id, guild_id FROM playing WHERE player_id = ? UNION SELECT id, guild_id FROM match WHERE starter_id = ?",
        (player, player),
    )
    for match_id, _ in took_part:
        await _rename(connection, match_id, player)
    for guild_id in {*alone_in, *(guild_id for _, guild_id in took_part)}:
        for table in ("point", "total"):
            await connection.executemany(
                f"DELETE FROM {table} WHERE guild_id = ? AND score = ? AND player_id = ?",  # noqa: S608 - two names of ours
                [(guild_id, score.value, player) for score in Score],
            )
        await connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))
    await connection.execute("DELETE FROM proof WHERE player_id = ?", (player,))
    await connection.execute("DELETE FROM playing WHERE player_id = ?", (player,))


async def _rename(connection: Connection, match_id: MatchId, player: Player) -> None:
    """Give somebody an id of nobody's in the events of a match, the same in all of them."""
    rows = await connection.execute_fetchall("SELECT number, kind, data FROM event WHERE match_id = ?", (match_id,))
    events = {number: decode(kind, data) for number, kind, data in rows}
    other = min([0, *(who for event in events.values() for who in _named(event))]) - 1
    for number, event in events.items():
        if player in _named(event):
            _, data = encode(_renamed(event, player, other))
            await connection.execute("UPDATE event SET data = ? WHERE match_id = ? AND number = ?", (data, match_id, number))
    await connection.execute("UPDATE match SET starter_id = ? WHERE id = ? AND starter_id = ?", (other, match_id, player))


def _named(event: Event | SoloEvent) -> tuple[Player, ...]:
    """The players whom an event names."""
    found: list[Player] = []
    for name in NAMED_IN:
        value: Player | tuple[Player, ...] = getattr(event, name, ())
        found.extend(value if isinstance(value, tuple) else (value,))
    return tuple(found)


def _renamed(event: Event | SoloEvent, player: Player, other: Player) -> Event | SoloEvent:
    changes: dict[str, Any] = {}
    for name in NAMED_IN:
        value: Player | tuple[Player, ...] | None = getattr(event, name, None)
        if isinstance(value, tuple):
            changes[name] = tuple(other if who == player else who for who in value)
        elif value is not None:
            changes[name] = other if value == player else value
    return replace(event, **changes)
