"""What may be done at a table. Each command says what is to be written in the log, or refuses;
nothing changes here."""

from .lifecycle import (
    LONGEST_DECISION,
    LONGEST_INCREMENT,
    abandon,
    close,
    create,
    rematch,
    retire,
    set_up_again,
    start,
    wake,
)
from .outcome import Outcome
from .play import (
    answer,
    answer_as,
    has_no_choice,
    loud_deadlines,
    resume,
    say,
    time_is_up,
    wish_pause,
)
from .seating import back, leave, place_bot, resign, sit

__all__ = [
    "LONGEST_DECISION",
    "LONGEST_INCREMENT",
    "Outcome",
    "abandon",
    "answer",
    "answer_as",
    "back",
    "close",
    "create",
    "has_no_choice",
    "leave",
    "loud_deadlines",
    "place_bot",
    "rematch",
    "resign",
    "resume",
    "retire",
    "say",
    "set_up_again",
    "sit",
    "start",
    "time_is_up",
    "wake",
    "wish_pause",
]
