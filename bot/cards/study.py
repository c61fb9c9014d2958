"""The card of a study: a position, and the lines from it, step by step: proofs, the reader's own, and the shortest solutions.

Its state – what is studied, the view, and the place – is in the custom ids of its buttons.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

import discord
from discord import ui

from bot.cards.alt_text import describe
from bot.cards.board_link import BoardLink, with_link
from bot.cards.flaws import explain
from bot.cards.pad import PAD_ID
from bot.cards.phrases import hint_label, hint_lines, mention
from bot.cards.post import GAME_ID, Button, Picture, Post, button_row, one_of
from bot.cards.stepping import (
    STEPPING,
    StepAction,
    Stepping,
    step_buttons,
    step_text,
    stepped,
    way_left_text,
    ways_text,
    without_ways,
)
from bot.text import Texts
from bot.text.names import target_name
from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.board.proof import Ricochet
from engine.rules.hints import HintLevel, hint
from engine.rules.rules import MAX_BID
from engine.rules.study import Study
from engine.solver import AllResult, AllSolutions
from engine.solver.best_way import WayLeft

SOURCE = r"(?:(?P<game_id>[0-9]{1,15})\.(?P<round>[0-9]{1,4})|(?P<code>[0-9A-Z]{14})(?P<rule>[tm]))"
"""The pattern of what is studied: a round of a game, or a position's code and the ricochet rule; at most 20 characters."""

RESULTS_ID = rf"results:{GAME_ID}"
"""The pattern of the custom id of the button for the results of a match."""

TILES_ID = "tiles"
"""The custom id of the button that shows all tiles."""

_PICTURE = "study.png"

RULE_LETTERS = {"t": Ricochet.TURN, "m": Ricochet.ONE_MOVE}
"""The ricochet rules by their letters in `SOURCE`."""


class View(Enum):
    """A view of a study. The value is its letter in a custom id."""

    PROOF = "p"
    OWN = "o"
    WAYS = "w"
    """The shortest solutions."""
    HINTS = "h"
    """The hints; their level is in `Stepping.way`."""


class StudyAction(Enum):
    """The action of a button. The value is its word in the custom id."""

    OPEN = "open"
    BACK = "back"
    ON = "on"
    PREVIOUS = "previous"
    NEXT = "next"
    PROOF = "proof"
    OWN = "own"
    WAYS = "ways"
    HINT = "hint"
    AGAIN = "again"
    TRY = "try"
    TURN = "turn"
    """Turn to another round of the same game."""


STUDY_ID = rf"study:(?P<source>{SOURCE}):(?P<view>{one_of(View)}){STEPPING}:(?P<action>{one_of(StudyAction)})"
"""The pattern of a button's custom id."""
TRY_ID = rf"try:(?P<source>{SOURCE}):{PAD_ID}"
"""That of a button of the pad for trying the position."""

_VIEWS = {StudyAction.PROOF: View.PROOF, StudyAction.OWN: View.OWN, StudyAction.WAYS: View.WAYS}


@dataclass(frozen=True, slots=True)
class Looking:
    """The state of a card: what is studied (``source``), the view, and the place in it."""

    source: str
    view: View
    at: Stepping = field(default_factory=Stepping)

    def pressed(self, action: StudyAction) -> "Looking":
        """Return the state after a button."""
        if action in _VIEWS:
            return Looking(self.source, _VIEWS[action])
        if action is StudyAction.HINT:
            return Looking(self.source, View.HINTS, Stepping(min(self._level + 1, len(HintLevel))))
        steps = {step.value: step for step in StepAction}
        return replace(self, at=self.at.pressed(steps[action.value])) if action.value in steps else self

    @property
    def level(self) -> HintLevel | None:
        """The level of the hints that are shown, if any."""
        return next((level for level in HintLevel if level.number == self._level), None)

    @property
    def _level(self) -> int:
        return self.at.way if self.view is View.HINTS else 0

    def custom_id(self, action: StudyAction) -> str:
        """Return the custom id of a button on the card."""
        return f"study:{self.source}:{self.view.value}{self.at.packed}:{action.value}"


