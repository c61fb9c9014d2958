"""Parses slash commands that are typed as chat: ``/bid 7`` is the command ``bid`` with ``moves=7``. Pure functions.

Options are positional, or ``name:value``, or both. A named text option extends to the next ``name:``, and the last text option
to the end, so ``/prove R-up G-left`` needs no quotes. Names, choices and truth values are case-insensitive; a choice is given
by its name or its value, and a member by name. Commands, options and choices can be named in English or in the player's
language.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from enum import Enum
from typing import TypeAlias

from discord import AppCommandOptionType as Kind

from bot.local.listed import Payload, described, leaves

Value: TypeAlias = str | int | float | bool

TRUTH: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
INTEGER = re.compile(r"[+-]?[0-9]{1,15}")
NUMBER = re.compile(r"[+-]?(?:[0-9]{1,15}(?:\.[0-9]*)?|\.[0-9]+)")


class Problem(Enum):
    """A fault of a command that was typed."""

    SUBCOMMAND = "subcommand"
    """None of the subcommands under this name was given."""
    MISSING = "missing"
    """A required option is missing."""
    WRONG = "wrong"
    """An option has a value that it does not take."""
    LEFT_OVER = "left-over"
    """There is more text than there are options."""


@dataclass(eq=False)
class TypedError(ValueError):
    """A known command with a mistake.

    ``usage`` has a line for each command that may have been meant. ``option`` and ``value`` are the name and the text at fault,
    or empty. ``bounds`` are those of a number, if it has both; ``listed`` are the names of its choices, if it has some.
    """

    problem: Problem
    usage: tuple[str, ...]
    option: str = ""
    value: str = ""
    bounds: tuple[float, float] | None = None
    listed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command; ``called`` is its name in the player's language, ``listed`` are the names of its choices in it.

    ``min_value`` and ``max_value`` bound a number, or the length of a text.
    """

    name: str
    kind: Kind = Kind.string
    required: bool = True
    choices: Mapping[str, str | int | float] = field(default_factory=dict)
    min_value: float | None = None
    max_value: float | None = None
    called: str = ""
    listed: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The name to show."""
        return self.called or self.name


@dataclass(frozen=True, slots=True)
class Command:
    """A runnable command: its path, such as ``("ricochet", "start")``, its options, and its path in the player's language."""

    path: tuple[str, ...]
    options: tuple[Option, ...] = ()
    called: tuple[str, ...] = ()

    @property
    def usage(self) -> str:
        """Its syntax: ``/bid <moves>``, with optional options in square brackets."""
        options = (f"<{option.shown}>" if option.required else f"[{option.shown}]" for option in self.options)
        return " ".join(("/" + " ".join(self.called or self.path), *options))


@dataclass(frozen=True, slots=True)
class Invocation:
    """A command to run, with its options."""

    path: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict)


def commands_of(registered: Sequence[Payload], members: Mapping[str, int], language: str) -> tuple[Command, ...]:
    """Return the runnable slash commands, with their names in a language. ``members`` maps typed names of people to ids."""
    return tuple(
        Command(path, tuple(_option(option, members, language) for option in leaf.get("options", ())), called)
        for command in registered
        for path, called, leaf in leaves(command, language)
    )


def _option(option: Payload, members: Mapping[str, int], language: str) -> Option:
    kind, choices = Kind(option["type"]), option.get("choices", ())
    names = {
        name: choice["value"]
        for choice in choices
        for whole in (choice["name"], described(choice, "name", language))
        for name in (_short(whole), whole)
    }
    size = "length" if kind is Kind.string else "value"
    return Option(
        option["name"],
        kind,
        option.get("required", False),
        members if kind is Kind.user else names,
        option.get(f"min_{size}"),
        option.get(f"max_{size}"),
        described(option, "name", language),
        tuple(_short(described(choice, "name", language)) for choice in choices),
    )


def _short(name: str) -> str:
    """Return the name of a choice without its explanation: "easy – overlooks much"."""
    return name.partition(" – ")[0]


def parse(text: str, commands: Sequence[Command]) -> Invocation | None:
    """Return the command that the text stands for, or None if it is chat.

    A command starts with a slash and a name that is, or is much like, that of a known one. Raises `TypedError` for one that
    cannot be run.
    """
    if not text.lstrip().startswith("/"):
        return None
    words = text.lstrip().removeprefix("/").split()
    if not words or text.lstrip()[1].isspace():
        return None
    names = tuple(word.casefold() for word in words)
    related = [command for command in commands if command.path[0] == names[0]]
    if not related:
        nearest = _nearest(names, commands) if names[0].isalpha() else commands
        if nearest is commands:
            return None
        raise TypedError(Problem.SUBCOMMAND, tuple(command.usage for command in nearest), value=" ".join(words))
    meant = [command for command in related if names[: len(command.path)] in (command.path, command.called)]
    if not meant:
        usage = tuple(command.usage for command in _nearest(names, related))
        raise TypedError(Problem.SUBCOMMAND, usage, value=" ".join(words[1:]))
    command = max(meant, key=lambda command: len(command.path))
    rest = text.split(maxsplit=len(command.path))[len(command.path) :]
    return Invocation(command.path, _options(command, rest[0].strip() if rest else ""))


