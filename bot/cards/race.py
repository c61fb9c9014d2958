"""The cards and news of a race: the round with its clock, its result, what a pad becomes, and the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

import discord
from discord import ui

from bot.cards.alt_text import describe
from bot.cards.board_link import BoardLink, with_link
from bot.cards.bots import bots_line, is_for_practice
from bot.cards.next_game import again_button
from bot.cards.phrases import (
    clock_time,
    diagonals_line,
    listed,
    mention,
    mentions,
    moves_text,
    options,
    time_away,
    watched_line,
    with_more,
)
from bot.cards.post import NUMBER, Button, Picture, Post, button_row, one_of
from bot.cards.study import study_button
from bot.text import Texts
from bot.text.escaping import quotable
from bot.text.names import target_name
from engine.board.position import Line
from engine.games.race.state import (
    Entry,
    Placed,
    Race,
    RaceEnded,
    RaceEnding,
    RaceEvent,
    RaceRound,
    RoundDecided,
    RoundEndSet,
    ZoneDropped,
)
from engine.rules.events import (
    BestFound,
    ChipReturned,
    ChipsPutBack,
    FinishVoted,
    Player,
    PlayerLeft,
    PlayerRemoved,
    TimeGivenBack,
)
from engine.rules.outcome import Outcome, Step
from engine.rules.score import race_counts

BOARD = "race.png"
"""The file name of a card's picture, the same for every round, so that it gives nothing away."""

MAX_PLACES = 20
"""The most places of a round, or of a race, that are named; more are counted."""

_AN_HOUR, _A_MINUTE = 3600, 60


class RaceAction(Enum):
    """The action of a button. The value is its word in the custom id."""

    PAD = "pad"
    SUBMIT = "submit"
    ZOOM = "zoom"
    DONE = "done"
    ADD_BOT = "add-bot"
    NEXT = "next"
    MORE = "more"


RACE_ID = rf"ricochet:race:(?P<game_id>{NUMBER}):(?P<round>{NUMBER}):(?P<action>{one_of(RaceAction)})"
"""The pattern of a button's custom id, which names the game and the round that it was made for."""

_LEADING = (RaceAction.PAD, RaceAction.NEXT)

_NO_ENTRY = Entry(0, (), 0)


def visible(race: Race) -> Race:
    """Return the part of the state that the card shows: no solutions, and no names of players who have one."""
    current = race.round
    hidden = replace(current, best=None, entries=(_NO_ENTRY,) * len(current.entries)) if race.is_open else current
    seen = race.activities if current.done or race.finish_votes or race.is_between else ()
    results = tuple(replace(result, best=None) for result in race.results)
    return replace(race, round=replace(hidden, best=None), results=results, activities=seen)


def race_opening(say: Texts, race: Race) -> str:
    """Return the announcement of a race and its options; the code of the board is shown at the end only."""
    counts = "opening-practice" if race.practice else "race-bots" if race.bots else "race-counts"
    chosen = [options(say, race.rules), say(counts, counts="yes" if race_counts(race.rounds, 2) else "no")]
    time, player = race_time(say, race), mention(say, race.starter)
    return say("race-opening", player=player, options=" · ".join(chosen), rounds=race.rounds, time=time)


def race_time(say: Texts, race: Race) -> str:
    """Return how long a round lasts, in words."""
    unit, count = ("hours", race.seconds / _AN_HOUR) if race.is_slow else ("minutes", race.seconds / _A_MINUTE)
    return say("race-time", unit=unit, count=round(count))


def race_headline(say: Texts, race: Race) -> str:
    """Return the headline: the round, and the cell of its target."""
    say = say.of_edition(race.rules.edition)
    is_decided = any(result.number == race.round.number for result in race.results)  # not where the race was broken off in it
    number = len(race.results) + (0 if is_decided else 1)
    cell, target = race.round.start.goal.label, target_name(say, race.round.target)
    return say("race-headline", round=number, rounds=race.rounds, target=target, cell=cell)


