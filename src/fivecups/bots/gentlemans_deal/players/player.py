"""What all players of Gentleman's Deal have in common: the forms of answers, the talk, the reasons
and the characters."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import ceil
from typing import Any

from fivecups.engine import Answer, Ask, Form
from fivecups.games.gentlemans_deal.state import Offer, Share

from ...bot import Reason
from ...character import Chooser
from ..figures import ARGUMENT_IS_A_RISK, GOODWILL, MOST_ASKED, MOST_SLIGHTS
from ..reading.ledger import SeatView, above_a_part, slights
from ..reading.position import likely_pot
from .bargaining import heard, with_room_to_raise

FINAL, HEARD = "final_offer", "nothing_to_add"
OFFERS = ("first_offer", FINAL)


class Player(ABC):
    """A player who has an offer, values for ballots and an opinion of the offer on the table, which
    a level fills in."""

    goodwill = GOODWILL

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.reason: Reason | None = None

    # What a level says.

    @abstractmethod
    def offer(self, view: SeatView, ask: Ask) -> Offer: ...

    @abstractmethod
    def worth_of_offers(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        """What offers are worth to the dealer, in money; only differences count."""

    @abstractmethod
    def ballots(self, view: SeatView) -> dict[str, float]:
        """What each ballot is worth, in money."""

    @abstractmethod
    def stakes(self, view: SeatView, shares: Sequence[Share]) -> list[float]:
        """What the offer on the table would bring with each of these shares for oneself, in
        relative money."""

    # What a bot does.

    def answer(self, view: SeatView, ask: Ask) -> Answer:
        self.reason = None
        if ask.question in OFFERS:
            offer = self.offer(view, ask)
            if ask.question == FINAL:
                offer, self.reason = heard(self, view, offer)
            elif self.goodwill:
                offer = with_room_to_raise(offer)
            return answer_of(ask, offer)
        if ask.question == "vote":
            return self.vote(view, ask)
        return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]

    def stake(self, view: SeatView) -> float:
        """What the offer on the table would bring, in relative money."""
        assert view.table.offer is not None and view.seat is not None
        return self.stakes(view, (view.table.offer[view.seat],))[0]

    def explain(self) -> Reason | None:
        return self.reason

    def vote(self, view: SeatView, ask: Ask) -> Answer:
        table = view.table
        assert not isinstance(ask.choices, Form) and view.seat is not None
        values = self.ballots(view)
        hurt = min(slights(view)[table.dealer], MOST_SLIGHTS)
        word = table.players[view.seat].word
        worth = []
        for _, ballot in ask.choices:
            against = ballot.startswith("against")
            traits = {
                "revenge": hurt if against else 0.0,
                "mercy": 0.0 if against else 1.0,
                "risk": ARGUMENT_IS_A_RISK if ballot.endswith("argument") else 0.0,
                "word": 1.0 if word is not None and ballot.startswith(word[:3]) else 0.0,
            }
            worth.append(self.chooser.worth(values[ballot], traits))
        answer = self.chooser.choose(ask.id, ask.choices, worth)
        self.reason = self.why(view, answer[1], hurt)
        return answer

    def why(self, view: SeatView, ballot: str, hurt: int) -> Reason:
        """A reason that a person can check against the table."""
        table = view.table
        assert table.offer is not None and view.seat is not None
        share, mine = table.offer[view.seat], self.stake(view)
        data = {"seat": table.dealer, "money": share.money}
        if ballot.startswith("against"):
            if hurt and mine > 0:
                return Reason("vote-revenge", data)
            return Reason("vote-nothing" if share.is_nothing else "vote-too-little", data)
        return Reason("vote-enough" if mine >= 0 else "vote-generous", data)

    # Talk: a demand before the offer; in reply to it a promise, or a lower demand, and before the
    # final offer the least that would do; at last a wish for more. All of that can be seen in the
    # view, so nothing is said twice.

    def remark(self, view: SeatView) -> tuple[Ask, Answer] | None:
        table = view.table
        asks = {ask.question: ask for ask in view.asks if ask.optional}
        if view.seat is None or view.seat == table.dealer:
            return None
        if table.offer is None:
            return self.demand(view, asks["demand"]) if "demand" in asks else None
        reply = self.reply(view, asks["demand"]) if "demand" in asks else None
        return reply or (self.word(view, asks["talk"]) if "talk" in asks else None)

    def demand(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """About an equal part for a vote, by what dealers have made of that so far; the bold ask
        for more."""
        table = view.table
        if any(said.demand.seat == view.seat for said in table.talk.demands) or not isinstance(
            ask.choices, Form
        ):
            return None
        votes = view.seat in table.voters
        money = ceil(likely_pot(view) / view.seats) + above_a_part(view) + self.boldness
        return ask, {
            "whom": view.seat,
            "money": max(1, money),
            "accomplices": (),
            "vote": "for" if votes else "open",
        }

    @property
    def boldness(self) -> int:
        """The coins that the bold ask for beyond what would do."""
        return 1 if self.chooser.character.likes.get("risk", 0.0) > 0 else 0

    def reply(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """To an offer that is not enough, if one has a vote to give: half of the way from what one
        has asked for to what would do, and before the final offer all of it."""
        table, seat = view.table, view.seat
        assert table.offer is not None and seat is not None
        enough = self.enough(view) if seat in table.voters else None
        if enough is None:
            return None
        asked = [
            said.demand
            for said in table.talk.demands
            if said.demand.seat == said.demand.whom == seat
        ]
        money = enough.money + self.boldness
        if any(asking.question == HEARD for asking in view.asks):
            dearest = max((demand.money for demand in asked), default=money)
            money = max(money, ceil((money + dearest) / 2))
        if any(demand.reply and demand.money <= money for demand in asked):
            return None
        return ask, {
            "whom": seat,
            "money": money,
            "accomplices": enough.accomplices,
            "vote": "for",
        }

    def enough(self, view: SeatView) -> Share | None:
        """The least share that would do instead of one that is not enough."""
        assert view.table.offer is not None and view.seat is not None
        had = view.table.offer[view.seat]
        shares = [Share(money, had.accomplices) for money in range(had.money, MOST_ASKED + 1)]
        stakes = self.stakes(view, shares)
        if not stakes or stakes[0] > 0:
            return None
        return next((share for share, stake in zip(shares, stakes, strict=True) if stake > 0), None)

    def word(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        """A promise to those who offer enough, and a wish for more to the others."""
        table = view.table
        if (
            view.seat is None
            or table.players[view.seat].word is not None
            or isinstance(ask.choices, Form)
        ):
            return None
        said = ("promise", "for") if self.stake(view) > 0 else ("want_more",)
        return (ask, said) if said in ask.choices else None


def answer_of(ask: Ask, offer: Offer) -> dict[str, Any]:
    """The answer that makes this offer."""
    assert isinstance(ask.choices, Form)
    return {
        seat: {"money": offer[int(seat)].money, "accomplices": offer[int(seat)].accomplices}
        for seat in ask.choices.fields.fields
    }
