"""Positions as JSON."""

import json
from typing import Any

import pytest

from engine.board.position import Position
from tests.engine.first_round import SETUP
from tests.engine.strategies import match_positions, positions
from tests.properties import given, st

START = SETUP.position
FORM = json.loads(START.to_json())


@given(positions() | match_positions())
def test_a_position_is_read_back_from_its_json(position: Position):
    again = Position.from_json(position.to_json())
    assert again == position
    assert again.board.faces == position.board.faces


def test_the_json_has_walls_as_digits_and_everything_else_by_letters():
    assert set(FORM) == {"faces", "walls", "diagonals", "targets", "robots", "target"}
    assert (FORM["faces"], FORM["target"]) == (list(START.board.faces or ()), START.chip.letters)
    assert FORM["robots"] == {robot.value: cell.label for robot, cell in START.robots.items()}
    assert [int(digit, 16) for digit in "".join(FORM["walls"])] == list(START.board.walls)
    assert "\n" not in START.to_json()


def test_a_position_without_faces_is_read_from_its_walls_alone():
    position = Position.from_json(json.dumps(FORM | {"faces": None}))
    assert (position, position.board.faces) == (START, None)


@pytest.mark.parametrize(
    "change",
    [
        {"faces": ["1A", "2A", "3A"]},
        {"faces": ["1B", "2B", "3B", "4B"]},
        {"faces": 7},
        {"walls": ["F" * 16] * 15},
        {"walls": ["x" * 16] * 16},
        {"walls": None},
        {"robots": {"R": "Q1"}},
        {"robots": {"R": "H8"}},
        {"robots": ["R"]},
        {"target": "Rx"},
        {"targets": {"Rm": []}},
        {"diagonals": {"A1": "red"}},
    ],
    ids=str,
)
def test_json_that_is_no_position_is_refused(change: dict[str, Any]):
    with pytest.raises(ValueError, match=r"."):
        Position.from_json(json.dumps(FORM | change))


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_no_text_raises_anything_else(text: str):
    with pytest.raises(ValueError, match=r"."):
        Position.from_json(text)
