"""The expert dealer: among coalitions with whole shares and accomplices, the offer with the best chance to win the game."""

from __future__ import annotations

from collections.abc import Iterator

from fivecups.games.gentlemans_deal.components import DealCard
from fivecups.games.gentlemans_deal.state import Offer, Share

from .ballots import balance, chance_accepted, stakes
from .prospects import Prospects
from .words import Words

STARTS = 2
LONGEST_CLIMB = 12


def worth(p: Prospects, offer: Offer, card: DealCard, words: Words) -> float:
    """The dealer's chance to win the game with this offer."""
    gains = p.accepted(offer, card.money, card.accomplices)
    goes_through = chance_accepted(balance(p, stakes(gains, p.if_refused), words.hints(offer)))
    return goes_through * p.chances(gains)[p.dealer] + (1 - goes_through) * p.chances_if_refused[p.dealer]


def best_offer(p: Prospects, card: DealCard, words: Words) -> Offer:
    """Climbs from the best of simple coalitions by single steps: a coin more or less, an accomplice to another."""
    starts = sorted(coalitions(p, card), key=lambda offer: worth(p, offer, card, words), reverse=True)[:STARTS]
    climbed = [climb(p, offer, card, words) for offer in starts]
    return max(climbed, key=lambda pair: pair[0])[1]


def coalitions(p: Prospects, card: DealCard) -> Iterator[Offer]:
    """The same share for the cheapest of every number of voters: the heaviest first, then the poorest."""
    order = sorted(p.voters, key=lambda seat: (-p.gang_cards[seat], p.expected[seat]))
    fair = card.money // p.seats
    for size in range(max(1, len(order) // 2 - 1), len(order) + 1):
        for money in range(max(1, fair - 1), fair + 3):
            if money * size <= card.money:
                yield tuple([Share(money) if seat in order[:size] else Share() for seat in range(p.seats)])


def climb(p: Prospects, offer: Offer, card: DealCard, words: Words) -> tuple[float, Offer]:
    value = worth(p, offer, card, words)
    for _ in range(LONGEST_CLIMB):
        found = max(((worth(p, step, card, words), step) for step in steps(p, offer, card)), key=lambda pair: pair[0])
        if found[0] <= value + 1e-9:
            break
        value, offer = found
    return value, offer


def steps(p: Prospects, offer: Offer, card: DealCard) -> Iterator[Offer]:
    spent = sum(share.money for share in offer)
    for seat in range(p.seats):
        if seat == p.dealer:
            continue
        share = offer[seat]
        if spent < card.money:
            yield changed(offer, seat, Share(share.money + 1, share.accomplices))
        if share.money:
            yield changed(offer, seat, Share(share.money - 1, share.accomplices))
            if share.money > 1:
                yield changed(offer, seat, Share(0, share.accomplices))
    for accomplice in card.accomplices:
        holder = next((seat for seat, share in enumerate(offer) if accomplice in share.accomplices), None)
        without = offer
        if holder is not None:
            left = tuple([other for other in offer[holder].accomplices if other != accomplice])
            without = changed(offer, holder, Share(offer[holder].money, left))
            yield without
        for seat in range(p.seats):
            if seat not in (p.dealer, holder):
                held = {*without[seat].accomplices, accomplice}
                both = tuple([other for other in card.accomplices if other in held])
                yield changed(without, seat, Share(without[seat].money, both))
                if without[seat].money:
                    yield changed(without, seat, Share(without[seat].money - 1, both))


def changed(offer: Offer, seat: int, share: Share) -> Offer:
    return (*offer[:seat], share, *offer[seat + 1 :])
