"""Tests of what each seat knows about cards, and of redeals that fit that knowledge (DT-8,
DT-9)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from fivecups.engine import RandomChance, play_out, random_answer, twin
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import BIT, CLAIM, NAME, STORE, names
from fivecups.games.dice_town.goods.card_piles import draw, move
from fivecups.games.dice_town.hidden.knowledge import everybody, may_hold
from fivecups.games.dice_town.hidden.redeal import deal_out
from fivecups.games.dice_town.state import DECK, DISCARDS, ZONES, DiceTownState

from .town_scenario import Town


def worlds(table: Town, seat: int | None, count: int = 60) -> list[DiceTownState]:
    chance = RandomChance(1)
    return [DICE_TOWN.redeal(table.state, seat, chance) for _ in range(count)]


def robbed() -> Town:
    """Return a table at which seat 0 has looked at The Brute and Wanted of seat 1 and has taken The
    Brute."""
    table = Town(4)
    table.has_dice("Q Q 9 9 9", "K K K A A", "10 10 10 A A", "10 10 10 A A")
    table.gets(1, "brute", "wanted", "elixir")
    table.at("saloon")
    table.picks(0, 1)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(0, "take", "brute")
    return table


def test_a_thief_remembers_the_cards_that_he_gave_back() -> None:
    table = robbed()
    assert table.view(0).table.players[1].known == ("wanted",)
    for world in worlds(table, 0):
        assert "wanted" in names(world.store[1])
        assert names(world.store[0]) == ("brute",)
    assert len({names(world.store[1]) for world in worlds(table, 0)}) > 5


def test_a_victim_remembers_what_he_lost_until_it_may_have_moved_on() -> None:
    table = robbed()
    assert table.view(1).table.players[0].known == ("brute",)
    assert all("brute" in names(world.store[0]) for world in worlds(table, 1))
    table.state.kept = [(4,) * 5 if seat == 2 else (1,) * 5 for seat in range(4)]
    table.at("saloon")
    table.answer(2, "rob", 0, 1, 0)
    assert table.view(1).table.players[0].known == ()
    assert table.view(1).table.players[2].known == ("brute",)
    assert table.view(3).table.players[2].known == ()


def test_an_unseen_theft_from_several_cards_leaves_two_places_where_a_card_may_be() -> None:
    table = robbed()
    table.state.kept = [(4,) * 5 if seat == 2 else (1,) * 5 for seat in range(4)]
    table.at("saloon")
    table.answer(2, "rob", 1, 2, 0)
    table.answer(2, "take", "elixir")
    assert table.view(0).table.players[1].known == ()
    holders = {
        seat
        for world in worlds(table, 0)
        for seat in range(4)
        if "wanted" in names(world.store[seat])
    }
    assert holders == {1, 2}


def zones_of(card: str, worlds: list[DiceTownState]) -> set[int]:
    return {zone for world in worlds for zone in range(ZONES) if card in names(world.store[zone])}


def test_whoever_discards_a_card_at_the_store_knows_it_after_the_shuffle_too() -> None:
    table = Town(2)
    table.has_dice("J J 9 9 9", "Q Q K K A")
    table.stacks("brute", "wanted")
    table.at("general-store")
    table.answer(0, "take", "brute")
    assert zones_of("wanted", worlds(table, 0)) == {DISCARDS}
    assert zones_of("wanted", worlds(table, 1)) == {0, DECK, DISCARDS}
    s = table.state
    move(s, s.store[DECK][:1], DECK, DISCARDS, ())
    move(s, s.store[DECK], DECK, 1, (1,))
    s.chance = table.chance
    draw(s, STORE, 1, 1, (1,))
    assert zones_of("wanted", worlds(table, 0)) == {1, DECK}
    assert zones_of("wanted", worlds(table, None)) == {0, 1, DECK}


def test_claims_taken_from_the_row_are_known_to_everybody() -> None:
    table = Town(3)
    table.has_dice("K K K A 9", "J J 10 9 A", "J J 10 9 A")
    table.lays_row("claim-1", "claim-2", "claim-3")
    table.at("town-hall")
    for seat in (1, 2, None):
        assert table.view(seat).table.players[0].known == ("claim-1", "claim-2")
        assert all(
            names(world.claims[0]) == ("claim-1", "claim-2") for world in worlds(table, seat, 10)
        )


def test_copies_of_a_card_look_alike() -> None:
    """Seat 0 holds a Brute that everybody has seen and another that only it knows; it makes no
    difference which of them it plays."""
    pictures = []
    for played in (0, 1):
        table = Town(3)
        s = table.state
        brutes = [card for card in s.store[DECK] if NAME[card] == "brute"]
        move(s, (brutes[0],), DECK, 0, everybody(s))
        move(s, (brutes[1],), DECK, 0, (0,))
        assert table.view(1).table.players[0].known == ("brute",)
        move(s, (brutes[played],), 0, DISCARDS, everybody(s))
        zones = {
            zone for zone in range(ZONES) if may_hold(s, 1, STORE, zone) & BIT[brutes[1 - played]]
        }
        pictures.append((zones, table.view(1).table))
    assert pictures[0] == pictures[1]
    assert pictures[0][0] == {0, DECK}


def test_the_sheriff_remembers_cards_that_were_offered_to_him() -> None:
    table = Town(3)
    table.has_dice("A A K Q 10", "9 9 J Q K", "9 9 J Q A")
    table.gets(1, "brute", "wanted")
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, cards=("wanted",)))
    table.nobody_offers()
    assert all(names(world.offers[0].cards) == ("wanted",) for world in worlds(table, 0))
    assert len({names(world.offers[0].cards) for world in worlds(table, 2)}) > 3
    table.answer(0, "choose", 2)
    assert table.view(0).table.players[1].known == ("wanted",)
    assert all("wanted" in names(world.store[1]) for world in worlds(table, 0))


def test_redealing_keeps_everything_that_a_seat_knows_in_random_games() -> None:
    """Cards, pile sizes and public knowledge stay the same, and every seat's hand fits that seat's
    knowledge."""
    for seed in range(3):
        s = DICE_TOWN.start(4, None, RandomChance(seed))
        chance = RandomChance(seed)
        for _ in range(250):
            if s.over:
                break
            asking = s.askings[-1]
            seat = asking.seats[len(asking.answers)]
            s.take(seat, random_answer(s, seat, chance))
            truth_is_possible(s)
        world = twin(DICE_TOWN, s, 1, chance)
        assert world.store[1] == s.store[1]
        assert sorted(card for pile in world.store for card in pile) == sorted(
            card for pile in s.store for card in pile
        )
        assert [len(pile) for pile in world.claims] == [len(pile) for pile in s.claims]
        for seat in range(4):
            for back in (STORE, CLAIM):
                assert all(
                    may_hold(world, seat, back, seat) & BIT[card]
                    for card in world.piles(back)[seat]
                )
        play_out(world, chance)


def truth_is_possible(s: DiceTownState) -> None:
    for observer in range(s.seats + 1):
        for back in (STORE, CLAIM):
            for zone in range(ZONES):
                for card in s.piles(back)[zone]:
                    assert may_hold(s, observer, back, zone) & BIT[card], (
                        observer,
                        NAME[card],
                        zone,
                    )


def test_what_bots_know_is_not_part_of_what_is_shown() -> None:
    town = Town()
    view, shown = town.view(0), DICE_TOWN.shown(town.state, 0)
    assert view.knowledge.whereabouts and view.knowledge.facts
    assert shown.knowledge is None
    assert shown.table == view.table
    assert not {"facts", "whereabouts"} & {part.name for part in fields(view.table)}


def test_of_cards_that_may_lie_in_two_hands_each_is_as_likely_in_either() -> None:
    open_to = {0: (0, 1), 1: (0, 1), 2: (0, 1), 3: (0,)}
    chance = RandomChance(1)
    deals = [deal_out(open_to, {0: 2, 1: 2}, chance) for _ in range(3000)]
    assert all(3 in dealt[0] and len(dealt[0]) == len(dealt[1]) == 2 for dealt in deals)
    beside_it = Counter(card for dealt in deals for card in dealt[0] if card != 3)
    assert all(abs(beside_it[card] - 1000) < 100 for card in (0, 1, 2))


def test_a_card_for_which_no_room_is_left_moves_others_on() -> None:
    """Cards 0 and 1 each fit in two zones; other cards may have to move to make room for them."""
    open_to = {0: (0, 1), 1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (3, 4)}
    chance = RandomChance(1)
    deals = {
        tuple(map(tuple, deal_out(open_to, dict.fromkeys(range(5), 1), chance).values()))
        for _ in range(300)
    }
    assert deals == {((0,), (1,), (2,), (3,), (4,)), ((1,), (0,), (2,), (3,), (4,))}
    wider = {0: (0, 1), 1: (0, 1), 2: (0, 1), 3: (1, 2), 4: (1, 2)}
    for _ in range(300):
        dealt = deal_out(wider, {0: 2, 1: 1, 2: 2}, chance)
        assert [len(dealt[zone]) for zone in range(3)] == [2, 1, 2]
        assert sorted(card for cards in dealt.values() for card in cards) == list(range(5))
        assert all(zone in wider[card] for zone in dealt for card in dealt[zone])
