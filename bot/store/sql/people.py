"""What people have chosen for themselves."""

from bot.store.sql.connection import Connection
from engine.events import Player


def language_of(connection: Connection, player: Player) -> str | None:
    """See `Store.language_of`."""
    found = connection.execute("SELECT language FROM language WHERE player_id = ?", (player,)).fetchone()
    return found[0] if found else None


def set_language(connection: Connection, player: Player, language: str | None) -> None:
    """See `Store.set_language`."""
    connection.execute("DELETE FROM language WHERE player_id = ?", (player,))
    if language is not None:
        connection.execute("INSERT INTO language (player_id, language) VALUES (?, ?)", (player, language))


def theme_of(connection: Connection, player: Player) -> str | None:
    """See `Store.theme_of`."""
    found = connection.execute("SELECT theme FROM theme WHERE player_id = ?", (player,)).fetchone()
    return found[0] if found else None


def set_theme(connection: Connection, player: Player, theme: str) -> None:
    """See `Store.set_theme`."""
    connection.execute(
        "INSERT INTO theme (player_id, theme) VALUES (?, ?) ON CONFLICT (player_id) DO UPDATE SET theme = excluded.theme",
        (player, theme),
    )
