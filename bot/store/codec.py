"""Events as text and back: the kind is the name of the event's class, the rest is JSON that a person can read.

Moves are written in the notation (``R-up G-left``), chips by their letters (``Rm``), a set-up by its code, everything else by
its value. What is stored stays readable only as long as these names and forms stay.
"""

import dataclasses
import json
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, PlainSerializer, PlainValidator, ValidationError, create_model

from bot.store.contract.games import StoreError
from bot.store.contract.kinds import KINDS, GameEvent
from engine.moves import Move
from engine.notation import format_moves, parse_moves
from engine.pieces import TARGETS, Robot, Target
from engine.rules import Bids, Difficulty
from engine.setup import Setup

_T = TypeVar("_T")


class UnreadableEvent(StoreError):
    """What is stored is no event that this version knows: ``reason`` says why not."""

    def __init__(self, kind: str, reason: str) -> None:
        self.kind, self.reason = kind, reason
        super().__init__(f"cannot read an event {kind!r}: {reason}")


class NewerEvent(UnreadableEvent):
    """A later version of the bot has stored it: this one knows its kind not yet, or one of its fields."""


def encode(event: GameEvent) -> tuple[str, str]:
    """The kind of an event, and its JSON. `decode` makes an equal event of them, with every time exactly as it was.

    Raises `ValueError` for most events whose fields have other types than they should.
    """
    kind = type(event).__name__
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    return kind, _model(type(event)).model_construct(**fields).model_dump_json(warnings="error")


def decode(kind: str, data: str) -> GameEvent:
    """The event of a kind and its JSON. Raises `UnreadableEvent` or `NewerEvent`, and nothing else, whatever the texts are."""
    kind = _OLD_KINDS.get(kind, kind)
    if (event := _class_of(kind)) is None:
        raise NewerEvent(kind, "no such kind")
    is_opening = any(event is game.opening for game in KINDS.values())
    try:
        model = _model(event).model_validate_json(_with_new_names(data) if is_opening else data)
    except ValidationError as error:
        faults = error.errors()
        reason = ": ".join([*map(str, faults[0]["loc"]), faults[0]["msg"]])
        is_newer = all(fault["type"] in _MORE_FIELDS for fault in faults)
        raise (NewerEvent if is_newer else UnreadableEvent)(kind, reason) from error
    return event(**{name: getattr(model, name) for name in type(model).model_fields})


def _class_of(kind: str) -> type[Any] | None:
    """Return the class of the events of this kind; None where no kind of game has such events."""
    return next((game.events[kind] for game in KINDS.values() if kind in game.events), None)


def _with_new_names(data: str) -> str:
    """The JSON of a start, with the names and values of today for options that earlier versions stored otherwise, or not."""
    try:
        return json.dumps(json.loads(data, object_hook=_renamed))
    except (ValueError, RecursionError):
        return data


def _renamed(fields: dict[str, Any]) -> dict[str, Any]:
    renamed = {_OLD_OPTIONS.get(name, name): value for name, value in fields.items()}
    if "own_bid_may_rise" in renamed:
        renamed["bids"] = (Bids.OWN_ANY if renamed.pop("own_bid_may_rise") else Bids.OWN_LOWER).value
    if isinstance(fifth := renamed.get("fifth_robot"), bool):  # whether it played: there was only black
        renamed["fifth_robot"] = Robot.BLACK.value if fifth else None
    if renamed.get("difficulty") == "normal":  # the shuffle of the rulebook
        renamed["difficulty"] = Difficulty.ANY.value
    if "edition" in renamed:
        renamed.setdefault("version", 1)  # which was not stored yet while it was the only one
    return renamed


def _as_text(annotation: Any, form: Callable[[_T], str], read: Callable[[str], _T]) -> Any:
    """The same type, written as a text in JSON."""

    def check(value: object) -> _T:
        if not isinstance(value, str):
            message = "not a text"
            raise ValueError(message)
        return read(value)

    return Annotated[annotation, PlainSerializer(form), PlainValidator(check)]


def _form_setup(setup: Setup) -> str:
    return setup.code


def _form_targets(targets: tuple[Target, ...]) -> str:
    return " ".join(target.letters for target in targets)


def _read_target(letters: str) -> Target:
    try:
        return _TARGETS[letters]
    except KeyError:
        message = f"no chip has the letters {letters!r}"
        raise ValueError(message) from None


def _read_targets(text: str) -> tuple[Target, ...]:
    return tuple(_read_target(letters) for letters in text.split())


def _read_moves(text: str) -> tuple[Move, ...]:
    return parse_moves(text) if text else ()


_MORE_FIELDS = ("extra_forbidden", "unexpected_keyword_argument")
"""What pydantic calls a field that there is not: in an event, and in the rules of a start."""

_OLD_KINDS = {"PassingOverAsked": "SkipVoted", "MatchRested": "MatchIdled"}
"""What 0.1.0 called kinds of events, and what they are called now."""
_OLD_OPTIONS = {"most_moves": "max_moves", "proof": "proof_time", "thinking": "thinking_time", "pause": "intermission"}
"""The same of the fields of `Rules` and `Times`, which are the only ones with such names in a start."""

_TARGETS = {target.letters: target for target in TARGETS}
_FORMS: dict[Any, Any] = {
    Setup: _as_text(Setup, _form_setup, Setup.from_code),
    Target: _as_text(Target, lambda target: target.letters, _read_target),
    tuple[Target, ...]: _as_text(tuple[Target, ...], _form_targets, _read_targets),
    tuple[Move, ...]: _as_text(tuple[Move, ...], format_moves, _read_moves),
}
"""The types that are written in a way of their own."""


@cache
def _model(event: type[Any]) -> type[BaseModel]:
    """What an event of this class looks like as JSON: the same fields, with the forms above."""
    hints = get_type_hints(event)
    fields: dict[str, Any] = {
        field.name: (
            _FORMS.get(hints[field.name], hints[field.name]),
            ... if field.default is dataclasses.MISSING else field.default,
        )
        for field in dataclasses.fields(event)
    }
    return create_model(event.__name__, __config__=ConfigDict(extra="forbid", strict=True), **fields)
