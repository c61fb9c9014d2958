"""The commands that several kinds of games know, and what is the same wherever they are decided."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Position
from engine.rules import events as ev
from engine.rules.bots import BOTS, Level
from engine.rules.chips import Draw, Lengths
from engine.rules.erasure import forgotten
from engine.rules.game import Contest
from engine.rules.outcome import OutcomeBuilder
from engine.rules.refusals import Refusal

_SEED_BITS = 32


@dataclass(frozen=True, slots=True)
class PlayerCommand:
    """A command of a player."""

    player: ev.Player


class GiveSign(PlayerCommand):
    """A player is present: they have opened the move pad, looked at the board, or are writing something."""


class SayDone(PlayerCommand):
    """A player will bid, or submit, no more while the time of this chip runs."""


class WantNext(PlayerCommand):
    """A player wants the next round to begin without the rest of the pause."""


@dataclass(frozen=True, slots=True)
class SayBotsDone:
    """No bot has anything more to bid, or to submit, in this round."""

    round: int


class Leave(PlayerCommand):
    """A player leaves the match or race."""


class Forget(PlayerCommand):
    """A player is about to be erased: they leave, and what they owe the match or race is kept under a keyed hash."""


@dataclass(frozen=True, slots=True)
class Remove(PlayerCommand):
    """A moderator removes ``player`` from the match or race; ``may_moderate`` is required."""

    may_moderate: bool


@dataclass(frozen=True, slots=True)
class AddBot(PlayerCommand):
    """A player lets a bot of this level join the match or race."""

    level: Level


class BeginAnew(PlayerCommand):
    """A player ends a game that has not been played yet, since one under other rules takes its place."""


@dataclass(frozen=True, slots=True)
class MakeLink(PlayerCommand):
    """A player makes a link with which anyone may watch. ``may_moderate``: they need not have started the game."""

    may_moderate: bool = False


@dataclass(frozen=True, slots=True)
class WithdrawLink(PlayerCommand):
    """A player withdraws the link with which anyone may watch. ``may_moderate`` is that of `MakeLink`."""

    may_moderate: bool = False


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock reached this deadline, in seconds since the Unix epoch; ``lengths`` is what is known of the pile."""

    deadline: float
    lengths: Lengths = field(default_factory=dict[Target, float])


@dataclass(frozen=True, slots=True)
class PutBack:
    """The solver has results for the chip of this round and for the pile, which may be a reason to play another chip."""

    round: int
    lengths: Lengths


@dataclass(frozen=True, slots=True)
class RecordBest:
    """An optimal solution of a round has been found; no moves: the chip cannot be reached."""

    round: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class GiveBackTime:
    """Play was impossible for ``seconds``, which are added to running times."""

    seconds: float


@dataclass(frozen=True, slots=True)
class SetClock:
    """The clock has been set by ``seconds``: all times move with it."""

    seconds: float


Wish = SayDone | WantNext | AddBot | Leave
"""Wishes of players who are present, possible at any time."""
OfLink = MakeLink | WithdrawLink
"""A command about the link for watching."""
SystemCommand = TimeUp | PutBack | RecordBest | GiveBackTime | SetClock
"""A command of the clock or the solver."""


def why_not_up(deadline: float | None, command: TimeUp, now: float) -> Refusal | None:
    """Return why the time of a game with this deadline is not up; None if it is."""
    if command.deadline != deadline:
        return Refusal.OUT_OF_DATE
    return Refusal.NOT_YET if now < command.deadline else None


def replace_chip(builder: OutcomeBuilder[Any, Any], command: PutBack, draw: Draw | None) -> Refusal | None:
    """Replace the chip of a round that is too hard, if there is a better one; None stands for a chip that has to stay."""
    current = builder.state.round
    if draw is None or current.number != command.round:
        return Refusal.OUT_OF_DATE
    replaced = draw.replace(current.target)
    return builder.add(*replaced) if replaced else Refusal.WORTH_PLAYING


def note(builder: OutcomeBuilder[Any, Any], command: GiveBackTime | SetClock | RecordBest, now: float) -> Refusal | None:
    """Record a solver result or a clock change, in a game of any kind."""
    game = builder.state
    match command:
        case GiveBackTime(seconds):
            return Refusal.OUT_OF_DATE if game.deadline is None else builder.add(ev.TimeGivenBack(now, seconds))
        case SetClock(seconds):
            return builder.add(ev.ClockSet(now, seconds))
        case RecordBest(number, moves):
            is_lacking = any(lacking.number == number for lacking in game.without_best)
            return builder.add(ev.BestFound(now, number, moves)) if is_lacking else Refusal.OUT_OF_DATE


def why_not_shown(position: Position, moves: tuple[Move, ...]) -> Refusal | None:
    """Return why moves cannot be shown as a solution, whether they are one or not; None if they can."""
    if not moves:
        return Refusal.NO_MOVES
    return None if position.has_robots(moves) else Refusal.ROBOT_NOT_IN_PLAY


