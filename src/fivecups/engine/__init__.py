"""The engine: what every game shares. Standard library only, no input or output, no clock."""

from .answers import Answer, Refusal, Refused, plain
from .chance import Chance, ChanceError, Draw, RandomChance, RecordedChance, Recorder
from .data import data, fixed, from_plain, to_plain
from .events import Event, SeenEvent, seen
from .forms import Amount, Choices, Fields, Form, OneOf, SomeOf
from .game import Game, Option
from .match import Match, Move, Record, ReplayError, replay
from .playing import awaited, play_out, random_answer, twin
from .result import Result, highest_wins
from .rules import Question, Rules, SealedQuestion
from .state import CLOCK, MAIN, Asking, State
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
    "Draw",
    "Event",
    "Fields",
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
    "Result",
    "Rules",
    "SealedQuestion",
    "SeenEvent",
    "SomeOf",
    "State",
    "View",
    "Waiting",
    "awaited",
    "data",
    "fixed",
    "from_plain",
    "highest_wins",
    "plain",
    "play_out",
    "random_answer",
    "replay",
    "seen",
    "to_plain",
    "twin",
]
