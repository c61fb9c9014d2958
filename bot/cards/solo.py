"""The card of a solo game: the board, the chip, the sand, the chips so far, and the result."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

import discord
from discord import ui

from bot.cards import practice
from bot.cards.alt_text import describe, describe_solved
from bot.cards.board_link import BoardLink, with_link
from bot.cards.flaws import explain
from bot.cards.next_game import again_button
from bot.cards.phrases import clock_time, diagonals_line, hint_label, hint_lines, mention, moves_text, options, time_away
from bot.cards.post import NUMBER, Button, Picture, Post, button_row, one_of
from bot.cards.study import study_button
from bot.text import Texts
from bot.text.names import target_name
from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.board.proof import Flaw
from engine.games.solo.practice import LONGEST, SHORTEST
from engine.games.solo.state import MAX_STARS, SoloGame, SoloPhase, without_solutions
from engine.rules.hints import HintLevel
from engine.rules.rules import CHIPS, Times

_PICTURE = "chip.png"
"""The file name of every picture, so that it gives nothing away."""

Scene = Position | Line
"""The content of a card's picture: a position, or the line that led to it."""


class SoloAction(Enum):
    """The action of a button. The value is its word in the custom id."""

    GO = "go"
    GOT_IT = "got-it"
    SHOW = "show"
    PAD = "pad"
    ZOOM = "zoom"
    HINT_LENGTH = "hint-length"
    HINT_ROBOTS = "hint-robots"
    HINT_FIRST_MOVE = "hint-first-move"
    NEXT = "next"
    GIVE_UP = "give-up"
    MORE = "more"
    ANOTHER = "another"
    HARDER = "harder"
    EASIER = "easier"
    ANY_LENGTH = "any"
    LENGTH_2 = "length-2"
    LENGTH_3 = "length-3"
    LENGTH_4 = "length-4"
    LENGTH_5 = "length-5"
    LENGTH_6 = "length-6"
    LENGTH_7 = "length-7"
    LENGTH_8 = "length-8"
    LENGTH_9 = "length-9"
    LENGTH_10 = "length-10"
    LENGTH_11 = "length-11"
    LENGTH_12 = "length-12"


SOLO_ID = rf"ricochet:solo:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):(?P<action>{one_of(SoloAction)})"
"""The pattern of a button's custom id, which names the game and the round that it was made for."""

HINTS = {
    SoloAction.HINT_LENGTH: HintLevel.LENGTH,
    SoloAction.HINT_ROBOTS: HintLevel.ROBOTS,
    SoloAction.HINT_FIRST_MOVE: HintLevel.FIRST_MOVE,
}
"""The level of each button for hints: a double press gives, and costs, one hint."""

STEPS = {SoloAction.ANOTHER: 0, SoloAction.HARDER: 1, SoloAction.EASIER: -1}
"""The moves that the next chip of practice is to take beyond those of the last one, by the buttons for it."""

WANTED: Mapping[SoloAction, int | None] = {
    SoloAction.ANY_LENGTH: None,
    **{SoloAction(f"length-{moves}"): moves for moves in range(SHORTEST, LONGEST + 1)},
}
"""The number of moves that the next chip of practice is to take, None for any, by the buttons for it."""


def visible(game: SoloGame) -> SoloGame:
    """Return the game without the best solution of the present chip, which its player must not know."""
    return replace(game, round=replace(game.round, best=None, drawn=without_solutions(game.round.drawn)))


def scene_of(game: SoloGame) -> Scene:
    """Return what a card shows: the board before *Go*, the present chip, or the last one's solution, own or best."""
    played = game.last_played
    if played is None:
        return game.position
    return played.line or played.start.play(played.best or ())


def solo_card(
    say: Texts,
    game_id: int,
    game: SoloGame,
    png: bytes | None = b"",
    *,
    open_to_presses: bool = True,
    board_link: BoardLink | None = None,
) -> Post:
    """Render the game. ``png`` is its scene: None shows words instead, empty data keep the message's picture.

    ``open_to_presses``: False once another card has replaced it, which then has the buttons. ``board_link``: where the
    board can be played on.
    """
    say = say.of_edition(game.rules.edition)
    scene = scene_of(game)
    position = scene.end if isinstance(scene, Line) else scene
    played = game.last_played
    has_stars = played is not None and played.stars and game.has_sand
    alt = describe_solved(say, position, played.stars) if played and has_stars else describe(say, position)
    return Post(
        solo_headline(say, game),
        Picture(_PICTURE, png, alt),
        *solo_lines(say, game),
        say("solo-next") if game.phase is SoloPhase.BETWEEN and game.has_sand and open_to_presses else "",
        *_rows(say, game_id, game, board_link, open_to_presses=open_to_presses),
        target=position.target,
    )


