"""Actions of a player with the puzzle of a day."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.actions.begin import Venue, check_rights
from bot.cards.daily import date_of
from bot.cards.daily_results import Result, share_card
from bot.cards.phrases import our_fault
from bot.client import RicochetBot
from bot.store import NO_SERVER
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed
from bot.ui.replies import Problem, Refused, problem
from engine.board.moves import Move
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games.daily import RICOCHET, Day, Play, Puzzle, day_of, has_begun, is_open
from engine.rules.events import Player
from engine.solver.best_way import WayLeft

_PATIENCE = 2.0
"""Seconds for which solutions wait for the solver, which finds where the player's own one left them."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A stored attempt: its line, why it is no solution, and the player's play after it."""

    line: Line
    flaw: Flaw | None
    play: Play

    @property
    def is_solved(self) -> bool:
        """Whether it solves a puzzle for its player; a correct line does not once the solutions were shown."""
        return self.flaw is None and self.play.best is not None


def check_day(day: Day, at: float) -> None:
    """Raise `Refused` for a day that has no puzzle, or none yet."""
    if not has_begun(day, at):
        raise problem(Problem.NO_SUCH_DAY, last=date_of(day_of(at)), first=date_of(1))


async def open_puzzle(bot: RicochetBot, player: Player, day: Day, at: float) -> tuple[Puzzle, Play]:
    """Return the puzzle of a day that has begun, and the player's play, which begins now if it has not begun.

    Raises `Refused` if no puzzle can be chosen.
    """
    puzzle = await bot.days.puzzle(day)
    if puzzle is None:
        raise problem(Problem.NO_PUZZLE)
    return puzzle, await bot.store.open_play(player, day, at)


async def judge(
    bot: RicochetBot,
    player: Player,
    puzzle: Puzzle,
    moves: tuple[Move, ...],
    at: float,
    guild_id: int | None,
    command_id: str = "",
) -> Judged:
    """Store an attempt that was made ``at`` a time in a server, and return what it has come to.

    Raises `AlreadyDone` if the command with the ``command_id`` was done before.
    """
    line = puzzle.position.play(moves)
    flaw = line.flaw(ricochet=RICOCHET)
    play = await bot.store.take_try(player, puzzle, None if flaw else moves, at, guild_id or NO_SERVER, command_id)
    return Judged(line, flaw, play)


async def result_of(bot: RicochetBot, player: Player, puzzle: Puzzle, at: float) -> Result:
    """Return the player's result of a puzzle. Raises `Refused` unless they have solved it."""
    plays = await bot.store.plays_of(player)
    if puzzle.day not in plays or plays[puzzle.day].solved_at is None:
        raise problem(Problem.NOT_SOLVED_YET)
    return Result.of(player, puzzle, plays, day_of(at))


async def post_result(bot: RicochetBot, venue: Venue, result: Result, say: Texts) -> None:
    """Post a player's result in a channel, without spoilers, as *Share* does on Discord. Raises `Refused` in the texts ``say``.

    Posted again within minutes, it is the same message.
    """
    check_rights(venue, say)
    chosen = await bot.store.guild_settings(venue.place.guild_id)
    card = share_card(Texts.of(server_language(venue.guild, chosen.language)), result.on_its_day)
    key = f"shared {venue.place.channel_id} {result.puzzle.day} {result.player}"
    try:
        sent = await Messages(bot, bot.clock, bot.rate, venue.place).send(card, key)
    except (NotAllowed, Undelivered):
        sent = None
    if sent is None:
        raise Refused("not-posted", lambda say: our_fault(say, say("problem-ours"), bot.config.contact))


def check_solutions(day: Day, play: Play, at: float) -> None:
    """Raise `Refused` unless the shortest solutions may be shown: the puzzle is solved, or it is of an earlier day."""
    if play.solved_at is None and is_open(day, at):
        raise problem(Problem.NOT_SOLVED_YET)


def check_shown(play: Play) -> None:
    """Raise `Refused` unless the player has looked at the solutions."""
    if not play.is_shown:
        raise problem(Problem.NOT_SOLVED_YET)


async def solutions_of(bot: RicochetBot, puzzle: Puzzle, play: Play) -> Sequence[tuple[Move, ...]]:
    """Return the shortest solutions of a puzzle. Raises `Refused` unless the player has looked at them."""
    check_shown(play)
    return await bot.days.solutions(puzzle)


async def way_left_of(bot: RicochetBot, puzzle: Puzzle, play: Play) -> WayLeft | None:
    """Return where the player's best solution left the shortest ones; None if it did not, or there is none.

    Raises `Refused` unless the player has looked at the solutions.
    """
    check_shown(play)
    if play.best is None or len(play.best) == len(puzzle.best):
        return None
    return await bot.solver.way_left(puzzle.position.play(play.best), RICOCHET, _PATIENCE)
