"""The Saloon (DT-36, DT-37, DT-76): most Queens steal a card from an opponent's hand."""

from __future__ import annotations

from functools import cache
from typing import Any

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import named, names
from ..components import QUEEN
from ..goods.thefts import (
    ROBBED,
    can_be_robbed,
    hands_can_be_robbed,
    steal_a_card,
    within_reach,
)
from ..hidden.knowledge import look
from ..state import NOBODY, DiceTownState, rules
from ..store_cards.windows import (
    after_window,
    cards_of,
    might_play,
    seats_of_window,
    surely_plays,
)
from ..winning.acting import gives_something
from ..winning.place import Action, Place, dice_of, most_dice_of

queens = dice_of(QUEEN)

INSTEAD = "theft"
"""The moment at which a card may be played instead of robbing a hand (WW-67)."""


@rules.step
def look_for_a_victim(s: DiceTownState, seat: int) -> None:
    """DT-36, DT-76: the action is done once, with The Girls twice, on one victim or two."""
    for _ in range(s.visit.times):
        s.then(pick_a_victim, seat)


@rules.step
def pick_a_victim(s: DiceTownState, seat: int) -> None:
    """WW-67: before a victim is named, a card may take the place of a theft."""
    s.visit = s.visit.next_theft()
    after_window(s, INSTEAD, seat, go_for_a_hand, seat)


@rules.step
def go_for_a_hand(s: DiceTownState, seat: int) -> None:
    """DT-36, DT-62: unless something else was taken instead, a hand is robbed if there is one. A
    Saloon with nobody to rob gives nothing; but who could have taken something else, as everybody
    knows, has declined, which counts as having won."""
    if s.visit.theft_done:
        return
    if not hands_can_be_robbed(s, seat):
        if surely_plays(s, seat, INSTEAD):
            s.tell("declined", "DT-36", seat=seat, place="saloon")
            gives_something(s, seat)
        else:
            tell_nothing_found(s, seat)
        return
    if s.journal is not None:
        s.tell("looks_for_a_victim", "DT-36", seat=seat, place="saloon", count=queens(s, seat))
    gives_something(s, seat)
    s.ask(rob_somebody, seat)


def tell_nothing_found(s: DiceTownState, seat: int) -> None:
    s.tell("found_nothing", "DT-36", seat=seat, place="saloon", action=LOOK_FOR_A_VICTIM.name)


@rules.question("DT-36", {"rob": ("victim", "store", "claims"), "decline": ()})
def rob_somebody(s: DiceTownState, seat: int) -> Choices:
    """DT-36: choose an opponent and how many cards of each back, as many in all as Queens (all, if
    fewer), or decline."""
    found: list[tuple[Any, ...]] = []
    most = queens(s, seat)
    for victim in can_be_robbed(s, seat):
        found += ways_to_rob(victim, most, *within_reach(s, victim))
    return (*found, ("decline",))


@cache
def ways_to_rob(victim: int, most: int, store: int, claims: int) -> tuple[tuple[Any, ...], ...]:
    """DT-36, DT-37: how many cards of each back can be drawn from a hand with so many of each."""
    count = min(most, store + claims)
    if not count:
        return ()
    return tuple(
        [
            ("rob", victim, part, count - part)
            for part in range(max(0, count - claims), min(count, store) + 1)
        ]
    )


@rob_somebody.checked
def why_not_rob(s: DiceTownState, seat: int, answer: Chosen) -> Refusal | None:
    victim = answer[1]
    if victim not in s.opponents(seat):
        return Refusal("not-an-opponent", "DT-36")
    if victim == s.guarded:
        return Refusal("guarded", "WI-4", {"victim": victim})
    store, claims = within_reach(s, victim)
    if not store + claims:
        return Refusal("nothing-to-steal", "DT-37", {"victim": victim})
    count = min(queens(s, seat), store + claims)
    return Refusal(
        "wrong-split", "DT-36", {"victim": victim, "count": count, "store": store, "claims": claims}
    )


@rob_somebody.answered
def rob_or_decline(s: DiceTownState, seat: int, answer: Chosen) -> None:
    """DT-36, WW-68: the victim is named and may be insured from now on; the winner may decline,
    which still counts as having won."""
    if answer[0] == "decline":
        s.tell("declined", "DT-36", seat=seat, place="saloon")
        return
    _, victim, store, claims = answer
    if seats_of_window(s, ROBBED, victim):
        s.tell(
            "named_the_victim",
            "DT-36",
            seat=seat,
            victim=victim,
            place="saloon",
            store=store,
            claims=claims,
        )
    after_window(s, ROBBED, victim, look_into_the_hand, seat, victim, store, claims)


