"""What dice are worth to the quick player: as if the rest were rolled once more, for the places as
they are in this round, against usual players.

`room` is room to work in: `of.HOPE` and so on say where what stands.
"""

from __future__ import annotations

from fivecups.compiled.dice import bits_in, lowest_bit
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.data import RANCH_BITS
from fivecups.compiled.door import Ints, Tables, inner
from fivecups.games.dice_town.components import (
    FIRST_ROUND_VISITS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    TEN,
)
from fivecups.games.dice_town.state import ZONES

from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT
from ..dice.figures import CAUGHT, OTHERS_WIRE, USUAL_COUNT
from ..dice.hands import FACES, MOST
from ..value.figures import MEAN_CLAIM, USUAL
from . import tables as of
from .worths import SIZE, card_worth, claim_worth, money

PANNING = USUAL.river
"""A card of the River, in nuggets."""


@inner
def put_in_order(room: of.Floats, last: int) -> None:
    """The highest first: the last of the worths in the list goes to its place."""
    while last > of.LIST and room[last] > room[last - 1]:
        room[last], room[last - 1] = room[last - 1], room[last]
        last -= 1


@inner
def list_cards(
    s: Ints,
    t: Tables,
    w: of.Floats,
    room: of.Floats,
    step: int,
    seat: int,
    cards: int,
    claims: int,
) -> int:
    """Fill the list with what these cards are worth to a seat; returns how many they are."""
    last = of.LIST
    while cards:
        room[last] = card_worth(s, t, w, step, seat, lowest_bit(cards))
        put_in_order(room, last)
        last += 1
        cards &= cards - 1
    while claims:
        room[last] = claim_worth(w, step, lowest_bit(claims))
        put_in_order(room, last)
        last += 1
        claims &= claims - 1
    return last - of.LIST


@inner
def best_of(room: of.Floats, size: int, drawn: int) -> float:
    """The mean of the best of so many drawn from the list."""
    drawn = min(drawn, size)
    if drawn == 0:
        return 0.0
    total, chance = 0.0, drawn / size
    for place in range(size - drawn + 1):
        total += chance * room[of.LIST + place]
        chance *= (size - place - drawn) / (size - place - 1) if place < size - 1 else 0.0
    return total


@inner
def look_at_places(s: Ints, t: Tables, w: of.Floats, room: of.Floats, step: int, seat: int) -> None:
    """Fill in what places pay this seat: by face and count, and by Aces at the Town Hall."""
    rivalry = 1.0 / (s[at.SEATS] - 1)
    good, dollars = SIZE * step, s[at.DOLLARS + seat]
    for place in range(2 * FACES * MOST):
        room[of.FIRST + place] = 0.0
    unseen = 0
    for zone in range(ZONES):
        if zone != seat:
            unseen |= s[at.STORE + zone]
    size = list_cards(s, t, w, room, step, seat, unseen, 0)
    visits = FIRST_ROUND_VISITS if s[at.ROUND] == 1 else 1
    badge = w[good + of.BADGE]
    for count in range(1, MOST):
        at_nine = of.FIRST + MOST * (NINE - 1) + count
        room[at_nine] = min(count, s[at.MINE]) * w[good + of.NUGGET]
        at_ten = of.FIRST + MOST * (TEN - 1) + count
        room[at_ten] = money(w, step, dollars + s[at.BANK]) - money(w, step, dollars)
        at_jack = of.FIRST + MOST * (JACK - 1) + count
        room[at_jack] = best_of(room, size, count) * visits
        at_king = of.FIRST + MOST * (KING - 1) + count
        room[at_king] = badge if s[at.SHERIFF] == seat else badge * (1 + rivalry)
    room[of.A_CARD] = room[of.FIRST + MOST * (JACK - 1) + 1] / visits
    for victim in range(s[at.SEATS]):
        if victim == seat or victim == s[at.GUARDED]:
            continue
        size = list_cards(s, t, w, room, step, seat, s[at.STORE + victim], s[at.CLAIMS + victim])
        for count in range(1, MOST):
            place = of.FIRST + MOST * (QUEEN - 1) + count
            room[place] = max(room[place], (1 + rivalry) * best_of(room, size, count))
    if s[at.WILD_WEST]:
        second_actions(s, w, room, step, seat)
    row = 0.0
    for aces in range(MOST):
        if aces < min(MOST_CLAIMS, s[at.ROW_SIZE]):
            claim = s[at.ROW + aces]
            if RANCH_BITS >> claim & 1:
                points = 1 + bits_in(s[at.RANCHES + seat])
                row += w[good + of.LAID] * points + w[good + of.RANCH]
            else:
                row += claim_worth(w, step, claim)
        room[of.TOWN_HALL + aces] = row


