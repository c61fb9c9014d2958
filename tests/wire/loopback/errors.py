"""Errors of Discord's API."""

from collections.abc import Sequence
from typing import Any


class ApiError(Exception):
    """An answer with an error: its HTTP status, Discord's code (Topics, "Opcodes and Status Codes") and its words."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        self.status, self.code, self.message = status, code, message
        self.body: dict[str, Any] = {"code": code, "message": message, **({"errors": errors} if errors else {})}
        super().__init__(f"{status} {code}: {message} {errors or ''}")


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def invalid_client() -> ApiError:
    return ApiError(401, 0, "invalid_client")


def invalid_grant() -> ApiError:
    return ApiError(400, 0, "invalid_grant")


def unknown_instance() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command_permissions() -> ApiError:
    return ApiError(404, 10066, "Unknown application command permissions")


def entry_point_missing() -> ApiError:
    """Activities, "User Actions": a bulk overwrite has to contain the Entry Point command."""
    return ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_many_follow_ups() -> ApiError:
    """Where the bot is no member, and five follow-ups were created: edits are not counted.

    Discord documents the number of the error and its words (Topics, "Opcodes and Status Codes"), and how many follow-ups are
    taken (Interactions, "Create Followup Message"), but no HTTP status.
    """
    return ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def invalid_form(faults: Sequence[tuple[str, str]]) -> ApiError:
    """Return a payload that has these faults: each its path, such as ``components.0.label``, and what is wrong there."""
    errors: dict[str, Any] = {}
    for path, why in faults:
        place = errors
        for step in filter(None, path.split(".")):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": "BASE_TYPE_BAD_VALUE", "message": why})
    return ApiError(400, 50035, "Invalid Form Body", errors)
