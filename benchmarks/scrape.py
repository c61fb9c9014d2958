"""Read the histograms of the program's metrics, and their increase between two scrapes."""

import math
import socket
from collections import Counter
from dataclasses import dataclass, field

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

Series = tuple[str, str]
"""The name of a histogram, and the value of its one label; empty where it has none."""


@dataclass(frozen=True)
class Scrape:
    """Histograms of durations: counts by upper bound in seconds, and the sum of all seconds."""

    buckets: Counter[tuple[Series, float]] = field(default_factory=Counter[tuple[Series, float]])
    seconds: Counter[Series] = field(default_factory=Counter[Series])

    def __sub__(self, before: "Scrape") -> "Scrape":
        """Return the increase since an earlier scrape."""
        return Scrape(self.buckets - before.buckets, self.seconds - before.seconds)

    def times(self, series: Series) -> int:
        """Return the number of measurements."""
        return round(self.buckets[series, math.inf])

    def mean(self, series: Series) -> float:
        """Return the mean in seconds."""
        return self.seconds[series] / max(1, self.times(series))

    def within(self, series: Series, share: float) -> float:
        """Return the smallest bucket bound, in seconds, that contains this share of the measurements."""
        bounds = sorted(bound for found, bound in self.buckets if found == series)
        return next((bound for bound in bounds if self.buckets[series, bound] >= share * self.times(series)), math.inf)


def free_address() -> str:
    """Return a free address of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


async def scrape(address: str) -> Scrape:
    """Return the program's metrics."""
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/metrics") as answer:
        text = await answer.text()
    found = Scrape()
    for family in text_string_to_metric_families(text):
        if family.type == "histogram":
            for sample in family.samples:
                labels = dict(sample.labels)
                bound = float(labels.pop("le", "inf"))
                series = family.name, " ".join(labels.values())
                if sample.name.endswith("_bucket"):
                    found.buckets[series, bound] = sample.value  # pyright: ignore[reportArgumentType] - counts, as floats
                elif sample.name.endswith("_sum"):
                    found.seconds[series] = sample.value  # pyright: ignore[reportArgumentType] - a counter of seconds
    return found
