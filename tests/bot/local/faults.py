"""What goes wrong while a browser is at the page: in its console, in its requests, and in what the program logs or writes.

Every test at a page fails on a fault that it did not expect: ``faults.expect("ERR_CONNECTION_REFUSED")``.
"""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, ConsoleMessage, Request, Response

_ABORTED = "net::ERR_ABORTED"
"""The page itself has dropped a request, or was closed meanwhile."""

_REPLACED = "/api/assets/"
"""Where SimCord serves pictures: one that is replaced while a page asks for it is gone."""


class Faults(logging.Handler):
    """Collects faults as lines of text, and fails if there are some that were not expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen = list[str]()
        self._expected = list[re.Pattern[str]]()

    def expect(self, *patterns: str) -> None:
        """Take faults for right in which one of these regular expressions is found, from the beginning of the test."""
        self._expected += map(re.compile, patterns)

    def check(self) -> None:
        """Fail on faults that were not expected."""
        unexpected = [fault for fault in self.seen if not any(pattern.search(fault) for pattern in self._expected)]
        assert not unexpected, "\n".join(unexpected)

    def emit(self, record: logging.LogRecord) -> None:
        """Collect an error that a library has logged."""
        self.seen.append(f"log: {logging.Formatter().format(record)}")

    @contextmanager
    def watching(self, context: "BrowserContext") -> Iterator[None]:
        """Collect what goes wrong meanwhile in all pages of a browser's context."""
        listeners: dict[Any, Any] = {
            "console": self._on_console,
            "weberror": self._on_error,
            "response": self._on_response,
            "requestfailed": self._on_failure,
        }
        for event, listener in listeners.items():
            context.on(event, listener)
        try:
            yield
        finally:
            for event, listener in listeners.items():
                context.remove_listener(event, listener)

    def _on_console(self, message: "ConsoleMessage") -> None:
        url = message.location.get("url", "")
        if message.type == "error" and _REPLACED not in url:
            self.seen.append(f"console: {message.text} {url}")

    def _on_error(self, error: Any) -> None:
        self.seen.append(f"page: {error.error}")

    def _on_response(self, response: "Response") -> None:
        is_replaced = response.status == 404 and _REPLACED in response.url
        if response.status >= 400 and not is_replaced:
            self.seen.append(f"{response.status}: {response.request.method} {response.url} {response.request.post_data or ''}")

    def _on_failure(self, request: "Request") -> None:
        if request.failure != _ABORTED:
            self.seen.append(f"{request.failure}: {request.method} {request.url}")

    def _processor(self, _logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        if method in ("error", "exception", "critical"):
            self.seen.append(f"log: {line}")
        return line


@contextmanager
def logged(faults: Faults) -> Iterator[None]:
    """Collect the errors that are logged meanwhile, by the program itself and by libraries."""
    processors = structlog.get_config()["processors"]
    processors.insert(0, faults._processor)
    logging.getLogger().addHandler(faults)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(faults)
        processors.remove(faults._processor)
