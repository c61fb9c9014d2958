"""Whose address counts as that of the person behind a request."""

from ipaddress import ip_network

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from bot.run.config import Config
from bot.web.proxies import Proxies


class Refused:
    """Collects refusals."""

    def __init__(self) -> None:
        self.addresses = list[str]()

    def add(self, _: str, address: str) -> None:
        self.addresses.append(address)


def address_of(peer: str, *forwarded: str, proxies: Proxies) -> str:
    headers = CIMultiDict([("X-Forwarded-For", one) for one in forwarded])
    return proxies.address_of(make_mocked_request("GET", "/", headers=headers).clone(remote=peer))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", "198.51.100.7, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("8.8.8.8", "203.0.113.9", "8.8.8.8"),
        ("10.1.2.3", "203.0.113.9", "10.1.2.3"),
        ("172.17.0.1", "203.0.113.9", "172.17.0.1"),
        ("::ffff:8.8.8.8", "203.0.113.9", "8.8.8.8"),
        ("::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ],
)
def test_a_proxy_at_this_machine_names_whose_request_it_passes_on_and_no_other_address_does(
    peer: str, forwarded: str, address: str
) -> None:
    proxies = Proxies(Config(_env_file=None).web_proxies, Refused().add)  # pyright: ignore[reportCallIssue] - as in `load_config`
    assert address_of(peer, forwarded, proxies=proxies) == address


def test_the_proxies_of_the_setting_are_believed_and_a_private_address_that_is_none_of_them_is_noted() -> None:
    refused = Refused()
    proxies = Proxies([ip_network("172.18.0.0/16")], refused.add)
    assert address_of("172.18.0.5", "203.0.113.9", proxies=proxies) == "203.0.113.9"
    assert address_of("172.17.0.1", "203.0.113.9", proxies=proxies) == "172.17.0.1"
    assert address_of("8.8.8.8", "203.0.113.9", proxies=proxies) == "8.8.8.8"
    assert address_of("172.17.0.2", proxies=proxies) == "172.17.0.2"
    assert refused.addresses == ["172.17.0.1"]


def test_a_proxy_that_adds_a_header_of_its_own_is_believed_and_not_the_one_before_it() -> None:
    proxies = Proxies([ip_network("127.0.0.1")], Refused().add)
    assert address_of("127.0.0.1", "198.51.100.7", "203.0.113.9", proxies=proxies) == "203.0.113.9"
