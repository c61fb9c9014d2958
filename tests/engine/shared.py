"""Facts that were collected beside the repository, for whoever has them."""

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2].parent / "shared"


def load(name: str) -> Any:
    """The content of one file of facts; the test is skipped where it is absent."""
    path = FOLDER / name
    if not path.exists():
        pytest.skip(f"no ../shared/{name} beside the repository")
    return json.loads(path.read_text(encoding="utf-8"))
