"""Tests of Phase I (DT-10 to DT-19)."""

from __future__ import annotations

from fivecups.games.dice_town.dice.cups import roll_for_the_last_time, roll_under_cups
from fivecups.games.dice_town.state import shown

from ..town_scenario import Town, faces


def rolled(*rolls: str, seats: int = 2, sheriff: int = 0, dollars: int = 8) -> Town:
    """Return a table at which all players have just rolled these dice."""
    table = Town(seats, sheriff=sheriff)
    table.state.dollars = [dollars] * seats
    table.rolls(*rolls)
    return table


def begin(table: Town) -> Town:
    table.begin_at(roll_under_cups)
    return table


def test_dt_10_all_roll_under_cups_that_only_the_owner_looks_under() -> None:
    table = begin(rolled("9 10 J Q K", "A A A A A"))
    assert table.view(0).table.cup == ("9", "10", "J", "Q", "K")
    assert table.view(1).table.cup == ("A", "A", "A", "A", "A")
    assert table.view(None).table.cup == ()
    assert [player.under_cup for player in table.view(0).table.players] == [5, 5]
    assert [event.data["dice"] for event in table.events(1)] == [("A",) * 5]


def test_dt_11_keeps_are_secret_until_all_are_in_and_then_set_for_the_round() -> None:
    table = begin(rolled("9 9 J Q K", "A A 9 9 9"))
    assert table.answer(0, "keep", ("9", "9")) == []
    assert table.view(1).table.players[0].fresh == ()
    table.rolls("10 10 10", "K K K K")
    table.answer(1, "keep", ("A",))
    assert [details["dice"] for details in table.told("revealed")] == [("9", "9"), ("A",)]
    assert [shown(dice) for dice in table.state.kept] == [("9", "9"), ("A",)]
    assert [shown(cup) for cup in table.state.cups] == [("10",) * 3, ("K",) * 4]
    assert table.refuse(0, "keep", ("9",)).code == "dice-not-there"


def test_dt_12_one_die_is_free_each_further_one_and_none_cost_a_dollar() -> None:
    table = begin(rolled("Q Q Q Q 9", "A K Q J 10", "A K Q J 10", seats=3))
    table.answer(0, "keep", ("Q", "Q", "Q", "Q"))
    table.answer(1, "keep", ("A",))
    table.answer(2, "keep", ())
    assert table.state.dollars == [5, 8, 7]
    assert table.state.stagecoach == 4


def test_dt_13_no_credit() -> None:
    table = begin(rolled("Q Q Q Q 9", "A K Q J 10", dollars=1))
    assert max(len(dice) for _, dice in table.choices(0)) == 2
    assert table.refuse(0, "keep", ("Q", "Q", "Q")).code == "cannot-pay"
    poor = begin(rolled("Q Q Q Q 9", "A K Q J 10", dollars=0))
    assert {len(dice) for _, dice in poor.choices(0)} == {1}
    assert poor.refuse(0, "keep", ()).code == "cannot-pay-for-none"


def test_dt_13_a_holder_of_the_brute_may_keep_more_and_must_then_play_it() -> None:
    table = rolled("Q Q Q Q 9", "A K Q J 10", dollars=0)
    table.gets(0, "brute")
    begin(table)
    table.answer(0, "keep", ("Q", "Q", "Q"))
    table.answer(1, "keep", ("A",))
    assert table.choices(0, "play_or_pass") == [("play", "brute")]
    assert table.refuse(0, "pass").code == "must-play"
    table.answer(0, "play", "brute")
    assert shown(table.state.kept[0]) == ("Q", "Q", "Q")
    assert table.state.stagecoach == 0


def test_dt_13_who_passes_in_advance_still_plays_the_brute_that_he_has_to() -> None:
    table = rolled("Q Q Q Q 9", "A K Q J 10", dollars=0)
    table.gets(0, "brute")
    begin(table)
    table.answer(0, "do_not_ask_me")
    table.answer(0, "keep", ("Q", "Q", "Q"))
    table.answer(1, "keep", ("A",))
    assert table.choices(0) == [("play", "brute")]
    table.answer(0, "play", "brute")
    assert table.event("played").data["card"] == "brute"
    assert shown(table.state.kept[0]) == ("Q", "Q", "Q")


def test_dt_13_nobody_is_told_of_the_brute_before_the_reveal() -> None:
    table = rolled("Q Q Q Q 9", "A K Q J 10", dollars=0)
    table.gets(0, "brute")
    begin(table)
    before = table.view(1)
    table.answer(0, "keep", ("Q", "Q", "Q"))
    after = table.view(1)
    assert (before.table, before.asks) == (after.table, after.asks)
    table.answer(1, "keep", ("A",))
    assert table.view(1).table.players[0].must_play_brute
    assert table.view(1).table.players[0].known == ("brute",)


