"""What a schema can tell apart in a value, so that values of the same shape are checked once."""

import re
from bisect import bisect
from collections.abc import Iterable, Iterator
from typing import Any


class Shapes:
    """The shapes of values as far as the schemas of a document can tell them apart."""

    def __init__(self, document: Any) -> None:
        said = list(_said(document))
        self._lengths = _thresholds(bound for key, bound in said if key in {"minLength", "maxLength"})
        self._numbers = _thresholds(bound for key, bound in said if key in {"minimum", "maximum"})
        self._patterns = [re.compile(pattern) for pattern in sorted({bound for key, bound in said if key == "pattern"})]
        self._named = {value for key, values in said if key == "enum" for value in values}

    def of(self, value: Any) -> Any:
        """Return the shape of a value: two of the same shape are both valid, or have the same faults."""
        match value:
            case dict():
                return tuple((key, self.of(one)) for key, one in value.items())
            case list():
                return (len({repr(one) for one in value}) == len(value), *map(self.of, value))
            case str():
                return self._of_text(value)
            case bool() | None:
                return value
            case int() if value not in self._named:
                return int, bisect(self._numbers, value)
            case _:
                return type(value), value

    def _of_text(self, text: str) -> Any:
        if text in self._named:
            return text
        return bisect(self._lengths, len(text)), *(bool(pattern.search(text)) for pattern in self._patterns)


def _thresholds(bounds: Iterable[int]) -> list[int]:
    """Return what a number has to reach to be told apart from smaller ones by bounds that include themselves."""
    return sorted({reached for bound in bounds for reached in (bound, bound + 1)})


def _said(node: Any) -> Iterator[tuple[str, Any]]:
    """Yield every key of a document with its value, as far as it is a keyword of a schema."""
    if isinstance(node, dict):
        for key, value in node.items():
            if not isinstance(value, dict) and (key != "enum" or isinstance(value, list)):
                yield key, value
    for one in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _said(one)
