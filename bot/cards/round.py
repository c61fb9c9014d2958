"""The card of a round: the board, the target, the bids, the clock, and what to do next."""

from bot.cards.buttons import Action, row
from bot.cards.post import Picture, Post, clock_time, gallery, layout, mention, moves_text, needed, scores, target_name
from bot.text import say
from engine.match import Match, Phase
from render.words import describe

BOARD = "board.png"
"""The file name of a card's picture, the same for every round: it tells nothing."""

_MOST_BIDS = 20

_BUTTONS = {
    Phase.THINKING: (Action.BID, Action.RULES),
    Phase.LAST_CALL: (Action.BID, Action.RULES),
    Phase.BIDDING: (Action.BID, Action.RULES),
    Phase.PROVING: (Action.PROVE, Action.PASS),
    Phase.RESTING: (Action.PLAY_ON,),
}


def round_card(match_id: int, match: Match, png: bytes | None = None) -> Post:
    """The card as the match stands. Without ``png`` it goes into a message that already has its picture."""
    assert match.target is not None
    picture = Picture(BOARD, png or b"", describe(match.setup.board, match.starts or match.robots, match.target))
    buttons = _BUTTONS.get(match.phase)
    view = layout(
        headline(match),
        gallery(picture),
        _bids(match),
        say(f"now-{match.phase.name.lower()}".replace("_", "-"), **_facts(match)),
        "" if match.phase is Phase.OVER else scores(match),
        *((row(match_id, match.round, *buttons),) if buttons else ()),
        target=match.target,
    )
    return Post(view, (picture,) if png else ())


def headline(match: Match) -> str:
    """Which round it is, which target is wanted where, and how it is reached."""
    assert match.target is not None
    return say(
        "round-headline",
        round=match.round,
        target=target_name(match.target),
        cell=match.setup.board.targets[match.target].label,
        robot=match.target.robot.word if match.target.robot else "any",
    )


def _bids(match: Match) -> str:
    if not match.bids:
        return ""
    lines = [
        say(
            "bid-line",
            place=place,
            moves=bid.moves,
            player=mention(bid.player),
            state="tried" if bid.player in match.tried else "won" if _has_won(match, bid.player) else "open",
        )
        for place, bid in enumerate(match.bids[:_MOST_BIDS], start=1)
    ]
    if (more := len(match.bids) - _MOST_BIDS) > 0:
        lines.append(say("bids-more", count=more))
    return "\n".join(lines)


def _has_won(match: Match, player: int) -> bool:
    return match.round_award is not None and match.round_award.player == player


def _facts(match: Match) -> dict[str, str | float]:
    """What the sentence about the present moment may want to know."""
    award = match.round_award
    return {
        "until": clock_time(match.deadline) if match.deadline else "",
        "needed": needed(match),
        "prover": mention(match.prover.player) if match.prover else "",
        "moves": match.prover.moves if match.prover else 0,
        "winner": mention(award.player) if award else "",
        "proof": moves_text(award.moves) if award else "",
        "result": "won" if award else "tried" if match.bids else "quiet",
    }
