"""Delays and intervals of a house: pauses of bots, leases, housekeeping, retries."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """Delays and intervals, in seconds.

    - `pause`: apparent thinking time of a bot at a table with people.
    - `hesitation`: range from which the delay of automatic answers to hidden questions is drawn, so
      that a quick or slow table does not show who had a choice. In 1 of `ponder_one_in` cases the
      delay is three times as long, like that of a person with something to think about.
    - `unload_after`, `abandon_after`: time without use until a table leaves memory, or is
      abandoned.
    - `sweep_every`: interval of housekeeping.
    - `lease`: duration of a lease, with several nodes. `poll_every`: interval in which leases are
      renewed, and in which the log is polled while the bus is down.
    - `retry`, `max_retry`: first and longest delay before a failed action is tried again.
    """

    pause: float = 0.7
    hesitation: tuple[float, float] = (0.8, 2.0)
    ponder_one_in: int = 6
    unload_after: float = 300.0
    abandon_after: float | None = 7 * 24 * 3600.0
    sweep_every: float = 60.0
    poll_every: float = 0.5
    lease: float = 2.5
    retry: float = 0.5
    max_retry: float = 60.0
