"""The buttons and the form of a race, and its ephemeral move pad, from which solutions are submitted."""

from functools import partial

from bot.actions import give_sign
from bot.actions.race import ACTIONS, submit
from bot.cards.pad import Key, Pad, Use, tried
from bot.cards.post import Post
from bot.cards.race import RACE_ID, RaceAction, closed_race_pad, race_until
from bot.commands.acting import act, actor_of, pressed_game
from bot.commands.interaction import Interaction
from bot.commands.pad import close_pad, game_pad, moves_form_id, open_pad, open_zoom, owner_of, pad_screen, press, update_pad
from bot.commands.race import current
from bot.games.race import LiveRace
from bot.ui.answers import defer, mark_done
from bot.ui.forms import ask_for_moves
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, Refused


@handles("RaceButton", RACE_ID)
async def race_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action; opening a screen marks the user as present. Raises `Refused` for an old round's button."""
    game_id, round_number, action = int(named["game_id"]), int(named["round"]), RaceAction(named["action"])
    live = await current(interaction, game_id, round_number, in_pause=action is RaceAction.NEXT)
    match action:
        case RaceAction.PAD:
            await open_pad(interaction, live, partial(_pad, interaction, live))
        case RaceAction.SUBMIT:
            await ask_for_moves(interaction, moves_form_id(live))
            await give_sign(live, actor_of(interaction))
        case RaceAction.ZOOM:
            await open_zoom(interaction, live)
        case _:
            await act(interaction, live, ACTIONS[action.value])


@handles("RacePadButton", game_pad("race"))
async def race_pad_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, or submit its moves. Raises `Refused`."""
    live: LiveRace = pressed_game(interaction, int(named["game_id"]), Problem.RACE_OVER, "race")
    number = int(named["round"])
    if await _close(interaction, live, number):
        return
    if pressed := await press(interaction, named, live.state.round.start, edition=live.state.rules.edition):
        key, pad = pressed
        await defer(interaction)
        note = await _submit(interaction, live, pad) if key is Key.SHOW else ""
        if await _close(interaction, live, number):
            return
        await update_pad(interaction, live, number, await _pad(interaction, live, pad.pressed(key), note))
    await give_sign(live, actor_of(interaction))


async def _close(interaction: Interaction, live: LiveRace, number: int) -> bool:
    """Close the pressed pad if its round is over. Returns whether it was closed."""
    say, player = texts_of(interaction), interaction.user.id
    return await close_pad(interaction, live, closed_race_pad(say, live.game_id, live.state, player, number))


async def _submit(interaction: Interaction, live: LiveRace, pad: Pad) -> str:
    """Submit the moves of a pad. Returns the note for the pad, also for refused moves."""
    try:
        said = await submit(live, actor_of(interaction), pad.moves)
    except Refused as refused:
        return refused.text(texts_of(interaction))
    mark_done(interaction)
    return said.text


async def _pad(interaction: Interaction, live: LiveRace, pad: Pad, note: str = "") -> Post:
    """Return the pad for the current state of the race."""
    say, race = texts_of(interaction), live.state
    shown, own = tried(race.round.start, pad), race.round.entry_of(interaction.user.id)
    headline = say("pad-headline-race", made=len(shown.pad.moves), until=race_until(say, race))
    best = say("race-own", count=len(own.moves)) if own else ""
    return await pad_screen(interaction, Use(owner_of(live)), shown, headline, note, best, edition=race.rules.edition)
