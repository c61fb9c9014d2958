"""The buttons and the form of a solo game, and its move pad, which in a private game the card replaces once it is solved."""

from bot.actions import solo as actions
from bot.actions.refusals import Failed
from bot.cards.pad import Key, Pad, Use, tried
from bot.cards.phrases import clock_time
from bot.cards.post import Post
from bot.cards.solo import SOLO_ID, SoloAction, attempt_failed, solo_result, visible
from bot.commands.acting import act, actor_of
from bot.commands.game_pad import GamePad, moves_form_id, open_zoom, owner_of
from bot.commands.interaction import Interaction
from bot.commands.more import open_more
from bot.commands.pad import pad_screen
from bot.commands.solo import check_chip_is_up, current, show_newest
from bot.games.solo import LiveSolo
from bot.ui.answers import mark_done
from bot.ui.forms import ask_for_moves
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from engine.games.solo.state import SoloPhase


@handles("SoloButton", SOLO_ID)
async def solo_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action. Raises `Refused` for a button of an earlier chip."""
    game_id, round_number = int(named["game_id"]), int(named["round"])
    game = await current(interaction, game_id, round_number)
    match SoloAction(named["action"]):
        case SoloAction.SHOW:
            await check_chip_is_up(interaction, game)
            await ask_for_moves(interaction, moves_form_id(game))
        case SoloAction.PAD:
            await SOLO_PAD.open(interaction, game)
        case SoloAction.ZOOM:
            await open_zoom(interaction, game)
        case SoloAction.MORE:
            await open_more(interaction, game)
        case action if action in actions.DRAWS:
            await act(interaction, game, actions.draw_next, action, interaction.client)
        case action:
            await act(interaction, game, actions.ACTIONS[action.value])


def _closed(interaction: Interaction, game: LiveSolo, number: int) -> Post | None:
    """Return what replaces the pad of a public game once its chip was played. That of a private one becomes the card."""
    state = game.state
    if game.is_private or state.player != interaction.user.id:
        return None
    return solo_result(texts_of(interaction), game.game_id, visible(state), number)


async def _show(interaction: Interaction, game: LiveSolo, pad: Pad) -> Post | str | None:
    """Show the moves as a solution. Returns the note about a flaw that costs nothing. Raises `Refused` out of turn."""
    say = texts_of(interaction)
    game.screen.pads.forget(interaction.user.id)
    try:
        flaw = await actions.show(game, actor_of(interaction), pad.moves)
    except Failed as failed:
        return failed.text(say)
    mark_done(interaction)
    if game.is_private:
        return await show_newest(interaction, game)
    return Post(attempt_failed(say, flaw) if flaw else say("done-solo-solved"), target=game.state.position.target)


async def _stop_timer(interaction: Interaction, game: LiveSolo, pad: Pad) -> str:
    """Stop the hourglass, unless it is stopped already. Raises `Refused`."""
    del pad
    if game.state.can_stop_sand:
        await actions.got_it(game, actor_of(interaction))
        mark_done(interaction)
    return ""


async def _pad(interaction: Interaction, game: LiveSolo, pad: Pad, note: str) -> Post:
    """Return the pad for the current state of the game."""
    say, state = texts_of(interaction), game.state
    shown = tried(state.position, pad)
    headline = say(
        "pad-headline-solo",
        made=len(shown.pad.moves),
        until=clock_time(say, state.deadline or 0),
        showing="practice" if not state.has_sand else "yes" if state.phase is SoloPhase.SHOWING else "no",
    )
    use = Use(owner_of(game), got_it=state.can_stop_sand)
    return await pad_screen(interaction, use, shown, headline, note, edition=state.rules.edition)


SOLO_PAD = GamePad(
    current,
    _pad,
    _closed,
    {Key.SHOW: _show, Key.GOT_IT: _stop_timer},
    lambda interaction, game, _: check_chip_is_up(interaction, game),
)
"""The pad of a solo game."""
