"""Messages as they come along with what nobody but a forger sends."""

from typing import Any

US = {"id": "1", "username": "ricochet", "discriminator": "0", "avatar": None}


def ephemeral(message_id: int, channel_id: int, part: dict[str, Any]) -> dict[str, Any]:
    """An ephemeral message with this component in its one row, as Discord describes it."""
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
