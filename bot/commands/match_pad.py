"""The move pad of a match: scratch paper for bidders, and the prover's input."""

from bot.cards.match import closed_pad
from bot.cards.pad import PAD_ID, ZOOMS, Key, Pad, Use, fresh_pad, tried
from bot.cards.phrases import clock_time
from bot.cards.post import NUMBER, Post
from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.pad import close_pad, pad_screen, pressed_pad, show_zoom
from bot.games.match_screen import MatchScreen
from bot.ui.answers import defer, defer_ephemeral, edit_reply, is_answered, show_post_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, Refused, problem
from engine.match import OPEN_TO_BIDS, Match, Phase
from engine.proof import ProofLength
from engine.rules import MIN_BID

MATCH_PAD = rf"pad:(?P<match_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"
"""The pattern of the buttons' custom ids, which name the match and the round."""


@handles("PadButton", MATCH_PAD)
async def pad_button(interaction: Interaction, named: Named) -> None:
    """Update a pad, bid its moves and seal them, or show them as the proof. Raises `Refused`.

    A bidder's pad becomes the prover's pad when it is their turn.
    """
    match_id, number = int(named["match_id"]), int(named["round"])
    play.check_current(interaction, match_id)
    match = play.match_of(interaction)
    post = closed_pad(texts_of(interaction), match_id, match, interaction.user.id, number)
    if await close_pad(interaction, play.live_match(interaction), post):
        return
    key, pad = pressed_pad(named.groupdict(), match.position.robots)
    if key in ZOOMS:
        await show_zoom(interaction, _owner(match_id, match), match.round.start, key, pad)
        await play.give_sign(interaction)
        return
    if key is not Key.BID:
        await _check_use(interaction, match)
    await defer(interaction)
    note = ""
    if key is Key.SHOW and match.phase not in OPEN_TO_BIDS:
        shown = await play.shown_proof(interaction, pad.moves)
        play.live_match(interaction).screen.pads.forget(interaction.user.id)
        await edit_reply(interaction, shown)
        return
    if key is Key.BID:
        note = await _bid(interaction, pad)
        match = play.match_of(interaction)
    await edit_reply(interaction, await _screen(interaction, match_id, match, pad.pressed(key) if key else pad, note))
    play.live_match(interaction).screen.pads.opened(interaction, number)
    await play.give_sign(interaction)


async def _bid(interaction: Interaction, pad: Pad) -> str:
    """Bid the moves of a pad and seal them. Returns the note above the buttons, also for a refused bid."""
    try:
        return (await play.place_bid(interaction, len(pad.moves), pad.moves)).text
    except Refused as refused:
        if play.match_of(interaction).phase not in OPEN_TO_BIDS:
            raise
        return refused.text(texts_of(interaction))


async def open_pad(interaction: Interaction, match_id: int) -> None:
    """Show an ephemeral pad to a bidder or the prover. Raises `Refused`."""
    match, live = play.match_of(interaction), play.live_match(interaction)
    await _check_use(interaction, match)
    if isinstance(live.screen, MatchScreen):
        await live.screen.take(interaction)
    if not is_answered(interaction):
        await defer_ephemeral(interaction)
    shown = await show_post_ephemeral(interaction, await _screen(interaction, match_id, match, fresh_pad(match.position)))
    play.live_match(interaction).screen.pads.opened(interaction, match.round.number, shown)
    await play.give_sign(interaction)


async def open_zoom(interaction: Interaction, match_id: int) -> None:
    """Show the quarter with the target enlarged, with buttons to the surroundings of each robot."""
    match = play.match_of(interaction)
    await show_zoom(interaction, _owner(match_id, match), match.round.start, Key.ZOOM, fresh_pad(match.round.start))
    await play.give_sign(interaction)


def _owner(match_id: int, match: Match) -> str:
    """Return the prefix of the custom ids."""
    return f"pad:{match_id}.{match.round.number}"


async def _check_use(interaction: Interaction, match: Match) -> None:
    """Raise `Refused` unless the user may have a pad now."""
    if match.phase not in OPEN_TO_BIDS:
        play.check_prover(interaction)
        return
    assert interaction.guild_id is not None
    chosen = await interaction.client.store.guild_settings(interaction.guild_id)
    if not chosen.bidding_pad:
        raise problem(Problem.NO_BIDDING_PAD)


async def _screen(interaction: Interaction, match_id: int, match: Match, pad: Pad, note: str = "") -> Post:
    """Return the pad for the current state of the match."""
    say, owner, shown = texts_of(interaction), _owner(match_id, match), tried(match.position, pad)
    until = clock_time(say, match.deadline) if match.deadline else ""
    if match.phase in OPEN_TO_BIDS:
        headline = say("pad-headline-bidding", until="none" if match.phase is Phase.THINKING else until)
        return await pad_screen(interaction, Use(owner, least=MIN_BID, last=Key.BID), shown, headline, note)
    bid = match.round.prover
    assert bid is not None
    least = 1 if match.rules.proof_length is ProofLength.AT_MOST else bid.moves
    headline = say("pad-headline", made=len(shown.pad.moves), bid=bid.moves, until=until)
    return await pad_screen(interaction, Use(owner, bid.moves, least), shown, headline)
