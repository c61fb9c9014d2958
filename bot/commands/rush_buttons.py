"""The buttons and the form of a rush: *Go*, and the move pad that is its card."""

from bot.actions import rush as actions
from bot.cards.pad import ZOOMS, Key, Pad
from bot.cards.rush import CUP_ID, RUSH_ID, tried_in
from bot.commands.acting import act
from bot.commands.game_pad import moves_form_id
from bot.commands.interaction import Interaction
from bot.commands.more import open_more
from bot.commands.pad import press, pressed_pad
from bot.commands.rush import current, open_rush, show_rush
from bot.games.rush import LiveRush
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem


@handles("RushButton", RUSH_ID)
async def rush_button(interaction: Interaction, named: Named) -> None:
    """Start the clock of a rush that is ready."""
    if live := await current(interaction, int(named["game_id"])):
        await act(interaction, live, actions.go, interaction.client)


@handles("CupButton", CUP_ID)
async def cup_button(interaction: Interaction, named: Named) -> None:
    """Prepare the cup that is open for the user, or show their rush here."""
    del named
    await open_rush(interaction, as_cup=True)


async def press_rush_pad(interaction: Interaction, named: Named) -> None:
    """Move a robot, and show the moves as soon as they are a solution, in a cup by its key; or pass, type or zoom.

    Raises `Refused`.
    """
    live = await current(interaction, int(named["game_id"]))
    if live is None:
        return
    if not live.state.is_running or live.state.round.number != int(named["round"]):
        if pressed_pad(named.groupdict(), live.state.position.robots)[0] in (*ZOOMS, Key.MORE):
            raise problem(Problem.RUSH_CHIP_OVER)
        await show_rush(interaction, live)
        return
    pressed = await press(interaction, named, live.state.position, moves_form_id(live), edition=live.state.rules.edition)
    if pressed is None:
        return
    key, pad = pressed
    if key is Key.PASS:
        await act(interaction, live, actions.pass_chip)
    elif key is Key.SHOW:
        await act(interaction, live, actions.show, pad.moves)
    elif key is Key.MORE:
        await open_more(interaction, live, pad)
    else:
        await _move(interaction, live, pad.pressed(key))


async def _move(interaction: Interaction, live: LiveRush, pad: Pad) -> None:
    """Show the pad with its moves, or if they are a solution, the next chip; not in a cup, where their length counts."""
    rush = live.state
    shown = tried_in(rush, pad)
    if rush.cup is None and shown.slide is None and shown.line.slides and shown.line.flaw(ricochet=rush.rules.ricochet) is None:
        await act(interaction, live, actions.show, shown.line.moves)
    else:
        live.screen.lay(rush.round.number, pad)
        await show_rush(interaction, live)
