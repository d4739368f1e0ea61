"""The Saloon (DT-36, DT-37, DT-76): most Queens steal a card from an opponent's hand."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Choices, Refusal

from ..cards import BACK, CLAIM, STORE, named, names
from ..components import QUEEN
from ..knowledge import look
from ..piles import move
from ..playing import obtained
from ..state import NOBODY, DiceTownState, rules
from .winning import Action, Place, dice_of, gives_something

queens = dice_of(QUEEN)


@rules.step
def look_for_a_victim(s: DiceTownState, seat: int) -> None:
    """DT-36, DT-76: the action is done once, with The Girls twice, on one victim or two."""
    s.tell("looks_for_a_victim", "DT-36", seat=seat, place="saloon", count=queens(s, seat))
    gives_something(s, seat)
    for _ in range(s.times):
        s.then(pick_a_victim, seat)


@rules.step
def pick_a_victim(s: DiceTownState, seat: int) -> None:
    if somebody_can_be_robbed(s, seat):
        s.ask(rob_somebody, seat)


@rules.question("DT-36", {"rob": ("victim", "store", "claims"), "decline": ()})
def rob_somebody(s: DiceTownState, seat: int) -> Choices:
    """DT-36: choose an opponent and how many cards of each back, as many in all as Queens (all, if fewer), or decline."""
    found: list[tuple[Any, ...]] = []
    for victim in s.opponents(seat):
        store, claims = len(s.store[victim]), len(s.claims[victim])
        count = min(queens(s, seat), store + claims)
        if count:
            found += [("rob", victim, part, count - part) for part in range(max(0, count - claims), min(count, store) + 1)]
    return (*found, ("decline",))


@rob_somebody.checked
def why_not_rob(s: DiceTownState, seat: int, answer: Any) -> Refusal | None:
    victim = answer[1]
    if victim not in s.opponents(seat):
        return Refusal("not-an-opponent", "DT-36")
    store, claims = len(s.store[victim]), len(s.claims[victim])
    if not store + claims:
        return Refusal("nothing-to-steal", "DT-37", {"victim": victim})
    count = min(queens(s, seat), store + claims)
    return Refusal("wrong-split", "DT-36", {"victim": victim, "count": count, "store": store, "claims": claims})


@rob_somebody.answered
def rob_or_decline(s: DiceTownState, seat: int, answer: Any) -> None:
    """DT-36: the cards are drawn at random; the winner may decline, which still counts as having won."""
    if answer[0] == "decline":
        s.tell("declined", "DT-36", seat=seat, place="saloon")
        return
    _, victim, store, claims = answer
    drawn = draw_from_hand(s, s.store[victim], store) + draw_from_hand(s, s.claims[victim], claims)
    look(s, seat, drawn, victim)
    secret = {seat: {"cards": names(drawn)}}
    s.tell("drew_from_hand", "DT-36", secret=secret, seat=seat, victim=victim, place="saloon", store=store, claims=claims)
    if len(drawn) == 1:
        steal(s, seat, victim, drawn[0])
    else:
        s.looking = seat
        s.looked = drawn
        s.ask(keep_the_loot, seat, victim)


def draw_from_hand(s: DiceTownState, hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    left = list(hand)
    return tuple(sorted([left.pop(s.chance.pick(len(left))) for _ in range(count)]))


@rules.question("DT-36", {"take": ("card",)})
def keep_the_loot(s: DiceTownState, seat: int, victim: int) -> Choices:
    """DT-36: one of the cards drawn is kept, the rest go back."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.looked))])


@keep_the_loot.checked
def why_not_keep_loot(s: DiceTownState, seat: int, answer: Any, victim: int) -> Refusal | None:
    return Refusal("card-not-drawn", "DT-36", {"cards": names(s.looked)})


@keep_the_loot.answered
def keep_one_of_the_loot(s: DiceTownState, seat: int, answer: Any, victim: int) -> None:
    card = named(s.looked, answer[1:])[0]
    s.looking = NOBODY
    s.looked = ()
    steal(s, seat, victim, card)


def steal(s: DiceTownState, seat: int, victim: int, card: int) -> None:
    """DT-9: the victim knows what he lost, all others see its back."""
    move(s, (card,), victim, seat, (seat, victim))
    face_up = {"card": names((card,))[0]}
    store, claims = (1, 0) if BACK[card] == STORE else (0, 1)
    secret = {seat: face_up, victim: face_up}
    s.tell("stole", "DT-36", secret=secret, seat=seat, victim=victim, place="saloon", store=store, claims=claims)
    obtained(s, seat, card)


def somebody_can_be_robbed(s: DiceTownState, seat: int) -> bool:
    """DT-37: only cards in hand can be stolen."""
    return any(s.piles(back)[other] for back in (STORE, CLAIM) for other in s.opponents(seat))


SALOON = Place("saloon", queens, Action("look_for_a_victim", "DT-36", look_for_a_victim, somebody_can_be_robbed, cards="saloon"))
