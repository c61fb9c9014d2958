"""The messages between the board in the browser and the bot, as JSON.

`typescript` writes the same types for the page, so that both sides are held to one description.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
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


class Seen(_Message):
    """The part of a game that a page has seen: the proofs among its first ``number`` events."""

    game: Annotated[str, Field(max_length=200)]
    number: Annotated[int, Field(ge=0)]


class Hello(_Message):
    """The first message of a page: its place, its subject, and the credentials of the person.

    On one's own machine these are the ``secret`` of the page's address, and the ``player``, None to watch. At a public
    address they are the ``session`` of an earlier welcome, which ends if the person ``leaves``, or a ``code`` of Discord's to
    begin one. ``place`` is a server, 0 for direct messages, and its channel, or ``instance`` that of an Activity. ``watch`` is
    the token of a link to watch a match, and ``link`` what Discord passes on of one that has opened the Activity.

    ``subject`` is the name of a kind of game, or of something else that has a board, optionally with a colon and the name of
    one of them: see `bot.web.subjects`. A page whose address names none leaves it empty.

    After a cut, ``seen`` says where the page has left off, and it sends again each `Do` that was not answered: ``page`` is a
    name that it has drawn at random, which identifies them.
    """

    kind: Literal["hello"]
    secret: Annotated[str, Field(max_length=100)] = ""
    player: Annotated[str, Field(max_length=20)] | None = None
    session: Annotated[str, Field(max_length=200)] = ""
    code: Annotated[str, Field(max_length=200)] = ""
    leaves: bool = False
    watch: Annotated[str, Field(max_length=200)] = ""
    instance: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,200}$")] | None = None
    place: Annotated[str, Field(pattern=r"^(0|[1-9][0-9]{0,18})\.[1-9][0-9]{0,18}$")] | None = None
    subject: Annotated[str, Field(pattern=r"^([a-z]{1,20}(:[^\s]{1,200})?)?$")] = ""
    link: Annotated[str, Field(max_length=200)] = ""
    page: Annotated[str, Field(max_length=40)] = ""
    seen: Seen | None = None


What = Annotated[str, Field(pattern=r"^[a-z0-9.:-]{1,40}$")]
"""The name of something that can be done. Which there are is decided by the subject, which validates them."""


Entries = Mapping[
    Annotated[str, Field(max_length=20)], Annotated[tuple[Annotated[str, Field(max_length=200)], ...], Field(max_length=9)]
]
"""The entries of the fields of a form, by their names."""


class Do(_Message):
    """Something that the player does in this round of a game; ``id`` comes back with the answer.

    ``what`` is ``sign`` where the player is there, as opening a move pad says, or the name of one of the view's buttons. The
    button that finishes sends the moves as the ``path``, a field for a number sends it in ``moves``, and a form the ``filled``
    fields.
    """

    kind: Literal["do"]
    id: int
    game: Annotated[str, Field(max_length=200)]
    round: int
    what: What
    path: Annotated[tuple[Notation, ...], Field(max_length=_MAX_PATH)] = ()
    moves: Annotated[int, Field(ge=0, le=_MAX_PATH)] = 0
    filled: Annotated[Entries, Field(max_length=9)] | None = None


class Type(_Message):
    """Moves that were typed, to be read as those of a command are."""

    kind: Literal["type"]
    text: Annotated[str, Field(max_length=_MAX_TYPED)]


class Ping(_Message):
    """A question for a sign of life, which scripts need of their own: they do not see a WebSocket's."""

    kind: Literal["ping"]


FromPage = Annotated[Hello | Do | Type | Ping, Field(discriminator="kind")]
FROM_PAGE = TypeAdapter[Hello | Do | Type | Ping](FromPage)


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


class Row(_Message):
    """A line of a list beside the board. ``is_out``: it does not count any more."""

    name: str
    value: str
    is_out: bool = False


