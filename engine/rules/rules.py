"""The options of a match, and the published editions: docs/rules.md "Options of an edition"."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.board.geometry import Named
from engine.board.pieces import FIFTH, Robot
from engine.board.proof import ProofLength, Ricochet
from engine.board.tiles import LETTERS

VERSION = 1
"""The version of the rules of new games, stored with each of them.

A game is played to its end by the version under which it began, so a change of the rules is a branch on it. A bot leaves games
by later versions alone.
"""

MIN_BID, MAX_BID = 2, 99
SHORT_CHIPS, SHORT_SAND = 3, 30
"""The number of chips that win a short match, and the seconds of its hourglass."""
CHIPS = 17
MAX_AHEAD = 4
"""The most half moves that a player may have ahead."""

WITH_DIAGONALS = "D"
"""The letter of the faces with diagonal barriers."""


class Edition(Named):
    """A published edition of the game, by its year, and the language of its rules where they differ from the German ones."""

    Y1999 = "1999"
    NL1999 = "NL 1999"
    FR1999 = "FR 1999"
    Y2013 = "2013"

    @property
    def year(self) -> str:
        """The year of its box."""
        return self.value[-4:]


class Difficulty(Named):
    """Which chips are turned up first, by the length of their optimal solutions: see `EASY`, `HARD` and `risen`."""

    RISING = "rising"
    """An easy chip first, and a slightly harder one in each round."""
    ANY = "any"
    """Shuffled, as in the rulebook."""
    EASY = "easy"
    HARD = "hard"
    VERY_HARD = "very hard"
    """The hardest chip of all."""


class Bids(Named):
    """Which bids may follow a player's first one."""

    OWN_LOWER = "own lower"
    """A player can only lower their own bid, whatever the others have bid: 2013."""
    OWN_ANY = "own any"
    """A player can replace their own bid by any other number: 1999."""
    LOWER_THAN_ALL = "lower than all"
    """A bid must be lower than all others: the Dutch and French texts."""


class Diagonals(Named):
    """Whether the boards that are drawn show diagonal barriers."""

    WITHOUT = "without"
    WITH = "with"
    """At least one barrier on the board."""
    ANY = "any"
    """Any of the sixteen faces."""


class Ties(Named):
    """The order in which equal bids are proved."""

    FIRST_BID = "first bid"
    """The earlier bid first, as in the rulebooks."""
    FEWER_CHIPS = "fewer chips"
    """The player with fewer chips in this match first; of equals the earlier bid."""


EASY = 5
"""The most moves of an easy chip."""
HARD = 8
"""The fewest moves of a hard chip."""