@rules.step
def look_into_the_hand(s: DiceTownState, seat: int, victim: int, store: int, claims: int) -> None:
    """DT-36, WW-67: the cards are drawn at random, as many of each back as there still are; until
    one is kept, and also if there are none any more, a card may be played instead."""
    store, claims = min(store, len(s.store[victim])), min(claims, len(s.claims[victim]))
    drawn = draw_from_hand(s, s.store[victim], store) + draw_from_hand(s, s.claims[victim], claims)
    if not drawn:
        s.visit = s.visit.but(victim=victim)
        after_window(s, INSTEAD, seat, leave_with_nothing, seat)
        return
    look(s, seat, drawn, victim)
    if s.journal is not None:
        s.tell(
            "drew_from_hand",
            "DT-36",
            secret={seat: {"cards": names(drawn)}},
            seat=seat,
            victim=victim,
            place="saloon",
            store=store,
            claims=claims,
        )
    s.looking = seat
    s.looked = drawn
    s.visit = s.visit.but(victim=victim, drawn=(store, claims))
    after_window(s, INSTEAD, seat, keep_or_put_back, seat, victim)


@rules.step
def leave_with_nothing(s: DiceTownState, seat: int) -> None:
    """WW-67, WW-68: the hand ran empty while the victim was named, and nothing was stolen
    instead."""
    if not s.visit.theft_done:
        tell_nothing_found(s, seat)


@rules.step
def keep_or_put_back(s: DiceTownState, seat: int, victim: int) -> None:
    """DT-36, WW-67: one of the cards drawn is kept, unless something was stolen instead: then all
    go back. Nothing is stolen if the victim has played the only one (DT-81)."""
    if s.visit.theft_done:
        s.visit = s.visit.but(drawn=(0, 0))
        stop_looking(s)
        s.tell("put_back", "WW-67", seat=seat, victim=victim, place="saloon")
    elif not s.looked:
        stop_looking(s)
        tell_nothing_found(s, seat)
    elif len(s.looked) == 1:
        keep_the_card(s, seat, victim, s.looked[0])
    else:
        s.ask(keep_the_loot, seat, victim)


def stop_looking(s: DiceTownState) -> None:
    s.looking = NOBODY
    s.looked = ()


def keep_the_card(s: DiceTownState, seat: int, victim: int, card: int) -> None:
    stop_looking(s)
    steal_a_card(s, seat, victim, card)


def draw_from_hand(s: DiceTownState, hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    left = list(hand)
    return tuple(sorted([left.pop(s.chance.pick(len(left))) for _ in range(count)]))


@rules.question("DT-36", {"take": ("card",)})
def keep_the_loot(s: DiceTownState, seat: int, victim: int) -> Choices:
    """DT-36: one of the cards drawn is kept, the rest go back."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.looked))])


@keep_the_loot.checked
def why_not_keep_loot(s: DiceTownState, seat: int, answer: Chosen, victim: int) -> Refusal | None:
    return Refusal("card-not-drawn", "DT-36", {"cards": names(s.looked)})


@keep_the_loot.answered
def keep_one_of_the_loot(s: DiceTownState, seat: int, answer: Chosen, victim: int) -> None:
    keep_the_card(s, seat, victim, named(s.looked, answer[1:])[0])


def somebody_can_be_robbed(s: DiceTownState, seat: int) -> bool:
    """WW-14, WW-67: there is a hand to rob, or something that could be taken instead, as far as
    everybody can tell."""
    return hands_can_be_robbed(s, seat) or might_play(s, seat, INSTEAD)


def card_for_theft(s: DiceTownState, seat: int) -> tuple[str, ...]:
    """WW-14, WW-67: with no hand to rob, the theft needs a card to be played instead."""
    return () if hands_can_be_robbed(s, seat) else cards_of(INSTEAD)


LOOK_FOR_A_VICTIM = Action(
    "look_for_a_victim",
    "DT-36",
    look_for_a_victim,
    somebody_can_be_robbed,
    cards="saloon",
    needs=card_for_theft,
)
SALOON = Place("saloon", most_dice_of(QUEEN), LOOK_FOR_A_VICTIM)
