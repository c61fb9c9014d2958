"""The buttons below the puzzle of the day that give a member the role that is mentioned when a game begins, and take it."""

from bot.cards.daily_results import CALL_ID
from bot.cards.rights import fault_of_giving
from bot.commands.interaction import Interaction
from bot.ui.answers import reply_ephemeral
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, problem

_PATIENCE = 2.0
"""Timeout of the change in seconds: an interaction has to be answered within three."""


@handles("CallButton", CALL_ID)
async def call_button(interaction: Interaction, named: Named) -> None:
    """Give the member the role, or take it, and confirm that. Raises `Refused`."""
    client, guild = interaction.client, interaction.guild
    guild_id = server_of(interaction)
    role_id = (await client.store.guild_settings(guild_id)).call_role if guild_id else None
    if guild is None or role_id is None or fault_of_giving(guild, role_id):
        raise problem(Problem.ROLE_UNUSABLE)
    change = client.http.add_role if named["wanted"] == "on" else client.http.remove_role
    try:
        async with delivery(_PATIENCE):
            await change(guild.id, interaction.user.id, role_id)
    except (Rejected, Undelivered):
        raise problem(Problem.ROLE_UNUSABLE) from None
    await reply_ephemeral(interaction, texts_of(interaction)(f"done-call-{named['wanted']}", role=f"<@&{role_id}>"))