def risen(number: int) -> tuple[int, int]:
    """Return the least and the most moves that suit the round with this number where the difficulty rises.

    From 3 or 4 in the first round they rise by half a move with each round, up to `MOST_RISEN`.
    """
    return min(3 + (number - 1) // 2, MOST_RISEN - 1), min(4 + number // 2, MOST_RISEN)


MOST_RISEN = 10
"""The most moves that a chip should take where the difficulty rises."""


@dataclass(frozen=True, slots=True)
class Times:
    """Durations, in seconds."""

    hourglass: float = 60
    proof_time: float = 120
    thinking_time: float = 300
    intermission: float = 10


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a match. Raises `ValueError` for options that contradict each other."""

    edition: Edition
    letters: str
    """The faces from which boards are built."""
    bids: Bids
    needs_diagonals: bool = False
    """A board shows at least one diagonal barrier."""
    fifth_robot: Robot | None = None
    """Black or silver; None where four robots play."""
    proof_length: ProofLength = ProofLength.EXACT
    ricochet: Ricochet = Ricochet.TURN
    ties: Ties = Ties.FIRST_BID
    chips_to_win: int | None = None
    """None for a number that depends on the number of players: see `Rules.chips_needed`."""
    max_moves: int | None = None
    """Chips whose shortest solution has more moves are put back; None for no limit."""
    difficulty: Difficulty = Difficulty.ANY
    """Which chips are turned up first."""
    times: Times = Times()
    handicaps: bool = False
    """Players may have a head start of up to `MAX_AHEAD` half moves: docs/rules.md "Handicap"."""
    tournament: bool = False
    """Several tables may play the same board at once: docs/rules.md "Tournaments"."""
    version: int = VERSION
    """The version of the rules, from 1 to `VERSION`."""

    def __post_init__(self) -> None:
        if not self.letters or not set(self.letters) <= set(LETTERS):
            raise ValueError(f"faces have letters out of {LETTERS}, not {self.letters!r}")
        if self.needs_diagonals and WITH_DIAGONALS not in self.letters:
            raise ValueError(f"only faces {WITH_DIAGONALS} show diagonals, and {self.letters!r} has none")
        if self.fifth_robot not in (None, *FIFTH):
            raise ValueError(f"the fifth robot is black or silver, not {self.fifth_robot!r}")
        if self.chips_to_win is not None and not 1 <= self.chips_to_win <= CHIPS:
            raise ValueError(f"chips to win must be from 1 to {CHIPS}, not {self.chips_to_win}")
        if self.max_moves is not None and self.max_moves < MIN_BID:
            raise ValueError(f"no chip can be won in fewer than {MIN_BID} moves, so not in {self.max_moves}")
        if self.handicaps and self.tournament:
            raise ValueError("a tournament, whose tables are compared, has no handicaps")
        if min(self.times.hourglass, self.times.proof_time, self.times.thinking_time, self.times.intermission) < 1:
            raise ValueError(f"every time must be at least a second: {self.times}")

    @property
    def diagonals(self) -> Diagonals:
        """Whether the boards that are drawn show diagonal barriers."""
        if self.needs_diagonals:
            return Diagonals.WITH
        return Diagonals.ANY if WITH_DIAGONALS in self.letters else Diagonals.WITHOUT

    @property
    def shortened(self) -> "Rules":
        """The same rules for a match of a quarter of an hour: docs/rules.md "House options"."""
        return replace(self, chips_to_win=SHORT_CHIPS, times=replace(self.times, hourglass=SHORT_SAND))

    def chips_needed(self, players: int) -> int | None:
        """Return how many chips win for these ``players``, or None where all 17 are played. One player counts as two."""
        if self.chips_to_win is not None:
            return self.chips_to_win
        return {2: 8, 3: 6, 4: 5}.get(max(players, 2))


RULES_1999 = Rules(Edition.Y1999, letters="AB", bids=Bids.OWN_ANY)
RULES_1999_NL = Rules(Edition.NL1999, letters="AB", bids=Bids.LOWER_THAN_ALL, proof_length=ProofLength.AT_MOST)
RULES_1999_FR = Rules(Edition.FR1999, letters="AB", bids=Bids.LOWER_THAN_ALL, ricochet=Ricochet.ONE_MOVE, chips_to_win=CHIPS)
RULES_2013 = Rules(Edition.Y2013, letters="ABC", bids=Bids.OWN_LOWER)

_BOOKS = {rules.edition: rules for rules in (RULES_1999, RULES_1999_NL, RULES_1999_FR, RULES_2013)}
"""The rules of each rulebook."""


class EditionLacks(ValueError):
    """The edition does not have an option: ``what`` is ``diagonals`` or ``fifth robot``."""

    def __init__(self, edition: Edition, what: str) -> None:
        self.edition, self.what = edition, what
        super().__init__(f"the edition of {edition.year} has no {what}")


def house_rules(rules: Rules) -> Mapping[str, Any]:
    """Return the options that differ from the edition's rulebook, by their names in `Rules` and `Times`.

    The intermission, which the rulebooks do not have, is left out.
    """
    book = rules_for(rules.edition, diagonals=rules.diagonals, fifth_robot=rules.fifth_robot)
    options = ("bids", "proof_length", "ricochet", "ties", "handicaps", "chips_to_win", "max_moves", "difficulty")
    played = {name: getattr(rules, name) for name in options}
    times = {name: getattr(rules.times, name) for name in ("hourglass", "proof_time", "thinking_time")}
    return {name: value for name, value in played.items() if value != getattr(book, name)} | {
        name: value for name, value in times.items() if value != getattr(book.times, name)
    }


def rules_for(edition: Edition, *, diagonals: Diagonals = Diagonals.WITHOUT, fifth_robot: Robot | None = None) -> Rules:
    """Return the rules of an edition with these additions. Raises `EditionLacks` for what was not in its box.

    Diagonal barriers are off by default also for 2013, since its rulebook advises against them at first.
    """
    rules = _BOOKS[edition]
    if edition is not Edition.Y2013:
        if diagonals is not Diagonals.WITHOUT or fifth_robot:
            raise EditionLacks(edition, "fifth robot" if diagonals is Diagonals.WITHOUT else "diagonals")
        return rules
    letters = rules.letters if diagonals is Diagonals.WITHOUT else LETTERS
    return replace(rules, letters=letters, needs_diagonals=diagonals is Diagonals.WITH, fifth_robot=fifth_robot)
