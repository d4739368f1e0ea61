"""Random worlds that a seat cannot tell from the real one: unknown cards, dice and intentions are
dealt anew.

Cards are dealt to zones where they may be as far as the seat can tell (`knowledge.py`). If a card
is replaced by another, the others' knowledge about it is transferred to the new card, so that in
the new world, too, every player knows his own hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fivecups.engine import Chance

from ..cards import BACK, BACKS, BIT
from ..state import DECK, ZONES, DiceTownState
from .knowledge import ROWS, may_hold

PASS_IN_ADVANCE_ODDS = 4
"""In a new world each other player passes in advance with a chance of 1 in this number."""

Swaps = dict[int, int]
"""The replaced cards: for a card number in the real world, the card that takes its place in the new
world."""


def redeal(state: DiceTownState, seat: int | None, chance: Chance) -> DiceTownState:
    """Return a copy of the state in which everything that `seat` (None: a spectator) may not know
    is dealt anew at random; its view stays the same."""
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
            s.passes_in_advance[player] = not chance.below(PASS_IN_ADVANCE_ODDS)
    deal_the_west(s, seat, chance)
    return s


def deal_the_west(s: DiceTownState, seat: int | None, chance: Chance) -> None:
    """Reshuffle what `seat` cannot know of Wild West: the River below the top cards that it has
    looked at, and the Bandits below the open top one."""
    seen = 0 if seat is None else s.river_seen[seat]
    hidden = len(s.river) - seen
    s.river = tuple([s.river[place] for place in chance.shuffle(hidden)]) + s.river[hidden:]
    below = s.bandits[:-1]
    s.bandits = tuple([below[place] for place in chance.shuffle(len(below))]) + s.bandits[-1:]


def deal_cards(s: DiceTownState, observer: int, back: int, chance: Chance) -> Swaps:
    """Deal the hidden cards with this back anew into zones of the same sizes, each card to a zone
    where `observer` must assume that it may be. Return the replacements."""
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
    """Deal cards at random into zones of these sizes. `open_to` gives for each card the zones in
    which it may be; a solution must exist. Return the cards by zone."""
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
    """Put `card` into one of its possible zones although all are full, by moving cards dealt
    earlier to other zones; changes `dealt`. Return True if it was placed; the outermost call always
    succeeds, because the real deal is a solution."""
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
    """Update the other seats' knowledge for the replaced cards: whatever a seat knew about the old
    card it now knows about its replacement. The knowledge of `observer` and of the public stays."""
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
    """Replace cards also in the offers, among the cards being looked at and among the claims just
    won."""
    s.offers = [
        replace(offer, cards=tuple(sorted([swaps.get(card, card) for card in offer.cards])))
        for offer in s.offers
    ]
    s.looked = tuple(sorted([swaps.get(card, card) for card in s.looked]))
    if s.visit.claims_won:
        won = tuple([swaps.get(card, card) for card in s.visit.claims_won])
        s.visit = s.visit.but(claims_won=won)


def look_at_others(s: DiceTownState, chance: Chance) -> tuple[int, ...]:
    """Return random cards from the same hand and with the same backs as those that a thief is
    looking at, for an observer who cannot see them."""
    cards: list[int] = []
    for back in BACKS:
        count = sum(BACK[card] == back for card in s.looked)
        hand = next((hand for hand in s.piles(back) if count and set(hand) & set(s.looked)), ())
        cards += [hand[place] for place in chance.shuffle(len(hand))[:count]]
    return tuple(sorted(cards))
