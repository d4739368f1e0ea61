"""Prometheus metrics of a house. Each application has its own counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from fivecups.house.live.manager import TableManager
from fivecups.house.wire.protocol import ToHouse

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Metrics(Collector):
    """The counters, gauges and histograms of a house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests: dict[type[Any], int] = dict.fromkeys(get_args(ToHouse), 0)
        self.sent = 0
        self.registry.register(self)
        self.refusals = Counter(
            "fivecups_refusals", "Requests that were refused", ["code"], registry=self.registry
        )
        self.finished = Counter(
            "fivecups_games_finished", "Games played to their end", ["game"], registry=self.registry
        )
        self.failures = Counter(
            "fivecups_storage_failures", "Writes that could not be made", registry=self.registry
        )
        self._substitutes = Counter(
            "fivecups_bot_substitutes",
            "Answers of quick weaker bots in place of bots that gave none",
            ["game", "level", "why"],
            registry=self.registry,
        )
        self.sockets = Gauge("fivecups_sockets", "Open sockets", registry=self.registry)
        self._tables = Gauge(
            "fivecups_tables_in_memory", "Tables in memory", registry=self.registry
        )
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
        self._commits = Histogram(
            "fivecups_commit_seconds", "Time of a commit", buckets=buckets, registry=self.registry
        )
        self._group = Histogram(
            "fivecups_commit_group",
            "Decisions in a commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=self.registry,
        )

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics that change most often. They are stored as plain numbers, which are
        cheap to change, and converted here."""
        requests = CounterMetricFamily(
            "fivecups_socket_requests", "Requests on sockets", labels=["kind"]
        )
        for kind, count in self.requests.items():
            requests.add_metric([kind.__name__], count)
        yield requests
        yield CounterMetricFamily("fivecups_messages", "Messages sent to clients", value=self.sent)

    def watch(self, manager: TableManager) -> None:
        self._tables.set_function(lambda: len(manager.tables.live))

    def committed(self, size: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._group.observe(size)

    def substituted(self, game: str, level: str, why: str) -> None:
        self._substitutes.labels(game, level, why).inc()

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry)
