"""The migrations of a database: what brings its tables up to date, in order."""

from collections.abc import Sequence
from pathlib import Path


def scripts_of(folder: Path) -> Sequence[Path]:
    """The migrations of a folder, in order. Raises `ValueError` unless they are numbered 1, 2, 3 and so on."""
    scripts = tuple(sorted(folder.glob("*.sql")))
    if [script.name[:5] for script in scripts] != [f"{number:04}_" for number in range(1, len(scripts) + 1)]:
        message = f"migrations are not numbered one by one: {[script.name for script in scripts]}"
        raise ValueError(message)
    return scripts
