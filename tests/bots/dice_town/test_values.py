"""The bots of Dice Town: what they learn, how they value, and how masters look ahead."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from experiments.character_traits import measure
from fivecups.bots import make_bot
from fivecups.bots.dice.lattice import HAND_INDEX
from fivecups.bots.dice_town.compiled.round_resolution import resolve_round
from fivecups.bots.dice_town.dice.dice_policies import DicePolicy
from fivecups.bots.dice_town.dice.hand_values import hand_values, known_hand_value
from fivecups.bots.dice_town.dice.place_prizes import FACE_COUNTS, RANKS, place_prizes
from fivecups.bots.dice_town.dice.round_stakes import (
    hand_leads,
    round_stakes,
    sample_worlds,
    value_scale,
)
from fivecups.bots.dice_town.dice.usual_opponents import (
    usual_end_chances,
    usual_final_hand,
    usual_pace,
)
from fivecups.bots.dice_town.evaluation.position import Position, read_position
from fivecups.bots.dice_town.levels import LEVELS, DiceTownBot
from fivecups.bots.dice_town.weights import weights_for
from fivecups.engine import RandomChance, twin
from fivecups.games.dice_town.components import QUEEN
from fivecups.games.dice_town.game import DICE_TOWN

from ..tables import positions
from .test_worlds import position


def position_at(
    seats: int, seed: int, moves: int, options: dict[str, Any] | None = None
) -> Position:
    state = position(seats, options or {}, seed, moves)
    return read_position(DICE_TOWN.view(state, state.askings[-1].seats[0]))


def with_habits(position: Position, seat: int, **habits: int) -> Position:
    rows = list(position.habits)
    rows[seat] = rows[seat]._replace(**habits)
    return replace(position, habits=tuple(rows))


def test_dicing_says_what_a_level_has_to_say() -> None:
    with pytest.raises(TypeError):
        DicePolicy()  # type: ignore[abstract]


def test_an_opponent_who_always_shows_queens_is_expected_to_have_queens() -> None:
    position = position_at(3, 1, 0)
    rival = position.others[0]
    plain = usual_final_hand(position, rival) @ FACE_COUNTS[:, QUEEN - 1]
    shown = with_habits(position, rival, nines=2, tens=2, jacks=4, queens=30, kings=2)
    assert usual_final_hand(shown, rival) @ FACE_COUNTS[:, QUEEN - 1] > plain + 0.5


def test_an_opponent_who_pays_for_many_dice_is_expected_to_end_the_phase_sooner() -> None:
    position = position_at(3, 1, 0)
    quick = slow = position
    for seat in range(3):
        quick = with_habits(quick, seat, reveals=40, dice_kept=100)
        slow = with_habits(slow, seat, reveals=40, dice_kept=36)
    assert usual_pace(quick, 1) > 2.2 and usual_pace(slow, 1) < 1.1
    assert (usual_end_chances(quick) >= usual_end_chances(slow)).all() and usual_end_chances(quick)[
        1
    ] > usual_end_chances(slow)[1]


def test_the_quick_value_of_known_hands_agrees_with_the_slow_one() -> None:
    """Where no place is tied both are the same sum; ties are shares in both."""
    position = position_at(2, 3, 60)
    prize = place_prizes(position)
    mine, other = (1, 1, 1, 4, 6), (2, 3, 3, 5, 5)
    rivals = np.zeros((1, len(HAND_INDEX)))
    rivals[0, HAND_INDEX[other]] = 1.0
    slow = hand_values(prize, rivals)[HAND_INDEX[mine]]
    assert known_hand_value(
        prize, {position.seat: mine, 1 - position.seat: other}, position.seat
    ) == pytest.approx(slow)


def test_a_resolved_round_moves_what_the_places_give() -> None:
    position = position_at(2, 3, 0)
    here, numbers = round_stakes(position), value_scale(position.weights, 2)
    gains = []
    for hand in ((1, 1, 1, 3, 4), (2, 2, 2, 3, 4)):
        hands = np.array([HAND_INDEX[hand], HAND_INDEX[hand]])
        hands[1 - position.seat] = HAND_INDEX[5, 5, 6, 6, 6]
        worths = np.zeros(2)
        rounds = resolve_round(
            here, numbers, FACE_COUNTS, RANKS, hands, 0.5, np.zeros((3, 2), dtype=np.int64), worths
        )
        gains.append(worths[position.seat])
        assert rounds > 5
    bank = numbers.money[10, 8 + here.bank] - numbers.money[10, 8]
    assert gains[0] - gains[1] == pytest.approx(3 - bank, abs=0.2)


def test_a_master_wants_the_hand_that_wins_most() -> None:
    for seats in (2, 4):
        position = position_at(seats, 5, 0)
        computed = hand_leads(position, round_stakes(position))
        assert computed[HAND_INDEX[3, 3, 3, 3, 6]] > computed[HAND_INDEX[1, 2, 3, 4, 6]]
        hands, weight, luck = sample_worlds(position)
        assert weight.sum() == pytest.approx(1) and len(hands) == len(weight) == len(luck)


def test_one_master_plays_at_each_kind_of_table_by_the_figures_for_it() -> None:
    master = DiceTownBot(LEVELS["master"], "master")
    for seats, options in ((4, {"wild_west": True}), (2, {}), (4, {})):
        state = position(seats, options, 1, 0)
        read = master.read(DICE_TOWN.view(state, state.askings[-1].seats[0]))
        assert read.weights is weights_for("master", seats, bool(options))
        assert read.weights is not weights_for("expert", seats, bool(options))


def test_hidden_cards_and_future_dice_do_not_change_what_a_master_does() -> None:
    compared = 0
    for number, (game, state, seat) in enumerate(positions("dice-town", "regular", 8)):
        view = game.view(state, seat)
        choices = view.asks[0].choices
        if number % 13 or (isinstance(choices, tuple) and len(choices) < 2):
            continue
        other = twin(game, state, seat, RandomChance(f"twin {number}"))
        other.chance = RandomChance("other dice")
        answers = [
            make_bot("master", "dice-town", state.options, "same").answer(seen, seen.asks[0])
            for seen in (view, game.view(other, seat))
        ]
        assert answers[0] == answers[1]
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(("games", "seed"), [(4, 5), pytest.param(12, 3, marks=pytest.mark.slow)])
def test_characters_can_be_told_apart(games: int, seed: int) -> None:
    computed = measure("dice-town", games, seed)
    plain, grudging, generous, bold, honest = (
        computed[name] for name in ("plain", "grudging", "generous", "bold", "honest")
    )
    assert grudging["revenge"] > plain["revenge"] + 0.1
    assert generous["revenge"] < plain["revenge"]
    assert generous["offers"] > 1.2 * plain["offers"]
    assert bold["tricks"] > plain["tricks"] + 0.05 and bold["kept"] < plain["kept"]
    assert honest["tricks"] < plain["tricks"] - 0.05
    assert honest["bribed"] > plain["bribed"] + 0.1
