"""The subject of a window of the board: a kind of game, or something else that has a board.

docs/board.md "A subject" is the recipe for another one.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.actions import Actor
from bot.client import RicochetBot
from bot.games.live_game import LiveGame
from bot.store import NO_SERVER, GameId, Place
from bot.text import Texts
from bot.text.escaping import escaped
from bot.web import protocol
from bot.web.view import Names, mentioned, plain
from engine.board.moves import Robots
from engine.rules.events import Player
from engine.rules.outcome import Outcome

Linked = LiveGame[Any, Any, Any]
"""A match or a race, which people may watch by a link."""

_CHANNEL = re.compile(r"<#(\d+)>")


@dataclass(frozen=True, slots=True)
class Table:
    """A channel to serve: the people who can play there by their names, and the language of the page.

    ``turn`` is entered for each thing that is done, and gives sole use of the world around the bot. ``guild_id`` is `NO_SERVER`
    where the bot is no member, in which case ``elsewhere_in`` may be the server.
    """

    guild_id: int
    channel_id: int
    people: dict[Player, str]
    say: Texts
    turn: Callable[[], AbstractAsyncContextManager[None]]
    elsewhere_in: int = NO_SERVER


async def _freely() -> None:
    """Let a person begin games where no server restricts it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The person at a window, and their rights. ``player`` is None for a person who only watches.

    ``subjects`` are what the window may show, by their names. ``only`` is the one game that a person without a right in the
    channel may see. ``link`` makes the address of a game, where there are such addresses: by the number of its link to watch
    for anyone, by None for members. ``moderates`` returns whether the player may manage the messages of the channel.
    ``check_begins`` raises `Refused` where the server does not let the player begin games, or post, by the bot's command.
    ``is_activity``: Discord's client is around the page.
    """

    bot: RicochetBot
    table: Table
    player: Player | None
    subjects: Mapping[str, "type[Subject]"]
    only: GameId | None = None
    link: Callable[[Linked, int | None], str] | None = None
    moderates: Callable[[], bool] = lambda: False
    check_begins: Callable[[], Awaitable[None]] = _freely
    is_activity: bool = False

    @property
    def say(self) -> Texts:
        """The texts of the page, as they read on a board."""
        return self.table.say.on_board

    @property
    def place(self) -> Place:
        """The channel as a place of games."""
        return Place(self.table.guild_id, self.table.channel_id, self.table.elsewhere_in)

    def actor(self, player: Player, command_id: str = "") -> Actor:
        """Return the player as one who acts now: for the page the time counts at which a message arrives."""
        return Actor(player, self.bot.clock.now(), self.say, self.moderates(), command_id)

    async def names(self, players: Iterable[Player]) -> Names:
        """Return the names of these players, and of all who can play here."""
        people = self.table.people
        others = [player for player in players if player not in people]
        return people | (await self.bot.names.of(self.say, self.table.guild_id, others) if others else {})

    async def plain(self, text: str) -> str:
        """Return a text of a message for the page: with names instead of mentions."""
        return plain(_CHANNEL.sub(self._channel_name, text), await self.names(mentioned(text)))

    def _channel_name(self, mention: re.Match[str]) -> str:
        """Return the name of a mentioned channel, if everybody in the server sees it."""
        guild = self.bot.get_guild(self.table.guild_id)
        channel = guild.get_channel(int(mention[1])) if guild else None
        is_seen = guild and channel and channel.permissions_for(guild.default_role).view_channel
        return escaped(f"#{channel.name}") if channel and is_seen else "#…"


class Subject(ABC):
    """The content of one window: made for its seat, and asked for a view after each change."""

    none = "web-no-match"
    """The text for a window without a view."""
    begins: ClassVar[Mapping[str, str]] = {}
    """The texts of the buttons that begin this, by their names in what a page sends."""
    opens = ""
    """The text of the button that opens a game of this kind where it keeps others from being begun; empty if none ever does."""
    is_kept_out = False
    """Whether a game in the channel can keep this from being begun."""

    def __init__(self, seat: Seat, which: str = "") -> None:
        """``which`` is what follows the colon in the name that the page has sent; see `protocol.Hello`."""
        self.seat, self.which = seat, which
        self.number = 0
        """The number of events of the game that `shown` has processed; see `protocol.View`."""

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        """Begin what the button with this name is for. Raises `Refused`. Here nothing: it is begun where it is shown.

        What begins a game awaits `Seat.check_begins` first.
        """
        del seat, actor, name

    def resume(self, seen: protocol.Seen) -> None:
        """Go on where a page has left off, whose connection was cut; called before all else."""
        del seen

    def watching(self, wake: Callable[[], None]) -> AbstractContextManager[None]:
        """Call ``wake`` after each change, as long as this is entered; here, whenever a game of the channel is stored."""

        def changed(outcome: Outcome[Any, Any] | None) -> None:
            if outcome is not None:
                self.note(outcome)
            wake()

        return self.seat.bot.observers.watching(self.seat.table.channel_id, changed)

    def note(self, outcome: Outcome[Any, Any]) -> None:
        """Note what the next `shown` needs of an outcome; it may be that of another game in the channel."""
        del outcome

    async def shown(self) -> Sequence[protocol.Shown]:
        """Return the proofs that were shown since the last call, or since the page was cut off, to be replayed first."""
        return ()

    @abstractmethod
    async def view(self) -> protocol.GameView | None:
        """Return what the person at the window may see, made by a pure function; None where there is nothing."""

    def without(self) -> protocol.View:
        """Return the message for a window without a view: a text, and perhaps buttons of its own, to which others are added."""
        return protocol.View(now=self.seat.bot.clock.now(), view=None, text=self.seat.say(self.none))

    async def dialog(self, what: str) -> protocol.Dialog | None:
        """Return the dialog of Discord's client that goes with the answer to a button; called in an Activity alone."""
        del what
        return None

    @property
    @abstractmethod
    def robots(self) -> Robots | None:
        """The robots of moves that are typed; None where there is nothing to move."""

    @abstractmethod
    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Do what a player asks for. Returns the reply, which is usually empty. Raises `Refused`.

        Validates ``asked.what``, and that ``asked`` is about the game and the round that are on.
        """
