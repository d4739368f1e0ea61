"""What may be done at a table. Each command says what is to be written in the log, or refuses;
nothing changes here."""

from .lifecycle import (
    LONGEST_DECISION,
    LONGEST_INCREMENT,
    Decision,
    abandon,
    back,
    close,
    create,
    leave,
    place_bot,
    rematch,
    resign,
    resume,
    set_up_again,
    sit,
    start,
    wake,
    wish_pause,
)
from .play import answer, answer_as, has_no_choice, loud_deadlines, say, time_is_up

__all__ = [
    "LONGEST_DECISION",
    "LONGEST_INCREMENT",
    "Decision",
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
    "say",
    "set_up_again",
    "sit",
    "start",
    "time_is_up",
    "wake",
    "wish_pause",
]
