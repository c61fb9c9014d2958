"""The subjects of the board, by their names in the address of the page."""

from collections.abc import Iterable, Mapping

from bot.store import KINDS
from bot.web.daily import DailySubject
from bot.web.match import MatchSubject
from bot.web.race import RaceSubject
from bot.web.rush import RushSubject
from bot.web.solo import SoloSubject
from bot.web.study import StudySubject
from bot.web.subject import Seat, Subject
from bot.web.tutorial import TutorialSubject

SUBJECTS: Mapping[str, type[Subject]] = {
    "match": MatchSubject,
    "solo": SoloSubject,
    "race": RaceSubject,
    "rush": RushSubject,
    "daily": DailySubject,
    "study": StudySubject,
    "tutorial": TutorialSubject,
}
"""The subjects of a window. The page offers them in this order."""

ALONE = tuple(kind.name for kind in KINDS.values() if kind.is_personal)
"""Games of one person."""

OWN = (*ALONE, "daily", "study", "tutorial")
"""The subjects of one person, also where there is no server."""


def named(names: Iterable[str]) -> Mapping[str, type[Subject]]:
    """Return the subjects with these names, for a `Seat`."""
    return {name: SUBJECTS[name] for name in names}


def open_subject(seat: Seat, name: str) -> Subject | None:
    """Return the subject with such a name, such as ``match``, or ``study:`` and a code; None if there is no such kind."""
    kind, _, which = name.partition(":")
    return SUBJECTS[kind](seat, which) if kind in SUBJECTS else None
