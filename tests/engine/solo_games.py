"""Solo games as tests begin them."""

from random import Random

from engine.games.solo.solo import SoloEvent, replay_solo, start_solo
from engine.rules.chips import Lengths
from engine.rules.events import ChipTurned, Player
from engine.rules.rules import Rules
from engine.rules.setup import Setup


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
    begun = start_solo(rules, setup, player, now, random, hourglasses=hourglasses, lengths=lengths)
    return *begun, ChipTurned(now, replay_solo(begun).pile[0])
