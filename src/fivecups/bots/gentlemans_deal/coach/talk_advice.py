"""The coach's advice on talk: demands and words are valued by the offer that an expert dealer would
make after them, for each card that the dealer may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fivecups.engine import Ask, Form
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import DEAL_CARDS, DealCard
from fivecups.games.gentlemans_deal.state import DealState, Demand, Offer
from fivecups.games.gentlemans_deal.turn.talk import MORE, is_met

from ...analysis.advice_parts import MAX_ADVISED_ANSWERS
from ...analysis.report import Weighed, Why
from ...character import Chooser
from ..compiled.ballot_values import AGAINST, FOR
from ..compiled.deal_values import UNKNOWN_CARD, acceptance_chance, fill_deal_gains, turn_values
from ..compiled.votes import expected_ballots
from ..observation.deal_history import SeatView
from ..observation.position import offer_to_array, possible_cards
from ..players.bargaining import answer_demands
from ..players.expert import ExpertBot
from ..state_from_view import state_from_view
from ..weights import MAX_DEMAND
from .dealer_forecast import Dealers

EXPERT = ExpertBot(Chooser("coach"))
CHANCE_DECIMALS = 4
"""Decimals to which chances to win are compared; among equal ones the expert's own remark comes
first."""

MAX_TRIED_CARDS = 6
"""Cards of the dealer that are tried, about, spread from the least money to the most."""

ApplyRemark = Callable[[DealState], None]
"""A function that puts a remark into a state."""


class Consequence(NamedTuple):
    """The expected consequence of a remark: the chance to win, the money that the seat is offered,
    and the dealer's offer by card."""

    chance: float
    money: float
    offers: list[Offer]


class Remark(NamedTuple):
    """A possible remark, its consequence, and the reason for it."""

    answer: Any
    consequence: Consequence
    why: Why


def advise_talk(view: SeatView, ask: Ask) -> list[Weighed]:
    """Return the best demands, or the best words about the offer on the table, best first."""
    assert view.seat is not None
    dealers = Dealers(view.seat)
    if isinstance(ask.choices, Form):
        remarks = [weigh_demand(view, demand, dealers) for demand in possible_demands(view)]
    else:
        remarks = [weigh_word(view, answer, dealers) for answer in ask.choices]
    own_remark = EXPERT.remark(view)
    expert_answer = None if own_remark is None else own_remark[1]
    remarks.sort(
        key=lambda remark: (
            -round(remark.consequence.chance, CHANCE_DECIMALS),
            remark.answer != expert_answer,
        )
    )
    best = (
        remarks[:MAX_ADVISED_ANSWERS]
        if not isinstance(ask.choices, Form)
        else best_demands(remarks)
    )
    best_chance = best[0].consequence.chance
    return [
        Weighed(answer, consequence.chance, max(0.0, best_chance - consequence.chance), why)
        for answer, consequence, why in best
    ]


def best_demands(remarks: list[Remark]) -> list[Remark]:
    """Return the best demands. Those that lead to the same offers as a better one come last,
    because demanding more than a dealer gives is no choice of its own."""
    is_repeat = [
        any(remark.consequence.offers == better.consequence.offers for better in remarks[:place])
        for place, remark in enumerate(remarks)
    ]
    best = sorted(range(len(remarks)), key=lambda place: is_repeat[place])[:MAX_ADVISED_ANSWERS]
    return [remarks[place] for place in sorted(best)]


def possible_demands(view: SeatView) -> Iterable[Demand]:
    """Yield demands of money for this seat, from one coin more than it is offered; in exchange for
    its vote if it has one."""
    assert view.seat is not None
    offered = view.table.offer[view.seat] if view.table.offer else None
    vote = "for" if view.seat in view.table.voters else "open"
    least, accomplices = (0, ()) if offered is None else (offered.money, offered.accomplices)
    for money in range(least + 1, max(MAX_DEMAND, least + MAX_ADVISED_ANSWERS) + 1):
        yield Demand(view.seat, view.seat, money, accomplices, vote, reply=offered is not None)


