"""Why something cannot be the bot's database."""

from pathlib import Path

from bot.store.contract.games import StoreError


class UnusableDatabase(StoreError):
    """What is at ``path``, a file or the address of a server, cannot be the bot's database, as the text says of it."""

    def __init__(self, path: Path | str, text: str) -> None:
        self.path = path
        super().__init__(f"{path} {text}")


class UnwritableDatabase(UnusableDatabase):
    """The file cannot be made, read or written, for this ``reason``."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.reason = reason
        super().__init__(path, f"cannot be used as a database: {reason}")


class UnreachableDatabase(UnwritableDatabase):
    """The server cannot be reached, or does not let anybody in; it may do so later."""


class ForeignDatabase(UnusableDatabase):
    """The file belongs to something else: it is not SQLite, or another program's."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(path, "is not a database of this bot")


class NewerDatabase(UnusableDatabase):
    """A later version of the bot has written the file: the version ``found`` is above the latest one ``known``."""

    def __init__(self, path: Path | str, found: int, known: int) -> None:
        self.found, self.known = found, known
        super().__init__(path, f"has version {found}, and this bot knows only those up to {known}")


class DatabaseInUse(UnusableDatabase):
    """Another process, or another store of this one, has the file open as its database."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(path, "is in use by another bot")


class NoDatabase(UnusableDatabase):
    """There is no such file."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(path, "does not exist")


class DamagedDatabase(UnusableDatabase):
    """The file does not hold together, as SQLite says in ``reason``."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.reason = reason
        super().__init__(path, f"is damaged: {reason}")


class FilledDatabase(UnusableDatabase):
    """It was to be empty, and there is something in this ``table``."""

    def __init__(self, path: Path | str, table: str) -> None:
        self.table = table
        super().__init__(path, f"is not empty: there is something in the table {table}")


class MigrationFailed(UnusableDatabase):
    """The file could not be brought up to date: this ``migration`` failed, and nothing was changed."""

    def __init__(self, path: Path | str, migration: str, reason: str) -> None:
        self.migration, self.reason = migration, reason
        super().__init__(path, f"cannot be brought up to date by {migration}: {reason}")
