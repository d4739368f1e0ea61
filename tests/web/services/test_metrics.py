"""Tests of the Prometheus metrics."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fivecups.house.wire.protocol import Say
from fivecups.web.services.metrics import Metrics

TOLD = """\
fivecups_socket_requests_total{kind="Watch"} 0.0
fivecups_socket_requests_total{kind="Unwatch"} 0.0
fivecups_socket_requests_total{kind="GiveAnswer"} 0.0
fivecups_socket_requests_total{kind="Say"} 2.0
fivecups_socket_requests_total{kind="React"} 0.0
fivecups_socket_requests_total{kind="Back"} 0.0
fivecups_messages_total 3.0
fivecups_refusals_total{code="too-fast"} 1.0
fivecups_games_finished_total{game="dice-town"} 1.0
fivecups_storage_failures_total 1.0
fivecups_sockets 4.0
fivecups_tables_in_memory 2.0
fivecups_commit_seconds_bucket{le="0.001"} 0.0
fivecups_commit_seconds_bucket{le="0.002"} 0.0
fivecups_commit_seconds_bucket{le="0.005"} 0.0
fivecups_commit_seconds_bucket{le="0.01"} 0.0
fivecups_commit_seconds_bucket{le="0.02"} 0.0
fivecups_commit_seconds_bucket{le="0.05"} 0.0
fivecups_commit_seconds_bucket{le="0.1"} 0.0
fivecups_commit_seconds_bucket{le="0.25"} 1.0
fivecups_commit_seconds_bucket{le="1.0"} 1.0
fivecups_commit_seconds_bucket{le="5.0"} 1.0
fivecups_commit_seconds_bucket{le="+Inf"} 1.0
fivecups_commit_seconds_count 1.0
fivecups_commit_seconds_sum 0.25
fivecups_commit_group_bucket{le="1.0"} 0.0
fivecups_commit_group_bucket{le="2.0"} 0.0
fivecups_commit_group_bucket{le="5.0"} 1.0
fivecups_commit_group_bucket{le="10.0"} 1.0
fivecups_commit_group_bucket{le="20.0"} 1.0
fivecups_commit_group_bucket{le="50.0"} 1.0
fivecups_commit_group_bucket{le="100.0"} 1.0
fivecups_commit_group_bucket{le="200.0"} 1.0
fivecups_commit_group_bucket{le="+Inf"} 1.0
fivecups_commit_group_count 1.0
fivecups_commit_group_sum 3.0
"""


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.requests[Say] += 2
    metrics.sent += 3
    metrics.refusals.labels("too-fast").inc()
    metrics.finished.labels("dice-town").inc()
    metrics.failures.inc()
    metrics.sockets.set(4)
    tables: Any = SimpleNamespace(tables=SimpleNamespace(live={"a": 1, "b": 2}))
    metrics.watch(tables)
    metrics.committed(3, 0.25)
    lines = metrics.text().decode().splitlines()
    samples = [line for line in lines if not line.startswith("#") and "_created" not in line]
    assert samples == TOLD.splitlines()


def test_answers_of_substitutes_are_counted_by_their_reason() -> None:
    metrics = Metrics()
    for _ in range(2):
        metrics.substituted("dice-town", "expert", "full")
    line = 'fivecups_bot_substitutes_total{game="dice-town",level="expert",why="full"} 2.0'
    assert line in metrics.text().decode().splitlines()
