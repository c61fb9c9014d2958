"""A player's statistics, on a server or everywhere: as a picture, and in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.cards.charts import ChartCard
from bot.cards.phrases import mention
from bot.cards.post import Picture, Post
from bot.cards.standings import short_name
from bot.store import Progress, Statistics, periods
from bot.store.periods import Week
from bot.text import Texts
from bot.text.names import usual_fifth_robot
from engine.games.achievements import Achievement
from engine.games.solo.practice import History
from engine.games.streaks import Streak
from engine.rules.events import Player
from render.sections import Column, Columns, Section, Tile, Tiles

_LONGEST = 11
"""The number of moves from which on solutions share a personal best."""

_QUICKEST_ACROSS, _ACHIEVED_ACROSS = 5, 2
"""The tiles side by side."""

_SIGNS = {Achievement.TEN_MOVER: "🔟", Achievement.SUNDAY: "🌞", Achievement.SEVEN_DAYS: "🔥", Achievement.VICTORY: "🏆"}


@dataclass(frozen=True, slots=True)
class Profile:
    """The statistics, streaks and achievements of a player.

    ``found`` and ``rounds`` are counted by the store, the latter in each of ``weeks`` as well. ``weekly`` is the streak of
    weeks with a bid, ``daily`` that of daily puzzles; None if it is not to be shown. ``bests`` are the personal bests
    that are to be shown, by kinds of games, and ``practised`` the histories of practice, by the moves of the chips.
    """

    found: Statistics
    rounds: Progress
    weeks: Sequence[Week]
    weekly: periods.Streak
    daily: Streak | None
    achieved: Sequence[Achievement]
    bests: Mapping[str, int] = field(default_factory=dict)
    practised: Mapping[int, History] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether there are no statistics yet."""
        found, daily = self.found, self.daily
        bid = found.matches or found.races or found.beside_bots or found.races_beside_bots
        played = bid or any(self.bests.values()) or self.rounds.hardest is not None or self.practised
        return not (played or (daily and daily.longest))


def statistics_card(say: Texts, player: Player, profile: Profile, where: str, picture: Picture | None) -> Post:
    """Render the statistics of a player, without those that are empty. ``where`` is ``server`` or ``everywhere``."""
    headline = say("stats-headline", player=mention(say, player), where=where)
    if profile.is_empty:
        return Post(headline, say("stats-empty"))
    return Post(headline, picture, "\n".join(_words(say, profile)))


def statistics_chart(say: Texts, name: str, profile: Profile, where: str) -> ChartCard:
    """Return the chart of statistics that are not empty."""
    rounds, practised = _quickest(say, profile.rounds), _solved(say, profile.practised)
    sections = (_streaks(say, profile), _shares(say, profile), rounds, practised, _achieved(say, profile.achieved))
    shown = tuple(section for section in sections if section is not None)
    return ChartCard("statistics.png", name, say("stats-where", where=where), shown, usual_fifth_robot(say))


def _words(say: Texts, profile: Profile) -> Iterator[str]:
    """Yield a line for each number that is not empty."""
    found, daily, weekly = profile.found, profile.daily, profile.weekly
    if daily and daily.longest:
        yield say("stats-days", current=daily.length, best=daily.longest, freezes=daily.freezes)
    if found.matches:
        yield say("stats-chips", chips=found.chips, matches=found.matches, victories=found.victories)
        yield say("stats-proofs", tried=found.tried, held=found.held)
        if found.judged:
            percent, above = round(100 * found.shortest / found.judged), round(found.moves_above / found.judged, 1)
            yield say("stats-shortest", shortest=found.shortest, judged=found.judged, percent=percent, above=above)
        if found.quickest_bid is not None:
            yield say("stats-quickest", seconds=round(found.quickest_bid, 1))
        if found.longest_proof is not None:
            yield say("stats-longest", moves=found.longest_proof)
        yield say("stats-streak", current=weekly.current, best=weekly.best)
    if found.races:
        yield say("stats-races", races=found.races, won=found.races_won)
    if found.beside_bots:
        yield say("stats-bots", matches=found.beside_bots, won=found.won_beside_bots)
    if found.races_beside_bots:
        yield say("stats-bot-races", races=found.races_beside_bots, won=found.races_won_beside_bots)
    yield from (say(f"stats-{kind}", count=best) for kind, best in profile.bests.items() if best)
    yield from (_practised(say, moves, one) for moves, one in profile.practised.items())


