"""Simulated players: what they type, press and fill in, and what they see."""

from collections.abc import Mapping
from typing import Any

from tests.discord_api.components import Kind
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import ALL_PERMISSIONS, ATTACH_FILES, Channel, Interaction, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Interactions, "Interaction Type"."""

_SUBCOMMAND = 1
USER_MENU, MESSAGE_MENU = 2, 3
"""Application Commands, "Application Command Types"."""


def _resolved(user: User) -> dict[str, Any]:
    """Return the data of a member: Interactions, "Resolved Data Structure", where members have no user."""
    member = {field: value for field, value in user.as_member(ALL_PERMISSIONS).items() if field != "user"}
    return {"users": {str(user.id): user.json()}, "members": {str(user.id): member}}


def _filled_in(number: int, part: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a field of a form: Interactions, "Modal Submit Data Structure"."""
    name = part["custom_id"]
    shown = [option["value"] for option in part.get("options", ()) if option.get("default")]
    data = {"type": part["type"], "id": number, "custom_id": name}
    if part["type"] in (Kind.STRING_SELECT, Kind.CHECKBOX_GROUP):
        return data | {"values": fields.get(name, shown)}
    return data | {"value": fields.get(name, shown[0] if shown else part.get("value", ""))}


class Player:
    """A player in a channel, a member of its server; where the bot is not a member, a user who has installed it.

    ``user`` is who that is, if a test knows them from elsewhere. ``permissions`` is what they may do in the channel.
    """

    def __init__(self, discord: Discord, name: str, channel: Channel, user: User | None = None) -> None:
        self.user = user or User(name)
        self.channel = channel
        self.permissions = ALL_PERMISSIONS
        self._discord = discord
        (discord.state.guild_of(channel.guild_id) or discord.state.guild).members[self.user.id] = self.user

    @property
    def mention(self) -> str:
        return self.user.mention

    async def slash(self, command: str, **options: Any) -> str:
        """Use a command, such as ``ricochet start``, and read what it is answered with."""
        return await self.told(self.type(command, **options))

    async def press(self, message: Message, label: str) -> str:
        """Press the button with this label, and read what it is answered with."""
        return await self.told(self.click(message, label))

    async def fill_in(self, form: Interaction, **fields: Any) -> str:
        """Fill in the form that something was answered with, and read what that is answered with."""
        return await self.told(self.submit(form, **fields))

    async def choose(self, menu: str, target: Message | User) -> str:
        """Choose an entry of the context menu of a message or a member, and read what it is answered with."""
        return await self.told(self._ask(COMMAND, self._menu_data(menu, target)))

    def type(self, command: str, **options: Any) -> Interaction:
        """Use a command, and wait for nothing."""
        return self._ask(COMMAND, self.data_of(command, **options))

    def click(self, message: Message, label: str) -> Interaction:
        """Press a button, and wait for nothing."""
        data = {"custom_id": message.buttons[label], "component_type": int(Kind.BUTTON), "id": 1}
        return self._ask(COMPONENT, data, message)

    def select(self, message: Message, custom_id: str, *values: str) -> Interaction:
        """Choose these values in a select of a message, and wait for nothing."""
        data = {"custom_id": custom_id, "component_type": int(Kind.STRING_SELECT), "values": [*values], "id": 1}
        return self._ask(COMPONENT, data, message)

    def forge(self, kind: int, data: dict[str, Any]) -> Interaction:
        """Send data that no Discord client would send, and wait for nothing."""
        return self._ask(kind, data)

    def forge_button(self, custom_id: str) -> Interaction:
        """Press a button that the bot has never made, and wait for nothing."""
        button = {"type": int(Kind.BUTTON), "style": 2, "label": "forged", "custom_id": custom_id, "id": 2}
        row = {"type": int(Kind.ACTION_ROW), "components": [button], "id": 1}
        data = {"custom_id": custom_id, "component_type": int(Kind.BUTTON), "id": 2}
        return self._ask(COMPONENT, data, Message(self.channel, self._discord.state.us, components=[row]))

    def submit(self, form: Interaction, **fields: Any) -> Interaction:
        """Fill in a form, and wait for nothing. Fields that are not named stay as they are shown."""
        assert form.modal is not None
        rows = [
            {"type": row["type"], "component": _filled_in(number, row["component"], fields)}
            for number, row in enumerate(form.modal["components"], start=1)
        ]
        return self._ask(SUBMIT, {"custom_id": form.modal["custom_id"], "components": rows}, form.message)

    def _menu_data(self, menu: str, target: Message | User) -> dict[str, Any]:
        """Return the data of a context menu that this player is shown: Interactions, "Application Command Data Structure"."""
        kind = USER_MENU if isinstance(target, User) else MESSAGE_MENU
        (registered,) = (one for one in self._discord.state.commands if (one["type"], one["name"]) == (kind, menu))
        needed = int(registered["default_member_permissions"] or 0)
        install = 0 if self._discord.state.guild_of(self.channel.guild_id) else 1
        is_shown = install in registered["integration_types"] and self.permissions & needed == needed
        assert is_shown, f"{self.user.name} is not shown {menu!r}"
        found = {"messages": {str(target.id): target.json()}} if isinstance(target, Message) else _resolved(target)
        return {"id": registered["id"], "name": menu, "type": kind, "target_id": str(target.id), "resolved": found}

    async def answered(self, interaction: Interaction) -> Interaction:
        """Wait until something was answered in any way."""
        await self._discord.until(lambda: interaction.answered, f"{self.user.name} is answered: {interaction.data}")
        return interaction

    async def told(self, interaction: Interaction) -> str:
        """Wait until something was answered with words, and read them."""
        return await self._discord.until(lambda: interaction.text, f"{self.user.name} is told: {interaction.data}")

    def data_of(self, command: str, **options: Any) -> dict[str, Any]:
        """Return the data of a command as Discord makes them from what the bot has registered."""
        name, *path = command.split()
        registered = next(one for one in self._discord.state.commands if (one["type"], one["name"]) == (1, name))
        schema, nesting = registered, []
        for step in path:
            schema = next(option for option in schema["options"] if option["name"] == step)
            nesting.append(step)
        types = {option["name"]: option["type"] for option in schema.get("options", ())}
        given: list[dict[str, Any]] = [{"name": name, "type": types[name], "value": value} for name, value in options.items()]
        for step in reversed(nesting):
            given = [{"name": step, "type": _SUBCOMMAND, "options": given}]
        return {"id": registered["id"], "name": name, "type": 1, "options": given}

    def _ask(self, kind: int, data: dict[str, Any], message: Message | None = None) -> Interaction:
        """Dispatch an interaction; what is not delivered is never answered."""
        state, guild_id = self._discord.state, str(self.channel.guild_id)
        is_ours = state.guild_of(self.channel.guild_id) is not None
        interaction = Interaction(kind, self.user, self.channel, data, state.clock.now(), message)
        state.interactions[interaction.id] = interaction
        payload = {
            "id": str(interaction.id),
            "application_id": str(state.us.id),
            "type": kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": "en-US", "features": []},
            "channel_id": str(self.channel.id),
            "channel": {**self.channel.json(), "permissions": str(self.permissions)},
            "member": self.user.as_member(self.permissions),
            "app_permissions": str(self.channel.permissions if is_ours else ATTACH_FILES),
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild_id} if is_ours else {"1": str(self.user.id)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if message:
            payload["message"] = message.json()
        self._discord.gateway.dispatch("INTERACTION_CREATE", payload)
        return interaction
