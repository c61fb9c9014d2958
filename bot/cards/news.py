"""The messages that announce what has just happened in a match."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.cards.alt_text import describe
from bot.cards.bots import is_for_practice
from bot.cards.buttons import PROVING, Action, row
from bot.cards.flaws import explain
from bot.cards.next_game import again_button, proposal_line, proposed_label
from bot.cards.phrases import (
    clock_time,
    goal,
    hint_lines,
    listed,
    mention,
    mentions,
    moves_text,
    options,
    scores,
    time_away,
    with_more,
)
from bot.cards.post import Button, Picture, Post, button_row
from bot.cards.study import results_button, study_button
from bot.text import Texts
from bot.text.names import target_name
from engine.board.position import Line
from engine.games.match import events as ev
from engine.games.match.handicap import Proposal, propose
from engine.games.match.state import OPEN_TO_BIDS, Award, Bid, Match, Phase, Round, revealed
from engine.rules.bots import is_bot
from engine.rules.events import (
    ChipReturned,
    ChipsPutBack,
    FinishVoted,
    Player,
    PlayerEvent,
    PlayerLeft,
    PlayerRemoved,
    TimeGivenBack,
)
from engine.rules.outcome import Outcome, Step
from engine.rules.rules import CHIPS
from engine.rules.score import victory_may_count

_MAX_NAMES = 4
"""The most chips that are named when they are put back; more are counted."""

_MAX_WITHOUT_CHIPS = 20
"""The most players without a chip who are named at the end of a match; more are counted."""

MAX_FAILURES = 4
"""The most pictures of proofs that failed at once, because they were sealed."""

_MAX_CHARACTERS = 3200
"""Limit of all lines together, so that the whole message stays within Discord's 4,000 characters."""

_ANNOUNCED = (
    *(ev.HourglassTurned, ev.ProverAsked, ev.ProofFailed, ev.ProverPassed, ev.ProverTimedOut, ev.BidOvertaken, ev.HintGiven),
    *(PlayerLeft, PlayerRemoved, FinishVoted, ev.EndCalled),
    *(ev.ChipWon, ChipReturned, ChipsPutBack, ev.MatchIdled, ev.MatchEnded, ev.TablesOver),
)
"""The events that always have a line."""

_ENDS = ev.ChipWon | ChipReturned | ev.MatchIdled | ev.MatchEnded | ev.StepOver | ev.TablesOver
"""The events that have a line in late news, too."""

_MIN_LINES = 3
"""The lines that always fit: the first, the last attempt, and its result."""


def is_news(outcome: Outcome[Match, ev.Event]) -> bool:
    """Return whether an outcome needs a message beside the card of the round, or a last edit of it, whatever happens."""
    return any(map(_is_announced, outcome.steps)) or bool(revealed_by(outcome))


def _is_announced(step: Step[Match, ev.Event]) -> bool:
    event = step.event
    if isinstance(event, ev.StepOver):
        return step.before.round.award is not None
    return time_away(event.seconds) is not None if isinstance(event, TimeGivenBack) else isinstance(event, _ANNOUNCED)


def as_of(outcome: Outcome[Match, ev.Event], latest: Match) -> Outcome[Match, ev.Event]:
    """Return the outcome with the latest deadline if the phase is still the same: it may have been moved since."""

    def waits_for(match: Match) -> tuple[Phase, int, Bid | None]:
        return match.phase, match.round.number, match.round.prover

    def moved(match: Match) -> Match:
        return replace(match, deadline=latest.deadline) if waits_for(match) == waits_for(latest) else match

    return Outcome(tuple(replace(step, after=moved(step.after)) for step in outcome.steps))


def revealed_by(outcome: Outcome[Match, ev.Event]) -> tuple[Round, ...]:
    """Return the rounds, in their order, whose best solutions are no longer secret after this outcome."""
    rounds = {one.number: one for step in outcome.steps for one in revealed(step.before, step.after)}
    return tuple(rounds[number] for number in sorted(rounds))


