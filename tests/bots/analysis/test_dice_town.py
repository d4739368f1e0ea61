"""The review of Dice Town."""

from __future__ import annotations

import pytest

from fivecups.bots.analysis import play_again, review
from fivecups.bots.analysis.playouts import world_like
from fivecups.bots.dice_town import analysis as dice_town
from fivecups.bots.dice_town.value.holdings import leads
from fivecups.engine import RandomChance, twin
from fivecups.games.dice_town import DICE_TOWN

from .games import check_balance, played


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_town, "REVIEW_WORLDS", 1)
    monkeypatch.setattr(dice_town, "MOST_PLAYED_ON", 1)


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("options", [{}, {"wild_west": True, "indians": True}])
def test_luck_and_skill_make_the_lead_and_the_expert_loses_nothing_against_itself(
    options: dict[str, bool],
) -> None:
    record = played("dice-town", ["expert", "random"], 2, **options)
    found = review(record)
    check_balance(found)
    assert (found.unit, found.measure, found.exact) == ("points", "lead", False)
    assert record.result is not None
    mine, other = record.result.scores
    assert [seat.outcome for seat in found.seats] == [mine - other, other - mine]
    assert found.seats[0].skill == 0
    assert found.seats[1].skill > 10
    assert found.seats[0].gifts == pytest.approx(found.seats[1].skill)
    assert found.seats[1].uncertainty > 0
    questions = {decision.question for seat in found.seats for decision in seat.decisions}
    assert "keep_dice" in questions
    assert questions <= found.says.keys()


def test_gross_mistakes_are_seen_in_other_worlds_too() -> None:
    """The costliest decisions of random play by the expert's figures are that when they are played
    on as well."""
    taken, _ = play_again(DICE_TOWN, played("dice-town", ["random", "random"], 6))
    free = [one for one in taken if one.free and one.ask.question == "keep_dice"]
    worst = sorted(free, key=lambda one: -dice_town.model(one)[1])[:5]
    seen = [dice_town.play_both(one, dice_town.model(one)[0]) for one in worst]
    assert all(len(one) == dice_town.REVIEW_WORLDS for one in seen)
    assert sum(map(sum, seen)) > len(seen) * dice_town.REVIEW_WORLDS
    same = dice_town.play_both(worst[0], worst[0].answer)
    assert same == [0.0] * dice_town.REVIEW_WORLDS


def test_a_judgement_uses_what_the_seat_knew_and_nothing_else() -> None:
    """In another world that looks the same to the seat, the expert's figures are the same; worlds
    to play on in look the same."""
    taken, _ = play_again(
        DICE_TOWN, played("dice-town", ["novice", "novice", "random"], 4, wild_west=True)
    )
    compared = 0
    for number, one in enumerate(one for one in taken if one.free and not one.ask.optional):
        if number % 7:
            continue
        other = twin(DICE_TOWN, one.state, one.seat, RandomChance(f"twin {number}"))
        assert dice_town.model(one) == dice_town.model(one._replace(state=other))
        world = world_like(DICE_TOWN, one.state, one.seat, f"world {number}")
        assert DICE_TOWN.view(world, one.seat).table == DICE_TOWN.view(one.state, one.seat).table
        assert one.answer is not None and world.refusal(one.seat, one.answer) is None
        compared += 1
    assert compared > 10


def test_the_leads_of_all_seats_make_nothing_and_what_one_gets_counts() -> None:
    taken, _ = play_again(DICE_TOWN, played("dice-town", ["random"] * 4, 8))
    state = taken[len(taken) // 2].state.copy()
    before = leads(state)
    assert sum(before) == pytest.approx(0)
    state.nuggets[2] += 3
    after = leads(state)
    gained = after[2] - before[2]
    assert 0 < gained <= 3
    assert after[0] == pytest.approx(before[0] - gained / 3)
