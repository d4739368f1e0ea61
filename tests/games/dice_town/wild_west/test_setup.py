"""Tests of Wild West: components and setup (WW-1 to WW-5), the length of a game (WW-28) and the
count (WW-34, WW-40)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.engine import RandomChance, Refused, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import (
    BANDIT_NUMBER,
    CARD,
    RIVER_CARD,
    bandit_names,
    bandits_named,
    names,
)
from fivecups.games.dice_town.components import BANDITS, STORE_CARDS
from fivecups.games.dice_town.course.end import count_up, points
from fivecups.games.dice_town.state import BOX, DECK
from fivecups.games.dice_town.store_cards.windows import EFFECTS

from ..town_scenario import Town, west

WEST = {"wild_west": True}


def test_ww_1_two_to_six_players_and_what_is_added() -> None:
    for seats in range(2, 7):
        assert Town(seats, **WEST).state.seats == seats
    with pytest.raises(Refused):
        DICE_TOWN.settings(7, WEST)
    editions = Counter(card.edition for card in STORE_CARDS for _ in range(card.count))
    assert editions == {"base": 19, "wild-west": 10, "indians": 1}
    assert (len(RIVER_CARD), len(BANDITS)) == (12, 12)


def test_ww_1_every_new_card_that_is_played_has_an_effect() -> None:
    assert all(card.effect in EFFECTS for card in STORE_CARDS if card.when != "never")


def test_ww_2_ranches_are_among_the_claims_and_new_cards_in_the_store() -> None:
    s = Town(3, **WEST).state
    assert names(s.claims[DECK] + s.row).count("ranch") == 10
    assert len(s.claims[DECK] + s.row) == 35
    assert len(s.store[DECK]) == 29
    assert names(Town(3, **WEST, indians=True).state.store[DECK]).count("smoke-signals") == 1


def test_ww_3_forty_nuggets_three_dollars_in_the_bank_two_in_the_stagecoach() -> None:
    for seats in (3, 6):
        s = Town(seats, **WEST).state
        assert (s.mine, s.bank, s.stagecoach, s.dollars) == (40, 3, 2, [8] * seats)
        assert DICE_TOWN.totals(s)["dollars"] == 8 * seats + 5


def test_ww_4_river_and_bandits_are_shuffled_and_two_bandits_are_wanted() -> None:
    first, other = (DICE_TOWN.start(3, WEST, RandomChance(seed)) for seed in (1, 2))
    assert first.river != other.river
    assert first.bandits != other.bandits
    assert (len(first.wanted), len(first.bandits), len(first.river)) == (2, 10, 12)
    view = DICE_TOWN.view(first, 0).table
    assert view.top_bandit == bandit_names(first.bandits[-1:])
    assert view.wanted == bandit_names(first.wanted)
    assert (view.river, view.known_river) == (12, ())


def test_ww_5_with_two_players_ten_claims_leave_unseen_and_thirty_nuggets_are_used() -> None:
    table = Town(2, **WEST)
    s = table.state
    assert s.mine == 30
    assert len(s.claims[BOX]) == 10
    assert len(s.claims[DECK] + s.row) == 25
    worlds = {DICE_TOWN.redeal(s, 0, RandomChance(seed)).claims[BOX] for seed in range(20)}
    assert len(worlds) > 10
    assert Town(3, **WEST).state.claims[BOX] == ()


@pytest.mark.parametrize(("seats", "most"), [(2, 25), (3, 35), (6, 35)])
def test_ww_28_every_round_takes_a_claim_so_that_a_game_has_at_most_35_rounds_or_25(
    seats: int, most: int
) -> None:
    for seed in range(8):
        s = DICE_TOWN.start(seats, WEST, RandomChance(seed))
        assert len(s.claims[DECK] + s.row) == most
        play_out(s, RandomChance(seed))
        owned = sum(len(s.claims[seat] + s.wired[seat] + s.ranches[seat]) for seat in range(seats))
        assert s.round <= owned <= most


def test_ww_34_bounties_are_dollars_before_they_are_halved_and_hired_bandits_give_nothing() -> None:
    table = west("9 9 9 9 9", "9 9 9 9 9", sheriff=1)
    table.state.caught[0] = (BANDIT_NUMBER["9-4"], BANDIT_NUMBER["K-6"])
    table.bandits_are(hired={1: "J-6"})
    table.state.dollars = [7, 7]
    assert points(table.state, 0)["dollars"] == (7 + 10) // 2
    assert points(table.state, 1)["dollars"] == 3


def test_ww_40_four_ranches_are_worth_ten_points() -> None:
    table = west("9 9 9 9 9", "9 9 9 9 9", "9 9 9 9 9")
    for points_so_far in (1, 3, 6, 10):
        table.lays_ranches(1, 1)
        assert points(table.state, 1)["ranches"] == points_so_far


def test_ww_26_a_ranch_is_a_claim_for_the_tie_break() -> None:
    table = west("9 9 9 9 9", "9 9 9 9 9", "9 9 9 9 9")
    table.state.dollars = [0, 12, 10]
    table.lays_ranches(2, 1)
    table.begin_at(count_up)
    assert table.match.result is not None
    assert table.match.result.scores == (5, 6, 6)
    assert table.match.result.winners == (2,)


def test_ww_60_cattle_is_worth_seven_and_never_played() -> None:
    assert worth("cattle") == 7


def test_ww_61_winchester_is_worth_six_and_never_played() -> None:
    assert worth("winchester") == 6


def test_ww_62_the_mule_is_worth_a_point_for_each_store_card_itself_too() -> None:
    assert worth("mule") == 1
    assert worth("mule", "brute", "wanted") == 3


def test_ww_63_the_dog_is_worth_two_points_for_each_bandit_caught() -> None:
    assert worth("dog") == 0
    assert worth("dog", caught=3) == 6


def test_ww_63_a_bandit_that_was_caught_by_another_player_counts_too() -> None:
    """A caught Bandit that was offered to the Sheriff lies in front of the Sheriff (WW-17)."""
    table = west("9 9 9 9 9", "10 10 K K A", "10 10 Q Q A")
    table.gets(0, "dog")
    table.state.caught[1] = bandits_named(("9-4",))
    table.state.bandits = tuple(b for b in table.state.bandits if b not in table.state.caught[1])
    table.state.bank = 5
    table.at("bank")
    table.answer(1, table.offer(1, outcome=1, bandits=("9-4",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    assert points(table.state, 0)["equipment"] == 2
    assert points(table.state, 1)["equipment"] == 0


def worth(card: str, *others: str, caught: int = 0) -> int:
    """Return the points of a card in a hand, and check that it has no moment at which it could be
    played."""
    assert CARD[card].when == "never"
    table = west("9 9 9 9 9", "9 9 9 9 9")
    table.state.caught[0] = tuple(range(caught))
    table.gets(0, card, *others)
    return points(table.state, 0)["equipment"]


def test_ww_1_the_whole_box_is_counted_once() -> None:
    table = Town(3, wild_west=True, indians=True)
    counted = DICE_TOWN.totals(table.state)
    assert {counted[f"bandit-{bandit.name}"] for bandit in BANDITS} == {1}
    assert {counted[card.name] - card.count for card in STORE_CARDS} == {0}
    assert counted["river"] == len(RIVER_CARD)
    assert (counted["dollars"], counted["nuggets"]) == (3 * 8 + 5, 40)
