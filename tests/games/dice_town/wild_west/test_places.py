"""Tests of Wild West: the new actions at the places (WW-20 to WW-27)."""

from __future__ import annotations

import pytest

from fivecups.engine import RandomChance
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.places.bank import stagecoach_arrives
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.winning.place_winners import PLACES

from ..town_scenario import west

LOW = "9 9 10 10 J"


def test_ww_20_a_river_card_is_applied_at_once_and_removed_from_the_game() -> None:
    table = west("9 9 9 J K", "J Q K A A", "J Q K A A")
    table.river_is("gold-3", "nothing")
    table.at("mine")
    table.answer(0, "act", "pan")
    assert table.state.nuggets[0] == 3
    assert table.view(1).table.river == 1
    assert "gold-3" in table.view(1).table.river_gone


def test_ww_21_a_dollar_from_the_stagecoach_for_each_ten_as_far_as_it_goes_then_it_moves_to_the_bank() -> (
    None
):
    table = west("10 10 10 J K", "10 10 K A A", "J Q K A A")
    table.state.stagecoach = 5
    table.at("bank")
    table.answer(0, "act", "hold_up_the_stagecoach")
    assert (table.state.dollars, table.state.stagecoach, table.state.bank) == ([11, 11, 8], 2, 0)
    table.begin_at(stagecoach_arrives)
    assert (table.state.stagecoach, table.state.bank) == (0, 2)
    poor = west("10 10 10 J K", "10 10 K A A", "J Q K A A")
    poor.state.stagecoach = 1
    poor.at("bank")
    poor.answer(0, "act", "rob_the_bank")
    assert poor.state.dollars == [11, 9, 8]


def test_ww_21_a_share_of_the_stagecoach_can_be_promised() -> None:
    table = west("A A A K K", "10 10 K A A", "10 10 K K A")
    table.state.bank, table.state.stagecoach = 1, 9
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, share_dollars=2))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "act", "hold_up_the_stagecoach")
    assert table.state.dollars == [10, 8, 9]


def test_ww_22_a_remedy_by_ones_own_dice_must_be_taken_and_closes_the_marker() -> None:
    table = west("J J K 9 A", "J 9 9 9 9", "A A A K K")
    table.state.nuggets[1] = 1
    table.stacks("brute")
    table.at("general-store")
    table.answer(0, "act", "see_doc")
    assert table.choices(0) == [("store",), ("dollars",), ("nuggets",)]
    assert table.refuse(0, "wire", ()).code == "wrong-claims"
    assert table.refuse(0, "decline").code == "unknown-verb"
    table.answer(0, "dollars")
    assert table.state.dollars == [12, 6, 6]
    assert table.state.won[0]


def test_ww_22_it_is_no_visit_so_that_the_elixir_may_still_bring_one() -> None:
    table = west("J J K 9 A", "A A A K K")
    table.gets(0, "elixir")
    table.state.won[1] = True
    table.at("general-store")
    table.answer(0, "act", "see_doc")
    table.answer(0, "dollars")
    table.begin_at(doc_opens)
    table.answer(0, "play", "elixir")
    assert table.question == "take_a_remedy"


def test_ww_23_the_top_bandit_is_hired() -> None:
    table = west("Q Q 9 9 9", "Q J J J J", "A A A K K")
    table.gets(2, "brute")
    table.bandits_are(top="A-6 J-4")
    table.at("saloon")
    assert table.choices(0) == [("act", "look_for_a_victim"), ("act", "hire")]
    table.answer(0, "act", "hire")
    assert table.view(1).table.players[0].hired == ("J-4",)
    assert table.told("hired")[-1]["top"] == ("A-6",)
    assert table.question == "rob_somebody"
    assert table.state.askings[-1].seats == (1,)


def test_ww_24_the_badge_or_a_chase() -> None:
    table = west("9 9 9 9 9", "K K K A A", "K J J J J")
    table.bandits_are(wanted="9-4 Q-6")
    table.at("sheriff")
    assert table.choices(1) == [("act", "take_the_badge"), ("act", "chase")]
    table.rolls("10 10 J")
    table.answer(1, "act", "chase")
    assert table.state.sheriff == 2


