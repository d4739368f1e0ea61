"""Whole games that fit a view: what the seat may not know is dealt at random, everything else is as
the view says."""

from __future__ import annotations

from fivecups.engine import MAIN, Chance, random_answer
from fivecups.games.gentlemans_deal.components import ARGUMENTS, DEAL_CARDS, GANG_CARDS
from fivecups.games.gentlemans_deal.secrecy import redeal
from fivecups.games.gentlemans_deal.state import NO_DEAL, SOURCES, DealState, PastDeal, laid_out
from fivecups.games.gentlemans_deal.turn.final_offer import ask_for_the_final_offer
from fivecups.games.gentlemans_deal.turn.first_offer import ask_for_the_first_offer
from fivecups.games.gentlemans_deal.turn.nothing_to_add import hear_the_table
from fivecups.games.gentlemans_deal.view import PastDealView
from fivecups.games.gentlemans_deal.vote import open_the_vote

from .reading.ledger import SeatView, income
from .reading.position import possible_cards

OPENING = {
    "first_offer": ask_for_the_first_offer,
    "nothing_to_add": hear_the_table,
    "final_offer": ask_for_the_final_offer,
    "vote": open_the_vote,
}
"""What puts each question to the table."""


def world(view: SeatView, chance: Chance) -> DealState:
    """A game in which this seat, whose answer is awaited, would see exactly this."""
    s = laid_table(view)
    s.asked = int(view.asks[MAIN].id) - 1
    OPENING[view.asks[MAIN].question](s)
    s.run()
    asking = s.askings[-1]
    for ask in view.asks:
        if ask.optional:
            _, part, given = ask.id.split(".")
            if int(given):
                asking.given = {**asking.given, f"{part}.{view.seat}": int(given)}
    awaited = (
        view.waiting.seats if view.waiting is not None and view.waiting.seats is not None else ()
    )
    for seat in asking.seats:
        if seat not in awaited:
            asking.answers[seat] = random_answer(s, seat, chance)
    dealt = redeal(s, view.seat, chance)
    dealt.chance = chance
    return dealt


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
