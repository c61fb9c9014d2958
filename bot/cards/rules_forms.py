"""The forms of rules: a table of what each asks for, of a game that has not been played yet or of a server's defaults.

Both are read and written as `GuildSettings`, which for a game are those that make its rules: see `GuildSettings.with_rules`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.cards.phrases import options
from bot.cards.post import GAME_ID, Post, button_row, one_of
from bot.cards.study import tiles_button
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from engine.board.pieces import FIFTH, Robot
from engine.board.proof import ProofLength, Ricochet
from engine.games.solo.state import SoloGame
from engine.rules.rules import CHIPS, Bids, Diagonals, Difficulty, Edition, Rules, Ties, Times, rules_for

Filled: TypeAlias = Mapping[str, Sequence[str]]
"""The entries of a form, by the custom ids of its fields."""

SERVER = "server"
"""Stands in a custom id for the server's settings, in place of the id of a game."""

PRACTICE = "practice"
"""Names the form of a solo game without sand, in place of the kind."""

NONE = "none"
"""The value of an option that stands for None."""

_MOST_IN_GROUP = 3
"""The most values of a radio group: more are a select, so that a form fits a phone."""


class Form(Enum):
    """A form of rules. The value is its word in custom ids."""

    RULES = "rules"
    BIDS = "bids"
    TABLE = "table"


PANEL_ID = rf"other-rules:{GAME_ID}"
"""The pattern of the custom id of the button to the forms of a game."""

FORM_ID = rf"other-rules:(?:{SERVER}|{GAME_ID}):(?P<action>{one_of(Form)})"
"""The pattern of the custom id of a button that opens a form."""

SENT_ID = rf"{FORM_ID}:sent"
"""The pattern of the custom id of a form."""


@dataclass(frozen=True, slots=True)
class NamedSet:
    """Rules that have a name together: an edition, and which of its boards are drawn."""

    edition: Edition
    diagonals: Diagonals = Diagonals.WITHOUT

    @property
    def value(self) -> str:
        """The name, as in ``2013 with``."""
        return self.edition.value if self.diagonals is Diagonals.WITHOUT else f"{self.edition.value} {self.diagonals.value}"

    def changes(self, chosen: GuildSettings) -> dict[str, Any]:
        """Return the changes to settings: another edition brings its own rules for bids and proofs."""
        followed = ("bids", "proof_length", "ricochet") if self.edition is not chosen.edition else ()
        return {"edition": self.edition, "diagonals": self.diagonals, **dict.fromkeys(followed, "edition")}


SETS = (
    *(NamedSet(Edition.Y2013, diagonals) for diagonals in Diagonals),
    *(NamedSet(edition) for edition in (Edition.Y1999, Edition.NL1999, Edition.FR1999)),
)
"""The named sets, the commonest first."""


def set_name(say: Texts, named: NamedSet, fifth: Robot | None = None) -> str:
    """Return the name of a set, with a fifth robot if there is one."""
    robot = fifth.word if fifth else NONE
    return say("form-set-value", edition=named.edition, diagonals=named.diagonals, robot=robot)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule of a checkbox: a field of `GuildSettings`, and its values where it is checked, and where it is not."""

    field: str
    on: Any
    off: Any

    def value(self, *, on: bool) -> Any:
        """Return the value of the field."""
        return self.on if on else self.off


HOUSE_RULES = {
    "at-most": HouseRule("proof_length", ProofLength.AT_MOST, ProofLength.EXACT),
    "one-move": HouseRule("ricochet", Ricochet.ONE_MOVE, Ricochet.TURN),
    "fewer-chips": HouseRule("ties", Ties.FEWER_CHIPS, Ties.FIRST_BID),
    "handicaps": HouseRule("handicaps", on=True, off=False),
    "bidding-pad": HouseRule("bidding_pad", on=True, off=False),
}
"""The house rules, by the values of their checkboxes."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a form: the values of a choice; checkboxes of several ``rules``; or a text of ``length`` characters at most."""

    name: str
    values: Sequence[Any] = ()
    rules: Sequence[str] = ()
    length: int = 0


class Entry(Enum):
    """The way in which a field is filled in. The value is that of a page."""

    TEXT = "text"
    SELECT = "select"
    RADIO = "radio"
    CHECKBOX = "checkbox"


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a field offers, with its words."""

    value: str
    label: str
    about: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a form as people fill it in: ``options`` to choose from, or a text of ``most`` characters at most."""

    name: str
    label: str
    about: str
    entry: Entry
    options: tuple[Option, ...] = ()
    value: str = ""
    most: int = 0


