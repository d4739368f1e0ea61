"""Faults in Dice Town, by the rule that they break."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivecups.games.dice_town.cards import CARD
from fivecups.games.dice_town.components import ACE, KING, TEN
from fivecups.games.dice_town.course import end
from fivecups.games.dice_town.course import round as rounds
from fivecups.games.dice_town.decisions import sheriff_decisions
from fivecups.games.dice_town.dice import cups
from fivecups.games.dice_town.goods import card_piles, thefts
from fivecups.games.dice_town.places import (
    bank,
    doc_badluck,
    general_store,
    mine,
    remedies,
    saloon,
    town_hall,
)
from fivecups.games.dice_town.places import sheriff as sheriff_place
from fivecups.games.dice_town.state import DISCARDS, rules
from fivecups.games.dice_town.store_cards import effects
from fivecups.games.dice_town.store_cards.effect_registry import EFFECTS, FITTING, always
from fivecups.games.dice_town.winning import place_winners
from fivecups.games.dice_town.winning.place import dice_of

from . import Fault, constants, nothing


def effect(name: str, apply: Any) -> Fault:
    """Return a fault that gives a card another effect."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(EFFECTS, name, replace(EFFECTS[name], apply=apply))

    return fault


def playable(name: str) -> Fault:
    """Return a fault by which cards with this effect can be played whenever their moment comes."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        right = EFFECTS[name].possible
        patch.setitem(EFFECTS, name, replace(EFFECTS[name], possible=always))
        for moment, cards in FITTING.items():
            fitting = [(bits, always if test is right else test) for bits, test in cards]
            patch.setitem(FITTING, moment, fitting)

    return fault


def step(name: str, function: Any) -> Fault:
    """Return a fault that puts another function in the place of a step."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(rules.steps, name, function)

    return fault


def one_more(face_count: Any) -> Any:
    return lambda s, seat: face_count(s, seat) + 1


def cards_are_discarded_at_once(patch: pytest.MonkeyPatch) -> None:
    for name, card in list(CARD.items()):
        patch.setitem(CARD, name, replace(card, lasts=False))


def the_first_of_the_tied_wins(patch: pytest.MonkeyPatch) -> None:
    right = place_winners.leaders
    patch.setattr(place_winners, "leaders", lambda s, spot, first=None: right(s, spot, first)[:1])


def the_fewest_dice_win(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any, spot: Any, first: Any = None) -> tuple[int, ...]:
        standings = spot.standings(s)
        return (standings.index(min(standings)),)

    patch.setattr(place_winners, "leaders", wrong)


def the_last_player_wins_the_game(patch: pytest.MonkeyPatch) -> None:
    right = end.win
    patch.setattr(end, "win", lambda s, winner, sources: right(s, s.seats - 1, sources))


def the_bank_keeps_a_copy(patch: pytest.MonkeyPatch) -> None:
    right = bank.gives_something

    def wrong(s: Any, seat: int) -> None:
        s.bank += 1
        right(s, seat)

    patch.setattr(bank, "gives_something", wrong)


def the_stagecoach_keeps_its_dollars(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any) -> None:
        s.tell("stagecoach_arrived", "DT-32", place="stagecoach", dollars=0)

    patch.setitem(rules.steps, "stagecoach_arrives", wrong)


def places_in_another_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "PLACES_IN_ORDER", ("bank", "mine", *rounds.PLACES_IN_ORDER[2:]))


def one_claim_too_many(patch: pytest.MonkeyPatch) -> None:
    right = town_hall.take_open_claims

    def wrong(s: Any, cards: tuple[int, ...], seat: int) -> None:
        right(s, cards, seat)
        s.row = s.row[1:]

    patch.setattr(town_hall, "take_open_claims", wrong)


def thieves_see_all(patch: pytest.MonkeyPatch) -> None:
    right = saloon.draw_from_hand

    def wrong(s: Any, seat: int, hand: tuple[int, ...], count: int, back: str) -> Any:
        return right(s, seat, hand, len(hand), back)

    patch.setattr(saloon, "draw_from_hand", wrong)


