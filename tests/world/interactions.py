"""Interactions as Discord keeps them and as the bot receives them: answers, without forms, with Discord's limits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Protocol

import discord

from tests.world.network import Channel, Discord, Message, error

_ANSWER_WITHIN, _TOKEN_HOLDS = 3.0, 900.0
"""Discord's limits in seconds for the first answer, and for follow-ups."""

_UNKNOWN_MESSAGE, _UNKNOWN_WEBHOOK, _UNKNOWN_INTERACTION = 10008, 10015, 10062
_ALREADY_ANSWERED, _TOKEN_RUN_OUT = 40060, 50027
"""Discord's error codes."""


@dataclass(eq=False, slots=True)
class Asked:
    """An interaction, as Discord keeps it. It may be delivered twice.

    ``pressed`` is the message whose button it was, None for a command; ``original`` what it was answered with.
    """

    id: int
    player: int
    channel: Channel
    command: Any
    made: float
    """In the world's seconds."""
    pressed: Message | None = None
    custom_id: str = ""
    is_answered: bool = False
    original: Message | None = None
    refusals: set[str] = field(default_factory=set[str])
    """The texts with which the bot has refused it, as often as it was delivered, whether they got through or not."""
    deliveries: int = 1
    forgotten: int = 0
    """How many people had been forgotten by then."""
    known: dict[int, int] = field(default_factory=dict)
    """How many events each game of the channel had by then."""


class Witness(Protocol):
    """Observes the answers to players."""

    def told(self, asked: Asked, text: str) -> None:
        """Observe the text of an answer."""
        ...

    def shown(self, asked: Asked, components: list[Any]) -> None:
        """Observe the layout of a private message."""
        ...

    def replaced(self, asked: Asked, message: Message) -> None:
        """Observe that an answer has replaced the layout of the message whose button was pressed."""
        ...


