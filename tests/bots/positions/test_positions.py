"""Every level from regular on gets a required number of positions right."""

from __future__ import annotations

import pytest

from . import deal, dice_town
from .kit import LEVELS, Positions, answer_of, question

RIGHT = {
    "dice-town": {"regular": 56, "expert": 57, "master": 56},
    "gentlemans-deal": {"regular": 24, "expert": 25, "master": 25},
}
"""Positions that each level must get right."""

LEAST = {"dice-town": 40, "gentlemans-deal": 25}
GAMES = {collection.game: collection for collection in (dice_town.POSITIONS, deal.POSITIONS)}


def wrong_of(level: str, positions: Positions) -> dict[str, object]:
    answers = {
        name: answer_of(level, positions.game, collection) for name, collection in positions.items()
    }
    return {name: said for name, said in answers.items() if not positions[name].right(said)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_gets_its_number_of_positions_right(game: str, level: str) -> None:
    wrong = wrong_of(level, GAMES[game])
    assert len(GAMES[game]) - len(wrong) >= RIGHT[game][level], wrong


@pytest.mark.parametrize("game", GAMES)
def test_rollouts_found_the_right_answers_clearly_right(game: str) -> None:
    positions, noted = GAMES[game], GAMES[game].noted()
    assert len(positions) >= LEAST[game]
    assert set(noted) == set(positions)
    for name, result in noted.items():
        assert result["points"] > 2 * result["error"], name
        assert result["wins"] > -0.05, name


@pytest.mark.parametrize("game", GAMES)
def test_a_position_has_right_and_wrong_answers(game: str) -> None:
    for position in GAMES[game].values():
        _, ask = question(*position.make())
        right = [position.right(answer) for answer in position.candidates(ask)]
        assert any(right) and not all(right), position.name
