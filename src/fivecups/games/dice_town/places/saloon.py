"""The Saloon (DT-36, DT-37, DT-76, WW-23, WW-67, WW-68): most Queens steal a card from an
opponent's hand, or hire a Bandit."""

from __future__ import annotations

from functools import cache
from typing import Any

from fivecups.engine import Choices, Refusal

from ..cards import BACK, STORE, named, names
from ..components import QUEEN
from ..knowledge import certain, look
from ..piles import move
from ..playing import might_play, obtained, open_window, to_play
from ..state import NOBODY, DiceTownState, rules
from ..wild_west.bandits import HIRE
from ..wild_west.ranches import WHISKEY, ranches_can_be_taken
from ..winning import Action, Place, dice_of, gives_something, most_dice_of

queens = dice_of(QUEEN)


@rules.step
def look_for_a_victim(s: DiceTownState, seat: int) -> None:
    """DT-36, DT-76: the action is done once, with The Girls twice, on one victim or two."""
    for _ in range(s.times):
        s.then(pick_a_victim, seat)


@rules.step
def pick_a_victim(s: DiceTownState, seat: int) -> None:
    """WW-67: before anything is drawn, Whiskey may take the place of a theft."""
    s.ranch_taken = False
    open_window(s, "theft", seat, "", s.sheriff)
    s.then(go_for_a_hand, seat)


@rules.step
def go_for_a_hand(s: DiceTownState, seat: int) -> None:
    """DT-36, DT-62: unless Whiskey was drunk, a hand is robbed if there is one. A Saloon with
    nobody to rob gives nothing; but who could have taken a Ranch, as everybody knows, has declined,
    which counts as having won."""
    if s.ranch_taken:
        return
    if not hands_can_be_robbed(s, seat):
        if could_have_taken_a_ranch(s, seat):
            s.tell("declined", "DT-36", seat=seat, place="saloon")
            gives_something(s, seat)
        else:
            s.tell(
                "found_nothing", "DT-36", seat=seat, place="saloon", action=LOOK_FOR_A_VICTIM.name
            )
        return
    s.tell("looks_for_a_victim", "DT-36", seat=seat, place="saloon", count=queens(s, seat))
    gives_something(s, seat)
    s.ask(rob_somebody, seat)


def could_have_taken_a_ranch(s: DiceTownState, seat: int) -> bool:
    """WW-67: whether everybody knows that this seat holds Whiskey, and there is a Ranch to take."""
    known = WHISKEY in names(certain(s, s.seats, STORE)[seat])
    return known and bool(to_play(s, seat, WHISKEY)) and ranches_can_be_taken(s, seat)


@rules.question("DT-36", {"rob": ("victim", "store", "claims"), "decline": ()})
def rob_somebody(s: DiceTownState, seat: int) -> Choices:
    """DT-36: choose an opponent and how many cards of each back, as many in all as Queens (all, if
    fewer), or decline."""
    found: list[tuple[Any, ...]] = []
    most = queens(s, seat)
    for victim in s.exposed(seat):
        found += ways_to_rob(victim, most, len(s.store[victim]), len(s.claims[victim]))
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
def why_not_rob(s: DiceTownState, seat: int, answer: Any) -> Refusal | None:
    victim = answer[1]
    if victim not in s.opponents(seat):
        return Refusal("not-an-opponent", "DT-36")
    if victim == s.guarded:
        return Refusal("guarded", "WI-4", {"victim": victim})
    store, claims = len(s.store[victim]), len(s.claims[victim])
    if not store + claims:
        return Refusal("nothing-to-steal", "DT-37", {"victim": victim})
    count = min(queens(s, seat), store + claims)
    return Refusal(
        "wrong-split", "DT-36", {"victim": victim, "count": count, "store": store, "claims": claims}
    )


@rob_somebody.answered
def rob_or_decline(s: DiceTownState, seat: int, answer: Any) -> None:
    """DT-36: the cards are drawn at random; the winner may decline, which still counts as having
    won."""
    if answer[0] == "decline":
        s.tell("declined", "DT-36", seat=seat, place="saloon")
        return
    _, victim, store, claims = answer
    drawn = draw_from_hand(s, s.store[victim], store) + draw_from_hand(s, s.claims[victim], claims)
    look(s, seat, drawn, victim)
    secret = {seat: {"cards": names(drawn)}}
    s.tell(
        "drew_from_hand",
        "DT-36",
        secret=secret,
        seat=seat,
        victim=victim,
        place="saloon",
        store=store,
        claims=claims,
    )
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
    """DT-9, WW-68: the victim knows what he lost, all others see its back; he may be insured."""
    move(s, (card,), victim, seat, (seat, victim))
    s.hurt_by[victim] = seat
    face_up = {"card": names((card,))[0]}
    store, claims = (1, 0) if BACK[card] == STORE else (0, 1)
    secret = {seat: face_up, victim: face_up}
    s.tell(
        "stole",
        "DT-36",
        secret=secret,
        seat=seat,
        victim=victim,
        place="saloon",
        store=store,
        claims=claims,
    )
    s.stolen = BACK[card]
    open_window(s, "robbed", victim, "", s.sheriff)
    obtained(s, seat, card)


def hands_can_be_robbed(s: DiceTownState, seat: int) -> bool:
    """DT-37, WI-4: only cards in hand can be stolen, and nothing from a guarded player."""
    return any(s.store[other] or s.claims[other] for other in s.exposed(seat))


def somebody_can_be_robbed(s: DiceTownState, seat: int) -> bool:
    """WW-14, WW-67: there is a hand to rob, or a Ranch that could be taken with Whiskey, as far as
    everybody can tell."""
    return hands_can_be_robbed(s, seat) or might_play(s, seat, "theft")


def card_for_theft(s: DiceTownState, seat: int) -> str:
    """WW-14, WW-67: with nothing but Ranches to take, the theft needs Whiskey."""
    return "" if hands_can_be_robbed(s, seat) else WHISKEY


LOOK_FOR_A_VICTIM = Action(
    "look_for_a_victim",
    "DT-36",
    look_for_a_victim,
    somebody_can_be_robbed,
    cards="saloon",
    needs=card_for_theft,
)
SALOON = Place("saloon", most_dice_of(QUEEN), LOOK_FOR_A_VICTIM, HIRE)
