"""Short runs of the searches in `tests/soak`, with fixed seeds; worlds, machines, cuts and disguises have theirs elsewhere."""

from collections import Counter

import pytest

from tests.at_length import few_of
from tests.soak import matches, other_games

SEEDS = few_of((46, 47), (46,))


@pytest.mark.parametrize("seed", SEEDS)
def test_random_matches_show_no_secret_lose_no_chip_and_let_nobody_absent_decide(kernels: None, seed: int) -> None:  # noqa: ARG001
    counts, faults = matches.play(750, seed)
    assert faults == Counter()
    assert counts["chips won"] > 10
    assert counts["texts read"] > 10


@pytest.mark.parametrize("seed", SEEDS)
def test_other_random_games_show_no_secret(kernels: None, seed: int) -> None:  # noqa: ARG001
    counts, faults = other_games.play(600, seed)
    assert faults == Counter()
    assert counts["games"] > 40
