"""Time zones: those that this machine knows, those that are offered, and the zone of a stored name."""

from contextlib import suppress
from datetime import UTC, tzinfo
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

_NO_PLACE = "Factory"
"""A name of the package for machines on which no time zone was chosen."""


@cache
def time_zones() -> frozenset[str]:
    """Return all names of time zones that the package tzdata has, such as ``Europe/Berlin`` or ``US/Eastern``.

    What else the files of a system have, such as ``localtime``, is another zone on another machine. Returns no names without
    the package.
    """
    with suppress(ModuleNotFoundError):
        return frozenset(resources.files("tzdata").joinpath("zones").read_text("utf-8").split()) - {_NO_PLACE}
    return frozenset()


@cache
def canonical_zones() -> tuple[str, ...]:
    """Return the zones that are offered, one name for each, sorted: those of places, and UTC."""
    rows = resources.files("tzdata").joinpath("zoneinfo", "zone.tab").read_text("utf-8").splitlines()
    return tuple(sorted({"UTC", *(row.split("\t")[2] for row in rows if not row.startswith("#"))}))


def zone_named(name: str) -> tzinfo | None:
    """Return the time zone of a name, which may have been stored on another machine; None if this one does not know it."""
    if name in time_zones():
        return ZoneInfo(name)
    return UTC if name == "UTC" else None
