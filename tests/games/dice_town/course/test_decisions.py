"""Tests of the Sheriff's decisions (DT-21, DT-22, DT-25, DT-26) and of windows that leave no trace
(DT-27)."""

from __future__ import annotations

from fivecups.engine import Match, RandomChance, awaited
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.course.round import begin_round
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.records import wire

from ..town_scenario import Town, west


def tied_at_the_mine(seats: int = 3, sheriff: int = 0) -> Town:
    """Return a table at which seats 1 and 2 are tied at the Mine with two 9s each."""
    table = Town(seats, sheriff=sheriff)
    table.has_dice(
        *["A A K Q 10", "9 9 J Q K", "9 9 J Q A", "10 10 10 A A", "10 10 10 A A"][:seats]
    )
    return table


def test_dt_20_places_in_order_and_what_nobody_has_a_die_for_goes_to_nobody() -> None:
    table = Town(2)
    table.rolls("A A A A A", "K K K K K")
    table.begin_at(begin_round)
    table.answer(0, "keep", ("A",) * 5)
    table.answer(1, "keep", ("K",) * 5)
    assert [details["place"] for details in table.told("nobody_won")] == [
        "mine",
        "bank",
        "general-store",
        "saloon",
    ]
    assert [details["place"] for details in table.told("won")] == ["sheriff", "town-hall"]
    places = [
        event.data.get("place")
        for event in table.match.events
        if event.kind in ("nobody_won", "stagecoach_arrived", "won")
    ]
    assert places == [
        "mine",
        "bank",
        "stagecoach",
        "general-store",
        "saloon",
        "sheriff",
        "town-hall",
    ]


def test_dt_21_most_dice_win_and_the_sheriff_names_one_of_the_tied() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    table.nobody_offers()
    assert table.choices(0) == [("choose", 1), ("choose", 2), ("call",)]
    assert table.refuse(0, "choose", 0).code == "not-among-the-tied"
    table.answer(0, "choose", 2)
    assert table.state.nuggets == [0, 0, 2]


def test_dt_21_the_sheriff_may_name_himself() -> None:
    table = tied_at_the_mine(sheriff=1)
    table.at("mine")
    table.nobody_offers()
    table.answer(1, "choose", 1)
    assert table.state.nuggets == [0, 2, 0]


def test_dt_22_offers_are_sealed_shown_together_and_card_faces_to_the_sheriff_alone() -> None:
    table = tied_at_the_mine(4)
    table.gets(1, "brute", "claim-5")
    table.at("mine")
    assert table.answer(1, table.offer(1, outcome=1, dollars=3, cards=("brute", "claim-5"))) == []
    assert table.view(0).table.offers == ()
    table.answer(2, table.offer(2, outcome=2, dollars=2))
    table.answer(3, table.offer(3, outcome=1))
    assert len(table.told("offered")) == 2
    assert table.view(0).table.offers[0].cards == ("brute", "claim-5")
    assert table.view(2).table.offers[0].cards is None
    assert (table.view(2).table.offers[0].store, table.view(2).table.offers[0].claims) == (1, 1)
    assert table.view(0).table.players[1].known == ("brute", "claim-5")
    assert [event.data.get("cards") for event in table.events(0)] == [("brute", "claim-5"), ()]
    for seat in (2, 3, None):
        assert b"brute" not in wire(table.events(seat))
    table.answer(0, "choose", 1)
    assert table.events(1)[1].data["cards"] == ("brute", "claim-5")
    for seat in (2, 3, None):
        assert "bribed" in [event.kind for event in table.events(seat)]
        assert b"brute" not in wire(table.events(seat))


