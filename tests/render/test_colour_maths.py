"""The colour maths of the tests, checked against published values."""

from pathlib import Path

import pytest

from tests.render.colour_maths import ciede2000, contrast, difference

_, *ROWS = (Path(__file__).parents[1] / "data/ciede2000.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("row", ROWS)
def test_ciede2000_is_what_its_authors_print(row: str) -> None:
    l1, a1, b1, l2, a2, b2, expected = (float(number) for number in row.split())
    assert ciede2000((l1, a1, b1), (l2, a2, b2)) == pytest.approx(expected, abs=5e-5)
    assert ciede2000((l2, a2, b2), (l1, a1, b1)) == pytest.approx(expected, abs=5e-5)


def test_a_colour_differs_from_itself_by_nothing_and_black_from_white_by_a_hundred() -> None:
    assert difference((12, 200, 99), (12, 200, 99)) == 0
    assert difference((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.01)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.005)