def test_ww_25_the_mayors_wife_gives_the_top_claim_unseen_by_the_others() -> None:
    table = west("K K K K 9", LOW, "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks("claim-5", "claim-4")
    table.at("town-hall")
    table.answer(0, "act", "court_the_mayors_wife")
    assert table.hand(0) == ("claim-5",)
    assert table.view(1).table.players[0].known == ()
    assert table.view(1).table.players[0].claims == 1
    assert (table.hand(1), table.hand(2)) == (("claim-1",), ())
    assert names(table.state.row) == ("claim-2", "claim-3", "claim-4")


def test_ww_25_not_with_an_empty_deck() -> None:
    table = west("K K K K 9", LOW, "J J J 9 A")
    table.lays_row("claim-1", "claim-2")
    table.claims_run_out(1)
    table.at("town-hall")
    assert table.told("took_claims")[-1]["seat"] == 0


def test_ww_26_a_ranch_is_laid_open_wherever_it_comes_from_and_the_saloon_cannot_steal_it() -> None:
    table = west("K K K A 9", LOW, "Q Q J 10 9")
    table.lays_row("ranch", "claim-2", "claim-3")
    table.stacks("ranch")
    table.at("town-hall")
    table.answer(0, "act", "take_claims")
    assert table.kinds().index("took_claims") < table.kinds().index("laid_ranches")
    assert table.view(1).table.players[0].ranches == 1
    assert table.hand(0) == ("claim-2",)
    table.stacks("ranch")
    table.at("town-hall")
    table.answer(0, "act", "court_the_mayors_wife")
    assert table.view(1).table.players[0].ranches == 2
    assert table.told("laid_ranches")[-1] == {"seat": 0, "count": 1}
    table.state.claims[0], table.state.claims[1] = (), ()
    table.gets(1)
    table.bandits_are(top="J-4")
    table.at("saloon")
    assert "hired" in table.kinds()


def test_ww_26_everybody_knows_that_a_claim_drawn_unseen_is_no_ranch() -> None:
    table = west("K K K K 9", LOW, "J J J 9 A")
    table.stacks("claim-5")
    table.at("town-hall")
    table.answer(0, "act", "court_the_mayors_wife")
    drawn = {
        names(DICE_TOWN.redeal(table.state, 1, RandomChance(seed)).claims[0]) for seed in range(60)
    }
    assert len(drawn) > 2
    assert ("ranch",) not in drawn


def test_ww_27_any_action_carried_out_closes_the_marker_nothing_and_a_vain_chase_included() -> None:
    table = west("9 K J J J", "9 9 9 Q Q", "A A A A A")
    table.river_is("nothing")
    table.at("mine")
    table.answer(1, "act", "dig")
    assert table.state.won == [True, True, False]
    table.state.won = [False] * 3
    table.bandits_are(wanted="A-4")
    table.rolls("9")
    table.at("sheriff")
    table.answer(0, "act", "chase")
    assert table.told("caught")[-1]["bandits"] == ()
    assert table.state.won == [True, False, False]


@pytest.mark.parametrize(
    ("place", "action", "winner"),
    [
        (place.name, action.name, int(place.name == "town-hall"))
        for place in PLACES.values()
        for action in (place.action, place.second)
    ],
)
def test_ww_27_every_action_closes_the_marker_of_the_one_who_does_it(
    place: str, action: str, winner: int
) -> None:
    table = west("9 10 J Q K", "A A A A A")
    table.gets(1, "brute")
    table.river_is("nothing")
    table.at(place)
    table.answer(winner, "act", action)
    while table.question is not None:
        table.everybody_answers({winner: table.choices(winner)[-1]})
    assert table.state.won == [winner == 0, winner == 1]


def test_ww_27_markers_are_open_at_the_start_of_a_round_and_a_lapsed_action_leaves_them_open() -> (
    None
):
    table = west("10 10 9 9 9", "10 J J Q Q", "A A A A A")
    table.state.stagecoach = 0
    table.at("bank")
    assert table.state.won == [True, False, False]
    table.begin_at(doc_opens)
    assert 1 in table.state.visitors