def news_post(
    say: Texts,
    match_id: int,
    outcome: Outcome[Match, ev.Event],
    pictures: Sequence[Picture] = (),
    *,
    failures: Sequence[Picture] = (),
    solved: Round | None = None,
    open_question: bool = True,
    is_late: bool = False,
) -> Post | None:
    """Render the message about an outcome; None if the card of the round shows it all.

    ``pictures`` show solutions, and who has which chips; ``failures`` show proofs that failed. ``solved`` is the round that has
    ended, with its best known solution. ``open_question``: a prover is still asked, and gets buttons. ``is_late``:
    only the ends of rounds and of the match are announced, and the question that is open now.
    """
    if outcome.after.ending is ev.Ending.BEGUN_ANEW:
        return None
    ended = any(isinstance(event, ev.MatchEnded) for event in outcome.events)
    lines = [line for line in (_late_lines if is_late else _lines)(say, outcome, is_open=open_question) if line]
    if not lines and not ended:
        return None
    before, events, after = outcome.before, outcome.events, outcome.after
    end, keepsakes = (end_lines(say, after), _keepsakes(say, after)) if ended else ("", "")
    late = [say("news-late")] if is_late else []
    lines = _shortened(say, [*late, *lines], _MAX_CHARACTERS - len(end) - len(keepsakes))
    if solved and (best := best_line(say, solved)):
        # Before the line about the chip, which comes last.
        last = isinstance(events[-1], ChipReturned | ev.MatchIdled)
        lines.insert(max(1, len(lines) - last), best)
    if ended:
        lines = [*lines[: len(late)], end, *lines[len(late) :], keepsakes]
    # A prover with a sealed path is not asked: it is shown with the same message. A bot without one passes by itself.
    asked = [prover.player for prover in (_asked(outcome),) if prover and not is_bot(prover.player)]
    is_proposed = isinstance(events[-1], FinishVoted) and not after.is_to_finish
    buttons = (*PROVING, Action.MORE) if asked else (Action.FINISH,) if is_proposed else ()
    overtaken = [event.player for event in events if isinstance(event, ev.BidOvertaken)]
    return Post(
        "\n".join(lines),
        failures,
        *pictures,
        "" if ended else scores(say, after) if pictures else "",
        row(say, match_id, after.round.number, *buttons) if open_question else None,
        what_next(say, match_id, solved, propose(after) if ended else None, ended=ended),
        target=before.round.target if before.round.number else None,
        pings=[*asked, *overtaken],
    )


def what_next(
    say: Texts, match_id: int, solved: Round | None, proposal: Proposal | None = None, *, ended: bool = False
) -> ui.ActionRow[ui.LayoutView]:
    """Return the row of buttons for the next game and the study after a round or match, three at most; it may be empty.

    What is proposed takes the place of the same board.
    """
    again = list[Button]()
    if proposal:
        again.append((proposed_label(say, proposal), f"again:{match_id}:proposed", discord.ButtonStyle.success))
        again.append(again_button(say, match_id, "rematch", None))
    elif ended:
        again += [again_button(say, match_id, "rematch"), again_button(say, match_id, "board", None)]
    study = _studies(say, match_id, [solved]) if solved else []
    results = [results_button(say, match_id)] if ended and not study else []  # else the study leads to them
    return button_row(*again, *study, *results)


def revealed_post(say: Texts, match_id: int, rounds: Sequence[Round], pictures: Sequence[Picture]) -> Post:
    """Render the best solutions of one to five earlier rounds, with a picture and a study of each."""
    lines = list[str]()
    for solved in rounds:
        assert solved.best is not None
        target, moves = target_name(say, solved.target), moves_text(say, solved.best)
        lines.append(say("best-revealed", target=target, round=solved.number, count=len(solved.best), moves=moves))
    studies = button_row(*_studies(say, match_id, rounds))
    return Post("\n".join(lines), *pictures, studies, target=rounds[0].target)


def _studies(say: Texts, match_id: int, rounds: Sequence[Round]) -> list[tuple[str, str, None]]:
    several = len(rounds) > 1
    return [
        study_button(say, match_id, one.number, has_proof=one.award is not None, is_one_of_several=several) for one in rounds
    ]


def ends_round(before: Match, after: Match) -> bool:
    """Return whether the round for this chip has ended: it was open to bids or proofs before, and is not any more."""
    return before.phase in (*OPEN_TO_BIDS, Phase.PROVING) and after.phase in (Phase.INTERMISSION, Phase.IDLE, Phase.OVER)


def better_line(solved: Round) -> Line | None:
    """Return the best solution of a round that is over; None if the proof was as short."""
    if not solved.best or (solved.award and len(solved.award.moves) <= len(solved.best)):
        return None
    return solved.start.play(solved.best)


def best_line(say: Texts, solved: Round) -> str:
    """Return the line about the best solution of a round, compared with the proof; empty if it is not known."""
    if solved.best is None:
        return ""
    if not solved.best:
        return say("best-unsolvable")
    shown = len(solved.award.moves) if solved.award else 0
    kind = "equal" if shown == len(solved.best) else "shorter" if shown else "alone"
    return say("best-solution", kind=kind, count=len(solved.best), moves=moves_text(say, solved.best))


def _asked(outcome: Outcome[Match, ev.Event]) -> ev.ProverAsked | None:
    """Return the event that asked a prover whose question is still open, if there is one."""
    if outcome.after.phase is not Phase.PROVING:
        return None
    return next((event for event in reversed(outcome.events) if isinstance(event, ev.ProverAsked)), None)


