"""Fills in texts that are written in Fluent: `fluent.syntax` parses them, and this module resolves their placeables."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from bot.text.locales import Locale, Style

Value = str | float | date
"""A value that can be filled in."""


class _Number(NamedTuple):
    """A number, and its least and greatest number of decimals."""

    number: float
    least: int = 0
    most: int = 3


class _Date(NamedTuple):
    """A day, and the style of its form."""

    day: date
    style: Style = "medium"


_Resolved = str | _Number | _Date


class Bundle:
    """The texts of one language as Fluent's syntax trees.

    Raises `ValueError` where Fluent's specification requires a fallback, as for a missing value or an unknown text. In a term,
    a selector by a missing value selects its default.
    """

    def __init__(self, language: str) -> None:
        self._locale = Locale.of(language)
        self._messages = dict[str, ast.Pattern]()
        self._terms = dict[str, ast.Pattern]()

    def add(self, source: str) -> None:
        """Parse texts and add those with new keys. Ignores entries that are no texts."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message) and entry.value:
                self._messages.setdefault(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self._messages.setdefault(f"{entry.id.name}.{attribute.id.name}", attribute.value)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry.value)

    def __contains__(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return key in self._messages

    def fill_in(self, key: str, values: Mapping[str, Value], places: Sequence[str] = ()) -> str:
        """Return a text with its values filled in. Raises `KeyError` for an unknown key, `ValueError` for a missing value.

        A text with an attribute of the name of one of these ``places`` says that instead, the first of them if it has several;
        also where another text refers to it.
        """
        resolver = _Resolver(
            self._locale, self._messages, self._terms, {name: _resolved(value) for name, value in values.items()}, places
        )
        return resolver.text(resolver.message(key))


class _Resolver(NamedTuple):
    """Resolves patterns with one set of values."""

    locale: Locale
    messages: Mapping[str, ast.Pattern]
    terms: Mapping[str, ast.Pattern]
    values: Mapping[str, _Resolved]
    places: Sequence[str] = ()
    is_in_term: bool = False

    def message(self, key: str) -> ast.Pattern:
        """Return the pattern of a text, as it reads in these places. Raises `KeyError`."""
        keys = (f"{key}.{place}" for place in self.places)
        return next((self.messages[one] for one in keys if one in self.messages), None) or self.messages[key]

    def text(self, pattern: ast.Pattern) -> str:
        """Return a pattern with its placeables filled in."""
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._written(self._resolve(element.expression))
            for element in pattern.elements
        )

    def _resolve(self, expression: ast.SyntaxNode) -> _Resolved | None:
        """Return the value of an expression; None for a missing value in a term."""
        match expression:
            case ast.Placeable(expression=inner):
                return self._resolve(inner)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral(value=digits):
                return _resolved(float(digits) if "." in digits else int(digits))
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._value(name)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                if name not in self.messages:
                    raise ValueError(f"there is no text {name}")
                return self.text(self.message(name))
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=arguments):
                given = {one.name.name: self._given(one.value) for one in arguments.named} if arguments else {}
                return self._replace(values=given, is_in_term=True).text(self._term(name))
            case ast.SelectExpression():
                return self.text(self._variant(expression).value)
            case ast.FunctionReference():
                return self._call(expression)
            case _:
                raise ValueError(f"not supported: {type(expression).__name__}")

    def _term(self, name: str) -> ast.Pattern:
        if name not in self.terms:
            raise ValueError(f"there is no term {name}")
        return self.terms[name]

    def _value(self, name: str) -> _Resolved | None:
        if name not in self.values and not self.is_in_term:
            raise ValueError(f"a value is missing: {name}")
        return self.values.get(name)

    def _given(self, literal: ast.SyntaxNode) -> _Resolved:
        resolved = self._resolve(literal)
        assert resolved is not None, "a named argument is a literal"
        return resolved

    def _variant(self, expression: ast.SelectExpression) -> ast.Variant:
        selector = self._resolve(expression.selector)
        chosen = (one for one in expression.variants if self._is_chosen(one, selector))
        default = (one for one in expression.variants if one.default)
        return next(chosen, None) or next(default)

    def _is_chosen(self, variant: ast.Variant, selector: _Resolved | None) -> bool:
        match variant.key, selector:
            case ast.NumberLiteral(value=digits), _Number(number=number):
                return float(digits) == number
            case ast.Identifier(name=name), _Number(number=number):
                return self.locale.plural(number) == name
            case ast.Identifier(name=name), _:
                return selector == name
            case _:
                return False

    def _call(self, call: ast.FunctionReference) -> _Resolved:
        (argument,) = map(self._resolve, call.arguments.positional)
        options = {one.name.name: self._given(one.value) for one in call.arguments.named}
        match call.id.name, argument, options:
            case "NUMBER", _Number(number=number, least=least, most=most), _:
                given = {name: int(option.number) for name, option in options.items() if isinstance(option, _Number)}
                return _Number(number, given.get("minimumFractionDigits", least), given.get("maximumFractionDigits", most))
            case "DATETIME", _Date(day=day), {"dateStyle": "full" | "long" | "medium" | "short" as style}:
                return _Date(day, style)
            case _:
                raise ValueError(f"{call.id.name} is not called as it can be")

    def _written(self, resolved: _Resolved | None) -> str:
        match resolved:
            case _Number():
                return self.locale.number(*resolved)
            case _Date():
                return self.locale.day(*resolved)
            case None:
                raise ValueError("a term is not given what it shows")
            case _:
                return resolved


def _resolved(value: Value) -> _Resolved:
    if isinstance(value, str):
        return value
    return _Date(value) if isinstance(value, date) else _Number(value)
