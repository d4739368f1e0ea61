"""The coach of Gentleman's Deal: the expert's best offers and remarks by the chance to win after
them, and ballots by what they cost of it."""

from __future__ import annotations

import numpy as np

from fivecups.engine import Ask, Form
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour

from ..analysis.coach import BEST, advice
from ..analysis.report import Advice, Weighed, Why
from ..character import Chooser
from . import BOTS
from .compiled.votes import outlook
from .compiled.worth import UNKNOWN, turn_values, weigh_gains
from .players.expert import ExpertBot, candidates
from .players.player import OFFERS, answer_of
from .reading.ledger import SeatView
from .reading.position import likely_pot, packed, unpacked, unseen
from .talk_coach import weigh_talk

EXPERT = ExpertBot(Chooser("review"))


def advise(view: SeatView, ask: Ask) -> Advice:
    if ask.question in OFFERS:
        return advice(view, ask, weigh_offers(view, ask), "win")
    if ask.question == "vote":
        return advice(view, ask, weigh_ballots(view, ask), "win")
    if ask.question in BOTS.advised_meanwhile:
        return advice(view, ask, weigh_talk(view, ask), "win")
    only = EXPERT.answer(view, ask)
    return advice(view, ask, [Weighed(only, None, 0.0)], "win", "forced")


def worth_of_a_coin(view: SeatView) -> float:
    """What a coin adds to a voter's chance to win, if the offer on the table is accepted."""
    assert view.table.offer is not None and view.seat is not None
    p = EXPERT.position(view)
    at = turn_values(p, view.seat)
    weigh_gains(p, at, packed(view.table.offer, view.seats), likely_pot(view), UNKNOWN)
    accepted = float(at.win[view.seat])
    return accepted * (1 - accepted) / float(at.scale)


def weigh_ballots(view: SeatView, ask: Ask) -> list[Weighed]:
    assert not isinstance(ask.choices, Form)
    coin, worth = worth_of_a_coin(view), EXPERT.ballots(view)
    ballots = sorted(ask.choices, key=lambda choice: -worth[choice[1]])
    most = worth[ballots[0][1]]
    return [
        Weighed(one, None, coin * (most - worth[one[1]]), why_vote(view, one[1]))
        for one in ballots[:BEST]
    ]


def why_vote(view: SeatView, ballot: str) -> Why:
    """What is to be known about a vote, as far as one's own share goes."""
    assert view.table.offer is not None and view.seat is not None
    wants = EXPERT.stake(view) >= 0
    if in_favour(ballot):
        return Why("vote-enough" if wants else "vote-generous", {})
    if view.table.offer[view.seat].is_nothing:
        return Why("vote-nothing", {})
    return Why("vote-gives-up" if wants else "vote-too-little", {})


def weigh_offers(view: SeatView, ask: Ask) -> list[Weighed]:
    """The best of the offers that the expert looks at, and of the one on the table."""
    card = view.table.card
    assert card is not None
    p = EXPERT.position(view)
    looked_at = candidates(p, unseen(view))
    if view.table.offer is not None:
        on_table = packed(view.table.offer, view.seats)
        looked_at = np.concatenate((looked_at, on_table[None]))
    offers, chances = EXPERT.weighed(view, ask, p, looked_at)
    deck, at, theirs = unseen(view), turn_values(p, p.dealer), turn_values(p, view.seats)
    found: list[Weighed] = []
    for place in np.argsort(-chances, kind="stable"):
        offer = unpacked(offers[place], card)
        answer = answer_of(ask, offer)
        if any(one.answer == answer for one in found):
            continue
        kept = card.money - sum(share.money for share in offer)
        goes_through, _ = outlook(p, at, theirs, offers[place], deck)
        why = Why("keeps", {"money": kept, "percent": round(100 * goes_through)})
        chance, most = float(chances[place]), float(chances.max())
        found.append(Weighed(answer, chance, most - chance, why))
        if len(found) == BEST:
            break
    return found
