"""Rounds and turns: who deals, and the card (GD-3, GD-10, GD-33, GD-50)."""

from __future__ import annotations

from ..components import DEAL_CARDS
from ..outcome.end import count_the_money
from ..outcome.settle import hand_over_accomplices
from ..state import DealState, card_in_hand, rounds, rules, turns
from .first_offer import ask_for_the_first_offer
from .talk import forget_words


@rules.step
def begin_the_game(s: DealState) -> None:
    """GD-3: the deck is shuffled; the first dealer is found by lot or picked by the host."""
    s.deck = list(s.chance.shuffle(len(DEAL_CARDS)))
    first = s.options["first_dealer"]
    if first == "lot":
        first = s.chance.pick(s.seats)
    s.tell("game_began", "GD-3", seat=first)
    s.then(begin_round, first)


@rules.step
def begin_round(s: DealState, first: int) -> None:
    """GD-33, GD-50: everyone deals once in a round, clockwise."""
    s.round += 1
    for step in range(s.seats):
        s.then(take_turn, (first + step) % s.seats)
    if s.round < rounds(s):
        s.then(begin_round, first)
    else:
        s.then(count_the_money)


@rules.step
def take_turn(s: DealState, dealer: int) -> None:
    """GD-33: a new dealer; GD-30: accomplices of the deal before come to their new owners first."""
    s.turn += 1
    s.dealer = dealer
    s.first_offer = s.offer = ()
    s.final = False
    s.demands = []
    forget_words(s)
    s.tell("turn_began", "GD-33", seat=dealer, turn=s.turn, turns=turns(s))
    s.then(hand_over_accomplices)
    s.then(draw_the_card)


@rules.step
def draw_the_card(s: DealState) -> None:
    """GD-10: the dealer takes the top deal card and alone sees it."""
    s.card = s.deck.pop(0)
    card = card_in_hand(s)
    s.tell(
        "card_drawn",
        "GD-10",
        seat=s.dealer,
        secret={s.dealer: {"money": card.money, "accomplices": card.accomplices}},
    )
    ask_for_the_first_offer(s)
