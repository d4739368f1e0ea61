"""Actions of environments: answers spelled with words from a fixed list."""

from .answer_spelling import (
    AMOUNT,
    COMMON_WORDS,
    DONE,
    SAY_NOTHING,
    SEAT,
    WAIT,
    Legal,
    Spelling,
    Word,
)
from .partial_answers import CompleteAnswer, PartialAnswer, PartialChoice, PartialForm, Path

__all__ = [
    "AMOUNT",
    "COMMON_WORDS",
    "DONE",
    "SAY_NOTHING",
    "SEAT",
    "WAIT",
    "CompleteAnswer",
    "Legal",
    "PartialAnswer",
    "PartialChoice",
    "PartialForm",
    "Path",
    "Spelling",
    "Word",
]
