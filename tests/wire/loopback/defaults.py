"""What Discord answers where nothing was set: the fields that its description requires, and that no test is about."""

import json
from pathlib import Path
from typing import Any

from tests.discord_api.components import SELECTS, Kind

_KINDS: dict[str, dict[str, Any]] = json.loads((Path(__file__).parents[2] / "data/loopback.json").read_text(encoding="utf-8"))
USER, MEMBER, ROLE, APPLICATION = (_KINDS[kind] for kind in ("user", "member", "role", "application"))
CHANNEL, GUILD, MESSAGE = (_KINDS[kind] for kind in ("channel", "guild", "message"))

OWN_USER = _KINDS["own_user"]
"""What one learns of oneself besides."""

COMPONENT: dict[int, dict[str, Any]] = {
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
"""The same of components, by their types."""

PICTURE = _KINDS["picture"]
"""The same of what is in a gallery."""