_PARTS = {
    part.name: part
    for part in (
        Part("set", SETS),
        Part("fifth_robot", (None, *FIFTH)),
        Part("chips_to_win", (None, *range(1, CHIPS + 1))),
        Part("hourglass", (15, 30, 45, 60, 90, 120, 180, 300)),
        Part("difficulty", tuple(Difficulty)),
        Part("bids", tuple(Bids)),
        Part("house", rules=("at-most", "one-move", "fewer-chips", "handicaps")),
        Part("max_moves", (None, 5, 6, 7, 8, 9, 10, 12, 15, 20)),
        Part("proof_time", (30, 60, 90, 120, 180, 300, 600)),
        Part("thinking_time", (60, 120, 180, 240, 300, 600, 1200, 1800, 3600)),
        Part("tiles", length=200),
        Part("robots", length=200),
        Part("target", length=100),
        Part("code", length=40),
    )
}
_OF_SERVER = Part("house", rules=tuple(HOUSE_RULES))
_OF_ONE = Part("house", rules=("one-move",))
"""House rules without bids."""
_TABLE = tuple(_PARTS[name] for name in ("tiles", "robots", "target", "code"))
_RULES = tuple(_PARTS[name] for name in ("set", "fifth_robot", "chips_to_win", "hourglass", "difficulty"))
_BIDS = tuple(_PARTS[name] for name in ("bids", "house", "max_moves", "proof_time", "thinking_time"))

FORMS: Mapping[str, Mapping[Form, Sequence[Part]]] = {
    SERVER: {Form.RULES: _RULES, Form.BIDS: tuple(_OF_SERVER if part.name == "house" else part for part in _BIDS)},
    "match": {Form.RULES: _RULES, Form.BIDS: _BIDS, Form.TABLE: _TABLE},
    "race": {
        Form.RULES: (*(_PARTS[name] for name in ("set", "fifth_robot", "difficulty", "max_moves")), _OF_ONE),
        Form.TABLE: _TABLE,
    },
    PRACTICE: {Form.RULES: (_PARTS["set"], _PARTS["fifth_robot"], _OF_ONE)},
    "solo": {
        Form.RULES: (*(_PARTS[name] for name in ("set", "fifth_robot", "hourglass", "difficulty")), _OF_ONE),
        Form.TABLE: _TABLE,
    },
}
"""The parts of each form, five at most, of the server's settings and of each kind of game that has any."""


def forms_of(kind: str, state: Any) -> str:
    """Return the name in `FORMS` of the forms of a game."""
    return PRACTICE if isinstance(state, SoloGame) and not state.has_sand else kind


def form_id(whose: int | str, form: Form) -> str:
    """Return the custom id of the button that opens a form of a game, or of the `SERVER`."""
    return f"other-rules:{whose}:{form.value}"


def panel_button(say: Texts, game_id: int) -> tuple[str, str, discord.ButtonStyle | None]:
    """Return the button to the forms of a game, for `button_row`."""
    return say("button-other-rules"), f"other-rules:{game_id}", None


def form_buttons(say: Texts, kind: str, whose: int | str) -> ui.ActionRow[ui.LayoutView]:
    """Return a button for each form of a kind of game, or of the `SERVER`."""
    return button_row(*((say(f"button-form-{form.value}"), form_id(whose, form), None) for form in FORMS[kind]))


def panel(say: Texts, kind: str, game_id: int, rules: Rules) -> Post:
    """Render the panel with the rules of a game that has not been played yet, and the buttons to its forms and to all tiles."""
    tiles = button_row(tiles_button(say)) if Form.TABLE in FORMS[kind] else None
    return Post(say("other-rules", options=options(say, rules)), form_buttons(say, kind, game_id), tiles)


def wrong_entry(say: Texts, part: str, why: str, custom_id: str) -> Post:
    """Render the answer to a wrong entry: what is right, at the name of its field, and a button back to what was filled in."""
    text = say("form-wrong", field=say(f"form-{_key(part)}-label"), why=why)
    return Post(text, button_row((say("button-form-correct"), custom_id, discord.ButtonStyle.primary)))


def fields_of(say: Texts, kind: str, form: Form, filled: Filled) -> list[Field]:
    """Return the fields of a form of a kind of game, or of the `SERVER`, filled in like this."""
    return [_field(say, part, filled.get(part.name, ())) for part in FORMS[kind][form]]


def filled_by(chosen: GuildSettings, usual: Times, kind: str, form: Form) -> Filled:
    """Return the entries of a form that shows settings; ``usual`` are the operator's times."""
    return {part.name: _shown(part, chosen, usual) for part in FORMS[kind][form]}


