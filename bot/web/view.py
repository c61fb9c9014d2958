"""The parts of all views, and the page's words. Each subject has a module of its own for its view, as `bot.web.match_view`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from bot.cards.alt_text import describe
from bot.cards.ending import WayOut
from bot.cards.stepping import StepAction, way_left_text
from bot.text import Texts
from bot.text.escaping import escaped
from bot.text.names import bare_target_name, robot_name
from bot.text.notation import direction_words
from bot.web import protocol
from engine.board.board import Board
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import Robot, Slant, Target
from engine.board.position import Line
from engine.rules.events import Player
from engine.solver.best_way import WayLeft

_MENTION = re.compile(r"<@(\d+)>")
_SIGN = re.compile(r"^#+ |^-# ", re.MULTILINE)
"""Discord's marks of headings and of small print."""
_COUNTDOWN = re.compile(r" \(<t:\d+:R>\)")
"""The countdown after a time, in whose place the page has its own."""

_SHORT = 14
"""Letters of a name on a line."""
_KEPT = 256
"""Size of the cache of boards, a few kilobytes each."""

Names = Mapping[Player, str]


def person(player: Player, names: Names) -> protocol.Person:
    """Return a player by id and name."""
    return protocol.Person(id=str(player), name=names.get(player, str(player)))


def row(player: Player, value: str, names: Names, *, is_out: bool = False) -> protocol.Row:
    """Return a player's line in a list."""
    return protocol.Row(name=names.get(player, str(player)), value=value, is_out=is_out)


def solution(label: str, moves: Iterable[Move], names: Names) -> protocol.Solution:
    """Return moves to be replayed, and the words above them."""
    return protocol.Solution(label=plain(label, names), path=tuple(map(str, moves)))


def marked_solution(say: Texts, label: str, moves: Iterable[Move], names: Names, left: WayLeft | None) -> protocol.Solution:
    """Return moves to be replayed that are marked, and the words above them, where they ``left`` the shortest solutions."""
    if left is None:
        return solution(label, moves, names)
    return solution(f"{label}\n{way_left_text(say, left)}", moves, names).model_copy(update={"marked": left.move})


def short(player: Player, names: Names) -> str:
    """Return a name that leaves room beside it on a line."""
    name = names.get(player, str(player))
    return escaped(name if len(name) <= _SHORT else f"{name[: _SHORT - 1].rstrip()}…")


def mentioned(text: str) -> list[Player]:
    """Return the players who are mentioned in a text of a message."""
    return [int(found) for found in _MENTION.findall(text)]


def solution_from(
    say: Texts, label: str, line: Line, names: Names, left: WayLeft | None = None, *, study: str = ""
) -> protocol.Solution:
    """Return moves from a position with its target, which need not be that of the view; see `marked_solution`.

    ``study`` is the round to study, by the game's id and its number.
    """
    start = line.start
    begins = {
        "robots": {robot.value: cell.number for robot, cell in start.robots.items()},
        "target": target_view(say, start.board, start.chip),
        "words": describe(say, start),
        "study": study and f"study:{study}",
    }
    return marked_solution(say, label, line.moves, names, left).model_copy(update=begins)


def show_button(
    say: Texts, what: str, least: int, most: int, of: str = "", *, on_arrival: protocol.Arrival = ""
) -> protocol.Finish:
    """Return the button that shows the moves; ``of`` follows their number, and ``on_arrival`` is as in `protocol.Finish`."""
    words = f"{say('pad-show')} ({{}}{of})"
    return protocol.Finish(what=what, empty=words.format(0), label=words, least=least, most=most, on_arrival=on_arrival)


def with_actions(view: protocol.GameView, actions: Sequence[protocol.Action]) -> protocol.GameView:
    """Return a view with more buttons, below those that it has."""
    return view.model_copy(update={"actions": (*view.actions, *actions)}) if actions else view


def choices(ways: Iterable[WayOut]) -> tuple[protocol.Choice, ...]:
    """Return the offers of the board's *Stop*."""
    return tuple(protocol.Choice(what=one.way.value, label=one.label, effect=one.effect) for one in ways)


def plain(text: str, names: Names) -> str:
    """Return a text of a message with names instead of mentions, and without marks of headings.

    What acts as a mark in a name is escaped, for the page as for Discord.
    """

    def name_of(found: re.Match[str]) -> str:
        name = names.get(int(found[1]))
        return found[0] if name is None else escaped(name)

    return _MENTION.sub(name_of, _COUNTDOWN.sub("", _SIGN.sub("", text))).strip()


@lru_cache(_KEPT)
def board_view(say: Texts, board: Board) -> protocol.BoardView:
    """Return a board and what is printed on it; cached, because every view of a match has it."""
    return protocol.BoardView(
        walls=board.walls,
        diagonals=tuple(
            protocol.Diagonal(
                cell=cell.number,
                robot=diagonal.robot.value,
                slant="rising" if diagonal.slant is Slant.RISING else "falling",
            )
            for cell, diagonal in sorted(board.diagonals.items())
        ),
        targets=tuple(target_view(say, board, target) for target in board.targets),
    )


@lru_cache(_KEPT)
def target_view(say: Texts, board: Board, target: Target) -> protocol.Target:
    """Return a target of a board."""
    return protocol.Target(
        cell=board.targets[target].number,
        id=target.letters if target.robot else "any",
        name=bare_target_name(say, target),
        robot=target.robot.value if target.robot else None,
    )


def page_words(say: Texts) -> dict[str, str]:
    """Return the words of the page itself, by the names in its source. ``{}`` stands where a cell or an address belongs."""
    words = dict[str, str]()
    for robot in Robot:
        words[f"robot-{robot.value}"] = say("alt-colour", robot=robot.word)
        words[f"arrived-{robot.value}"] = say("pad-arrived", robot=robot_name(say, robot))
        words[f"stands-{robot.value}"] = say("alt-stands", robot=robot.word, cell="{}")
    words |= {f"stop-{stop}": say("alt-obstacle", obstacle=stop) for stop in ("wall", "edge", "middle")}
    words |= {f"fault-{fault}": say("alt-fault", fault=fault) for fault in ("never-ends", "ends-on-diagonal")}
    words |= {way.value: say("alt-heading", heading=way.value) for way in Direction}
    words |= {f"in-{way.value}": word for way, word in direction_words(say).items()}
    words |= {name: say(f"pad-{name}") for name in ("undo", "clear")}
    words |= {f"step-{step.value}": say(f"step-{step.value}") for step in StepAction}
    words["more"] = say("button-more")
    words["study"] = say("button-study-open")
    words["solved"] = say("web-solved", count="{}")
    words |= {key: say(f"web-{key}", link="{}") for key in ("activity-silent", "activity-declined")}
    return words | {key: say(f"web-{key}") for key in (*_PAGE, *_VERDICTS)}


_PAGE = (
    "title",
    "your-turn",
    "sign-out",
    "player",
    "watch",
    "what",
    "field",
    "begin-anew",
    "close",
    "no-moves",
    "lost",
    "help",
    "author",
    "here",
    "settings",
    "sound",
    "dark",
    "letters",
    "anywhere",
    "motion",
    "arrival",
    "stop",
)
"""The texts of the page itself."""
_VERDICTS = ("no-turn", "one-move", "wrong-robot")
"""Why moves that have arrived are no solution, as the page's `state.ts` names it."""