def _late_lines(say: Texts, outcome: Outcome[Match, ev.Event], *, is_open: bool) -> Iterator[str]:
    """Yield a line for each end of a round and of the match, and for the last question; ``is_open``: it is not answered yet."""
    asked = _asked(outcome)
    for step in outcome.steps:
        if step.event is asked:
            yield _asked_line(say, step, is_open=is_open)
        elif isinstance(step.event, _ENDS):
            yield _line(say, step)


def _lines(say: Texts, outcome: Outcome[Match, ev.Event], *, is_open: bool) -> Iterator[str]:
    """Yield a line for each event; ``is_open``: the last question is not answered yet."""
    asked = _asked(outcome)
    is_over = any(isinstance(event, ChipReturned) for event in outcome.events)
    for step in outcome.steps:
        if isinstance(step.event, ev.HourglassTurned) and is_over:  # all are done: the sand does not matter
            continue
        if step.event is asked:
            yield _asked_line(say, step, is_open=is_open)
        elif isinstance(step.event, ev.ProverAsked):
            yield _opened(say, step)
        else:
            yield _line(say, step)


def _asked_line(say: Texts, step: Step[Match, ev.Event], *, is_open: bool) -> str:
    """Return the line that asks the prover whose turn it is, or the one in its place once they have answered."""
    bid = step.after.round.prover
    assert bid
    key = "news-bot-asked" if is_bot(bid.player) else "news-prover-asked" if is_open else "news-prover-was-asked"
    until = clock_time(say, step.after.deadline or 0)
    return say(key, player=mention(say, bid.player), moves=bid.moves, first=_is_first(step.before), until=until)


def _opened(say: Texts, step: Step[Match, ev.Event]) -> str:
    """Return the line about a bidder who is not asked, since their sealed path is shown at once."""
    bid, first = step.after.round.prover, _is_first(step.before)
    assert bid
    return say("news-path-opened", player=mention(say, bid.player), moves=bid.moves, first=first)


def _shortened(say: Texts, lines: list[str], room: int) -> list[str]:
    """Leave out as many of the first attempts as needed for the lines to fit into ``room`` characters."""
    kept = list(lines)
    while sum(map(len, kept)) > room and len(kept) > _MIN_LINES:
        del kept[1]
    return kept if len(kept) == len(lines) else [kept[0], say("news-left-out"), *kept[1:]]


def _line(say: Texts, step: Step[Match, ev.Event]) -> str:
    """Return the line about an event; empty for one that has none."""
    before, event, after = step.before, step.event, step.after
    player = mention(say, event.player) if isinstance(event, PlayerEvent) else ""
    until, is_played = clock_time(say, after.deadline or 0), after.phase in (Phase.BIDDING, Phase.PROVING)
    match event:
        case ev.HourglassTurned():
            return say("news-hourglass-turned", until=until)
        case ev.ProofFailed() if after.is_kept:
            return say("news-proof-failed-kept", player=player)
        case ev.ProofFailed():
            why = explain(say, step.flaw, public=True) if step.flaw else ""
            return say("news-proof-failed", player=player, moves=moves_text(say, event.moves), why=why)
        case ev.ProverPassed():
            return say("news-bot-miscounted" if is_bot(event.player) else "news-prover-passed", player=player)
        case ev.ProverTimedOut():
            return say("news-prover-skipped" if before.is_skipped else "news-prover-timed-out", player=player)
        case ev.BidOvertaken():
            fallen, again = before.round.bid_of(event.player), after.round.bid_of(event.player)
            moves, own = fallen.moves if fallen else 0, again.moves if again else 0
            return say("news-bid-overtaken", player=player, moves=moves, own=own)
        case PlayerLeft():
            return say("news-player-left", player=player)
        case PlayerRemoved():
            return say("news-player-removed", player=player)
        case FinishVoted():
            agreed = "no" if not after.is_to_finish else "yes" if is_played else "over"
            count, needed = len(after.wants_to_finish), after.needed_to_finish
            return say("news-finish-voted", player=player, count=count, needed=needed, agreed=agreed)
        case ev.EndCalled():
            return say("news-end-called", over="no" if is_played else "yes")
        case ev.HintGiven():
            return hint_lines(say, after.round.hint)[-1] if after.round.hint else ""
        case ev.ChipWon(_, _, moves):
            target, key = target_name(say, before.round.target), "news-chip-won-kept" if after.is_kept else "news-chip-won"
            shown = "" if after.is_kept else moves_text(say, moves)
            won = say(key, player=player, target=target, count=len(moves), moves=shown)
            if before.counted or after.rules.chips_to_win is not None:
                return won
            return "\n".join((won, say("news-number-fixed", players=after.counted, chips=after.chips_needed or CHIPS)))
        case ChipReturned():
            bids = "none" if after.rounds_without_bids else "some"
            return say("news-chip-returned", target=target_name(say, before.round.target), bids=bids)
        case ChipsPutBack(_, chips):
            few = len(chips) <= _MAX_NAMES
            names = listed(say, [target_name(say, chip) for chip in chips]) if few else ""
            named = "yes" if few else "no"
            return say("news-chips-put-back", named=named, chips=names, count=len(chips), most=after.rules.max_moves or 0)
        case ev.MatchIdled():
            return say("news-match-idled", deserted="yes" if after.is_deserted else "no")
        case TimeGivenBack(_, seconds):
            away = time_away(seconds)
            return say("news-clock-stopped", unit=away[0], count=away[1], until=until) if away else ""
        case ev.StepOver() if award := before.round.award:
            shown, count = moves_text(say, award.moves), len(award.moves)
            return say("news-step-over", player=mention(say, award.player), count=count, moves=shown)
        case ev.TablesOver():
            return say("news-tables-over", code=after.setup.code)
        case _:
            return ""


