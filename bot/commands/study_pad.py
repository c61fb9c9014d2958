"""The move pad of a study, for trying the position without limits."""

from bot.cards.flaws import explain
from bot.cards.pad import ZOOMS, Key, Pad, Use, fresh_pad, tried
from bot.cards.post import button_row, moves_text
from bot.cards.study import TRY_ID, Looking, StudyAction, View
from bot.commands.interaction import Interaction
from bot.commands.pad import pad_screen, pressed_pad, show_zoom
from bot.commands.study_source import study_at
from bot.text import Texts
from bot.text.names import target_name
from bot.ui.answers import defer, edit_reply
from bot.ui.languages import texts_of
from bot.ui.persistent import PersistentItem
from bot.ui.replies import Problem, problem
from engine.position import Line
from engine.solver import AllResult, AllSolutions
from engine.study import Study


class TryButton(PersistentItem, template=TRY_ID):
    """A button of a study's pad."""

    async def pressed(self, interaction: Interaction) -> None:
        """Update the pad, or judge its moves."""
        study = await study_at(interaction, self.named)
        (key, pad), source = pressed_pad(self.named.groupdict(), study.start.robots), self.named["source"]
        if key is None:
            raise problem(Problem.OLD_BUTTON)
        if key in ZOOMS:
            await show_zoom(interaction, _owner(source), study.start, key, pad)
            return
        await defer(interaction)
        say, line = texts_of(interaction), study.start.play(pad.moves)
        if key is not Key.SHOW:
            await _show(interaction, source, study, pad.pressed(key))
        elif flaw := line.flaw(ricochet=study.ricochet):
            await _show(interaction, source, study, pad, say("try-flaw", why=explain(say, flaw)))
        else:
            found = await interaction.client.solver.all_of(study.start, study.ricochet, patience=0)
            await _show(interaction, source, study, pad, _solved(say, line, found))


async def open_pad(interaction: Interaction, source: str, study: Study) -> None:
    """Show an empty pad, after the interaction was deferred."""
    await _show(interaction, source, study, fresh_pad(study.start))


def _owner(source: str) -> str:
    """Return the prefix of the custom ids."""
    return f"try:{source}"


async def _show(interaction: Interaction, source: str, study: Study, pad: Pad, judged: str = "") -> None:
    """Show the pad, the judgement of its moves, and a button back to the study."""
    say = texts_of(interaction)
    headline = say("try-headline", target=target_name(say, study.start.chip), cell=study.start.goal.label)
    view = View.PROOF if study.proof else View.WAYS if study.round else View.HINTS
    back = button_row((say("button-study-back"), Looking(source, view).custom_id(StudyAction.AGAIN), None))
    use, shown = Use(_owner(source)), tried(study.start, pad)
    await edit_reply(interaction, await pad_screen(interaction, use, shown, headline, judged, below=[back]))


def _solved(say: Texts, line: Line, found: AllResult | None) -> str:
    """Confirm a solution, and say whether there is a shorter one if that is known."""
    known = isinstance(found, AllSolutions)
    best = "unknown" if not known else "yes" if len(line.slides) <= len(found.solutions[0]) else "no"
    return say("try-solved", count=len(line.slides), moves=moves_text(say, line.moves), best=best)
