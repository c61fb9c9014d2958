"""The view of a match: `match_view` alone decides which part of it reaches a page.

It is a pure function of the match and the viewer. Sealed paths of others, best solutions, codes and chips that are still in
the pile are in no view.
"""

from collections.abc import Iterator

from bot.actions.match import ACTIONS
from bot.cards.alt_text import describe
from bot.cards.bots import is_for_practice
from bot.cards.buttons import Action
from bot.cards.ending import ways_out_of_match
from bot.cards.match import card_buttons, headline
from bot.cards.more import Reader, match_label, rare_actions
from bot.cards.next_game import proposal_line
from bot.cards.phrases import bare_clock_time, halves_text, hint_lines, mention, needed, scores, watched_line
from bot.text import Texts
from bot.web import protocol
from bot.web.other_rules import rules_buttons
from bot.web.view import (
    Names,
    board_view,
    choices,
    plain,
    row,
    short,
    show_button,
    solution,
    solution_from,
    target_view,
)
from engine.board.proof import ProofLength
from engine.games.match.handicap import propose
from engine.games.match.play import why_not_finish
from engine.games.match.state import OPEN_TO_BIDS, Bid, Match, Phase
from engine.rules.events import Player
from engine.rules.rules import MAX_BID, MIN_BID

_LEADING = (Action.PLAY_ON, Action.NEXT)


def match_view(
    say: Texts,
    match_id: int,
    match: Match,
    viewer: Player | None,
    names: Names,
    *,
    may_try: bool,
    may_moderate: bool = False,
) -> protocol.GameView:
    """Return what this viewer, who may be no player, sees of a match.

    ``names`` are those of all who are known in it; ``may_try`` is whether the server lets bidders move robots before a proof;
    ``may_moderate`` whether the viewer may end any match.
    """
    say = say.of_edition(match.rules.edition)
    current = match.round
    bidding = match.phase in OPEN_TO_BIDS
    asked = _is_asked(match, viewer)
    own = current.bid_of(viewer) if viewer is not None else None
    chips = match.chips
    return protocol.GameView(
        kind="match",
        game=str(match_id),
        round=current.number,
        headline=plain(headline(say, match), names),
        status=plain("\n".join(filter(None, (_status(say, match, viewer), watched_line(say, match)))), names),
        words=describe(say, current.start),
        hint="\n".join(hint_lines(say, current.hint)) if current.hint and bidding else "",
        line=_line(say, match, own, names) if bidding and current.bids else "",
        deadline=match.deadline,
        board=board_view(say, match.setup.board),
        robots={robot.value: cell.number for robot, cell in current.start.robots.items()},
        target=target_view(say, match.setup.board, current.target),
        own=tuple(map(str, own.path)) if own else (),
        rows=tuple(_bid(match, bid, viewer, names) for bid in current.bids),
        scores=tuple(row(player, f"🎯 {chips[player]}", names) for player in match.ranking),
        score_line=needed(say, match),
        actions=tuple(_actions(say, match, viewer)),
        stop=() if viewer is None else choices(ways_out_of_match(say, match, viewer, may_moderate=may_moderate)),
        number=protocol.Action(what="bid", label=say("web-bid-alone")) if bidding and viewer is not None else None,
        finish=_finish(say, match, viewer),
        may_try=asked or (may_try and bidding and viewer is not None),
        is_asked=asked,
        won="game" if viewer in match.winners else "chip" if _has_won_chip(match, viewer) else "",
        solutions=tuple(_solutions(say, match_id, match, names)),
        is_over=match.is_over,
    )


def _is_asked(match: Match, viewer: Player | None) -> bool:
    prover = match.round.prover
    return match.phase is Phase.PROVING and prover is not None and prover.player == viewer


def _has_won_chip(match: Match, viewer: Player | None) -> bool:
    return match.round.award is not None and match.round.award.player == viewer


def _solutions(say: Texts, match_id: int, match: Match, names: Names) -> Iterator[protocol.Solution]:
    """Yield the line that has won the chip of this round, and the best solution once it may be known and is shorter.

    A match that is over yields the winners' lines of all earlier chips after them.
    """
    won, best = match.round.award, match.round.best
    studied = {"study": f"study:{match_id}.{match.round.number}" if match.is_over else ""}
    if won and not match.is_kept:
        yield solution(mention(say, won.player), won.moves, names).model_copy(update=studied)
    if best and not match.is_secret(match.round) and (won is None or len(best) < len(won.moves)):
        yield solution(say("web-best"), best, names).model_copy(update=studied)
    earlier = match.awards[:-1] if won else match.awards
    for number, award in enumerate(earlier if match.is_over else (), 1):
        label = say("web-chip", number=number, whose=mention(say, award.player))
        yield solution_from(say, label, award.line, names, study=f"{match_id}.{award.round}")