def race_card(say: Texts, game_id: int, race: Race, png: bytes | None = b"", board_link: BoardLink | None = None) -> Post:
    """Render the card of a round. ``png`` is its board: None shows words instead, empty data keep the message's picture.

    ``board_link``: where the board can be played on.
    """
    say = say.of_edition(race.rules.edition)
    return Post(
        race_headline(say, race),
        Picture(BOARD, png, describe(say, race.round.start)),
        *(_now(say, race, say("race-how")) if race.is_open else [_next(say, race)]),
        watched_line(say, race),
        "" if race.is_over else _points(say, race),
        *([] if race.is_over else _rows(say, game_id, race, board_link)),
        target=race.round.target,
    )


def left_race_card(say: Texts, race: Race) -> Post:
    """Render the card of a round after which the next has begun: what is past, and no button."""
    say = say.of_edition(race.rules.edition)
    board = Picture(BOARD, b"", describe(say, race.round.start))
    return Post(race_headline(say, race), board, _points(say, race), target=race.round.target)


def _now(say: Texts, race: Race, how: str = "") -> list[str]:
    """Return the lines about what to do until when, ``how``, and how many have a solution."""
    chip, done = race.round.target, len(race.round.done)
    return [
        say("solo-task", robot=chip.robot.word if chip.robot else "any", ricochet=race.rules.ricochet),
        diagonals_line(say, race.setup.board) if not race.results else "",
        say("race-until", until=race_until(say, race), slow="yes" if race.is_slow else "no"),
        how,
        bots_line(say, race),
        say("race-have", count=len(race.round.entries)),
        say("race-done", count=done, players=len(race.present)) if done else "",
        _finish_votes(say, race),
    ]


def _finish_votes(say: Texts, race: Race) -> str:
    """Return the line about votes to end the race; empty where there are none."""
    count = len(race.wants_to_finish)
    return say("race-finish-votes", count=count, needed=race.needed_to_finish) if count else ""


def race_lines(say: Texts, race: Race, result: RaceRound | None) -> Iterator[str]:
    """Yield the text of a race beside its board: the task and its deadline, or the ``result`` of the last round."""
    say = say.of_edition(race.rules.edition)
    if race.is_open:
        yield from _now(say, race)
        return
    if result:
        yield from result_lines(say, race, result) if result.line else [_unsolved(say, race, result)]
    yield from _end(say, race) if race.is_over else [_next(say, race)]


def _unsolved(say: Texts, race: Race, result: RaceRound) -> str:
    target = target_name(say, result.target)
    return say("race-unsolved", round=len(race.results), rounds=race.rounds, target=target)


def race_until(say: Texts, race: Race) -> str:
    """Return when the present round ends, with its date if rounds take hours."""
    at = race.deadline or 0
    if race.is_slow:
        return say("clock-time", time=f"<t:{round(at)}:f>", countdown=f"<t:{round(at)}:R>")
    return clock_time(say, at)


def _next(say: Texts, race: Race) -> str:
    if race.is_over:
        return say("card-begun-anew" if race.ending is RaceEnding.BEGUN_ANEW else "race-over")
    wanted = say("card-next-votes", count=len(race.wants_next), needed=len(race.present)) if race.wants_next else ""
    return "\n".join(
        filter(None, (say("race-next", until=clock_time(say, race.deadline or 0)), wanted, _finish_votes(say, race)))
    )


def _points(say: Texts, race: Race) -> str:
    """Return the line about everybody's points, with a limit of names; empty before the first point."""
    points = [(player, race.points[player]) for player in race.ranking if race.points[player]]
    named = [say("score", player=mention(say, player), chips=count) for player, count in points[:MAX_PLACES]]
    return say("race-points", points=" · ".join(with_more(say, named, len(points)))) if named else ""


def race_buttons(race: Race) -> tuple[RaceAction, ...]:
    """Return the buttons of a card beside *More…*: what is done now. What is rare is in `bot.cards.more`."""
    return (RaceAction.PAD, RaceAction.SUBMIT, RaceAction.DONE) if race.is_open else (RaceAction.NEXT,)


def race_label(say: Texts, action: RaceAction) -> str:
    """Return the words of a button."""
    return say(f"button-race-{action.value}")


