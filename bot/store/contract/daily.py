"""What a store remembers of the puzzles of days: which they are, and what players have done with them."""

from collections.abc import Mapping
from typing import Protocol

from engine.daily import Day, Play, Puzzle
from engine.events import Player
from engine.moves import Move


class Daily(Protocol):
    """What a store remembers of the puzzles of days."""

    async def puzzle(self, day: Day) -> Puzzle | None:
        """The puzzle of a day, or None where none was kept."""
        ...

    async def keep_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """Keep the puzzle of its day for good, unless the day has one already. Returns the one that is kept."""
        ...

    async def open_play(self, player: Player, day: Day, at: float) -> Play:
        """What somebody has done with the puzzle of a day; from now on they have it open, if they had not before."""
        ...

    async def take_try(self, player: Player, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float, guild_id: int) -> Play:
        """Let somebody's play go on by a try, with its ``moves`` where they are a solution: `Play.after_try`.

        With the first solution it is remembered in which server it was shown, `NO_SERVER` for none. Who had not opened the
        puzzle opens it by this, and is no longer absent from that server. Returns the play after it.
        """
        ...

    async def take_hint(self, player: Player, day: Day, hints: int) -> Play:
        """Remember that somebody who has opened a puzzle was told so many hints, unless it was more before.

        Returns the play after it. Raises `KeyError` for a puzzle that they have not opened.
        """
        ...

    async def show_solutions(self, player: Player, day: Day) -> Play:
        """Remember that somebody has had the solutions of a puzzle shown to them.

        Returns the play after it. Raises `KeyError` for a puzzle that they have not opened.
        """
        ...

    async def plays_of(self, player: Player) -> Mapping[Day, Play]:
        """All puzzles that somebody has opened, in the order of the days, and what they have done with them."""
        ...

    async def spread(self, day: Day) -> Mapping[int, int]:
        """How many people have solved the puzzle of a day in how many moves, the fewest moves first."""
        ...

    async def solved_in(self, guild_id: int, day: Day) -> Mapping[Player, Play]:
        """The members of a server who first solved the puzzle of a day there, on that day; those with most stars come first.

        Each play is as it stood when the day ended. Players who are marked as absent are left out.
        """
        ...
