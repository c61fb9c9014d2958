"""The panel of a server's settings: the rules in words, with their forms, and a select for each other setting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.cards.post import Post, button_row, one_of
from bot.cards.rules_forms import NONE, SERVER, form_buttons, in_words
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages, name_of
from bot.text.escaping import escaped, plain
from engine.rules.rules import Times

SELECT_ID = r"ricochet:setting:(?P<name>[a-z_]+)"
"""The pattern of a select's custom id, which names its field of `GuildSettings`."""


class Page(Enum):
    """A page of the panel."""

    GAME = "game"
    LOOK = "look"
    SERVER = "server"
    ROLES = "roles"


SETTINGS_PAGE_ID = rf"ricochet:settings:(?P<page>{one_of(Page)})"
"""The pattern of the custom id of a button to another page."""


CUP_NAME_ID = "ricochet:cup-name"
"""The custom id of the button to the form for the server's name in the cup."""

CUP_NAME_SENT_ID = f"{CUP_NAME_ID}:sent"
"""The custom id of that form."""

CHECK_ID = "ricochet:check"
"""The custom id of the button that checks the bot's permissions."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting with a select: its field, its page, and its values; without values it selects channels, or a role."""

    name: str
    page: Page
    values: Sequence[Any] = ()
    max_channels: int = 1
    """The most channels that can be chosen."""
    is_role: bool = False

    @property
    def key(self) -> str:
        """The key of the text that explains it, and the prefix of the keys of its other texts."""
        name = self.name.replace("_", "-")
        return f"setting-{name}"


_ON_OFF, _HOURS = (False, True), tuple(range(24))
_FIRST_ID = 100
"""The component id of the first select; Discord numbers other components from 1."""

SETTINGS = {
    setting.name: setting
    for setting in (
        Setting("theme", Page.LOOK, ("light", "dark")),
        Setting("animation", Page.LOOK, _ON_OFF),
        Setting("intermission", Page.LOOK, (3, 5, 10, 15, 20, 30, 60, 120)),
        Setting("language", Page.SERVER, (None, *languages())),
        Setting("allowed_channels", Page.SERVER, max_channels=25),
        Setting("match_threads", Page.SERVER, _ON_OFF),
        Setting("weekly_channel", Page.SERVER),
        Setting("weekly_day", Page.SERVER, ("last", "first")),
        Setting("weekly_hour", Page.SERVER, _HOURS),
        Setting("morning_channel", Page.SERVER),
        Setting("morning_hour", Page.SERVER, _HOURS),
        Setting("cup_channel", Page.SERVER),
        Setting("call_role", Page.ROLES, is_role=True),
        Setting("champion_role", Page.ROLES, is_role=True),
        Setting("champion_again", Page.ROLES, (True, False)),
    )
}
"""The settings of the panel, in the order of its pages."""


def settings_card(
    say: Texts, settings: GuildSettings, usual: Times, page: Page = Page.GAME, faults: Mapping[str, str] = MappingProxyType({})
) -> Post:
    """Render a page of the panel. ``usual`` are the operator's times, the defaults of the server's.

    ``faults`` are lines about what keeps settings that are on from having their effect in this channel, by their names.
    """
    parts: list[str | ui.Item[ui.LayoutView]] = [say("settings-headline"), _pages(say, page)]
    if page is Page.GAME:
        parts += [in_words(say, settings, usual, SERVER), form_buttons(say, SERVER, SERVER)]
    for setting in SETTINGS.values():
        if setting.page is page:
            fault = faults.get(setting.name, "") if getattr(settings, setting.name, False) else ""
            text = "\n".join(filter(None, (say(setting.key), fault)))
            parts += [text, ui.ActionRow(_select(say, setting, settings, usual))]
    if page is Page.SERVER:
        parts.append(say("setting-time-zone", zone=settings.time_zone))
        name = escaped(plain(settings.cup_name or ""))
        parts.append(say("setting-cup-name", named="yes" if name else "no", name=name))
        parts.append(button_row((say("form-cup-name-title"), CUP_NAME_ID, None), (say("button-check"), CHECK_ID, None)))
    return Post(*parts)


def value_of(name: str, settings: GuildSettings, usual: Times) -> Any:
    """Return the value of a setting; for a time that the server has not set, the operator's."""
    times = settings.times(usual)
    return getattr(times if hasattr(times, name) else settings, name)


def _pages(say: Texts, present: Page) -> ui.ActionRow[ui.LayoutView]:
    chosen = discord.ButtonStyle.primary
    return button_row(
        *(
            (say(f"settings-page-{page.value}"), f"ricochet:settings:{page.value}", chosen if page is present else None)
            for page in Page
        )
    )


def _select(say: Texts, setting: Setting, settings: GuildSettings, usual: Times) -> ui.Item[ui.LayoutView]:
    custom_id = f"ricochet:setting:{setting.name}"
    # Unique across pages: some clients keep showing the old choice in a component with the same id.
    number = _FIRST_ID + list(SETTINGS).index(setting.name)
    present = value_of(setting.name, settings, usual)
    if setting.values:
        values = sorted({*setting.values, present}) if isinstance(present, float) else setting.values
        options = [_option(say, setting, value, chosen=value == present) for value in values]
        return ui.Select(custom_id=custom_id, options=options, id=number)
    if setting.is_role:
        worn = [] if present is None else [discord.SelectDefaultValue(id=present, type=discord.SelectDefaultValueType.role)]
        none = say(f"{setting.key}-none")
        return ui.RoleSelect(custom_id=custom_id, id=number, placeholder=none, min_values=0, default_values=worn)
    kind = discord.SelectDefaultValueType.channel
    channels = present if isinstance(present, tuple) else () if present is None else (present,)
    return ui.ChannelSelect(
        custom_id=custom_id,
        id=number,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=say(f"{setting.key}-none"),
        min_values=0,
        max_values=setting.max_channels,
        default_values=[discord.SelectDefaultValue(id=channel, type=kind) for channel in channels],
    )


def _option(say: Texts, setting: Setting, value: Any, *, chosen: bool) -> discord.SelectOption:
    plain = value.value if isinstance(value, Enum) else value
    written = NONE if plain is None else str(plain)
    return discord.SelectOption(label=_label(say, setting, value), value=written, default=chosen)


def _label(say: Texts, setting: Setting, value: Any) -> str:
    if setting.name == "language" and value is not None:
        return name_of(value)
    written = NONE if value is None else ("on" if value else "off") if isinstance(value, bool) else value
    return say(f"{setting.key}-value", value=written)
