"""The messages between the board in the browser and the bot, as JSON.

`typescript` writes the same types for the page, so that both sides are held to one description.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

MAX_MESSAGE = 4096
"""Bytes that a message of a page may have."""

_MAX_PATH = 99
_MAX_TYPED = 1000
_MOVE = r"^[RGBYKS]-(up|right|down|left)$"
Notation = Annotated[str, Field(pattern=_MOVE)]
"""A move in the canonical notation."""


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Hello(_Message):
    """The first message of a page: the secret of its address, and who plays there; None watches."""

    kind: Literal["hello"]
    secret: Annotated[str, Field(max_length=100)]
    player: Annotated[str, Field(max_length=20)] | None = None


class Do(_Message):
    """Something that the player does in this round; ``id`` comes back with the answer.

    ``sign`` says that the player is there, as opening a move pad does. A bid has either a ``path``, which is sealed with it
    and says how many moves it takes, or the number of ``moves`` alone.
    """

    kind: Literal["do"]
    id: int
    match: int
    round: int
    what: Literal["bid", "prove", "pass", "done", "turn", "skip", "finish", "play-on", "sign"]
    path: Annotated[tuple[Notation, ...], Field(max_length=_MAX_PATH)] = ()
    moves: Annotated[int, Field(ge=0, le=_MAX_PATH)] = 0


class Type(_Message):
    """Moves that were typed, to be read as those of a command are."""

    kind: Literal["type"]
    text: Annotated[str, Field(max_length=_MAX_TYPED)]


FromPage = Annotated[Hello | Do | Type, Field(discriminator="kind")]
FROM_PAGE = TypeAdapter[Hello | Do | Type](FromPage)


class Person(_Message):
    """A person, by their Discord id, which JavaScript cannot hold as a number."""

    id: str
    name: str


class Diagonal(_Message):
    """A diagonal barrier on a cell, by its row-major number."""

    cell: int
    robot: str
    slant: Literal["rising", "falling"]


class Target(_Message):
    """A target on a cell; ``robot`` is None where any robot may reach it. ``id`` names its outline."""

    cell: int
    id: str
    name: str
    robot: str | None


class BoardView(_Message):
    """A board: a mask of closed sides for each of 256 cells (up 1, right 2, down 4, left 8), and what is printed on them."""

    walls: tuple[int, ...]
    diagonals: tuple[Diagonal, ...]
    targets: tuple[Target, ...]


class BidView(_Message):
    """A standing bid. ``path`` is what its own player has sealed, and is shown to no other."""

    player: Person
    moves: int
    tried: bool
    path: tuple[str, ...] | None = None


class Score(_Message):
    """The chips of a player."""

    player: Person
    chips: int


class Action(_Message):
    """A button: what it does, and its words."""

    what: Literal["pass", "done", "turn", "skip", "finish", "play-on"]
    label: str


class MatchView(_Message):
    """What one viewer sees of a match. Texts are plain but for ``**bold**``, `` `code` `` and ``<t:…:T>`` for a time of day.

    ``may_bid``: bids are taken. ``may_try``: robots may be moved, which servers can forbid while bids are taken.
    ``to_prove`` is how many moves this viewer is to show now, and ``proof_is_shorter`` whether fewer will do. ``won_by`` is
    the line that won the chip of this round. Times are seconds since the Unix epoch.
    """

    match: int
    round: int
    headline: str
    status: str
    words: str
    hint: str
    deadline: float | None
    board: BoardView
    robots: Mapping[str, int]
    target: Target
    bids: tuple[BidView, ...]
    scores: tuple[Score, ...]
    score_line: str
    actions: tuple[Action, ...]
    may_bid: bool
    may_try: bool
    to_prove: int | None
    proof_is_shorter: bool
    won_by: tuple[str, ...] | None
    is_over: bool


class Welcome(_Message):
    """The answer to a hello: who can play here, and the page's words."""

    kind: Literal["welcome"] = "welcome"
    players: tuple[Person, ...]
    player: str | None
    language: str
    labels: Mapping[str, str]
    bid_labels: tuple[str, ...]


class View(_Message):
    """The match in the channel as it stands at the time ``now``, or that there is none."""

    kind: Literal["view"] = "view"
    now: float
    view: MatchView | None


class Shown(_Message):
    """A proof was shown in a round: its moves, and why it failed, empty where it won. The view after it follows."""

    kind: Literal["shown"] = "shown"
    match: int
    round: int
    player: Person
    path: tuple[str, ...]
    why: str


class Answer(_Message):
    """What has come of `Do`: ``text`` says why it was refused, and is empty where it was done."""

    kind: Literal["answer"] = "answer"
    id: int
    text: str


class Typed(_Message):
    """The moves of `Type`, and what there is to say about how they were read; without moves, why they cannot be read."""

    kind: Literal["typed"] = "typed"
    path: tuple[str, ...]
    text: str


class Closed(_Message):
    """The last message: why the page is not served, to be read by the person in front of it."""

    kind: Literal["closed"] = "closed"
    text: str


FromServer = Annotated[Welcome | View | Shown | Answer | Typed | Closed, Field(discriminator="kind")]


_FROM_PAGE = ("Hello", "Do", "Type")


def typescript() -> str:
    """Return the types of all messages in TypeScript."""
    schema = TypeAdapter(tuple[FromPage, FromServer]).json_schema()
    lines = ["// Made by web/build.py from bot/web/protocol.py."]
    for name, definition in sorted(schema["$defs"].items()):
        required = set(definition.get("required", ()))
        optional = name in _FROM_PAGE
        lines += ["", f"export interface {name} {{"]
        for field, of in definition["properties"].items():
            mark = "?" if optional and field not in required else ""
            lines.append(f"  {field.replace('-', '_')}{mark}: {_type(of)};")
        lines.append("}")
    names = {"FromPage": _FROM_PAGE, "FromServer": ("Welcome", "View", "Shown", "Answer", "Typed", "Closed")}
    lines += ["", *(f"export type {name} = {' | '.join(members)};" for name, members in names.items())]
    return "\n".join(lines) + "\n"


def _type(of: Mapping[str, Any]) -> str:
    """Return the TypeScript of a JSON schema, as far as the messages need it."""
    return " | ".join(dict.fromkeys(_types(of)))


def _types(of: Mapping[str, Any]) -> Iterator[str]:
    if "anyOf" in of:
        for one in of["anyOf"]:
            yield from _types(one)
    elif "$ref" in of:
        yield of["$ref"].rsplit("/", 1)[1]
    elif "const" in of or "enum" in of:
        yield from (f'"{value}"' for value in of.get("enum", [of.get("const")]))
    elif of["type"] == "array":
        items = _type(of["items"])
        yield f"({items})[]" if " " in items else f"{items}[]"
    elif of["type"] == "object":
        yield f"Record<string, {_type(of['additionalProperties'])}>"
    else:
        yield {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[of["type"]]