def solo_result(say: Texts, game_id: int, game: SoloGame, round_number: int) -> Post | None:
    """Return what replaces a pad of this round once its chip was played: the result, and what comes next; None before."""
    if game.is_chip_up and game.round.number == round_number:
        return None
    if game.round.number != round_number:
        return Post(say("problem-solo-chip-over"))
    rows = _rows(say, game_id, game)
    lines = _result(say, game) if game.has_sand else practice.result(say, game)
    return Post(solo_headline(say, game), *lines, *rows, target=game.position.target)


_BUTTONS = {
    SoloPhase.READY: (SoloAction.GO,),
    SoloPhase.CHIP_UP: (SoloAction.GOT_IT, SoloAction.PAD, SoloAction.SHOW),
    SoloPhase.SHOWING: (SoloAction.PAD, SoloAction.SHOW),
    SoloPhase.BETWEEN: (SoloAction.NEXT,),
    SoloPhase.OVER: (),
}
_OF_PRACTICE = {
    **_BUTTONS,
    SoloPhase.CHIP_UP: (SoloAction.PAD, SoloAction.SHOW),
    SoloPhase.BETWEEN: tuple(STEPS),
}


def solo_buttons(game: SoloGame) -> tuple[SoloAction, ...]:
    """Return the buttons of a card beside *More…*: what is done now, the first leads. What is rare is in `bot.cards.more`."""
    return (_BUTTONS if game.has_sand else _OF_PRACTICE)[game.phase]


def solo_headline(say: Texts, game: SoloGame) -> str:
    """Return the headline: the number of the chip, and the cell of its target; before the first chip, the title."""
    if not game.round.number:
        return say("solo-title")
    say = say.of_edition(game.rules.edition)
    number = len(game.played) + (0 if game.last_played else 1)
    cell = game.position.goal.label
    headline = "solo-headline" if game.has_sand else "practice-headline"
    return say(headline, number=number, target=target_name(say, game.position.chip), cell=cell)


def solo_lines(say: Texts, game: SoloGame, *, listed: bool = True) -> list[str]:
    """Return the lines below the board: what the game is before *Go*; then what to do until when, or the results.

    ``listed`` is that of `practice.lines`.
    """
    if game.begun_anew:
        return [say("card-begun-anew")]
    if game.is_ready:
        return [say("solo-ready", hourglasses=_hourglasses(say, game)), diagonals_line(say, game.setup.board)]
    if not game.has_sand:
        return practice.lines(say, game, listed=listed)
    latest = _now(say, game) if game.is_chip_up else _result(say, game)
    return [*latest, _end(say, game) if game.phase is SoloPhase.OVER else _tally(say, game)]


def solo_opening(say: Texts, game: SoloGame) -> str:
    """Return the announcement of a game and its options; the code of the board is shown at the end only."""
    if not game.has_sand:
        return practice.opening(say, game)
    rules = replace(game.rules, times=Times())  # the hourglass has its own text here, and the other times do not apply
    chosen = [options(say, rules), _hourglasses(say, game), *([say("solo-option-practice")] if game.practice else [])]
    return say("solo-opening", player=mention(say, game.player), options=" · ".join(chosen))


def _hourglasses(say: Texts, game: SoloGame) -> str:
    return say("solo-option-hourglasses", hourglasses=game.hourglasses, seconds=game.rules.times.hourglass)


