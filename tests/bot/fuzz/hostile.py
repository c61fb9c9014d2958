"""Hostile input: random values and texts, the same ones at every run."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

CHARACTERS = [
    *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
    *" \t\n\r\x00\x1b\x7f\u200b\u200d\u202e\u2028\ufeff\ufe0f\ufffd",
    *"-–—_.,:;/\\|'\"`*~<>@#&%$!?()[]{}=+^°§…·",
    *"äßİıſﬀǅ½Ⅷ①٣३๕四",
    *"🔴🟢🔵🟡⚫⬆️➡️⬇️⬅️↑→↓←🌙⭐🪐⚙🌀👨‍👩‍👧🇩🇪",
    *"\ud83d\udc00\ud800",
]
"""Letters and digits, separators, marks of Discord's own, what is a digit only to Python, pictures, and broken pictures."""

LONGEST = 6_000
"""Characters of an option; a field of a form has fewer."""

ODD_VALUES: Sequence[Any] = (
    *(None, True, False, [], {}, [None], {"a": 1}, ["R-up"]),
    *(0, -1, 1, 66, 2**31, 2**53, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 2**70, 10**400),
    *(0.0, -0.5, 2.5, 5.5, 1e308, float("nan"), float("inf")),
    *("", " ", "66", "None", "null", "true", "-1", "9" * 19, "9" * 5_000, "../../etc/passwd", "'; DROP TABLE match; --"),
)
"""Values of options that no client of Discord sends, and some that it does."""


def hostile_text(random: Random, samples: Sequence[str]) -> str:
    """Return a text: one of the samples, spoilt; or parts of several; or anything."""
    match random.randrange(6):
        case 0:
            text = "".join(random.choices(CHARACTERS, k=random.randrange(1, 30)))
        case 1:
            parts = [part for sample in samples for part in sample.split()] or ["x"]
            text = random.choice([" ", "", "-", ", "]).join(random.choices(parts, k=random.randrange(1, 9)))
        case 2 if not random.randrange(20):
            text = random.choice([*samples, *CHARACTERS]) * random.choice([10, 100, 1_000])
        case _:
            text = random.choice(samples)
            for _ in range(random.randrange(4)):
                text = _spoilt(random, text)
    return text[:LONGEST]


def _spoilt(random: Random, text: str) -> str:
    place = random.randrange(len(text) + 1)
    other = random.randrange(len(text) + 1)
    first, last = sorted((place, other))
    return random.choice(
        [
            text[:place] + random.choice(CHARACTERS) + text[place:],
            text[:place] + text[place + 1 :],
            text[:place] + random.choice(CHARACTERS) + text[place + 1 :],
            text[:first] + text[last:],
            text[:last] + text[first:],
            text[:place] + text[place:].swapcase(),
        ]
    )


def hostile_json(random: Random, sample: str) -> str:
    """Return the JSON of something, with one of its values replaced, left out or added; or no JSON."""
    if not random.randrange(3):
        return _spoilt(random, sample)
    value: Any = json.loads(sample)
    inner = value
    while isinstance(inner, dict) and inner and random.randrange(3):
        name = random.choice(list(inner))
        if not isinstance(inner[name], dict):
            inner[name] = random.choice([*ODD_VALUES, inner[name]])
            break
        inner = inner[name]
    if isinstance(inner, dict) and not random.randrange(3):
        if inner and random.randrange(2):
            inner.pop(random.choice(list(inner)))
        else:
            inner["diagonals"] = 66
    return json.dumps(value)
