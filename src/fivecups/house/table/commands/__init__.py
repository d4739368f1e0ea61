"""Commands: everything that can be done at a table. A command returns the entries to append to the
log, or raises a refusal; it changes nothing itself."""

from .command_result import Outcome
from .hidden_passes import automatic_answer, pass_unseen, set_automatic_passes
from .lessons import lesson_entries
from .lifecycle import (
    MAX_DECISION_SECONDS,
    MAX_INCREMENT_SECONDS,
    abandon,
    abandon_archived,
    change_settings,
    close,
    close_as_admin,
    create,
    rematch,
    rematch_entries,
    restart_clocks,
    sit,
    start,
)
from .play import (
    answer,
    answer_own_ask,
    expire_clocks,
    open_deadlines,
    react,
    resume,
    say,
    wish_pause,
)
from .seating.bot_seats import stand_in_level
from .seating.erasure import delete_person
from .seating.owner_actions import hand_over, lock, remove, replace_by_bot
from .seating.seat_changes import leave, place_bot, rename, resign, return_to_seat, set_holiday
from .seating.seat_requests import MAX_SEAT_REQUESTS, answer_request
from .seating.stand_in_votes import ABSENT_AFTER_SECONDS, wish_stand_in

__all__ = [
    "ABSENT_AFTER_SECONDS",
    "MAX_DECISION_SECONDS",
    "MAX_INCREMENT_SECONDS",
    "MAX_SEAT_REQUESTS",
    "Outcome",
    "abandon",
    "abandon_archived",
    "answer",
    "answer_own_ask",
    "answer_request",
    "automatic_answer",
    "change_settings",
    "close",
    "close_as_admin",
    "create",
    "delete_person",
    "expire_clocks",
    "hand_over",
    "leave",
    "lesson_entries",
    "lock",
    "open_deadlines",
    "pass_unseen",
    "place_bot",
    "react",
    "rematch",
    "rematch_entries",
    "remove",
    "rename",
    "replace_by_bot",
    "resign",
    "restart_clocks",
    "resume",
    "return_to_seat",
    "say",
    "set_automatic_passes",
    "set_holiday",
    "sit",
    "stand_in_level",
    "start",
    "wish_pause",
    "wish_stand_in",
]
