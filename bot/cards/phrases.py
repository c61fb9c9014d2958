"""Phrases that cards share: players, times, moves, chips and rules in the reader's language."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.cards.bots import bot_mention
from bot.text import Texts
from bot.text.names import robot_name
from bot.text.notation import in_notation
from engine.board.board import Board
from engine.board.moves import Move
from engine.board.pieces import Robot
from engine.games.cup import Cup, opens
from engine.games.match.state import Match
from engine.rules.bots import is_bot
from engine.rules.events import Player
from engine.rules.game import Contest
from engine.rules.hints import Hint, HintLevel
from engine.rules.rules import CHIPS, MAX_BID, Diagonals, Rules, house_rules

_HALVES = ("0", "½", "1", "1½", "2")


def mention(say: Texts, player: Player) -> str:
    """Return a mention, which Discord shows as a name; bots and erased players, with negative ids, have a text instead."""
    if is_bot(player):
        return bot_mention(say, player)
    return f"<@{player}>" if player > 0 else say("forgotten-player")


def halves_text(halves: int) -> str:
    """Return a number of half moves, such as those that a player has ahead, as moves."""
    return _HALVES[halves]


def mentions(say: Texts, players: Sequence[Player]) -> str:
    """Return mentions of several players as part of a sentence."""
    return listed(say, [mention(say, player) for player in players])


def listed(say: Texts, names: Sequence[str]) -> str:
    """Join one or more names as part of a sentence."""
    *others, last = names
    return say("and", some=", ".join(others), last=last) if others else last


def with_more(say: Texts, shown: Sequence[str], count: int) -> list[str]:
    """Return lines or names, and a last one with the number of those of ``count`` that are not shown, if any."""
    more = count - len(shown)
    return [*shown, say("people-more", count=more)] if more > 0 else [*shown]


def how_to_ask(say: Texts, contact: str) -> str:
    """Return the line about how to reach the operator, for a panel; empty without a ``contact``."""
    return say("contact-questions", contact=contact) if contact else ""


def our_fault(say: Texts, text: str, contact: str) -> str:
    """Return a text about a fault of the bot, and if there is a ``contact``, a line about how to report it."""
    return "\n".join((text, say("contact-fault", contact=contact))) if contact else text


def clock_time(say: Texts, at: float) -> str:
    """Return a time, in seconds since the Unix epoch, as a clock time in the reader's time zone and a countdown."""
    return say("clock-time", time=bare_clock_time(at), countdown=f"<t:{round(at)}:R>")


def bare_clock_time(at: float) -> str:
    """Return the clock time alone, for messages that are not edited: a countdown would go on as "3 hours ago"."""
    return f"<t:{round(at)}:T>"


def opening(cup: Cup) -> str:
    """Return when a cup opens, in the reader's time zone."""
    return f"<t:{round(opens(cup))}:f>"


def time_away(seconds: float) -> tuple[str, int] | None:
    """Return a duration in the largest unit of which it has at least two; None for less than two seconds."""
    if seconds < 2:  # noqa: PLR2004 - see above
        return None
    units = (("hours", 3600), ("minutes", 60), ("seconds", 1))
    unit, length = next(pair for pair in units if seconds >= 2 * pair[1])
    return unit, round(seconds / length)


def moves_text(say: Texts, moves: Sequence[Move]) -> str:
    """Return moves in notation, cut at the number of the highest bid."""
    return in_notation(say, moves[:MAX_BID]) + (" …" if len(moves) > MAX_BID else "")


def scores(say: Texts, match: Match) -> str:
    """Return the line about everybody's chips, most first, and how many win; empty before the first chip is won."""
    if not match.awards:
        return ""
    chips = " · ".join(say("score", player=mention(say, player), chips=count) for player, count in match.chips.most_common())
    return say("scores", scores=chips, needed=needed(say, match))


def watched_line(say: Texts, game: Contest[Any]) -> str:
    """Return the line that says that anyone with the link can watch; empty if there is no link."""
    return say("card-watched") if game.has_link else ""


def options(say: Texts, rules: Rules) -> str:
    """Return the edition, what is added to it, and its house rules; without how a match is won: see `goal`."""
    added = [say("opening-edition", edition=rules.edition, year=rules.edition.year)]
    added += [say("opening-diagonals", diagonals=rules.diagonals)] if rules.diagonals is not Diagonals.WITHOUT else []
    added += [say("opening-fifth-robot", robot=rules.fifth_robot.word)] if rules.fifth_robot else []
    changed = [
        say(f"house-{name.replace('_', '-')}", value=value)
        for name, value in house_rules(rules).items()
        if name != "chips_to_win"
    ]
    return " · ".join([*added, *changed])


def goal(say: Texts, rules: Rules) -> str:
    """Return how a match is won by these rules, as a sentence."""
    match rules.chips_to_win:
        case None:
            return say("goal-by-players")
        case chips if chips < CHIPS:
            return say("goal-chips", chips=chips)
        case _:
            return say("goal-all")


def needed(say: Texts, match: Match) -> str:
    """Return how many chips win the match, as part of a sentence; while that is not fixed, for the players so far, if any."""
    players, chips = match.counted or len(match.playing), match.chips_needed
    if chips in (None, CHIPS):
        return say("needed-all")
    is_open = players and not match.counted and match.rules.chips_to_win is None
    return say("needed-so-far" if is_open else "needed-chips", chips=chips, players=players)


def diagonals_line(say: Texts, board: Board) -> str:
    """Return the explanation of diagonals if the board has any, else an empty text."""
    return say("diagonals-line") if board.diagonals else ""


def letters(say: Texts, robots: Iterable[Robot]) -> str:
    """Return the letters of robots in the notation, as part of a sentence."""
    playing = set(robots)
    return listed(say, [robot.value for robot in Robot if robot in playing])


def hint_lines(say: Texts, hint: Hint) -> list[str]:
    """Return a line for each level of a hint."""
    lines = [say("hint-length", fewest=hint.fewest, most=hint.most or 0)]
    if hint.robots:
        lines.append(say("hint-robots", robots=listed(say, [robot_name(say, robot) for robot in hint.robots])))
    if hint.first:
        lines.append(say("hint-first-move", move=moves_text(say, [hint.first])))
    return lines


def hint_label(say: Texts, level: HintLevel) -> str:
    """Return the label of the button for the hint of a level."""
    return say(f"button-hint-{level.word}")
