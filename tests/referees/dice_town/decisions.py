"""The referee's checks of the Sheriff's decisions and the offers on them (DT-21, DT-22, DT-25,
DT-26, WW-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .ledger import Ledger

OWN = ("dollars", "nuggets", "store", "claims", "ranches")
PARTS = (*OWN, "share_dollars", "share_nuggets")
OPEN = ("wired", "bandits")


@dataclass(frozen=True)
class Share:
    """A share of the prize that the winner has promised."""

    seat: int
    receiver: int
    dollars: int
    nuggets: int


def decide(ledger: Ledger, place: str, decision: str, tied: list[int]) -> tuple[int, list[Share]]:
    """Read a decision and return the seat that the Sheriff names and the shares promised."""
    sheriff = ledger.sheriff
    asked = ledger.take("asked_the_sheriff", seat=sheriff, place=place, decision=decision)
    ledger.must(sorted(asked["seats"]) == sorted(tied), f"the tied are {tied}")
    offers = read_offers(ledger, place, decision, tied, {})
    if ledger.story.next == "called_for_better":
        ledger.take("called_for_better", seat=sheriff, place=place, decision=decision)
        ledger.story.moved(sheriff)
        offers |= read_offers(ledger, place, decision, tied, offers)
    chosen = ledger.take("decided", seat=sheriff, place=place, decision=decision)["chosen"]
    ledger.story.moved(sheriff)
    ledger.must(chosen in tied, "one of the tied is named")
    shares: list[Share] = []
    accepted = [offers[seat] for seat in sorted(offers) if offers[seat]["outcome"] == chosen]
    while ledger.story.next == "bribed":
        paid = ledger.take("bribed", receiver=sheriff)
        ledger.must(bool(accepted), "no offer was made on this outcome")
        offer = next(
            (candidate for candidate in accepted if candidate["seat"] == paid["seat"]), None
        )
        ledger.must(offer is not None, "this offer was not made on the outcome")
        assert offer is not None
        accepted.remove(offer)
        parts = (*PARTS, *OPEN)
        as_offered = all(paid.get(part) == offer.get(part) for part in parts)
        ledger.must(as_offered, "paid as offered")
        shares += change_hands(ledger, offer)
        ledger.paid_at = place
    ledger.must(not accepted, f"these change hands at once: {accepted}")
    return chosen, shares


def read_offers(
    ledger: Ledger, place: str, decision: str, tied: list[int], before: dict[int, Mapping[str, Any]]
) -> dict[int, Mapping[str, Any]]:
    """Read the offers: at most one by every player but the Sheriff, and within that player's
    means."""
    offers: dict[int, Mapping[str, Any]] = {}
    while ledger.story.next == "offered":
        offer = ledger.take("offered", place=place, decision=decision)
        seat = offer["seat"]
        player = ledger.players[seat]
        ledger.must(seat != ledger.sheriff and seat not in offers, "one offer by each other")
        ledger.must(offer["outcome"] in tied, "an offer is tied to an outcome")
        for part in OWN:
            had = getattr(player, part)
            ledger.must(0 <= offer.get(part, 0) <= had, f"{part} that he has not")
        ledger.must(Counter(offer["wired"]) <= player.wired, "wired claims that he has not")
        bandits = set(offer.get("bandits", ()))
        ledger.must(bandits <= player.hired | player.caught, "Bandits that he has not")
        if offer["share_dollars"] or offer["share_nuggets"]:
            ledger.must(offer["outcome"] == seat, "a share is of one's own prize")
        if seat in before:
            old = before[seat]
            ledger.must(offer["outcome"] == old["outcome"], "an offer is not moved")
            raised = all(offer.get(part, 0) >= old.get(part, 0) for part in PARTS)
            ledger.must(raised, "nor lowered")
            for part in OPEN:
                more = Counter(offer.get(part, ())) >= Counter(old.get(part, ()))
                ledger.must(more, "nor lowered")
        offers[seat] = offer
    return offers


def change_hands(ledger: Ledger, offer: Mapping[str, Any]) -> list[Share]:
    """Transfer an accepted offer and return the promised shares: wired claims go to the Sheriff's
    hand, Ranches and Bandits stay open."""
    giver, sheriff = ledger.players[offer["seat"]], ledger.players[ledger.sheriff]
    ledger.hand_over(offer["seat"], ledger.sheriff, offer["dollars"], offer["nuggets"])
    giver.store -= offer["store"]
    giver.claims -= offer["claims"]
    giver.wired -= Counter(offer["wired"])
    sheriff.store += offer["store"]
    sheriff.claims += offer["claims"] + len(offer["wired"])
    giver.ranches -= offer.get("ranches", 0)
    sheriff.ranches += offer.get("ranches", 0)
    given = frozenset(offer.get("bandits", ()))
    sheriff.hired |= giver.hired & given
    sheriff.caught |= giver.caught & given
    giver.hired -= given
    giver.caught -= given
    promised = offer["share_dollars"], offer["share_nuggets"]
    return [Share(offer["seat"], ledger.sheriff, *promised)] if any(promised) else []
