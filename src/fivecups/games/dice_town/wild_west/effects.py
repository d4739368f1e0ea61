"""What the Store cards of Wild West and the Indians do (WW-64 to WW-69, WI-6), each by the name in
its line of data."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Choices, Refusal

from ..cards import NAME, STORE, named, names
from ..components import CROOK_DOLLARS, STORE_CARDS
from ..goods.claims import draw_a_claim
from ..goods.money import hand_over
from ..goods.piles import draw, move, store_cards_left
from ..goods.thefts import can_be_robbed, ranches_can_be_robbed, steal_a_ranch
from ..hidden.knowledge import everybody
from ..state import DECK, DISCARDS, TABLE, DiceTownState, rules
from ..store_cards.immediately import obtained
from ..store_cards.registry import Choice, effect
from ..winning.acting import gives_something
from .bandits import bandits_of_the_deck, put_on_top
from .chase import some_of_the_throw, throw_once_more
from .indians import die_lies_elsewhere, take_the_die


def holders_of_store_cards(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return tuple([(other,) for other in can_be_robbed(s, seat) if s.store[other]])


@effect("chosen-player-gives-a-card", choices=holders_of_store_cards)
def chosen_player_gives_a_card(s: DiceTownState, seat: int, victim: int) -> None:
    """WW-64 Gift: a chosen player hands over a Store card that he picks."""
    s.hurt_by[victim] = seat
    if len(s.store[victim]) == 1:
        give_the_card(s, victim, s.store[victim][0], seat)
    else:
        s.ask(give_a_card, victim, seat)


@rules.question("WW-64", {"give": ("card",)})
def give_a_card(s: DiceTownState, seat: int, receiver: int) -> Choices:
    """WW-64: pick the Store card that you hand over."""
    return tuple([("give", name) for name in dict.fromkeys(names(s.store[seat]))])


@give_a_card.checked
def why_not_give_card(s: DiceTownState, seat: int, answer: Any, receiver: int) -> Refusal | None:
    return Refusal("no-such-store-card", "WW-64", {"cards": names(s.store[seat])})


@give_a_card.answered
def hand_over_the_card(s: DiceTownState, seat: int, answer: Any, receiver: int) -> None:
    give_the_card(s, seat, named(s.store[seat], answer[1:])[0], receiver)


def give_the_card(s: DiceTownState, seat: int, card: int, receiver: int) -> None:
    move(s, (card,), seat, receiver, (seat, receiver))
    face_up = {"card": NAME[card]}
    s.tell(
        "gave_a_card",
        "WW-64",
        secret={seat: face_up, receiver: face_up},
        seat=seat,
        receiver=receiver,
    )
    obtained(s, receiver, card)


@effect("everybody-pays")
def everybody_pays(s: DiceTownState, seat: int) -> None:
    """WW-65 Crook: every other player pays two dollars, or what he has."""
    for other in can_be_robbed(s, seat):
        hand_over(s, "WW-65", other, seat, dollars=CROOK_DOLLARS)


@effect("throw-again", choices=some_of_the_throw)
def throw_again(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> None:
    """WW-66 Two Guns: any of the dice of a chase are thrown once more."""
    throw_once_more(s, seat, dice)


def ranches_can_be_taken(s: DiceTownState, seat: int) -> bool:
    """WW-67: somebody who is not guarded has a Ranch, and nothing has yet been taken instead of
    this theft."""
    return not s.visit.theft_done and bool(ranches_can_be_robbed(s, seat))


def owners_of_ranches(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return tuple([(owner,) for owner in ranches_can_be_robbed(s, seat)])


@effect("take-a-ranch", ranches_can_be_taken, owners_of_ranches)
def take_a_ranch(s: DiceTownState, seat: int, victim: int) -> None:
    """WW-67 Whiskey: a Ranch of the victim instead of cards from his hand."""
    s.visit = s.visit.but(theft_done=True)
    gives_something(s, seat)
    steal_a_ranch(s, seat, victim)


INSURANCE = tuple([card.name for card in STORE_CARDS if card.effect == "draw-the-same-kind"])


def same_kind_is_left(s: DiceTownState, seat: int) -> bool:
    return bool(store_cards_left(s) if s.visit.stolen == STORE else s.claims[DECK])


@effect("draw-the-same-kind", same_kind_is_left)
def draw_the_same_kind(s: DiceTownState, seat: int) -> None:
    """WW-68 Insurance: a card of the same kind as the stolen one, from its deck. Being played, it
    is not among the discards that a draw may shuffle (DT-35, DT-82)."""
    if s.visit.stolen == STORE:
        itself = named(s.store[DISCARDS], INSURANCE)
        move(s, itself, DISCARDS, TABLE, everybody(s))
        card = draw(s, STORE, 1, seat, (seat,))[0]
        move(s, itself, TABLE, DISCARDS, everybody(s))
        s.tell(
            "was_insured",
            "WW-68",
            secret={seat: {"card": NAME[card]}},
            seat=seat,
            store=1,
            claims=0,
        )
        obtained(s, seat, card)
    else:
        card = s.claims[DECK][-1]
        s.tell(
            "was_insured",
            "WW-68",
            secret={seat: {"card": NAME[card]}},
            seat=seat,
            store=0,
            claims=1,
        )
        draw_a_claim(s, seat)


@effect("hire-any", choices=bandits_of_the_deck)
def hire_any(s: DiceTownState, seat: int, bandit: str) -> None:
    """WW-69 Desperado: any Bandit of the deck, which is then shuffled."""
    put_on_top(s, bandit)


@effect("take-the-indian-die", die_lies_elsewhere)
def take_the_indian_die(s: DiceTownState, seat: int) -> None:
    """WI-6 Smoke Signals."""
    take_the_die(s, seat)
