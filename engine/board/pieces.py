"""The pieces of a board: robots, target chips, diagonal barriers."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.board.geometry import Direction, Named


class Robot(Named):
    """A robot, named by its colour; the value is its letter in the notation.

    Black and silver are the fifth robot, of the German box and of Devir's: a game has one of them or none, and no target or
    barrier has its colour.
    """

    RED = "R"
    GREEN = "G"
    BLUE = "B"
    YELLOW = "Y"
    BLACK = "K"
    SILVER = "S"


COLOURED = (Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW)
"""The four robots of every game, in the order of the notation."""
FIFTH = (Robot.BLACK, Robot.SILVER)
"""The robots of which one can be the fifth: docs/rules.md "Board"."""


def robots_with(fifth: Robot | None) -> tuple[Robot, ...]:
    """Return the robots of a game in the order of the notation: the four coloured ones, and the fifth, if any."""
    return COLOURED if fifth is None else (*COLOURED, fifth)


def fifth_of(robots: Iterable[Robot]) -> Robot | None:
    """Return the fifth robot among those of a game, or None where only coloured ones play."""
    return next((robot for robot in robots if robot in FIFTH), None)


class NotInPlay(KeyError):
    """Raised for a robot that is not in the game, and for a target that the board does not show. The text says which."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would quote it.


class Symbol(Named):
    """The symbol of a target; the value is its letter in the tiles' file."""

    MOON = "m"
    PLANET = "p"
    STAR = "s"
    GEAR = "g"
    VORTEX = "*"


@dataclass(frozen=True, slots=True)
class Target:
    """A target chip and the cell of the board with the same picture.

    ``robot`` has to reach it; None for the vortex, which any robot may reach.
    """

    symbol: Symbol
    robot: Robot | None

    @property
    def letters(self) -> str:
        """Two letters for the chip, as in ``Rm`` for the red moon and ``**`` for the vortex."""
        return f"{self.robot.value if self.robot else '*'}{self.symbol.value}"

    @property
    def words(self) -> str:
        """The chip in lower-case English, as in ``red moon``."""
        return f"{self.robot.word} {self.symbol.word}" if self.robot else self.symbol.word

    def wants(self, robot: Robot) -> bool:
        """Return whether this robot may win the chip."""
        return self.robot in (None, robot)


VORTEX = Target(Symbol.VORTEX, None)
TARGETS = (*(Target(symbol, robot) for robot in COLOURED for symbol in Symbol if symbol is not Symbol.VORTEX), VORTEX)
"""All 17 target chips, always in this order: by robot, then by symbol, the vortex last."""


class Slant(Named):
    """The slope of a diagonal barrier on the board as drawn."""

    RISING = "/"
    FALLING = "\\"

    @property
    def turned(self) -> "Slant":
        """The slant after a quarter turn of the board."""
        return Slant.FALLING if self is Slant.RISING else Slant.RISING


_RISING = dict(zip(Direction, (Direction.RIGHT, Direction.UP, Direction.LEFT, Direction.DOWN), strict=True))
_MIRROR = {Slant.RISING: _RISING, Slant.FALLING: {heading: onward.opposite for heading, onward in _RISING.items()}}
"""The direction of a robot after each heading: up and right become each other on ``/``, up and left on ``\\``."""


@dataclass(frozen=True, slots=True)
class Diagonal:
    """A diagonal barrier: robots of its colour pass straight through, all others are turned by 90 degrees."""

    robot: Robot
    slant: Slant

    def deflect(self, robot: Robot, heading: Direction) -> Direction:
        """Return the heading of a robot after it has entered with this heading."""
        return heading if robot is self.robot else _MIRROR[self.slant][heading]
