"""Leaderboards without members who have left.

The bot gets no events about members, which take a privileged intent, but one gateway message queries up to a hundred of them.
So it queries the members that a page would show. Those who have left are marked in the store, and lower places move up.
"""

import asyncio
from collections.abc import Collection, Sequence

import discord
import structlog

from bot.cards.standings import PER_PAGE
from bot.clock import Clock
from bot.store import Leaderboard, Score, Span, Standing, Store
from engine.games.cup import Cup
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_GOOD_FOR = 6 * 3600.0
"""Seconds for which a membership is cached."""

_MAX_KNOWN = 100_000
"""Size of that cache."""

_MAX_LOOKS = 4
"""The most times a page is read anew because players on it have left."""

_MOST_FIRST = 100
"""The most lines among which the first are looked for, as many as one query of members has."""

_PATIENCE = 2.5
"""Timeout of a query in seconds. A leaderboard with players who have left is better than none."""


class Leaderboards:
    """The leaderboards of all servers."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client, self._store, self._clock = client, store, clock
        self._seen = dict[tuple[int, Player], float]()

    async def page(
        self, guild_id: int, score: Score, span: Span, number: int, player: Player | None
    ) -> tuple[Leaderboard, int]:
        """Return a page of a leaderboard, as ``player`` sees it, and its number, from 1; the last page if there are fewer."""
        for _ in range(_MAX_LOOKS):
            board, number = await self._read(guild_id, score, span, max(1, number), player)
            if not await self._mark_gone(guild_id, board):
                return board, number
        return await self._read(guild_id, score, span, number, player)

    async def of_cup(self, guild_id: int, cup: Cup) -> Leaderboard:
        """Return the first page of a server's people in a cup."""
        for _ in range(_MAX_LOOKS):
            board = await self._store.cup_people(guild_id, cup, limit=PER_PAGE)
            if not await self._mark_gone(guild_id, board):
                return board
        return await self._store.cup_people(guild_id, cup, limit=PER_PAGE)

    async def first(self, guild_id: int, score: Score, span: Span, but: Collection[Player]) -> list[Player]:
        """Return the members in the first place of a leaderboard, without those in ``but`` on it."""
        lines = list[Standing]()
        for _ in range(_MAX_LOOKS):
            board = await self._store.leaderboard(guild_id, score, span, limit=_MOST_FIRST)
            lines = [line for line in board.lines if line.player not in but]
            first = [line.player for line in lines if line.place == lines[0].place]
            gone = await self._gone(guild_id, first)
            if not gone:
                return first
            await self._store.mark_absent(guild_id, gone)
        return []

    async def present(self, guild_id: int, player: Player) -> None:
        """Mark a player as a member, since they are active on the server."""
        self._see(guild_id, [player])
        await self._store.mark_present(guild_id, player)

    async def _read(
        self, guild_id: int, score: Score, span: Span, number: int, player: Player | None
    ) -> tuple[Leaderboard, int]:
        skip = (number - 1) * PER_PAGE
        board = await self._store.leaderboard(guild_id, score, span, skip=skip, limit=PER_PAGE, player=player)
        last = max(1, -(-board.length // PER_PAGE))
        return (board, number) if number <= last else await self._read(guild_id, score, span, last, player)

    async def _mark_gone(self, guild_id: int, board: Leaderboard) -> bool:
        """Mark those on a leaderboard who have left the server. Return whether there were any."""
        gone = await self._gone(guild_id, [line.player for line in board.lines])
        if gone:
            await self._store.mark_absent(guild_id, gone)
        return bool(gone)

    async def _gone(self, guild_id: int, players: Sequence[Player]) -> list[Player]:
        """Return which of at most a hundred players are not members; an empty list if Discord does not answer."""
        now, guild = self._clock.now(), self._client.get_guild(guild_id)
        unsure = [who for who in players if now - self._seen.get((guild_id, who), -_GOOD_FOR) >= _GOOD_FOR]
        if not unsure or guild is None or guild.unavailable:
            return []
        try:
            async with asyncio.timeout(_PATIENCE):
                found = await guild.query_members(user_ids=unsure, limit=100, cache=False)
        except (TimeoutError, discord.ClientException, RuntimeError, OSError) as error:
            _log.warning("member query failed", guild_id=guild_id, error=repr(error))
            return []
        here = {member.id for member in found}
        self._see(guild_id, here)
        return [who for who in unsure if who not in here]

    def _see(self, guild_id: int, players: Sequence[Player] | set[Player]) -> None:
        if len(self._seen) > _MAX_KNOWN:
            self._seen.clear()
        now = self._clock.now()
        self._seen.update({(guild_id, who): now for who in players})