def _now(say: Texts, game: SoloGame) -> list[str]:
    """Return the lines about what to do, and until when."""
    before, chip = game.played[-1].number if game.played else 0, game.position.chip
    until, is_showing = clock_time(say, game.deadline or 0), game.phase is SoloPhase.SHOWING
    away = time_away(game.round.lost)
    return [
        say("solo-replaced") if game.round.number > before + 1 else "",
        say("solo-task", robot=chip.robot.word if chip.robot else "any", ricochet=game.rules.ricochet),
        "" if game.played else diagonals_line(say, game.setup.board),
        say("solo-showing", until=until) if is_showing else say("solo-sand", until=until),
        say("solo-clock-stopped", unit=away[0], count=away[1]) if away else "",
        "\n".join(hint_lines(say, game.round.hint)) if game.round.hint else "",
        say("solo-hint-price") if game.round.next_hint and not is_showing else "",
    ]


def _result(say: Texts, game: SoloGame) -> list[str]:
    """Return the lines about the result of the last chip, compared with the best."""
    chip = game.last_played
    if chip is None:
        return []
    if chip.line is None:
        down = attempt_failed(say, chip.flaw) if chip.flaw else say("solo-chip-down")
        return [down, *([_best(say, chip.best, shown=False)] if chip.best else [])]
    stars = say("solo-stars", stars=chip.stars)
    up = say("solo-chip-up", count=len(chip.line.slides), moves=moves_text(say, chip.line.moves), stars=stars)
    hints = [say("solo-hints-taken", count=chip.hints)] if chip.hints else []
    best = "" if chip.best is None else say("solo-best-equal") if chip.is_best else _best(say, chip.best, shown=True)
    return [up, *hints, best]


def attempt_failed(say: Texts, flaw: Flaw) -> str:
    """Return the line about why the attempt after *Got it* failed, so that the chip is turned face down."""
    return say("solo-attempt-failed", why=explain(say, flaw))


def _best(say: Texts, moves: tuple[Move, ...], *, shown: bool) -> str:
    return say("solo-best", shown="yes" if shown else "no", count=len(moves), moves=moves_text(say, moves))


def _tally(say: Texts, game: SoloGame) -> str:
    if not game.played:
        return ""
    return say("solo-tally", marks=_marks(say, game), up=game.up, down=game.down, stars=game.stars)


def _marks(say: Texts, game: SoloGame) -> str:
    """Return one mark for each chip, in their order."""
    return "".join(say("solo-mark", stars=chip.stars) for chip in game.played)


def _end(say: Texts, game: SoloGame) -> str:
    result = "stopped" if game.stopped else "won" if game.won else "lost"
    lines = [say("solo-end", result=result, up=game.up, down=game.down, played=len(game.played))]
    if game.played:
        perfect, most = sum(chip.is_best for chip in game.played), MAX_STARS * CHIPS
        facts = {"stars": game.stars, "most": most, "perfect": perfect, "streak": game.best_streak}
        lines.append(say("solo-end-stars", marks=_marks(say, game), **facts))
    return "\n".join((*lines, say("solo-end-code", code=game.setup.code)))


def _rows(
    say: Texts, game_id: int, game: SoloGame, board_link: BoardLink | None = None, *, open_to_presses: bool = True
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons: a study of the last chip, and what is done now, or at the end another game."""
    number, played = game.round.number, game.last_played
    buttons = list[Button]()
    for place, action in enumerate(solo_buttons(game) if open_to_presses else ()):
        style = None if place else discord.ButtonStyle.success
        buttons.append((solo_label(say, action), solo_id(game_id, number, action), style))
    if game.is_over and not game.begun_anew and open_to_presses:
        buttons.append(again_button(say, game_id, "solo"))
    if played:
        buttons.append(study_button(say, game_id, played.number, has_proof=played.line is not None))
    if game.is_over or not open_to_presses:
        return [button_row(*buttons)]
    more = solo_label(say, SoloAction.MORE), solo_id(game_id, number, SoloAction.MORE), None
    return with_link(say, button_row(*buttons), board_link, more)


def solo_id(game_id: int, round_number: int, action: SoloAction) -> str:
    """Return the custom id of a button, which `SOLO_ID` matches."""
    return f"ricochet:solo:{game_id}:{round_number}:{action.value}"


def solo_label(say: Texts, action: SoloAction) -> str:
    """Return the words of a button."""
    if action in WANTED:
        return say("button-practice-length", moves=WANTED[action] or 0)
    level = HINTS.get(action)
    return hint_label(say, level) if level else say(f"button-solo-{action.value}")
