"""The chips of weekly cups: drawn once, at their first request, and stored. See docs/rules.md "The cup"."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from bot.clock import Clock
from bot.scheduled.days import installation_secret
from bot.store import CupChips, Store
from engine.games.cup import LENGTHS, Cup, cup_of, is_secret, random_of
from engine.games.rush.state import RULES, RushChip
from engine.rules.giveaway import InPlay
from engine.rules.setup import Setup

Draw = Callable[[Random, Sequence[int]], Awaitable[tuple[Setup, tuple[RushChip, ...]] | None]]
"""Draws a board, and chips on it whose shortest solutions have these lengths; None if the solver is unavailable."""


class Cups:
    """The chips of all cups since the first."""

    def __init__(self, store: Store, clock: Clock, draw: Draw) -> None:
        self._store, self._clock, self._draw = store, clock, draw
        self._drawing = asyncio.Lock()

    async def chips(self, cup: Cup) -> CupChips | None:
        """Return the chips of a cup, drawn now if need be; None if that needs the solver, which is unavailable.

        Callers decide to whom they may be shown: future cups have chips, too.
        """
        async with self._drawing:
            if kept := await self._store.cup_chips(cup):
                return kept
            drawn = await self._draw(random_of(await installation_secret(self._store), cup), LENGTHS)
            return None if drawn is None else await self._store.keep_cup_chips(cup, CupChips(*drawn))

    async def in_play(self) -> Sequence[InPlay]:
        """Return the chips of the cup that is secret now, whose solutions must not be given away."""
        cup = cup_of(now := self._clock.now())
        kept = await self._store.cup_chips(cup) if is_secret(cup, now) else None
        return [InPlay(one.start, (one.start.chip,), RULES.ricochet, one.best) for one in kept.chips] if kept else []