def _practised(say: Texts, moves: int, history: History) -> str:
    """Return the line about the chips of one length that were practised."""
    time = "none" if history.seconds is None else _duration(say, history.seconds)
    counts = {"unaided": history.at_once, "hinted": history.with_hints, "dropped": history.given_up}
    return say("stats-practice", moves=moves, time=time, **counts)


def _streaks(say: Texts, profile: Profile) -> Section | None:
    daily, weekly = profile.daily, profile.weekly
    tiles = list[Tile]()
    if daily and daily.longest:
        tiles += [
            _count(say, "days", daily.length, "🔥 "),
            _count(say, "most-days", daily.longest),
            _count(say, "freezes", daily.freezes, "🧊 "),
        ]
    if weekly.best:
        tiles.append(_count(say, "weeks", weekly.current))
    tiles += [_count(say, kind, best, "⚡ ") for kind, best in profile.bests.items() if best]
    return Tiles("", tuple(tiles), across=max(len(tiles), 2)) if tiles else None


def _count(say: Texts, what: str, count: int, sign: str = "") -> Tile:
    """Return a tile with a number above what it counts. The sign before it is decoration, and not in the alt text."""
    label = say("stats-tile", what=what, count=count)
    return Tile(f"{sign}{count}", label, f"{count} {label}")


def _shares(say: Texts, profile: Profile) -> Section | None:
    if not any(share.judged for share in profile.rounds.shares):
        return None
    columns = list[Column]()
    for week, share in zip(profile.weeks, profile.rounds.shares, strict=True):
        part = share.optimal / share.judged if share.judged else None
        label = say("stats-week", number=week.monday.isocalendar().week)
        columns.append(Column(label, part, "–" if part is None else str(round(100 * part)), short_name(say, week)))
    return Columns(say("stats-shares"), tuple(columns))


def _quickest(say: Texts, rounds: Progress) -> Section | None:
    """Return the personal bests by the number of moves of the solution."""
    bests = dict[int, float]()
    for moves, seconds in rounds.quickest.items():
        length = min(moves, _LONGEST)
        bests[length] = min(seconds, bests.get(length, seconds))
    if not bests:
        return None
    tiles = [
        Tile(_duration(say, bests[moves]), say("stats-length", moves=moves, more="yes" if moves == _LONGEST else "no"))
        for moves in sorted(bests)
    ]
    return Tiles(say("stats-bests"), tuple(tiles), across=_QUICKEST_ACROSS)


def _solved(say: Texts, practised: Mapping[int, History]) -> Section | None:
    """Return how many of the chips of each length were solved in practice."""
    if not practised:
        return None
    tiles = list[Tile]()
    for moves, history in practised.items():
        solved = history.at_once + history.with_hints
        tiles.append(Tile(f"{solved}/{solved + history.given_up}", say("stats-length", moves=moves, more="no")))
    return Tiles(say("stats-practised"), tuple(tiles), across=_QUICKEST_ACROSS)


def _duration(say: Texts, seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}" if minutes else say("stats-seconds", seconds=rest)


def _achieved(say: Texts, achieved: Sequence[Achievement]) -> Section | None:
    names = {one: say(f"achievement-{one.value}") for one in achieved}
    tiles = [Tile(_SIGNS[one], name, name) for one, name in names.items()]
    return Tiles(say("stats-achievements"), tuple(tiles), across=_ACHIEVED_ACROSS) if tiles else None
