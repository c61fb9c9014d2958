"""The store in a database, in SQL that SQLite and PostgreSQL both understand."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple
from types import TracebackType
from typing import Self

from bot.store.codec import decode
from bot.store.contract.games import Audience, GameId, NewerGame, Place, Question, SetAside, StoredGame, UnknownGame, Untold
from bot.store.contract.guilds import PostKind, WantedPost
from bot.store.contract.kinds import GameEvent
from bot.store.contract.shards import ALONE
from bot.store.contract.standings import Leaderboard, Progress, Span, Statistics
from bot.store.guild_settings import GuildSettings
from bot.store.sql import daily, daily_results, erasure, games, outbox, people, posts, progress, projections, servers, standings
from bot.store.sql.connection import milliseconds
from bot.store.sql.database import Database
from engine.daily import Day, Play, Puzzle
from engine.events import Player
from engine.moves import Move
from engine.score import Score
from engine.tiles import Faces


class SqlStore:
    """A `bot.store.Store` in a database. A block of ``async with`` closes it at its end."""

    shard = ALONE

    def __init__(self, database: Database) -> None:
        self._database = database
        self._newer = dict[GameId, NewerGame]()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """See `Store.close`."""
        await self._database.close()

    async def begin(self, place: Place, events: Sequence[GameEvent], *, private: bool = False, tell: bool = False) -> GameId:
        """See `Store.begin`."""
        return await self._database.write(games.begin, place, projections.encoded(events), private=private, tell=tell)

    async def append(self, game_id: GameId, number: int, events: Sequence[GameEvent], *, tell: bool = False) -> None:
        """See `Store.append`."""
        await self._database.write(games.append, game_id, number, projections.encoded(events), tell=tell)

    async def running(self) -> list[StoredGame]:
        """See `Store.running`."""
        self._newer.clear()
        return await self._games(games.RUNNING)

    def newer(self) -> list[NewerGame]:
        """See `Store.newer`."""
        return list(self._newer.values())

    async def with_untold(self) -> list[StoredGame]:
        """See `Store.with_untold`."""
        return await self._games(games.WITH_UNTOLD)

    async def without_best(self, since: float) -> list[StoredGame]:
        """See `Store.without_best`."""
        return await self._games(games.WITHOUT_BEST, milliseconds(since))

    async def awaiting_tables(self, since: float) -> list[StoredGame]:
        """See `Store.awaiting_tables`."""
        return await self._games(games.AWAITS_TABLES, milliseconds(since), '%"tournament":true%')

    async def _games(self, condition: str, *parameters: int | str) -> list[StoredGame]:
        found = list[StoredGame]()
        ours = f"({condition}) AND {games.within(self.shard)}"
        for game in games.stored(await self._database.read(games.select, ours, *parameters)):
            if isinstance(game, StoredGame):
                found.append(game)
            elif isinstance(game, NewerGame):
                self._newer[game.game_id] = game
            else:
                game_id, reason = game
                await self.set_aside(game_id, str(reason))
        return found

    async def running_elsewhere(self, faces: Faces) -> list[StoredGame]:
        """See `Store.running_elsewhere`."""
        if self.shard == ALONE:
            return []
        rows = await self._database.read(games.select_elsewhere, self.shard, faces)
        return [game for game in games.stored(rows) if isinstance(game, StoredGame)]

    async def running_with(self, player: Player) -> list[StoredGame]:
        """See `Store.running_with`."""
        rows = await self._database.read(games.select_with, player)
        return [game for game in games.stored(rows) if isinstance(game, StoredGame)]

    async def untold(self, game_id: GameId) -> tuple[Untold, ...]:
        """See `Store.untold`."""
        return await self._database.read(outbox.of, game_id)

    async def told(self, game_id: GameId, number: int) -> None:
        """See `Store.told`."""
        await self._database.write(outbox.remove, game_id, number)

    async def tell_together(self, game_id: GameId, number: int, events: int) -> None:
        """See `Store.tell_together`."""
        await self._database.write(outbox.unite, game_id, number, events)

    async def events_of(self, game_id: GameId) -> tuple[GameEvent, ...]:
        """See `Store.events_of`."""
        return tuple(decode(kind, data) for kind, data in await self._database.read(games.events_of, game_id))

    async def matches_over(self, place: Place, limit: int) -> list[tuple[GameId, float]]:
        """See `Store.matches_over`."""
        return await self._database.read(games.matches_over, place, limit)

    async def audience_of(self, game_id: GameId) -> Audience:
        """See `Store.audience_of`."""
        return await self._database.read(games.audience_of, game_id)

    async def set_aside(self, game_id: GameId, reason: str) -> None:
        """See `Store.set_aside`."""
        await self._database.write(games.set_aside, game_id, reason)

    async def all_set_aside(self) -> list[SetAside]:
        """See `Store.all_set_aside`."""
        aside = await self._database.read(games.all_set_aside)
        return [game for game in aside if self.shard.has(game.place.shard_key)]

    async def set_aside_told(self, game_id: GameId) -> None:
        """See `Store.set_aside_told`."""
        await self._database.execute("UPDATE match SET aside_told = 1 WHERE id = ?", (game_id,))

    async def take_up(self, game_id: GameId) -> None:
        """See `Store.take_up`."""
        await self._database.write(games.take_up, game_id)

    async def set_card(self, game_id: GameId, message_id: int | None) -> None:
        """See `Store.set_card`."""
        await self._set_message("UPDATE match SET card_id = ? WHERE id = ?", game_id, message_id)

    async def set_question(self, game_id: GameId, question: Question | None) -> None:
        """See `Store.set_question`."""
        update = "UPDATE match SET question_id = ?, question_number = ?, question_events = ? WHERE id = ?"
        await self._set_message(update, game_id, *(astuple(question) if question else (None, None, None)))

    async def _set_message(self, update: str, game_id: GameId, *values: int | None) -> None:
        if not await self._database.execute(update, (*values, game_id)):
            raise UnknownGame(game_id)

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """See `Store.leaderboard`."""
        return await self._database.read(standings.leaderboard, guild_id, score, span, skip=skip, limit=limit, player=player)

    async def first_point(self, guild_id: int) -> float | None:
        """See `Store.first_point`."""
        return await self._database.read(standings.first_point, guild_id)

    async def mark_absent(self, guild_id: int, players: Collection[Player]) -> None:
        """See `Store.mark_absent`."""
        await self._database.write(servers.mark_absent, guild_id, list(players))

    async def mark_present(self, guild_id: int, player: Player) -> None:
        """See `Store.mark_present`."""
        await self._database.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))

    async def statistics(self, guild_id: int | None, player: Player) -> Statistics:
        """See `Store.statistics`."""
        return await self._database.read(standings.statistics, guild_id, player)

    async def played(self, guild_id: int | None, player: Player, spans: Sequence[Span]) -> list[bool]:
        """See `Store.played`."""
        return await self._database.read(standings.played, guild_id, player, spans)

    async def puzzle(self, day: Day) -> Puzzle | None:
        """See `Store.puzzle`."""
        return await self._database.read(daily.puzzle, day)

    async def keep_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """See `Store.keep_puzzle`."""
        return await self._database.write(daily.keep_puzzle, puzzle)

    async def open_play(self, player: Player, day: Day, at: float) -> Play:
        """See `Store.open_play`."""
        known = await self._database.read(daily.play_of, player, day)
        return known or await self._database.write(daily.open_play, player, day, at)

    async def take_try(self, player: Player, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float, guild_id: int) -> Play:
        """See `Store.take_try`."""
        return await self._database.write(daily.take_try, player, puzzle, moves, at, guild_id)

    async def take_hint(self, player: Player, day: Day, hints: int) -> Play:
        """See `Store.take_hint`."""
        return await self._database.write(daily.take_hint, player, day, hints)

    async def show_solutions(self, player: Player, day: Day) -> Play:
        """See `Store.show_solutions`."""
        return await self._database.write(daily.show_solutions, player, day)

    async def plays_of(self, player: Player) -> Mapping[Day, Play]:
        """See `Store.plays_of`."""
        return await self._database.read(daily.plays_of, player)

    async def spread(self, day: Day) -> Mapping[int, int]:
        """See `Store.spread`."""
        return await self._database.read(daily_results.spread, day)

    async def solved_in(self, guild_id: int, day: Day) -> Mapping[Player, Play]:
        """See `Store.solved_in`."""
        return await self._database.read(daily_results.solved_in, guild_id, day)

    async def progress(
        self,
        guild_id: int | None,
        player: Player,
        spans: Sequence[Span],
        before: Day | None = None,
        days: Sequence[Span] | None = None,
    ) -> Progress:
        """See `Store.progress`."""
        return await self._database.read(progress.progress, guild_id, player, spans, before, days)

    async def language_of(self, player: Player) -> str | None:
        """See `Store.language_of`."""
        return await self._database.read(people.language_of, player)

    async def set_language(self, player: Player, language: str | None) -> None:
        """See `Store.set_language`."""
        await self._database.write(people.set_language, player, language)

    async def theme_of(self, player: Player) -> str | None:
        """See `Store.theme_of`."""
        return await self._database.read(people.theme_of, player)

    async def set_theme(self, player: Player, theme: str) -> None:
        """See `Store.set_theme`."""
        await self._database.write(people.set_theme, player, theme)

    async def forget(self, player: Player) -> None:
        """See `Store.forget`."""
        await self._database.write(erasure.forget, player, self.shard)

    async def asked_to_forget(self) -> list[Player]:
        """See `Store.asked_to_forget`."""
        return []

    async def forget_as_asked(self, player: Player) -> None:
        """See `Store.forget_as_asked`."""
        await self.forget(player)

    async def heartbeat(self, at: float) -> None:
        """See `Store.heartbeat`."""
        await self._database.execute(
            "INSERT INTO heartbeat (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            (self.shard.number + 1, milliseconds(at)),
        )

    async def last_heartbeat(self) -> float | None:
        """See `Store.last_heartbeat`."""
        rows = await self._database.rows("SELECT at FROM heartbeat WHERE id = ?", (self.shard.number + 1,))
        return rows[0][0] / 1000 if rows else None

    async def remember(self, key: str, value: str) -> None:
        """See `Store.remember`."""
        await self._database.execute(
            "INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    async def recall(self, key: str) -> str | None:
        """See `Store.recall`."""
        rows = await self._database.rows("SELECT value FROM fact WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def has_had_match(self, guild_id: int) -> bool:
        """See `Store.has_had_match`."""
        return await self._database.read(servers.has_had_match, guild_id)

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """See `Store.guild_settings`."""
        return await self._database.read(servers.settings_of, guild_id) or GuildSettings()

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings, at: float) -> None:
        """See `Store.set_guild_settings`."""
        await self._database.write(servers.set_settings, guild_id, settings, at)

    async def wanted_posts(self, kind: PostKind) -> list[WantedPost]:
        """See `Store.wanted_posts`."""
        return await self._database.read(posts.wanted, kind)

    async def claim_post(self, guild_id: int, kind: PostKind, period: str) -> bool:
        """See `Store.claim_post`."""
        return await self._database.write(posts.claim, guild_id, kind, period)

    async def post_done(self, guild_id: int, kind: PostKind, period: str) -> None:
        """See `Store.post_done`."""
        await self._database.execute(
            "UPDATE regular_post SET done = 1 WHERE guild_id = ? AND kind = ? AND period = ?", (guild_id, kind.value, period)
        )

    async def set_guilds(self, guilds: Collection[int], at: float) -> None:
        """See `Store.set_guilds`."""
        await self._database.write(servers.set_guilds, self.shard, list(guilds), at)

    async def joined(self, guild_id: int) -> None:
        """See `Store.joined`."""
        await self._database.execute("DELETE FROM departure WHERE guild_id = ?", (guild_id,))

    async def welcome(self, guild_id: int) -> bool:
        """See `Store.welcome`."""
        return await self._database.write(servers.welcome, guild_id)

    async def left(self, guild_id: int, at: float) -> None:
        """See `Store.left`."""
        await self._database.execute(
            "INSERT INTO departure (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild_id, milliseconds(at))
        )

    async def left_before(self, at: float) -> list[int]:
        """See `Store.left_before`."""
        rows = await self._database.rows("SELECT guild_id FROM departure WHERE left_at < ?", (milliseconds(at),))
        return [guild_id for (guild_id,) in rows if self.shard.has(guild_id)]

    async def delete_guild(self, guild_id: int) -> None:
        """See `Store.delete_guild`."""
        while await self._database.write(servers.delete_matches, guild_id):
            pass
        await self._database.write(servers.delete, guild_id)