def race_id(game_id: int, round_number: int, action: RaceAction) -> str:
    """Return the custom id of a button, which `RACE_ID` matches."""
    return f"ricochet:race:{game_id}:{round_number}:{action.value}"


def _rows(say: Texts, game_id: int, race: Race, board_link: BoardLink | None) -> list[ui.ActionRow[ui.LayoutView]]:
    def button(action: RaceAction) -> Button:
        style = discord.ButtonStyle.primary if action in _LEADING else None
        return race_label(say, action), race_id(game_id, race.round.number, action), style

    return with_link(say, button_row(*map(button, race_buttons(race))), board_link, button(RaceAction.MORE))


_ANNOUNCED = (RoundDecided, FinishVoted, ChipReturned, ChipsPutBack, PlayerLeft, PlayerRemoved, ZoneDropped, RaceEnded)
"""The events that always have a line."""


def is_race_news(outcome: Outcome[Race, RaceEvent]) -> bool:
    """Return whether an outcome needs a message beside the card of the round, or a last edit of it, whatever happens."""
    return any(map(_is_announced, outcome.steps))


def _is_announced(step: Step[Race, RaceEvent]) -> bool:
    event = step.event
    if isinstance(event, RoundEndSet):  # the card of a new chip shows it
        return event.at > step.before.round.began
    if isinstance(event, TimeGivenBack):
        return not step.before.is_slow and time_away(event.seconds) is not None
    return isinstance(event, _ANNOUNCED) or _found_late(step) is not None


def found_late(outcome: Outcome[Race, RaceEvent]) -> Sequence[RaceRound]:
    """Return the rounds that were won before this outcome revealed their best solutions."""
    return [found for step in outcome.steps if (found := _found_late(step))]


def _found_late(step: Step[Race, RaceEvent]) -> RaceRound | None:
    """Return the round that was won before this step revealed its best solution."""
    if not isinstance(step.event, BestFound):
        return None
    number = step.event.round
    return next((one for one in step.after.results if one.number == number and one.line), None)


def ended_round(outcome: Outcome[Race, RaceEvent]) -> RaceRound | None:
    """Return the last round that an outcome has decided, with its places and its best known solution."""
    ended = [step.after.round.number for step in outcome.steps if isinstance(step.event, RoundDecided)]
    return next((one for one in outcome.after.results if ended and one.number == ended[-1]), None)


def better_way(result: RaceRound) -> Line | None:
    """Return the best solution of a round that is over, if it is shorter than the winner's."""
    if not result.best or not result.line or len(result.line.slides) <= len(result.best):
        return None
    return result.start.play(result.best)


def race_news(
    say: Texts, game_id: int, outcome: Outcome[Race, RaceEvent], pictures: Sequence[Picture], result: RaceRound | None
) -> Post | None:
    """Render the message about an outcome; None if the card shows it all.

    ``result`` is the round that has ended, with its best known solution; ``pictures`` show its solutions.
    """
    lines = [line for step in outcome.steps for line in _lines(say, step, result) if line]
    if not lines:
        return None
    ended = any(isinstance(event, RaceEnded) for event in outcome.events)
    again = [again_button(say, game_id, "race")] if ended else []
    row = button_row(*again, *_study(say, game_id, outcome.after, result, ended=ended))
    return Post("\n".join(lines), *pictures, row, target=outcome.before.round.target)


def _study(say: Texts, game_id: int, race: Race, result: RaceRound | None, *, ended: bool) -> Iterator[Button]:
    """Yield the button for the study of the round that has ended; at the end of the race, if it was broken off, of the last."""
    last = result or (race.results[-1] if ended and race.results else None)
    if last:
        yield study_button(say, game_id, last.number, has_proof=last.line is not None)