def test_dt_22_wired_claims_arrive_unwired_in_the_hand() -> None:
    table = tied_at_the_mine()
    table.wires(1, "claim-5")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, wired=("claim-5",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert table.state.wired[1] == ()
    assert table.hand(0) == ("claim-5",)


def test_dt_22_who_has_nothing_to_offer_is_not_asked() -> None:
    table = Town(3)
    table.has_dice("A A K Q 10", "K K K 9 9", "K K K 9 9")
    table.state.dollars[2] = 0
    table.at("sheriff")
    assert table.asked(2) == ["pass_in_advance"]
    assert table.asked(1)[0] == "make_offer"


def test_dt_25_better_offers_are_asked_for_once_and_may_only_be_raised() -> None:
    table = tied_at_the_mine()
    table.gets(1, "brute", "wanted")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, dollars=3, cards=("brute",)))
    table.answer(2, table.offer(2, outcome=2, dollars=4))
    table.answer(0, "call")
    assert table.refuse(1, table.offer(1, dollars=2)).code == "form-amount"
    assert table.refuse(1, table.offer(1, outcome=2)).code == "form-fields"
    assert table.refuse(1, table.offer(1, more_cards=("brute",))).code == "form-some-of"
    table.answer(1, table.offer(1, dollars=5, more_cards=("wanted",)))
    table.answer(2, table.offer(2))
    assert table.event("offered").rule == "DT-25"
    assert table.choices(0) == [("choose", 1), ("choose", 2)]
    assert table.refuse(0, "call").code == "called-already"
    table.answer(0, "choose", 1)
    assert table.state.dollars == [13, 3, 8]
    assert table.hand(0) == ("brute", "wanted")


def test_dt_25_who_has_offered_nothing_may_still_do_so_when_better_offers_are_asked_for() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    table.nobody_offers()
    table.answer(0, "call")
    refused = table.refuse(1, table.offer(1, outcome=2, share_nuggets=1))
    assert (refused.code, refused.rule, refused.data) == ("share-of-another", "DT-26", {"seat": 1})
    table.answer(1, table.offer(1, outcome=1, dollars=1))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert table.state.dollars == [9, 7, 8]


def test_dt_25_offers_on_another_outcome_lapse() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, dollars=3))
    table.answer(2, table.offer(2, outcome=2, dollars=4))
    table.answer(0, "choose", 2)
    assert table.state.dollars == [12, 8, 4]


def test_dt_26_a_share_of_what_the_place_pays_is_paid_right_after_it_as_far_as_it_goes() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    assert table.refuse(1, table.offer(1, outcome=2, share_nuggets=1)).code == "share-of-another"
    table.answer(1, table.offer(1, outcome=1, share_nuggets=4))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert table.told("paid_the_share") == [{"seat": 1, "receiver": 0, "dollars": 0, "nuggets": 2}]
    assert table.state.nuggets == [2, 0, 0]


def test_dt_26_the_share_is_paid_after_even_split() -> None:
    table = Town(3)
    table.has_dice("9 9 9 9 9", "10 10 J Q K", "10 10 J Q K")
    table.state.bank = 7
    table.gets(2, "even-split")
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, share_dollars=6))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.plays(2, "play", "even-split")
    table.everybody_passes()
    assert table.state.dollars == [12, 8, 11]


def test_dt_27_a_window_shows_nobody_whether_anyone_holds_the_card() -> None:
    views = []
    for card in ("even-split", "equipment-1"):
        table = Town(3)
        table.has_dice("10 10 9 9 9", "Q Q Q K K", "J J J K K")
        table.gets(2, card)
        table.at("bank")
        assert table.question == "play_or_pass"
        assert table.choices(2)[-1] == ("pass",)
        views.append([wire(table.view(seat)) for seat in (0, 1, None)])
        before = len(table.match.events)
        table.answer(2, "pass")
        views[-1].append(wire(table.events(0)))
        assert all(event.kind != "passed" for event in table.match.events[before:])
    assert views[0] == views[1]
    assert table.view(0).waiting is None


def test_dt_27_a_seat_that_passes_in_advance_can_only_pass_and_neither_content_nor_course_tells_the_others() -> (
    None
):
    seen_by_others = []
    for passes_in_advance in (False, True):
        table = Town(3)
        table.gets(2, "even-split")
        table.has_dice("10 10 9 9 9", "Q Q Q K K", "J J J K K")
        if passes_in_advance:
            before = wire(table.view(0))
            table.answer(2, "do_not_ask_me")
            assert (wire(table.view(0)), table.events(0)) == (before, [])
            assert table.view(2).table.passes_in_advance
        table.at("bank")
        assert table.question == "play_or_pass"
        seen = [(wire(table.view(seat)), wire(table.events(seat))) for seat in (0, 1, None)]
        if passes_in_advance:
            assert table.choices(2) == [("pass",)]
            assert table.refuse(2, "play", "even-split").code == "passes-in-advance"
        table.answer(2, "pass")
        seen_by_others.append(
            seen + [(wire(table.view(seat)), wire(table.events(seat))) for seat in (0, 1, None)]
        )
    assert seen_by_others[0] == seen_by_others[1]


