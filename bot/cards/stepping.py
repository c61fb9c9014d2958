"""Stepping through solutions: the place in them, its buttons, and its texts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from discord import ui

from bot.cards.alt_text import describe_stop
from bot.cards.phrases import moves_text
from bot.text import Texts
from engine.board.moves import Move
from engine.board.position import Line
from engine.solver import AllResult, AllSolutions, GaveUp, NoneWithin, Unreachable
from engine.solver.best_way import WayLeft

STEPPING = r"(?P<way>[0-9]{1,2})\.(?P<step>[0-9]{1,2})"
"""The pattern of a place in a custom id: see `Stepping.packed`."""


WAY_LEFT = "📍"
"""Marks the move with which a line left the shortest solutions."""


class StepAction(Enum):
    """The action of a button that steps. The value is its word in the custom id."""

    BACK = "back"
    ON = "on"
    PREVIOUS = "previous"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class Stepping:
    """A place: the solution ``way``, from 0, after ``step`` moves; at most 99 each."""

    way: int = 0
    step: int = 0

    @property
    def packed(self) -> str:
        """The form for a custom id, which `STEPPING` matches."""
        return f"{self.way}.{self.step}"

    def pressed(self, action: StepAction) -> "Stepping":
        """Return the place after a button: a step on or back, or the start of another solution. `within` bounds it."""
        match action:
            case StepAction.BACK:
                return replace(self, step=max(self.step - 1, 0))
            case StepAction.ON:
                return replace(self, step=self.step + 1)
            case StepAction.PREVIOUS:
                return Stepping(self.way - 1)
            case StepAction.NEXT:
                return Stepping(self.way + 1)

    def within(self, ways: Sequence[Sequence[Move]]) -> "Stepping":
        """Return the nearest place in these solutions, of which there is at least one; the first follows the last."""
        way = self.way % len(ways)
        return Stepping(way, min(self.step, len(ways[way])))


def step_buttons(say: Texts, owner: str, at: Stepping, ways: Sequence[Sequence[Move]]) -> ui.ActionRow[ui.LayoutView]:
    """Return the buttons on and back, and to other solutions if there are several. ``at`` is `Stepping.within` them.

    ``owner`` is the prefix of the custom ids; `STEPPING`, a colon, and the word of the action follow.
    """
    ends = {StepAction.BACK: at.step == 0, StepAction.ON: at.step >= len(ways[at.way])}
    actions = StepAction if len(ways) > 1 else (StepAction.BACK, StepAction.ON)
    row = ui.ActionRow[ui.LayoutView]()
    for name, is_end in ((action.value, ends.get(action, False)) for action in actions):
        row.add_item(ui.Button(label=say(f"step-{name}"), custom_id=f"{owner}{at.packed}:{name}", disabled=is_end))
    return row


def stepped(line: Line, at: Stepping) -> Line:
    """Return the line up to a step."""
    return line.start.play(line.moves[: at.step])


def way_left_text(say: Texts, left: WayLeft | None) -> str:
    """Return the sentence about the move with which a line left the shortest solutions; empty where there is none."""
    return say("way-left", move=left.move, left=left.left, total=left.total, best=left.best) if left else ""


def step_text(say: Texts, line: Line, at: Stepping, left: WayLeft | None = None) -> str:
    """Return the moves that have been made, those to come, and where the last one ended, and why.

    The step after the move with which the line ``left`` the shortest solutions is marked.
    """
    some = [moves_text(say, part) for part in (line.moves[: at.step], line.moves[at.step :])]
    made, coming = (f"`{text}`" if text else "" for text in some)
    text = say("step-text", step=at.step, count=len(line.moves), made=made, coming=coming)
    text += f" {WAY_LEFT}" if left and at.step == left.move else ""
    return f"{text}\n{describe_stop(say, line.slides[at.step - 1])}" if at.step else text


def ways_text(say: Texts, found: AllSolutions, at: Stepping) -> str:
    """Return the lines with the known number of shortest solutions, and which one is shown."""
    counted = say(
        "ways-counted",
        moves=len(found.solutions[0]),
        count=found.count,
        exact="yes" if found.is_count_exact else "no",
        different=found.different,
        orders="yes" if found.different < found.count else "no",
        differing="yes" if found.is_different_exact else "no",
    )
    shown = len(found.solutions)
    which = say("ways-which", way=at.way + 1, shown=shown, all="yes" if shown == found.count else "no") if shown > 1 else ""
    return "\n".join(filter(None, (counted, which)))


def without_ways(say: Texts, found: AllResult) -> str:
    """Return the line about why there is no solution to step through."""
    match found:
        case NoneWithin(most):
            return say("solve-none-within", moves=most)
        case Unreachable():
            return say("solve-none")
        case GaveUp() | AllSolutions():
            return say("solve-gave-up")
