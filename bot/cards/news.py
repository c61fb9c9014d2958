"""The messages that tell what has just happened."""

from collections.abc import Sequence

from bot.cards.buttons import Action, row
from bot.cards.flaws import explain
from bot.cards.post import (
    Picture,
    Post,
    clock_time,
    gallery,
    layout,
    listed,
    mention,
    mentions,
    moves_text,
    needed,
    scores,
    target_name,
)
from bot.text import say
from engine.events import (
    ChipReturned,
    ChipsPutBack,
    ChipWon,
    Ending,
    Event,
    HourglassTurned,
    MatchEnded,
    MatchRested,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    ProverTimedOut,
    TimeGivenBack,
)
from engine.match import OPEN_TO_BIDS, Award, Match, Phase
from engine.moves import Move
from engine.proof import Flaw, Proof, check_proof
from engine.rules import Difficulty
from engine.solver import Result, Solution, Unreachable

_MOST_NAMES = 4
"""So many chips that are put back are named; more are counted."""


def news(
    match_id: int,
    before: Match,
    events: Sequence[Event],
    after: Match,
    pictures: Sequence[Picture] = (),
    *,
    best: Result | None = None,
    open_question: bool = True,
) -> Post | None:
    """One message about what a command has brought about, or None where the round's card says it all.

    ``pictures`` show solutions, and who has which chips; ``best`` is the solver's answer for a round that is over.
    A prover who is asked finds buttons below it, as long as the question is open.
    """
    lines = [line for event in events if (line := _line(before, event, after))]
    if not lines:
        return None
    if best and ends_round(before, after):
        # Before the end of the match, which comes last.
        lines.insert(1, best_line(after, best))
    asked = [event.player for event in events if isinstance(event, ProverAsked)]
    ended = any(isinstance(event, MatchEnded) for event in events)
    view = layout(
        "\n".join(lines),
        *(gallery(picture) for picture in pictures),
        "" if ended else scores(after) if pictures else "",
        *((row(match_id, after.round, Action.PROVE, Action.PASS),) if asked and open_question else ()),
        target=before.target,
    )
    return Post(view, pictures, asked)


def ends_round(before: Match, after: Match) -> bool:
    """Whether nobody can bid or prove any more in the round that was on, so that its best solution may be told."""
    return before.phase in (*OPEN_TO_BIDS, Phase.PROVING) and after.phase in (Phase.PAUSE, Phase.RESTING, Phase.OVER)


def better_moves(after: Match, best: Result | None) -> Sequence[Move]:
    """The moves of the best solution, if a round was over without one that is as short."""
    if not isinstance(best, Solution) or (after.round_award and len(after.round_award.moves) <= len(best.moves)):
        return ()
    return best.moves


def best_line(after: Match, best: Result) -> str:
    """What the best was, in a round that is over, beside what was shown; empty where the solver could not tell."""
    match best:
        case Solution(moves):
            shown = len(after.round_award.moves) if after.round_award else 0
            kind = "equal" if shown == len(moves) else "shorter" if shown else "alone"
            return say("best-solution", kind=kind, count=len(moves), moves=moves_text(moves))
        case Unreachable():
            return say("best-none")
        case _:
            return ""