class Action(_Message):
    """A button, or a field with one: what it does, and its words.

    ``leads``: it goes on with the game, or begins one. The page shows these largest, in one row, where no button is for moves.
    ``rare``: it is shown behind *More…*.
    """

    what: What
    label: str
    leads: bool = False
    rare: bool = False


class Choice(_Message):
    """A way to leave a game or to end it: its words, and in a sentence what it does, which are shown before it is done."""

    what: What
    label: str
    effect: str


class Option(_Message):
    """A value to choose in a form, and its words."""

    value: str
    label: str
    chosen: bool


class Entry(_Message):
    """A field of a form: a text of ``most`` characters at most, or ``options``, of which checkboxes leave any number chosen.

    ``why`` is empty, or what is right where the entry was wrong.
    """

    name: str
    label: str
    about: str
    entry: Literal["text", "select", "radio", "checkbox"]
    options: tuple[Option, ...]
    value: str
    most: int
    why: str


class Form(_Message):
    """A form, which is sent as ``what`` it does; ``others`` open the other forms of the same thing."""

    what: What
    title: str
    others: tuple[Action, ...]
    fields: tuple[Entry, ...]


Arrival = Literal["", "set", "always"]


class Finish(_Message):
    """The button for the moves that were tried: what it does, and its words without a move and with ``{}`` moves.

    It is enabled by ``least`` to ``most`` moves. By ``on_arrival`` the page presses it when a right robot has reached the
    target, always or if the person's settings say so, unless it knows that the moves are no solution; see `GameView`.
    """

    what: What
    empty: str
    label: str
    least: int
    most: int
    on_arrival: Arrival = ""


class Solution(_Message):
    """Moves that are known to everyone, and whose they are, to be replayed.

    They begin where the round does, or, of another round, where ``robots`` stand, on the way to its ``target``; ``words`` say
    where everything stands there. The move with the number ``marked`` left the shortest solutions; 0 for none. ``study`` is
    the subject that studies them, empty for none.
    """

    label: str
    path: tuple[str, ...]
    marked: int = 0
    robots: Mapping[str, int] | None = None
    target: Target | None = None
    words: str = ""
    study: str = ""


class GameView(_Message):
    """One viewer's view of a game. Texts are plain but for ``**bold**``, `` `code` `` and ``<t:…:T>`` for a time of day.

    A backslash takes its meaning from the sign that follows it, as in names.

    A page that connects again asks for this ``which`` of the kind, if there is one; see `Hello`. ``game`` and ``round`` say
    which is seen: moves that were tried are kept until either changes. ``robots`` stand as in the beginning of the round.
    ``own`` are the moves that the viewer has sealed or submitted, which are shown to no other. ``rows`` are the bids, or what
    else a round has for each player. ``number`` is a field for a number of moves without the moves. ``may_try``: robots may
    be moved. ``judged_by`` is the ricochet rule that the page applies at once to the moves that are tried; without one it
    only says when a right robot stands on the target. ``is_asked``: all wait for the viewer to show moves. ``won`` is what
    the viewer has just won, which the page celebrates once. ``stop`` are the ways to leave or end the game that are open to
    the viewer. The first of the ``solutions`` is on the board until another one, or a move of it, is chosen. ``line`` is the
    state in a line, for a page without room for the ``status``; empty where that begins with it. ``deadline`` is in seconds
    since the Unix epoch.
    """

    kind: str
    which: str = ""
    game: str
    round: int
    headline: str
    status: str
    words: str
    hint: str = ""
    line: str = ""
    deadline: float | None = None
    board: BoardView
    robots: Mapping[str, int]
    target: Target | None
    own: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    scores: tuple[Row, ...] = ()
    score_line: str = ""
    actions: tuple[Action, ...] = ()
    stop: tuple[Choice, ...] = ()
    number: Action | None = None
    finish: Finish | None = None
    may_try: bool
    judged_by: str = ""
    is_asked: bool = False
    won: Literal["", "chip", "game"] = ""
    solutions: tuple[Solution, ...] = ()
    is_over: bool = False

    @cached_property
    def as_json(self) -> str:
        """The view as JSON, written once for all who see the same."""
        return self.model_dump_json()


