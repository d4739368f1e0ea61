"""What may be done at a table. Each command says what is to be written in the log, or refuses;
nothing changes here."""

from .lessons import set_up_lesson
from .lifecycle import (
    LONGEST_DECISION,
    LONGEST_INCREMENT,
    abandon,
    change_settings,
    close,
    create,
    rematch,
    retire,
    set_up_again,
    shut,
    sit,
    start,
    wake,
)
from .outcome import Outcome
from .passing import pass_over, pass_unseen, silent_answer
from .play import (
    answer,
    answer_as,
    loud_deadlines,
    react,
    resume,
    say,
    time_is_up,
    wish_pause,
)
from .seating.agreement import PATIENCE, wish_stand_in
from .seating.asking import MOST_REQUESTS, answer_request
from .seating.bots import stand_in_level
from .seating.forgetting import forget
from .seating.owner import hand_over, lock, remove, replace_by_bot
from .seating.seats import back, go_away, leave, place_bot, rename, resign

__all__ = [
    "LONGEST_DECISION",
    "LONGEST_INCREMENT",
    "MOST_REQUESTS",
    "PATIENCE",
    "Outcome",
    "abandon",
    "answer",
    "answer_as",
    "answer_request",
    "back",
    "change_settings",
    "close",
    "create",
    "forget",
    "go_away",
    "hand_over",
    "leave",
    "lock",
    "loud_deadlines",
    "pass_over",
    "pass_unseen",
    "place_bot",
    "react",
    "rematch",
    "remove",
    "rename",
    "replace_by_bot",
    "resign",
    "resume",
    "retire",
    "say",
    "set_up_again",
    "set_up_lesson",
    "shut",
    "silent_answer",
    "sit",
    "stand_in_level",
    "start",
    "time_is_up",
    "wake",
    "wish_pause",
    "wish_stand_in",
]
