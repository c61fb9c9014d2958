"""Explains to players why a proof is not a solution."""

from collections.abc import Sequence

from bot.cards.phrases import listed
from bot.text import Texts
from bot.text.names import robot_name
from bot.text.notation import in_notation
from engine.board.moves import Barrier, Fault, Obstacle, Slide, Turn
from engine.board.pieces import Robot
from engine.board.proof import Flaw, IllegalMove, NoRicochet, SingleMove, TargetMissed, WrongCount


def explain(say: Texts, flaw: Flaw, *, public: bool = False) -> str:
    """Explain in one or two sentences which move is wrong, and why. They address the prover unless ``public``."""
    match flaw:
        case IllegalMove(number, slide):
            return _illegal(say, number, slide)
        case WrongCount(made, bid, is_solution):
            direction, reader = "more" if made > bid else "fewer", "yes" if public else "no"
            solves = "yes" if is_solution else "no"
            return say("flaw-count", made=made, bid=bid, direction=direction, public=reader, solves=solves)
        case TargetMissed(robot, end, target, turns):
            key = "flaw-wrong-robot" if end == target else "flaw-target"
            return say(key, robot=robot_name(say, robot), end=end.label, target=target.label, bent=bends(say, turns))
        case NoRicochet(robot, moves, others, turns):
            return say("flaw-ricochet", robot=robot_name(say, robot), moves=moves, others=others, **_bounces(say, turns))
        case SingleMove(robot, turns):
            return say("flaw-single-move", robot=robot_name(say, robot), **_bounces(say, turns))


def _illegal(say: Texts, number: int, slide: Slide) -> str:
    facts = {
        "number": number,
        "move": in_notation(say, [slide.move]),
        "robot": robot_name(say, slide.move.robot),
        "direction": slide.move.direction.value,
        "cell": slide.end.label,
        "obstacle": obstacle_name(say, slide.obstacle) if slide.obstacle else "",
        "bent": bends(say, slide.turns),
    }
    key = {
        Fault.CANNOT_LEAVE: "flaw-cannot-leave",
        Fault.ENDS_ON_DIAGONAL: "flaw-ends-on-diagonal",
        Fault.NEVER_ENDS: "flaw-never-ends",
    }[slide.fault or Fault.CANNOT_LEAVE]
    return say(key, **facts)


def bends(say: Texts, turns: Sequence[Turn]) -> str:
    """Return which diagonals turned the robot on its way, in brackets; empty if none did."""
    each = [
        say("flaw-deflection", colour=turn.diagonal.robot.word, cell=turn.cell.label, heading=turn.heading.value)
        for turn in turns
    ]
    return say("flaw-deflections", bends=", ".join(each)) if each else ""


def _bounces(say: Texts, turns: Sequence[Turn]) -> dict[str, str]:
    """Return placeables about the diagonals that turned a robot: whether any did, and which, each once."""
    names = [say("flaw-diagonal", colour=turn.diagonal.robot.word, cell=turn.cell.label) for turn in turns]
    return {"bounced": "yes" if names else "no", "diagonals": listed(say, list(dict.fromkeys(names))) if names else ""}


def obstacle_name(say: Texts, obstacle: Obstacle) -> str:
    """Return an obstacle in words."""
    if isinstance(obstacle, Robot):
        return say("obstacle-robot", robot=robot_name(say, obstacle))
    return say({Barrier.WALL: "obstacle-wall", Barrier.EDGE: "obstacle-edge", Barrier.MIDDLE: "obstacle-middle"}[obstacle])