class Link(_Message):
    """An address to go to, and its words.

    An Activity asks Discord's client to sign a person in; the address is that of the board outside, should that be silent.
    """

    href: str
    label: str


class Dialog(_Message):
    """A dialog of Discord's client for an Activity to open: its command, and the arguments of that.

    Where the client does not open it, the page shows the text of the answer instead.
    """

    command: Literal["OPEN_INVITE_DIALOG", "SHARE_LINK"]
    args: Mapping[str, str] = {}


class Welcome(_Message):
    """The answer to a hello: who can play here, what can be played with its words, and the page's words.

    ``subject`` is what the page shows, which was chosen for it if its hello named none. ``session`` is to be sent in the next
    hello, and ``name`` is that of the person who has signed in. ``sign_in`` is for one who only watches so far, and ``channel``
    opens the channel on Discord. ``note`` is said once.
    """

    kind: Literal["welcome"] = "welcome"
    players: tuple[Person, ...]
    player: str | None
    subjects: Mapping[str, str]
    subject: str
    language: str
    labels: Mapping[str, str]
    session: str = ""
    name: str = ""
    sign_in: Link | None = None
    channel: Link | None = None
    note: str = ""


class View(_Message):
    """The game as it stands at the time ``now``; without one, ``text`` says so, and ``actions`` may begin one.

    All proofs among the first ``number`` events of the game were sent before: see `Seen`.
    """

    kind: Literal["view"] = "view"
    now: float
    number: int = 0
    view: GameView | None
    text: str = ""
    actions: tuple[Action, ...] = ()


class Shown(_Message):
    """A proof was shown in a round: its moves, and why it failed, empty where it won. The view after it follows.

    ``number`` is that of its event in the game, counted from 0: a page shows each one once.
    """

    kind: Literal["shown"] = "shown"
    game: str
    number: int
    round: int
    player: Person
    path: tuple[str, ...]
    why: str


class Answer(_Message):
    """The result of a `Do`: ``text`` is the reason of a refusal, or the reply; it may be empty.

    ``opens`` is the subject that the page shows from now on, where that is another one. ``form`` is to be filled in; without
    one an open form is closed. ``dialog`` is for Discord's client, in an Activity.
    """

    kind: Literal["answer"] = "answer"
    id: int
    text: str
    opens: str = ""
    form: Form | None = None
    dialog: Dialog | None = None


class Typed(_Message):
    """The moves of `Type`, and a remark on how they were read; without moves, why they cannot be read."""

    kind: Literal["typed"] = "typed"
    path: tuple[str, ...]
    text: str


class Pong(_Message):
    """The answer to a `Ping`, which no command before it delays."""

    kind: Literal["pong"] = "pong"


class Closed(_Message):
    """The last message: why the page is not served, to be read by the person in front of it, and where they can sign in.

    With ``retry`` the page connects again after a while.
    """

    kind: Literal["closed"] = "closed"
    text: str
    retry: bool = False
    sign_in: Link | None = None
    channel: Link | None = None


FromServer = Annotated[Welcome | View | Shown | Answer | Typed | Pong | Closed, Field(discriminator="kind")]


def as_text(message: BaseModel) -> str:
    """Return a message as it is sent."""
    if isinstance(message, View) and message.view:
        around = message.model_copy(update={"view": None}).model_dump_json()
        return around.replace('"view":null', f'"view":{message.view.as_json}', 1)
    return message.model_dump_json()


_FROM_PAGE = ("Hello", "Do", "Type", "Ping")


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
    names = {"FromPage": _FROM_PAGE, "FromServer": ("Welcome", "View", "Shown", "Answer", "Typed", "Pong", "Closed")}
    lines += ["", *(f"export type {name} = {' | '.join(members)};" for name, members in names.items())]
    return "\n".join(lines) + "\n"


def _type(of: Mapping[str, Any]) -> str:
    """Return the TypeScript of a JSON schema. Supports only the schemas of the messages."""
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
