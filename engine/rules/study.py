"""Studies: a position without a clock, and what was shown from it in a round that is over."""

from dataclasses import dataclass

from engine.board.moves import Move
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.rules.events import Player
from engine.rules.rules import Edition

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """A position with a target, whose solutions are no secret, and its ricochet rule.

    ``round`` is the number of the round that was played from it, or 0. ``proof`` is the solution that won its chip, and
    ``prover`` the player who showed it; None if there was none. ``own`` is the studying player's path, sealed or shown in vain,
    and empty where there is none beside the proof. ``edition`` is that of the game, None for the code of a position.
    ``has_results``: it is of a match that is over, with results.
    """

    start: Position
    ricochet: Ricochet
    round: int = 0
    proof: Moves | None = None
    prover: Player | None = None
    own: Moves = ()
    edition: Edition | None = None
    has_results: bool = False