class Interaction:
    """What `bot.commands` and `bot.ui` use of a `discord.Interaction`; ``bot`` is who is asked."""

    def __init__(self, world: Discord, bot: Any, asked: Asked, witness: Witness) -> None:
        self._world, self.asked, self._witness = world, asked, witness
        self.client, self.id = bot, asked.id
        self.user = SimpleNamespace(id=asked.player)
        self.guild_id, self.channel_id = asked.channel.guild_id, asked.channel.id
        self.created_at = datetime.fromtimestamp(world.time.begun + asked.made, UTC)
        kinds = discord.InteractionType
        self.type = kinds.component if asked.pressed else kinds.application_command
        self.permissions = SimpleNamespace(manage_messages=_may_moderate(asked.command))
        self._integration_owners = {0: asked.channel.guild_id}  # the bot is in every server of this world
        self.locale = self.guild_locale = discord.Locale.american_english
        self.extras = dict[Any, Any]()
        self.response = _Response(self)
        self.app_permissions = SimpleNamespace(read_message_history=asked.channel.has_history)
        self.followup = SimpleNamespace(
            token=str(asked.id), send=self._follow_up, edit_message=self._edit_posted, delete_message=self._delete_follow_up
        )
        self.message = _as_seen(asked.pressed) if asked.pressed else None

    def is_expired(self) -> bool:
        """By the clock of the bot's machine, as in discord.py."""
        return self.client.machine.wall >= self.created_at.timestamp() + _TOKEN_HOLDS

    async def edit_original_response(self, *, attachments: Any = None, view: Any = None, allowed_mentions: Any = None) -> Any:
        del attachments, allowed_mentions
        components = self.layout_of(view) if view else None
        return await self._request(lambda: self._edit_original(components))

    async def delete_original_response(self) -> None:
        await self._request(self._delete_original)

    async def answer(self, effect: Callable[[], None]) -> None:
        """Ask Discord to take the first answer."""
        await self._request(lambda: self._answer(effect))

    async def _request(self, effect: Callable[[], Any]) -> Any:
        return await self.client.client.request(effect, self.guild_id)

    async def _follow_up(self, text: str = "", *, view: Any = None, **_: Any) -> Any:
        if view is not None:
            components = self.layout_of(view)
            return await self._request(lambda: self._post(components))

        def follow_up() -> None:
            self._check_token()
            self._witness.told(self.asked, text)

        await self._request(follow_up)
        return SimpleNamespace(id=self._world.new_id(), edit=self._edit_follow_up)

    def _post(self, components: list[Any]) -> Any:
        """A layout follows up, for everybody to see."""
        self._check_token()
        world, channel = self._world, self.asked.channel
        if channel.is_gone:
            raise error(404, _UNKNOWN_WEBHOOK)
        message = Message(world.new_id(), channel.id, world.time.now, "", components, ())
        channel.messages[message.id] = message
        world.posted(message)
        return SimpleNamespace(id=message.id)

    async def _edit_posted(self, message_id: Any, *, view: Any, **_: Any) -> None:
        if str(message_id) == "@original":
            await self.edit_original_response(view=view)
            return
        components = self.layout_of(view)

        def edit() -> None:
            self._check_token()
            message = self.asked.channel.messages[message_id]
            if message.is_deleted or self.asked.channel.is_gone:
                raise error(404, _UNKNOWN_MESSAGE)
            message.components = components
            self._world.say(f"edited {message_id} by way of an interaction")

        await self._request(edit)

    async def _delete_follow_up(self, message_id: int) -> None:
        del message_id
        await self._request(self._check_token)

    async def _edit_follow_up(self, *, attachments: Any) -> None:
        del attachments
        await self._request(self._check_token)

    def _answer(self, effect: Callable[[], None]) -> None:
        if self.asked.is_answered:
            raise error(400, _ALREADY_ANSWERED)
        if self._world.time.now - self.asked.made > _ANSWER_WITHIN:
            raise error(404, _UNKNOWN_INTERACTION)
        self.asked.is_answered = True
        effect()

    def layout_of(self, view: Any) -> list[Any]:
        """Return the components of an answer."""
        return self._world.layout_of(view)

    def reply(self, text: str, components: list[Any], *, ephemeral: bool) -> None:
        """Discord shows an answer of the bot's."""
        if ephemeral:
            self.asked.original = self._new_message(components)
        if text:
            self._witness.told(self.asked, text)

    def update(self, components: list[Any]) -> None:
        """Discord shows the message whose button was pressed otherwise."""
        message = self.asked.pressed
        assert message
        message.components, self.asked.original = components, message
        self._witness.replaced(self.asked, message)

    def _new_message(self, components: list[Any]) -> Message:
        world, asked = self._world, self.asked
        return Message(world.new_id(), asked.channel.id, world.time.now, "", components, (), only_for=asked.player)

    def _edit_original(self, components: list[Any] | None) -> Any:
        message = self._found()
        if components is not None:
            self._world.change(message, components)
            if message.only_for is not None:
                self._witness.shown(self.asked, components)
        return SimpleNamespace(id=message.id)

    def _delete_original(self) -> None:
        self._found().is_deleted = True

    def _found(self) -> Message:
        self._check_token()
        message = self.asked.original
        if not self.asked.is_answered or message is None:
            raise error(404, _UNKNOWN_WEBHOOK)
        if message.is_deleted or self.asked.channel.is_gone:
            raise error(404, _UNKNOWN_MESSAGE)
        return message

    def _check_token(self) -> None:
        if self._world.time.now - self.asked.made > _TOKEN_HOLDS:
            raise error(401, _TOKEN_RUN_OUT)


class _Response:
    """What is used of a `discord.InteractionResponse`."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction, self._is_done = interaction, False

    def is_done(self) -> bool:
        return self._is_done

    async def send_message(self, text: str = "", *, view: Any = None, ephemeral: bool = False, **_: Any) -> None:
        components = self._interaction.layout_of(view) if view else []
        await self._answer(lambda: self._interaction.reply(text, components, ephemeral=ephemeral))

    async def edit_message(self, *, view: Any, **_: Any) -> None:
        components = self._interaction.layout_of(view)
        await self._answer(lambda: self._interaction.update(components))

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        asked, interaction = self._interaction.asked, self._interaction

        def defer() -> None:
            if thinking or asked.pressed is None:
                interaction.reply("", [], ephemeral=ephemeral)
            else:
                asked.original = asked.pressed

        await self._answer(defer)

    async def _answer(self, effect: Callable[[], None]) -> None:
        if self._is_done:
            raise discord.InteractionResponded(self._interaction)  # pyright: ignore[reportArgumentType]
        await self._interaction.answer(effect)
        self._is_done = True


def _may_moderate(command: Any) -> bool:
    """Return whether this is asked by a moderator."""
    return getattr(getattr(command, "command", command), "may_moderate", False)


def _as_seen(message: Message) -> Any:
    """Return a message as it comes with the press of its button."""
    return SimpleNamespace(id=message.id, flags=SimpleNamespace(ephemeral=message.only_for is not None))
