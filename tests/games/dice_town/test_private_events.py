"""Tests that hidden details of events reach exactly the players they concern (DT-8, DT-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fivecups.engine import Event, Match, RandomChance, awaited, random_answer
from fivecups.games.dice_town import DICE_TOWN

GAMES = 20

TOLD = {
    "drew": (("seat",), "cards"),
    "drew_from_hand": (("seat",), "cards"),
    "kept_a_card": (("seat",), "card"),
    "got_a_card": (("seat",), "card"),
    "took_top_claim": (("seat",), "card"),
    "stole": (("seat", "victim"), "card"),
    "gave_a_card": (("seat", "receiver"), "card"),
    "was_insured": (("seat",), "card"),
    "gave_to_the_indians": (("seat",), "card"),
    "looked_at_the_river": (("seat",), "rivers"),
    "looked_through_discards": (("seat",), "cards"),
    "took_from_discards": (("seat",), "card"),
}
"""By kind of event: the details that name the informed players, and the hidden details that they
receive."""

COUNTED = {"drew", "looked_at_the_river", "looked_through_discards"}
"""Events of which everybody gets the number of cards, and the looking player the cards
themselves."""


def events(seed: int) -> Iterator[Event]:
    match = Match(DICE_TOWN, 4, {"wild_west": True, "indians": True}, RandomChance(seed))
    answers = RandomChance(-seed)
    while not match.over:
        seat = awaited(match.state)[0]
        match.answer(seat, random_answer(match.state, seat, answers))
    yield from match.events


@pytest.fixture(scope="module")
def told() -> list[Event]:
    return [event for seed in range(GAMES) for event in events(seed) if event.kind in TOLD]


def test_dt_9_those_whom_it_concerns_are_told_and_nobody_else(told: list[Event]) -> None:
    missing = set(TOLD) - {event.kind for event in told}
    assert not missing, f"no game had {missing}"
    for event in told:
        if event.kind == "gave_to_the_indians" and event.data.get("card") == "ranch":
            assert event.public, event  # it lay open
            continue
        who, what = TOLD[event.kind]
        concerned = {event.data[name] for name in who}
        assert set(event.secret) == concerned, event
        assert all(what in event.secret[seat] for seat in concerned), event
        assert what not in event.data, event


def test_ww_53_whoever_looks_is_told_every_card(told: list[Event]) -> None:
    for event in told:
        if event.kind in COUNTED:
            shown = event.secret[event.data["seat"]][TOLD[event.kind][1]]
            assert len(shown) == event.data["count"], event


def test_dt_9_both_see_the_same_card(told: list[Event]) -> None:
    shared = [event for event in told if len(event.secret) > 1]
    assert Counter(event.kind for event in shared)["stole"] > 10
    for event in shared:
        assert len({str(seen) for seen in event.secret.values()}) == 1, event