def a_stolen_card_vanishes(patch: pytest.MonkeyPatch) -> None:
    right = thefts.move

    def wrong(s: Any, cards: Any, source: int, target: int, witnesses: Any) -> None:
        right(s, cards, source, DISCARDS if cards[0] < 40 else target, witnesses)

    patch.setattr(thefts, "move", wrong)


FAULTS: dict[str, Fault] = {
    "DT-12 two dice are free": constants(cups, FREE_KEEP=2),
    "DT-12 a die costs $2": constants(cups, PRICE_OF_A_DIE=2),
    "DT-12 keeping none is free": constants(cups, PRICE_OF_KEEPING_NONE=0),
    "DT-20 the Bank comes before the Mine": places_in_another_order,
    "DT-21 the first of the tied wins": the_first_of_the_tied_wins,
    "DT-21 the fewest dice win": the_fewest_dice_win,
    "DT-25 offers are not paid": constants(sheriff_decisions, hand_over_offer=nothing),
    "DT-30 a nugget more": constants(mine, nines=one_more(mine.nines)),
    "DT-30 tens dig": constants(mine, nines=dice_of(TEN)),
    "DT-31 the Bank makes money": the_bank_keeps_a_copy,
    "DT-32 the Stagecoach keeps its dollars": the_stagecoach_keeps_its_dollars,
    "DT-33 a card more is drawn": constants(general_store, jacks=one_more(general_store.jacks)),
    "DT-34 one visit in the first round": constants(general_store, FIRST_ROUND_VISITS=1),
    "DT-35 discards are never shuffled in": constants(card_piles, reshuffle=lambda s: False),
    "DT-36 a card more is drawn from a hand": constants(saloon, queens=one_more(saloon.queens)),
    "DT-36 thieves see the whole hand": thieves_see_all,
    "DT-36 a stolen card vanishes": a_stolen_card_vanishes,
    "DT-38 the badge does not pass": step("pass_the_badge", nothing),
    "DT-40 Kings bring claims": constants(town_hall, ACE=KING),
    "DT-40 two claims at most": constants(town_hall, MOST_CLAIMS=2),
    "DT-40 a claim too many leaves the row": one_claim_too_many,
    "DT-40 the row has two claims": constants(town_hall, ROW=2),
    "DT-61 one claim is wired": constants(remedies, DOC_WIRE=1),
    "DT-61 a King brings $1": constants(remedies, DOC_DOLLARS=1),
    "DT-61 an Ace brings two nuggets": constants(remedies, DOC_NUGGETS=2),
    "DT-61 an Ace allows wire": constants(remedies, REMEDIES={**remedies.REMEDIES, ACE: "wire"}),
    "DT-62 who dug may see Doc": constants(mine, gives_something=nothing),
    "DT-62 who took the badge may see Doc": constants(sheriff_place, gives_something=nothing),
    "DT-65 two nuggets left end the game": constants(
        rounds, why_over=lambda s: "mine" if s.mine < 3 else end.why_over(s)
    ),
    "DT-66 the badge is worth 4": constants(end, BADGE_POINTS=4),
    "DT-66 a point for each $3": constants(end, DOLLARS_A_POINT=3),
    "DT-66 two points a nugget": constants(end, NUGGET_POINTS=2),
    "DT-67 the last player wins": the_last_player_wins_the_game,
    "DT-71 a card acts three times": effect(
        "once-more", lambda s, seat: setattr(s, "visit", s.visit.but(times=s.visit.times + 2))
    ),
    "DT-77 a Sheriff who was paid keeps the badge": playable("badge-stays"),
    "DT-79 Nervous Joe takes $5": constants(effects, NERVOUS_JOE_DOLLARS=5),
    "DT-80 the Elixir does nothing": effect("visit-doc", nothing),
    "DT-81 Wanted does nothing": effect("cancel", nothing),
    "DT-82 cards are discarded at once": cards_are_discarded_at_once,
    "DT-82 cards are never discarded": step("discard_played", nothing),
    "DT-82 the Elixir is not discarded": constants(doc_badluck, discard_after=nothing),
}
