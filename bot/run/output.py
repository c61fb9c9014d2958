"""Standard output and standard error: any text can be written there, and what happens where nothing can be.

Only the standard library is loaded, since help is printed through this as well.
"""

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress
from errno import EINVAL
from typing import TextIO

_PLAIN_SIGNS = "plain-signs"
"""The name of our error handler for encoding."""

_ESCAPED = range(0xDC80, 0xDD00)
"""Surrogates that stand for the bytes of a file's name which are no UTF-8: see `os.fsdecode`."""

_NO_LETTERS = ("Mn", "Cf")
"""Categories of marks that belong to another sign, and of those that are not seen."""

_CLOSED_PIPE = 141
"""What a shell reports for a program that was ended by SIGPIPE."""

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
"""The plain forms, in ASCII, of signs that Unicode itself gives none."""


class OutputFailed(Exception):
    """Standard output takes nothing more, for this ``reason``, or nobody reads it: ``is_closed``."""

    def __init__(self, error: OSError) -> None:
        # Windows answers a write to a closed pipe with EINVAL.
        self.is_closed = isinstance(error, BrokenPipeError) or error.errno == EINVAL
        self.reason = error.strerror or str(error)
        self.code = _CLOSED_PIPE if self.is_closed else 2
        super().__init__(self.reason)


def prepare_output() -> None:
    """Let standard output and standard error take every text: signs that their encoding lacks are written in a plain form.

    A stream that was closed before the program began takes every text as well, and drops it.
    """
    codecs.register_error(_PLAIN_SIGNS, _in_plain_signs)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - for as long as the process
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_PLAIN_SIGNS)


def tell(text: str) -> None:
    """Write a line to standard output, at once. Raises `OutputFailed`."""
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except OSError as error:
        _drop(sys.stdout)
        raise OutputFailed(error) from error


def note(text: str, end: str = "\n") -> None:
    """Write a line, or a part of one, to standard error, at once. Where that takes nothing there is nothing to be done."""
    try:
        sys.stderr.write(f"{text}{end}")
        sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)


def end_output() -> None:
    """Flush both streams at the end of the program, whose exit code then stays as it is where they take nothing.

    What is left in them are lines of a log: `tell` and `note` flush what they write.
    """
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _drop(stream)


def _drop(stream: TextIO) -> None:
    """Let nothing more come of a stream: at the end of the process Python would complain of what is left in its buffer."""
    with suppress(OSError, ValueError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)


def _in_plain_signs(error: UnicodeError) -> tuple[str | bytes, int]:
    """The plain form of the first sign that an encoding lacks, and where to go on: an error handler for `codecs`."""
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
