"""Errors of Discord's API."""

from collections.abc import Sequence
from functools import partial
from typing import Any


class ApiError(Exception):
    """An answer with an error: its HTTP status, Discord's code (Topics, "Opcodes and Status Codes") and its words."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        self.status, self.code, self.message = status, code, message
        self.body: dict[str, Any] = {"code": code, "message": message, **({"errors": errors} if errors else {})}
        super().__init__(f"{status} {code}: {message} {errors or ''}")


unauthorized = partial(ApiError, 401, 0, "401: Unauthorized")
invalid_client = partial(ApiError, 401, 0, "invalid_client")
invalid_grant = partial(ApiError, 400, 0, "invalid_grant")
unknown_instance = partial(ApiError, 404, 0, "404: Not Found")
unknown_channel = partial(ApiError, 404, 10003, "Unknown Channel")
unknown_guild = partial(ApiError, 404, 10004, "Unknown Guild")
unknown_member = partial(ApiError, 404, 10007, "Unknown Member")
unknown_message = partial(ApiError, 404, 10008, "Unknown Message")
unknown_role = partial(ApiError, 404, 10011, "Unknown Role")
unknown_user = partial(ApiError, 404, 10013, "Unknown User")
unknown_webhook = partial(ApiError, 404, 10015, "Unknown Webhook")
unknown_interaction = partial(ApiError, 404, 10062, "Unknown interaction")
unknown_command_permissions = partial(ApiError, 404, 10066, "Unknown application command permissions")
entry_point_missing = partial(
    ApiError, 400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."
)
"""Activities, "User Actions": a bulk overwrite has to contain the Entry Point command."""
already_acknowledged = partial(ApiError, 400, 40060, "Interaction has already been acknowledged.")
too_many_follow_ups = partial(ApiError, 400, 40094, "This interaction has hit the maximum number of follow up messages.")
"""Where the bot is no member, and five follow-ups were created: edits are not counted.

Discord documents the number of the error and its words (Topics, "Opcodes and Status Codes"), and how many follow-ups are
taken (Interactions, "Create Followup Message"), but no HTTP status.
"""
missing_access = partial(ApiError, 403, 50001, "Missing Access")
not_the_author = partial(ApiError, 403, 50005, "Cannot edit a message authored by another user")
empty_message = partial(ApiError, 400, 50006, "Cannot send an empty message")
missing_permissions = partial(ApiError, 403, 50013, "Missing Permissions")
invalid_webhook_token = partial(ApiError, 401, 50027, "Invalid Webhook Token")
archived_thread = partial(ApiError, 400, 50083, "Thread is archived")
has_thread = partial(ApiError, 400, 160004, "A thread has already been created for this message")
locked_thread = partial(ApiError, 400, 160005, "Thread is locked")


def invalid_form(faults: Sequence[tuple[str, str]]) -> ApiError:
    """Return a payload that has these faults: each its path, such as ``components.0.label``, and what is wrong there."""
    errors: dict[str, Any] = {}
    for path, why in faults:
        place = errors
        for step in filter(None, path.split(".")):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": "BASE_TYPE_BAD_VALUE", "message": why})
    return ApiError(400, 50035, "Invalid Form Body", errors)
