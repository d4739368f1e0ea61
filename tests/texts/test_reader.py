"""Seats are counted from 1 wherever a person reads them."""

from __future__ import annotations

import re

import pytest

from fivecups.engine import Game, Refused
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording

DICE_TOWN = GAMES["dice-town"]


@pytest.mark.parametrize(
    ("game", "seats", "option"),
    [(DICE_TOWN, 3, "first_sheriff"), (GAMES["gentlemans-deal"], 5, "first_dealer")],
    ids=lambda value: str(value),
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_counted_from_1(
    game: Game[object], seats: int, option: str, language: str
) -> None:
    wording = Wording(game, Texts(language), ())
    with pytest.raises(Refused) as refused:
        game.settings(seats, {option: seats})
    numbers = re.findall(r"\d+", wording.refusal(refused.value.refusal))
    assert numbers == [str(seats + 1), "1", str(seats)]
    assert wording.values({option: 0}) == {option: 1}
