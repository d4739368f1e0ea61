"""A state of Gentleman's Deal built from a seat's view, so that it can be played on."""

from __future__ import annotations

from fivecups.games.gentlemans_deal.components import ARGUMENTS, DEAL_CARDS, GANG_CARDS
from fivecups.games.gentlemans_deal.state import (
    NO_DEAL,
    SOURCES,
    DealState,
    PastDeal,
    initial_state,
)
from fivecups.games.gentlemans_deal.view import PastDealView

from .observation.deal_history import SeatView, income_by_source
from .observation.position import possible_cards


def state_from_view(view: SeatView) -> DealState:
    """Return a state with everything that the view shows; hidden cards are in the order of the
    box."""
    table = view.table
    state = initial_state(view.seats, view.options)
    state.agenda = list(view.agenda)
    state.shown = [DEAL_CARDS.index(card) for card in table.deck.shown]
    state.card = DEAL_CARDS.index(table.card or possible_cards(table)[0])
    state.deck = [
        card for card in range(len(DEAL_CARDS)) if card not in state.shown and card != state.card
    ]
    state.income = [dict.fromkeys(SOURCES, 0) | sources for sources in income_by_source(view)]
    state.paid_by_bank = sum(sum(sources.values()) for sources in state.income)
    state.arguments = [player.arguments for player in table.players]
    state.arguments_used = ARGUMENTS * view.seats - sum(state.arguments)
    state.gang_cards = [player.gang_cards for player in table.players]
    state.gang_pile = GANG_CARDS - sum(state.gang_cards)
    state.jailed = table.jailed
    for seat, player in enumerate(table.players):
        state.owners |= dict.fromkeys(player.accomplices, seat)
    state.turn, state.dealer = table.turn, table.dealer
    state.round = (table.turn - 1) // view.seats + 1
    state.offer = table.offer or ()
    state.first_offer = table.replaced or state.offer
    state.final = table.phase == "vote"
    state.demands = [entry.demand for entry in table.talk.demands]
    state.words = [player.word for player in table.players]
    state.past = past_deal(table.latest) if table.latest is not None else NO_DEAL
    state.payments = list(state.past.payments)
    state.earlier = [past_deal(deal) for deal in view.knowledge.earlier]
    return state


def past_deal(deal: PastDealView) -> PastDeal:
    """Return a finished deal as the state stores it."""
    card = DEAL_CARDS.index(deal.card)
    return PastDeal(
        deal.turn,
        deal.dealer,
        card,
        deal.offer or (),
        deal.votes,
        deal.outcome,
        deal.words,
        deal.payments,
    )
