"""Health check: ``python -m bot.run.health`` queries ``/readyz`` at RICOCHET_HTTP; exits with 0 if the bot is ready, else 1."""

import http.client
import sys

from bot.run.config import Address, ConfigError, load_config
from bot.run.output import note, prepare_output, terminal_texts

_TIMEOUT = 4.0
"""Seconds."""


def is_ready(address: Address) -> bool:
    """Return whether the bot at this address reports that people can play."""
    connection = http.client.HTTPConnection(address.host, address.port, timeout=_TIMEOUT)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False
    finally:
        connection.close()


def main() -> int:
    """Query the bot and return the exit code; a wrong setting is named on standard error."""
    prepare_output()
    try:
        address = load_config(terminal_texts()).http
    except ConfigError as error:
        note(str(error))
        return 1
    return 0 if address and is_ready(address) else 1


if __name__ == "__main__":
    sys.exit(main())