def source_of(position: Position, ricochet: Ricochet) -> str:
    """Encode a position and its ricochet rule in fifteen characters."""
    letter = next(letter for letter, rule in RULE_LETTERS.items() if rule is ricochet)
    return position.code.replace("-", "") + letter


def of_round(game_id: int, round_number: int, *, has_proof: bool) -> Looking:
    """Return the first state for a round that is over: its proof if there is one."""
    return Looking(f"{game_id}.{round_number}", View.PROOF if has_proof else View.WAYS)


def study_button(
    say: Texts, game_id: int, round_number: int, *, has_proof: bool, is_one_of_several: bool = False
) -> tuple[str, str, None]:
    """Return the label, custom id and style of the button that opens the study of a round, for `button_row`.

    The label names the round if the button is one of several.
    """
    looking = of_round(game_id, round_number, has_proof=has_proof)
    label = say("button-study-round", round=round_number) if is_one_of_several else say("button-study-open")
    return label, looking.custom_id(StudyAction.OPEN), None


def results_button(say: Texts, game_id: int | str) -> tuple[str, str, None]:
    """Return the button for the results of a match that is over, for `button_row`."""
    return say("button-results"), f"results:{game_id}", None


def tiles_button(say: Texts) -> tuple[str, str, None]:
    """Return the button that shows all tiles, for `button_row`."""
    return say("button-tiles"), TILES_ID, None


def what_to_study(say: Texts) -> Post:
    """Say what can be named to be studied, with the tiles that a board at home is named by."""
    return Post(say("problem-study-what"), button_row(tiles_button(say)))


def beside_labels(say: Texts, before: int, after: int) -> Iterator[tuple[int, str]]:
    """Yield the rounds beside one of a game that can be studied, 0 for none, with the labels of their buttons."""
    if before:
        yield before, say("button-study-before", round=before)
    if after:
        yield after, say("button-study-after", round=after)


def _turn(looking: Looking, number: int, label: str) -> Button:
    game_id, _, _ = looking.source.partition(".")
    return label, Looking(f"{game_id}.{number}", View.PROOF).custom_id(StudyAction.TURN), None


def needs_ways(looking: Looking) -> bool:
    """Return whether a view needs the shortest solutions."""
    return looking.view in (View.WAYS, View.HINTS)


def bounded(looking: Looking, study: Study, found: AllResult | None) -> Looking:
    """Return the state with the nearest place that exists."""
    if looking.view is View.HINTS:
        return replace(looking, at=Stepping(min(looking.at.way, len(HintLevel))))
    ways = _ways(looking, study, found)
    return replace(looking, at=looking.at.within(ways)) if ways else looking


def line_of(looking: Looking, study: Study, found: AllResult | None) -> Line:
    """Return the line that the picture of a `bounded` state shows."""
    ways = _ways(looking, study, found)
    return stepped(study.start.play(ways[looking.at.way]), looking.at) if ways else study.start.play(())


def study_card(
    say: Texts,
    looking: Looking,
    study: Study,
    found: AllResult | None,
    png: bytes | None,
    board_link: BoardLink | None = None,
    *,
    left: WayLeft | None = None,
    beside: tuple[int, int] = (0, 0),
) -> Post:
    """Render a `bounded` state; ``png`` shows its line. ``found`` is None while the solver searches.

    ``left`` is where the `judged_line`, if there is one, left the shortest solutions. ``beside`` are the rounds of the
    same game before and after this one that can be studied, 0 for none.
    """
    say = say.of_edition(study.edition)
    ways = _ways(looking, study, found)
    return Post(
        say("study-headline", round=study.round, target=target_name(say, study.start.chip), cell=study.start.goal.label),
        Picture(_PICTURE, png, describe(say, line_of(looking, study, found).end)),
        _view_text(say, looking, study, found),
        way_left_text(say, left),
        step_text(say, study.start.play(ways[looking.at.way]), looking.at, left) if ways else "",
        "" if study.round else say("study-code", code=study.start.code),
        step_buttons(say, f"study:{looking.source}:{looking.view.value}", looking.at, ways) if ways else None,
        *with_link(say, _row(say, looking, study, found), board_link),
        button_row(*(_turn(looking, number, label) for number, label in beside_labels(say, *beside))),
        target=study.start.target,
    )


