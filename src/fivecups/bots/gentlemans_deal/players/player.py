"""The base class of all levels but the greedy one: answers, talk, reasons and characters."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import ceil
from typing import Any

from fivecups.engine import Answer, Ask, Form
from fivecups.games.gentlemans_deal.state import Offer, Share

from ...bot import Reason
from ...character import Chooser
from ..observation.deal_history import SeatView, extra_coins_to_ask, slight_counts
from ..observation.position import expected_pot
from ..weights import ARGUMENT_RISK, MAX_DEMAND, MAX_SLIGHTS, REGULAR_GOODWILL
from .bargaining import answer_demands, lower_first_offer

FINAL_OFFER, NOTHING_TO_ADD = "final_offer", "nothing_to_add"
OFFER_QUESTIONS = ("first_offer", FINAL_OFFER)


class Player(ABC):
    """A bot whose level fills in its offers, the values of offers and ballots, and its stake in an
    offer."""

    goodwill = REGULAR_GOODWILL

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.reason: Reason | None = None

    # Filled in by each level.

    @abstractmethod
    def offer(self, view: SeatView, ask: Ask) -> Offer:
        """Return the offer that this dealer makes, before bargaining."""

    @abstractmethod
    def offer_values(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        """Return the values of offers to the dealer, in coins; only their differences count."""

    @abstractmethod
    def ballot_values(self, view: SeatView) -> dict[str, float]:
        """Return the value of each ballot, in coins."""

    @abstractmethod
    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        """Return this seat's stake in the offer on the table, in relative coins, with each of these
        shares in place of its own; above 0 it wants the deal."""

    # The interface of a bot.

    def answer(self, view: SeatView, ask: Ask) -> Answer:
        self.reason = None
        if ask.question in OFFER_QUESTIONS:
            offer = self.offer(view, ask)
            if ask.question == FINAL_OFFER:
                offer, self.reason = answer_demands(self, view, offer)
            elif self.goodwill:
                offer = lower_first_offer(offer)
            return offer_answer(ask, offer)
        if ask.question == "vote":
            return self.vote(view, ask)
        return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]

    def stake(self, view: SeatView) -> float:
        """Return this seat's stake in the offer on the table, in relative coins."""
        assert view.table.offer is not None and view.seat is not None
        return self.stakes(view, (view.table.offer[view.seat],))[0]

    def explain(self) -> Reason | None:
        return self.reason

    def vote(self, view: SeatView, ask: Ask) -> Answer:
        """Choose a ballot by value and character, and set the reason."""
        table = view.table
        assert not isinstance(ask.choices, Form) and view.seat is not None
        values = self.ballot_values(view)
        slights = min(slight_counts(view)[table.dealer], MAX_SLIGHTS)
        word = table.players[view.seat].word
        liked = []
        for _, ballot in ask.choices:
            against = ballot.startswith("against")
            traits = {
                "revenge": slights if against else 0.0,
                "mercy": 0.0 if against else 1.0,
                "risk": ARGUMENT_RISK if ballot.endswith("argument") else 0.0,
                "word": 1.0 if word is not None and ballot.startswith(word[:3]) else 0.0,
            }
            liked.append(self.chooser.worth(values[ballot], traits))
        answer = self.chooser.choose(ask.id, ask.choices, liked)
        self.reason = self.reason_for_vote(view, answer[1], slights)
        return answer

    def reason_for_vote(self, view: SeatView, ballot: str, slights: int) -> Reason:
        """Return a reason for a ballot that a person can check against the table."""
        table = view.table
        assert table.offer is not None and view.seat is not None
        share, stake = table.offer[view.seat], self.stake(view)
        data = {"seat": table.dealer, "money": share.money}
        if ballot.startswith("against"):
            if slights and stake > 0:
                return Reason("vote-revenge", data)
            return Reason("vote-nothing" if share.is_nothing else "vote-too-little", data)
        return Reason("vote-enough" if stake >= 0 else "vote-generous", data)

    # Talk: a demand before the offer; in reply to it a promise, or a lower demand, and before the
    # final offer the least that would do; at last a wish for more. All of that can be seen in the
    # view, so nothing is said twice.

    def remark(self, view: SeatView) -> tuple[Ask, Answer] | None:
        """Return the next thing to say, or None: a demand before the offer; then a reply to it, a
        promise, or a wish for more."""
        table = view.table
        asks = {ask.question: ask for ask in view.asks if ask.optional}
        if view.seat is None or view.seat == table.dealer:
            return None
        if table.offer is None:
            return self.demand(view, asks["demand"]) if "demand" in asks else None
        reply = self.reply(view, asks["demand"]) if "demand" in asks else None
        return reply or (self.word(view, asks["talk"]) if "talk" in asks else None)

    def demand(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """Return a demand of about an equal part of the pot in exchange for a vote. Past deals move
        the amount up or down; a bold character demands a coin more."""
        table = view.table
        if any(entry.demand.seat == view.seat for entry in table.talk.demands) or not isinstance(
            ask.choices, Form
        ):
            return None
        has_vote = view.seat in table.voters
        money = ceil(expected_pot(view) / view.seats) + extra_coins_to_ask(view) + self.extra_coins
        return ask, {
            "whom": view.seat,
            "money": max(1, money),
            "accomplices": (),
            "vote": "for" if has_vote else "open",
        }

    @property
    def extra_coins(self) -> int:
        """Coins that a bold character demands beyond what would satisfy it."""
        return 1 if self.chooser.character.likes.get("risk", 0.0) > 0 else 0

    def reply(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """Return a lower demand in reply to an offer that is too low, if this seat has a vote:
        halfway from its highest demand to a sufficient share, and before the final offer that share
        itself."""
        table, seat = view.table, view.seat
        assert table.offer is not None and seat is not None
        target = self.sufficient_share(view) if seat in table.voters else None
        if target is None:
            return None
        own_demands = [
            entry.demand
            for entry in table.talk.demands
            if entry.demand.seat == entry.demand.whom == seat
        ]
        money = target.money + self.extra_coins
        if any(asking.question == NOTHING_TO_ADD for asking in view.asks):
            highest = max((demand.money for demand in own_demands), default=money)
            money = max(money, ceil((money + highest) / 2))
        if any(demand.reply and demand.money <= money for demand in own_demands):
            return None
        return ask, {"whom": seat, "money": money, "accomplices": target.accomplices, "vote": "for"}

    def sufficient_share(self, view: SeatView) -> Share | None:
        """Return the smallest share that makes this seat want the deal, or None if it wants the
        deal already or would need more than `MAX_DEMAND` coins."""
        assert view.table.offer is not None and view.seat is not None
        offered = view.table.offer[view.seat]
        shares = [
            Share(money, offered.accomplices) for money in range(offered.money, MAX_DEMAND + 1)
        ]
        stakes = self.stakes(view, shares)
        if not stakes or stakes[0] > 0:
            return None
        return next((share for share, stake in zip(shares, stakes, strict=True) if stake > 0), None)

    def word(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """Return a promise to vote for an offer that is good for this seat, or else a wish for
        more; None if it has spoken already."""
        table = view.table
        if (
            view.seat is None
            or table.players[view.seat].word is not None
            or isinstance(ask.choices, Form)
        ):
            return None
        word = ("promise", "for") if self.stake(view) > 0 else ("want_more",)
        return (ask, word) if word in ask.choices else None


def offer_answer(ask: Ask, offer: Offer) -> dict[str, Any]:
    """Return the answer to `ask` that makes this offer."""
    assert isinstance(ask.choices, Form)
    return {
        seat: {"money": offer[int(seat)].money, "accomplices": offer[int(seat)].accomplices}
        for seat in ask.choices.fields.fields
    }
