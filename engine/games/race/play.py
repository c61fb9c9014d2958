"""The commands of a race: `decide` turns one into events, or refuses it. docs/rules.md "The race"."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from engine.board.moves import Move
from engine.board.proof import Flaw
from engine.games.race.state import (
    DEFAULT_ROUNDS,
    UTC,
    Race,
    RaceEnded,
    RaceEnding,
    RaceEvent,
    RaceSolved,
    RaceStarted,
    RoundDecided,
    RoundEndSet,
    ZoneDropped,
    evolve,
    replay,
)
from engine.rules import commands
from engine.rules.bots import Level
from engine.rules.chips import Draw, Lengths, shuffled_in
from engine.rules.events import ChipReturned, FinishVoted, Player, PlayerSeen, SaidDone
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from engine.rules.rules import Rules
from engine.rules.score import race_counts
from engine.rules.setup import Setup

MAX_UNSOLVED = 2
"""The number of rounds in a row without a solution after which a race ends."""

_TOO_FAR = 1.5
"""If the end of a slow round is further ahead than its length times this, the clock was set back."""

NextEnd = Callable[[Race, float], float | None]
"""Returns the end of a slow round that is running at a time; both are in seconds since the Unix epoch, and the end is later.

The end has the time of day of `Race.began` in `Race.zone`. None if that is unknown, which `UTC` never is. The caller provides
it, since the engine knows no time zones.
"""


def elapsed_end(race: Race, now: float) -> float:
    """Return the end of a slow round without time zones: whole rounds after the race began."""
    rounds = (now - race.began + race.seconds / 2) // race.seconds + 1
    return race.began + rounds * race.seconds


@dataclass(frozen=True, slots=True)
class Submit(commands.PlayerCommand):
    """A player submits a solution, of any length."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class EndRace(commands.PlayerCommand):
    """A player ends the race early, or votes for that: those with the most points win. docs/rules.md "Who decides".

    ``may_moderate``: they may end any race at once.
    """

    may_moderate: bool = False


_OfPlayer = Submit | commands.GiveSign | commands.Wish | commands.Remove | commands.Forget | EndRace | commands.BeginAnew
RaceCommand = _OfPlayer | commands.OfLink | commands.SayBotsDone | commands.SystemCommand
RaceDecision = Outcome[Race, RaceEvent] | Refusal | Flaw
"""The outcome of a command; or why there is none: a refusal, or the flaw of a submitted solution."""
_Builder = OutcomeBuilder[Race, RaceEvent]


@dataclass(frozen=True, slots=True)
class _Moment:
    """The time of a command, and where its random choices and its ends of rounds come from."""

    now: float
    random: Random
    next_end: NextEnd


def start(  # noqa: PLR0913 - most have defaults
    rules: Rules,
    setup: Setup,
    starter: Player,
    now: float,
    random: Random,
    *,
    rounds: int = DEFAULT_ROUNDS,
    seconds: float = 180,
    zone: str = UTC,
    practice: bool = False,
    language: str = "en",
    lengths: Lengths | None = None,
    next_end: NextEnd = elapsed_end,
    bots: Sequence[Level] = (),
) -> tuple[RaceEvent, ...]:
    """Begin a race and turn up the first chip. A bot joins for each level in ``bots``, `MAX_BOTS` at most.

    Raises `ValueError` for an impossible number of rounds or seconds.
    """
    began = RaceStarted(now, rules, setup, starter, rounds, seconds, zone, practice, language)
    builder = OutcomeBuilder(replay([began]), evolve)
    builder.add(*commands.bots_joining(bots, now, random))
    moment = _Moment(now, random, next_end)
    _turn_up(builder, _draw(builder.state, lengths or {}, moment), moment)
    return began, *builder.outcome.events


def retrace(race: Race, events: Iterable[RaceEvent]) -> Outcome[Race, RaceEvent]:
    """Rebuild the outcome of these events, at least one, from the race before them: for news stored but not delivered."""
    builder = OutcomeBuilder(race, evolve)
    builder.add(*events)
    return builder.outcome


def decide(race: Race, command: RaceCommand, now: float, random: Random, next_end: NextEnd = elapsed_end) -> RaceDecision:
    """Return the outcome of a command, its refusal, or the flaw of a submitted solution. Pure: changes nothing.

    ``now`` is when the command was *made*, in seconds since the Unix epoch. A command that was made before a deadline counts
    until `TimeUp` for that deadline has been decided. The results of ``random`` and ``next_end`` are in the events.
    """
    if race.is_over and not isinstance(command, commands.RecordBest):
        return Refusal.GAME_OVER
    builder = OutcomeBuilder(race, evolve)
    if failure := _decide(builder, command, _Moment(now, random, next_end)):
        return failure
    _finish_if_agreed(builder, now)
    return builder.outcome


