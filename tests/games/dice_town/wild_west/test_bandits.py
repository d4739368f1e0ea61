"""Tests of Wild West: hired and wanted Bandits (WW-30 to WW-34)."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from fivecups.engine import RandomChance, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import BANDIT_NUMBER
from fivecups.games.dice_town.components import BANDITS, bandits
from fivecups.games.dice_town.decisions.offer_parts import any_of
from fivecups.games.dice_town.dice.cups import roll_for_the_last_time, roll_under_cups
from fivecups.games.dice_town.state import shown
from fivecups.games.dice_town.wild_west.bandits import ways_to_send
from fivecups.games.dice_town.wild_west.chase import catches

from ..town_scenario import Town, faces, west


def west_rolls(*kept: str, sheriff: int = 0) -> Town:
    table = Town(len(kept), sheriff=sheriff, wild_west=True)
    table.state.kept = [faces(dice) for dice in kept]
    return table


def test_ww_30_two_bandits_for_each_face_with_bounties_of_four_and_six_dollars() -> None:
    assert Counter(bandit.face for bandit in BANDITS) == dict.fromkeys(range(1, 7), 2)
    looks = [(bandit.face, bandit.bounty) for bandit in BANDITS]
    assert looks == [(face, bounty) for face in range(1, 7) for bounty in (4, 6)]
    assert len(BANDIT_NUMBER) == 12


def test_ww_30_bandits_that_look_alike_are_still_two(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = bandits((5, 5))
    assert len({bandit.name for bandit in twins}) == 12
    numbers = {bandit.name: number for number, bandit in enumerate(twins)}
    for module in list(sys.modules.values()):
        if module.__name__.startswith("fivecups.games.dice_town"):
            for name, value in (("BANDITS", twins), ("BANDIT_NUMBER", numbers)):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, value)
            for names in (ways_to_send, catches, any_of):
                if hasattr(module, names.__name__):
                    monkeypatch.setattr(module, names.__name__, names.__wrapped__)
    caught = 0
    for seed in range(4):
        state = DICE_TOWN.start(4, {"wild_west": True}, RandomChance(seed))
        before = DICE_TOWN.totals(state)
        play_out(state, RandomChance(seed))
        assert DICE_TOWN.totals(state) == before
        caught += sum(map(len, state.caught))
    assert caught


def test_ww_30_every_single_bandit_is_counted() -> None:
    table = west("Q Q 9 9 9", "J J J J J", "A A A K K")
    before = DICE_TOWN.totals(table.state)
    table.state.caught[0] = table.state.wanted
    assert DICE_TOWN.totals(table.state) != before


def test_ww_30_a_hired_bandit_lies_open_and_cannot_be_stolen() -> None:
    table = west("Q Q 9 9 9", "J J J J J", "A A A K K")
    table.bandits_are(hired={1: "J-4"}, top="9-4")
    table.gets(1, "brute")
    assert table.view(2).table.players[1].hired == ("J-4",)
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    assert table.choices(0) == [("rob", 1, 1, 0), ("decline",)]


def test_ww_31_three_dice_left_and_a_j_bandit_two_are_set_the_third_is_rolled() -> None:
    table = west_rolls("9 9", "A A A A")
    table.bandits_are(hired={0: "J-4"}, wanted="Q-4")
    table.begin_at(roll_under_cups)
    assert table.choices(0) == [("send", ("J-4",)), ("send", ("J-4", "J-4")), ("pass",)]
    refusal = table.refuse(0, "send", ("J-4",) * 3)
    assert refusal.code == "cannot-send"
    assert refusal.data == {"bandits": ("J-4",), "count": 3, "most": 2}
    table.rolls("K", "Q")
    table.answer(0, "send", ("J-4", "J-4"))
    assert shown(table.state.kept[0]) == ("9", "9", "J", "J")
    assert shown(table.state.cups[0]) == ("K",)
    assert table.view(1).table.wanted == ("J-4", "Q-4")
    assert table.view(1).table.players[0].hired == ()


def test_ww_31_set_dice_are_free_and_do_not_use_up_the_free_keep() -> None:
    table = west_rolls("", "")
    table.bandits_are(hired={0: "J-4"})
    table.begin_at(roll_under_cups)
    table.rolls("K Q 9", "Q Q Q Q Q")
    table.answer(0, "send", ("J-4", "J-4"))
    table.answer(0, "keep", ("K",))
    table.answer(1, "keep", ("Q",))
    assert table.state.dollars == [8, 8]
    assert shown(table.state.kept[0]) == ("J", "J", "K")


def test_ww_31_a_bandits_die_cannot_be_turned_by_the_cheater() -> None:
    table = west_rolls("", "")
    table.bandits_are(hired={0: "J-4"})
    table.gets(0, "cheater")
    table.begin_at(roll_under_cups)
    table.rolls("K Q 9", "Q Q Q Q Q")
    table.answer(0, "send", ("J-4", "J-4"))
    table.answer(0, "keep", ("K",))
    table.answer(1, "keep", ("Q",))
    assert {answer[1] for answer in table.choices(0) if answer[0] == "cheat"} == {"K"}


def test_ww_31_several_bandits_at_once_clockwise_from_the_sheriff_each_player_once() -> None:
    table = west_rolls("9 9", "A A", "9 9 9 9 9", sheriff=1)
    table.bandits_are(hired={0: "9-4", 1: "J-4 K-6", 2: "A-4"})
    table.begin_at(roll_under_cups)
    assert table.state.askings[-1].seats == (1,)
    assert len(table.choices(1)) == 2 + 3 + 2 + 1
    table.answer(1, "send", ("J-4", "K-6", "K-6"))
    assert table.state.askings[-1].seats == (0,)
    table.answer(0, "pass")
    assert table.question == "keep_dice"
    assert shown(table.state.kept[1]) == ("J", "K", "K", "A", "A")
    assert table.told("sent_bandits")[-1] == {
        "seat": 1,
        "bandits": ("J-4", "K-6"),
        "dice": ("J", "K", "K"),
    }


def test_ww_31_also_before_the_last_roll() -> None:
    table = west_rolls("9 9", "A A A A A")
    table.bandits_are(hired={0: "9-4"})
    table.begin_at(roll_for_the_last_time)
    table.rolls("K")
    table.answer(0, "send", ("9-4", "9-4"))
    assert shown(table.state.kept[0]) == ("9", "9", "9", "9", "K")
    assert table.told("last_rolled")[-1]["dice"] == ("K",)


def test_ww_31_who_has_no_die_left_to_roll_pays_nothing() -> None:
    table = west_rolls("9 9 9", "A A")
    table.bandits_are(hired={0: "9-4"})
    table.begin_at(roll_under_cups)
    table.rolls("", "K Q J")
    table.answer(0, "send", ("9-4", "9-4"))
    assert "keep_dice" not in table.asked(0)
    table.rolls("9 9")
    table.answer(1, "keep", ("K",))
    assert table.state.dollars == [8, 8]


def test_ww_32_a_hand_completed_by_a_bandit_does_not_end_the_phase_at_once() -> None:
    table = west_rolls("9 9 9", "A A")
    table.bandits_are(hired={0: "9-4"})
    table.begin_at(roll_under_cups)
    table.rolls("", "K Q J")
    table.answer(0, "send", ("9-4", "9-4"))
    assert table.question == "keep_dice"
    assert table.state.last_roll is False
    table.rolls("9 9")
    table.answer(1, "keep", ("K",))
    assert table.state.last_roll
    assert shown(table.state.kept[1]) == ("9", "9", "K", "A", "A")
    assert "dice_set" in table.kinds()


def test_ww_32_when_bandits_complete_all_hands_nobody_rolls() -> None:
    table = west_rolls("9 9 9", "A A A")
    table.bandits_are(hired={0: "9-4", 1: "A-4"})
    table.begin_at(roll_under_cups)
    table.answer(0, "send", ("9-4", "9-4"))
    table.answer(1, "send", ("A-4", "A-4"))
    assert [hand["dice"] for hand in table.told("final_hand")] == [("9",) * 5, ("A",) * 5]
    assert table.state.dollars == [8, 8]


def test_ww_33_the_golden_chase_one_bandit_with_a_nine_is_caught_and_the_hand_stands() -> None:
    table = west("K K K J A", "9 9 9 9 9", "J J J Q Q")
    table.bandits_are(wanted="9-4 9-6 K-4")
    table.at("sheriff")
    table.rolls("9 Q Q")
    table.answer(0, "act", "chase")
    assert table.told("chased")[-1]["dice"] == ("9", "Q", "Q")
    assert table.choices(0) == [("catch", ("9-4",)), ("catch", ("9-6",))]
    assert table.refuse(0, "catch", ("9-4", "9-6")).code == "not-caught-by-the-dice"
    assert table.state.visit.chase_dice == (), "the throw is over"
    table.answer(0, "catch", ("9-6",))
    assert table.view(1).table.players[0].caught == ("9-6",)
    assert table.view(1).table.wanted == ("9-4", "K-4")
    assert shown(table.state.kept[0]) == ("J", "K", "K", "K", "A")


def test_ww_33_a_die_catches_one_at_most_and_dice_beyond_the_wanted_catch_nobody() -> None:
    table = west("K K K J A", "9 9 9 9 9", "J J J Q Q")
    table.bandits_are(wanted="9-4 9-6 K-4")
    table.at("sheriff")
    table.rolls("9 9 9")
    table.answer(0, "act", "chase")
    assert table.told("caught")[-1]["bandits"] == ("9-4", "9-6")
    assert table.question is None


def test_ww_34_caught_bandits_have_no_power_over_dice() -> None:
    table = west_rolls("9 9", "A A")
    table.state.caught[0] = (BANDIT_NUMBER["9-4"],)
    table.bandits_are()
    table.begin_at(roll_under_cups)
    assert table.question == "keep_dice"
