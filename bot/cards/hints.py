"""Hints in words, a line for each step of the ladder, and the button that asks for the next one."""

from bot.cards.post import listed, moves_text
from bot.text import Texts
from bot.text.names import robot_name
from engine.hints import Hint, HintLevel


def hint_lines(say: Texts, hint: Hint) -> list[str]:
    """All that a hint tells, a line for each level up to its own."""
    lines = [say("hint-length", fewest=hint.fewest, most=hint.most or 0)]
    if hint.robots:
        lines.append(say("hint-robots", robots=listed(say, [robot_name(say, robot) for robot in hint.robots])))
    if hint.first:
        lines.append(say("hint-first-move", move=moves_text(say, [hint.first])))
    return lines


def hint_label(say: Texts, level: HintLevel) -> str:
    """What the button says that asks for the hint of a level."""
    return say(f"button-hint-{level.name.lower().replace('_', '-')}")
