"""The review of Dice Town."""

from __future__ import annotations

import pytest

from fivecups.bots.analysis import replay_decisions, review
from fivecups.bots.analysis.playouts import draw_world
from fivecups.bots.dice_town import review as dice_town
from fivecups.bots.dice_town.evaluation.holdings import leads
from fivecups.engine import RandomChance, twin
from fivecups.games.dice_town import DICE_TOWN

from .games import check_balance, played


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_town, "PLAYOUT_WORLDS", 1)
    monkeypatch.setattr(dice_town, "MAX_PLAYOUTS_PER_ROUND", 1)


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("options", [{}, {"wild_west": True, "indians": True}])
def test_luck_and_skill_make_the_lead_and_the_expert_loses_nothing_against_itself(
    options: dict[str, bool],
) -> None:
    record = played("dice-town", ["expert", "random"], 2, **options)
    game_review = review(record)
    check_balance(game_review)
    assert (game_review.unit, game_review.measure, game_review.exact) == ("points", "lead", False)
    assert record.result is not None
    mine, other = record.result.scores
    assert [seat.outcome for seat in game_review.seats] == [mine - other, other - mine]
    assert game_review.seats[0].skill == 0
    assert game_review.seats[1].skill > 10
    assert game_review.seats[0].gifts == pytest.approx(game_review.seats[1].skill)
    assert game_review.seats[1].uncertainty > 0
    questions = {decision.question for seat in game_review.seats for decision in seat.decisions}
    assert "keep_dice" in questions
    assert questions <= game_review.says.keys()


def test_gross_mistakes_are_seen_in_other_worlds_too() -> None:
    """The costliest decisions of random play by the expert's values are also costly in playouts."""
    taken, _ = replay_decisions(DICE_TOWN, played("dice-town", ["random", "random"], 6))
    free = [entry for entry in taken if entry.free and entry.ask.question == "keep_dice"]
    worst = sorted(free, key=lambda entry: -dice_town.model(entry)[1])[:5]
    seen = [dice_town.play_both(entry, dice_town.model(entry)[0]) for entry in worst]
    assert all(len(entry) == dice_town.PLAYOUT_WORLDS for entry in seen)
    assert sum(map(sum, seen)) > len(seen) * dice_town.PLAYOUT_WORLDS
    same = dice_town.play_both(worst[0], worst[0].answer)
    assert same == [0.0] * dice_town.PLAYOUT_WORLDS


def test_a_judgement_uses_what_the_seat_knew_and_nothing_else() -> None:
    """In another world that looks the same to the seat the expert's values are the same, and worlds
    for playouts look the same."""
    taken, _ = replay_decisions(
        DICE_TOWN, played("dice-town", ["novice", "novice", "random"], 4, wild_west=True)
    )
    compared = 0
    for number, entry in enumerate(
        entry for entry in taken if entry.free and not entry.ask.optional
    ):
        if number % 7:
            continue
        other = twin(DICE_TOWN, entry.state, entry.seat, RandomChance(f"twin {number}"))
        assert dice_town.model(entry) == dice_town.model(entry._replace(state=other))
        world = draw_world(DICE_TOWN, entry.state, entry.seat, f"world {number}")
        assert (
            DICE_TOWN.view(world, entry.seat).table == DICE_TOWN.view(entry.state, entry.seat).table
        )
        assert entry.answer is not None and world.refusal(entry.seat, entry.answer) is None
        compared += 1
    assert compared > 10


def test_the_leads_of_all_seats_make_nothing_and_what_one_gets_counts() -> None:
    taken, _ = replay_decisions(DICE_TOWN, played("dice-town", ["random"] * 4, 8))
    state = taken[len(taken) // 2].state.copy()
    before = leads(state)
    assert sum(before) == pytest.approx(0)
    state.nuggets[2] += 3
    after = leads(state)
    gained = after[2] - before[2]
    assert 0 < gained <= 3
    assert after[0] == pytest.approx(before[0] - gained / 3)