def in_words(say: Texts, chosen: GuildSettings, usual: Times, kind: str) -> str:
    """Return a line for each part of the forms: what it is, and what is chosen."""
    parts = [part for form in FORMS[kind].values() for part in form]
    return "\n".join(_line(say, part, _shown(part, chosen, usual)) for part in parts)


def changes(parts: Sequence[Part], filled: Filled, chosen: GuildSettings, usual: Times) -> dict[str, Any]:
    """Return the fields of settings that a form changes. Raises `ValueError` for a value that it does not offer."""
    changed = dict[str, Any]()
    for part in parts:
        before, after = _shown(part, chosen, usual), tuple(filled.get(part.name, ()))
        if part.length or before == after:
            continue
        if not {*part.rules, *map(_written, part.values)}.issuperset(after) or not (part.rules or after):
            raise ValueError(f"{part.name} has no such values: {after}")
        if part.rules:
            switched = [name for name in part.rules if (name in before) != (name in after)]
            changed |= {HOUSE_RULES[name].field: HOUSE_RULES[name].value(on=name in after) for name in switched}
        elif part.name == "set":
            changed |= next(one for one in SETS if one.value == after[0]).changes(chosen)
        else:
            changed[part.name] = None if after[0] == NONE else after[0]
    book = rules_for(changed.get("edition", chosen.edition))
    followed = {name: getattr(book, name) for name in ("bids", "proof_length", "ricochet")}
    return {
        name: "edition" if _written(value) == _written(followed.get(name, "")) else value for name, value in changed.items()
    }


def _shown(part: Part, chosen: GuildSettings, usual: Times) -> tuple[str, ...]:
    """Return the values of a part as forms write them."""
    rules = chosen.rules(usual)
    if part.length:
        return ()
    if part.name == "set":
        return (NamedSet(rules.edition, rules.diagonals).value,)
    if part.rules:
        held = {name: HOUSE_RULES[name] for name in part.rules}
        return tuple(name for name, rule in held.items() if getattr(_holder(rule.field, chosen, rules), rule.field) == rule.on)
    return (_written(getattr(_holder(part.name, chosen, rules), part.name)),)


def _holder(field: str, chosen: GuildSettings, rules: Rules) -> Any:
    """Return what has a field: rules, which follow the edition, or settings for what no rules have."""
    held = rules.times if hasattr(rules.times, field) else rules
    return held if field != "chips_to_win" and hasattr(held, field) else chosen


def _written(value: Any) -> str:
    """Return a value as the options of selects write it."""
    plain = value.value if isinstance(value, Enum | NamedSet) else value
    return NONE if plain is None else f"{plain:g}" if isinstance(plain, float) else str(plain)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _label(say: Texts, part: Part, value: Any) -> str:
    """Return the words of a value."""
    if isinstance(value, NamedSet):
        return set_name(say, value)
    return say(f"setting-{_key(part.name)}-value", value=NONE if value is None else value)


def _line(say: Texts, part: Part, shown: Sequence[str]) -> str:
    if part.rules:
        words = " · ".join(say(f"form-house-{name}") for name in shown) or say("form-house-none")
    else:
        words = next(_label(say, part, value) for value in _offered(part, shown) if _written(value) == shown[0])
    return say("form-line", name=say(f"form-{_key(part.name)}-label"), value=words)


def _offered(part: Part, shown: Sequence[str]) -> Sequence[Any]:
    """Return the values of a choice, with a number that another bot or version has set."""
    others = [float(value) for value in shown if value not in map(_written, part.values) and value.replace(".", "").isdigit()]
    return sorted((*part.values, *others)) if others and None not in part.values else (*part.values, *others)


def _field(say: Texts, part: Part, shown: Sequence[str]) -> Field:
    key, offered = f"form-{_key(part.name)}", _offered(part, shown)
    label, about = say(f"{key}-label"), say(f"{key}-about")
    if part.length:
        return Field(part.name, label, about, Entry.TEXT, value="".join(shown), most=part.length)
    if part.rules:
        rules = tuple(Option(name, say(f"form-house-{name}"), chosen=name in shown) for name in part.rules)
        return Field(part.name, label, about, Entry.CHECKBOX, rules)
    options = tuple(
        Option(_written(value), _label(say, part, value), _detail(say, value), chosen=_written(value) in shown)
        for value in offered
    )
    return Field(part.name, label, about, Entry.RADIO if len(offered) <= _MOST_IN_GROUP else Entry.SELECT, options)


def _detail(say: Texts, value: Any) -> str | None:
    is_book = isinstance(value, NamedSet) and value.diagonals is Diagonals.WITHOUT
    return say("form-set-about-value", edition=value.edition) if is_book else None
