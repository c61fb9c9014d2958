"""The lines of a card of practice, a solo game without sand: what to do, and then how the chip can be done."""

from dataclasses import replace

from bot.cards.phrases import diagonals_line, hint_lines, mention, moves_text, options
from bot.text import Texts
from engine.games.solo.state import DrawnChip, PlayedChip, SoloGame
from engine.rules.rules import Times

_MOST_WAYS = 5
"""The most shortest solutions on a card; a page and a study show more."""


def opening(say: Texts, game: SoloGame) -> str:
    """Return the announcement of practice and its options."""
    rules = replace(game.rules, times=Times())  # no time applies
    return say("practice-opening", player=mention(say, game.player), options=options(say, rules))


def lines(say: Texts, game: SoloGame, *, listed: bool) -> list[str]:
    """Return the lines below the board: the task and its hints, or the result; and how many chips were solved so far.

    ``listed``: with shortest solutions, which else have a list of their own.
    """
    end = [say("practice-end")] if game.is_over else []
    return [*(_task(say, game) if game.is_chip_up else result(say, game, listed=listed)), *end, _tally(say, game)]


def result(say: Texts, game: SoloGame, *, listed: bool = True) -> list[str]:
    """Return the lines about the last chip: the player's solution, and the shortest ones."""
    chip = game.last_played
    if chip is None or chip.drawn is None:
        return []
    return [*_own(say, chip), *_ways(say, chip.drawn, listed=listed)]


def length_line(say: Texts, game: SoloGame) -> str:
    """Return the line about the length of the chip that is up, which is known to a player who has asked for one."""
    return say("practice-length", moves=_wanted(game) or 0)


def _wanted(game: SoloGame) -> int | None:
    return game.round.drawn.wanted if game.round.drawn else None


def _task(say: Texts, game: SoloGame) -> list[str]:
    current, chip = game.round, game.position.chip
    hints = hint_lines(say, current.hint)[0 if _wanted(game) is None else 1 :] if current.hint else []
    return [
        say("solo-task", robot=chip.robot.word if chip.robot else "any", ricochet=game.rules.ricochet),
        diagonals_line(say, game.setup.board),
        length_line(say, game),
        "\n".join(hints),
    ]


def _own(say: Texts, chip: PlayedChip) -> list[str]:
    if chip.line is None:
        own = say("practice-given-up")
    else:
        own = say("practice-solved", count=len(chip.line.slides), moves=moves_text(say, chip.line.moves))
    return [own, *([say("solo-hints-taken", count=chip.hints)] if chip.hints else [])]


def _ways(say: Texts, drawn: DrawnChip, *, listed: bool) -> list[str]:
    ways = [f"- `{moves_text(say, moves)}`" for moves in drawn.solutions[:_MOST_WAYS]] if listed else []
    more = [say("practice-more-ways")] if listed and drawn.count > len(ways) else []
    return ["\n".join((say("practice-ways", count=drawn.count, moves=drawn.moves), *ways, *more))]


def _tally(say: Texts, game: SoloGame) -> str:
    if not game.played:
        return ""
    at_once = sum(chip.is_up and not chip.hints for chip in game.played)
    return say("practice-tally", unaided=at_once, hinted=game.up - at_once, dropped=game.down)
