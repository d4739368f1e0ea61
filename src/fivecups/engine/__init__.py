"""The engine: what every game shares. Standard library only, no input or output, no clock."""

from .answers import Answer, Chosen, Filled, Refusal, Refused, plain
from .chance import Chance, ChanceError, Draw, RandomChance, RecordedChance, Recorder
from .data import data, fixed, from_plain, to_plain
from .events import (
    Event,
    EventKind,
    Result,
    SeenEvent,
    event_kinds,
    highest_wins,
    seen,
    told_result,
)
from .forms import Amount, Choices, Fields, Form, OneOf, SomeOf
from .game import Game, Option
from .play.match import Match
from .play.random_play import play_out, random_answer, twin
from .play.record import Earlier, Move, Record
from .play.replay import Replayed, ReplayError, check_result, replay, replay_steps
from .play.transition import Examined, Transition, advance, examine
from .rules import Question, Rules, SealedQuestion
from .state import CLOCK, MAIN, Asking, State, awaited
from .view import Ask, View, Waiting

__all__ = [
    "CLOCK",
    "MAIN",
    "Amount",
    "Answer",
    "Ask",
    "Asking",
    "Chance",
    "ChanceError",
    "Choices",
    "Chosen",
    "Draw",
    "Earlier",
    "Event",
    "EventKind",
    "Examined",
    "Fields",
    "Filled",
    "Form",
    "Game",
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
    "Replayed",
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
    "seen",
    "to_plain",
    "told_result",
    "twin",
]