def _nearest(words: Sequence[str], commands: Sequence[Command]) -> Sequence[Command]:
    """Return the command that is closest to these words, or all if none is close."""
    nearest = max(commands, key=lambda command: _likeness(words, command))
    return [nearest] if _likeness(words, nearest) >= _CLOSE else commands


def _likeness(words: Sequence[str], command: Command) -> float:
    """Return how similar the first words are to a command's, from 0 to 1: the minimum over the words."""
    ratios = [
        min(SequenceMatcher(None, word, known).ratio() for word, known in zip(words, path, strict=False))
        for path in (command.path, command.called)
        if 0 < len(path) <= len(words)
    ]
    return max(ratios, default=0.0)


_CLOSE = 0.75
"""The least similarity of a misspelling."""


def _options(command: Command, text: str) -> dict[str, Value]:
    declared = {name.casefold(): option for option in command.options for name in (option.name, option.shown)}
    pieces = tuple(_pieces(text, declared))
    named = {declared[name].name for name, _ in pieces if name}
    in_order = [option for option in command.options if option.name not in named]
    given: dict[str, Value] = {}
    for name, piece in pieces:
        rest = piece
        if name and rest:
            given[declared[name].name], rest = _take(command, declared[name], rest, whole=True)
        while rest:
            if not in_order:
                raise TypedError(Problem.LEFT_OVER, (command.usage,), value=rest)
            option = in_order.pop(0)
            given[option.name], rest = _take(command, option, rest, whole=option is command.options[-1])
    for option in command.options:
        if option.required and option.name not in given:
            raise TypedError(Problem.MISSING, (command.usage,), option=option.shown)
    return given


def _pieces(text: str, names: Mapping[str, Option]) -> Iterator[tuple[str, str]]:
    """Split the text before each ``name:`` of an option; the first piece has no name and may be empty."""
    known = "|".join(map(re.escape, names))
    marks = list(re.finditer(rf"(?:^|(?<=\s))({known}):", text, re.IGNORECASE)) if known else []
    starts = [0, *(mark.end() for mark in marks)]
    ends = [*(mark.start() for mark in marks), len(text)]
    for name, start, end in zip(["", *(mark[1].casefold() for mark in marks)], starts, ends, strict=True):
        yield name, text[start:end].strip()


def _take(command: Command, option: Option, text: str, *, whole: bool) -> tuple[Value, str]:
    """Take the option's value from the front of the text; return it and the rest."""
    value, taken = _choice(option, text) if option.choices else _value(option, text, whole=whole)
    if value is None or not _within_bounds(option, value):
        bounds = _bounds(option)
        raise TypedError(Problem.WRONG, (command.usage,), option.shown, taken, bounds, option.listed)
    return value, text[len(taken) :].strip()


def _value(option: Option, text: str, *, whole: bool) -> tuple[Value | None, str]:
    """Read a value at the front of the text; return it, or None, and the text that was read."""
    taken = text if whole and option.kind is Kind.string else next(iter(text.split()), "")
    if option.kind is Kind.string and taken:
        return taken, taken
    if option.kind is Kind.integer and INTEGER.fullmatch(taken):
        return int(taken), taken
    if option.kind is Kind.number and NUMBER.fullmatch(taken):
        return float(taken), taken
    if option.kind is Kind.boolean:
        return TRUTH.get(taken.casefold()), taken
    return None, taken


def _choice(option: Option, text: str) -> tuple[Value | None, str]:
    """Read the longest choice at the front of the text; its name may contain spaces."""
    spoken = {str(value).casefold(): value for value in option.choices.values()}
    spoken |= {name.casefold(): value for name, value in option.choices.items()}
    ends = [word.end() for word in re.finditer(r"\S+", text)]
    for end in reversed(ends):
        if text[:end].casefold() in spoken:
            return spoken[text[:end].casefold()], text[:end]
    return None, text


def _bounds(option: Option) -> tuple[float, float] | None:
    is_number = option.kind in (Kind.integer, Kind.number) and not option.choices
    low, high = option.min_value, option.max_value
    return (low, high) if is_number and low is not None and high is not None else None


def _within_bounds(option: Option, value: Value) -> bool:
    if option.choices or isinstance(value, bool):
        return True
    size = len(value) if isinstance(value, str) else value
    return (option.min_value is None or size >= option.min_value) and (option.max_value is None or size <= option.max_value)
