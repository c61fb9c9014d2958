"""Cut from Discord's description what this bot uses: ``python -m tests.discord_api.cut openapi.json``.

The whole is ``specs/openapi.json`` of discord/discord-api-spec, under the licence that is kept beside what is cut from it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PLACE = Path(__file__).parents[1] / "data/discord/openapi.json"

_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
_ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"

USED = {
    "/applications/@me": ["get"],
    "/applications/{application_id}/activity-instances/{instance_id}": ["get"],
    "/applications/{application_id}/commands": ["get", "put"],
    "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions": ["get"],
    "/channels/{channel_id}": ["get", "delete"],
    "/channels/{channel_id}/messages": ["get", "post"],
    "/channels/{channel_id}/permissions/{overwrite_id}": ["put"],
    "/channels/{channel_id}/threads": ["post"],
    _MESSAGE: ["get", "patch", "delete"],
    f"{_MESSAGE}/threads": ["post"],
    "/gateway": ["get"],
    "/gateway/bot": ["get"],
    "/guilds/{guild_id}": ["get"],
    "/guilds/{guild_id}/audit-logs": ["get"],
    "/guilds/{guild_id}/members/{user_id}": ["get"],
    "/guilds/{guild_id}/members/{user_id}/roles/{role_id}": ["put", "delete"],
    "/interactions/{interaction_id}/{interaction_token}/callback": ["post"],
    "/oauth2/applications/@me": ["get"],
    "/users/@me": ["get"],
    "/users/@me/channels": ["post"],
    "/users/{user_id}": ["get"],
    "/webhooks/{webhook_id}/{webhook_token}": ["post"],
    _ORIGINAL: ["get", "patch", "delete"],
    _ANSWER: ["get", "patch", "delete"],
}
"""The methods of each route that the tests' bots and pages ask for."""

_LEFT_OUT = {"description", "headers", "security", "x-discord-union", "x-discord-grant-types"}


def cut(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the used routes with all schemas to which they refer, as JSON alone, and without explanations."""
    paths = {
        path: {"parameters": whole["paths"][path].get("parameters", []), **{one: whole["paths"][path][one] for one in methods}}
        for path, methods in USED.items()
    }
    kept = {"openapi": whole["openapi"], "info": whole["info"], "paths": _plain(paths)}
    components: dict[str, dict[str, Any]] = {}
    waiting = list(_referred(kept["paths"]))
    while waiting:
        kind, name = waiting.pop().split("/")[2:]
        if name not in components.setdefault(kind, {}):
            components[kind][name] = _plain(whole["components"][kind][name])
            waiting += _referred(components[kind][name])
    return {**kept, "components": {kind: dict(sorted(named.items())) for kind, named in sorted(components.items())}}


def _plain(node: Any, *, names: bool = False) -> Any:
    """Leave out explanations, headers, and other forms of the same content; ``names``: a mapping's keys are no keywords."""
    if isinstance(node, list):
        return [_plain(one) for one in node]
    if not isinstance(node, dict):
        return node
    if "application/json" in node:
        node = {"application/json": node["application/json"]}
    return {key: _plain(one, names=key == "properties") for key, one in node.items() if names or key not in _LEFT_OUT}


def _referred(node: Any) -> Iterator[str]:
    """Return what is referred to, as in ``#/components/schemas/MessageResponse``."""
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"]
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from _referred(one)


if __name__ == "__main__":
    described = cut(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    PLACE.write_text(json.dumps(described, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