def _is_first(before: Match) -> str:
    """Return ``yes`` for the first prover of a round, who is asked when the sand has run out; else ``no``."""
    return "yes" if before.phase is Phase.BIDDING else "no"


def failure_picture(say: Texts, line: Line, png: bytes | None, name: str = "moves.png") -> Picture:
    """Return the picture of a failed proof; its alt text is the position before the failing move."""
    return Picture(name, png, describe(say, line.end))


def end_lines(say: Texts, match: Match) -> str:
    """Return the lines about the winners of a match and everybody's chips, in the order of the ranking."""
    if match.ending is ev.Ending.STOPPED:
        headline = say("end-stopped")
    elif not match.winners:
        headline = say("end-without-chips")
    else:
        headline = say("end-won", winners=mentions(say, match.winners), count=len(match.winners))
    if match.ending is ev.Ending.ABANDONED:
        headline = "\n".join((say("end-abandoned"), headline))
    chips, scores = match.chips, list[str]()
    for player in (player for player in match.ranking if chips[player]):
        targets = " ".join(target_name(say, award.target) for award in match.awards if award.player == player)
        scores.append(say("end-score", player=mention(say, player), chips=chips[player], targets=targets))
    return "\n".join([headline, *scores, *([_without_chips(say, match)] if scores else [])])


def _without_chips(say: Texts, match: Match) -> str:
    """Return the line about players without a chip, with a limit of names; empty if there are none."""
    without = [player for player in match.ranking if not match.chips[player]]
    named = [say("score", player=mention(say, player), chips=0) for player in without[:_MAX_WITHOUT_CHIPS]]
    return " · ".join(with_more(say, named, len(without)))


def _keepsakes(say: Texts, match: Match) -> str:
    """Return the lines worth keeping of a match: its records, and the code of its board."""
    code = say("end-tournament") if match.awaits_tables else say("end-code", code=match.setup.code)
    practice = say("end-bots") if is_for_practice(match) else ""
    return "\n".join(filter(None, (_records(say, match.awards), practice, code, proposal_line(say, propose(match)))))


def _records(say: Texts, awards: Sequence[Award]) -> str:
    """Return the lines about the shortest and the longest proof; empty if all are equally long."""
    by_length = sorted(awards, key=lambda award: len(award.moves))
    if not by_length or len(by_length[0].moves) == len(by_length[-1].moves):
        return ""
    records = (("end-shortest", by_length[0]), ("end-longest", by_length[-1]))
    return "\n".join(say(key, player=mention(say, award.player), count=len(award.moves)) for key, award in records)


def bid_line(say: Texts, player: Player, moves: int) -> str:
    """Return the public answer to a typed bid."""
    return say("news-bid", player=mention(say, player), moves=moves)


def opening(say: Texts, match: Match, tables: int = 0) -> str:
    """Return the announcement of a match and its rules; ``tables`` counts those of its tournament.

    The code of the board is shown at the end only: with it anybody could have the board solved.
    """
    victory = "yes" if victory_may_count(match.rules) else "no"
    counts = say("opening-counts", victory=victory)
    if match.practice or match.bots:
        counts = say("opening-practice" if match.practice else "opening-bots")
    chosen = [options(say, match.rules), counts]
    chosen += [say("opening-tournament", tables=tables)] if match.rules.tournament else []
    return say("opening", player=mention(say, match.starter), options=" · ".join(chosen), goal=goal(say, match.rules))
