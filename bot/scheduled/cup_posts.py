"""The regular posts of the weekly cup: on Saturday that it is open, on Monday its result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time

from bot.cards.cup_posts import ServerTable, open_card, result_card
from bot.cards.post import Post
from bot.clock import Clock
from bot.scheduled.members import Leaderboards
from bot.scheduled.posts import QUARTER
from bot.store import PostKind, Store
from bot.store.guild_settings import GuildSettings
from bot.store.periods import midnight, read_week, week_of
from bot.text import Texts
from bot.ui.pictures import Pictures
from engine.games.cup import Cup, closes, cup_of, cups_of, is_open, opens, season_of, settles
from engine.games.cup_table import Server, ServerStanding, first_places, table


@dataclass(frozen=True, slots=True)
class _Tables:
    """The table of a cup, that of its season up to it, and the names of the cup's first servers that have agreed."""

    cup: Sequence[ServerStanding]
    season: Sequence[ServerStanding]
    names: dict[Server, str]


@dataclass(slots=True)
class CupTables:
    """The tables of servers, read once for all servers whose posts are due in the same quarter of an hour."""

    store: Store
    clock: Clock
    _quarter: float = 0.0
    _known: dict[Cup, _Tables] = field(default_factory=dict[Cup, _Tables])

    async def of_cup(self, cup: Cup, seen_by: Server) -> ServerTable:
        """Return the table of a cup that has settled."""
        tables = await self._read(cup)
        return ServerTable(tables.cup, seen_by, tables.names)

    async def of_season(self, last: Cup, seen_by: Server) -> ServerTable:
        """Return the table of a season up to its cup ``last``."""
        return ServerTable((await self._read(last)).season, seen_by, {})

    async def _read(self, last: Cup) -> _Tables:
        quarter = self.clock.now() // QUARTER
        if quarter != self._quarter:
            self._quarter = quarter
            self._known.clear()
        if last not in self._known:
            cups = [cup for cup in cups_of(season_of(last)) if cup <= last]
            points = await self.store.cup_points(cups)
            of_cup = table(points[-1:])
            servers = [line.server for line in first_places(of_cup)]
            chosen = {server: (await self.store.guild_settings(server)).cup_name for server in servers}
            names = {server: name for server, name in chosen.items() if name}
            self._known[last] = _Tables(of_cup, table(points), names)
        return self._known[last]


@dataclass(frozen=True, slots=True)
class CupOpens:
    """A regular post: that a cup is open, with the button to play it."""

    clock: Clock
    tables: CupTables
    kind = PostKind.CUP_OPEN

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`. The period is the week at whose end the cup is played."""
        return _last_due(open_due, settings, now)

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post; None if the cup is not open any more, because the bot was away."""
        del settings
        cup = _cup(period)
        if cup < 1 or not is_open(cup, self.clock.now()):
            return None
        begun = season_of(cup - 1) == season_of(cup)
        season = await self.tables.of_season(cup - 1, guild_id) if begun else ServerTable((), guild_id, {})
        return open_card(say, cup, season)


@dataclass(frozen=True, slots=True)
class CupResult:
    """A regular post: the result of a cup, with the server's people and the tables of servers."""

    store: Store
    leaderboards: Leaderboards
    pictures: Pictures
    tables: CupTables
    kind = PostKind.CUP_RESULT

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """See `RegularPost.last_due`. The period is as in `CupOpens`."""
        return _last_due(result_due, settings, now)

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post; None if no member has played the cup here."""
        del settings
        cup = _cup(period)
        people = await self.leaderboards.of_cup(guild_id, cup)
        kept = await self.store.cup_chips(cup)
        if not people.lines or kept is None:
            return None
        drawn = await self.pictures.of_cup(say, guild_id, cup, people)
        servers, season = await self.tables.of_cup(cup, guild_id), await self.tables.of_season(cup, guild_id)
        return result_card(say, cup, people.length, servers, season, kept.chips, drawn)


def open_due(cup: Cup, settings: GuildSettings) -> float:
    """Return when the post of an open cup is due on a server: on Saturday at its morning hour, once the cup is open."""
    return max(_morning(_date(opens(cup)), settings), opens(cup))


def result_due(cup: Cup, settings: GuildSettings) -> float:
    """Return when the result of a cup is due on a server: on Monday at its morning hour, once the cup has settled."""
    return max(_morning(_date(closes(cup)), settings), settles(cup))


def _last_due(due: Callable[[Cup, GuildSettings], float], settings: GuildSettings, now: float) -> tuple[str, float]:
    """Return the week of the latest cup that is due, and since when."""
    cup = cup_of(now)
    while due(cup, settings) > now:
        cup -= 1
    return str(week_of(_date(opens(cup)))), due(cup, settings)


def _morning(day: date, settings: GuildSettings) -> float:
    return datetime.combine(day, time(settings.morning_hour), settings.zone).timestamp()


def _date(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


def _cup(period: str) -> Cup:
    """Return the cup of a period."""
    week = read_week(period)
    assert week is not None
    return cup_of(midnight(week.sunday, UTC))
