"""Each error code of Discord has a time to retry."""

import pytest

from bot.ui.refusals import _CODES, Retry, retry_of


@pytest.mark.parametrize(
    ("code", "retry"),
    [
        (20028, Retry.SOON),
        (130000, Retry.SOON),
        (50013, Retry.WHEN_CHANGED),
        (50083, Retry.WHEN_CHANGED),
        (50035, Retry.NEVER),
        (10003, Retry.NEVER),
        (0, Retry.WHEN_CHANGED),
        (987654, Retry.WHEN_CHANGED),
    ],
)
def test_the_code_of_a_rejection_says_when_to_retry(code: int, retry: Retry) -> None:
    assert retry_of(code) is retry


def test_each_code_is_listed_once() -> None:
    codes = [code for known in _CODES.values() for code in known]
    assert sorted(codes) == sorted(set(codes))
