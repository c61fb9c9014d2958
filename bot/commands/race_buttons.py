"""The buttons and the form of a race, and its ephemeral move pad, from which solutions are submitted."""

from bot.actions import give_sign
from bot.actions.race import ACTIONS, submit
from bot.cards.pad import Key, Pad, Use, tried
from bot.cards.post import Post
from bot.cards.race import RACE_ID, RaceAction, closed_race_pad, race_until
from bot.commands.acting import act, actor_of, pressed_game
from bot.commands.game_pad import GamePad, moves_form_id, open_zoom, owner_of
from bot.commands.interaction import Interaction
from bot.commands.more import open_more
from bot.commands.pad import pad_screen
from bot.commands.race import current
from bot.games.race import LiveRace
from bot.ui.answers import mark_done
from bot.ui.forms import ask_for_moves
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, Refused

_IN_PAUSE = {RaceAction.NEXT: True, RaceAction.MORE: None}
"""Whether a button is pressed in the pause between rounds, and not in a round; None for both."""


@handles("RaceButton", RACE_ID)
async def race_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action; opening a screen marks the user as present. Raises `Refused` for an old round's button."""
    game_id, round_number, action = int(named["game_id"]), int(named["round"]), RaceAction(named["action"])
    live = await current(interaction, game_id, round_number, in_pause=_IN_PAUSE.get(action, False))
    match action:
        case RaceAction.PAD:
            await RACE_PAD.open(interaction, live)
        case RaceAction.SUBMIT:
            await ask_for_moves(interaction, moves_form_id(live))
            await give_sign(live, actor_of(interaction))
        case RaceAction.ZOOM:
            await open_zoom(interaction, live)
        case RaceAction.MORE:
            await open_more(interaction, live)
        case _:
            await act(interaction, live, ACTIONS[action.value])


async def _running(interaction: Interaction, game_id: int, number: int) -> LiveRace:
    """Return the race of a pad, also of one whose round is over."""
    del number
    return pressed_game(interaction, game_id, Problem.RACE_OVER, "race")


def _closed(interaction: Interaction, live: LiveRace, number: int) -> Post | None:
    return closed_race_pad(texts_of(interaction), live.game_id, live.state, interaction.user.id, number)


async def _submit(interaction: Interaction, live: LiveRace, pad: Pad) -> str:
    """Submit the moves of a pad. Returns the note for the pad, also for refused moves."""
    try:
        said = await submit(live, actor_of(interaction), pad.moves)
    except Refused as refused:
        return refused.text(texts_of(interaction))
    mark_done(interaction)
    return said.text


async def _pad(interaction: Interaction, live: LiveRace, pad: Pad, note: str) -> Post:
    """Return the pad for the current state of the race."""
    say, race = texts_of(interaction), live.state
    shown, own = tried(race.round.start, pad), race.round.entry_of(interaction.user.id)
    headline = say("pad-headline-race", made=len(shown.pad.moves), until=race_until(say, race))
    best = say("race-own", count=len(own.moves)) if own else ""
    return await pad_screen(interaction, Use(owner_of(live)), shown, headline, note, best, edition=race.rules.edition)


RACE_PAD = GamePad(_running, _pad, _closed, {Key.SHOW: _submit})
"""The pad of a race, from which solutions are submitted."""
