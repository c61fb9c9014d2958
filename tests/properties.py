"""Hypothesis with the profile of these tests, imported only where it is needed, because importing it is slow."""

from hypothesis import HealthCheck, assume, event, example, given, settings, stateful
from hypothesis import strategies as st

__all__ = ["HealthCheck", "assume", "event", "example", "given", "settings", "st", "stateful"]

settings.register_profile("ricochet", max_examples=60, deadline=None)
settings.load_profile("ricochet")
