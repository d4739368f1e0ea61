"""Tests of public knowledge after something was shown: all that was shown becomes known, and
nothing else (DT-8, DT-9, DT-13, DT-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

from fivecups.engine import Event, Match, RandomChance, awaited, random_answer, seen
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import BACK, BACKS, CLAIM, NAME, set_of
from fivecups.games.dice_town.dice.cups import roll_under_cups
from fivecups.games.dice_town.hidden.knowledge import everybody, may_hold
from fivecups.games.dice_town.state import DECK, DISCARDS, DiceTownState

from .town_scenario import Town

GAMES = 12
OPTIONS = {"wild_west": True, "indians": True}

Facts = Counter[tuple[str, str]]
"""The publicly known cards, by place."""


def public_facts(state: DiceTownState) -> Facts:
    view = DICE_TOWN.view(state, None).table
    facts = Facts(("discards", card) for card in view.known_discards)
    facts.update(("deck", card) for card in view.known_deck)
    for seat, player in enumerate(view.players):
        facts.update((str(seat), card) for card in player.known)
    return facts


def true_facts(state: DiceTownState) -> Facts:
    """Return the true places of all cards whose place could be known."""
    names = {DECK: "deck", DISCARDS: "discards"}
    return Facts(
        (names.get(zone, str(zone)), NAME[card])
        for back in BACKS
        for zone, pile in enumerate(state.piles(back))
        for card in pile
    )


def ran_empty(before: DiceTownState, after: DiceTownState, card: str) -> bool:
    """True if a pile with cards of this back has run empty; then more may be known about other
    piles."""
    back = BACK[NAME.index(card)]
    old, new = before.piles(back), after.piles(back)
    return any(had and not has for had, has in zip(old, new, strict=True))


class Move(NamedTuple):
    """A move of a game: the state before and after it, and its events."""

    before: DiceTownState
    after: DiceTownState
    events: list[Event]


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    """Return the moves of random games, without the last move of each, which opens all hands."""
    all_moves = []
    for seed in range(GAMES):
        match = Match(DICE_TOWN, 3 + seed % 3, OPTIONS, RandomChance(seed))
        answers = RandomChance(-seed)
        before = match.state.copy()
        while True:
            seat = awaited(match.state)[0]
            events = match.answer(seat, random_answer(match.state, seat, answers))
            if match.over:
                break
            after = match.state.copy()
            all_moves.append(Move(before, after, list(events)))
            before = after
    return all_moves


def cards_shown(event: Event) -> list[str]:
    """Return the cards whose faces everybody sees in an event."""
    data: Mapping[str, Any] = event.data
    shown = [data["card"]] if "card" in data else []
    return [*shown, *data.get("cards", ()), *data.get("wired", ())]


def pledges(before: DiceTownState, events: list[Event]) -> list[str]:
    """Return the Brutes that become public because their holders kept more dice than they can pay
    for (DT-13)."""
    return [
        "brute"
        for event in events
        if event.kind == "revealed"
        and len(event.data["dice"]) > 1 + before.dollars[event.data["seat"]]
    ]


def test_dt_8_everybody_learns_what_is_shown_and_nothing_else(moves: list[Move]) -> None:
    """A card whose place is public after a move, but was not before, was shown in it."""
    explained = Counter[str]()
    for before, after, events in moves:
        old = public_facts(before)
        new = public_facts(after) - old
        known = Counter(card for _, card in old)
        shown = Counter(card for event in events for card in cards_shown(event))
        shown.update(pledges(before, events))
        if any(event.kind in ("chose_the_action", "acts") for event in events):
            shown["whiskey"] += 1  # WW-14: a theft without a hand to rob shows that he holds it
        for (place, card), count in new.items():
            told = known[card] + shown[card] >= count
            assert told or ran_empty(before, after, card), (place, card, events)
            explained["told" if told else "left over"] += 1
        assert public_facts(after) <= true_facts(after), events
    assert explained["told"] > 300 and explained["left over"] < 100, explained


def test_dt_8_every_card_may_lie_where_it_lies_and_an_open_one_in_no_hidden_zone(
    moves: list[Move],
) -> None:
    """This holds for all observers at any time; the holder of cards knows them."""
    for move in moves[::4]:
        s = move.after
        lies_open = set_of((*s.row, *sum(s.wired, ()), *sum(s.ranches, ())))
        for observer, back in product(everybody(s), BACKS):
            for zone, pile in enumerate(s.piles(back)):
                may, there = may_hold(s, observer, back, zone), set_of(pile)
                assert not there & ~may
                assert back != CLAIM or not may & lies_open
                assert there or not may, "an empty zone holds nothing"
                assert observer != zone or zone >= s.seats or may == there


def test_dt_9_a_discarded_card_is_known_to_lie_among_the_discards(moves: list[Move]) -> None:
    played = 0
    for _, after, events in moves:
        if any(event.kind in ("reshuffled", "took_from_discards") for event in events):
            continue
        for event in events:
            if event.kind == "discarded":
                played += 1
                for seat in (None, *range(after.seats)):
                    known = DICE_TOWN.view(after, seat).table.known_discards
                    assert event.data["card"] in known, (seat, event)
    assert played > 50


def test_dt_40_claims_of_the_row_are_known_to_lie_in_the_hand_that_took_them(
    moves: list[Move],
) -> None:
    taken = 0
    for _, after, events in moves:
        for event in events:
            if event.kind != "took_claims" or events[-1].kind == "round_began":
                continue
            if any(
                happened.kind in ("gave_to_the_indians", "wired", "bribed") for happened in events
            ):
                continue
            taken += 1
            cards = Counter(card for card in event.data["cards"] if card != "ranch")
            for seat in (None, *range(after.seats)):
                player = DICE_TOWN.view(after, seat).table.players[event.data["seat"]]
                assert cards <= Counter(player.known), (seat, event)
    assert taken > 50


def test_dt_13_a_reveal_shows_who_must_hold_the_brute_and_no_other_card() -> None:
    table = Town()
    table.state.dollars[1] = 0
    table.gets(1, "brute", "dynamite", "claim-5")
    table.gets(2, "brute", "wanted")
    table.rolls("9 9 10 J Q", "A A A K K", "9 9 10 J Q")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("9",))
    table.answer(1, "keep", ("A", "A", "A"))
    table.answer(2, "keep", ("9", "9"))
    for observer in (None, 0, 2):
        players = table.view(observer).table.players
        assert players[1].known == ("brute",)
        assert [player.must_play_brute for player in players] == [False, True, False]
        assert players[0].known == ()
    assert table.view(None).table.players[2].known == ()


def test_dt_13_who_holds_two_brutes_shows_one_of_them() -> None:
    table = Town(2)
    table.state.dollars[1] = 0
    table.gets(1, "brute", "brute", "dynamite")
    table.rolls("9 9 10 J Q", "A A A K K")
    table.begin_at(roll_under_cups)
    table.answer(0, "keep", ("9",))
    table.answer(1, "keep", ("A", "A", "A"))
    for observer in (None, 0):
        assert table.view(observer).table.players[1].known == ("brute",)


def test_dt_22_facts_that_do_not_lie_on_the_table_are_public_all_the_same(
    moves: list[Move],
) -> None:
    """These facts are the seat that the latest decision named, the most that a place can pay,
    whether a card was cancelled, and whether the Indians got a claim."""
    names = ("cancelled", "named", "most_share", "claim_given")
    values: dict[str, set[Any]] = {name: set() for name in names}
    for _, state, events in moves:
        told = dict(DICE_TOWN.know(state, None).facts)
        assert tuple(told) == names
        for seat in range(state.seats):
            assert dict(DICE_TOWN.know(state, seat).facts) == told
        decided = [event for event in seen(events, None) if event.kind == "decided"]
        if decided:
            assert told["named"] == decided[-1].data["chosen"]
        for name in names:
            values[name].add(told[name])
    assert values["claim_given"] == {False, True}
    assert len(values["named"]) > 3 and len(values["most_share"]) > 10


def test_dt_8_before_anything_was_shown_everybody_knows_the_box_and_no_hand() -> None:
    state = Match(DICE_TOWN, 4, OPTIONS, RandomChance(1)).state
    assert {place for place, _ in public_facts(state)} == {"deck"}
    store = Counter(NAME[card] for card in state.store[DECK])
    assert Counter(card for _, card in public_facts(state).elements()) == store
