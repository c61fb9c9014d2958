"""`/ricochet settings`: the server's settings, on an ephemeral panel."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from pydantic import ValidationError

from bot.cards.post import Post
from bot.cards.rights import channel_faults, role_faults, thread_fault
from bot.cards.rules_forms import NONE, Entry, Field
from bot.cards.settings import CUP_NAME_ID, CUP_NAME_SENT_ID, SELECT_ID, SETTINGS, SETTINGS_PAGE_ID, Page, settings_card
from bot.commands.completion import MAX_CHOICES
from bot.commands.interaction import Interaction
from bot.store.guild_settings import MAX_NAME, GuildSettings
from bot.store.time_zones import canonical_zones, time_zones
from bot.text.escaping import plain, quotable
from bot.ui.answers import mark_done, show_ephemeral, show_form, show_instead
from bot.ui.command_texts import localised
from bot.ui.forms import as_labels, make_form, typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, problem

_CUP_NAME = "cup_name"
"""The custom id of the field for the server's name."""


@app_commands.command(name="settings", description=localised("command-settings"))
@app_commands.describe(time_zone=localised("option-time-zone"))
async def settings(interaction: Interaction, time_zone: str | None = None) -> None:
    """Show the panel, after setting the time zone if one is given."""
    guild_id = manager(interaction)
    if time_zone is not None:
        await choose(interaction, guild_id, time_zone=_zone(time_zone))
    chosen = await interaction.client.store.guild_settings(guild_id)
    page = Page.GAME if time_zone is None else Page.SERVER
    await show_ephemeral(interaction, _card(interaction, chosen, page))


@settings.autocomplete("time_zone")
async def _complete(interaction: Interaction, current: str) -> list[Choice[str]]:
    del interaction
    typed = current.casefold().replace(" ", "_")
    zones = sorted(
        (zone for zone in canonical_zones() if typed in zone.casefold()), key=lambda zone: (zone.count("/") != 1, zone)
    )
    return [Choice(name=zone, value=zone) for zone in zones[:MAX_CHOICES]]


@handles("SettingSelect", SELECT_ID)
async def setting_select(interaction: Interaction, named: Named) -> None:
    """Store the choice, and update the panel."""
    guild_id = manager(interaction)
    setting = SETTINGS.get(named["name"])
    values: Any = (interaction.data or {}).get("values", [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise problem(Problem.OLD_BUTTON)
    if setting is None:
        raise problem(Problem.OLD_SETTING)
    one = values[0] if values and values[0] != NONE else None
    several = values if setting.max_channels > 1 else one
    chosen = await choose(interaction, guild_id, **{setting.name: several})
    await show_panel(interaction, chosen, setting.page)


@handles("SettingsPageButton", SETTINGS_PAGE_ID)
async def settings_page_button(interaction: Interaction, named: Named) -> None:
    """Show a page of the panel."""
    chosen = await interaction.client.store.guild_settings(manager(interaction))
    await show_panel(interaction, chosen, Page(named["page"]))


@handles("CupNameButton", CUP_NAME_ID)
async def cup_name_button(interaction: Interaction, named: Named) -> None:
    """Open the form for the server's name in the cup."""
    del named
    chosen, say = await interaction.client.store.guild_settings(manager(interaction)), texts_of(interaction)
    label, about = (say(f"form-cup-name-{part}") for part in ("label", "about"))
    name = Field(_CUP_NAME, label, about, Entry.TEXT, value=chosen.cup_name or "", most=MAX_NAME)
    await show_form(interaction, make_form(say("form-cup-name-title"), CUP_NAME_SENT_ID, *as_labels([name])))


@handles("CupNameForm", CUP_NAME_SENT_ID)
async def cup_name_form(interaction: Interaction, named: Named) -> None:
    """Store the server's name in the cup, or that it has none, and update the panel."""
    del named
    name = typed(interaction, _CUP_NAME)[:MAX_NAME]
    chosen = await choose(interaction, manager(interaction), cup_name=name if plain(name) else None)
    await show_panel(interaction, chosen, Page.SERVER)


async def show_panel(interaction: Interaction, chosen: GuildSettings, page: Page = Page.GAME) -> None:
    """Show a page of the panel in place of the message that was pressed."""
    await show_instead(interaction, _card(interaction, chosen, page))


def manager(interaction: Interaction) -> int:
    """Return the server's id. Raises `Refused` unless the user may change its settings."""
    guild_id = server_of(interaction)
    if guild_id is None:
        raise problem(Problem.SERVER_ONLY, what="settings")
    if not interaction.permissions.manage_guild:
        raise problem(Problem.MAY_NOT_SET)
    return guild_id


def _card(interaction: Interaction, chosen: GuildSettings, page: Page) -> Post:
    say, here = texts_of(interaction), interaction.channel
    fault = thread_fault(say, interaction.channel_id or 0, interaction.app_permissions, here.type if here else None)
    of_posts, of_roles = (faults(say, interaction.guild, chosen) for faults in (channel_faults, role_faults))
    faults = {"match_threads": fault, **of_posts, **of_roles}
    return settings_card(say, chosen, interaction.client.config.times, page, faults)


def _zone(typed: str) -> str:
    """Find a time zone by its name in any case. Raises `Refused`."""
    meant = typed.strip().replace(" ", "_").casefold()
    found = next((zone for zone in time_zones() if zone.casefold() == meant), None)
    if found is None:
        raise problem(Problem.UNKNOWN_TIME_ZONE, typed=quotable(typed))
    return found


async def choose(interaction: Interaction, guild_id: int, **changed: Any) -> GuildSettings:
    """Store settings. Raises `Refused` for an invalid value."""
    client = interaction.client
    async with client.settings_lock:
        before = await client.store.guild_settings(guild_id)
        try:
            chosen = GuildSettings.model_validate(before.model_dump() | changed)
        except ValidationError:
            raise problem(Problem.OLD_SETTING) from None
        await client.store.set_guild_settings(guild_id, chosen, client.clock.now())
        mark_done(interaction)
    return chosen
