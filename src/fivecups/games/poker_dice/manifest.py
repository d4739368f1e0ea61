"""The manifest of Poker Dice."""

from ..manifest import Lesson, Manifest

MANIFEST = Manifest(
    name="poker-dice",
    game="fivecups.games.poker_dice:POKER_DICE",
    minutes=(10, 30),
    quick_seats=3,
    picture=True,
    bots="fivecups.bots.poker_dice:BOTS",
    encoding="fivecups.research.games.poker_dice:ENCODING",
    lesson=Lesson(seats=2, level="greedy", secret=514),
)