def test_dt_27_passing_in_advance_answers_the_window_that_is_open() -> None:
    for first, second in (("do_not_ask_me", "pass"), ("pass", "do_not_ask_me")):
        table = Town(3)
        table.has_dice("10 10 9 9 9", "Q Q Q K K", "J J J K K")
        table.gets(1, "even-split")
        table.gets(2, "brute")
        table.at("bank")
        table.answer(1, first)
        assert (table.question, awaited(table.state)) == ("play_or_pass", (2,))
        assert table.asked(1) == ["pass_in_advance"]
        table.answer(2, second)
        assert table.question is None
        assert table.state.dollars == [11, 8, 8]


def test_dt_27_passing_in_advance_can_be_taken_back_and_ends_with_the_round() -> None:
    table = Town(2)
    table.answer(1, "do_not_ask_me")
    table.answer(1, "ask_me")
    assert not table.state.passes_in_advance[1]
    table.answer(1, "do_not_ask_me")
    table.begin_at(begin_round)
    assert not table.state.passes_in_advance[1]


def test_dt_28_a_tie_for_an_empty_bank_is_not_decided_and_nobody_pays() -> None:
    table = Town()
    table.has_dice("A A K Q 9", "10 10 J Q K", "10 10 J Q A")
    table.state.bank = 0
    table.at("bank")
    assert table.question is None
    assert table.told("nothing_to_decide") == [{"place": "bank", "seats": (1, 2)}]
    assert "asked_the_sheriff" not in table.kinds()
    assert table.state.won == [False] * 3


def test_dt_28_a_tie_at_the_saloon_is_decided_if_any_of_the_tied_could_rob_somebody() -> None:
    for owner, asked in ((None, None), (1, "make_offer"), (0, "make_offer")):
        table = Town()
        table.has_dice("A A K J 9", "Q Q 10 J K", "Q Q 10 J A")
        if owner is not None:
            table.gets(owner, "brute")
        table.at("saloon")
        assert table.question == asked


def test_dt_28_a_tie_at_a_store_without_cards_is_not_decided() -> None:
    table = Town()
    table.has_dice("A A K Q 9", "J J 10 Q K", "J J 10 Q A")
    table.store_runs_out(seat=0)
    table.at("general-store")
    assert table.told("nothing_to_decide")[-1]["place"] == "general-store"


def test_dt_28_visitors_without_a_remedy_are_not_put_in_order() -> None:
    table = Town()
    table.has_dice("A A A A A", "9 9 9 10 10", "10 10 10 9 9")
    table.state.won = [True, False, False]
    table.begin_at(doc_opens)
    table.everybody_passes()
    assert table.told("nothing_to_decide") == [{"place": "doc-badluck", "seats": (1, 2)}]
    assert "asked_the_sheriff" not in table.kinds()
    assert [told["seat"] for told in table.told("found_nothing")] == [1, 2]
    assert table.question is None


def test_dt_28_in_the_west_a_tie_is_decided_if_either_action_gives_something() -> None:
    for stagecoach, asked in ((0, None), (2, "make_offer")):
        table = west("A A K Q 9", "10 10 J Q K", "10 10 J Q A")
        table.state.bank, table.state.stagecoach = 0, stagecoach
        table.at("bank")
        assert table.question == asked


def test_dt_38_the_log_says_that_the_sheriff_stays_when_nobody_has_a_king() -> None:
    table = Town(3, sheriff=2)
    table.has_dice("9 9 9 9 9", "Q Q Q A A", "10 10 10 A A")
    table.at("sheriff")
    assert table.told("sheriff_stayed") == [{"seat": 2, "place": "sheriff"}]


def test_dt_21_a_place_without_a_second_is_decided_by_its_winner() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    assert table.told("asked_the_sheriff")[-1]["decision"] == "winner"


def test_dt_5_the_first_row_cites_the_setup() -> None:
    match = Match(DICE_TOWN, 3, {}, RandomChance(1))
    rows = [event for event in match.events if event.kind == "refilled_the_row"]
    assert [event.rule for event in rows] == ["DT-5"]
