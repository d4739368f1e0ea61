"""Faults in Wild West and the Indians, by the rule that they break."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivecups.games.dice_town.cards import RIVER_CARD
from fivecups.games.dice_town.components import BANDITS
from fivecups.games.dice_town.course import end
from fivecups.games.dice_town.goods import thefts
from fivecups.games.dice_town.places import remedies, saloon
from fivecups.games.dice_town.state import NOBODY, DiceTownState, rules
from fivecups.games.dice_town.store_cards import immediate_cards
from fivecups.games.dice_town.wild_west import (
    bandits,
    chase,
    effects,
    indians,
    river_cards,
    second_actions,
    setup,
)
from fivecups.games.dice_town.winning import place_actions, place_winners

from . import Fault, constants, nothing
from .dice_town import effect, one_more


def river_effect(name: str, function: Any) -> Fault:
    def fault(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(river_cards.EFFECTS, name, function)

    return fault


def river_amount(name: str, more: int) -> Fault:
    """Return a fault by which a kind of River card gives more or less."""
    right = river_cards.EFFECTS[name]
    return river_effect(name, lambda s, seat, amount: right(s, seat, amount + more))


def telling_without(kind: str) -> Fault:
    """Return a fault by which events of a kind are not told."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        right = DiceTownState.tell

        def wrong(s: Any, told: str, *args: Any, **named: Any) -> None:
            if told != kind:
                right(s, told, *args, **named)

        patch.setattr(DiceTownState, "tell", wrong)

    return fault


def seconds_do_the_same(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any, place: str, order: tuple[int, ...], chosen: Any) -> None:
        for seat in order:
            s.then(place_actions.act, place, chosen.name, seat)

    patch.setattr(place_winners, "act_in_order", wrong)


def a_bandit_is_caught_by_any_die(patch: pytest.MonkeyPatch) -> None:
    def wrong(wanted: tuple[int, ...], dice: Any) -> Any:
        return (tuple(BANDITS[bandit].name for bandit in wanted[: len(dice)]),)

    patch.setattr(chase, "catches", wrong)


def bandits_stay_hired(patch: pytest.MonkeyPatch) -> None:
    right = bandits.send_bandits.take

    def wrong(s: Any, seat: int, answer: Any) -> None:
        hired = s.hired[seat]
        right(s, seat, answer)
        s.hired[seat] = hired

    patch.setattr(bandits.send_bandits, "take", wrong)


def ranches_are_worth_one_each(patch: pytest.MonkeyPatch) -> None:
    right = end.points

    def wrong(s: Any, seat: int) -> Any:
        return {**right(s, seat), "ranches": len(s.ranches[seat])}

    patch.setattr(end, "points", wrong)


def bounties_are_not_paid(patch: pytest.MonkeyPatch) -> None:
    free = tuple(replace(bandit, bounty=0) for bandit in BANDITS)
    patch.setattr(end, "BANDITS", free)


def everybody_can_be_robbed(patch: pytest.MonkeyPatch) -> None:
    for module in (thefts, remedies, saloon):
        patch.setattr(module, "can_be_robbed", lambda s, thief: s.opponents(thief))


def the_die_never_goes_home(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["indians_at_nightfall"]

    def wrong(s: Any) -> None:
        s.claim_given = True
        right(s)

    patch.setitem(rules.steps, "indians_at_nightfall", wrong)


def the_die_stays_where_it_is(patch: pytest.MonkeyPatch) -> None:
    right = indians.give_a_claim.take

    def wrong(s: Any, seat: int, answer: Any, others: Any) -> None:
        holder = s.die_holder
        right(s, seat, answer, others)
        if answer[0] == "give":
            s.die_holder = holder if holder != NOBODY else (seat + 1) % s.seats

    patch.setattr(indians.give_a_claim, "take", wrong)


def the_thief_says_nothing_anew(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any, seat: int, victim: int, store_cards: int) -> None:
        saloon.look_into_the_hand(s, seat, victim, *s.visit.said)

    patch.setitem(rules.steps, "reach_into_the_hand", wrong)


def insurance_foils_the_theft(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["reach_into_the_hand"]

    def wrong(s: Any, seat: int, victim: int, store_cards: int) -> None:
        if len(s.store[victim]) < store_cards:
            saloon.leave_with_nothing(s, seat, victim)
        else:
            right(s, seat, victim, store_cards)

    patch.setitem(rules.steps, "reach_into_the_hand", wrong)


def fewer_river_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(setup, "RIVER_CARD", RIVER_CARD[:1] * 3)


FAULTS: dict[str, Fault] = {
    "WW-3 a nugget more": constants(setup, WILD_WEST_NUGGETS=41),
    "WW-3 the Stagecoach brings $3": constants(setup, WILD_WEST_STAGECOACH=3),
    "WW-4 three Bandits are wanted": constants(setup, WANTED_AT_THE_START=3),
    "WW-10 second place does the same": seconds_do_the_same,
    "WW-11 second place never acts": constants(place_winners, places_that_act=lambda s, place: 1),
    "WW-12 the action of first place is not told": telling_without("must_act"),
    "WW-20 the River has three cards": fewer_river_cards,
    "WW-21 a dollar more than tens": constants(
        second_actions,
        a_dollar_a_ten=lambda s, seat: (min(second_actions.tens(s, seat) + 1, s.stagecoach), 0),
    ),
    "WW-25 the Mayor's wife gives nothing": constants(second_actions, take_the_top_claim=nothing),
    "WW-26 Ranches are not laid open": telling_without("laid_ranches"),
    "WW-27 a hired Bandit is not won": constants(bandits, gives_something=nothing),
    "WW-31 a Bandit sets three dice": constants(bandits, DICE_OF_A_BANDIT=3),
    "WW-31 a sent Bandit stays hired": bandits_stay_hired,
    "WW-33 a die more in a chase": constants(chase, kings=one_more(chase.kings)),
    "WW-33 any die catches": a_bandit_is_caught_by_any_die,
    "WW-34 bounties are not paid": bounties_are_not_paid,
    "WW-40 a Ranch is worth 1": ranches_are_worth_one_each,
    "WW-50 a nugget more from the River": river_amount("gold", 1),
    "WW-51 the Star does nothing": river_effect("star", nothing),
    "WW-52 a dollar more from the River": river_amount("purse", 1),
    "WW-53 two cards are looked at": river_amount("discovery", -1),
    "WW-54 the Coupon gives nothing": river_effect("coupon", nothing),
    "WW-64 the Gift is kept": effect("chosen-player-gives-a-card", nothing),
    "WW-65 Crook takes $3": constants(effects, CROOK_DOLLARS=3),
    "WW-66 Two Guns do nothing": effect("throw-again", nothing),
    "WW-67 Whiskey takes nothing": effect("take-a-ranch", nothing),
    "WW-68 Insurance does not pay": effect("draw-the-same-kind", nothing),
    "WW-68 the thief says nothing anew": the_thief_says_nothing_anew,
    "WW-68 Insurance foils the theft": insurance_foils_the_theft,
    "WW-69 Desperado hires the top Bandit": effect("hire-any", nothing),
    "DT-24 cards are not played at once": constants(immediate_cards, IMMEDIATELY="never at once"),
    "WI-2 the die stays where it is": the_die_stays_where_it_is,
    "WI-4 everybody can be robbed": everybody_can_be_robbed,
    "WI-5 the die never goes home": the_die_never_goes_home,
    "WI-6 Smoke Signals do nothing": effect("take-the-indian-die", nothing),
}
