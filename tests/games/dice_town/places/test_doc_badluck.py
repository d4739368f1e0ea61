"""Tests of Doc Badluck (DT-60 to DT-64)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.places.doc_badluck import doc_opens

from ..town_scenario import Town, west


def at_docs(*hands: str, won: tuple[int, ...] = (), sheriff: int = 0) -> Town:
    """Return a table at which Doc Badluck is about to open; the seats in `won` have won
    something."""
    table = Town(len(hands), sheriff=sheriff)
    table.has_dice(*hands)
    for seat in won:
        table.state.won[seat] = True
    return table


def test_dt_60_only_who_won_nothing_may_visit() -> None:
    table = at_docs("K K K K K", "J J J J J", "J Q Q Q Q", won=(0, 1))
    table.stacks("brute")
    table.begin_at(doc_opens)
    assert table.told("doc_awaits")[-1]["seats"] == (2,)
    assert table.question == "take_a_remedy"
    table.answer(2, "store")
    assert table.hand(2) == ("brute",)
    assert table.question is None


def test_dt_60_the_sheriff_names_the_order_by_decisions_before_the_first_visit() -> None:
    table = at_docs("K K K K K", "J J J J J", "J Q Q Q Q", "A A A A A", won=(0,))
    table.state.nuggets[0] = 1
    table.begin_at(doc_opens)
    table.answer(3, table.offer(3, outcome=3, dollars=2))
    table.nobody_offers()
    assert table.ask(0).rule == "DT-60"
    table.answer(0, "choose", 3)
    assert [
        event.rule for event in table.latest if event.kind in ("decided", "asked_the_sheriff")
    ] == ["DT-60", "DT-60"]
    table.nobody_offers()
    assert table.choices(0)[:2] == [("choose", 1), ("choose", 2)]
    table.answer(0, "choose", 2)
    visits = []
    while table.question == "take_a_remedy":
        visits.append(table.state.askings[-1].seats[0])
        table.answer(visits[-1], "decline")
    assert visits == [3, 2, 1]
    assert {told["decision"] for told in table.told("asked_the_sheriff")} == {"next"}
    assert table.state.dollars == [10, 8, 8, 6]


def test_dt_61_each_face_allows_its_remedy() -> None:
    table = at_docs("9 10 Q K A", "K K K K K", won=(1,))
    table.gets(0, "claim-1", "claim-2", "claim-5")
    table.state.nuggets[1] = 1
    table.begin_at(doc_opens)
    wires = [
        ("wire", pair)
        for pair in (("claim-1", "claim-2"), ("claim-1", "claim-5"), ("claim-2", "claim-5"))
    ]
    assert table.choices(0) == [*wires, ("store",), ("dollars",), ("nuggets",), ("decline",)]
    table.answer(0, "wire", ("claim-2", "claim-5"))
    assert names(table.state.wired[0]) == ("claim-2", "claim-5")
    assert table.hand(0) == ("claim-1",)


def test_dt_61_a_remedy_needs_its_die() -> None:
    table = at_docs("J Q Q Q J", "K K K K K", won=(1,))
    table.begin_at(doc_opens)
    assert table.choices(0) == [("store",), ("decline",)]
    assert table.refuse(0, "dollars").code == "no-die-for-remedy"


def test_dt_61_kings_bring_two_dollars_and_aces_a_nugget_from_every_opponent_or_what_he_has() -> (
    None
):
    table = at_docs("K A 9 9 9", "K K K K K", "J J J J J", won=(1, 2))
    table.state.dollars = [0, 1, 8]
    table.begin_at(doc_opens)
    table.answer(0, "dollars")
    assert table.state.dollars == [3, 0, 6]
    table.state.nuggets = [0, 0, 5]
    table.begin_at(doc_opens)
    table.answer(0, "nuggets")
    assert table.state.nuggets == [1, 0, 4]


def test_dt_61_with_one_claim_one_is_wired() -> None:
    table = at_docs("9 10 9 9 9", "K K K K K", won=(1,))
    table.gets(0, "claim-3")
    table.begin_at(doc_opens)
    table.answer(0, "wire", ("claim-3",))
    assert names(table.state.wired[0]) == ("claim-3",)


def test_dt_62_most_tens_with_an_empty_bank_may_visit() -> None:
    table = Town()
    table.has_dice("10 10 10 J K", "9 Q K K A", "J J K K A")
    table.state.bank = 0
    table.at("bank")
    table.state.won[1] = table.state.won[2] = True
    table.begin_at(doc_opens)
    assert table.state.visitors == (0,)


def test_dt_62_a_store_card_won_and_stolen_in_the_same_round_still_counts() -> None:
    table = Town()
    table.has_dice("J 9 9 9 9", "Q K K K A", "10 10 10 A A")
    table.stacks("brute")
    table.at("general-store")
    table.at("saloon")
    table.answer(1, "rob", 0, 1, 0)
    table.begin_at(doc_opens)
    assert table.hand(0) == ()
    assert table.state.visitors == (2,)


def test_dt_62_winning_the_sheriffs_place_counts_for_the_sheriff_in_office_too() -> None:
    table = Town()
    table.has_dice("K 9 9 9 9", "Q A A A A", "10 10 10 A A")
    table.at("sheriff")
    assert table.state.won == [True, False, False]


def test_dt_62_staying_sheriff_for_want_of_a_king_does_not_count_as_won() -> None:
    table = Town()
    table.has_dice("9 9 9 9 9", "Q A A A A", "10 10 10 A A")
    table.at("sheriff")
    assert table.told("sheriff_stayed") == [{"seat": 0, "place": "sheriff"}]
    assert table.state.won == [False] * 3


def test_dt_62_a_saloon_with_nobody_to_rob_gives_nothing() -> None:
    table = Town()
    table.has_dice("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.at("saloon")
    assert table.told("found_nothing")[-1] == {
        "seat": 0,
        "place": "saloon",
        "action": "look_for_a_victim",
    }
    assert table.state.won == [False] * 3


def test_dt_62_a_saloon_with_nothing_but_a_ranch_gives_nothing_to_who_passes() -> None:
    table = west("Q 9 9 9 9", "K K K A A", "Q Q 10 A A")
    table.bandits_are(top="J-4")
    table.gets(0, "elixir")
    table.lays_ranches(1, 1)
    table.at("saloon")
    table.answer(2, "act", "hire")
    table.everybody_passes()
    assert table.told("found_nothing")[-1]["seat"] == 0
    assert table.state.won == [False, False, True]


def test_dt_62_a_winner_stopped_by_marshall_may_visit() -> None:
    table = Town()
    table.has_dice("9 9 9 9 9", "K K K K K", "10 10 10 A A")
    table.gets(0, "marshall")
    table.at("sheriff")
    table.answer(0, "play", "marshall")
    table.everybody_passes()
    assert table.state.won == [False] * 3


def test_dt_62_money_from_even_split_is_not_won_at_a_place() -> None:
    table = Town()
    table.has_dice("10 10 9 9 9", "Q Q K K A", "J J K K A")
    table.state.bank = 8
    table.gets(2, "even-split")
    table.at("bank")
    table.plays(2, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 8, 12]
    assert table.state.won == [True, False, False]


def test_dt_62_money_from_nervous_joe_is_not_won_at_a_place_nor_is_insurances_card() -> None:
    table = west("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "insurance", "brute")
    table.stacks("nervous-joe")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes_to("theft")
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "pass")
    table.answer(0, "take", "brute")
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(1, "choose", 2)
    table.everybody_passes()
    assert table.state.dollars == [8, 12, 4]
    assert table.state.won == [True, False, False]


def test_dt_63_the_wire_needs_a_claim_in_hand_and_a_visit_is_optional() -> None:
    table = at_docs("9 10 9 9 J", "9 9 9 9 9", won=(1,))
    table.begin_at(doc_opens)
    assert table.choices(0) == [("store",), ("decline",)]
    assert table.refuse(0, "wire", ()).code == "wrong-claims"
    table.answer(0, "decline")
    assert table.told("declined")[-1] == {"seat": 0, "place": "doc-badluck"}


def test_dt_64_offers_received_are_not_won_and_a_prize_given_away_is() -> None:
    table = Town()
    table.has_dice("A A K K J", "10 10 J Q K", "10 10 J Q A")
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, share_dollars=3))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert table.state.dollars == [11, 8, 8]
    assert table.state.won == [False, True, False]


def test_dt_64_a_store_without_cards_gives_nothing() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.store_runs_out()
    table.at("general-store")
    assert table.told("found_nothing")[-1]["place"] == "general-store"
    assert not table.state.won[0]
    table.state.won = [False, True, True]
    table.begin_at(doc_opens)
    table.everybody_passes()
    assert table.told("found_nothing")[-1] == {"seat": 0, "place": "doc-badluck"}
    assert table.question is None


@pytest.mark.parametrize(("die", "remedy"), [("K", "dollars"), ("A", "nuggets")])
def test_dt_28_without_money_to_take_from_anybody_the_sheriff_is_not_asked(
    die: str, remedy: str
) -> None:
    five = " ".join([die] * 5)
    table = at_docs("9 9 J J J", five, five, won=(0,))
    table.state.dollars = table.state.nuggets = [0, 0, 0]
    table.begin_at(doc_opens)
    assert table.told("nothing_to_decide") == [{"place": "doc-badluck", "seats": (1, 2)}]
    assert [told["seat"] for told in table.told("found_nothing")] == [1, 2]
    assert table.question is None
    somebody = at_docs("9 9 J J J", five, five, won=(0,))
    somebody.state.dollars, somebody.state.nuggets = [1, 0, 0], [1, 0, 0]
    somebody.begin_at(doc_opens)
    somebody.nobody_offers()
    somebody.answer(0, "choose", 2)
    assert somebody.choices(2) == [(remedy,), ("decline",)]
    somebody.answer(2, remedy)
    assert somebody.choices(1) == [(remedy,), ("decline",)]


def test_wi_4_dt_28_money_of_a_guarded_player_cannot_be_taken() -> None:
    table = west("A A K K Q", "9 9 J J J", indians=True)
    table.state.won[1] = True
    table.state.guarded = 1
    table.begin_at(doc_opens)
    table.everybody_passes()
    assert table.choices(0) == [("store",), ("decline",)]
    assert table.refuse(0, "dollars").code == "nobody-has-any"
    assert table.refuse(0, "nuggets").code == "nobody-has-any"


def test_dt_60_a_sheriff_who_is_bribed_with_claims_while_the_order_is_set_may_wire_them() -> None:
    table = at_docs("9 9 9 10 10", "K K K A A", "K K A A A")
    table.gets(1, "claim-5", "claim-4")
    table.begin_at(doc_opens)
    assert table.told("doc_awaits")[-1]["seats"] == (0, 1, 2)
    table.answer(1, table.offer(1, outcome=1, cards=("claim-4", "claim-5")))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.nobody_offers()
    table.answer(0, "choose", 2)
    table.answer(1, "decline")
    table.answer(2, "decline")
    assert table.choices(0) == [("wire", ("claim-4", "claim-5")), ("decline",)]


def test_dt_82_an_elixir_does_not_fill_the_store_for_those_who_visit_before_it() -> None:
    table = at_docs("J J J J J", "9 9 9 9 9", "K K K K K", won=(1, 2))
    table.gets(1, "elixir")
    table.store_runs_out(seat=2)
    table.begin_at(doc_opens)
    table.plays(1, "play", "elixir")
    table.everybody_passes()
    assert table.told("nothing_to_decide") == [{"place": "doc-badluck", "seats": (0, 1)}]
    assert [told["seat"] for told in table.told("found_nothing")] == [0, 1]
    assert table.kinds()[-1] == "discarded"
