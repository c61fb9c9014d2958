"""The words, letters and signs for robots and directions: docs/rules.md "Notation".

The notation has English words, letters, coloured discs, compass points and arrows. Words of other languages can be added, with
or without their accents, but not their letters.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import FIFTH, Robot

Words = Mapping[Robot | Direction, Sequence[str]]
"""The words for robots and directions in a language: letters alone, in lower case."""

_ROBOTS = {
    Robot.RED: ("red", "r", "🔴", "🟥"),
    Robot.GREEN: ("green", "g", "🟢", "🟩"),
    Robot.BLUE: ("blue", "b", "🔵", "🟦"),
    Robot.YELLOW: ("yellow", "y", "🟡", "🟨"),
    Robot.BLACK: ("black", "k", "⚫", "⬛"),
    Robot.SILVER: ("silver", "s", "⚪", "⬜"),
}
_DIRECTIONS = {
    Direction.UP: ("up", "north", "u", "n", "↑", "⬆", "^"),
    Direction.RIGHT: ("right", "east", "r", "e", "→", "➡", ">"),
    Direction.DOWN: ("down", "south", "d", "s", "↓", "⬇", "v"),
    Direction.LEFT: ("left", "west", "l", "w", "←", "⬅", "<"),
}
"""Two words, their letters, then an arrow of each kind."""

LETTERS = frozenset(letter for forms in _DIRECTIONS.values() for letter in forms[2:4])
"""The letters that are directions."""
EITHER = {
    letter: (robot, direction)
    for (robot, names), (direction, ways) in product(_ROBOTS.items(), _DIRECTIONS.items())
    for letter in set(names) & set(ways)
}
"""The letters that are a robot as well as a direction: r and s."""
ARROWS = {form: kind for forms in _DIRECTIONS.values() for kind, form in enumerate(forms[4:])}
"""Each arrow, with the number of its kind."""
THEN = ("→", "➡", ">")
"""The arrows that can also mean "then" between two moves."""

PICTURE = "\N{VARIATION SELECTOR-16}"
GAP = r"[\s,;]"
APART = re.compile(r"(?<![^\s,;])")
_JOINED_BY = r"[\s:–-]"
JOINT = re.compile(f"{_JOINED_BY}*")

_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class Vocabulary:
    """The accepted forms of robots and directions, with patterns that find them.

    ``robots`` and ``directions`` map each form, in lower case, to its meaning.
    """

    def __init__(self, *languages: Words) -> None:
        self.robots = {form: robot for robot, forms in _ROBOTS.items() for form in forms}
        self.directions = {form: direction for direction, forms in _DIRECTIONS.items() for form in forms}
        english = self.robots.keys() | self.directions.keys()
        for meaning, word in ((meaning, word) for words in languages for meaning, some in words.items() for word in some):
            for form in spellings_of(word):
                self._add(form, meaning)
        self._added = (self.robots.keys() | self.directions.keys()) - english
        added, own = (any_of(form for form in self.robots if (form in self._added) is is_added) for is_added in (True, False))
        anything, no_letter = any_of(self.directions), any_of(self.directions.keys() - LETTERS)
        self.robot_part = re.compile(rf"(?P<robot>(?P<added>{added})|{own}){PICTURE}?")
        end = rf"{PICTURE}?(?={GAP}|$|{any_of(self.robots)}|{any_of(ARROWS)})"
        self.move = re.compile(
            rf"{self.robot_part.pattern}(?P<joint>{JOINT.pattern})"
            rf"(?P<direction>(?(added)(?:(?<={_JOINED_BY}){anything}|{no_letter})|{anything})){end}"
        )
        """A move, as robot, joint and direction. An added word cannot be joined to a letter: "verde" is not "verd" to the east.
        """
        spelled = rf"{APART.pattern}{any_of(self.directions.keys() - ARROWS.keys() - EITHER.keys())}(?={GAP}|$)"
        self.direction_part = re.compile(rf"(?P<robot>)(?P<direction>{spelled}|{any_of(ARROWS)}){end}")
        """A direction without its robot: a word or a letter that stands alone and is no robot, or an arrow."""

    def _add(self, form: str, meaning: Robot | Direction) -> None:
        """Add a form with its meaning. Raises `ValueError` where it has another one already."""
        if {self.robots.get(form, meaning), self.directions.get(form, meaning)} != {meaning}:
            raise ValueError(f"{form!r} means something else already than {meaning}")
        if isinstance(meaning, Robot):
            self.robots[form] = meaning
        else:
            self.directions[form] = meaning

    def spellings(self, move: Move, after: Robot | None = None) -> Iterator[str]:
        """Yield every way to write a move in lower case without a separator, in a game with its robot.

        After a move of the same robot this includes the direction alone.
        """
        ways = [form for form, direction in self.directions.items() if direction is move.direction]
        meant = FIFTH if move.robot in FIFTH else (move.robot,)
        for name, way in product((form for form, robot in self.robots.items() if robot in meant), ways):
            if name not in self._added or way not in LETTERS:
                yield name + way
        if move.robot is after:
            yield from ways


def spellings_of(word: str) -> set[str]:
    """Return the forms of a word: its accents composed, decomposed, left out, or transcribed as in German."""
    apart = unicodedata.normalize("NFD", word)
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return {unicodedata.normalize("NFC", word), apart, plain, word.translate(_GERMAN)}


def skip(gap: re.Pattern[str], text: str, place: int) -> int:
    """Return where a gap at this place of a text ends."""
    found = gap.match(text, place)
    return found.end() if found else place


def any_of(forms: Iterable[str]) -> str:
    """Return a pattern for any of these lower-case forms, the longest first; it matches nothing where there are none.

    It ignores case; but of ASCII letters only plain ones match, so that `casefold` leads back to the form.
    """
    return f"(?ai:{'|'.join(map(_pattern, sorted(forms, key=len, reverse=True))) or '(?!)'})"


def _pattern(form: str) -> str:
    return "".join(re.escape(sign) if sign.isascii() or not sign.isalpha() else f"[{sign}{sign.upper()}]" for sign in form)


ENGLISH = Vocabulary()
"""The notation without the words of other languages."""
