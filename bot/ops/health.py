"""Can people play? ``python -m bot.ops.health`` asks the bot at the address of RICOCHET_HTTP; it exits with 0 if so, else 1."""

import http.client
import sys

from bot.ops.config import Address, load_config
from bot.ops.terminal import terminal_texts

_LIMIT = 4.0
"""Seconds within which the bot has to answer."""


def is_ready(address: Address) -> bool:
    """Whether a bot that serves there says that people can play."""
    connection = http.client.HTTPConnection(address.host, address.port, timeout=_LIMIT)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    at = load_config(terminal_texts()).http
    sys.exit(0 if at and is_ready(at) else 1)
