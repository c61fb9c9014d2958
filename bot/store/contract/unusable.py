"""Errors of databases that cannot be opened."""

from pathlib import Path

from bot.store.contract.games import StoreError


class UnusableDatabase(StoreError):
    """The file or server address ``path`` cannot be used as the bot's database, for the reason in the text.

    ``reason`` is a detail, mostly from the system or the database, or empty.
    """

    says = "{reason}"
    """The text after the path."""

    def __init__(self, path: Path | str, reason: str = "") -> None:
        self.path, self.reason = path, reason
        super().__init__(f"{path} {self.says.format(reason=reason)}")


class UnwritableDatabase(UnusableDatabase):
    """The file cannot be created, read or written, for this ``reason``."""

    says = "cannot be used as a database: {reason}"


class DriverMissing(UnwritableDatabase):
    """The database is on a server, and the extra `postgres` is not installed."""


class UnreachableDatabase(UnwritableDatabase):
    """The server cannot be reached or refuses connections, perhaps temporarily."""


class ForeignDatabase(UnusableDatabase):
    """The file is not SQLite, or belongs to another program."""

    says = "is not a database of this bot"


class EarlierDatabase(UnusableDatabase):
    """A version of the bot before 1.0 has written the database, which is left as it is."""

    says = "was written by a version before 1.0, which this version does not read"


class NewerDatabase(UnusableDatabase):
    """A later version of the bot has written the database: version ``found`` is above the latest one ``known``."""

    def __init__(self, path: Path | str, found: int, known: int) -> None:
        self.found, self.known = found, known
        super().__init__(path, f"has version {found}, and this bot knows only those up to {known}")


class DatabaseInUse(UnusableDatabase):
    """Another process, or another store of this one, has the database open."""

    says = "is in use by another bot"


class NoDatabase(UnusableDatabase):
    """The file does not exist."""

    says = "does not exist"


class DamagedDatabase(UnusableDatabase):
    """The file is corrupt, as SQLite says in ``reason``."""

    says = "is damaged: {reason}"


class FilledDatabase(UnusableDatabase):
    """The database should be empty, but the table ``reason`` has rows."""

    says = "is not empty: there is something in the table {reason}"


class MigrationFailed(UnusableDatabase):
    """The database could not be brought up to date: this ``migration`` failed, and nothing was changed."""

    def __init__(self, path: Path | str, migration: str, reason: str) -> None:
        super().__init__(path, f"cannot be brought up to date by {migration}: {reason}")
        self.migration, self.reason = migration, reason