@inner
def second_actions(s: Ints, w: of.Floats, room: of.Floats, step: int, seat: int) -> None:
    """WW-10: the better action of a place pays the winner, the other one the second."""
    good, dollars = SIZE * step, s[at.DOLLARS + seat]
    have = money(w, step, dollars)
    for count in range(1, MOST):
        for face in range(1, FACES):
            other = 0.0
            if face == NINE:
                other = w[good + of.NUGGET] * PANNING if s[at.RIVER_SIZE] else 0.0
            elif face == TEN:
                other = money(w, step, dollars + min(count, s[at.STAGECOACH])) - have
            elif face == JACK:
                other = max(room[of.A_CARD], OTHERS_WIRE)
            elif face == QUEEN:
                other = w[good + of.BANDIT] if s[at.BANDITS_SIZE] and step > 2 else 0.0
            elif face == KING:
                other = w[good + of.LAID] * CAUGHT * bits_in(s[at.WANTED]) * count
            place = of.FIRST + MOST * (face - 1) + count
            base = room[place]
            room[place] = max(base, other)
            if s[at.SEATS] > 2:
                room[of.SECOND_PRIZE + MOST * (face - 1) + count] = max(0.0, min(base, other))


@inner
def weigh_dice(
    s: Ints, t: Tables, w: of.Floats, n: Ints, room: of.Floats, step: int, seat: int
) -> None:
    """Fill in what a seat's dice are worth, by node, in points."""
    look_at_places(s, t, w, room, step, seat)
    rivalry = 1.0 / (s[at.SEATS] - 1)
    office = s[at.SHERIFF] == seat
    chances = FACES * MOST * office
    for face in range(FACES):
        to_others = room[of.FIRST + MOST * face + USUAL_COUNT] * rivalry
        if face == TEN - 1:
            to_others = 0.5 * s[at.BANK] * rivalry
        elif face == KING - 1:
            to_others = w[SIZE * step + of.BADGE] * (1 + rivalry) if office else 0.0
        for count in range(MOST):
            place = MOST * face + count
            win = w[of.WIN + chances + place]
            lost = 1 - win - (w[of.NOBODY + face] if count == 0 else 0.0)
            room[of.GAIN + place] = (
                win * room[of.FIRST + place]
                + w[of.SECOND + chances + place] * room[of.SECOND_PRIZE + place]
                - lost * to_others
            )
    hall_second = 0.0
    if s[at.WILD_WEST] and s[at.SEATS] > 2 and s[at.CLAIMS_DECK_SIZE]:
        hall_second = MEAN_CLAIM * w[SIZE * step + of.CLAIM_POINT] + w[SIZE * step + of.CLAIM]
    first = of.DICE + NODE_COUNT * seat
    for hand in range(HAND_COUNT):
        total = 0.0
        for face in range(FACES):
            total += room[of.GAIN + MOST * face + n[of.COUNT + FACES * hand + face]]
        best = w[of.HALL + hand]
        total += best * room[of.TOWN_HALL + n[of.COUNT + FACES * hand + FACES - 1]]
        total -= (1 - best) * room[of.TOWN_HALL] * rivalry
        room[first + KEEP_COUNT + hand] = total + w[of.RUNNER_UP + hand] * hall_second
    for node in range(KEEP_COUNT - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += room[first + n[of.ABOVE + FACES * node + face]]
        room[first + node] = total / FACES
