"""Worlds that a seat cannot tell from the real one: cards, dice and wishes that it does not know,
dealt anew.

Cards are dealt among the places where they may lie as far as the seat can tell (`knowledge.py`).
Where a card is replaced by another, what others knew of the old one they now know of the new one,
so that everybody in the new world knows his own hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fivecups.engine import Chance

from ..cards import BACK, BACKS, BIT
from ..state import DECK, ZONES, DiceTownState
from .knowledge import ROWS, may_hold

ONE_IN_SO_MANY_PASSES_IN_ADVANCE = 4

Swaps = dict[int, int]
"""Which card lies in another world where a card lies in this one."""


def redeal(state: DiceTownState, seat: int | None, chance: Chance) -> DiceTownState:
    """A copy in which all that `seat` may not know is dealt anew."""
    s = state.copy()
    observer = s.seats if seat is None else seat
    for back in BACKS:
        swaps = deal_cards(s, observer, back, chance)
        if swaps:
            change_minds(s, observer, back, swaps)
            follow_the_cards(s, swaps)
    if s.looked and seat != s.looking:
        s.looked = look_at_others(s, chance)
    for player in range(s.seats):
        if player != seat:
            s.cups[player] = tuple(sorted(chance.roll(len(s.cups[player]))))
            s.passes_in_advance[player] = not chance.below(ONE_IN_SO_MANY_PASSES_IN_ADVANCE)
    deal_the_west(s, seat, chance)
    return s


def deal_the_west(s: DiceTownState, seat: int | None, chance: Chance) -> None:
    """The River but for the cards on its top that the seat has looked at, and the Bandits below the
    open one."""
    known = 0 if seat is None else s.river_seen[seat]
    hidden = len(s.river) - known
    s.river = tuple([s.river[place] for place in chance.shuffle(hidden)]) + s.river[hidden:]
    below = s.bandits[:-1]
    s.bandits = tuple([below[place] for place in chance.shuffle(len(below))]) + s.bandits[-1:]


def deal_cards(s: DiceTownState, observer: int, back: int, chance: Chance) -> Swaps:
    """Deal the hidden cards with this back into piles of the same sizes, each where the observer
    thinks it may lie."""
    piles = s.piles(back)
    zones = [zone for zone in range(ZONES) if piles[zone]]
    cards = [card for zone in zones for card in piles[zone]]
    open_to = {
        card: [zone for zone in zones if may_hold(s, observer, back, zone) & BIT[card]]
        for card in cards
    }
    dealt = deal_out(open_to, {zone: len(piles[zone]) for zone in zones}, chance)
    swaps: Swaps = {}
    for zone in zones:
        unknown = [card for card in piles[zone] if len(open_to[card]) > 1]
        new = [card for card in dealt[zone] if len(open_to[card]) > 1]
        for number, place in enumerate(chance.shuffle(len(new))):
            swaps[unknown[number]] = new[place]
        if zone == DECK:
            piles[zone] = tuple([dealt[zone][place] for place in chance.shuffle(len(dealt[zone]))])
        else:
            piles[zone] = tuple(sorted(dealt[zone]))
    return swaps


def deal_out(
    open_to: Mapping[int, Sequence[int]], sizes: Mapping[int, int], chance: Chance
) -> dict[int, list[int]]:
    """Deal cards at random into zones of these sizes, each into one that is open to it; there must
    be a way to do so."""
    mixed = list(open_to)
    mixed = [mixed[place] for place in chance.shuffle(len(mixed))]
    mixed.sort(key=lambda card: len(open_to[card]))
    dealt: dict[int, list[int]] = {zone: [] for zone in sizes}
    for card in mixed:
        room = [zone for zone in open_to[card] for _ in range(sizes[zone] - len(dealt[zone]))]
        if room:
            dealt[room[chance.below(len(room))]].append(card)
        else:
            make_room(card, open_to, dealt, sizes, set())
    return dealt


def make_room(
    card: int,
    open_to: Mapping[int, Sequence[int]],
    dealt: dict[int, list[int]],
    sizes: Mapping[int, int],
    tried: set[int],
) -> bool:
    """Find a place for a card by moving others on; there always is one, because the real deal is
    one."""
    for zone in open_to[card]:
        if zone in tried:
            continue
        tried.add(zone)
        if len(dealt[zone]) < sizes[zone]:
            dealt[zone].append(card)
            return True
        for other in dealt[zone]:
            if make_room(other, open_to, dealt, sizes, tried):
                dealt[zone].remove(other)
                dealt[zone].append(card)
                return True
    return False


def change_minds(s: DiceTownState, observer: int, back: int, swaps: Swaps) -> None:
    """What another seat knew of a card it knows of the card that lies there now; what is public
    stays."""
    gone = sum(BIT[card] for card in swaps)
    for player in range(s.seats):
        if player == observer:
            continue
        start = player * ROWS + back * ZONES
        for zone in range(start, start + ZONES):
            moved = s.may_lie[zone] & gone
            if moved:
                s.may_lie[zone] = s.may_lie[zone] & ~gone | swapped(moved, swaps)


def swapped(bits: int, swaps: Swaps) -> int:
    return sum(BIT[new] for old, new in swaps.items() if bits & BIT[old])


def follow_the_cards(s: DiceTownState, swaps: Swaps) -> None:
    """Cards in offers, cards being looked at and claims just won are those that lie there now."""
    s.offers = [
        replace(offer, cards=tuple(sorted([swaps.get(card, card) for card in offer.cards])))
        for offer in s.offers
    ]
    s.looked = tuple(sorted([swaps.get(card, card) for card in s.looked]))
    if s.visit.claims_won:
        won = tuple([swaps.get(card, card) for card in s.visit.claims_won])
        s.visit = s.visit.but(claims_won=won)


def look_at_others(s: DiceTownState, chance: Chance) -> tuple[int, ...]:
    """Other cards of the same hand and backs, for those who cannot see which ones are looked at."""
    found: list[int] = []
    for back in BACKS:
        count = sum(BACK[card] == back for card in s.looked)
        hand = next((hand for hand in s.piles(back) if count and set(hand) & set(s.looked)), ())
        found += [hand[place] for place in chance.shuffle(len(hand))[:count]]
    return tuple(sorted(found))
