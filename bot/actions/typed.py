"""Reads typed moves of a position that a player has for themselves."""

from bot.cards.phrases import listed
from bot.text import Texts
from bot.text.names import robot_name
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import read_moves
from engine.board.moves import Move
from engine.board.position import Position
from engine.rules.rules import MAX_BID


def typed_moves(say: Texts, position: Position, text: str, other_robot: Problem) -> tuple[Move, ...]:
    """Return the moves of a text, at most `MAX_BID`.

    Raises `Refused` if they cannot be read, and with ``other_robot`` if one moves a robot that is not on the board.
    """
    moves = read_moves(text, position.robots)
    if not position.has_robots(moves):
        raise problem(other_robot, robots=listed(say, [robot_name(say, robot) for robot in position.robots]))
    return moves[:MAX_BID]
