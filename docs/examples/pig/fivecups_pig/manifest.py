"""The manifest of Pig."""

from fivecups.games import Manifest

MANIFEST = Manifest(
    name="pig",
    game="fivecups_pig.game:PIG",
    minutes=(5, 10),
    quick_seats=2,
    texts="fivecups_pig.texts",
)
