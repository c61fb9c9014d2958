"""What Discord answers where nothing was set: the fields that its description requires, and that no test is about."""

from typing import Any

from tests.discord_api.components import SELECTS, Kind

USER: dict[str, Any] = {
    "global_name": None,
    "discriminator": "0",
    "avatar": None,
    "flags": 0,
    "public_flags": 0,
    "primary_guild": None,
}

OWN_USER = {"mfa_enabled": False, "locale": "en-US"}
"""What one learns of oneself besides."""

MEMBER: dict[str, Any] = {
    "nick": None,
    "avatar": None,
    "banner": None,
    "roles": [],
    "deaf": False,
    "mute": False,
    "pending": False,
    "premium_since": None,
    "communication_disabled_until": None,
    "flags": 0,
}

ROLE: dict[str, Any] = {
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "icon": None,
    "unicode_emoji": None,
    "position": 0,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}

APPLICATION: dict[str, Any] = {
    "description": "",
    "icon": None,
    "type": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "redirect_uris": [],
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "team": None,
    "eligible_oauth2_scopes": [],
}

CHANNEL: dict[str, Any] = {"last_message_id": None, "rate_limit_per_user": 0, "flags": 0}

GUILD: dict[str, Any] = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "region": "",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw": False,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "preferred_locale": "en-US",
    "vanity_url_code": None,
    "incidents_data": None,
    "max_presences": None,
    "max_members": 25_000_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "features": [],
    "emojis": [],
    "stickers": [],
}

MESSAGE: dict[str, Any] = {
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "embeds": [],
    "pinned": False,
    "type": 0,
}

COMPONENT: dict[int, dict[str, Any]] = {
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
"""The same of components, by their types."""

PICTURE: dict[str, Any] = {"description": None, "spoiler": False}
"""The same of what is in a gallery."""
