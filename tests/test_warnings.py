"""Warnings fail tests, except those of libraries that `pyproject.toml` names."""

import warnings

import pytest

SINCE_3_14 = (
    "'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; "
    "use inspect.iscoroutinefunction() instead"
)


def test_what_python_3_14_says_of_discord_py_is_let_through_and_of_nobody_else() -> None:
    warnings.warn_explicit(SINCE_3_14, DeprecationWarning, "client.py", 2101, module="discord.client")
    with pytest.raises(DeprecationWarning):
        warnings.warn_explicit(SINCE_3_14, DeprecationWarning, "client.py", 1, module="bot.client")