def why_not_done(game: Contest[Any], player: ev.Player) -> Refusal | None:
    """Return why a player cannot be done with the chip of a match or a race that is up; None if they can."""
    if player not in game.present:
        return Refusal.NOT_PLAYING
    return Refusal.DONE_ALREADY if any(said.player == player for said in game.round.done) else None


def bots_done(builder: OutcomeBuilder[Any, Any], command: SayBotsDone, now: float) -> Refusal | None:
    """Note that no bot of a match or a race that is open thinks any more in this round: docs/rules.md "I am done"."""
    game = builder.state
    is_new = game.bots_think and game.round.number == command.round
    return builder.add(ev.BotsDone(now)) if is_new else Refusal.OUT_OF_DATE


def want_next(builder: OutcomeBuilder[Any, Any], command: WantNext, now: float) -> Refusal | None:
    """Note in a pause that a player wants the next round. With the last who is present, it begins: docs/rules.md "Draw"."""
    game, player = builder.state, command.player
    if not game.is_between or game.deadline is None:
        return Refusal.OUT_OF_DATE
    if player not in game.present:
        return Refusal.NOT_PLAYING
    return Refusal.VOTED_ALREADY if player in game.wants_next else builder.add(ev.NextWanted(now, player))


def why_not_go(game: Contest[Any], command: Leave | Remove) -> Refusal | None:
    """Return why a player cannot leave, or be removed from, a match or a race; None if they can: docs/rules.md "Leaving"."""
    player = command.player
    if isinstance(command, Leave):
        return None if player in game.known and player not in game.left else Refusal.NOT_PLAYING
    if not command.may_moderate:
        return Refusal.NOT_YOURS_TO_REMOVE
    if player not in game.players:
        return Refusal.HAS_NOT_BID
    return Refusal.REMOVED_ALREADY if player in game.removed else None


def departure(command: Leave | Remove, now: float) -> ev.PlayerLeft | ev.PlayerRemoved:
    """Return the event of a player who leaves or is removed."""
    return (ev.PlayerLeft if isinstance(command, Leave) else ev.PlayerRemoved)(now, command.player)


def keep_duties(builder: OutcomeBuilder[Any, Any], command: Forget, now: float, random: Random, *, owes: bool) -> None:
    """Note how a person is recognized who is about to be erased and ``owes`` the game something: docs/rules.md "Leaving".

    A person who was recognized before is noted in any case: what they did since was judged by what they had owed.
    """
    game, player = builder.state, command.player
    is_noted = any(event.player == player for event in game.erasures)
    if (owes or game.is_recognized(player)) and not is_noted and not game.is_over:
        builder.add(forgotten(player, now, random, game.erasures))


def why_not_begin_anew(game: Any, player: ev.Player) -> Refusal | None:
    """Return why a player cannot begin a game anew under other rules; None if they can: docs/rules.md "Other rules"."""
    if player != game.starter:
        return Refusal.NOT_YOURS_TO_BEGIN_ANEW
    return None if game.may_begin_anew else Refusal.TOO_LATE_TO_BEGIN_ANEW


def why_not_let_watch(game: Contest[Any], player: ev.Player, *, may_moderate: bool) -> Refusal | None:
    """Return why a player may not decide whether anyone can watch a match or a race; None if they may."""
    if game.rules.tournament:
        return Refusal.NO_WATCHING_TOURNAMENTS
    is_starter = player == game.starter and player not in game.removed
    return None if may_moderate or is_starter else Refusal.NOT_YOURS_TO_LET_WATCH


def let_watch(builder: OutcomeBuilder[Any, Any], command: MakeLink | WithdrawLink, now: float) -> Refusal | None:
    """Make a link with which anyone may watch a match or a race, or withdraw it."""
    game, withdraws = builder.state, isinstance(command, WithdrawLink)
    if refusal := why_not_let_watch(game, command.player, may_moderate=command.may_moderate):
        return refusal
    if game.has_link is not withdraws:
        return Refusal.OUT_OF_DATE
    return builder.add(ev.LinkWithdrawn(now) if withdraws else ev.LinkMade(now))


def add_bot(builder: OutcomeBuilder[Any, Any], command: AddBot, now: float, random: Random) -> Refusal | None:
    """Let a bot join a match or a race, which the starter may do until the first chip is won: docs/rules.md "Bots"."""
    game = builder.state
    if command.player != game.starter or command.player in game.removed:
        return Refusal.NOT_YOURS_TO_ADD_BOT
    if not game.may_add_bot:
        return Refusal.TOO_LATE_TO_ADD_BOT
    return builder.add(*bots_joining([command.level], now, random, beside=len(game.bots)))


def bots_joining(levels: Iterable[Level], now: float, random: Random, *, beside: int = 0) -> tuple[ev.BotJoined, ...]:
    """Let a bot join for each of these levels ``beside`` the others, `MAX_BOTS` in all; draws the seeds of how they think."""
    return tuple(
        ev.BotJoined(now, player, level, random.getrandbits(_SEED_BITS))
        for player, level in zip(BOTS[beside:], levels, strict=False)
    )
