"""Tournaments: several tables that play one board, and wait for each other: docs/rules.md "Tournaments"."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any

import structlog

from bot.games.giveaway import Running
from bot.games.live_game import LiveGame
from bot.games.match import LiveMatch
from bot.games.rule_set import State
from bot.games.services import Services
from bot.store import GameId, StoreError
from engine.games.match.state import OPEN_TO_BIDS, Match
from engine.games.match.tournament import due
from engine.rules.setup import Setup

_log = structlog.stdlib.get_logger()

_LOOK_AGAIN = 5.0
"""Seconds between two checks whether a table need not wait for the others any more."""

LONGEST = 7 * 86400.0
"""Seconds: a table that ended longer before the bot was last alive no longer waits for the others."""


def is_table(state: State, setup: Setup) -> bool:
    """Return whether this is a running table of a tournament on this board."""
    return isinstance(state, Match) and state.rules.tournament and not state.is_over and state.setup == setup


class Tournaments:
    """The tournaments of which this process plays a table.

    ``here`` returns the games of this process, ``beside`` those of all processes that run on the tiles of a table.
    """

    def __init__(
        self,
        services: Services,
        here: Callable[[], Iterable[LiveGame[Any, Any, Any]]],
        beside: Callable[[LiveMatch], Awaitable[Sequence[Running]]],
    ) -> None:
        self._services, self._here, self._beside = services, here, beside
        self._waiting = set[GameId]()
        self._are_resumed = False

    def tables_of(self, setup: Setup) -> list[LiveMatch]:
        """Return the running tables on this board in this process, the oldest first."""
        return [table for table in self._tables() if is_table(table.state, setup)]

    def table_to_join(self, guild_id: int) -> LiveMatch | None:
        """Return a server's latest table that another table can join; None if there is none.

        Once a table has shown a proof, no table can join: docs/rules.md "Tournaments".
        """
        for table in reversed(self._tables()):
            if table.place.guild_id != guild_id or table.state.is_over:
                continue
            states = [other.state for other in self.tables_of(table.state.setup)]
            if all(state.round.number == 1 and state.phase in OPEN_TO_BIDS for state in states):
                return table
        return None

    def resumed(self) -> None:
        """Wait no longer for tables that were loaded to be resumed."""
        self._are_resumed = True

    def follow(self, changed: LiveMatch) -> None:
        """Let a table that awaits others go on in time, and look at once at all that may have waited for it."""
        for table in self._tables():
            if table.awaits_others and table.state.setup == changed.state.setup:
                self._start(table, self._look(table))
        if changed.game_id not in self._waiting:
            self._waiting.add(changed.game_id)
            self._start(changed, self._wait(changed))

    def _tables(self) -> list[LiveMatch]:
        """Return the tables of tournaments in this process, those that are over as well, the oldest first."""
        tables = [game for game in self._here() if isinstance(game.state, Match) and game.state.rules.tournament]
        return sorted(tables, key=lambda table: table.game_id)

    def _start(self, table: LiveMatch, work: Coroutine[Any, Any, None]) -> None:
        self._services.tasks.start(work, f"other tables of game {table.game_id}")

    async def _wait(self, table: LiveMatch) -> None:
        """Look again and again until a table awaits no other."""
        try:
            while table.awaits_others:
                await self._services.clock.sleep(_LOOK_AGAIN)
                await self._look(table)
        finally:
            self._waiting.discard(table.game_id)

    async def _look(self, table: LiveMatch) -> None:
        """Give a table the command that is due, if any, unless a table of this process has still to be given its lost time."""
        are_away = not self._are_resumed and any(one.is_away for one in self.tables_of(table.state.setup))
        if are_away or not table.awaits_others:
            return
        try:
            beside = await self._beside(table)
            others = [one.state for one in beside if one.game_id != table.game_id and is_table(one.state, table.state.setup)]
            now = self._services.clock.now()
            if command := due(table.state, [state for state in others if isinstance(state, Match)], now):
                await table.handle(command, now)
        except StoreError as error:
            _log.warning("table poll failed", error=str(error), again_in=_LOOK_AGAIN)
