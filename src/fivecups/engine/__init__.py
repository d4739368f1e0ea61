"""The engine: everything that all games share. It uses the standard library only and has no input,
no output and no clock."""

from .answers import Answer, FormAnswer, ListAnswer, Refusal, Refused, plain
from .chance import (
    AddressedChance,
    Chance,
    ChanceError,
    CommonRandomNumbers,
    Draw,
    RandomChance,
    RecordedChance,
    Recorder,
)
from .events import (
    Event,
    EventKind,
    Result,
    SeenEvent,
    event_kinds,
    highest_wins,
    result_from_events,
    seen,
)
from .forms import Amount, Choices, Fields, Form, OneOf, SomeOf
from .game import Game, Option
from .plain_data import data, fixed, from_plain, to_plain
from .play.match import Match
from .play.random_play import play_out, random_answer, twin
from .play.record import Earlier, Move, Record
from .play.replay import ReplayedStep, ReplayError, check_result, replay, replay_steps
from .play.transition import ExaminedAnswer, Transition, advance, examine
from .state import CLOCK, MAIN, Asking, State, awaited
from .step_registry import Question, Rules, SealedQuestion
from .view import Ask, View, Waiting

__all__ = [
    "CLOCK",
    "MAIN",
    "AddressedChance",
    "Amount",
    "Answer",
    "Ask",
    "Asking",
    "Chance",
    "ChanceError",
    "Choices",
    "CommonRandomNumbers",
    "Draw",
    "Earlier",
    "Event",
    "EventKind",
    "ExaminedAnswer",
    "Fields",
    "Form",
    "FormAnswer",
    "Game",
    "ListAnswer",
    "Match",
    "Move",
    "OneOf",
    "Option",
    "Question",
    "RandomChance",
    "Record",
    "RecordedChance",
    "Recorder",
    "Refusal",
    "Refused",
    "ReplayError",
    "ReplayedStep",
    "Result",
    "Rules",
    "SealedQuestion",
    "SeenEvent",
    "SomeOf",
    "State",
    "Transition",
    "View",
    "Waiting",
    "advance",
    "awaited",
    "check_result",
    "data",
    "event_kinds",
    "examine",
    "fixed",
    "from_plain",
    "highest_wins",
    "plain",
    "play_out",
    "random_answer",
    "replay",
    "replay_steps",
    "result_from_events",
    "seen",
    "to_plain",
    "twin",
]
