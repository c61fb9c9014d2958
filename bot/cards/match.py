"""The cards of a match beside its news: the round, the question whether to stop, and what a pad becomes at the end."""

from dataclasses import replace

from bot.cards.alt_text import describe
from bot.cards.board_link import BoardLink, with_link
from bot.cards.bots import bots_line
from bot.cards.buttons import PROVING, Action, more_button, row
from bot.cards.phrases import clock_time, diagonals_line, halves_text, hint_lines, mention, mentions, scores, watched_line
from bot.cards.post import Picture, Post, button_row
from bot.cards.study import study_button
from bot.text import Texts
from bot.text.names import target_name
from engine.games.match.events import Ending
from engine.games.match.handicap import handicaps_of
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.rules.bots import is_bot
from engine.rules.events import Player
from engine.rules.game import Activity
from engine.rules.rules import SHORT_CHIPS, SHORT_SAND

BOARD = "board.png"
"""The file name of a card's picture, the same for every round, so that it gives nothing away."""

_MAX_BIDS = 20
_MAX_NAMES = 4


def round_card(
    say: Texts,
    match_id: int,
    match: Match,
    png: bytes | None = b"",
    *,
    bidding_pad: bool = True,
    board_link: BoardLink | None = None,
) -> Post:
    """Render the card of the round. ``png`` is its board: None shows words instead, empty data keep the message's picture.

    ``bidding_pad``: whether the server offers bidders a move pad. ``board_link``: where the board can be played on.
    """
    say = say.of_edition(match.rules.edition)
    buttons = row(say, match_id, match.round.number, *card_buttons(match, bidding_pad=bidding_pad))
    return Post(
        headline(say, match),
        Picture(BOARD, png, describe(say, match.round.start)),
        diagonals_line(say, match.setup.board) if match.round.number == 1 and not match.is_over else "",
        bots_line(say, match),
        _bids(say, match) or ahead_line(say, match),
        "\n".join(hint_lines(say, match.round.hint)) if match.round.hint and match.phase in OPEN_TO_BIDS else "",
        _now(say, match),
        _short(say, match),
        _wishes(say, match),
        watched_line(say, match),
        "" if match.phase is Phase.OVER else scores(say, match),
        *([] if match.is_over else with_link(say, buttons, board_link, more_button(say, match_id, match.round.number))),
        target=match.round.target,
    )


def left_card(say: Texts, match: Match) -> Post:
    """Render the card of a round after which the next has begun: what is past, and no button."""
    say = say.of_edition(match.rules.edition)
    board = Picture(BOARD, b"", describe(say, match.round.start))
    result = say("round-result", result=_facts(say, match)["result"])
    return Post(headline(say, match), board, _bids(say, match), result, scores(say, match), target=match.round.target)


def visible(match: Match) -> Match:
    """Return the part of the state that the card shows: without solutions, and without presence unless votes depend on it.

    So an edit of the card never reveals that a solution was found, and merely looking at the board causes no edit.
    """
    current = match.round
    has_wishes = current.done or current.turn_votes or current.hint_votes or current.skip_votes or match.finish_votes
    is_by_vote = match.phase in (Phase.PROVING, Phase.INTERMISSION)
    players = match.present if has_wishes or is_by_vote else match.playing
    activities = tuple(Activity(player, match.rounds_begun) for player in players)
    seen = replace(current, best=None, sign=None, count_asked=False)
    return replace(match, round=seen, past=(), limit=None, activities=activities, idle_since=None)


def card_buttons(match: Match, *, bidding_pad: bool) -> tuple[Action, ...]:
    """Return the buttons of a card beside *More…*: what is done now. What is rare is in `bot.cards.more`."""
    if match.phase is Phase.PROVING:
        prover = match.round.prover
        return () if prover and is_bot(prover.player) else PROVING
    if match.phase is Phase.INTERMISSION:
        return (Action.NEXT,) if match.present and not match.awaits_step else ()
    if match.phase is Phase.IDLE:
        return Action.PLAY_ON, Action.FINISH
    if match.phase not in OPEN_TO_BIDS:
        return ()
    return (Action.BID, Action.PAD, Action.DONE) if bidding_pad else (Action.BID, Action.DONE)


def headline(say: Texts, match: Match) -> str:
    """Return the headline: the round, its target, and how that is reached."""
    say = say.of_edition(match.rules.edition)
    chip, cell = match.round.target, match.setup.board.targets[match.round.target].label
    facts = {"round": match.round.number, "cell": cell, "ricochet": match.rules.ricochet}
    return say("round-headline", target=target_name(say, chip), robot=chip.robot.word if chip.robot else "any", **facts)


def ahead_line(say: Texts, match: Match) -> str:
    """Return the line with the head starts while bids are open; empty if there are none. Bids show theirs themselves."""
    ahead = handicaps_of(match)
    players = " · ".join(f"{mention(say, player)} {halves_text(halves)}" for player, halves in ahead.items())
    return say("card-ahead", players=players) if ahead and match.phase in OPEN_TO_BIDS else ""


