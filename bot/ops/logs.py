"""Logs: to standard output, pretty on a terminal and JSON otherwise, discord.py's own through the same pipe."""

import logging
import sys

import structlog

_SHARED: tuple[structlog.typing.Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
# A local variable may hold the token, so no traceback shows any.
_tracebacks = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))


def set_up_logs(level: str) -> None:
    """Send every log line of this process, ours and the libraries', to standard output from this level up."""
    pretty = sys.stdout.isatty()
    last: tuple[structlog.typing.Processor, ...] = (
        (structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),)
        if pretty
        else (_tracebacks, structlog.processors.JSONRenderer())
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
