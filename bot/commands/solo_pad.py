"""The move pad of a solo game. In a private game it is replaced by the card when the chip is solved."""

from bot.actions.solo import solo_refusal
from bot.cards.pad import PAD_ID, ZOOMS, Key, Pad, Use, fresh_pad, tried
from bot.cards.phrases import clock_time
from bot.cards.post import NUMBER, Post, layout
from bot.cards.solo import attempt_failed, solo_result, visible
from bot.commands.interaction import Interaction, made_at
from bot.commands.pad import close_pad, pad_screen, pressed_pad, show_zoom
from bot.commands.solo import check_chip_is_up, current, show_newest
from bot.games.solo import LiveSolo
from bot.games.solo_screen import PrivateScreen
from bot.ui.answers import defer, defer_ephemeral, edit_reply, mark_done, show_post_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from engine.outcome import Outcome
from engine.refusals import Refusal
from engine.solo import GotIt, Show, SoloPhase

SOLO_PAD = rf"solo:(?P<game_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"
"""The pattern of the buttons' custom ids, which name the game and the round."""


@handles("SoloPadButton", SOLO_PAD)
async def solo_pad_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, or show its moves as a solution. Raises `Refused`."""
    game = await current(interaction, int(named["game_id"]), int(named["round"]))
    key, pad = pressed_pad(named.groupdict(), game.state.position.robots)
    if key in ZOOMS:
        await show_zoom(interaction, _owner(game), game.state.position, key, pad)
        return
    if await _close(interaction, game):
        return
    await check_chip_is_up(interaction, game)
    await defer(interaction)
    if key is Key.SHOW:
        await _show(interaction, game, pad)
    elif key is Key.GOT_IT:
        await _stop_timer(interaction, game, pad)
    else:
        await edit_reply(interaction, await _screen(interaction, game, pad.pressed(key) if key else pad))
        game.screen.pads.opened(interaction, game.state.round.number)


async def open_pad(interaction: Interaction, game: LiveSolo) -> None:
    """Show the player an ephemeral pad."""
    if isinstance(game.screen, PrivateScreen):
        await game.screen.take(interaction)
    else:
        await defer_ephemeral(interaction)
    shown = await show_post_ephemeral(interaction, await _screen(interaction, game, fresh_pad(game.state.position)))
    game.screen.pads.opened(interaction, game.state.round.number, shown)


async def _close(interaction: Interaction, game: LiveSolo) -> bool:
    """Close the pressed pad of a public game if its chip is over. Returns whether it was closed."""
    state = game.state
    if isinstance(game.screen, PrivateScreen) or state.player != interaction.user.id:
        return False
    post = solo_result(texts_of(interaction), game.game_id, visible(state), state.round.number)
    return await close_pad(interaction, game, post)


async def open_zoom(interaction: Interaction, game: LiveSolo) -> None:
    """Show the quarter with the target enlarged, with buttons to the surroundings of each robot."""
    start = game.state.position
    await show_zoom(interaction, _owner(game), start, Key.ZOOM, fresh_pad(start))


def _owner(game: LiveSolo) -> str:
    """Return the prefix of the custom ids."""
    return f"solo:{game.game_id}.{game.state.round.number}"


async def _show(interaction: Interaction, game: LiveSolo, pad: Pad) -> None:
    """Show the moves as a solution, and explain a flaw on the pad. Raises `Refused` if no solution can be shown now."""
    say = texts_of(interaction)
    game.screen.pads.forget(interaction.user.id)
    decision = await game.handle(Show(interaction.user.id, pad.moves), made_at(interaction))
    if isinstance(decision, Outcome):
        mark_done(interaction)
        flaw = decision.steps[0].flaw
        if isinstance(game.screen, PrivateScreen):
            await show_newest(interaction, game)
        else:
            text = attempt_failed(say, flaw) if flaw else say("done-solo-solved")
            await edit_reply(interaction, Post(layout(text, target=game.state.position.target)))
        return
    refused = solo_refusal(decision, game.state)
    if isinstance(decision, Refusal):
        raise refused
    await edit_reply(interaction, await _screen(interaction, game, pad, refused.text(say)))
    game.screen.pads.opened(interaction, game.state.round.number)


async def _stop_timer(interaction: Interaction, game: LiveSolo, pad: Pad) -> None:
    """Stop the hourglass, unless it is stopped already, and show the pad with its moves. Raises `Refused`."""
    decision = await game.handle(GotIt(interaction.user.id), made_at(interaction))
    if isinstance(decision, Outcome):
        mark_done(interaction)
    elif decision is not Refusal.SAND_STANDS_STILL:
        raise solo_refusal(decision, game.state)
    await edit_reply(interaction, await _screen(interaction, game, pad))
    game.screen.pads.opened(interaction, game.state.round.number)


async def _screen(interaction: Interaction, game: LiveSolo, pad: Pad, note: str = "") -> Post:
    """Return the pad for the current state of the game."""
    say, state = texts_of(interaction), game.state
    shown = tried(state.position, pad)
    headline = say(
        "pad-headline-solo",
        made=len(shown.pad.moves),
        until=clock_time(say, state.deadline or 0),
        showing="yes" if state.phase is SoloPhase.SHOWING else "no",
    )
    return await pad_screen(interaction, Use(_owner(game), got_it=state.can_stop_sand), shown, headline, note)
