"""Actions: answers spelled as words of a fixed list."""

from .drafts import Draft, Filling, Listed, Path, Spoken
from .spelling import AMOUNT, COMMON, DONE, SEAT, SILENT, WAIT, Legal, Spelling, Word

__all__ = [
    "AMOUNT",
    "COMMON",
    "DONE",
    "SEAT",
    "SILENT",
    "WAIT",
    "Draft",
    "Filling",
    "Legal",
    "Listed",
    "Path",
    "Spelling",
    "Spoken",
    "Word",
]
