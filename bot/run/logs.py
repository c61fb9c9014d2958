"""Logging to standard output, pretty on a terminal and JSON otherwise; discord.py's logs go through the same pipeline."""

import logging
import sys
from typing import TextIO

import structlog

from bot.run.output import note
from bot.store import StoreUnavailable


def _without_outages(logger: logging.Logger, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Replace the traceback of a database outage by its message: there are many, and a traceback adds nothing."""
    del logger, method
    raised = line.get("exc_info")
    error = raised if isinstance(raised, BaseException) else raised[1] if isinstance(raised, tuple) else sys.exception()
    if raised and isinstance(error, StoreUnavailable):
        del line["exc_info"]
        line["error"] = str(error)
    return line


_SHARED: tuple[structlog.typing.Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    _without_outages,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
# Without local variables, since one may hold the token.
_tracebacks = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))


class _Handler(logging.StreamHandler[TextIO]):
    """Writes log lines. Lines that cannot be written are dropped, and the first of them is reported on standard error."""

    _is_failing = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and remember whether that failed."""
        self._has_failed = False
        super().emit(record)
        self._is_failing = self._has_failed

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Report a failure to write, once until lines can be written again."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            super().handleError(record)
            return
        self._has_failed = True
        if not self._is_failing:
            note(f"The log can't be written: {error.strerror or error}.")


def set_up_logs(level: str) -> None:
    """Send log lines from this level up, also those of libraries, to standard output."""
    pretty = sys.stdout.isatty()
    last: tuple[structlog.typing.Processor, ...] = (
        (structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),)
        if pretty
        else (_tracebacks, structlog.processors.JSONRenderer())
    )
    handler = _Handler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)  # at DEBUG it logs each hop to its thread, twice
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
