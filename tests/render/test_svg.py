"""The outlines of what stands on a board."""

import re
from xml.etree import ElementTree as ET

import pytest

from engine.board.pieces import COLOURED, TARGETS, Robot
from render.svg import colours, outlines, target_name
from render.theme import DARK, LIGHT

USED = set(re.findall(r"var\(--([\w-]+)\)", outlines()))


def test_there_is_an_outline_of_everything_that_stands_on_a_board() -> None:
    drawn = {symbol.attrib["id"]: symbol for symbol in ET.fromstring(f"<svg>{outlines()}</svg>")}
    of_red = {name for name in drawn if drawn[name].get("class") == "R"} - {"robot-R"}
    in_all = {name.replace("R", robot.value) for name in of_red for robot in COLOURED}
    robots = {f"{kind}-{robot.value}" for kind in ("robot", "body") for robot in Robot}
    targets = {f"{kind}-{target_name(target)}" for kind in ("target", "chip") for target in TARGETS}
    barriers = {f"barrier-{robot.value}-{slant}" for robot in COLOURED for slant in ("rising", "falling")}
    assert drawn.keys() | in_all == robots | targets | barriers


@pytest.mark.parametrize("robot", COLOURED)
def test_every_colour_of_an_outline_has_a_value_in_each_theme(robot: Robot) -> None:
    rules = dict(re.findall(r"([:.]\w+){(.*?)}", colours(LIGHT, DARK, USED)))
    given = dict(one.split(":") for one in f"{rules[':root']};{rules[f'.{robot.value}']}".split(";"))
    assert {name.removeprefix("--") for name in given} >= USED
    assert given["--fill"] == f"light-dark({LIGHT.ink(robot).fill},{DARK.ink(robot).fill})".lower()
    assert "#" not in outlines().replace("&#", "").replace('href="#', "")
