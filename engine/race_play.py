"""What may be done in a race: `decide_race` turns a command into events, or refuses it. docs/rules.md "The race"."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from engine.chips import Lengths, replace_chip, shuffled_in, turn_up
from engine.events import (
    BestFound,
    ChipReturned,
    ClockSet,
    Player,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    TimeGivenBack,
)
from engine.moves import Move
from engine.outcome import Outcome, OutcomeBuilder
from engine.play import GiveBackTime, GiveSign, Leave, PutBack, RecordBest, Remove, SayDone, SetClock, TimeUp
from engine.proof import Flaw
from engine.race import (
    DEFAULT_ROUNDS,
    Race,
    RaceEnded,
    RaceEnding,
    RaceEvent,
    RaceSolved,
    RaceStarted,
    RoundDecided,
    RoundEndSet,
    evolve_race,
    replay_race,
)
from engine.refusals import Refusal
from engine.rules import Rules
from engine.setup import Setup

MAX_UNSOLVED = 2
"""After so many rounds in a row that no one has solved, a race is over."""

_TOO_FAR = 1.5
"""So many times the length of a slow round its end may be ahead; beyond that the clock was set back."""

NextEnd = Callable[[Race, float], float]
"""When a round of a slow race ends that begins, or goes on, at this time: later than that. Both are in seconds since the epoch.

