"""The referee of a whole game with Wild West."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..dice_town.doc import visit_doc
from ..dice_town.phase_one import roll_the_dice
from ..dice_town.phase_two import refill
from ..dice_town.referee import count
from ..story import Story
from .bandits import send
from .cards import WesternCards
from .indians import nightfall, roll_the_die
from .places import WesternPlaces
from .west import lay_out

MOST_ROUNDS, MOST_ROUNDS_FOR_TWO = 35, 25


def referee(story: Story, seats: int, options: Mapping[str, Any]) -> None:
    """Check a game with Wild West, with or without the Indians."""
    west = lay_out(story, seats, options)
    refill(west, "town-hall")
    cards = WesternCards(west)
    number = 0
    while west.mine and (west.row or west.claim_deck):
        if number:
            nightfall(west, cards)
        number += 1
        story.take("round_began", round=number, seat=west.sheriff)
        dice = roll_the_dice(west, cards, lambda kept: send(west, kept))
        roll_the_die(west, dice)
        places = WesternPlaces(west, cards, dice, number)
        west.check()
        places.play()
        west.check()
        visit_doc(west, cards, places)
        west.check()
    most = MOST_ROUNDS if seats > 2 else MOST_ROUNDS_FOR_TWO
    story.check(number <= most, f"a game has at most {most} rounds")
    count(west)
