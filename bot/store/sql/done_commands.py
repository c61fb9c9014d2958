"""Commands of pages that were done, by their ids: a page sends one again when it got no answer, perhaps to another process."""

from bot.store.contract.games import AlreadyDone
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods


class DoneCommands(Methods):
    """Commands that were done; each is noted in the transaction that stores what it has done."""

    async def was_done(self, command_id: str) -> bool:
        """Return whether a command with this id was done."""
        return bool(await self._database.rows("SELECT 1 FROM done_command WHERE id = ?", (command_id,)))

    async def delete_done(self, before: float) -> None:
        """Delete the ids of commands that were done before this time."""
        await self._database.execute("DELETE FROM done_command WHERE at < ?", (milliseconds(before),))


def note_done(connection: Connection, command_id: str, at: float) -> None:
    """Note that a command is done at this time. Raises `AlreadyDone` if it was done before."""
    insert = "INSERT INTO done_command (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id"
    if not connection.execute(insert, (command_id, milliseconds(at))).fetchall():
        raise AlreadyDone(command_id)
