"""The client address behind a proxy: only the operator's own proxies are believed."""

from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network

from aiohttp import web

from bot.run.refusals import address_in, network_of

_IGNORED = "X-Forwarded-For of an address that is not in RICOCHET_WEB_PROXIES"


class Proxies:
    """The proxies in these networks. ``refused`` counts headers of other private addresses, which may be a forgotten proxy."""

    def __init__(self, networks: Sequence[IPv4Network | IPv6Network], refused: Callable[[str, str], None]) -> None:
        self._networks, self._refused = networks, refused

    def address_of(self, request: web.Request) -> str:
        """Return the address of the person behind a request, which a proxy names in its last entry.

        That of a person with IPv6 is the first of their network, in which they have all addresses.
        """
        peer = address_in(request.remote or "")
        if peer is None:
            return request.remote or ""
        forwarded = address_in(",".join(request.headers.getall("X-Forwarded-For", ())).rpartition(",")[2].strip())
        if forwarded and any(peer in network for network in self._networks):
            return network_of(forwarded)
        if forwarded and peer.is_private:
            self._refused(_IGNORED, network_of(peer))
        return network_of(peer)
