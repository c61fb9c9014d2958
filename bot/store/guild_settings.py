"""The settings of a server, with defaults for all that it has not chosen."""

import json
from dataclasses import fields, replace
from datetime import UTC, tzinfo
from functools import lru_cache
from typing import Annotated, Any, Literal, Self

import structlog
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from bot.store.time_zones import time_zones, zone_named
from engine.board.pieces import FIFTH, Robot
from engine.board.proof import ProofLength, Ricochet
from engine.rules.rules import CHIPS, MAX_BID, MIN_BID, Bids, Diagonals, Difficulty, Edition, Rules, Ties, Times, rules_for

_log = structlog.stdlib.get_logger()


def _known(name: str) -> str:
    if name not in time_zones():
        message = f"{name!r} is no time zone"
        raise ValueError(message)
    return name


def _fifth(robot: Robot | None) -> Robot | None:
    if robot not in (None, *FIFTH):
        message = f"{robot!r} is never the fifth robot"
        raise ValueError(message)
    return robot


Book = Literal["edition"]
"""The value of options that follow the edition."""
FifthRobot = Annotated[Robot | None, AfterValidator(_fifth)]
Theme = Literal["light", "dark"]
Hour = Annotated[int, Field(ge=0, le=23)]
MAX_NAME = 40
"""The most characters of a server's name in results of the cup."""

Seconds = Annotated[float | None, Field(ge=1, le=3600)]


@lru_cache(maxsize=1000)
def _report(data: str, unreadable: str) -> None:
    """Log that settings cannot be read, all or these fields; cached, since settings are read again and again."""
    _log.warning("settings unreadable", fields=unreadable or "all", data=data)


class GuildSettings(BaseModel):
    """The settings of one Discord server. Unknown fields are ignored.

    The rules are the defaults of matches. A time is in seconds, None for the operator's time. ``bids``, ``proof_length`` and
    ``ricochet`` may follow the edition, as ``chips_to_win`` None does. Diagonals and the fifth robot apply to editions that
    have them.
    Matches are allowed in ``allowed_channels`` (ids; empty for all) and their threads. ``bidding_pad`` allows bidders to try
    moves on a move pad. ``match_threads`` gives each match a thread of its own.

    ``time_zone`` is an IANA name: the server's days and weeks begin there. ``weekly_channel`` (an id, or None) receives the
    leaderboard of each week at ``weekly_hour`` o'clock, on the week's last day, Sunday, or the day after it, Monday.
    ``morning_channel`` receives the daily puzzle at ``morning_hour`` o'clock, with the members' results of the day before.
    ``cup_channel`` receives at that hour that the weekly cup is open, and its result; without one, members cannot play it here.
    ``cup_name`` is the server's name in the results on other servers, None for none.
    The role ``call_role`` is mentioned when a match or race begins. ``champion_role`` is given to the first of each week, of
    those who do not have it from the week before unless ``champion_again``.

    ``language`` is the language of messages in channels, None for the language in Discord's settings of the server.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    edition: Edition = Edition.Y2013
    diagonals: Diagonals = Diagonals.WITHOUT
    fifth_robot: FifthRobot = None
    bids: Bids | Book = "edition"
    proof_length: ProofLength | Book = "edition"
    ricochet: Ricochet | Book = "edition"
    bidding_pad: bool = True
    ties: Ties = Ties.FIRST_BID
    handicaps: bool = False
    difficulty: Difficulty = Difficulty.RISING
    max_moves: Annotated[int | None, Field(ge=MIN_BID, le=MAX_BID)] = None
    chips_to_win: Annotated[int | None, Field(ge=1, le=CHIPS)] = None
    hourglass: Seconds = None
    proof_time: Seconds = None
    thinking_time: Seconds = None
    intermission: Seconds = None
    allowed_channels: tuple[int, ...] = ()
    match_threads: bool = False
    time_zone: Annotated[str, AfterValidator(_known)] = "UTC"
    weekly_channel: int | None = None
    weekly_day: Literal["first", "last"] = "first"
    weekly_hour: Hour = 9
    morning_channel: int | None = None
    morning_hour: Hour = 9
    cup_channel: int | None = None
    cup_name: Annotated[str | None, Field(max_length=MAX_NAME)] = None
    call_role: int | None = None
    champion_role: int | None = None
    champion_again: bool = True
    language: str | None = None
    theme: Theme = "light"
    animation: bool = True

    @classmethod
    def read(cls, data: str) -> Self:
        """Return the settings in a JSON text, with defaults for invalid fields, such as a time zone that was removed.

        A text that is no JSON object gives all defaults. What cannot be read is logged once.
        """
        try:
            return cls.model_validate_json(data)
        except ValidationError as error:
            unreadable = {fault["loc"][0] for fault in error.errors() if fault["loc"]}
            _report(data, ", ".join(sorted(map(str, unreadable))))
            stored: dict[str, Any] = json.loads(data) if unreadable else {}
            return cls.model_validate({name: value for name, value in stored.items() if name not in unreadable})

    def times(self, usual: Times) -> Times:
        """Return the times of this server's matches, where ``usual`` are the operator's times."""
        names = [field.name for field in fields(Times)]
        return Times(**{name: getattr(self, name) or getattr(usual, name) for name in names})

    def applied_to(self, rules: Rules) -> Rules:
        """Return the rules of an edition with the options that may follow it, where this server has chosen others."""
        options = {name: getattr(self, name) for name in ("bids", "proof_length", "ricochet", "chips_to_win")}
        return replace(rules, **{name: value for name, value in options.items() if value not in (None, "edition")})

    def rules(self, usual: Times) -> Rules:
        """Return the default rules of this server's matches; ``usual`` are the operator's times."""
        has_more = self.edition is Edition.Y2013
        rules = rules_for(
            self.edition,
            diagonals=self.diagonals if has_more else Diagonals.WITHOUT,
            fifth_robot=self.fifth_robot if has_more else None,
        )
        chosen = {name: getattr(self, name) for name in ("ties", "handicaps", "difficulty", "max_moves")}
        return replace(self.applied_to(rules), times=self.times(usual), **chosen)

    def with_rules(self, rules: Rules) -> Self:
        """Return these settings with what makes the rules of a game, which are short of its tournament."""
        book = rules_for(rules.edition)
        followed = ("bids", "proof_length", "ricochet")
        options = {name: getattr(rules, name) for name in followed if getattr(rules, name) != getattr(book, name)}
        named = ("edition", "diagonals", "fifth_robot", "ties", "handicaps", "difficulty", "max_moves")
        return self.model_copy(
            update=dict.fromkeys(followed, "edition")
            | options
            | {name: getattr(rules, name) for name in named}
            | {field.name: getattr(rules.times, field.name) for field in fields(Times)}
            | {"chips_to_win": None if rules.chips_to_win == book.chips_to_win else rules.chips_to_win}
        )

    @property
    def usual_ricochet(self) -> Ricochet:
        """The ricochet rule of this server's matches."""
        return self.applied_to(rules_for(self.edition)).ricochet

    @property
    def channels(self) -> frozenset[int]:
        """The ids of all channels in the settings."""
        of_posts = (getattr(self, name) for name in POST_CHANNELS)
        return frozenset({*self.allowed_channels, *(channel for channel in of_posts if channel)})

    @property
    def zone(self) -> tzinfo:
        """The time zone."""
        return zone_named(self.time_zone) or UTC


POST_CHANNELS = tuple(name for name in GuildSettings.model_fields if name.endswith("_channel"))
"""The settings that are channels of regular posts."""