def weigh_demand(view: SeatView, demand: Demand, dealers: Dealers) -> Remark:
    """Return a demand as a remark with its consequence."""

    def apply(state: DealState) -> None:
        other_demands = [
            other
            for other in state.demands
            if (other.seat, other.whom) != (demand.seat, demand.whom)
        ]
        state.demands = [*other_demands, demand]

    consequence = expected_consequence(view, apply, dealers)
    met = sum(is_met(demand, offer) for offer in consequence.offers) / len(consequence.offers)
    answer = {
        "whom": demand.whom,
        "money": demand.money,
        "accomplices": demand.accomplices,
        "vote": demand.vote,
    }
    return Remark(
        answer,
        consequence,
        Why("demand", {"percent": round(100 * met), "money": round(consequence.money)}),
    )


def weigh_word(view: SeatView, answer: tuple[str, ...], dealers: Dealers) -> Remark:
    """Return a word about the offer on the table as a remark with its consequence."""

    def apply(state: DealState) -> None:
        assert view.seat is not None
        word = {"promise": answer[-1], "want_more": MORE}.get(answer[0])
        state.words = [word if seat == view.seat else old for seat, old in enumerate(state.words)]

    consequence = expected_consequence(view, apply, dealers)
    return Remark(answer, consequence, Why("word", {"money": round(consequence.money)}))


def tried_cards(view: SeatView) -> list[DealCard]:
    """Return some of the cards that the dealer may hold, spread from the least money to the most;
    the same in every process."""
    cards = sorted(
        set(possible_cards(view.table)), key=lambda card: (card.money, DEAL_CARDS.index(card))
    )
    step = max(1, len(cards) // MAX_TRIED_CARDS)
    return cards[step // 2 :: step]


def expected_consequence(view: SeatView, apply: ApplyRemark, dealers: Dealers) -> Consequence:
    """Return the consequence of a remark for this seat, as a mean over cards that the dealer may
    hold: the offer that an expert dealer would make after it."""
    assert view.seat is not None
    chances, money, offers = [], [], []
    for card in tried_cards(view):
        state = state_from_view(view)
        state.card = DEAL_CARDS.index(card)
        state.deck = [
            number
            for number in range(len(DEAL_CARDS))
            if number not in state.shown and number != state.card
        ]
        apply(state)
        dealer = GENTLEMANS_DEAL.view(state, state.dealer)
        expert = dealers[card]
        offer = expert.offer(dealer, NO_ASK)
        if state.offer:
            offer, _ = answer_demands(expert, dealer, offer)
        offers.append(offer)
        money.append(offer[view.seat].money)
        chances.append(win_chance_with_offer(view, offer, card))
    return Consequence(sum(chances) / len(chances), sum(money) / len(money), offers)


NO_ASK = Ask("coach", "final_offer", "", {}, (), {})


def win_chance_with_offer(view: SeatView, offer: Offer, card: DealCard) -> float:
    """Return this seat's chance to win when the offer is voted on, with the better of its two votes
    without an argument."""
    assert view.seat is not None
    position = EXPERT.position(view)
    turn, shares, pot = (
        turn_values(position, view.seat),
        offer_to_array(offer, view.seats),
        float(card.money),
    )
    ballot_chances = expected_ballots(position, turn_values(position, view.seats), shares, pot)
    fill_deal_gains(position, turn, shares, pot, UNKNOWN_CARD)
    won, lost = float(turn.win_if_accepted[view.seat]), float(turn.win_if_refused[view.seat])
    accepted = []
    for ballot in (FOR, AGAINST):
        ballot_chances[view.seat] = 0.0
        ballot_chances[view.seat, ballot] = 1.0
        accepted.append(float(acceptance_chance(turn, ballot_chances)))
    return max(lost + chance * (won - lost) for chance in accepted)
