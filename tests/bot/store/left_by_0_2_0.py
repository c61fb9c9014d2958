"""The database that 0.2.0 left: a game in each phase, in a channel of its own, with players of its own."""

from dataclasses import dataclass

from tests.bot.store.left_by_0_1_0 import DATA

DUMP = (DATA / "ricochet-0.2.0.sql").read_text(encoding="utf-8")
STOPPED_AT = 1795388542.3
"""When 0.2.0 was killed, in seconds since the Unix epoch."""
GUILD = "1574198317942833154"


@dataclass(frozen=True, slots=True)
class Left:
    """A game by its number, the ids of its channel and of who plays, and a solution of its chip."""

    number: int
    channel: str
    players: tuple[str, str]
    solution: str


THINKING = Left(1, "1574198334569054217", ("1574198336188055562", "1574198336188055563"), "B-right B-down B-up")
BIDDING = Left(2, "1574198336188055564", ("1574198336271941645", "1574198336271941646"), "R-left R-up R-right G-up G-right")
"""Both have bid, and the second has sealed the solution."""
PROVING = Left(3, "1574198336271941647", ("1574198336276135952", "1574198336276135953"), "R-up R-right R-down R-left R-down")
"""The first is asked, and has the move pad open."""
SOLO = Left(
    5,
    "1574198361068666950",
    ("1574198361139970119", "1574198361139970120"),
    "B-left B-up B-left Y-left Y-down Y-right B-right B-down",
)
"""A solo game of the first, in the open."""
BETWEEN = Left(6, "1574198336276135954", ("1574198336280330259", "1574198336280330260"), "R-left G-left G-up G-right")
"""The first has won the first of two chips."""
UNTOLD = Left(7, "1574198336280330264", ("1574198336326467609", "1574198336326467610"), "R-up R-right R-down G-right G-down")
"""The first player is asked, but the question is pending, since Discord was down."""

LEFT = (THINKING, BIDDING, PROVING, SOLO, BETWEEN, UNTOLD)