The engine knows no time zones, so the caller does: the end keeps the hour of the day of `Race.began` in `Race.zone`.
"""


def elapsed_end(race: Race, now: float) -> float:
    """Return the end of a slow round for callers without time zones: so many whole rounds after the first began."""
    rounds = (now - race.began + race.seconds / 2) // race.seconds + 1
    return race.began + rounds * race.seconds


@dataclass(frozen=True, slots=True)
class Submit:
    """A player submits a solution, of any length."""

    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class EndRace:
    """A player ends the race early: those with the most points win. ``may_moderate``: they may end any race."""

    player: Player
    may_moderate: bool = False


RaceCommand = Submit | GiveSign | SayDone | Leave | Remove | EndRace | TimeUp | PutBack | RecordBest | GiveBackTime | SetClock
RaceDecision = Outcome[Race, RaceEvent] | Refusal | Flaw
"""What has come about; or why nothing has: a refusal, or what is wrong with the solution that was submitted."""
_Builder = OutcomeBuilder[Race, RaceEvent]


@dataclass(frozen=True, slots=True)
class _Moment:
    """When a command was made, and what is drawn and looked up for it."""

    now: float
    random: Random
    next_end: NextEnd


def start_race(  # noqa: PLR0913 - most have defaults
    rules: Rules,
    setup: Setup,
    starter: Player,
    now: float,
    random: Random,
    *,
    rounds: int = DEFAULT_ROUNDS,
    seconds: float = 180,
    zone: str = "UTC",
    practice: bool = False,
    language: str = "en",
    lengths: Lengths | None = None,
    next_end: NextEnd = elapsed_end,
) -> tuple[RaceEvent, ...]:
    """Begin a race and turn up the first chip. Raises `ValueError` for a number of rounds or a time that cannot be."""
    began = RaceStarted(now, rules, setup, starter, rounds, seconds, zone, practice, language)
    builder = OutcomeBuilder(replay_race([began]), evolve_race)
    _turn_up(builder, lengths or {}, _Moment(now, random, next_end))
    return began, *builder.outcome.events


def retrace_race(race: Race, events: Iterable[RaceEvent]) -> Outcome[Race, RaceEvent]:
    """Return the outcome that consisted of these events, at least one: for what was stored but not announced."""
    builder = OutcomeBuilder(race, evolve_race)
    builder.add(*events)
    return builder.outcome


def decide_race(race: Race, command: RaceCommand, now: float, random: Random, next_end: NextEnd = elapsed_end) -> RaceDecision:
    """Decide what a command brings about, or why it brings about nothing. Changes nothing itself.

    ``now`` is when the command was *made*, in seconds since the Unix epoch: what was made before the time was up counts for as
    long as `TimeUp` has not been decided. What ``random`` shuffles and draws, and what ``next_end`` says, is in the events.
    """
    if race.is_over and not isinstance(command, RecordBest):
        return Refusal.GAME_OVER
    builder = OutcomeBuilder(race, evolve_race)
    return _decide(builder, command, _Moment(now, random, next_end)) or builder.outcome


def _decide(builder: _Builder, command: RaceCommand, moment: _Moment) -> Refusal | Flaw | None:
    now = moment.now
    match command:
        case Submit(player, moves):
            return _submit(builder, player, moves, now)
        case GiveSign(player):
            return _give_sign(builder, player, now)
        case SayDone(player):
            return _say_done(builder, player, moment)
        case Leave(player):
            if player not in builder.state.known or player in builder.state.left:
                return Refusal.NOT_PLAYING
            builder.add(PlayerLeft(now, player))
            return _end_if_done(builder, moment)
        case Remove():
            return _remove(builder, command, moment)
        case EndRace():
            return _end_early(builder, command, now)
        case TimeUp() | PutBack() | RecordBest() | GiveBackTime() | SetClock():
            return _by_itself(builder, command, moment)


def _by_itself(
    builder: _Builder, command: TimeUp | PutBack | RecordBest | GiveBackTime | SetClock, moment: _Moment
) -> Refusal | None:
    race, now = builder.state, moment.now
    match command:
        case TimeUp(deadline, lengths):
            if deadline != race.deadline:
                return Refusal.OUT_OF_DATE
            if now < deadline:
                return Refusal.NOT_YET
            return _end_round(builder, moment) if race.is_open else _turn_up(builder, lengths, moment)
        case PutBack(number, lengths):
            if not race.is_open or race.round.number != number or race.round.entries:
                return Refusal.OUT_OF_DATE
            return _replace(builder, lengths, moment)
        case RecordBest(number, moves):
            if all(lacking.number != number for lacking in race.without_best):
                return Refusal.OUT_OF_DATE
            return builder.add(BestFound(now, number, moves))
        case GiveBackTime(seconds):
            builder.add(TimeGivenBack(now, seconds))
        case SetClock(seconds):
            builder.add(ClockSet(now, seconds))
    return _keep_end(builder, moment)


def _submit(builder: _Builder, player: Player, moves: tuple[Move, ...], now: float) -> Refusal | Flaw | None:
    """Take a solution that is shorter than what the player had; anything else costs nothing."""
    race = builder.state
    if player in race.removed:
        return Refusal.REMOVED
    if refusal := _closed(race, now):
        return refusal
    if not moves:
        return Refusal.NO_MOVES
    if not race.position.has_robots(moves):
        return Refusal.ROBOT_NOT_IN_PLAY
    if flaw := race.position.play(moves).flaw(ricochet=race.rules.ricochet):
        return flaw
    own = race.round.entry_of(player)
    if own and len(moves) >= len(own.moves):
        return Refusal.NO_SHORTER
    return builder.add(RaceSolved(now, player, moves))


def _closed(race: Race, now: float) -> Refusal | None:
    """Return why nothing can be submitted at this time."""
    if not race.is_open or race.deadline is None or now < race.round.began:
        return Refusal.NO_CHIP_UP
    return Refusal.SAND_HAS_RUN_OUT if now >= race.deadline else None


def _give_sign(builder: _Builder, player: Player, now: float) -> Refusal | None:
    """Note once a round that a player is present."""
    race = builder.state
    if refusal := _closed(race, now):
        return refusal
    if player in race.left:
        return Refusal.NOT_PLAYING
    return Refusal.SEEN_ALREADY if player in race.seen else builder.add(PlayerSeen(now, player))


def _say_done(builder: _Builder, player: Player, moment: _Moment) -> Refusal | None:
    race, now = builder.state, moment.now
    if refusal := _closed(race, now):
        return refusal
    if player not in race.present:
        return Refusal.NOT_PLAYING
    if any(said.player == player for said in race.round.done):
        return Refusal.DONE_ALREADY
    builder.add(SaidDone(now, player))
    return _end_if_done(builder, moment)


def _remove(builder: _Builder, command: Remove, moment: _Moment) -> Refusal | None:
    race, player = builder.state, command.player
    if not command.may_moderate:
        return Refusal.NOT_YOURS_TO_REMOVE
    if player not in race.players:
        return Refusal.HAS_NOT_BID
    if player in race.removed:
        return Refusal.REMOVED_ALREADY
    builder.add(PlayerRemoved(moment.now, player))
    return _end_if_done(builder, moment)


def _end_early(builder: _Builder, command: EndRace, now: float) -> Refusal | None:
    race = builder.state
    if not command.may_moderate and (command.player != race.starter or command.player in race.removed):
        return Refusal.NOT_YOURS_TO_STOP
    ending = RaceEnding.CALLED if race.leaders else RaceEnding.STOPPED
    return builder.add(RaceEnded(now, ending, race.leaders))


def _end_if_done(builder: _Builder, moment: _Moment) -> None:
    if builder.state.ends_at_once:
        _end_round(builder, moment)


def _end_round(builder: _Builder, moment: _Moment) -> None:
    """Decide the round, and end the race with its last one."""
    race, now = builder.state, moment.now
    if race.round.entries:
        builder.add(RoundDecided(now))
    else:
        builder.add(ChipReturned(now, shuffled_in(race.round.target, race.pile, race.rules, moment.random)))
    after = builder.state
    latest = after.results[-MAX_UNSOLVED:]
    if len(after.results) >= after.rounds or not after.pile:
        builder.add(RaceEnded(now, RaceEnding.ALL_PLAYED, after.leaders))
    elif len(latest) == MAX_UNSOLVED and not any(result.line for result in latest):
        builder.add(RaceEnded(now, RaceEnding.ABANDONED, after.leaders))


def _turn_up(builder: _Builder, lengths: Lengths, moment: _Moment) -> None:
    race, number = builder.state, len(builder.state.results) + 1
    builder.add(*turn_up(race.pile, race.rules, lengths, moment.now, moment.random, number=number, resting=race.returned))
    _set_end(builder, moment)


def _replace(builder: _Builder, lengths: Lengths, moment: _Moment) -> Refusal | None:
    """Turn up another chip in the place of one that is too hard, where there is a better one."""
    race, number = builder.state, len(builder.state.results) + 1
    chip, resting = race.round.target, race.returned
    replaced = replace_chip(chip, race.pile, race.rules, lengths, moment.now, moment.random, number=number, resting=resting)
    if not replaced:
        return Refusal.WORTH_PLAYING
    builder.add(*replaced)
    return _set_end(builder, moment)


def _set_end(builder: _Builder, moment: _Moment) -> None:
    if builder.state.is_slow:
        builder.add(RoundEndSet(moment.now, moment.next_end(builder.state, moment.now)))


def _keep_end(builder: _Builder, moment: _Moment) -> None:
    """Give a slow round another end where an absence, or the clock, has passed the one that it had."""
    race, now = builder.state, moment.now
    if race.is_slow and race.is_open and not now < race.round.limit <= now + _TOO_FAR * race.seconds:
        builder.add(RoundEndSet(now, moment.next_end(race, now)))
