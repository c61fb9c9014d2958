"""Solo games as tests begin them."""

from random import Random

from engine import Rules, Setup
from engine.games.solo.play import start
from engine.games.solo.state import SoloEvent, replay
from engine.rules.chips import Lengths
from engine.rules.events import ChipTurned, Player


def begin_alone(
    rules: Rules,
    setup: Setup,
    player: Player,
    now: float,
    random: Random,
    *,
    hourglasses: int = 1,
    lengths: Lengths | None = None,
) -> tuple[SoloEvent, ...]:
    """Begin a solo game, and turn up its first chip at once, as *Go* does."""
    begun = start(rules, setup, player, now, random, hourglasses=hourglasses, lengths=lengths)
    return *begun, ChipTurned(now, replay(begun).pile[0])
