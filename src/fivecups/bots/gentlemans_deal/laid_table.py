"""A table of Gentleman's Deal as a seat sees it, as a state that can be played on."""

from __future__ import annotations

from fivecups.games.gentlemans_deal.components import ARGUMENTS, DEAL_CARDS, GANG_CARDS
from fivecups.games.gentlemans_deal.state import NO_DEAL, SOURCES, DealState, PastDeal, laid_out
from fivecups.games.gentlemans_deal.view import PastDealView

from .reading.ledger import SeatView, income
from .reading.position import possible_cards


def laid_table(view: SeatView) -> DealState:
    """All that lies on the table, with hidden cards in the order of the box."""
    table = view.table
    s = laid_out(view.seats, view.options)
    s.agenda = list(view.agenda)
    s.shown = [DEAL_CARDS.index(card) for card in table.deck.shown]
    s.card = DEAL_CARDS.index(table.card or possible_cards(table)[0])
    s.deck = [card for card in range(len(DEAL_CARDS)) if card not in s.shown and card != s.card]
    s.income = [dict.fromkeys(SOURCES, 0) | sources for sources in income(view)]
    s.paid_by_bank = sum(sum(sources.values()) for sources in s.income)
    s.arguments = [player.arguments for player in table.players]
    s.arguments_used = ARGUMENTS * view.seats - sum(s.arguments)
    s.gang_cards = [player.gang_cards for player in table.players]
    s.gang_pile = GANG_CARDS - sum(s.gang_cards)
    s.jailed = table.jailed
    for seat, player in enumerate(table.players):
        s.owners |= dict.fromkeys(player.accomplices, seat)
    s.turn, s.dealer = table.turn, table.dealer
    s.round = (table.turn - 1) // view.seats + 1
    s.offer = table.offer or ()
    s.first_offer = table.replaced or s.offer
    s.final = table.phase == "vote"
    s.demands = [said.demand for said in table.talk.demands]
    s.words = [player.word for player in table.players]
    s.past = past_deal(table.latest) if table.latest is not None else NO_DEAL
    s.payments = list(s.past.payments)
    s.earlier = [past_deal(deal) for deal in view.knowledge.earlier]
    return s


def past_deal(deal: PastDealView) -> PastDeal:
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
