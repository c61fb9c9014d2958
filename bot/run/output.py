"""Standard output and error, which accept any text and report failed writes, and the errors that end a command-line task.

Imports only the standard library at first, so that help is printed quickly.
"""

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress
from errno import EINVAL
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from bot.text import Texts

_LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the shell's language, in order of precedence."""
_PLAIN_SIGNS = "plain-signs"
"""The name of our encoding error handler."""

_ESCAPED = range(0xDC80, 0xDD00)
"""Surrogates for bytes of a file name that are not UTF-8: see `os.fsdecode`."""

_NO_LETTERS = ("Mn", "Cf")
"""Unicode categories of combining and invisible characters."""

_CLOSED_PIPE = 141
"""The exit code that shells report after SIGPIPE."""

_PLAIN = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013", "-"),
    **dict.fromkeys("\u2018\u2019", "'"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("★⭐🌟", "*"),
    **dict.fromkeys("✅✓", "+"),
    **dict.fromkeys("✗❌×", "x"),
    **dict.fromkeys("←⬅↩◀", "<-"),
    **dict.fromkeys("→➡▸▶", "->"),
    **dict.fromkeys("↑⬆", "^"),
    **dict.fromkeys("↓⬇", "v"),
    "—": "--",
    "☆": "o",
    "·": ".",
    "¡": "!",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "€": "EUR",
}
"""ASCII forms of characters that Unicode does not decompose."""


class TaskFailed(Exception):
    """A task cannot be done; the text says why, and what to do about it. The exit code of the program is 2."""

    code = 2


class OutOfReach(TaskFailed):
    """Discord, or the database's server, cannot be reached, so that a restart may help. The exit code is 1."""

    code = 1


class OutputFailed(Exception):
    """Standard output cannot be written to, for this ``reason``, or its reader has closed it: ``is_closed``."""

    def __init__(self, error: OSError) -> None:
        # Windows reports EINVAL for a closed pipe.
        self.is_closed = isinstance(error, BrokenPipeError) or error.errno == EINVAL
        self.reason = error.strerror or str(error)
        self.code = _CLOSED_PIPE if self.is_closed else 2
        super().__init__(self.reason)


def prepare_output() -> None:
    """Make standard output and error accept any text: characters that their encoding lacks get a plain form.

    A stream that was closed before the program began drops all text.
    """
    codecs.register_error(_PLAIN_SIGNS, _in_plain_signs)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - for as long as the process
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_PLAIN_SIGNS)


def terminal_texts() -> "Texts":
    """Return the texts in the language of the shell, or in English if that is not supported."""
    from bot.text import Texts, language_of  # noqa: PLC0415 - slow to load, and help does not need them

    locale = next((value for name in _LANGUAGE_VARIABLES if (value := os.environ.get(name))), "")
    return Texts.of(language_of(locale) or "en")


def print_line(text: str) -> None:
    """Write a line to standard output and flush it. Raises `OutputFailed`."""
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except OSError as error:
        _drop(sys.stdout)
        raise OutputFailed(error) from error


def note(text: str, end: str = "\n") -> None:
    """Write a line, or with ``end`` a part of one, to standard error and flush it; a failure is ignored."""
    try:
        sys.stderr.write(f"{text}{end}")
        sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)


def end_output() -> None:
    """Flush what logging has left in both streams; a failure does not change the exit code of the program."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _drop(stream)


def _drop(stream: TextIO) -> None:
    """Redirect a stream to the null device, so that Python does not fail to flush its buffer at exit."""
    with suppress(OSError, ValueError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)


def _in_plain_signs(error: UnicodeError) -> tuple[str | bytes, int]:
    """Handle an encoding error, for `codecs`: return the plain form of the first character, and where to continue."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    sign = error.object[error.start]
    if ord(sign) in _ESCAPED:
        return bytes([ord(sign) - 0xDC00]), error.start + 1
    return _plain(sign), error.start + 1


def _plain(sign: str) -> str:
    if sign in _PLAIN:
        return _PLAIN[sign]
    parts = [part for part in unicodedata.normalize("NFKD", sign) if unicodedata.category(part) not in _NO_LETTERS]
    return "".join(part if part.isascii() else _PLAIN.get(part, "?") for part in parts)
