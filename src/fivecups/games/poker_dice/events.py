"""The kinds of events of Poker Dice, with the details of each and their types."""

from __future__ import annotations

from fivecups.engine import event_kinds

DETAILS = {
    "box": str,
    "dice": tuple[int, ...],
    "kept": tuple[int, ...],
    "roll": int,
    "rolled": tuple[int, ...],
    "round": int,
    "score": int,
    "scores": tuple[int, ...],
    "seat": int,
    "winners": tuple[int, ...],
}

EVENTS = event_kinds(
    DETAILS,
    {
        "ended": "winners scores",
        "poker_plus": "score seat",
        "rolled": "seat roll kept rolled dice",
        "round_began": "round",
        "upper_bonus": "score seat",
        "wrote": "seat dice box score",
    },
)
