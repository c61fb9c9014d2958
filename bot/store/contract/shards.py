"""Which servers a bot plays: those of its shard, where several processes share the shards that Discord divides it into."""

from dataclasses import dataclass

from bot.store.contract.games import StoreUnavailable


class ShardTaken(StoreUnavailable):
    """Another process has taken the shard of this store, for good: nothing more can be written here."""

    def __init__(self) -> None:
        super().__init__("another process has taken over")


@dataclass(frozen=True, slots=True)
class Shard:
    """One of ``count`` shards, counted from 0."""

    number: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < self.count:
            message = f"there is no shard {self.number} of {self.count}"
            raise ValueError(message)

    def has(self, guild_id: int) -> bool:
        """Whether Discord tells of a server there; direct messages, `NO_SERVER`, are on shard 0.

        docs/topics/gateway, "Sharding": ``shard_id = (guild_id >> 22) % num_shards``.
        """
        return (guild_id >> 22) % self.count == self.number


ALONE = Shard(0, 1)
"""That of a process that plays alone, into however many shards Discord divides it: all servers."""
