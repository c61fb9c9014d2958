"""Parameters of which the suite runs a few, and `pytest -m at_length` the others."""

from collections.abc import Collection, Iterable

import pytest

from bot.text import languages


def few_of(values: Iterable[object], few: Collection[object]) -> list[object]:
    """Mark all values but a few, with which a test most likely fails first."""
    return [value if value in few else pytest.param(value, marks=pytest.mark.at_length) for value in values]


EVERY_LANGUAGE = few_of(languages(), ("de", "fr"))
"""German has the longest words, and French the longest texts."""