def _lines(say: Texts, step: Step[Race, RaceEvent], result: RaceRound | None) -> Iterator[str]:
    before, event, after = step.before, step.event, step.after
    match event:
        case RoundDecided():
            latest = result if result and result.number == after.round.number else after.round
            yield from result_lines(say, after, latest)
            yield "" if after.results and len(after.results) >= after.rounds else _points(say, after)
        case ChipReturned():
            yield _unsolved(say, after, before.round)
        case ChipsPutBack(_, chips):
            names = listed(say, [target_name(say, chip) for chip in chips])
            most = after.rules.max_moves or 0
            yield say("news-chips-put-back", named="yes", chips=names, count=len(chips), most=most)
        case PlayerLeft(_, player) | PlayerRemoved(_, player):
            how = "left" if isinstance(event, PlayerLeft) else "removed"
            yield say("race-gone", player=mention(say, player), how=how)
        case FinishVoted(_, player):
            yield say("race-finish-voted", player=mention(say, player))
            if not after.is_to_finish:
                yield " ".join((_finish_votes(say, after), say("race-finish-how")))
        case TimeGivenBack(_, seconds) if (away := time_away(seconds)) and not before.is_slow:
            until = clock_time(say, after.deadline or 0)
            yield say("news-clock-stopped", unit=away[0], count=away[1], until=until)
        case RoundEndSet(at, _) if at > before.round.began:
            yield say("race-end-moved", until=race_until(say, after))
        case ZoneDropped():
            yield say("race-zone-dropped", zone=quotable(before.zone))
        case RaceEnded(_, ending) if ending is not RaceEnding.BEGUN_ANEW:
            yield from _end(say, after)
        case _:
            pass


def result_lines(say: Texts, race: Race, result: RaceRound) -> Iterator[str]:
    """Yield the lines about the result of a round: the places, the winner's solution, and the best one if it is known."""
    yield say("race-round-over", round=_place(race, result), rounds=race.rounds)
    placed = [_placed(say, one) for one in result.places[:MAX_PLACES]]
    yield "\n".join(with_more(say, placed, len(result.places)))
    first, line = result.places[0], result.line
    assert line is not None
    yield say("race-way", player=mention(say, first.entry.player), moves=moves_text(say, line.moves))
    if result.best:
        kind = "shorter" if better_way(result) else "equal"
        yield say("best-solution", kind=kind, count=len(result.best), moves=moves_text(say, result.best))


def late_best(say: Texts, game_id: int, race: Race, result: RaceRound, pictures: Sequence[Picture]) -> Post:
    """Render the message about the best solution of an earlier round, with its picture if it is shorter than the winner's."""
    say = say.of_edition(race.rules.edition)
    assert result.best is not None
    moves = moves_text(say, result.best)
    line = say(
        "best-revealed",
        target=target_name(say, result.target),
        round=_place(race, result),
        count=len(result.best),
        moves=moves,
    )
    study = button_row(study_button(say, game_id, result.number, has_proof=True))
    return Post(line, *pictures, study, target=result.target)


def _place(race: Race, result: RaceRound) -> int:
    """Return the number of a round that is over as players count: without rounds whose chip was put back."""
    return next((place for place, one in enumerate(race.results, start=1) if one.number == result.number), 0)


def _placed(say: Texts, one: Placed) -> str:
    player, moves = mention(say, one.entry.player), len(one.entry.moves)
    return say("race-place", place=one.place, player=player, moves=moves, points=one.points)


def _end(say: Texts, race: Race) -> Iterator[str]:
    """Yield the lines about why a race is over, its winners, and all points."""
    if race.ending is not RaceEnding.ALL_PLAYED and race.ending:
        yield say("race-ending", why=race.ending.value)
    if race.winners:
        yield say("race-won", winners=mentions(say, race.winners), count=len(race.winners))
    elif race.ending is not RaceEnding.STOPPED:
        yield say("race-without-winner")
    yield _points(say, race)
    yield say("ended-practice") if race.winners and is_for_practice(race) else ""
    yield say("race-code", code=race.setup.code)


def closed_race_pad(say: Texts, game_id: int, race: Race, player: Player, round_number: int) -> Post | None:
    """Return what replaces a pad of this round once the round is over; None while it can be used."""
    del player
    if race.is_open and race.round.number == round_number:
        return None
    result = next((one for one in race.results if one.number == round_number), None)
    if result is None or result.line is None:
        return Post(say("race-pad-closed"))
    study = button_row(study_button(say, game_id, round_number, has_proof=True))
    return Post("\n".join(result_lines(say, race, result)), study, target=result.target)
