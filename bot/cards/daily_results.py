"""Results of a daily puzzle: a player's shared result, the chart of everybody, and the post in the morning.

None of them reveals the best solution, or its number of moves, to a person who has not solved the puzzle.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.cards.charts import ChartCard
from bot.cards.phrases import mention, with_more
from bot.cards.post import Post, button_row
from bot.text import Texts
from engine.board.moves import Move
from engine.board.pieces import Robot, fifth_of
from engine.games.daily import Day, Play, Puzzle, counts
from engine.games.solo.state import MAX_STARS
from engine.games.streaks import ServerStreak, Streak, streak_on
from engine.rules.events import Player
from render.sections import Bar, Bars

MAX_RESULTS = 10
"""The most members who are named in the morning."""

_MAX_BARS = 8
"""The most bars; the last one includes all longer solutions."""

_SQUARES = {Robot.RED: "🟥", Robot.GREEN: "🟩", Robot.BLUE: "🟦", Robot.YELLOW: "🟨", Robot.BLACK: "⬛", Robot.SILVER: "⬜"}


@dataclass(frozen=True, slots=True)
class Result:
    """A player's result of a puzzle, and their streak then, which is empty if they did not solve it on its day."""

    player: Player
    puzzle: Puzzle
    play: Play
    streak: Streak

    @classmethod
    def of(cls, player: Player, puzzle: Puzzle, plays: Mapping[Day, Play], today: Day) -> "Result":
        """Return the result of a solved puzzle from all ``plays`` of a player."""
        play, streak = plays[puzzle.day], Streak()
        if counts(puzzle.day, play):
            streak = streak_on(today, (day for day, other in plays.items() if counts(day, other)))
        return cls(player, puzzle, play, streak)

    @property
    def on_its_day(self) -> "Result":
        """The result that others see: as it stood at the end of the puzzle's day."""
        return replace(self, play=self.play.on_its_day)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The player's best solution."""
        assert self.play.best is not None
        return self.play.best


def share_card(say: Texts, result: Result) -> Post:
    """Render a player's result for everybody, and a button to play the puzzle."""
    return Post(*_shared(say, result), _play_row(say, result.puzzle.day, "button-daily-play"))


def share_text(say: Texts, result: Result) -> str:
    """Return the same result as a text, for a message of the player's own."""
    return "\n".join(_shared(say, result))


def _shared(say: Texts, result: Result) -> tuple[str, str, str]:
    """Return the parts of a shared result: which robots moved is a hint, for which others pay a star, and so a spoiler."""
    stars = say("solo-stars", stars=result.play.stars)
    shared = say("daily-share", player=mention(say, result.player), number=str(result.puzzle.day), stars=stars)
    return shared, _summary(say, result), f"||{squares(result.moves)}||"


def squares(moves: Sequence[Move]) -> str:
    """Return a square and a letter, for the colour-blind, for each robot that moved, in the order of the robots.

    More – how often each moved, and when – would give away the number of moves.
    """
    used = {move.robot for move in moves}
    return " ".join(square + robot.value for robot, square in _SQUARES.items() if robot in used)


def streak_text(say: Texts, streak: Streak) -> str:
    """Return the line about a player's own streak; empty if there is none."""
    if not streak.length:
        return ""
    return say("daily-streak", length=streak.length, frozen=len(streak.frozen), freezes=streak.freezes)


def spread_chart(say: Texts, result: Result, spread: Mapping[int, int]) -> ChartCard:
    """Return the chart of how many people solved a puzzle in how many moves: only for those who have solved it."""
    fewest, own = len(result.puzzle.best), len(result.moves)
    last = min(max(spread), fewest + _MAX_BARS - 1)
    bars = list[Bar]()
    for moves in range(fewest, last + 1):
        is_last = moves == last < max(spread)
        count = sum(people for length, people in spread.items() if length == moves or (is_last and length > moves))
        is_own = own == moves or (is_last and own > moves)
        label, note = f"{moves}+" if is_last else str(moves), say("spread-you") if is_own else ""
        bars.append(Bar(label, count, note, say("number", number=count)))
    return ChartCard(
        "everybody.png",
        say("spread-title", number=str(result.puzzle.day)),
        say("spread-people", people=sum(spread.values())),
        (Bars(say("spread-moves"), tuple(bars)),),
        fifth_of(result.puzzle.position.robots),
    )


CALL_ID = r"ricochet:call:(?P<wanted>on|off)"
"""The pattern of the custom ids of the buttons with which a member takes the role of calls, or hands it back."""


def morning_card(
    say: Texts, today: Day, results: Sequence[Result], members: int, streak: ServerStreak, *, with_call: bool = False
) -> Post:
    """Render today's puzzle with a button to play it, yesterday's best ``results`` of all its ``members``, and their streak.

    ``with_call`` adds the buttons of the role of calls.
    """
    stars = {result.player: say("solo-stars", stars=result.play.stars) for result in results}
    lines = [
        say("morning-line", stars=stars[one.player], player=mention(say, one.player), result=_summary(say, one))
        for one in results
    ]
    before = [say("morning-before", number=str(today - 1)), *with_more(say, lines, members)]
    results_line, row = "\n".join(before) if lines else "", _play_row(say, today, "button-daily-today")
    streak_line = say("morning-streak", length=streak.length, missing=streak.missing) if streak.length else ""
    call = [(say(f"button-call-{wanted}"), f"ricochet:call:{wanted}", None) for wanted in ("on", "off") if with_call]
    return Post(
        say("morning-headline", number=str(today)), say("morning-task"), results_line, streak_line, row, button_row(*call)
    )


def _summary(say: Texts, result: Result) -> str:
    """Return the moves beyond the best, the tries, and the streak if there is one."""
    return say(
        "daily-result",
        above=len(result.moves) - len(result.puzzle.best),
        hints=0 if result.play.stars == MAX_STARS else result.play.hints,
        tries=result.play.tries,
        streak=result.streak.length,
        frozen=len(result.streak.frozen),
    )


def _play_row(say: Texts, day: Day, label: str) -> ui.ActionRow[ui.LayoutView]:
    """Return a button that opens a person's own card."""
    return button_row((say(label), f"daily:{day}:open", None))