def _decide(builder: _Builder, command: RaceCommand, moment: _Moment) -> Refusal | Flaw | None:
    now = moment.now
    match command:
        case Submit(player, moves):
            return _submit(builder, player, moves, now)
        case commands.GiveSign(player):
            return _give_sign(builder, player, now)
        case commands.SayDone(player):
            return _say_done(builder, player, moment)
        case commands.WantNext():
            return commands.want_next(builder, command, now)
        case commands.SayBotsDone():
            return _closed(builder.state, now) or commands.bots_done(builder, command, now) or _end_if_done(builder, moment)
        case commands.Forget() | EndRace() | commands.BeginAnew():
            return (
                _forget(builder, command, moment) if isinstance(command, commands.Forget) else _end_early(builder, command, now)
            )
        case commands.Leave() | commands.Remove():
            return commands.why_not_go(builder.state, command) or _go(builder, command, moment)
        case commands.AddBot() | commands.MakeLink() | commands.WithdrawLink():
            return (
                commands.add_bot(builder, command, now, moment.random)
                if isinstance(command, commands.AddBot)
                else commands.let_watch(builder, command, now)
            )
        case commands.TimeUp() | commands.PutBack() | commands.RecordBest() | commands.GiveBackTime() | commands.SetClock():
            return _by_itself(builder, command, moment)


def _by_itself(builder: _Builder, command: commands.SystemCommand, moment: _Moment) -> Refusal | None:
    race, now = builder.state, moment.now
    match command:
        case commands.TimeUp(_, lengths):
            if refusal := commands.why_not_up(race.deadline, command, now):
                return refusal
            return _end_round(builder, moment) if race.is_open else _turn_up(builder, _draw(race, lengths, moment), moment)
        case commands.PutBack(_, lengths):
            may_replace = race.is_open and not race.round.entries
            refusal = commands.replace_chip(builder, command, _draw(race, lengths, moment) if may_replace else None)
            return refusal or _set_end(builder, moment)
        case commands.RecordBest():
            return commands.note(builder, command, now)
        case commands.GiveBackTime() | commands.SetClock():
            return commands.note(builder, command, now) or _keep_end(builder, moment)


def _submit(builder: _Builder, player: Player, moves: tuple[Move, ...], now: float) -> Refusal | Flaw | None:
    """Add a solution that is shorter than the player's last one. A failed try has no consequences."""
    race = builder.state
    if race.is_removed(player):
        return Refusal.REMOVED
    if refusal := _closed(race, now):
        return refusal
    if refusal := commands.why_not_shown(race.position, moves):
        return refusal
    if flaw := race.position.play(moves).flaw(ricochet=race.rules.ricochet):
        return flaw
    own = race.round.entry_of(player)
    if own and len(moves) >= len(own.moves):
        return Refusal.NO_SHORTER
    return builder.add(RaceSolved(now, player, moves))


def _closed(race: Race, now: float) -> Refusal | None:
    """Return why solutions are not accepted at this time, or None."""
    if not race.is_open or race.deadline is None or now < race.round.began:
        return Refusal.NO_CHIP_UP
    return Refusal.SAND_HAS_RUN_OUT if now >= race.deadline else None


def _give_sign(builder: _Builder, player: Player, now: float) -> Refusal | None:
    """Add a sign of a player, once a round. docs/rules.md "Present"."""
    race = builder.state
    if refusal := _closed(race, now):
        return refusal
    if player in race.left or race.is_removed(player):
        return Refusal.NOT_PLAYING
    return Refusal.SEEN_ALREADY if player in race.seen else builder.add(PlayerSeen(now, player))


def _say_done(builder: _Builder, player: Player, moment: _Moment) -> Refusal | None:
    race, now = builder.state, moment.now
    if refusal := _closed(race, now):
        return refusal
    if refusal := commands.why_not_done(race, player):
        return refusal
    builder.add(SaidDone(now, player))
    return _end_if_done(builder, moment)


def why_not_end(race: Race, player: Player, *, may_moderate: bool) -> Refusal | None:
    """Return why a player may not end a race, or vote for that; None where they may: docs/rules.md "Who decides"."""
    is_own = player == race.starter and player not in race.removed
    if not is_end_a_vote(race, may_moderate=may_moderate):
        return None if may_moderate or is_own else Refusal.NOT_YOURS_TO_STOP
    if not is_own and player not in race.with_a_stake:
        return Refusal.NO_STAKE
    return Refusal.WANTS_TO_FINISH_ALREADY if any(vote.player == player for vote in race.finish_votes) else None


