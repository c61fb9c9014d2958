"""The erasure of players, in the store and in the games that they are in."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AsyncExitStack
from typing import Any

import structlog

from bot.games.live_game import LiveGame
from bot.games.services import Services
from bot.store import StoreError
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_ASK_AGAIN = 3.0
"""Seconds between two polls for the erasures of other processes."""


class Erasure:
    """Erases players. ``here`` returns the games of this process; none begins while ``beginning`` is held."""

    def __init__(
        self, services: Services, here: Callable[[], Iterable[LiveGame[Any, Any, Any]]], beginning: asyncio.Lock
    ) -> None:
        self._services, self._here, self._beginning = services, here, beginning

    async def forget(self, player: Player) -> None:
        """Erase a player, in running games as well; matches go on without them.

        A game that the player begins meanwhile waits, and then belongs to a new player.
        """
        await self._erase(player, self._services.store.forget)

    async def forget_with_others(self) -> None:
        """Poll forever for players whom another process erases, and erase them from the games of this one."""
        store = self._services.store
        while True:
            try:
                for player in await store.pending_erasures():
                    await self._erase(player, store.erase_pending)
            except StoreError as error:
                _log.warning("erasure poll failed", error=str(error), again_in=_ASK_AGAIN)
            await self._services.clock.sleep(_ASK_AGAIN)

    async def _erase(self, player: Player, erase: Callable[[Player], Coroutine[Any, Any, None]]) -> None:
        """Erase a player in the store while every game with that player is locked, in the order of their ids."""
        async with self._beginning, AsyncExitStack() as stack:
            for game in sorted(self._here(), key=lambda game: game.game_id):
                if game.state.involves(player):
                    await stack.enter_async_context(game.without(player))
            await erase(player)
