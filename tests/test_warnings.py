"""Warnings fail tests, except those of libraries that `pyproject.toml` names."""

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

PROPERTY = """
from tests.properties import given, st

@given(st.integers())
def every_number_is_small(number):
    assert number < 100

every_number_is_small()
"""

SINCE_3_14 = (
    "'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; "
    "use inspect.iscoroutinefunction() instead"
)


def test_what_python_3_14_says_of_discord_py_is_let_through_and_of_nobody_else() -> None:
    warnings.warn_explicit(SINCE_3_14, DeprecationWarning, "client.py", 2101, module="discord.client")
    with pytest.raises(DeprecationWarning):
        warnings.warn_explicit(SINCE_3_14, DeprecationWarning, "client.py", 1, module="bot.client")


def test_properties_are_tried_where_nothing_can_be_written(tmp_path: Path) -> None:
    """Neither the default folder for examples that have failed, nor that of the project: here a file is in its place."""
    (tmp_path / "file").touch()
    tried = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROPERTY],
        cwd=Path(__file__).parents[1],
        env={**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(tmp_path / "file/folder")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "number=100" in tried.stderr
    assert "Warning" not in tried.stderr
