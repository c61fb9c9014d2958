"""Requests that the HTTP servers refuse: counted, and logged once an hour for each reason and address."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import structlog
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.log import server_logger

_log = structlog.stdlib.get_logger()

_LOGGED_AGAIN = 3600.0
_MAX_KEPT = 10_000

_NETWORK = 64
"""Bits of an IPv6 address that name the network in which a person has all addresses."""


class Refusals:
    """Counts what is refused, and logs it as the ``event``. ``now`` returns monotonic seconds."""

    def __init__(self, now: Callable[[], float], event: str) -> None:
        self._now, self._event = now, event
        self._logged = OrderedDict[tuple[str, str], float]()
        self._more = dict[tuple[str, str], int]()

    def add(self, why: str, address: str) -> None:
        """Count a refusal of an address, which is logged unless one for the same reason was within the last hour.

        The line says how many ``more`` there were since the one before.
        """
        now, key = self._now(), (why, address)
        if self._logged.get(key, -_LOGGED_AGAIN) + _LOGGED_AGAIN > now:
            self._more[key] = self._more.get(key, 0) + 1
            return
        self._logged[key] = now
        self._logged.move_to_end(key)
        more = {"more": count} if (count := self._more.pop(key, 0)) else {}
        _log.warning(self._event, why=why, address=address, **more)
        while len(self._logged) > _MAX_KEPT:
            self._more.pop(self._logged.popitem(last=False)[0], None)


class RequestLog(logging.LoggerAdapter[logging.Logger]):
    """The log of an aiohttp server, in which a request that cannot be parsed is a refusal, and no traceback."""

    def __init__(self, refusals: Refusals) -> None:
        super().__init__(server_logger)
        self._refusals = refusals

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        """Log a line of aiohttp. The address of a malformed request is its only argument."""
        if isinstance(kwargs.get("exc_info"), HttpProcessingError):
            address = address_in(str(args[0])) if args else None
            self._refusals.add("malformed request", network_of(address) if address else "")
        else:
            super().log(level, msg, *args, **kwargs)


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address that a text is, if it is one."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def network_of(address: IPv4Address | IPv6Address, bits: int = _NETWORK) -> str:
    """Return what names the people at an address: with IPv6 the first address of their network."""
    if isinstance(address, IPv6Address):
        address = IPv6Network((address, bits), strict=False).network_address
    return str(address)
