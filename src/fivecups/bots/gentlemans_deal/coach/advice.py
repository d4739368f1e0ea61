"""The coach of Gentleman's Deal: the expert's best offers and ballots by the chance to win after
them."""

from __future__ import annotations

import numpy as np

from fivecups.engine import Ask, Form
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour

from ...analysis.advice_parts import MAX_ADVISED_ANSWERS, advice
from ...analysis.report import Advice, Weighed, Why
from ...character import Chooser
from .. import BOTS
from ..compiled.deal_values import UNKNOWN_CARD, fill_deal_gains, turn_values
from ..compiled.votes import offer_chances
from ..observation.deal_history import SeatView
from ..observation.position import expected_pot, offer_from_array, offer_to_array, unseen_cards
from ..players.expert import ExpertBot, candidate_offers
from ..players.player import OFFER_QUESTIONS, offer_answer
from .talk_advice import advise_talk

EXPERT = ExpertBot(Chooser("review"))


def advise(view: SeatView, ask: Ask) -> Advice:
    """Return the best answers of the expert with what each costs and why."""
    if ask.question in OFFER_QUESTIONS:
        return advice(view, ask, advise_offers(view, ask), "win")
    if ask.question == "vote":
        return advice(view, ask, advise_ballots(view, ask), "win")
    if ask.question in BOTS.advised_meanwhile:
        return advice(view, ask, advise_talk(view, ask), "win")
    only = EXPERT.answer(view, ask)
    return advice(view, ask, [Weighed(only, None, 0.0)], "win", "forced")


def voter_coin_value(view: SeatView) -> float:
    """Return the chance to win that a coin adds for a voter if the offer on the table is
    accepted."""
    assert view.table.offer is not None and view.seat is not None
    position = EXPERT.position(view)
    turn = turn_values(position, view.seat)
    fill_deal_gains(
        position,
        turn,
        offer_to_array(view.table.offer, view.seats),
        expected_pot(view),
        UNKNOWN_CARD,
    )
    accepted = float(turn.win_if_accepted[view.seat])
    return accepted * (1 - accepted) / float(turn.scale)


def advise_ballots(view: SeatView, ask: Ask) -> list[Weighed]:
    """Return the best ballots with their cost in chance to win."""
    assert not isinstance(ask.choices, Form)
    coin, values = voter_coin_value(view), EXPERT.ballot_values(view)
    ballots = sorted(ask.choices, key=lambda choice: -values[choice[1]])
    best_value = values[ballots[0][1]]
    return [
        Weighed(answer, None, coin * (best_value - values[answer[1]]), why_vote(view, answer[1]))
        for answer in ballots[:MAX_ADVISED_ANSWERS]
    ]


def why_vote(view: SeatView, ballot: str) -> Why:
    """Return the reason for or against a ballot, by the voter's stake in the offer."""
    assert view.table.offer is not None and view.seat is not None
    wants_deal = EXPERT.stake(view) >= 0
    if in_favour(ballot):
        return Why("vote-enough" if wants_deal else "vote-generous", {})
    if view.table.offer[view.seat].is_nothing:
        return Why("vote-nothing", {})
    return Why("vote-gives-up" if wants_deal else "vote-too-little", {})


def advise_offers(view: SeatView, ask: Ask) -> list[Weighed]:
    """Return the best offers among the expert's candidates and the offer on the table, with the
    chance to win after each."""
    card = view.table.card
    assert card is not None
    position = EXPERT.position(view)
    candidates = candidate_offers(position, unseen_cards(view))
    if view.table.offer is not None:
        on_table = offer_to_array(view.table.offer, view.seats)
        candidates = np.concatenate((candidates, on_table[None]))
    offers, chances = EXPERT.value_offers(view, ask, position, candidates)
    deck, turn, others_turn = (
        unseen_cards(view),
        turn_values(position, position.dealer),
        turn_values(position, view.seats),
    )
    choices: list[Weighed] = []
    for place in np.argsort(-chances, kind="stable"):
        offer = offer_from_array(offers[place], card)
        answer = offer_answer(ask, offer)
        if any(choice.answer == answer for choice in choices):
            continue
        dealer_money = card.money - sum(share.money for share in offer)
        accepted, _ = offer_chances(position, turn, others_turn, offers[place], deck)
        why = Why("keeps", {"money": dealer_money, "percent": round(100 * accepted)})
        chance, best_chance = float(chances[place]), float(chances.max())
        choices.append(Weighed(answer, chance, best_chance - chance, why))
        if len(choices) == MAX_ADVISED_ANSWERS:
            break
    return choices