def judged_line(looking: Looking, study: Study) -> Line | None:
    """Return the line of a view that may have left the shortest solutions: that of the proof, or of the reader's own path."""
    if looking.view is View.PROOF:
        return proof_line(study)
    return own_line(study) if looking.view is View.OWN and study.own else None


def proof_line(study: Study) -> Line | None:
    """Return the line that won the chip, up to as many moves as a bid can have; None if there was none."""
    return study.start.play(study.proof[:MAX_BID]) if study.proof else None


def own_line(study: Study) -> Line:
    """Return the line of the reader's own path, up to as many moves as a bid can have."""
    return study.start.play(study.own[:MAX_BID])


def _ways(looking: Looking, study: Study, found: AllResult | None) -> Sequence[Sequence[Move]]:
    """Return the sequences of possible moves to step through in a view; empty if there are none."""
    match looking.view:
        case View.PROOF:
            return [study.proof[:MAX_BID]] if study.proof else []
        case View.OWN:
            line = own_line(study)
            return [line.moves if line.is_legal else line.moves[:-1]] if study.own else []
        case View.WAYS:
            return found.solutions if isinstance(found, AllSolutions) else []
        case View.HINTS:
            return []


def _view_text(say: Texts, looking: Looking, study: Study, found: AllResult | None) -> str:
    if needs_ways(looking) and not isinstance(found, AllSolutions):
        return say("study-searching") if found is None else without_ways(say, found)
    match looking.view:
        case View.PROOF:
            if study.proof is None:
                return say("study-no-proof")
            return say("study-proof", player=mention(say, study.prover or 0), count=len(study.proof))
        case View.OWN:
            if not study.own:
                return say("study-no-own")
            flaw = study.start.play(study.own).flaw(ricochet=study.ricochet)
            text = say("study-own", count=len(study.own))
            return f"{text}\n⚠️ {explain(say, flaw)}" if flaw else text
        case View.WAYS:
            assert isinstance(found, AllSolutions)
            return ways_text(say, found, looking.at)
        case View.HINTS:
            assert isinstance(found, AllSolutions)
            return "\n".join(hint_lines(say, hint(found.solutions[0], looking.level))) if looking.level else say("study-hints")


def _row(say: Texts, looking: Looking, study: Study, found: AllResult | None) -> ui.ActionRow[ui.LayoutView]:
    """Return the buttons to other views, and to the pad."""
    actions = [StudyAction.PROOF] if study.proof else []
    actions += [StudyAction.OWN] if study.own else []
    actions += [StudyAction.WAYS] if found or not needs_ways(looking) else [StudyAction.AGAIN]
    labels = {action: say(f"button-study-{action.value}") for action in (*actions, StudyAction.TRY)}
    following, has_ways = HintLevel.after(looking.level), isinstance(found, AllSolutions)
    if looking.view is View.HINTS and has_ways and following:
        labels = {StudyAction.HINT: hint_label(say, following), **labels}
    chosen = {action for action, view in _VIEWS.items() if view is looking.view}
    style = discord.ButtonStyle.primary
    buttons = [(label, looking.custom_id(action), style if action in chosen else None) for action, label in labels.items()]
    if study.has_results:
        buttons.append(results_button(say, looking.source.partition(".")[0]))
    elif not study.round:
        buttons.append(tiles_button(say))
    return button_row(*buttons)
