"""The Indians (WI-1 to WI-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.engine import RandomChance, Refused
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.components import INDIAN_DIE
from fivecups.games.dice_town.course.round import end_round, go_into_town
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import BOX, NOBODY, shown

from ..town import Town, west

BLESSING, TRAP, BODYGUARD, WAR_PATH = (
    1 + INDIAN_DIE.index(face) for face in ("blessing", "trap", "bodyguard", "war-path")
)


def indians(*hands: str, sheriff: int = 0) -> Town:
    return west(*hands, sheriff=sheriff, indians=True)


def town_hall(*top: str) -> Town:
    """Seat 0 comes first at the Town Hall and seat 2 second."""
    table = indians("K K K A 9", "9 10 J Q A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.stacks(*(top or ("claim-5", "claim-4", "claim-4")))
    table.at("town-hall")
    return table


def rolled(face: int, *hands: str, holder: int = 0, sheriff: int = 0) -> Town:
    """The holder of the die has just rolled this face."""
    table = indians(*hands, sheriff=sheriff)
    table.state.die_holder = holder
    table.dice(str(face))
    table.begin_at(go_into_town)
    return table


def guarded(*hands: str, seat: int = 1) -> Town:
    """A seat has the Bodyguard in this round."""
    table = indians(*hands)
    table.state.guarded = seat
    return table


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


def test_wi_4_blessing_turns_one_of_ones_own_dice_to_any_face() -> None:
    table = rolled(BLESSING, "9 9 9 J K", "A A A A A")
    assert len(table.choices(0)) == 3 * 6
    table.answer(0, "turn", "J", "9")
    assert shown(table.state.kept[0]) == ("9", "9", "9", "9", "K")
    assert table.told("won")[-1]["count"] == 4


def test_wi_4_trap_an_opponent_one_of_his_dice_and_its_new_face() -> None:
    table = rolled(TRAP, "9 9 9 J K", "A A A A Q", "10 10 10 10 10")
    assert len(table.choices(0)) == (2 + 1) * 5
    assert table.refuse(0, "trap", 0, "9", "A").code == "not-a-choice"
    table.answer(0, "trap", 1, "A", "9")
    assert shown(table.state.kept[1]) == ("9", "Q", "A", "A", "A")


def test_wi_4_the_die_has_two_blessings_two_traps_a_bodyguard_and_a_war_path() -> None:
    assert Counter(INDIAN_DIE) == {"blessing": 2, "trap": 2, "bodyguard": 1, "war-path": 1}


def test_wi_4_bodyguard_is_there_for_this_round_only() -> None:
    table = rolled(BODYGUARD, "A A A A A", "Q Q Q Q Q", holder=0)
    assert table.state.guarded == 0
    assert table.view(1).table.guarded == 0
    table.begin_at(end_round)
    assert table.state.guarded == NOBODY


def test_wi_4_bodyguard_at_the_saloon_a_guarded_player_cannot_be_chosen_nor_his_ranch_taken() -> (
    None
):
    table = guarded("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(0, "whiskey")
    table.gets(1, "brute", "claim-1")
    table.gets(2, "elixir")
    table.lays_ranches(1, 1)
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes_to("theft")
    assert table.question == "rob_somebody"
    assert table.choices(0) == [("rob", 2, 1, 0), ("decline",)]
    assert table.refuse(0, "rob", 1, 1, 1).code == "guarded"


def test_wi_4_bodyguard_at_the_saloon_with_nobody_else_to_rob_leaves_only_the_hire() -> None:
    table = guarded("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute")
    table.at("saloon")
    assert "hired" in table.kinds()


@pytest.mark.parametrize("remedy", ["dollars", "nuggets"])
def test_wi_4_bodyguard_against_docs_kings_and_aces(remedy: str) -> None:
    table = guarded("K A 9 9 9", "J J J J J", "J J J J J")
    table.state.won = [False, True, True]
    table.state.nuggets = [0, 3, 3]
    table.begin_at(doc_opens)
    table.answer(0, remedy)
    assert (table.state.dollars[1], table.state.nuggets[1]) == (8, 3)
    assert (table.state.dollars[2], table.state.nuggets[2]) == (
        (6, 3) if remedy == "dollars" else (8, 2)
    )


def test_wi_4_nervous_joe_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A", "10 10 10 A A")
    table.stacks("nervous-joe")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    assert table.choices(0) == [("choose", 1), ("choose", 2), ("choose", 3)]


def test_wi_4_gift_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("gift")
    table.gets(1, "brute")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    table.everybody_passes()
    assert table.hand(0) == ("brute",)


def test_wi_4_crook_is_no_theft() -> None:
    table = guarded("J 9 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("crook")
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    assert table.state.dollars == [12, 6, 6]


def test_wi_4_even_split_is_no_theft() -> None:
    table = guarded("10 10 9 9 9", "Q Q K K A", "J J K K A", seat=0)
    table.state.bank = 8
    table.state.stagecoach = 0
    table.gets(2, "even-split")
    table.at("bank")
    table.plays(2, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 8, 12]


def test_wi_4_bodyguard_the_badge_can_be_lost_and_offers_to_the_sheriff_stay_possible() -> None:
    table = guarded("9 9 K A A", "J J J 10 10", "9 9 K A A", seat=0)
    table.bandits_are()
    table.state.sheriff = 1
    table.at("mine")
    table.answer(0, table.offer(0, outcome=0, dollars=3))
    table.nobody_offers()
    table.answer(1, "choose", 0)
    assert table.state.dollars == [5, 11, 8]
    table = guarded("9 9 9 9 9", "K K K 10 10", "A A A A A", seat=0)
    table.bandits_are()
    table.at("sheriff")
    assert table.state.sheriff == 1


def test_wi_4_war_path_only_first_place_acts_where_the_die_lies() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 J J J J")
    places = ["mine", "bank", "general-store", "saloon", "sheriff", "town-hall"]
    assert table.choices(0) == [("block", place) for place in places]
    table.answer(0, "block", "mine")
    table.answer(0, "act", "dig")
    assert table.state.nuggets == [3, 0, 0]
    assert len(table.state.river) == 12
    assert table.view(None).table.war_path == "mine"
    table.begin_at(end_round)
    assert table.view(None).table.war_path == ""


def test_wi_4_war_path_with_a_tie_for_second_asks_the_sheriff_nothing() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 9 J J J")
    table.answer(0, "block", "mine")
    assert table.question == "choose_action"
    assert "asked_the_sheriff" not in table.kinds()
    unblocked = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A", "9 9 J J J")
    unblocked.answer(0, "block", "bank")
    unblocked.answer(0, "act", "dig")
    assert unblocked.told("asked_the_sheriff")[-1]["seats"] == (1, 2)


def test_wi_4_war_path_with_a_tie_for_first_is_still_decided() -> None:
    table = rolled(WAR_PATH, "J J J J K", "9 9 A A A", "9 9 J J J")
    table.answer(0, "block", "mine")
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.answer(2, "act", "dig")
    assert table.state.nuggets == [0, 0, 2]


def test_wi_4_war_path_changes_nothing_for_two_and_no_place_is_asked_for() -> None:
    table = rolled(WAR_PATH, "9 9 9 J K", "9 9 A A A")
    assert table.told("war_path_leads_nowhere") == [{"seat": 0}]
    assert table.question == "choose_action"
    assert table.view(None).table.war_path == ""


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


def test_wi_6_smoke_signals_takes_the_die_from_its_holder() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 1
    table.state.claim_given = True
    table.begin_at(end_round)
    table.answer(2, "play", "smoke-signals")
    table.everybody_passes()
    assert table.state.die_holder == 2
    assert table.told("took_the_indian_die")[-1] == {"seat": 2, "holder": 1}


def test_wi_6_smoke_signals_takes_the_die_from_the_village_after_it_went_home() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 2
    table.begin_at(end_round)
    assert table.choices(2) == [("play", "smoke-signals"), ("pass",)]
    table.answer(2, "play", "smoke-signals")
    table.everybody_passes()
    assert table.state.die_holder == 2
    assert table.told("took_the_indian_die") == [{"seat": 2}]


def test_wi_6_smoke_signals_is_of_no_use_to_the_one_who_has_the_die() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 2
    table.state.claim_given = True
    table.begin_at(end_round)
    assert table.question == "keep_dice"


def test_wi_6_smoke_signals_gained_at_docs_may_be_played_in_the_same_night_and_so_may_wanted() -> (
    None
):
    table = indians("K K K K K", "J J J J J", "Q Q Q Q Q")
    table.state.won = [True, False, False]
    table.stacks("smoke-signals", "wanted")
    table.begin_at(doc_opens)
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "store")
    table.answer(2, "store")
    table.begin_at(end_round)
    table.plays(1, "play", "smoke-signals")
    table.plays(2, "play", "wanted")
    assert table.told("cancelled") == [{"seat": 1, "card": "smoke-signals"}]
    assert table.state.die_holder == NOBODY


def test_wi_6_smoke_signals_can_be_cancelled() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.gets(0, "wanted")
    table.begin_at(end_round)
    table.plays(2, "play", "smoke-signals")
    table.answer(0, "play", "wanted")
    assert table.state.die_holder == NOBODY
