"""Can people play? ``python -m bot.run.health`` asks the bot at the address of RICOCHET_HTTP; it exits with 0 if so, else 1."""

import http.client
import sys

from bot.run.config import Address, ConfigError, load_config
from bot.run.output import note, prepare_output
from bot.run.terminal import terminal_texts

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


def main() -> int:
    """Ask, and answer the exit code: 0 if people can play. A line on standard error says which setting is wrong."""
    prepare_output()
    try:
        address = load_config(terminal_texts()).http
    except ConfigError as error:
        note(str(error))
        return 1
    return 0 if address and is_ready(address) else 1


if __name__ == "__main__":
    sys.exit(main())