def is_end_a_vote(race: Race, *, may_moderate: bool) -> bool:
    """Return whether the wish to end a race is a vote: a person other than the starter has points."""
    return race.others_have_points and not may_moderate


def _end_early(builder: _Builder, command: EndRace | commands.BeginAnew, now: float) -> Refusal | None:
    if isinstance(command, commands.BeginAnew):
        refusal = commands.why_not_begin_anew(builder.state, command.player)
        return refusal or builder.add(RaceEnded(now, RaceEnding.BEGUN_ANEW, ()))
    if refusal := why_not_end(builder.state, command.player, may_moderate=command.may_moderate):
        return refusal
    if is_end_a_vote(builder.state, may_moderate=command.may_moderate):
        return builder.add(FinishVoted(now, command.player))
    return _finish(builder, now)


def _finish(builder: _Builder, now: float) -> None:
    _end(builder, RaceEnding.CALLED if builder.state.leaders else RaceEnding.STOPPED, now)


def _end(builder: _Builder, ending: RaceEnding, now: float) -> None:
    """End the race: the most points win."""
    race = builder.state
    counts = race_counts(sum(result.line is not None for result in race.results), len(race.people))
    builder.add(RaceEnded(now, ending, race.leaders, counts))


def _finish_if_agreed(builder: _Builder, now: float) -> None:
    """End the race if players agreed to; by any command, since those who are not present any more do not count."""
    if not builder.state.is_over and builder.state.is_to_finish:
        _finish(builder, now)


def _forget(builder: _Builder, command: commands.Forget, moment: _Moment) -> Refusal | None:
    """Let a person leave who is about to be erased, and keep their removal: docs/rules.md "Leaving"."""
    race, leaves = builder.state, commands.Leave(command.player)
    if not commands.why_not_go(race, leaves):
        _go(builder, leaves, moment)
    commands.keep_duties(builder, command, moment.now, moment.random, owes=command.player in race.removed)
    return Refusal.NOT_PLAYING if builder.state is race else None


def _go(builder: _Builder, command: commands.Leave | commands.Remove, moment: _Moment) -> None:
    """Let a player leave or be removed. The others may be done without them."""
    builder.add(commands.departure(command, moment.now))
    _end_if_done(builder, moment)


def _end_if_done(builder: _Builder, moment: _Moment) -> None:
    if builder.state.ends_at_once:
        _end_round(builder, moment)


def _end_round(builder: _Builder, moment: _Moment) -> None:
    """End the round, and the race with its last round."""
    race, now = builder.state, moment.now
    if race.round.entries:
        builder.add(RoundDecided(now))
    else:
        builder.add(ChipReturned(now, shuffled_in(race.round.target, race.pile, race.rules, moment.random)))
    after = builder.state
    latest = after.results[-MAX_UNSOLVED:]
    if len(after.results) >= after.rounds or not after.pile:
        _end(builder, RaceEnding.ALL_PLAYED, now)
    elif len(latest) == MAX_UNSOLVED and not any(result.line for result in latest):
        _end(builder, RaceEnding.ABANDONED, now)
    elif len(latest) == MAX_UNSOLVED and after.bots and after.latest_activity < latest[0].number:
        _end(builder, RaceEnding.DESERTED, now)


def _draw(race: Race, lengths: Lengths, moment: _Moment) -> Draw:
    return Draw(race.pile, race.rules, lengths, moment.now, moment.random, len(race.results) + 1, race.resting)


def _turn_up(builder: _Builder, draw: Draw, moment: _Moment) -> None:
    builder.add(*draw.turn_up())
    _set_end(builder, moment)


def _set_end(builder: _Builder, moment: _Moment) -> None:
    """Set the end of a slow round, by UTC if the race's time zone is unknown."""
    if builder.state.is_slow:
        until = moment.next_end(builder.state, moment.now)
        if until is None:
            builder.add(ZoneDropped(moment.now))
            until = moment.next_end(builder.state, moment.now)
        assert until is not None
        builder.add(RoundEndSet(moment.now, until))


def _keep_end(builder: _Builder, moment: _Moment) -> None:
    """Set a new end of a slow round if the present one has passed, or is too far ahead after the clock was set back."""
    race, now = builder.state, moment.now
    if race.is_slow and race.is_open and not now < race.round.limit <= now + _TOO_FAR * race.seconds:
        _set_end(builder, moment)
