"""The move pad of a study, for trying the position without limits."""

from bot.actions.study import study_at, try_out
from bot.cards.pad import ZOOMS, Key, Pad, Use, fresh_pad, tried
from bot.cards.post import button_row
from bot.cards.study import TRY_ID, Looking, StudyAction, View
from bot.commands.interaction import Interaction
from bot.commands.pad import pad_screen, pressed_pad, show_zoom
from bot.text.names import target_name
from bot.ui.answers import defer, edit_reply
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from engine.study import Study


@handles("TryButton", TRY_ID)
async def try_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, or judge its moves."""
    study = await studied_at(interaction, named)
    (key, pad), source = pressed_pad(named.groupdict(), study.start.robots), named["source"]
    if key is None:
        raise problem(Problem.OLD_BUTTON)
    if key in ZOOMS:
        await show_zoom(interaction, _owner(source), study.start, key, pad)
        return
    await defer(interaction)
    if key is not Key.SHOW:
        await _show(interaction, source, study, pad.pressed(key))
    else:
        judged, _ = await try_out(interaction.client, texts_of(interaction), study, pad.moves)
        await _show(interaction, source, study, pad, judged)


async def studied_at(interaction: Interaction, named: Named) -> Study:
    """Return the study that a custom id names: see `study_at`."""
    return await study_at(interaction.client, named, interaction.user.id, interaction.channel_id)


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
