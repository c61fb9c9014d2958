"""Hypothesis with the profile of these tests, imported only where it is needed, because importing it is slow."""

import os
from pathlib import Path

from hypothesis import HealthCheck, assume, event, example, given, seed, settings, stateful
from hypothesis import strategies as st
from hypothesis.database import DirectoryBasedExampleDatabase

__all__ = ["HealthCheck", "assume", "at_depth", "event", "example", "given", "settings", "st", "stateful"]

_FOUND = Path(os.environ.get("HYPOTHESIS_STORAGE_DIRECTORY", Path(__file__).parents[1] / ".hypothesis")) / "examples"
"""Examples that have failed. Named, since of a default folder that cannot be written to Hypothesis warns, which is an error."""

settings.register_profile("ricochet", max_examples=60, deadline=None, database=DirectoryBasedExampleDatabase(_FOUND))
settings.load_profile("ricochet")

GAMES, STEPS = 60, 80
"""Games of one turn at depth, and the steps of each at most."""


def at_depth(machine: type[stateful.RuleBasedStateMachine], number: int) -> int:
    """Run a machine with this seed, longer games than in the suite. Return how many games were played."""
    seeded = seed(number)(type(machine.__name__, (machine,), {}))
    depth = settings(max_examples=GAMES, stateful_step_count=STEPS, deadline=None, database=None)
    stateful.run_state_machine_as_test(seeded, settings=depth)
    return GAMES
