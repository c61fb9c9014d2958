"""A round in words: for screen readers, for narrow screens, and in case of doubt."""

from bot.cards.alt_text import describe
from bot.cards.flaws import bends, obstacle_name
from bot.cards.post import Post
from bot.text import Texts
from bot.text.names import robot_name
from engine.board.ascii import draw_small
from engine.board.moves import Fault, Slide
from engine.board.pieces import Robot
from engine.board.position import Position

_WAYS = {
    None: "look-ends",
    Fault.CANNOT_LEAVE: "look-stays",
    Fault.ENDS_ON_DIAGONAL: "look-ends-on-diagonal",
    Fault.NEVER_ENDS: "look-never-ends",
}


def look_card(say: Texts, head: str, position: Position) -> Post:
    """Render, for each robot, where a slide in each direction ends, and why it ends there."""
    standing = (robot for robot in Robot if robot in position.robots)
    return Post(head, *(_robot(say, position, robot) for robot in standing), target=position.target)


def text_card(say: Texts, head: str, position: Position) -> Post:
    """Render the board in a monospaced block, its legend, and the whole position in sentences."""
    drawing = draw_small(position.drawing, position.target)
    legend = say(
        "text-board-legend",
        robots=" ".join(robot.value for robot in Robot if robot in position.robots),
        diagonals="yes" if position.board.diagonals else "no",
    )
    return Post(head, f"```\n{drawing}\n```", legend, describe(say, position), target=position.target)


def _robot(say: Texts, position: Position, robot: Robot) -> str:
    ways = [_way(say, slide) for slide in position.slides(robot)]
    return "\n".join([say("look-robot", robot=robot_name(say, robot), cell=position.robots[robot].label), *ways])


def _way(say: Texts, way: Slide) -> str:
    direction = say("look-direction", heading=way.move.direction.value)
    obstacle = obstacle_name(say, way.obstacle) if way.obstacle else ""
    return say(_WAYS[way.fault], direction=direction, cell=way.end.label, obstacle=obstacle, bent=bends(say, way.turns))
