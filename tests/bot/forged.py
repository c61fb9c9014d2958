"""Forged interactions, which no Discord client sends."""

from typing import Any

from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

US = {"id": "1", "username": "ricochet", "discriminator": "0", "avatar": None}


def ephemeral(message_id: int, channel_id: int, part: dict[str, Any]) -> dict[str, Any]:
    """Return an ephemeral message with this component in its one row, as Discord describes it."""
    return {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "type": 0,
        "content": "",
        "flags": 64,
        "author": US,
        "embeds": [],
        "attachments": [],
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "mention_everyone": False,
        "tts": False,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "components": [{"type": 1, "id": 2, "components": [part]}],
    }


async def press_forged(
    player: MemberActor | UserHandle, channel: ChannelHandle, custom_id: str, *, public: bool = False
) -> InteractionResult:
    """Press a button with this custom id, which no message of the bot has; on a public message if required.

    A user presses it in direct messages with the bot.
    """
    tutorial = "ricochet tutorial"
    shown = await (player.slash(channel, tutorial) if isinstance(player, MemberActor) else player.slash(tutorial))
    assert shown.response
    button = {"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}
    message = ephemeral(shown.response.id, channel.id, button) | ({"flags": 0} if public else {})
    data = {"custom_id": custom_id, "component_type": 2}
    extra = {"message": message}
    return await _dispatch_actor_interaction(player, 3, channel, data, extra=extra, source_message_id=shown.response.id)
