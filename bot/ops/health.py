"""Is the bot playing? ``python -m bot.ops.health`` exits with 0 if it was connected within the last minute, else 1."""

import sys
import time
from pathlib import Path

from bot.ops.config import load_config
from bot.ops.terminal import terminal_texts

_LIMIT = 60
"""Seconds without a heartbeat after which the bot counts as ill."""


def _mark(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


def write_heartbeat(database: Path) -> None:
    """Leave a heartbeat beside the database."""
    _mark(database).touch()


def is_alive(database: Path, now: float) -> bool:
    """Whether a heartbeat was left within the last minute; ``now`` in seconds since the Unix epoch."""
    try:
        return now - _mark(database).stat().st_mtime < _LIMIT
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(0 if is_alive(load_config(terminal_texts()).database, time.time()) else 1)
