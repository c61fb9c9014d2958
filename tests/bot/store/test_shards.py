"""The servers of a bot that has one of several shards."""

import pytest

from bot.store import NO_SERVER, Shard
from tests.properties import given, st

SERVERS = st.integers(min_value=0, max_value=2**63 - 1)
COUNTS = st.integers(1, 40)


@given(COUNTS, SERVERS)
def test_each_server_is_on_one_shard(count: int, server: int) -> None:
    assert [number for number in range(count) if Shard(number, count).has(server)] == [(server >> 22) % count]


@given(COUNTS)
def test_direct_messages_are_on_the_first_shard(count: int) -> None:
    assert [number for number in range(count) if Shard(number, count).has(NO_SERVER)] == [0]


def test_a_server_is_on_the_shard_that_discord_says() -> None:
    """docs/topics/gateway, "Sharding": ``shard_id = (guild_id >> 22) % num_shards``."""
    assert Shard(46977624770 % 10, 10).has(197038439483310086)


@pytest.mark.parametrize(("number", "count"), [(-1, 1), (1, 1), (2, 2), (0, 0)])
def test_there_is_no_shard_beyond_the_last(number: int, count: int) -> None:
    with pytest.raises(ValueError, match="there is no shard"):
        Shard(number, count)
