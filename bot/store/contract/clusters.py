"""Which servers a process plays: those of its cluster, a part of the shards that Discord divides a bot into."""

from dataclasses import dataclass

from bot.store.contract.games import StoreUnavailable


class ClusterTaken(StoreUnavailable):
    """Another process has taken over the cluster of this one, for good: nothing more can be written here."""

    def __init__(self) -> None:
        super().__init__("another process has taken over")


def shard_of(guild_id: int, shards: int) -> int:
    """The shard, counted from 0, on which Discord tells of a server; direct messages, `NO_SERVER`, are on shard 0."""
    return (guild_id >> 22) % shards


@dataclass(frozen=True, slots=True)
class Cluster:
    """The shards of one process: of so many ``shards`` every one that leaves ``number`` when divided by ``clusters``."""

    number: int
    """Counted from 0."""
    clusters: int
    """How many there are: at most one for each shard."""
    shards: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < self.clusters <= self.shards:
            message = f"there is no cluster {self.number} of {self.clusters} of {self.shards} shards"
            raise ValueError(message)

    @property
    def shard_ids(self) -> tuple[int, ...]:
        """Its shards, in order. Those of all clusters together are each shard once."""
        return tuple(range(self.number, self.shards, self.clusters))

    def has(self, guild_id: int) -> bool:
        """Whether a server is in it."""
        return shard_of(guild_id, self.shards) % self.clusters == self.number


ALONE = Cluster(0, 1, 1)
"""That of a process that plays alone, into however many shards Discord divides it: all servers."""
