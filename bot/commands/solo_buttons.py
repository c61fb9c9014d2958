"""The buttons and the form of a solo game, and its move pad, which in a private game the card replaces once it is solved."""

from functools import partial

from bot.actions import solo as actions
from bot.actions.refusals import Failed
from bot.cards.pad import Key, Pad, Use, tried
from bot.cards.phrases import clock_time
from bot.cards.post import Post
from bot.cards.solo import SOLO_ID, SoloAction, attempt_failed, solo_result, visible
from bot.commands.acting import act, actor_of
from bot.commands.interaction import Interaction
from bot.commands.pad import close_pad, game_pad, moves_form_id, open_pad, open_zoom, owner_of, pad_screen, press, update_pad
from bot.commands.solo import ask_to_end, check_chip_is_up, current, show_newest
from bot.games.solo import LiveSolo
from bot.ui.answers import defer, edit_reply, mark_done
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
            await check_chip_is_up(interaction, game)
            await open_pad(interaction, game, partial(_pad, interaction, game))
        case SoloAction.ZOOM:
            await open_zoom(interaction, game)
        case SoloAction.END:
            await ask_to_end(interaction, game)
        case action:
            await act(interaction, game, actions.ACTIONS[action.value])


@handles("SoloPadButton", game_pad("solo"))
async def solo_pad_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, or show its moves as a solution. Raises `Refused`."""
    game = await current(interaction, int(named["game_id"]), int(named["round"]))
    pressed = await press(interaction, named, game.state.position, edition=game.state.rules.edition)
    if pressed is None or await _close(interaction, game):
        return
    key, pad = pressed
    await check_chip_is_up(interaction, game)
    await defer(interaction)
    if key is Key.SHOW:
        await _show(interaction, game, pad)
    elif key is Key.GOT_IT:
        await _stop_timer(interaction, game, pad)
    else:
        await _update(interaction, game, pad.pressed(key))


async def _close(interaction: Interaction, game: LiveSolo) -> bool:
    """Close the pressed pad of a public game if its chip is over. Returns whether it was closed."""
    state = game.state
    if game.is_private or state.player != interaction.user.id:
        return False
    post = solo_result(texts_of(interaction), game.game_id, visible(state), state.round.number)
    return await close_pad(interaction, game, post)


async def _show(interaction: Interaction, game: LiveSolo, pad: Pad) -> None:
    """Show the moves as a solution, and explain a flaw that costs nothing on the pad. Raises `Refused` out of turn."""
    say = texts_of(interaction)
    game.screen.pads.forget(interaction.user.id)
    try:
        flaw = await actions.show(game, actor_of(interaction), pad.moves)
    except Failed as failed:
        await _update(interaction, game, pad, failed.text(say))
        return
    mark_done(interaction)
    if game.is_private:
        await show_newest(interaction, game)
    else:
        text = attempt_failed(say, flaw) if flaw else say("done-solo-solved")
        await edit_reply(interaction, Post(text, target=game.state.position.target))


async def _stop_timer(interaction: Interaction, game: LiveSolo, pad: Pad) -> None:
    """Stop the hourglass, unless it is stopped already, and show the pad with its moves. Raises `Refused`."""
    if game.state.can_stop_sand:
        await actions.got_it(game, actor_of(interaction))
        mark_done(interaction)
    await _update(interaction, game, pad)


async def _update(interaction: Interaction, game: LiveSolo, pad: Pad, note: str = "") -> None:
    await update_pad(interaction, game, game.state.round.number, await _pad(interaction, game, pad, note))


async def _pad(interaction: Interaction, game: LiveSolo, pad: Pad, note: str = "") -> Post:
    """Return the pad for the current state of the game."""
    say, state = texts_of(interaction), game.state
    shown = tried(state.position, pad)
    headline = say(
        "pad-headline-solo",
        made=len(shown.pad.moves),
        until=clock_time(say, state.deadline or 0),
        showing="yes" if state.phase is SoloPhase.SHOWING else "no",
    )
    use = Use(owner_of(game), got_it=state.can_stop_sand)
    return await pad_screen(interaction, use, shown, headline, note, edition=state.rules.edition)
