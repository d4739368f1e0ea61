"""Tests of the Indian die: who takes it, who rolls it and where it goes (WI-1 to WI-3, WI-5)."""

from __future__ import annotations

import pytest

from fivecups.engine import RandomChance, Refused
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.course.round import end_round, go_into_town
from fivecups.games.dice_town.state import BOX, NOBODY

from ...town_scenario import Town
from .indian_scenarios import BLESSING, indians, rolled, town_hall


def test_wi_1_the_die_starts_in_the_village_and_smoke_signals_is_in_the_store_deck() -> None:
    table = Town(3, wild_west=True, indians=True)
    assert table.view(0).table.die_holder == NOBODY
    assert "smoke-signals" in names(sum(table.state.store, ()))
    assert "smoke-signals" not in names(sum(Town(3, wild_west=True).state.store, ()))
    with pytest.raises(Refused) as refused:
        DICE_TOWN.settings(3, {"indians": True})
    assert refused.value.refusal.code == "indians-need-wild-west"


def test_wi_2_the_winner_of_the_town_hall_may_give_a_claim_just_won_and_take_the_die() -> None:
    table = town_hall()
    table.answer(0, "act", "take_claims")
    assert table.choices(0) == [("give", "claim-1"), ("give", "claim-2"), ("decline",)]
    table.answer(0, "give", "claim-2")
    assert table.state.die_holder == 0
    assert table.hand(0) == ("claim-1",)
    assert names(table.state.claims[BOX]) == ("claim-2",)
    assert table.view(1).table.box == 1
    assert table.question is None
    assert table.event("gave_to_the_indians").secret == {0: {"card": "claim-2"}}


def test_wi_2_the_claim_goes_into_the_box_face_down_unless_it_is_a_ranch() -> None:
    for top, known in (("claim-5", None), ("ranch", "ranch")):
        table = town_hall(top)
        table.answer(0, "act", "court_the_mayors_wife")
        table.answer(0, "give", top)
        for observer in (1, None):
            given = [e for e in table.events(observer) if e.kind == "gave_to_the_indians"]
            assert [event.data.get("card") for event in given] == [known]
        assert [
            event.data["card"] for event in table.events(0) if event.kind == "gave_to_the_indians"
        ] == [top]
    table = town_hall("claim-5")
    table.answer(0, "act", "court_the_mayors_wife")
    table.answer(0, "give", "claim-5")
    assert (
        len(
            {
                names(DICE_TOWN.redeal(table.state, 1, RandomChance(seed)).claims[BOX])
                for seed in range(30)
            }
        )
        > 2
    )


def test_wi_2_asked_after_both_have_acted_and_second_place_if_the_winner_declines() -> None:
    table = town_hall()
    table.state.die_holder = 1
    table.answer(0, "act", "court_the_mayors_wife")
    assert "took_claims" in table.kinds()
    assert table.choices(0) == [("give", "claim-5"), ("decline",)]
    table.answer(0, "decline")
    assert table.choices(2) == [("give", "claim-1"), ("give", "claim-2"), ("decline",)]
    table.answer(2, "give", "claim-1")
    assert table.state.die_holder == 2


def test_wi_2_only_claims_just_won_will_do() -> None:
    table = indians("K K K A 9", "9 10 J Q A", "J J 10 9 A")
    table.gets(0, "claim-4")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.at("town-hall")
    table.answer(0, "act", "take_claims")
    assert table.refuse(0, "give", "claim-4").code == "claim-not-just-won"


def test_wi_2_a_claim_won_in_an_earlier_round_will_not_do() -> None:
    table = town_hall()
    table.answer(0, "act", "take_claims")
    table.answer(0, "decline")
    table.answer(2, "decline")
    table.lays_row("claim-3", "claim-4")
    table.at("town-hall")
    table.answer(0, "act", "take_claims")
    assert table.choices(0) == [("give", "claim-3"), ("give", "claim-4"), ("decline",)]
    assert table.refuse(0, "give", "claim-1").code == "claim-not-just-won"


def test_wi_2_a_ranch_will_do() -> None:
    table = town_hall("ranch")
    table.answer(0, "act", "court_the_mayors_wife")
    table.answer(0, "give", "ranch")
    assert table.state.ranches[0] == ()
    assert names(table.state.claims[BOX]) == ("ranch",)


def test_wi_2_corruptions_card_will_do() -> None:
    table = indians("K K K A 9", "9 10 J Q A", "J J 10 9 A")
    table.gets(0, "corruption")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks("claim-5")
    table.at("town-hall")
    table.answer(0, "act", "take_claims")
    table.answer(0, "play", "corruption")
    table.everybody_passes()
    table.answer(0, "give", "claim-5")
    assert table.state.die_holder == 0


def test_wi_2_the_boxed_claim_is_owned_by_nobody_and_gone_for_the_end_of_the_game() -> None:
    table = indians("K K K A 9", "9 10 J Q A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2")
    table.claims_run_out(1)
    table.at("town-hall")
    table.answer(0, "give", "claim-1")
    table.begin_at(end_round)
    assert table.match.over
    assert table.match.result is not None
    assert table.match.result.sources[0]["claims"] == 2


def test_wi_3_the_holder_must_roll_when_all_hands_are_final_and_before_the_mine() -> None:
    table = rolled(BLESSING, "9 9 9 J K", "A A A A A", holder=1)
    assert table.told("rolled_the_indian_die")[-1] == {"seat": 1, "indian": "blessing"}
    assert "won" not in table.kinds()
    assert table.state.askings[-1].seats == (1,)
    nobody = indians("9 9 9 J K", "A A A A A")
    nobody.begin_at(go_into_town)
    assert "rolled_the_indian_die" not in nobody.kinds()


def test_wi_5_the_die_goes_back_to_the_village_when_nobody_gave_a_claim() -> None:
    table = indians("9 9 9 J K", "A A A A A")
    table.state.die_holder = 1
    table.begin_at(end_round)
    assert table.state.die_holder == NOBODY
    assert table.told("die_went_home")[-1] == {"seat": 1}


def test_wi_5_the_die_stays_for_a_round_with_who_gave_a_claim_and_goes_home_after_the_next() -> (
    None
):
    table = town_hall()
    table.answer(0, "act", "take_claims")
    table.answer(0, "give", "claim-2")
    table.begin_at(end_round)
    assert table.question == "keep_dice"
    assert table.state.die_holder == 0
    table.begin_at(end_round)
    assert table.state.die_holder == NOBODY
