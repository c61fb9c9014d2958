"""Plural forms, numbers and dates as a language writes them, by the Unicode CLDR.

``locales.json`` has the data of our languages. `tests.bot.text.cldr` makes the file from Babel, and tests hold both to Babel.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from importlib import resources
from typing import Literal

Style = Literal["full", "long", "medium", "short"]
Category = Literal["one", "many", "other"]

_FIELDS = re.compile(r"'([^']*)'|(EEEE|MMMM|MMM|MM|M|dd|d|yy|y)")
"""Quoted text, or a field, in a pattern of the CLDR for dates."""

_MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Locale:
    """The forms of numbers and dates in one language."""

    one: Literal["1", "0..1"]
    """The numbers with the form for one: 1 alone, or all below 2."""
    has_many: bool
    """Whether whole millions have a form of their own."""
    decimal: str
    group: str
    months: Sequence[str]
    short_months: Sequence[str]
    days: Sequence[str]
    """From Monday on."""
    dates: Mapping[Style, str]

    @classmethod
    @cache
    def of(cls, language: str) -> "Locale":
        """Return the locale of a language such as ``pt-BR``; the one of its base, or of English, where there is none."""
        known = json.loads(resources.files("bot.text").joinpath("locales.json").read_text(encoding="utf-8"))
        return cls(**(known.get(language) or known.get(language.partition("-")[0]) or known["en"]))

    def plural(self, number: float) -> Category:
        """Return the plural form that a number takes, by the rules of the CLDR for cardinals."""
        size = abs(number)
        is_whole = size == int(size)
        is_one = size == 1 if self.one != "0..1" else int(size) in {0, 1}
        if is_one:
            return "one"
        return "many" if self.has_many and is_whole and size and not size % _MILLION else "other"

    def number(self, number: float, least: int = 0, most: int = 3) -> str:
        """Return a number with groups of three digits, and between ``least`` and ``most`` decimals, rounded half to even."""
        most = max(least, most)
        rounded = Decimal(str(number)).quantize(Decimal(1).scaleb(-most), rounding=ROUND_HALF_EVEN)
        whole, _, decimals = f"{abs(rounded):,f}".partition(".")
        decimals = decimals.rstrip("0").ljust(least, "0")
        text = whole.replace(",", self.group) + (self.decimal + decimals if decimals else "")
        return f"-{text}" if rounded < 0 else text

    def day(self, day: date, style: Style = "medium") -> str:
        """Return a day as the language writes it."""

        def written(match: re.Match[str]) -> str:
            return match[1] if match[2] is None else self._field(day, match[2])

        return _FIELDS.sub(written, self.dates[style])

    def _field(self, day: date, field: str) -> str:
        match field:
            case "EEEE":
                return self.days[day.weekday()]
            case "MMMM":
                return self.months[day.month - 1]
            case "MMM":
                return self.short_months[day.month - 1]
            case "y":
                return str(day.year)
            case "yy":
                return f"{day.year % 100:02}"
            case _:
                number = day.month if field.startswith("M") else day.day
                return f"{number:0{len(field)}}"
