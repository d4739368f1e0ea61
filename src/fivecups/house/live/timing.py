"""How long the house waits: before bots answer, before it lets tables go, between its rounds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """In seconds. `pause` is how long a bot seems to think at a table with people; a hidden
    question is answered for those who have no choice, and by bots, after a time drawn from
    `hesitation`, so that a quick or slow table does not tell who could have answered otherwise.
    Once in `ponders` times it is three times as long, like that of somebody who has something to
    think about. In a house of several nodes a table is attended by one of them for `lease`,
    which is renewed every `look_every`; without its bus a node looks for news as often. What has
    failed is tried again after `retry`, then more and more seldom, at least every
    `longest_retry`."""

    pause: float = 0.7
    hesitation: tuple[float, float] = (0.8, 2.0)
    ponders: int = 6
    unload_after: float = 300.0
    abandon_after: float | None = 7 * 24 * 3600.0
    sweep_every: float = 60.0
    look_every: float = 0.5
    lease: float = 2.5
    retry: float = 0.5
    longest_retry: float = 60.0
