"""Tests of the end of the game, and two games counted by hand (DT-65 to DT-69)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.course.end import count_up, points
from fivecups.games.dice_town.course.round import end_round, go_into_town
from fivecups.games.dice_town.state import DECK

from ..town_scenario import Town


def test_dt_65_the_game_ends_after_the_round_in_which_the_mine_is_empty() -> None:
    table = Town()
    table.state.mine = 1
    table.begin_at(end_round)
    assert not table.match.over
    table.state.mine = 0
    table.state.nuggets[0] = 30
    table.begin_at(end_round)
    assert table.match.over


def test_dt_65_the_game_ends_when_every_claim_has_an_owner() -> None:
    table = Town()
    table.claims_run_out(1)
    table.begin_at(end_round)
    assert not table.match.over
    table.state.row, table.state.wired[2] = (), table.state.row
    table.begin_at(end_round)
    assert table.match.over


def test_dt_66_a_point_a_nugget_and_each_full_two_dollars_five_for_the_badge() -> None:
    table = Town(2)
    table.state.dollars = [7, 1]
    table.state.nuggets = [3, 0]
    table.gets(1, "brute", "equipment-8", "claim-4")
    table.wires(1, "claim-2")
    assert points(table.state, 0) == {
        "nuggets": 3,
        "dollars": 3,
        "badge": 5,
        "equipment": 0,
        "claims": 0,
    }
    assert points(table.state, 1) == {
        "nuggets": 0,
        "dollars": 0,
        "badge": 0,
        "equipment": 8,
        "claims": 6,
    }
    table.begin_at(count_up)
    assert table.match.result is not None
    assert table.match.result.scores == (11, 14)
    assert table.match.result.winners == (1,)
    assert table.match.result.sources[1]["equipment"] == 8
    assert table.view(0).table.players[1].known == ("equipment-8", "brute", "claim-4")


def test_dt_67_among_equals_most_claims_win_wired_ones_too() -> None:
    table = Town(3)
    table.gets(1, "claim-5")
    table.wires(2, "claim-4", "claim-1")
    table.begin_at(count_up)
    assert table.match.result is not None
    assert table.match.result.scores == (9, 9, 9)
    assert table.match.result.winners == (2,)


def test_dt_67_then_the_sheriff_names_the_winner_and_can_be_swayed() -> None:
    table = Town(3)
    table.gets(1, "claim-5")
    table.wires(2, "claim-5")
    table.state.dollars = [8, 8, 8]
    table.begin_at(count_up)
    assert table.question == "make_offer"
    assert table.told("asked_the_sheriff")[-1]["decision"] == "game"
    promised = table.offer(2, outcome=2, share_dollars=1)
    assert table.refuse(2, promised).data["high"] == 0, "the game pays nothing to be shared"
    table.answer(2, table.offer(2, outcome=2, dollars=8))
    table.nobody_offers()
    assert table.choices(0) == [("choose", 1), ("choose", 2), ("call",)]
    table.answer(0, "choose", 2)
    assert table.match.result is not None
    assert table.match.result.winners == (2,)
    assert table.state.dollars == [16, 8, 0]
    assert table.match.result.scores == (9, 9, 9)


def test_dt_67_the_count_is_shown_before_the_offers() -> None:
    table = Town(3)
    table.gets(1, "claim-5", "brute")
    table.wires(2, "claim-5")
    table.begin_at(count_up)
    assert [told["score"] for told in table.told("counted")] == [9, 9, 9]
    assert [told["claims"] for told in table.told("counted")] == [0, 1, 1]
    assert table.view(2).table.players[1].known == ("brute", "claim-5")
    assert "ended" not in table.kinds()


@pytest.mark.parametrize(
    ("mine", "claims", "reason"), [(0, True, "mine"), (4, False, "claims"), (0, False, "both")]
)
def test_dt_65_the_log_says_why_the_game_is_over(mine: int, claims: bool, reason: str) -> None:
    table = Town(3)
    table.state.mine = mine
    if not claims:
        table.state.wired[0] += table.state.row + table.state.claims[DECK]
        table.state.row, table.state.claims[DECK] = (), ()
    table.begin_at(end_round)
    kinds = [event.kind for event in table.latest]
    assert table.told("game_over") == [{"reason": reason}]
    assert kinds.index("game_over") < kinds.index("counted") < kinds.index("ended")


def test_dt_67_the_sheriff_may_name_himself() -> None:
    table = Town(2)
    table.state.dollars = [0, 10]
    table.begin_at(count_up)
    table.nobody_offers()
    assert table.choices(0) == [("choose", 0), ("choose", 1), ("call",)]


def test_dt_68_the_golden_count() -> None:
    table = Town(2)
    table.state.nuggets[0] = 6
    table.state.dollars[0] = 7
    table.gets(0, "equipment-3", "equipment-5", "equipment-2", "claim-2", "claim-1")
    table.wires(0, "claim-5", "claim-4")
    assert sum(points(table.state, 0).values()) == 36


def test_dt_69_the_golden_round() -> None:
    table = Town(5, sheriff=0)
    table.has_dice("9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J")
    table.state.bank = 6
    table.state.stagecoach = 4
    table.gets(4, "claim-5", "claim-5", "claim-1")
    table.lays_row("claim-3", "claim-4", "claim-2")
    table.stacks("brute", "equipment-8", "wanted", "cheater")
    table.begin_at(go_into_town)
    s = table.state
    assert (s.nuggets[0], s.mine) == (3, 27)
    assert (s.dollars[1], s.bank) == (14, 4)
    assert sorted(card for _, card in table.choices(2)) == [
        "brute",
        "cheater",
        "equipment-8",
        "wanted",
    ]
    table.answer(2, "take", "equipment-8")
    table.picks(0, 0, 0)
    table.answer(3, "rob", 4, 0, 3)
    table.answer(3, "take", "claim-1")
    table.everybody_passes()
    assert table.state.sheriff == 1
    assert table.told("took_claims")[-1] == {
        "seat": 2,
        "place": "town-hall",
        "cards": ("claim-3", "claim-4"),
    }
    assert table.state.visitors == (4,)
    table.answer(4, "wire", ("claim-5", "claim-5"))
    assert names(table.state.wired[4]) == ("claim-5", "claim-5")
