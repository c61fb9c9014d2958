"""How long the bot has been up: only then does sand run."""

from dataclasses import dataclass

from tests.world.loop import Time


@dataclass(slots=True)
class Presence:
    """When some bot has been there for the servers of one shard."""

    time: Time
    since: float | None = None
    """Since when it plays, in the world's seconds; None while it does not."""
    before: float = 0.0
    """Seconds for which it had been there by then."""
    starts: int = 0
    cut_off: float = 0.0
    """Seconds for which it was up while the gateway was cut or the process paused: no heartbeat is stored then."""

    @property
    def active(self) -> float:
        """Seconds for which it has been there."""
        return self.before + (self.time.now - self.since if self.since is not None else 0.0)

    def begin(self) -> None:
        """Record the start of play."""
        self.since = self.time.now

    def end(self, at: float | None = None) -> None:
        """Record the end of play, by default now."""
        if self.since is not None:
            until = self.time.now if at is None else max(at, self.since)
            self.before, self.since = self.before + (until - self.since), None
