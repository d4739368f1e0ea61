"""The manifest of Dice Town."""

from ..manifest import Lesson, Manifest

MANIFEST = Manifest(
    name="dice-town",
    game="fivecups.games.dice_town:DICE_TOWN",
    minutes=(30, 60),
    quick_seats=4,
    books=("dice-town", "wild-west"),
    picture=True,
    bots="fivecups.bots.dice_town:BOTS",
    encoding="fivecups.research.games.dice_town:ENCODING",
    lesson=Lesson(seats=3, level="regular", secret=1348, options={"first_sheriff": 0}),
)
