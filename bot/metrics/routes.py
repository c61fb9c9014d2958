"""Classes of requests to Discord, as labels of metrics: their URLs contain ids and tokens."""

import re
from http import HTTPStatus

_OF_INTERACTION = r"(?:interactions|webhooks)/\d+/[^/]+"

_CLASSES = {
    "answer": re.compile(r"POST interactions/\d+/[^/]+/callback"),
    "answer edit": re.compile(rf"PATCH {_OF_INTERACTION}/messages/.+"),
    "answer other": re.compile(rf"(?:GET|POST|DELETE) {_OF_INTERACTION}.*"),
    "message": re.compile(r"POST channels/\d+/messages"),
    "message edit": re.compile(r"PATCH channels/\d+/messages/\d+"),
    "message delete": re.compile(r"DELETE channels/\d+/messages/\d+"),
    "history": re.compile(r"GET channels/\d+/messages.*"),
    "member": re.compile(r"GET guilds/\d+/members/\d+"),
    "start": re.compile(r"(?:GET users/@me|GET gateway/bot|\w+ applications/\d+/commands|GET oauth2/applications/@me)"),
}

ANSWER = "answer"
"""The class of the first answers to interactions."""

OTHER = "other"

_VERSION = re.compile(r".*?/api/v\d+/")

_HUNDRED = 100


def route_class(method: str, path: str) -> str:
    """Return the class of a request: one of a closed set, `OTHER` if no pattern fits.

    Requests of classes that begin with "answer" use the token of an interaction; Discord does not count them in its rate limit
    of fifty a second.
    """
    request = f"{method} {_VERSION.sub('', path, count=1)}"
    return next((name for name, pattern in _CLASSES.items() if pattern.fullmatch(request)), OTHER)


def status_class(status: int | None) -> str:
    """Return the class of a status, such as ``2xx``; ``429``, the rate limit, is its own class. None means no answer."""
    if status is None:
        return "none"
    return "429" if status == HTTPStatus.TOO_MANY_REQUESTS else f"{status // _HUNDRED}xx"
