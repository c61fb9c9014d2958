"""A round in words: for screen readers, for narrow screens, and for whoever wants to be sure."""

from discord import ui

from bot.cards.flaws import bends, obstacle_name
from bot.cards.post import layout, robot_name
from bot.cards.round import headline
from bot.cards.solo import solo_headline
from bot.text import say
from engine.ascii import draw_small
from engine.board import Board
from engine.geometry import Direction
from engine.match import Match
from engine.moves import Fault, Move, Robots, Slide, slide
from engine.pieces import Robot, Target
from engine.solo import SoloGame
from render.words import describe

_WAYS = {
    None: "look-ends",
    Fault.CANNOT_LEAVE: "look-stays",
    Fault.ENDS_ON_DIAGONAL: "look-ends-on-diagonal",
    Fault.NEVER_ENDS: "look-never-ends",
}


def look_card(match: Match) -> ui.LayoutView:
    """Robot by robot as they stand now: where a slide in each direction ends, and why it ends there."""
    return _look(headline(match), match.setup.board, match.robots, match.target)


def solo_look_card(game: SoloGame) -> ui.LayoutView:
    """The same of a solo game."""
    return _look(solo_headline(game), game.setup.board, game.robots, game.target)


def text_card(match: Match) -> ui.LayoutView:
    """The board in a monospaced block, its legend, and the whole position in sentences."""
    return _text(headline(match), match.setup.board, match.starts or match.robots, match.target)


def solo_text_card(game: SoloGame) -> ui.LayoutView:
    """The same of a solo game, with the robots as they stand now."""
    return _text(solo_headline(game), game.setup.board, game.robots, game.target)


def _look(head: str, board: Board, robots: Robots, target: Target | None) -> ui.LayoutView:
    standing = (robot for robot in Robot if robot in robots)
    return layout(head, *(_robot(board, robots, robot) for robot in standing), target=target)


def _text(head: str, board: Board, robots: Robots, target: Target | None) -> ui.LayoutView:
    drawing = draw_small(board, robots, target)
    legend = say(
        "text-board-legend",
        robots=" ".join(robot.value for robot in Robot if robot in robots),
        diagonals="yes" if board.diagonals else "no",
    )
    return layout(head, f"```\n{drawing}\n```", legend, describe(board, robots, target), target=target)


def _robot(board: Board, robots: Robots, robot: Robot) -> str:
    ways = [_way(slide(board, robots, Move(robot, direction))) for direction in Direction]
    return "\n".join([say("look-robot", robot=robot_name(robot), cell=robots[robot].label), *ways])


def _way(way: Slide) -> str:
    return say(
        _WAYS[way.fault],
        direction=say("look-direction", heading=way.move.direction.value),
        cell=way.end.label,
        obstacle=obstacle_name(way.obstacle) if way.obstacle else "",
        bent=bends(way.turns),
    )
