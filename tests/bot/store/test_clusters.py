"""Which servers a process plays."""

import pytest

from bot.store import NO_SERVER, Cluster
from bot.store.contract.clusters import shard_of
from tests.properties import given, st

SERVERS = st.integers(min_value=0, max_value=2**63 - 1)


@st.composite
def divisions(draw: st.DrawFn) -> list[Cluster]:
    """All clusters of some number of shards."""
    shards = draw(st.integers(1, 40))
    clusters = draw(st.integers(1, shards))
    return [Cluster(number, clusters, shards) for number in range(clusters)]


@given(divisions(), SERVERS)
def test_each_server_is_in_one_cluster_which_has_its_shard(clusters: list[Cluster], server: int) -> None:
    (ours,) = [cluster for cluster in clusters if cluster.has(server)]
    assert shard_of(server, ours.shards) in ours.shard_ids


@given(divisions())
def test_each_shard_is_in_one_cluster_and_none_has_two_more_than_another(clusters: list[Cluster]) -> None:
    shards = [shard for cluster in clusters for shard in cluster.shard_ids]
    assert sorted(shards) == list(range(clusters[0].shards))
    counts = [len(cluster.shard_ids) for cluster in clusters]
    assert max(counts) - min(counts) <= 1


@given(divisions())
def test_direct_messages_are_in_the_first_cluster(clusters: list[Cluster]) -> None:
    assert [cluster.number for cluster in clusters if cluster.has(NO_SERVER)] == [0]


def test_a_server_is_on_the_shard_that_discord_says() -> None:
    """docs/topics/gateway, "Sharding": ``shard_id = (guild_id >> 22) % num_shards``."""
    assert shard_of(197038439483310086, 10) == 46977624770 % 10


@pytest.mark.parametrize(("number", "clusters", "shards"), [(-1, 1, 1), (1, 1, 1), (0, 2, 1), (0, 0, 0)])
def test_there_is_no_cluster_without_shards(number: int, clusters: int, shards: int) -> None:
    with pytest.raises(ValueError, match="there is no cluster"):
        Cluster(number, clusters, shards)
