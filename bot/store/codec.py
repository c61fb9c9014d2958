"""Serializes events: the kind is the name of the event's class, its fields are JSON that a person can read.

Moves are written in the notation (``R-up G-left``), chips by their letters (``Rm``), set-ups by their codes, types of one
kind of game as its `Kind` says, all other fields by their values. These names and forms are a storage format, and stable.
"""

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, PlainSerializer, PlainValidator, ValidationError, create_model

from bot.store.contract.games import StoreError
from bot.store.contract.kinds import KINDS, GameEvent
from engine.board.moves import Move
from engine.board.notation import format_moves, parse_moves
from engine.board.pieces import TARGETS, Target
from engine.rules.setup import Setup

_T = TypeVar("_T")


class UnreadableEvent(StoreError):
    """A stored event cannot be read, for this ``reason``."""

    def __init__(self, kind: str, reason: str) -> None:
        self.kind, self.reason = kind, reason
        super().__init__(f"cannot read an event {kind!r}: {reason}")


class NewerEvent(UnreadableEvent):
    """A later version of the bot has stored the event: its kind, or one of its fields, is unknown to this one."""


def encode(event: GameEvent) -> tuple[str, str]:
    """Return the kind of an event, and its JSON, from which `decode` makes an equal event with exactly the same times.

    Raises `ValueError` for most events with fields of wrong types.
    """
    kind = type(event).__name__
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    return kind, _model(type(event)).model_construct(**fields).model_dump_json(warnings="error")


def decode(kind: str, data: str) -> GameEvent:
    """Return the event of a kind and its JSON. Raises `UnreadableEvent` or `NewerEvent`, and nothing else, for any texts."""
    if (event := _class_of(kind)) is None:
        raise NewerEvent(kind, "no such kind")
    try:
        model = _model(event).model_validate_json(data)
    except ValidationError as error:
        faults = error.errors()
        reason = ": ".join([*map(str, faults[0]["loc"]), faults[0]["msg"]])
        is_newer = all(fault["type"] in _MORE_FIELDS for fault in faults)
        raise (NewerEvent if is_newer else UnreadableEvent)(kind, reason) from error
    return event(**{name: getattr(model, name) for name in type(model).model_fields})


def _class_of(kind: str) -> type[Any] | None:
    """Return the class of events of this name; None if no kind of game has one."""
    return next((game.events[kind] for game in KINDS.values() if kind in game.events), None)


def _as_text(annotation: Any, form: Callable[[_T], str], read: Callable[[str], _T]) -> Any:
    """Return a type that is serialized as a text in JSON."""

    def check(value: object) -> _T:
        if not isinstance(value, str):
            message = "not a text"
            raise ValueError(message)
        return read(value)

    return Annotated[annotation, PlainSerializer(form), PlainValidator(check)]


def _read_target(letters: str) -> Target:
    try:
        return _TARGETS[letters]
    except KeyError:
        message = f"no chip has the letters {letters!r}"
        raise ValueError(message) from None


_MORE_FIELDS = ("extra_forbidden", "unexpected_keyword_argument")
"""Pydantic's error types of an unknown field: in an event, and in the rules of an opening."""

_TARGETS = {target.letters: target for target in TARGETS}
_FORMS: dict[Any, Any] = {
    Setup: _as_text(Setup, lambda setup: setup.code, Setup.from_code),
    Target: _as_text(Target, lambda target: target.letters, _read_target),
    tuple[Target, ...]: _as_text(
        tuple[Target, ...],
        lambda targets: " ".join(target.letters for target in targets),
        lambda text: tuple(map(_read_target, text.split())),
    ),
    tuple[Move, ...]: _as_text(tuple[Move, ...], format_moves, lambda text: parse_moves(text) if text else ()),
    **{annotation: _as_text(annotation, *form) for kind in KINDS.values() for annotation, form in kind.forms.items()},
}
"""The types with a form of their own in JSON."""


@cache
def _model(event: type[Any]) -> type[BaseModel]:
    """Return the model of an event class in JSON: the same fields, with the forms above."""
    hints = get_type_hints(event)
    fields: dict[str, Any] = {
        field.name: (
            _FORMS.get(hints[field.name], hints[field.name]),
            ... if field.default is dataclasses.MISSING else field.default,
        )
        for field in dataclasses.fields(event)
    }
    return create_model(event.__name__, __config__=ConfigDict(extra="forbid", strict=True), **fields)
