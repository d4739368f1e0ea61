"""Rounds and turns: the order of dealers, and drawing the card (GD-3, GD-10, GD-33, GD-50)."""

from __future__ import annotations

from ..components import DEAL_CARDS
from ..outcome.end import count_the_money
from ..outcome.settlement import hand_over_accomplices
from ..state import DealState, card_in_hand, rounds, rules, turns
from .first_offer import ask_for_the_first_offer
from .talk import forget_words


@rules.step
def begin_the_game(s: DealState) -> None:
    """Shuffle the deck, choose the first dealer, by lot or as the host picked, and put the first
    round on the agenda (GD-3)."""
    s.deck = list(s.chance.shuffle(len(DEAL_CARDS), at="deals"))
    first = s.options["first_dealer"]
    if first == "lot":
        first = s.chance.pick(s.seats, at="first-dealer")
    s.tell("game_began", "GD-3", seat=first)
    s.then(begin_round, first)


@rules.step
def begin_round(s: DealState, first: int) -> None:
    """Put a turn for each player as dealer on the agenda, clockwise from `first`, then the next
    round or the end (GD-33, GD-50)."""
    s.round += 1
    for step in range(s.seats):
        s.then(take_turn, (first + step) % s.seats)
    if s.round < rounds(s):
        s.then(begin_round, first)
    else:
        s.then(count_the_money)


@rules.step
def take_turn(s: DealState, dealer: int) -> None:
    """Begin the turn of the next dealer: reset offers and talk, give the accomplices of the deal
    before to their new owners, and have the dealer draw a card (GD-30, GD-33)."""
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
    """Give the dealer the top deal card, which only he sees (GD-10)."""
    s.card = s.deck.pop(0)
    card = card_in_hand(s)
    s.tell(
        "card_drawn",
        "GD-10",
        seat=s.dealer,
        secret={s.dealer: {"money": card.money, "accomplices": card.accomplices}},
    )
    ask_for_the_first_offer(s)
