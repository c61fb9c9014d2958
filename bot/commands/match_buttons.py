"""The buttons and forms of a match, and its move pad: scratch paper for bidders, and the prover's input."""

import discord

from bot.actions.match import ACTIONS
from bot.cards.buttons import BUTTON_ID, Action
from bot.cards.match import closed_pad
from bot.cards.pad import Key, Pad, Use, tried
from bot.cards.phrases import clock_time
from bot.cards.post import NUMBER, Post
from bot.commands import play
from bot.commands.acting import act
from bot.commands.game_pad import GamePad, moves_form_id, open_zoom, owner_of
from bot.commands.interaction import Interaction
from bot.commands.more import open_more
from bot.commands.pad import pad_screen
from bot.commands.ricochet import end_and_begin
from bot.games.match import LiveMatch
from bot.text.escaping import quotable
from bot.ui.answers import show_form
from bot.ui.forms import MOVES, ask_for_moves, field, make_form, typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, Refused, problem
from bot.ui.typed_moves import MAX_NOTATION
from engine.board.pieces import Robot
from engine.board.proof import ProofLength
from engine.games.match.state import OPEN_TO_BIDS, Phase
from engine.rules.rules import MIN_BID

_MAX_DIGITS = 6
_PATH = "path"
"""The second field of the bid form."""


@handles("MatchButton", BUTTON_ID)
async def match_button(interaction: Interaction, named: Named) -> None:
    """Run the button's action. A button of an earlier round is refused, unless it concerns the whole match.

    Opening a form or screen marks the player as present; other actions do so themselves.
    """
    match_id, round_number, action = int(named["match_id"]), int(named["round"]), Action(named["action"])
    of_match = action in (Action.FINISH, Action.END_AND_START)
    live = await play.current(interaction, match_id, None if of_match else round_number)
    match action:
        case Action.BID:
            say, custom_id = texts_of(interaction), f"ricochet:{match_id}:{round_number}:form-bid"
            number = field(say, "bid", MOVES, discord.TextStyle.short, _MAX_DIGITS)
            path = field(say, "path", _PATH, discord.TextStyle.paragraph, MAX_NOTATION, required=False)
            await show_form(interaction, make_form(say("form-bid-title"), custom_id, number, path))
            await play.give_sign(interaction)
        case Action.PROVE:
            play.check_prover(live.state, interaction.user.id)
            await ask_for_moves(interaction, moves_form_id(live))
            await play.give_sign(interaction)
        case Action.PAD:
            await MATCH_PAD.open(interaction, live)
        case Action.ZOOM:
            await open_zoom(interaction, live)
        case Action.MORE:
            await open_more(interaction, live)
        case Action.END_AND_START:
            await end_and_begin(interaction)
        case _:
            await act(interaction, live, ACTIONS[action.value])


@handles("BidForm", rf"ricochet:(?P<match_id>{NUMBER}):(?P<round>{NUMBER}):form-bid")
async def bid_form(interaction: Interaction, named: Named) -> None:
    """Place the bid of the form. Raises `Refused` if it is of an earlier round."""
    live, text = await play.current(interaction, int(named["match_id"]), int(named["round"])), typed(interaction)
    if not (text.isdecimal() and len(text) <= _MAX_DIGITS):
        raise problem(Problem.NOT_A_NUMBER, text=quotable(text))
    await play.enter_bid(interaction, live, int(text), typed(interaction, _PATH))


def _closed(interaction: Interaction, live: LiveMatch, number: int) -> Post | None:
    return closed_pad(texts_of(interaction), live.game_id, live.state, interaction.user.id, number)


async def _show(interaction: Interaction, live: LiveMatch, pad: Pad) -> Post | str:
    """Show the moves of a pad as the proof, once it is due. Returns the answer that replaces the pad."""
    return "" if live.state.phase in OPEN_TO_BIDS else await play.shown_proof(interaction, live, pad.moves)


async def _bid(interaction: Interaction, live: LiveMatch, pad: Pad) -> str:
    """Bid the moves of a pad and seal them. Returns the note above the buttons, also for a refused bid."""
    try:
        return (await play.confirm_bid(interaction, live, len(pad.moves), pad.moves)).text
    except Refused as refused:
        if live.state.phase not in OPEN_TO_BIDS:
            raise
        return refused.text(texts_of(interaction))


async def _check_use(interaction: Interaction, live: LiveMatch, key: Key | Robot | None) -> None:
    """Raise `Refused` unless the user may have a pad now. A bid is refused as any other is."""
    if key is Key.BID:
        return
    if live.state.phase not in OPEN_TO_BIDS:
        play.check_prover(live.state, interaction.user.id)
        return
    assert interaction.guild_id is not None
    chosen = await interaction.client.store.guild_settings(interaction.guild_id)
    if not chosen.bidding_pad:
        raise problem(Problem.NO_BIDDING_PAD)


async def _pad(interaction: Interaction, live: LiveMatch, pad: Pad, note: str) -> Post:
    """Return the pad: scratch paper for a bidder, which becomes the prover's when it is their turn."""
    match = live.state
    say, owner, shown = texts_of(interaction), owner_of(live), tried(match.position, pad)
    until = clock_time(say, match.deadline) if match.deadline else ""
    if match.phase in OPEN_TO_BIDS:
        headline = say("pad-headline-bidding", until="none" if match.phase is Phase.THINKING else until)
        use = Use(owner, least=MIN_BID, last=Key.BID)
        return await pad_screen(interaction, use, shown, headline, note, edition=match.rules.edition)
    bid = match.round.prover
    assert bid is not None
    least = 1 if match.rules.proof_length is ProofLength.AT_MOST else bid.moves
    headline = say("pad-headline", made=len(shown.pad.moves), bid=bid.moves, until=until)
    return await pad_screen(interaction, Use(owner, bid.moves, least), shown, headline, edition=match.rules.edition)


MATCH_PAD = GamePad(
    lambda interaction, match_id, _: play.current(interaction, match_id),
    _pad,
    _closed,
    {Key.SHOW: _show, Key.BID: _bid},
    _check_use,
)
"""The pad of a match. Bidders seal the moves of theirs with the bid."""