def _bids(say: Texts, match: Match) -> str:
    if not match.round.bids:
        return ""
    lines, award = list[str](), match.round.award
    for place, bid in enumerate(match.round.bids[:_MAX_BIDS], start=1):
        has_won = award is not None and award.player == bid.player
        state = "tried" if bid.player in match.round.attempts else "won" if has_won else "open"
        who, ahead = mention(say, bid.player), halves_text(bid.ahead) if bid.ahead else "no"
        lines.append(say("bid-line", place=place, moves=bid.moves, ahead=ahead, player=who, state=state))
    if (more := len(match.round.bids) - _MAX_BIDS) > 0:
        lines.append(say("bids-more", count=more))
    return "\n".join(lines)


def _now(say: Texts, match: Match) -> str:
    """Return the line about what can be done now, and until when."""
    # A single player still waits for others who may come, or for bots.
    is_over = match.all_are_done and (len(match.present) > 1 or match.round.bots_done)
    if match.phase in OPEN_TO_BIDS and match.phase is not Phase.THINKING and is_over:
        return say("now-all-done")
    if match.ending is Ending.BEGUN_ANEW:
        return say("card-begun-anew")
    if match.phase is Phase.INTERMISSION and match.awaits_step:
        return say("now-awaits-tables", **_facts(say, match))
    return say(f"now-{match.phase.name.lower()}".replace("_", "-"), **_facts(say, match))


def _short(say: Texts, match: Match) -> str:
    """Return the note that this is a short match, in the first round, where a button can make it one; otherwise empty."""
    is_short = match.rules.chips_to_win == SHORT_CHIPS and match.rules.times.hourglass == SHORT_SAND
    is_first = match.round.number == 1 and match.phase in OPEN_TO_BIDS
    return say("card-short", chips=SHORT_CHIPS, seconds=SHORT_SAND) if is_short and is_first else ""


def _wishes(say: Texts, match: Match) -> str:
    """Return the lines about votes, and how many are needed."""
    lines = [_done(say, match)]
    if match.phase is Phase.PROVING and match.round.skip_votes:
        lines.append(say("card-skip-votes", count=len(match.round.skip_votes), needed=match.votes_needed))
    if match.phase is Phase.INTERMISSION and (wanted := len(match.wants_next)):
        lines.append(say("card-next-votes", count=wanted, needed=len(match.present)))
    if match.phase in OPEN_TO_BIDS and (hints := len(match.wants_hint)):
        lines.append(say("card-hint-votes", count=hints, needed=len(match.present)))
    if match.phase is Phase.THINKING and match.present and (wanted := len(match.wants_hourglass)):
        lines.append(say("card-turn-votes", count=wanted, needed=match.needed_to_turn))
    if (match.finish_votes or match.end_called) and not match.is_over:
        agreed = "yes" if match.is_to_finish else "no"
        lines.append(say("card-finish-votes", count=len(match.wants_to_finish), needed=match.needed_to_finish, agreed=agreed))
    return "\n".join(filter(None, lines))


def _done(say: Texts, match: Match) -> str:
    """Return the line about players who are done with bidding, and those for whom the sand still runs."""
    if match.phase not in OPEN_TO_BIDS or not match.round.done:
        return ""
    done = {said.player for said in match.round.done}
    waiting = [player for player in match.present if player not in done]
    named = mentions(say, waiting) if 0 < len(waiting) <= _MAX_NAMES else ""
    sand = "no" if match.phase is Phase.THINKING else "yes"
    facts = {"named": "yes" if named else "no", "waiting": named, "sand": sand}
    return say("card-done", count=len(done), players=len(match.present), **facts)


def _facts(say: Texts, match: Match) -> dict[str, str | float]:
    """Return the placeables of the sentence about the present phase."""
    return {
        "until": clock_time(say, match.deadline) if match.deadline else "",
        "prover": mention(say, match.round.prover.player) if match.round.prover else "",
        "moves": match.round.prover.moves if match.round.prover else 0,
        "deserted": "yes" if match.is_deserted else "no",
        "result": "won" if match.round.award else "no-bids" if match.rounds_without_bids else "tried",
    }


def abandoned_card(say: Texts, match_id: int, match: Match) -> Post:
    """Ask before a new match whether to play on with the one that has long been idle in the channel, or to end it."""
    question = say("ask-abandoned", since=f"<t:{round(match.idle_since or 0)}:f>")
    actions = Action.PLAY_ON, Action.END_AND_START
    return Post(question, scores(say, match), row(say, match_id, match.round.number, *actions))


def closed_pad(say: Texts, match_id: int, match: Match, player: Player, round_number: int) -> Post | None:
    """Return what replaces a player's pad of a round, or None while it can be used: for a bid, or for their open proof."""
    now = match.round
    if round_number == now.number and match.phase in OPEN_TO_BIDS:
        return None
    if round_number == now.number and match.phase is Phase.PROVING:
        has_tried = player in now.attempts
        if now.bid_of(player) and not has_tried:
            return None
        return Post(say("pad-closed", why="turn" if has_tried else "sand", player="", moves=0), target=now.target)
    award = now.award if round_number == now.number else None
    why = "won" if award else "returned" if round_number == now.number else "round"
    facts = {"player": mention(say, award.player) if award else "", "moves": len(award.moves) if award else 0}
    may_study = award and not match.awaits_tables
    study = button_row(study_button(say, match_id, round_number, has_proof=True)) if may_study else None
    return Post(say("pad-closed", why=why, **facts), study, target=now.target if award else None)
