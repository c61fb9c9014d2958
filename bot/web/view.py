"""What a viewer may see of a match: `view` is the only way by which anything of a game reaches a page.

It is a pure function of the match and the viewer. Sealed paths of others, best solutions, codes and chips that are still in
the pile are in no view.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.cards.alt_text import describe
from bot.cards.match import headline
from bot.cards.post import bare_clock_time, hint_lines, mention
from bot.text import Texts
from bot.text.names import bare_target_name
from bot.web import protocol
from engine.board import Board
from engine.events import Player
from engine.geometry import Direction
from engine.match import OPEN_TO_BIDS, Match, Phase
from engine.pieces import Robot, Slant, Target
from engine.proof import ProofLength

_MENTION = re.compile(r"<@(\d+)>")
_SIGN = re.compile(r"^#+ |^-# ", re.MULTILINE)
"""Discord's marks of headings and of small print."""

_KEPT = 256
"""Size of the cache of boards, a few kilobytes each."""

Names = Mapping[Player, str]


def view(say: Texts, match_id: int, match: Match, viewer: Player | None, names: Names, *, may_try: bool) -> protocol.MatchView:
    """Return what this viewer, who may be no player, sees of a match.

    ``names`` are those of all who are known in it; ``may_try`` is whether the server lets bidders move robots before a proof.
    """
    current = match.round
    bidding = match.phase in OPEN_TO_BIDS
    asked = _is_asked(match, viewer)
    assert current.prover is not None or not asked
    chips = match.chips
    return protocol.MatchView(
        match=match_id,
        round=current.number,
        headline=plain(headline(say, match), names),
        status=plain(_status(say, match, viewer), names),
        words=describe(say, current.start),
        hint="\n".join(hint_lines(say, current.hint)) if current.hint and bidding else "",
        deadline=match.deadline,
        board=board_view(say, match.setup.board),
        robots={robot.value: cell.number for robot, cell in current.start.robots.items()},
        target=_target(say, match.setup.board, current.target),
        bids=tuple(
            protocol.BidView(
                player=person(bid.player, names),
                moves=bid.moves,
                tried=bid.player in current.attempts,
                path=tuple(map(str, bid.path)) if bid.player == viewer and bid.path else None,
            )
            for bid in current.bids
        ),
        scores=tuple(protocol.Score(player=person(player, names), chips=chips[player]) for player in match.ranking),
        score_line=_needed(say, match),
        actions=tuple(_actions(say, match, viewer)),
        may_bid=bidding and viewer is not None,
        may_try=asked or (may_try and bidding and viewer is not None),
        to_prove=current.prover.moves if asked and current.prover else None,
        proof_is_shorter=match.rules.proof_length is ProofLength.AT_MOST,
        won_by=tuple(map(str, current.award.moves)) if current.award else None,
        is_over=match.is_over,
    )


def person(player: Player, names: Names) -> protocol.Person:
    """Return a player by id and name."""
    return protocol.Person(id=str(player), name=names.get(player, str(player)))


def plain(text: str, names: Names) -> str:
    """Return a text of a message with names instead of mentions, and without marks of headings."""
    return _SIGN.sub("", _MENTION.sub(lambda found: names.get(int(found[1]), found[0]), text)).strip()


def _is_asked(match: Match, viewer: Player | None) -> bool:
    prover = match.round.prover
    return match.phase is Phase.PROVING and prover is not None and prover.player == viewer


@lru_cache(_KEPT)
def board_view(say: Texts, board: Board) -> protocol.BoardView:
    """Return a board and what is printed on it; cached, because every view of a match has it."""
    return protocol.BoardView(
        walls=board.walls,
        diagonals=tuple(
            protocol.Diagonal(
                cell=cell.number,
                robot=diagonal.robot.value,
                slant="rising" if diagonal.slant is Slant.RISING else "falling",
            )
            for cell, diagonal in sorted(board.diagonals.items())
        ),
        targets=tuple(_target(say, board, target) for target in board.targets),
    )


@lru_cache(_KEPT)
def _target(say: Texts, board: Board, target: Target) -> protocol.Target:
    return protocol.Target(
        cell=board.targets[target].number,
        id=target.letters if target.robot else "any",
        name=bare_target_name(say, target),
        robot=target.robot.value if target.robot else None,
    )


def _status(say: Texts, match: Match, viewer: Player | None) -> str:
    """Return what the match waits for, in a sentence or two."""
    prover = match.round.prover
    until = bare_clock_time(match.deadline) if match.deadline else ""
    if match.is_over:
        winners = match.winners
        return say("web-over", winners=", ".join(mention(say, player) for player in winners), count=len(winners))
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
    result = "won" if match.round.award else "no-bids" if match.rounds_without_bids else "tried"
    who = mention(say, match.round.award.player) if match.round.award else ""
    return say(f"web-{match.phase.name.lower().replace('_', '-')}", until=until, result=result, player=who)


def _needed(say: Texts, match: Match) -> str:
    """Return how many chips win, or nothing where all are played."""
    needed = match.chips_needed
    return say("needed-chips", chips=needed) if needed else ""


def _actions(say: Texts, match: Match, viewer: Player | None) -> list[protocol.Action]:
    """Return what the viewer can do beside moving robots, with the words of the card's buttons."""
    if viewer is None or match.is_over:
        return []

    def action(what: str, key: str) -> protocol.Action:
        return protocol.Action.model_validate({"what": what, "label": say(key)})

    match match.phase:
        case Phase.THINKING:
            return [action("done", "button-done"), action("turn", "button-turn")]
        case Phase.LAST_CALL | Phase.BIDDING:
            return [action("done", "button-done")]
        case Phase.PROVING if _is_asked(match, viewer):
            return [action("pass", "button-pass")]
        case Phase.PROVING:
            return [action("skip", "button-vote-to-skip")] if len(match.present) > 1 else []
        case Phase.IDLE:
            return [action("play-on", "button-play-on"), action("finish", "button-finish")]
        case _:
            return []


def page_words(say: Texts) -> dict[str, str]:
    """Return the words of the page itself, by the names in its source. ``{}`` stands where a cell belongs."""
    words = dict[str, str]()
    for robot in Robot:
        words[f"robot-{robot.value}"] = say("alt-colour", robot=robot.word)
        words[f"stands-{robot.value}"] = say("alt-stands", robot=robot.word, cell="{}")
    words |= {f"stop-{stop}": say("alt-obstacle", obstacle=stop) for stop in ("wall", "edge", "middle")}
    words |= {f"fault-{fault}": say("alt-fault", fault=fault) for fault in ("never-ends", "ends-on-diagonal")}
    words |= {way.value: say("alt-heading", heading=way.value) for way in Direction}
    words |= {name: say(f"pad-{name}") for name in ("undo", "clear", "show")}
    return words | {key: say(f"web-{key}") for key in _PAGE}


_PAGE = ("title", "player", "watch", "field", "bid-alone", "lost", "no-match", "help", "theme")
"""The texts of the page that are used nowhere else."""


def bid_labels(say: Texts, most: int = 40) -> tuple[str, ...]:
    """Return the words of the button that bids and seals so many moves, from none to ``most``."""
    return tuple(say("pad-bid", count=count) for count in range(most + 1))
