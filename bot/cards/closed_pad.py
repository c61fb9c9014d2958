"""What a move pad of a match becomes when it can be used no longer: why, how the round went, and what comes next."""

from bot.cards.post import Post, button_row, layout, mention
from bot.cards.study import study_button
from bot.text import Texts
from engine.events import Player
from engine.match import OPEN_TO_BIDS, Match, Phase


def closed_pad(say: Texts, match_id: int, match: Match, player: Player, round_number: int) -> Post | None:
    """The pad that a player has opened in this round, or None as long as it can be used: to bid, or by who has yet to prove."""
    now = match.round
    if round_number == now.number and match.phase in OPEN_TO_BIDS:
        return None
    if round_number == now.number and match.phase is Phase.PROVING:
        has_tried = player in now.attempts
        if now.bid_of(player) and not has_tried:
            return None
        return Post(layout(say("pad-closed", why="turn" if has_tried else "sand", player="", moves=0), target=now.target))
    award = now.award if round_number == now.number else None
    why = "won" if award else "returned" if round_number == now.number else "round"
    facts = {"player": mention(say, award.player) if award else "", "moves": len(award.moves) if award else 0}
    study = (button_row(study_button(say, match_id, round_number, has_proof=True)),) if award else ()
    return Post(layout(say("pad-closed", why=why, **facts), *study, target=now.target if award else None))
