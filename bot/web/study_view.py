"""The view of a study: a position without a clock, whose solutions are no secret."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.cards.alt_text import describe
from bot.cards.daily import solution_text
from bot.cards.flaws import explain
from bot.cards.phrases import hint_label, hint_lines, mention
from bot.cards.stepping import Stepping, ways_text, without_ways
from bot.cards.study import beside_labels, own_line, proof_line
from bot.text import Texts
from bot.text.names import target_name
from bot.web import protocol
from bot.web.view import Names, board_view, marked_solution, plain, solution, target_view
from bot.web.ways_left import NO_WAYS, WaysLeft
from engine.board.position import Line
from engine.rules.hints import HintLevel, hint
from engine.rules.rules import MAX_BID
from engine.rules.study import Study
from engine.solver import AllResult, AllSolutions


@dataclass(frozen=True, slots=True)
class Desk:
    """The page of a study: moves of the person's own, hints up to a ``level``, or solutions, all the shortest if ``has_ways``.

    ``found`` is what the solver has found, if it was asked. ``before`` and ``after`` are the rounds of the same game beside
    this one that can be studied, 0 for none.
    """

    is_trying: bool = False
    level: HintLevel | None = None
    has_ways: bool = False
    found: AllResult | None = None
    before: int = 0
    after: int = 0


def judged_lines(study: Study) -> Iterator[Line]:
    """Yield the lines of a study that may have left the shortest solutions: the proof, and the person's own path."""
    if proof := proof_line(study):
        yield proof
    if study.own:
        yield own_line(study)


def study_view(
    say: Texts, source: str, study: Study, desk: Desk, names: Names, left: WaysLeft = NO_WAYS, *, may_show: bool = True
) -> protocol.GameView:
    """Return what is seen of a study of this source, on a desk; ``may_show`` is false for a person who only watches.

    ``left`` is for its `judged_lines`.
    """
    say = say.of_edition(study.edition)
    start, show = study.start, say("pad-show")
    lines = () if desk.is_trying else _lines(say, study, desk, names, left)
    return protocol.GameView(
        kind="study",
        which=source,
        game=source,
        round=0 if lines else 1,
        headline=plain(
            say("study-headline", round=study.round, target=target_name(say, start.chip), cell=start.goal.label), names
        ),
        status=plain(_status(say, study, desk), names),
        words=describe(say, start),
        hint=_hint(say, desk),
        board=board_view(say, start.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, start.board, start.chip),
        actions=tuple(_actions(say, study, desk)) if may_show else (),
        finish=None
        if lines or not may_show
        else protocol.Finish(what="show", empty=show, label=show, least=1, most=MAX_BID, on_arrival="always"),
        may_try=not lines,
        judged_by=study.ricochet.value,
        solutions=lines,
    )


def _lines(say: Texts, study: Study, desk: Desk, names: Names, left: WaysLeft) -> tuple[protocol.Solution, ...]:
    """Return the lines to step through: the proof, the person's own, and the shortest solutions if they are wanted."""
    lines = list[protocol.Solution]()
    if proof := proof_line(study):
        label = say("study-proof", player=mention(say, study.prover or 0), count=len(proof.moves))
        lines.append(marked_solution(say, label, proof.moves, names, left.get(proof)))
    if study.own:
        line = own_line(study)
        flaw = line.flaw(ricochet=study.ricochet)
        label = say("study-own", count=len(study.own)) + (f"\n⚠️ {explain(say, flaw)}" if flaw else "")
        lines.append(marked_solution(say, label, line.moves if line.is_legal else line.moves[:-1], names, left.get(line)))
    if desk.has_ways and isinstance(desk.found, AllSolutions):
        shortest = [
            solution(solution_text(say, desk.found.solutions, way), moves, names)
            for way, moves in enumerate(desk.found.solutions)
        ]
        lines = [*shortest, *lines]
    return tuple(lines)


def _status(say: Texts, study: Study, desk: Desk) -> str:
    """Return what is known about the position."""
    if desk.has_ways and desk.found is not None:
        if isinstance(desk.found, AllSolutions):
            return ways_text(say, desk.found, Stepping()).partition("\n")[0]
        return without_ways(say, desk.found)
    return say("study-no-proof") if study.round and not study.proof else ""


def _hint(say: Texts, desk: Desk) -> str:
    if desk.level is None or not isinstance(desk.found, AllSolutions):
        return ""
    return "\n".join(hint_lines(say, hint(desk.found.solutions[0], desk.level)))


def _actions(say: Texts, study: Study, desk: Desk) -> Sequence[protocol.Action]:
    """Return the buttons to what can be looked at, and to other rounds."""

    def action(what: str, label: str, *, leads: bool = False) -> protocol.Action:
        return protocol.Action(what=what, label=label, leads=leads)

    has_lines = bool(study.proof or study.own or desk.has_ways)
    actions = [action("try", say("button-study-try"), leads=True)] if has_lines and not desk.is_trying else []
    actions += [action("back", say("button-study-back"))] if has_lines and desk.is_trying else []
    if not desk.has_ways and (level := HintLevel.after(desk.level)):
        actions.append(action(f"hint-{level.number}", hint_label(say, level)))
    actions += [] if desk.has_ways else [action("ways", say("button-study-ways"))]
    for number, label in beside_labels(say, desk.before, desk.after):
        actions.append(action("before" if number == desk.before else "after", label))
    return actions