def _line(before: Match, event: Event, after: Match) -> str:
    match event:
        case HourglassTurned():
            return say("news-hourglass-turned", until=clock_time(after.deadline or 0))
        case ProverAsked(_, player):
            moves = after.prover.moves if after.prover else 0
            first = "yes" if not after.tried else "no"
            return say(
                "news-prover-asked", player=mention(player), moves=moves, first=first, until=clock_time(after.deadline or 0)
            )
        case ProofFailed(_, player, moves):
            flaw = explain(flaw_of(before, event))
            return say("news-proof-failed", player=mention(player), moves=moves_text(moves), why=flaw)
        case ProverPassed(_, player):
            return say("news-prover-passed", player=mention(player))
        case ProverTimedOut(_, player):
            return say("news-prover-timed-out", player=mention(player))
        case ChipWon(_, player, moves):
            assert before.target is not None
            return say(
                "news-chip-won",
                player=mention(player),
                target=target_name(before.target),
                count=len(moves),
                moves=moves_text(moves),
            )
        case ChipReturned():
            assert before.target is not None
            return say("news-chip-returned", target=target_name(before.target), bids="some" if after.bids else "none")
        case ChipsPutBack(_, chips):
            few = len(chips) <= _MOST_NAMES
            names = listed([target_name(chip) for chip in chips]) if few else ""
            named = "yes" if few else "no"
            return say("news-chips-put-back", named=named, chips=names, count=len(chips), most=after.rules.most_moves or 0)
        case MatchRested():
            return say("news-match-rested")
        case TimeGivenBack(_, seconds):
            return _away(seconds, after)
        case MatchEnded():
            return _end(event, after)
        case _:
            return ""


def answered_question() -> Post:
    """What becomes of a question to a prover that was asked before a restart, once it is answered."""
    return Post(layout(say("news-question-answered")))


def _away(seconds: float, after: Match) -> str:
    """How long the bot was away, in the largest unit of which it was at least two; nothing for less than two seconds."""
    if seconds < 2:  # noqa: PLR2004 - as the sentence above says
        return ""
    units = (("hours", 3600), ("minutes", 60), ("seconds", 1))
    unit, length = next((pair for pair in units if seconds >= 2 * pair[1]), units[-1])
    return say("news-time-given-back", unit=unit, count=round(seconds / length), until=clock_time(after.deadline or 0))


def flaw_of(before: Match, event: ProofFailed) -> Flaw:
    """Why a proof failed, judged again in the match as it stood before."""
    bid, target = before.bid_of(event.player), before.target
    assert bid is not None
    assert target is not None
    judged = check_proof(before.setup.board, before.robots, target, event.moves, bid.moves, before.rules.proof_length)
    assert not isinstance(judged, Proof)
    return judged


def _end(event: MatchEnded, match: Match) -> str:
    if event.ending is Ending.STOPPED:
        headline = say("end-stopped")
    else:
        chips = match.chips[event.winners[0]]
        headline = say("end-won", winners=mentions(event.winners), count=len(event.winners), chips=chips)
    return "\n".join(line for line in (headline, _final_scores(match), _records(match.awards)) if line)


def _final_scores(match: Match) -> str:
    return "\n".join(
        say("end-score", player=mention(player), chips=count, targets=" ".join(_chips_of(match, player)))
        for player, count in match.chips.most_common()
    )


def _chips_of(match: Match, player: int) -> list[str]:
    return [target_name(award.target) for award in match.awards if award.player == player]


def _records(awards: Sequence[Award]) -> str:
    """The shortest and the longest proof; in one line where they are equally long."""
    by_length = sorted(awards, key=lambda award: len(award.moves))
    if not by_length:
        return ""
    shortest, longest = by_length[0], by_length[-1]
    differ = len(shortest.moves) < len(longest.moves)
    told = (("end-shortest", shortest), ("end-longest", longest)) if differ else (("end-only", shortest),)
    return "\n".join(
        say(key, player=mention(award.player), count=len(award.moves), moves=moves_text(award.moves)) for key, award in told
    )


def opening(match: Match) -> str:
    """The line that tells a channel that a match begins, by which rules, and how to get the same board again."""
    rules = match.rules
    options = [say("opening-edition", year=rules.edition.value)]
    options += [say("opening-diagonals")] if rules.needs_diagonals else []
    options += [say("opening-fifth-robot")] if rules.fifth_robot else []
    options += [say(f"opening-{rules.difficulty.value}")] if rules.difficulty is not Difficulty.NORMAL else []
    options += [say("opening-most-moves", moves=rules.most_moves)] if rules.most_moves else []
    return say(
        "opening",
        player=mention(match.starter),
        options=", ".join(options),
        hourglass=rules.times.hourglass,
        needed=needed(match),
        code=match.setup.code,
    )
