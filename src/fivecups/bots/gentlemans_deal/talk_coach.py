"""What to say at the table, as the coach weighs it: by the chance to win after the offer that an
expert in the dealer's place would make then, for the cards that the dealer may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fivecups.engine import Ask, Form
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import DEAL_CARDS, DealCard
from fivecups.games.gentlemans_deal.state import DealState, Demand, Offer
from fivecups.games.gentlemans_deal.turn.talk import MORE, is_met

from ..analysis.coach import BEST
from ..analysis.report import Weighed, Why
from ..character import Chooser
from .compiled.ballots import AGAINST, FOR
from .compiled.votes import foresee
from .compiled.worth import UNKNOWN, chance_accepted, turn_values, weigh_gains
from .figures import MOST_ASKED
from .laid_table import laid_table
from .players.bargaining import heard
from .players.expert import ExpertBot
from .reading.ledger import SeatView
from .reading.position import packed, possible_cards

EXPERT = ExpertBot(Chooser("coach"))
SAME = 4
"""Chances that agree to so many decimals are the same; then what the expert would say comes first.
"""

TRIED = 6
"""Cards that the dealer may hold, from the least money to the most."""

Said = Callable[[DealState], None]


class After(NamedTuple):
    """What follows from a remark: the chance to win, the money to expect, and offers by card."""

    chance: float
    money: float
    offers: list[Offer]


class Remark(NamedTuple):
    """Something that may be said, what follows from it, and what speaks for it."""

    answer: Any
    after: After
    why: Why


def weigh_talk(view: SeatView, ask: Ask) -> list[Weighed]:
    """The best demands, or the best words about the offer on the table, best first."""
    if isinstance(ask.choices, Form):
        found = [weigh_demand(view, demand) for demand in demands(view)]
    else:
        found = [weigh_word(view, answer) for answer in ask.choices]
    remark = EXPERT.remark(view)
    expert = None if remark is None else remark[1]
    found.sort(key=lambda one: (-round(one.after.chance, SAME), one.answer != expert))
    best = found[:BEST] if not isinstance(ask.choices, Form) else best_demands(found)
    most = best[0].after.chance
    return [
        Weighed(answer, after.chance, max(0.0, most - after.chance), why)
        for answer, after, why in best
    ]


def best_demands(found: list[Remark]) -> list[Remark]:
    """The best ones that bring different offers, if there are enough of them: to ask for still more
    than a dealer gives in to is no choice of its own."""
    vain = [
        any(one.after.offers == other.after.offers for other in found[:place])
        for place, one in enumerate(found)
    ]
    kept = sorted(range(len(found)), key=lambda place: vain[place])[:BEST]
    return [found[place] for place in sorted(kept)]


def demands(view: SeatView) -> Iterable[Demand]:
    """Money for oneself, from a little more than what is offered on; for one's vote, if one has
    one."""
    assert view.seat is not None
    had = view.table.offer[view.seat] if view.table.offer else None
    vote = "for" if view.seat in view.table.voters else "open"
    least, kept = (0, ()) if had is None else (had.money, had.accomplices)
    for money in range(least + 1, max(MOST_ASKED, least + BEST) + 1):
        yield Demand(view.seat, view.seat, money, kept, vote, reply=had is not None)


def weigh_demand(view: SeatView, demand: Demand) -> Remark:
    def said(s: DealState) -> None:
        kept = [one for one in s.demands if (one.seat, one.whom) != (demand.seat, demand.whom)]
        s.demands = [*kept, demand]

    after = follow(view, said)
    met = sum(is_met(demand, offer) for offer in after.offers) / len(after.offers)
    answer = {
        "whom": demand.whom,
        "money": demand.money,
        "accomplices": demand.accomplices,
        "vote": demand.vote,
    }
    return Remark(
        answer, after, Why("demand", {"percent": round(100 * met), "money": round(after.money)})
    )


def weigh_word(view: SeatView, answer: tuple[str, ...]) -> Remark:
    def said(s: DealState) -> None:
        assert view.seat is not None
        word = {"promise": answer[-1], "want_more": MORE}.get(answer[0])
        s.words = [word if seat == view.seat else one for seat, one in enumerate(s.words)]

    after = follow(view, said)
    return Remark(answer, after, Why("word", {"money": round(after.money)}))


def follow(view: SeatView, said: Said) -> After:
    """What an expert who deals would offer after a remark, and what that is worth to the seat."""
    assert view.seat is not None
    cards = sorted(set(possible_cards(view.table)), key=lambda card: card.money)
    step = max(1, len(cards) // TRIED)
    chances, money, offers = [], [], []
    for card in cards[step // 2 :: step]:
        s = laid_table(view)
        s.card = DEAL_CARDS.index(card)
        s.deck = [one for one in range(len(DEAL_CARDS)) if one not in s.shown and one != s.card]
        said(s)
        dealer = GENTLEMANS_DEAL.view(s, s.dealer)
        offer = EXPERT.offer(dealer, NO_ASK)
        if s.offer:
            offer, _ = heard(EXPERT, dealer, offer)
        offers.append(offer)
        money.append(offer[view.seat].money)
        chances.append(chance_after(view, offer, card))
    return After(sum(chances) / len(chances), sum(money) / len(money), offers)


NO_ASK = Ask("coach", "final_offer", "", {}, (), {})


def chance_after(view: SeatView, offer: Offer, card: DealCard) -> float:
    """The chance to win once this offer is voted on, with the better of one's two votes."""
    assert view.seat is not None
    p = EXPERT.position(view)
    at, shares, pot = turn_values(p, view.seat), packed(offer, view.seats), float(card.money)
    ways = foresee(p, turn_values(p, view.seats), shares, pot)
    weigh_gains(p, at, shares, pot, UNKNOWN)
    won, lost = float(at.win[view.seat]), float(at.lose[view.seat])
    accepted = []
    for ballot in (FOR, AGAINST):
        ways[view.seat] = 0.0
        ways[view.seat, ballot] = 1.0
        accepted.append(float(chance_accepted(at, ways)))
    return max(lost + chance * (won - lost) for chance in accepted)