def _bid(match: Match, bid: Bid, viewer: Player | None, names: Names) -> protocol.Row:
    """Return a standing bid; its own player sees whether it has a sealed path."""
    sealed = " 🔒" if bid.player == viewer and bid.path else ""
    ahead = f" \N{MINUS SIGN} {halves_text(bid.ahead)}" if bid.ahead else ""
    return row(bid.player, f"{bid.moves}{ahead}{sealed}", names, is_out=bid.player in match.round.attempts)


def _line(say: Texts, match: Match, own: Bid | None, names: Names) -> str:
    """Return the lowest bid, and the viewer's own."""
    lowest = match.round.bids[0]
    sealed = " 🔒" if own and own.path else ""
    if own and lowest.player == own.player:
        return say("web-lowest-own", moves=own.moves) + sealed
    line = say("web-lowest", player=short(lowest.player, names), moves=lowest.moves)
    return f"{line} · {say('web-own-bid', moves=own.moves)}{sealed}" if own else line


def _finish(say: Texts, match: Match, viewer: Player | None) -> protocol.Finish | None:
    """Return the button that bids the moves and seals them, or shows them."""
    if match.phase in OPEN_TO_BIDS and viewer is not None:
        empty, label = say("pad-bid", count=0), say("pad-bid", count="{}")
        return protocol.Finish(what="bid", empty=empty, label=label, least=MIN_BID, most=MAX_BID)
    prover = match.round.prover
    if prover is None or not _is_asked(match, viewer):
        return None
    least = 1 if match.rules.proof_length is ProofLength.AT_MOST else prover.moves
    return show_button(say, "prove", least, prover.moves, f"/{prover.moves}")


def _status(say: Texts, match: Match, viewer: Player | None) -> str:
    """Return what the match waits for, in a sentence or two."""
    prover = match.round.prover
    until = bare_clock_time(match.deadline) if match.deadline else ""
    if match.is_over:
        winners = match.winners
        over = say("web-over", winners=", ".join(mention(say, player) for player in winners), count=len(winners))
        won = say("web-won-game") if viewer in winners else ""
        practice = say("ended-practice") if is_for_practice(match) else ""
        return "\n".join(filter(None, (over, won, proposal_line(say, propose(match)), practice)))
    if match.phase is Phase.PROVING:
        if prover is None:
            return ""  # all have tried, and the chip goes back in the same step
        return say(
            "web-proving",
            you="yes" if prover.player == viewer else "no",
            player=mention(say, prover.player),
            moves=prover.moves,
            until=until,
        )
    has_won = _has_won_chip(match, viewer)
    result = "yours" if has_won else "won" if match.round.award else "no-bids" if match.rounds_without_bids else "tried"
    who = mention(say, match.round.award.player) if match.round.award else ""
    phase = "awaits-tables" if match.phase is Phase.INTERMISSION and match.awaits_step else match.phase.name.lower()
    now = say(
        f"web-{phase.replace('_', '-')}",
        until=until,
        result=result,
        player=who,
        deserted="yes" if match.is_deserted else "no",
        plays="no" if viewer is None else "yes",
    )
    return "\n".join((now, *_praise(say, match))) if has_won else now


def _praise(say: Texts, match: Match) -> Iterator[str]:
    """Yield, to the one who has won the chip, that there is no shorter way, if that may be known, and the score."""
    won, best = match.round.award, match.round.best
    if won and best and not match.is_secret(match.round) and len(won.moves) <= len(best):
        yield say("solo-best-equal")
    yield scores(say, match)


def _actions(say: Texts, match: Match, viewer: Player | None) -> list[protocol.Action]:
    """Return those buttons of the card and of its panel that are for this viewer, and need nothing but a press or a form."""
    if viewer is None or match.is_over:
        return []
    not_theirs = set(_not_theirs(match, viewer))
    on_card = (button for button in card_buttons(match, bidding_pad=False) if button not in not_theirs)
    leading = {Action.PLAY_ON, Action.NEXT, *([Action.DONE] if match.round.bid_of(viewer) else [])}
    pressed = [
        protocol.Action(what=button.value, label=match_label(say, button, match, viewer), leads=button in leading)
        for button in (*on_card, *rare_actions("match", match, Reader(viewer)))
        if button.value in ACTIONS
    ]
    return [*pressed, *rules_buttons(say, match, viewer)]


def _not_theirs(match: Match, viewer: Player) -> Iterator[Action]:
    """Yield the buttons of the card, which all share, that this viewer would be refused, or has pressed."""
    if not _is_asked(match, viewer):
        yield Action.PASS
    if viewer in match.left or match.is_removed(viewer):
        yield from (Action.DONE, Action.NEXT)
    if viewer in {said.player for said in match.round.done}:
        yield Action.DONE
    if viewer in match.wants_next:
        yield Action.NEXT
    if why_not_finish(match, viewer):
        yield Action.FINISH
