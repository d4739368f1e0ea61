"""What the Store cards of Wild West and the Indians do (WW-64 to WW-69, WI-6), each by the name in
its line of data."""

from __future__ import annotations

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import CLAIM, NAME, STORE, named, names
from ..components import CROOK_DOLLARS, STORE_CARDS
from ..goods.claims import draw_a_claim
from ..goods.money import hand_over
from ..goods.piles import draw, move, store_cards_left
from ..goods.thefts import ranches_can_be_robbed, steal_a_ranch
from ..hidden.knowledge import everybody
from ..state import DECK, DISCARDS, NOBODY, TABLE, DiceTownState, rules
from ..store_cards.immediately import obtained
from ..store_cards.registry import Choice, effect
from ..winning.acting import gives_something
from .bandits import bandits_of_the_deck, put_on_top
from .chase import some_of_the_throw, throw_once_more
from .indians import die_lies_elsewhere, take_the_die


def holders_of_store_cards(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return tuple([(other,) for other in s.opponents(seat) if s.store[other]])


@effect("chosen-player-gives-a-card", choices=holders_of_store_cards)
def chosen_player_gives_a_card(s: DiceTownState, seat: int, victim: int) -> None:
    """WW-64 Gift: a chosen player hands over a Store card that he picks."""
    if len(s.store[victim]) == 1:
        give_the_card(s, victim, s.store[victim][0], seat)
    else:
        s.ask(give_a_card, victim, seat)


@rules.question("WW-64", {"give": ("card",)})
def give_a_card(s: DiceTownState, seat: int, receiver: int) -> Choices:
    """WW-64: pick the Store card that you hand over."""
    return tuple([("give", name) for name in dict.fromkeys(names(s.store[seat]))])


@give_a_card.checked
def why_not_give_card(s: DiceTownState, seat: int, answer: Chosen, receiver: int) -> Refusal | None:
    return Refusal("no-such-store-card", "WW-64", {"cards": names(s.store[seat])})


@give_a_card.answered
def hand_over_the_card(s: DiceTownState, seat: int, answer: Chosen, receiver: int) -> None:
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
    for other in s.opponents(seat):
        hand_over(s, "WW-65", other, seat, dollars=CROOK_DOLLARS)


@effect("throw-again", choices=some_of_the_throw)
def throw_again(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> None:
    """WW-66 Two Guns: any of the dice of a chase are thrown once more."""
    throw_once_more(s, seat, dice)


def ranches_within_reach(s: DiceTownState, seat: int) -> tuple[int, ...]:
    """WW-67: the owners of a Ranch that this theft could take; once a victim is named, only him."""
    if s.visit.theft_done:
        return ()
    owners = ranches_can_be_robbed(s, seat)
    if s.visit.victim == NOBODY:
        return owners
    return tuple([owner for owner in owners if owner == s.visit.victim])


def ranches_can_be_taken(s: DiceTownState, seat: int) -> bool:
    return bool(ranches_within_reach(s, seat))


def owners_of_ranches(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return tuple([(owner,) for owner in ranches_within_reach(s, seat)])


@effect("take-a-ranch", ranches_can_be_taken, owners_of_ranches)
def take_a_ranch(s: DiceTownState, seat: int, victim: int) -> None:
    """WW-67 Whiskey: a Ranch of the victim instead of a card from his hand."""
    s.visit = s.visit.but(theft_done=True, victim=victim)
    gives_something(s, seat)
    steal_a_ranch(s, seat, victim)


# Insurance.

INSURANCE = tuple([card.name for card in STORE_CARDS if card.effect == "draw-the-same-kind"])


def kinds_left(s: DiceTownState) -> tuple[int, ...]:
    """The backs of which a card could be drawn."""
    return (*([STORE] if store_cards_left(s) else []), *([CLAIM] if s.claims[DECK] else []))


def can_be_insured(s: DiceTownState, seat: int) -> bool:
    """WW-68: once for each theft, if there is a card to draw; before the theft nobody knows of
    which kind."""
    if s.visit.insured:
        return False
    return s.visit.stolen in kinds_left(s) if s.visit.stolen != NOBODY else bool(kinds_left(s))


@effect("draw-the-same-kind", can_be_insured)
def be_insured(s: DiceTownState, seat: int) -> None:
    """WW-68 Insurance: the card is drawn after the theft."""
    s.visit = s.visit.but(insured=True)


def insure_the_victim(s: DiceTownState, victim: int) -> None:
    if s.options["wild_west"]:
        s.then(pay_the_insurance, victim)


@rules.step
def pay_the_insurance(s: DiceTownState, seat: int) -> None:
    """WW-68: a card of the same kind as the stolen one, from its deck. Being played, Insurance is
    not among the discards that a draw may shuffle (DT-35, DT-82)."""
    if not s.visit.insured or s.visit.stolen not in kinds_left(s):
        return
    if s.visit.stolen == STORE:
        itself = named(s.store[DISCARDS], INSURANCE)
        move(s, itself, DISCARDS, TABLE, everybody(s))
        drawn = draw(s, STORE, 1, seat, (seat,))
        move(s, itself, TABLE, DISCARDS, everybody(s))
        if not drawn:
            return
        card = drawn[0]
        tell_insured(s, seat, card, store=1, claims=0)
        obtained(s, seat, card)
    else:
        tell_insured(s, seat, s.claims[DECK][-1], store=0, claims=1)
        draw_a_claim(s, seat)


def tell_insured(s: DiceTownState, seat: int, card: int, store: int, claims: int) -> None:
    secret = {seat: {"card": NAME[card]}}
    s.tell("was_insured", "WW-68", secret=secret, seat=seat, store=store, claims=claims)


@effect("hire-any", choices=bandits_of_the_deck)
def hire_any(s: DiceTownState, seat: int, bandit: str) -> None:
    """WW-69 Desperado: any Bandit of the deck, which is then shuffled."""
    put_on_top(s, bandit)


@effect("take-the-indian-die", die_lies_elsewhere)
def take_the_indian_die(s: DiceTownState, seat: int) -> None:
    """WI-6 Smoke Signals."""
    take_the_die(s, seat)
