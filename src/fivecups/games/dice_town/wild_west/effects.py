"""The effects of the Store cards of Wild West and the Indians, by the names used in `components.py`
(WW-64 to WW-69, WI-6)."""

from __future__ import annotations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import CLAIM, NAME, STORE, named, names
from ..components import CROOK_DOLLARS
from ..goods.card_piles import draw, move, store_cards_left
from ..goods.claims import draw_a_claim
from ..goods.money import hand_over
from ..goods.thefts import ranches_can_be_robbed, steal_a_ranch
from ..places.saloon import INSTEAD
from ..state import DECK, NOBODY, DiceTownState, rules
from ..store_cards.effect_registry import Choice, effect
from ..store_cards.immediate_cards import obtained
from ..store_cards.played_cards import discard_played
from ..store_cards.windows import might_play
from ..winning.place_actions import gives_something
from .bandits import bandits_of_the_deck, put_on_top
from .chase import some_of_the_throw, throw_once_more
from .indians import die_lies_elsewhere, take_the_die


def holders_of_store_cards(s: DiceTownState, seat: int) -> tuple[Choice, ...]:
    return tuple([(other,) for other in s.opponents(seat) if s.store[other]])


@effect("chosen-player-gives-a-card", choices=holders_of_store_cards)
def chosen_player_gives_a_card(s: DiceTownState, seat: int, victim: int) -> None:
    """Make the chosen player `victim` hand over a Store card of his own choice to `seat`: Gift
    (WW-64)."""
    if len(s.store[victim]) == 1:
        give_the_card(s, victim, s.store[victim][0], seat)
    else:
        s.ask(give_a_card, victim, seat)


@rules.question("WW-64", {"give": ("card",)})
def give_a_card(s: DiceTownState, seat: int, receiver: int) -> Choices:
    """Ask the seat which of its Store cards to hand over to `receiver` (WW-64)."""
    return tuple([("give", name) for name in dict.fromkeys(names(s.store[seat]))])


@give_a_card.checked
def why_not_give_card(
    s: DiceTownState, seat: int, answer: ListAnswer, receiver: int
) -> Refusal | None:
    return Refusal("no-such-store-card", "WW-64", {"cards": names(s.store[seat])})


@give_a_card.answered
def hand_over_the_card(s: DiceTownState, seat: int, answer: ListAnswer, receiver: int) -> None:
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
    """Make every other player pay two dollars, or all he has: Crook (WW-65)."""
    for other in s.opponents(seat):
        hand_over(s, "WW-65", other, seat, dollars=CROOK_DOLLARS)


@effect("throw-again", choices=some_of_the_throw)
def throw_again(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> None:
    """Throw any of the dice of a chase again: Two Guns (WW-66)."""
    throw_once_more(s, seat, dice)


def ranches_within_reach(s: DiceTownState, seat: int) -> tuple[int, ...]:
    """Return the owners of a Ranch that the current theft could take instead of a card; once a
    victim is named, only the victim (WW-67)."""
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
    """Steal a Ranch from the victim instead of a card from his hand: Whiskey (WW-67)."""
    s.visit = s.visit.but(theft_done=True, victim=victim)
    gives_something(s, seat)
    steal_a_ranch(s, seat, victim)


# Insurance.


def kinds_left(s: DiceTownState) -> tuple[int, ...]:
    """Return the kinds of cards, Store or claim, of which a card can still be drawn."""
    return (*([STORE] if store_cards_left(s) else []), *([CLAIM] if s.claims[DECK] else []))


def can_be_insured(s: DiceTownState, seat: int) -> bool:
    """True if the seat, the victim of a theft, could play Insurance: it is not yet insured, and a
    card of the stolen kind, or before the theft of a kind that the thief may still take, can be
    drawn from its deck (WW-68)."""
    if s.visit.insured:
        return False
    left = kinds_left(s)
    if s.visit.stolen != NOBODY:
        return s.visit.stolen in left
    return (STORE in left and bool(s.store[seat])) or (
        CLAIM in left and a_claim_is_at_risk(s, seat)
    )


def a_claim_is_at_risk(s: DiceTownState, victim: int) -> bool:
    """True if the thief may take a claim from the victim: from his hand, or a Ranch if the thief,
    as far as the public can tell, may hold a card for it (WW-67)."""
    thief = s.visit.acting
    return bool(s.claims[victim]) or (
        victim in ranches_within_reach(s, thief) and might_play(s, thief, INSTEAD)
    )


@effect("draw-the-same-kind", can_be_insured)
def be_insured(s: DiceTownState, seat: int) -> None:
    """Mark the victim of the current theft as insured: Insurance. The compensating card is drawn
    after the theft (WW-68)."""
    s.visit = s.visit.but(insured=True)


def insure_the_victim(s: DiceTownState, victim: int) -> None:
    if s.options["wild_west"]:
        s.then(pay_the_insurance, victim)


@rules.step
def pay_the_insurance(s: DiceTownState, seat: int) -> None:
    """Give the insured victim a card of the same kind as the stolen one, from the top of its deck,
    or tell that none is there. Then discard the Insurance, which lay open until then (WW-68,
    DT-82)."""
    if not s.visit.insured:
        return
    stolen = s.visit.stolen
    if stolen not in kinds_left(s):
        store, claims = (1, 0) if stolen == STORE else (0, 1)
        s.tell("was_not_insured", "WW-68", seat=seat, store=store, claims=claims)
        discard_played(s, seat)
    elif stolen == STORE:
        (card,) = draw(s, STORE, 1, seat, (seat,))
        tell_insured(s, seat, card, store=1, claims=0)
        discard_played(s, seat)
        obtained(s, seat, card)
    else:
        tell_insured(s, seat, s.claims[DECK][-1], store=0, claims=1)
        draw_a_claim(s, seat)
        discard_played(s, seat)


def tell_insured(s: DiceTownState, seat: int, card: int, store: int, claims: int) -> None:
    secret = {seat: {"card": NAME[card]}}
    s.tell("was_insured", "WW-68", secret=secret, seat=seat, store=store, claims=claims)


@effect("hire-any", choices=bandits_of_the_deck)
def hire_any(s: DiceTownState, seat: int, bandit: str) -> None:
    """Put the chosen Bandit on top of the deck, where it will be hired, and shuffle the rest:
    Desperado (WW-69)."""
    put_on_top(s, bandit)


@effect("take-the-indian-die", die_lies_elsewhere)
def take_the_indian_die(s: DiceTownState, seat: int) -> None:
    """Give the seat the Indian die: Smoke Signals (WI-6)."""
    take_the_die(s, seat)