def test_dt_14_five_set_dice_bring_one_last_free_roll_for_the_others() -> None:
    table = begin(rolled("Q Q Q Q Q", "A K Q J 10"))
    table.answer(0, "keep", ("Q",) * 5)
    table.rolls("9 9 9 9")
    table.answer(1, "keep", ("A",))
    assert shown(table.state.kept[1]) == ("9", "9", "9", "9", "A")
    assert table.state.dollars == [4, 8]
    assert table.told("dice_set") == [{}]
    assert table.told("final_hand") == [
        {"seat": 0, "dice": ("Q",) * 5, "hand": "five"},
        {"seat": 1, "dice": ("9", "9", "9", "9", "A"), "hand": "four"},
    ]
    assert table.question is None


def test_dt_15_a_last_die_may_be_refused_for_a_dollar() -> None:
    table = Town(2)
    table.state.kept = [faces("9 9 9 9"), faces("A A A A")]
    table.rolls("10", "K")
    begin(table)
    assert table.choices(0) == [("keep", ()), ("keep", ("10",))]
    table.rolls("9", "A")
    table.answer(0, "keep", ())
    table.answer(1, "keep", ())
    assert table.state.stagecoach == 2
    assert table.question == "keep_dice"
    assert [shown(cup) for cup in table.state.cups] == [("9",), ("A",)]


def test_dt_16_cards_are_played_clockwise_from_the_sheriff_until_all_pass() -> None:
    table = rolled("9 9 J Q K", "9 9 J Q K", "9 9 J Q K", seats=3, sheriff=1)
    for seat, card in ((0, "cheater"), (1, "brute"), (2, "cheater")):
        table.gets(seat, card)
    begin(table)
    for seat in range(3):
        table.answer(seat, "keep", ("9", "9"))
    table.answer(0, "cheat", "9", "A")
    table.answer(2, "cheat", "9", "K")
    table.answer(1, "pass")
    assert [details["seat"] for details in table.told("played")] == [2]
    table.everybody_answers({0: ("pass",), 1: ("pass",)})
    table.everybody_answers({0: ("cheat", "9", "A"), 1: ("play", "brute")})
    table.everybody_passes_once()
    assert [details["seat"] for details in table.told("played")] == [2, 0]
    table.everybody_answers({1: ("play", "brute"), 2: ("pass",)})
    table.everybody_passes()
    assert [details["seat"] for details in table.told("played")] == [2, 0, 1]
    assert table.question == "keep_dice"


def test_dt_16_the_last_roll_is_a_reveal_too() -> None:
    table = Town(2)
    table.gets(1, "cheater")
    table.state.kept = [faces("9 9 9 9 9"), faces("A A A")]
    table.rolls("10 K")
    table.begin_at(roll_for_the_last_time)
    assert table.question == "play_or_pass"
    table.answer(1, "cheat", "10", "A")
    table.everybody_passes()
    assert shown(table.state.kept[1]) == ("K", "A", "A", "A", "A")


def test_dt_17_cups_up_cards_payment_then_the_check() -> None:
    table = rolled("9 9 9 9 9", "10 J Q K A")
    table.gets(0, "cheater")
    begin(table)
    table.answer(0, "keep", ("9",) * 5)
    table.answer(1, "keep", ("A",))
    assert table.state.stagecoach == 0
    table.answer(0, "cheat", "9", "10")
    table.everybody_passes()
    wanted = ("revealed", "played", "turned", "paid", "last_rolled")
    order = [kind for kind in table.kinds() if kind in wanted]
    assert order[-6:] == ["revealed", "revealed", "played", "turned", "paid", "last_rolled"]


def test_dt_18_dice_not_kept_are_never_shown_but_the_last_roll_is_open() -> None:
    table = begin(rolled("9 9 J Q K", "A A 9 10 10"))
    table.answer(0, "keep", ("9", "9"))
    table.answer(1, "keep", ("A",))
    spectator = [event.data for event in table.events(None)]
    assert all(details.get("dice") in (None, ("9", "9"), ("A",)) for details in spectator)
    table.state.kept = [faces("9 9 9 9 9"), faces("A A A")]
    table.rolls("10 K")
    table.begin_at(roll_for_the_last_time)
    assert [event.data["dice"] for event in table.events(None) if event.kind == "last_rolled"] == [
        ("10", "K")
    ]


def test_dt_19_clockwise_from_the_sheriff_begins_with_the_sheriff() -> None:
    table = begin(rolled("9 9 J Q K", "9 9 J Q K", "9 9 J Q K", seats=3, sheriff=2))
    for seat in range(3):
        table.answer(seat, "keep", ("9", "9"))
    assert [details["seat"] for details in table.told("paid")] == [2, 0, 1]
