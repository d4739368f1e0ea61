"""Values of answers: the functions are registered with the evaluator by importing these modules."""

from . import base_game as base_game
from . import card_counting as card_counting
from . import wild_west as wild_west
