"""Tests of the components and the setup (DT-1 to DT-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from fivecups.engine import RandomChance, Refused, play_out
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.components import IMMEDIATELY, STORE_CARDS, StoreCard
from fivecups.games.dice_town.state import DECK, HANDS
from fivecups.games.dice_town.store_cards.windows import EFFECTS

from ..town_scenario import Town


def test_dt_1_two_to_five_players_with_five_dice_each() -> None:
    for seats in range(2, 6):
        assert [len(cup) for cup in Town(seats).state.cups] == [5] * seats
    with pytest.raises(Refused) as refused:
        DICE_TOWN.settings(6)
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.data) == ("DT-1", {"seats": 6, "high": 5})


def test_there_is_a_zone_for_every_hand_and_none_more() -> None:
    assert max(DICE_TOWN.seat_counts) == HANDS


def test_dt_2_nineteen_store_cards_and_five_claims_of_each_value() -> None:
    s = Town().state
    store = Counter(names(s.store[DECK]))
    assert sum(store.values()) == 19
    assert sum(count for name, count in store.items() if name.startswith("equipment")) == 6
    assert Counter(names(s.claims[DECK] + s.row)) == {f"claim-{value}": 5 for value in range(1, 6)}


def test_dt_2_every_card_that_is_played_has_an_effect() -> None:
    assert all(
        card.effect in EFFECTS
        for card in STORE_CARDS
        if card.edition == "base" and card.when != "never"
    )


@pytest.mark.parametrize("seats", range(2, 6))
def test_dt_3_the_economy_is_closed(seats: int) -> None:
    s = DICE_TOWN.start(seats, None, RandomChance(seats))
    totals = DICE_TOWN.totals(s)
    assert totals["dollars"] == 8 * seats + 3
    assert totals["nuggets"] == 30
    play_out(s, RandomChance(1))
    assert DICE_TOWN.totals(s) == totals


def test_dt_5_decks_are_shuffled_and_three_claims_lie_open() -> None:
    first, other = (DICE_TOWN.start(3, None, RandomChance(seed)) for seed in (1, 2))
    assert first.store[DECK] != other.store[DECK]
    assert len(first.row) == 3
    assert len(first.claims[DECK]) == 22
    table = Town()
    assert table.view(None).table.row == names(table.state.row)


def test_dt_6_eight_dollars_each_thirty_nuggets_three_dollars_in_the_bank() -> None:
    s = Town(4).state
    assert (s.dollars, s.mine, s.bank, s.stagecoach) == ([8] * 4, 30, 3, 0)


def test_dt_7_the_host_picks_the_first_sheriff_or_lots_are_drawn() -> None:
    assert Town(3, sheriff=2).state.sheriff == 2
    assert {DICE_TOWN.start(3, None, RandomChance(seed)).sheriff for seed in range(20)} == {0, 1, 2}
    with pytest.raises(Refused) as refused:
        DICE_TOWN.settings(3, {"first_sheriff": 3})
    assert refused.value.refusal.code == "no-such-first-sheriff"


def test_dt_8_hands_are_private_all_else_is_public() -> None:
    table = Town()
    table.gets(1, "brute", "claim-4")
    table.wires(1, "claim-2")
    own, other = table.view(1).table, table.view(0).table
    assert own.hand == ("brute", "claim-4")
    assert (other.players[1].store, other.players[1].claims, other.players[1].known) == (1, 1, ())
    assert other.players[1].wired == ("claim-2",)
    assert (other.players[1].dollars, other.players[1].nuggets) == (8, 0)


def test_dt_9_cards_drawn_at_the_store_are_seen_by_the_drawer_alone() -> None:
    table = Town()
    table.has_dice("J J 9 9 9", "Q Q K K A", "10 10 10 A A")
    table.stacks("brute", "wanted")
    table.at("general-store")
    assert table.choices(0) == [("take", "brute"), ("take", "wanted")]
    assert [event.data.get("cards") for event in table.events(1) if event.kind == "drew"] == [None]
    table.answer(0, "take", "brute")
    assert [event.data.get("card") for event in table.events(0) if event.kind == "kept_a_card"] == [
        "brute"
    ]
    assert [event.data.get("card") for event in table.events(1) if event.kind == "kept_a_card"] == [
        None
    ]
    assert table.view(0).table.known_discards == ("wanted",)
    assert table.view(1).table.known_discards == ()


def test_dt_9_a_victim_knows_what_he_lost_all_others_see_its_back() -> None:
    table = Town()
    table.has_dice("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.gets(1, "brute", "wanted", "claim-1")
    table.at("saloon")
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(0, "take", "brute")
    stolen = {
        seat: next(event.data for event in table.events(seat) if event.kind == "stole")
        for seat in (0, 1, 2)
    }
    assert stolen[0]["card"] == stolen[1]["card"] == "brute"
    assert "card" not in stolen[2]
    assert (stolen[2]["store"], stolen[2]["claims"]) == (1, 0)
    assert table.view(1).table.players[0].known == ("brute",)
    assert table.view(0).table.players[1].known == ("wanted",)
    assert table.view(2).table.players[0].known == ()


def test_dt_81_a_card_that_could_not_announce_its_choices_is_refused_when_it_is_written_down() -> (
    None
):
    with pytest.raises(ValueError, match="a verb of its own"):
        StoreCard("lasso", 1, "DT-81", "saloon", "once-more", says=("victim",))
    with pytest.raises(ValueError, match="a verb of its own"):
        StoreCard("lasso", 1, "DT-81", "saloon", "once-more", verb="throw")
    with pytest.raises(ValueError, match="only name a victim"):
        StoreCard("lasso", 1, "DT-81", IMMEDIATELY, "chosen-player-pays", says=("victim", "dice"))
