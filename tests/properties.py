"""Hypothesis with the profile of these tests, imported only where it is needed, because importing it is slow."""

import os
from pathlib import Path

from hypothesis import HealthCheck, assume, event, example, given, settings, stateful
from hypothesis import strategies as st
from hypothesis.database import DirectoryBasedExampleDatabase

__all__ = ["HealthCheck", "assume", "event", "example", "given", "settings", "st", "stateful"]

_FOUND = Path(os.environ.get("HYPOTHESIS_STORAGE_DIRECTORY", Path(__file__).parents[1] / ".hypothesis")) / "examples"
"""Examples that have failed. Named, since of a default folder that cannot be written to Hypothesis warns, which is an error."""

settings.register_profile("ricochet", max_examples=60, deadline=None, database=DirectoryBasedExampleDatabase(_FOUND))
settings.load_profile("ricochet")
