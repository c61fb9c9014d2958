"""Of each error code of Discord it is known whether what was refused with it will be taken."""

import pytest

from bot.ui.refusals import _CODES, Passes, passes


@pytest.mark.parametrize(
    ("code", "passing"),
    [
        (20028, Passes.SOON),
        (130000, Passes.SOON),
        (50013, Passes.WHEN_CHANGED),
        (50083, Passes.WHEN_CHANGED),
        (50035, Passes.NEVER),
        (10003, Passes.NEVER),
        (0, Passes.WHEN_CHANGED),
        (987654, Passes.WHEN_CHANGED),
    ],
)
def test_a_refusal_passes_as_its_code_says_and_one_that_is_not_known_may(code: int, passing: Passes) -> None:
    assert passes(code) is passing


def test_each_code_passes_in_one_way() -> None:
    codes = [code for known in _CODES.values() for code in known]
    assert sorted(codes) == sorted(set(codes))
