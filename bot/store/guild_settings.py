"""What a server has chosen for itself. What it has not chosen has a default."""

import json
from functools import cache
from typing import Annotated, Any, Literal, Self
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AfterValidator, AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from engine.pieces import FIFTH, Robot
from engine.proof import ProofLength, Ricochet
from engine.rules import CHIPS, MAX_BID, MIN_BID, Bids, Diagonals, Difficulty, Edition, Ties, Times


@cache
def time_zones() -> frozenset[str]:
    """The names of all time zones, such as ``Europe/Berlin``."""
    return frozenset(available_timezones())


def _known(name: str) -> str:
    if name not in time_zones():
        message = f"{name!r} is no time zone"
        raise ValueError(message)
    return name


def _of_0_1_0(diagonals: object) -> object:
    """0.1.0 stored whether boards show diagonals."""
    return {True: Diagonals.WITH, False: Diagonals.WITHOUT}[diagonals] if isinstance(diagonals, bool) else diagonals


def _as_robot(chosen: object) -> object:
    """Settings of 0.1.0 say whether the fifth robot plays: there was only black."""
    return (Robot.BLACK if chosen else None) if isinstance(chosen, bool) else chosen


def _fifth(robot: Robot | None) -> Robot | None:
    if robot not in (None, *FIFTH):
        message = f"{robot!r} is never the fifth robot"
        raise ValueError(message)
    return robot


FifthRobot = Annotated[Robot | None, BeforeValidator(_as_robot), AfterValidator(_fifth)]
Hour = Annotated[int, Field(ge=0, le=23)]
Seconds = Annotated[float | None, Field(ge=1, le=3600)]


class GuildSettings(BaseModel):
    """The settings of one Discord server. Fields that this version does not know are ignored when they are read.

    The rules are those of matches that choose no others at their start; a time of None is the operator's, in seconds.
    A ``difficulty`` that rises is the usual one; without ``chips_to_win`` the number of players decides.
    Diagonals and the fifth robot count where the edition has them; ``bids`` may be those of the edition. Matches are played in
    ``allowed_channels`` (ids; empty for everywhere) and their threads.

    ``time_zone`` is an IANA name; days and weeks of the server begin by it. In ``weekly_channel`` (an id; None for nowhere)
    the leaderboard of each week is posted at ``weekly_hour`` o'clock in that zone: on the week's last day, Sunday, or on the
    first day after it, Monday.

    Where there is a ``bidding_pad``, bidders may try their moves on a move pad; otherwise everybody finds them in the head.

    In ``morning_channel`` the puzzle of the day is posted at ``morning_hour`` o'clock, with how members did the day before.

    ``language`` is that of all that its channels see; None for the one that Discord's own settings of the server name.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    edition: Edition = Edition.Y2013
    diagonals: Annotated[Diagonals, BeforeValidator(_of_0_1_0)] = Diagonals.WITHOUT
    fifth_robot: FifthRobot = None
    bids: Bids | Literal["edition"] = "edition"
    proof_length: ProofLength = ProofLength.EXACT
    ricochet: Ricochet = Ricochet.TURN
    bidding_pad: bool = True
    ties: Ties = Ties.FIRST_BID
    difficulty: Difficulty = Difficulty.RISING
    max_moves: Annotated[int | None, Field(ge=MIN_BID, le=MAX_BID)] = None
    chips_to_win: Annotated[int | None, Field(ge=1, le=CHIPS)] = None
    hourglass: Seconds = None
    proof_time: Seconds = None
    thinking_time: Seconds = None
    intermission: Annotated[Seconds, Field(validation_alias=AliasChoices("intermission", "pause"))] = None
    allowed_channels: tuple[int, ...] = ()
    time_zone: Annotated[str, AfterValidator(_known)] = "UTC"
    weekly_channel: int | None = None
    weekly_day: Literal["first", "last"] = "first"
    weekly_hour: Hour = 9
    morning_channel: int | None = None
    morning_hour: Hour = 9
    language: str | None = None
    theme: Literal["light", "dark"] = "light"
    animation: bool = True

    @classmethod
    def read(cls, data: str) -> Self:
        """The settings in a JSON text. A field that cannot be read, such as a time zone that is no more, has its default.

        Where the text is no JSON of an object, all of them have.
        """
        try:
            return cls.model_validate_json(data)
        except ValidationError as error:
            unreadable = {fault["loc"][0] for fault in error.errors() if fault["loc"]}
            stored: dict[str, Any] = json.loads(data) if unreadable else {}
            return cls.model_validate({name: value for name, value in stored.items() if name not in unreadable})

    def times(self, usual: Times) -> Times:
        """How long things last in this server's matches, where ``usual`` are the operator's times."""
        return Times(
            self.hourglass or usual.hourglass,
            self.proof_time or usual.proof_time,
            self.thinking_time or usual.thinking_time,
            self.intermission or usual.intermission,
        )

    @property
    def channels(self) -> frozenset[int]:
        """The ids of all channels that the server has chosen for something."""
        of_posts = (self.weekly_channel, self.morning_channel)
        return frozenset({*self.allowed_channels, *(channel for channel in of_posts if channel)})

    @property
    def zone(self) -> ZoneInfo:
        """The time zone itself."""
        return ZoneInfo(self.time_zone)
