"""The ephemeral move pad of a race, from which solutions are submitted."""

from bot.actions import give_sign
from bot.actions.race import submit
from bot.cards.pad import PAD_ID, ZOOMS, Key, Pad, Use, fresh_pad, tried
from bot.cards.post import NUMBER, Post
from bot.cards.race import closed_race_pad, race_until
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.pad import close_pad, pad_screen, pressed_pad, show_zoom
from bot.games.race import LiveRace
from bot.ui.answers import defer, defer_ephemeral, edit_reply, mark_done, show_post_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, Refused, problem

RACE_PAD = rf"race:(?P<game_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"
"""The pattern of the buttons' custom ids, which name the race and the round."""


@handles("RacePadButton", RACE_PAD)
async def race_pad_button(interaction: Interaction, named: Named) -> None:
    """Update the pad, or submit its moves. Raises `Refused`."""
    live = interaction.client.games.with_id("race", int(named["game_id"]))
    if live is None or live.place.channel_id != interaction.channel_id:
        raise problem(Problem.RACE_OVER)
    number = int(named["round"])
    if await _close(interaction, live, number):
        return
    key, pad = pressed_pad(named.groupdict(), live.state.position.robots)
    if key in ZOOMS:
        await show_zoom(interaction, _owner(live), live.state.round.start, key, pad)
    else:
        await defer(interaction)
        note = await _submit(interaction, live, pad) if key is Key.SHOW else ""
        if await _close(interaction, live, number):
            return
        await edit_reply(interaction, await _screen(interaction, live, pad.pressed(key) if key else pad, note))
        live.screen.pads.opened(interaction, number)
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


async def open_pad(interaction: Interaction, live: LiveRace) -> None:
    """Show the user an ephemeral pad for the current chip."""
    await defer_ephemeral(interaction)
    shown = await show_post_ephemeral(interaction, await _screen(interaction, live, fresh_pad(live.state.position)))
    live.screen.pads.opened(interaction, live.state.round.number, shown)
    await give_sign(live, actor_of(interaction))


async def open_zoom(interaction: Interaction, live: LiveRace) -> None:
    """Show the quarter with the target enlarged, with buttons to the surroundings of each robot."""
    start = live.state.round.start
    await show_zoom(interaction, _owner(live), start, Key.ZOOM, fresh_pad(start))
    await give_sign(live, actor_of(interaction))


def _owner(live: LiveRace) -> str:
    """Return the prefix of the custom ids."""
    return f"race:{live.game_id}.{live.state.round.number}"


async def _screen(interaction: Interaction, live: LiveRace, pad: Pad, note: str = "") -> Post:
    """Return the pad for the current state of the race."""
    say, race = texts_of(interaction), live.state
    shown, own = tried(race.round.start, pad), race.round.entry_of(interaction.user.id)
    headline = say("pad-headline-race", made=len(shown.pad.moves), until=race_until(say, race))
    best = say("race-own", count=len(own.moves)) if own else ""
    return await pad_screen(interaction, Use(_owner(live)), shown, headline, note, best)
