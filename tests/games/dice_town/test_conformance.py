"""Dice Town passes what every game must pass."""

from fivecups.games.dice_town import DICE_TOWN
from fivecups.testing import check_game


def test_dice_town_conforms() -> None:
    check_game(DICE_TOWN, examples=2)
