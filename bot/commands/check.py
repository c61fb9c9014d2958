"""The check of the bot's permissions, here and for the channels and roles of the settings, by a button of the settings."""

from collections.abc import Iterator

import discord

from bot.cards.rights import channel_fault, missing_rights, rights_text, role_faults, thread_fault
from bot.cards.settings import CHECK_ID
from bot.commands.interaction import Interaction
from bot.commands.settings import manager
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.answers import reply_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of


@handles("CheckButton", CHECK_ID)
async def check_button(interaction: Interaction, named: Named) -> None:
    """List the faults, and how to fix them, for members who may change the settings. Raises `Refused`."""
    del named
    say = texts_of(interaction)
    chosen = await interaction.client.store.guild_settings(manager(interaction))
    faults = list(filter(None, _faults(say, interaction, chosen)))
    await reply_ephemeral(interaction, "\n".join(faults) or say("check-fine", channels=len(chosen.channels)))


def _faults(say: Texts, interaction: Interaction, chosen: GuildSettings) -> Iterator[str]:
    """Yield a line for each fault here, or in a channel or with a role of the settings."""
    guild, here = interaction.guild, interaction.channel
    if lacks := _lacks(say, interaction.app_permissions, here.type if here else None):
        yield say("check-no-rights", channel=f"<#{interaction.channel_id}>", permissions=lacks)
    for channel_id in sorted(chosen.channels - {interaction.channel_id}):
        yield channel_fault(say, guild, channel_id, chosen)
    if chosen.match_threads:
        yield from _without_threads(say, interaction, chosen)
    yield from role_faults(say, guild, chosen).values()
    if not interaction.app_permissions.read_message_history:
        yield say("check-no-history")


def _without_threads(say: Texts, interaction: Interaction, chosen: GuildSettings) -> Iterator[str]:
    """Yield a line for each channel here, or where matches may be started, in which none can have a thread of its own."""
    guild = interaction.guild
    for channel_id in sorted({interaction.channel_id or 0, *chosen.allowed_channels}):
        if guild and (channel := guild.get_channel(channel_id)):
            yield thread_fault(say, channel_id, channel.permissions_for(guild.me), channel.type)


def _lacks(say: Texts, allowed: discord.Permissions, kind: discord.ChannelType | None) -> str:
    return rights_text(say, missing_rights(allowed, kind))
