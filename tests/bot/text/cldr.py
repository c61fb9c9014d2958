"""The contents of ``bot/text/locales.json``, from Babel's copy of the CLDR: ``python -m tests.bot.text.cldr`` writes it."""

import json
from pathlib import Path
from typing import Any

from babel import Locale

from bot.text import languages

FILE = Path(__file__).parents[3] / "bot" / "text" / "locales.json"
ONES = {"i in 1 and v in 0": "1", "n in 1": "1", "i in 0,1": "0..1", "i in 0..1": "0..1"}
"""How the rule for one is written there, and here."""


def locales() -> dict[str, Any]:
    """Return the data of each language."""
    found = dict[str, Any]()
    for language in languages():
        babel = Locale.parse(language, sep="-")
        rules, symbols = babel.plural_form.rules, babel.number_symbols["latn"]
        assert babel.decimal_formats[None].pattern == "#,##0.###"
        assert rules.keys() <= {"one", "many"}
        found[language] = {
            "one": ONES[rules["one"]],
            "has_many": "many" in rules,
            "decimal": symbols["decimal"],
            "group": symbols["group"],
            "months": [babel.months["format"]["wide"][number] for number in range(1, 13)],
            "short_months": [babel.months["format"]["abbreviated"][number] for number in range(1, 13)],
            "days": [babel.days["format"]["wide"][number] for number in range(7)],
            "dates": {style: babel.date_formats[style].pattern for style in ("full", "long", "medium", "short")},
        }
    return found


def written() -> str:
    """Return the file."""
    return json.dumps(locales(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
