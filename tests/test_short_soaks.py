"""Short runs of the searches in `tests/soak`, with fixed seeds; worlds, machines, cuts and disguises have theirs elsewhere."""

from collections import Counter

from tests.soak import matches, other_games


def test_random_matches_show_no_secret_lose_no_chip_and_let_nobody_absent_decide(kernels: None) -> None:  # noqa: ARG001
    counts, faults = matches.play(1_500, seed=46)
    assert faults == Counter()
    assert counts["chips won"] > 10
    assert counts["texts read"] > 10


def test_other_random_games_show_no_secret(kernels: None) -> None:  # noqa: ARG001
    counts, faults = other_games.play(1_200, seed=46)
    assert faults == Counter()
    assert counts["games"] > 40
