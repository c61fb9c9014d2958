"""The actions in a match, shared by commands, buttons, forms and pads: see `bot.actions.match`."""

from dataclasses import replace

from bot.actions import Answer
from bot.actions import match as actions
from bot.actions.refusals import refused
from bot.cards.board_link import board_at
from bot.cards.flaws import explain
from bot.cards.match import round_card
from bot.cards.news import failure_picture
from bot.cards.post import Picture, Post
from bot.commands.acting import actor_of, answer, perform, pressed_game
from bot.commands.interaction import Interaction
from bot.drawing.queue import Importance
from bot.games.match import LiveMatch
from bot.ui.answers import (
    acknowledge,
    add_picture,
    defer_ephemeral,
    edit_reply,
    is_answered,
    reply_ephemeral,
)
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, needs_server, problem
from bot.ui.typed_moves import how_read, noted, read_moves, with_note
from engine.board.moves import Move
from engine.board.position import Line
from engine.games.match.state import Match, Phase
from engine.rules.refusals import Refusal
from engine.rules.rules import Edition


def live_match(interaction: Interaction) -> LiveMatch:
    """Return the match in the interaction's channel. Raises `Refused` if there is none."""
    live = interaction.client.games.match_in(interaction.channel_id)
    if live is None:
        if interaction.client.games.newer_in(interaction.channel_id):
            raise problem(Problem.NEWER_GAME)
        raise needs_server(interaction) if server_of(interaction) is None else problem(Problem.NO_MATCH_HERE)
    live.answers.track(interaction)
    return live


async def current(interaction: Interaction, match_id: int, round_number: int | None = None) -> LiveMatch:
    """Return the match of a button or form. Raises `Refused` unless it is running here, in this round, if one is given."""
    over = Problem.ROUND_OVER if interaction.client.games.match_in(interaction.channel_id) else Problem.NO_MATCH_HERE
    live: LiveMatch = pressed_game(interaction, match_id, over, "match")
    if round_number not in (None, live.state.round.number):
        raise problem(Problem.ROUND_OVER)
    return live


async def give_sign(interaction: Interaction) -> None:
    """Mark the user as present in the match in this channel, if there is one: see docs/rules.md "Present"."""
    if live := interaction.client.games.match_in(interaction.channel_id):
        await actions.give_sign(live, actor_of(interaction))


async def show(interaction: Interaction, live: LiveMatch) -> None:
    """Show the card of the round in an ephemeral reply, and mark the user as present."""
    match = live.state
    await defer_ephemeral(interaction)
    png = await interaction.client.pictures.still(chooser_of(interaction), match.round.start)
    chosen = await interaction.client.store.guild_settings(live.place.guild_id)
    board_link = board_at(interaction.client.board_link, live.place)
    card = round_card(texts_of(interaction), live.game_id, match, png, bidding_pad=chosen.bidding_pad, board_link=board_link)
    await edit_reply(interaction, card)
    await give_sign(interaction)


async def enter_bid(interaction: Interaction, live: LiveMatch, moves: int, path: str = "") -> None:
    """Place a bid, with an optional sealed path, and confirm it; without a path the updated card may be confirmation enough.

    Only the notation of the path is checked. If it cannot be read, no bid is placed.
    """
    if path.strip():
        sealed = read_moves(path, live.state.position.robots)
        with noted(how_read(texts_of(interaction), path, sealed)):
            said = await confirm_bid(interaction, live, moves, sealed)
    else:
        said = await confirm_bid(interaction, live, moves, ())
    if said.text:
        await answer(interaction, said)


async def confirm_bid(interaction: Interaction, live: LiveMatch, moves: int, sealed: tuple[Move, ...]) -> Answer:
    """Place a bid, with an optional sealed path. Raises `Refused`.

    Returns the answer to the bidder, without what was answered publicly: see `Screen.needs_public_answer`.
    """
    said = await perform(interaction, live, actions.place_bid, moves, sealed)
    if live.screen.needs_public_answer(interaction):
        try:
            await live.screen.answer_publicly(interaction, moves)
        finally:
            live.show()
        return said
    return replace(said, text="\n".join(filter(None, (texts_of(interaction)("done-bid", moves=moves), said.text))))


async def enter_proof(interaction: Interaction, live: LiveMatch, text: str) -> None:
    """Show a solution; a failed one is answered with a picture. Unreadable moves have no consequences.

    A proof from a form is answered by the news alone where they show the same.
    """
    say = texts_of(interaction)
    live.answers.track(interaction)
    if is_asked(live.state, interaction.user.id):
        await actions.give_sign(live, actor_of(interaction))
    moves = read_moves(text, live.state.position.robots)
    note = how_read(say, text, moves)
    with noted(note):
        shown = await perform(interaction, live, actions.show, moves)
    line, flaw = actions.judged(say, shown, moves)
    if not flaw:
        await acknowledge(interaction, with_note(say("done-proof"), note))
        return
    is_pressed = is_answered(interaction)
    # The news of a table that waits for others do not say why.
    answer_with = reply_ephemeral if shown.after.is_kept else acknowledge
    await answer_with(interaction, with_note(say("done-proof-failed", why=explain(say, flaw)), note))
    if is_pressed:
        return
    # The answer, which is due within three seconds, must not wait for the picture.
    picture = await _failure(interaction, line, live.state.rules.edition)
    if picture.data:
        await add_picture(interaction, picture.file)


async def shown_proof(interaction: Interaction, live: LiveMatch, moves: tuple[Move, ...]) -> Post:
    """Show a solution, and return the answer to the prover. Raises `Refused`."""
    say = texts_of(interaction)
    line, flaw = actions.judged(say, await perform(interaction, live, actions.show, moves), moves)
    if not flaw:
        return Post(say("done-proof"), target=line.start.target)
    picture = await _failure(interaction, line, live.state.rules.edition)
    return Post(say("done-proof-failed", why=explain(say, flaw)), picture, target=line.start.target)


async def _failure(interaction: Interaction, line: Line, edition: Edition) -> Picture:
    png = await interaction.client.pictures.still(chooser_of(interaction), line, Importance.QUESTION, failed=True)
    return failure_picture(texts_of(interaction).of_edition(edition), line, png)


def is_asked(match: Match, person: int) -> bool:
    """Return whether it is this player's turn to prove."""
    prover = match.round.prover
    return match.phase is Phase.PROVING and prover is not None and prover.player == person


def check_prover(match: Match, person: int) -> None:
    """Raise `Refused` unless it is this player's turn to prove, before they fill in a form."""
    if not is_asked(match, person):
        is_proving = match.phase is Phase.PROVING
        raise refused(Refusal.NOT_YOUR_TURN if is_proving else Refusal.NOT_PROVING, "match", match, person)
