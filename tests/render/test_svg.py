"""The outlines of what stands on a board."""

from xml.etree import ElementTree as ET

import pytest

from engine.board.pieces import COLOURED, TARGETS, Robot
from render.svg import outlines, target_name, variables
from render.theme import THEMES


def test_there_is_an_outline_of_everything_that_stands_on_a_board() -> None:
    named = {symbol.attrib["id"] for symbol in ET.fromstring(f"<svg>{outlines()}</svg>")}
    robots = {f"{kind}-{robot.value}" for kind in ("robot", "body") for robot in Robot}
    targets = {f"{kind}-{target_name(target)}" for kind in ("target", "chip") for target in TARGETS}
    barriers = {f"barrier-{robot.value}-{slant}" for robot in COLOURED for slant in ("rising", "falling")}
    assert named == robots | targets | barriers


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_an_outline_has_a_value_in_each_theme(theme: str) -> None:
    given = {declaration.split(":")[0] for declaration in variables(THEMES[theme]).split(";") if declaration}
    used = {part.split(")")[0] for part in outlines().split("var(")[1:]}
    assert used <= given
    assert "#" not in outlines().replace("&#", "").replace('href="#', "")
