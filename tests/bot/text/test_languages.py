"""The texts of every language: they say what the English ones say, with the same values, and fit into the same places."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import resources
from itertools import product
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text import Texts, languages, name_of

pytestmark = pytest.mark.xdist_group("languages")
"""One process reads all files: to parse them takes longer than what is looked at in them."""

OTHERS = [language for language in languages() if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21, 1_000_000)
MOST = 400
"""So many combinations of values are tried of a text at most, spread evenly over all."""

LIMITS = {
    r"(command|option|choice|format|score)-.*|difficulty|completion-(move|tile)|period-week": 100,
    r"setting-.*-value": 100,
    r"setting-.*-none": 150,
    r"form-.*-(title|label)": 45,
    r"form-.*-placeholder": 100,
    r"button-.*|settings-page-.*|tutorial-next|pad-(robot-.*|left|up|right|down|undo|clear|type|show)": 80,
    r"local-topic": 1024,
    r".*": 4000,
}
"""What Discord takes, by keys; the first that fits counts."""


@dataclass
class Uses(Visitor):
    """What a text uses: values, other texts, and for each value the names by which variants are chosen."""

    values: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    variants: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    functions: dict[str, str] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for value in node.arguments.positional:
            if isinstance(value, ast.VariableReference):
                self.functions[value.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.variants[node.selector.id.name] |= {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
        self.generic_visit(node)


@cache
def source(language: str) -> str:
    return resources.files("bot.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def parsed(language: str) -> ast.Resource:
    """Return the file of a language: to parse it takes longer than most of what is looked at in it."""
    return FluentParser().parse(source(language))


@cache
def uses(language: str) -> Mapping[str, Uses]:
    """Return what each text of a language uses, by its key."""
    found = dict[str, Uses]()
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


@cache
def own(language: str) -> Sequence[str]:
    """Return the keys of the texts that a language has: what is missing, and what refers to that, is shown in English."""
    there = uses(language)
    return [key for key in uses("en") if key in there and there[key].texts <= there.keys()]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(parsed(language))
    return made


@cache
def cases(key: str) -> Sequence[dict[str, Any]]:
    """Values for a text: every name by which English chooses a variant, and the numbers above where it counts."""
    parts = [uses("en")[name] for name in (key, *uses("en")[key].texts)]
    values = sorted({value for part in parts for value in part.values})
    choices = [list(_values(value, parts)) for value in values]
    combinations = list(product(*choices))
    return [dict(zip(values, some, strict=True)) for some in combinations[:: max(1, len(combinations) // MOST)]]


def _values(value: str, parts: list[Uses]) -> Iterator[Any]:
    functions = {part.functions[value] for part in parts if value in part.functions}
    names = {name for part in parts for name in part.variants[value]}
    if "DATETIME" in functions:
        yield date(2026, 9, 30)
    elif "NUMBER" in functions or (names and all(name in PLURALS or name.isdecimal() for name in names)):
        yield from {*NUMBERS, *(int(name) for name in names if name.isdecimal())}
    elif names:
        yield from sorted(names - {"other"})
        if "other" in names:
            yield "other"
    else:
        yield {"robot": "red", "fifth": "black", "direction": "up", "colour": "blue", "unit": "minutes"}.get(value, "C7")


@pytest.mark.parametrize("language", languages())
def test_the_file_of_a_language_is_well_formed(language: str) -> None:
    body = parsed(language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_language_is_found_without_its_other_texts(language: str) -> None:
    assert name_of(language) == Texts.of(language)("language-name")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_texts_of_english_alone_in_their_order(language: str) -> None:
    """Some may be missing until a release: see `tests.bot.text.test_missing`."""
    assert list(uses(language)) == [key for key in uses("en") if key in uses(language)]


@pytest.mark.parametrize("language", languages())
def test_commands_and_options_are_named_by_a_reference_to_their_names(language: str) -> None:
    """Then each name stands in one place. `/bid`, `/prove` and `/pass` are called so in every language."""
    options = {Texts.of(named)(key) for named in ("en", language) for key in uses("en") if key.startswith("option-name-")}
    for line in source(language).splitlines():
        if not line.startswith("#"):
            assert not re.search(r"/ricochet (?!\{ command-name-[a-z-]+ \})", line), line
            spans = line.split("`")[1::2]
            assert not [span for span in spans if span in options or options & set(re.findall(r"([-'\w]+):", span))], line


@pytest.mark.parametrize("language", OTHERS)
def test_each_text_uses_the_values_of_the_english_one(language: str) -> None:
    for key, said in uses(language).items():
        assert (key, said.values, said.texts) == (key, uses("en")[key].values, uses("en")[key].texts)


@pytest.mark.parametrize("language", OTHERS)
def test_each_text_has_the_variants_of_the_english_one_and_plurals_of_its_own_language(language: str) -> None:
    plurals = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for key, said in uses(language).items():
        variants = said.variants
        for value, names in uses("en")[key].variants.items():
            assert names - PLURALS <= variants.get(value, set()), (key, value)
        for value, names in variants.items():
            assert names & PLURALS <= plurals, (key, value)


@pytest.mark.parametrize("language", languages())
def test_each_text_reads_as_fluent_has_it_with_any_number_and_fits_into_its_place(language: str) -> None:
    for key in own(language):
        limit = next(most for pattern, most in LIMITS.items() if re.fullmatch(pattern, key))
        for values in cases(key):
            pattern = bundle(language).get_message(key).value
            assert pattern is not None
            text, errors = bundle(language).format_pattern(pattern, values)
            assert not errors, (key, values)
            assert Texts.of(language)(key, **{name.replace("-", "_"): value for name, value in values.items()}) == text
            assert 0 < len(str(text)) <= limit, (key, text)
