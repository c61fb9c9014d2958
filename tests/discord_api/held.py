"""Requests that are held against Discord's description as they are made, wherever Discord is simulated."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import wraps
from typing import Any

from tests.discord_api.components import COMPONENTS_V2, Kind
from tests.discord_api.document import Fault, UndescribedError, requests
from tests.discord_api.refused import refused
from tests.discord_api.rules import faults_of_commands, faults_of_files, faults_of_form, faults_of_message

_CALLBACK = "/callback"
_MODAL = 9

_sound: list[Any] = []
"""Commands that Discord would take. Each bot that starts sends the same."""


def faults_of_request(
    method: str, path: str, payload: Any, sizes: Sequence[int] = (), query: Mapping[str, Any] | None = None
) -> list[Fault]:
    """Return why Discord would refuse a request. Raises `UndescribedError` for a route that it does not describe.

    ``sizes`` are those of the files that come with it. What only holds for some message that there is already, such as that a
    file is attached to it, is not looked at.
    """
    if path.endswith("/commands") and payload in _sound:
        return []
    described = requests()
    faults = described.faults_of_query(method, path, query or {}) + described.faults_of_payload(method, path, payload)
    if faults or not payload:
        return faults
    if path.endswith("/commands"):
        faults = faults_of_commands(payload)
        _sound[:] = [] if faults else [deepcopy(payload)]
        return faults
    data = payload.get("data") or {} if path.endswith(_CALLBACK) else payload
    if path.endswith(_CALLBACK) and payload["type"] == _MODAL:
        return faults_of_form(data)
    return [*faults_of_message(data, v2=_is_v2(method, data)), *faults_of_files(sizes)]


def _is_v2(method: str, payload: Any) -> bool:
    """Return whether a message has the flag IS_COMPONENTS_V2; an edit need not name it."""
    if (payload.get("flags") or 0) & COMPONENTS_V2:
        return True
    kinds = {part["type"] for part in payload.get("components") or ()}
    return method == "PATCH" and bool(kinds - {Kind.ACTION_ROW})


def hold(method: str, path: str, payload: Any, sizes: Sequence[int] = (), query: Mapping[str, Any] | None = None) -> None:
    """Note a request that Discord would refuse in `refused`."""
    try:
        faults = faults_of_request(method, path, payload, sizes, query)
    except UndescribedError:
        faults = [("", "Discord describes no such route, or tests/discord_api/cut.py leaves it out.")]
    refused.extend(f"{method} {path}: {place}: {why}" for place, why in faults)


def hold_simcord() -> None:
    """Hold all requests of bots in SimCord from now on."""
    from simcord.http import router  # noqa: PLC0415 - loaded where there is a bot in SimCord

    dispatch = router.dispatch
    if hasattr(dispatch, "__wrapped__"):
        return

    @wraps(dispatch)
    def holding(backend: Any, method: str, path: str, **request: Any) -> Any:
        hold(method, path, request.get("json"), [0] * len(request.get("files") or ()), request.get("params"))
        return dispatch(backend, method, path, **request)

    router.dispatch = holding
