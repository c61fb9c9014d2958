"""The addresses of the page and of the board, which stay the same from one start to the next.

So a window that was left open finds the program again, and so does a bookmark.
"""

import os
import re
import secrets
import socket
import sys
from contextlib import suppress
from pathlib import Path

PORT, BOARD_PORT = 8517, 8516
"""The ports of the page and of the board, unless another program has them."""

_BYTES = 24
_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
"""So many bytes in base 64."""


def free_port(port: int) -> int:
    """Return the port, or 0 if another program has it."""
    with socket.socket() as tried:
        if sys.platform != "win32":  # there the option would take a port that is in use
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port


def known_secret(file: Path) -> str | None:
    """Return the secret part of the addresses that an earlier start has stored, if one has."""
    with suppress(OSError, UnicodeError):
        if _SECRET.fullmatch(known := file.read_text(encoding="ascii").strip()):
            return known
    return None


def stored_secret(file: Path) -> str:
    """Return the secret part of the addresses from a file that only its owner can read, which is made if there is none.

    Where there can be none, the secret is another one at each start.
    """
    if known := known_secret(file):
        return known
    secret = new_secret()
    with suppress(OSError):
        file.unlink(missing_ok=True)
        with open(file, "x", encoding="ascii", opener=lambda path, flags: os.open(path, flags, 0o600)) as written:
            written.write(f"{secret}\n")
    return secret


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)
