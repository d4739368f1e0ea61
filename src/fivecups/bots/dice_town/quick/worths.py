"""What a position of a compiled game is worth to its seats, by learned values."""

from __future__ import annotations

from math import exp

from fivecups.compiled.dice import bits_in, lowest_bit
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.data import (
    BOUNTY,
    CARD_POINTS,
    CLAIM_COPIES,
    EFFECT,
    NO_EFFECT,
    PER_CARD,
)
from fivecups.compiled.door import Ints, Tables, inner

from ..value.figures import CLAIMS_A_ROUND, LEAST_CLAIM, NUGGETS_A_ROUND
from ..value.learned import GOODS
from . import tables as of

SIZE = len(GOODS)


@inner
def rounds_left(s: Ints) -> float:
    """The rounds until Mine or claims run out, about."""
    claims = s[at.CLAIMS_DECK_SIZE] + s[at.ROW_SIZE]
    return min(s[at.MINE] / NUGGETS_A_ROUND, claims / CLAIMS_A_ROUND)


@inner
def steps_left(s: Ints, during: int) -> int:
    """The rounds that are left, in steps; `during` a round, so many are left after it, about."""
    rounds = rounds_left(s)
    if rounds == 0.0:
        return 0
    if during:
        return min(of.LAST_STEP, max(0, int(of.STEPS * (rounds - 1.0) + 0.5)))
    return min(of.LAST_STEP, max(of.STEPS, int(of.STEPS * rounds + 0.5)))


@inner
def money(w: of.Floats, step: int, dollars: int) -> float:
    dollars = min(dollars, of.MONEY - 1)
    return w[SIZE * step + of.DOLLAR] * dollars + w[SIZE * step + of.LIQUID] * w[of.PURSE + dollars]


@inner
def claim_worth(w: of.Floats, step: int, claim: int) -> float:
    points = 1 + claim // CLAIM_COPIES
    found = w[SIZE * step + of.CLAIM_POINT] * points + w[SIZE * step + of.CLAIM]
    return max(LEAST_CLAIM, found)


@inner
def points_in(claims: int) -> int:
    """The points of some claims together."""
    points = 0
    while claims:
        points += 1 + lowest_bit(claims) // CLAIM_COPIES
        claims &= claims - 1
    return points


@inner
def laid_points(s: Ints, t: Tables, seat: int) -> float:
    """Points that lie open and cannot be lost: of wired claims, Ranches and Bandits caught."""
    ranches = bits_in(s[at.RANCHES + seat])
    points = points_in(s[at.WIRED + seat]) + 0.5 * ranches * (ranches + 1)
    caught = s[at.CAUGHT + seat]
    while caught:
        points += 0.5 * t[BOUNTY + lowest_bit(caught)]
        caught &= caught - 1
    return points


@inner
def points_per_card(s: Ints, t: Tables, seat: int, card: int) -> int:
    """Of a card that counts other cards: those of the Store, or Bandits."""
    counted = s[at.STORE + seat] if t[PER_CARD + card] == 1 else s[at.CAUGHT + seat]
    return t[CARD_POINTS + card] * bits_in(counted)


@inner
def card_worth(s: Ints, t: Tables, w: of.Floats, step: int, seat: int, card: int) -> float:
    """A Store card in a hand."""
    if t[PER_CARD + card]:
        return 1.0 * points_per_card(s, t, seat, card)
    if t[EFFECT + card] == NO_EFFECT:
        return w[SIZE * step + of.EQUIPMENT] * t[CARD_POINTS + card]
    return w[of.CARD + card] * w[of.SOON + step]


@inner
def worth(s: Ints, t: Tables, w: of.Floats, step: int, seat: int) -> float:
    """What a seat has, in points at the end."""
    good = SIZE * step
    total = w[good + of.NUGGET] * s[at.NUGGETS + seat] + money(w, step, s[at.DOLLARS + seat])
    if s[at.SHERIFF] == seat:
        total += w[good + of.BADGE]
    if s[at.DIE_HOLDER] == seat:
        total += w[good + of.DIE]
    cards = s[at.STORE + seat]
    while cards:
        total += card_worth(s, t, w, step, seat, lowest_bit(cards))
        cards &= cards - 1
    claims = s[at.CLAIMS + seat]
    while claims:
        total += claim_worth(w, step, lowest_bit(claims))
        claims &= claims - 1
    total += w[good + of.LAID] * laid_points(s, t, seat)
    total += w[good + of.RANCH] * bits_in(s[at.RANCHES + seat])
    return total + w[good + of.BANDIT] * bits_in(s[at.HIRED + seat])


@inner
def chance(s: Ints, t: Tables, w: of.Floats, step: int, seat: int, room: of.Floats) -> float:
    """The chance that a seat wins, with what it hopes for beside what it has."""
    mine = worth(s, t, w, step, seat) + room[of.HOPE]
    spread = w[of.SPREAD + step]
    total = 1.0
    for other in range(s[at.SEATS]):
        if other != seat:
            total += exp(min(40.0, (worth(s, t, w, step, other) - mine) / spread))
    return 1.0 / total


@inner
def count_goods(s: Ints, t: Tables, n: Ints, seat: int, found: Ints) -> None:
    """Fill in what a seat has, in the order of `COUNTED`."""
    for place in range(of.NUMBERS):
        found[place] = 0
    claims, ranches = s[at.CLAIMS + seat], bits_in(s[at.RANCHES + seat])
    found[0], found[1] = s[at.NUGGETS + seat], s[at.DOLLARS + seat]
    found[2] = s[at.SHERIFF] == seat
    found[3], found[4] = points_in(claims), bits_in(claims)
    found[6], found[7] = ranches, bits_in(s[at.HIRED + seat])
    found[8] = s[at.DIE_HOLDER] == seat
    found[9] = int(laid_points(s, t, seat))
    sure = 0
    cards = s[at.STORE + seat]
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if n[of.COUNTED_AT + card] >= 0:
            found[n[of.COUNTED_AT + card]] += 1
        elif t[PER_CARD + card]:
            sure += 2 * points_per_card(s, t, seat, card)
        else:
            found[5] += t[CARD_POINTS + card]
    found[of.SURE] = sure
    found[of.ROUNDS] = int(100 * rounds_left(s))
