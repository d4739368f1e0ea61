"""A round resolved in compiled code: for every hand that one seat may end with and many worlds of
the others' final hands, who wins which place, what that leaves everybody with, and how far ahead
that puts the seat.

Only the base action of each place is played. Ties go to the Sheriff who is among the tied, else to
one of them by lot; thieves rob the opponent who stands best.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivecups.games.dice_town.components import (
    ACE,
    DOC_DOLLARS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    TEN,
)

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..dice.figures import BEST_VICTIM, DOC_NUGGET

STORE_PLACE, SALOON, BADGE_PLACE = JACK - 1, QUEEN - 1, KING - 1


class Stakes(NamedTuple):
    """What is at stake in a round. `rest` is what a seat has that no place touches, `cards` how
    many cards can be stolen from it and `loot` what it loses to a thief who draws so many; `draw`
    is what a visit to the Store brings, by number of Jacks."""

    me: int
    sheriff: int
    mine: int
    bank: int
    claims_left: int
    dollars: IntArray
    nuggets: IntArray
    rest: FloatArray
    cards: IntArray
    loot: FloatArray  # seat, cards drawn
    draw: FloatArray  # seat, Jacks
    digs: IntArray  # by seat: nuggets for each 9
    row: FloatArray  # worth of the first so many claims of the row
    remedy: FloatArray  # seat: worth of a Store card and of barbed wire at Doc's
    guarded: int


class Scale(NamedTuple):
    """What things are worth by the rounds that are left after this one: row 0 is for a game that is
    over."""

    money: FloatArray  # rounds, dollars
    nugget: FloatArray
    badge: FloatArray
    doc_dollar: float  # to a visitor of Doc Badluck
    nuggets_a_round: float
    claims_a_round: float


@compiled()
def standing(
    counts: IntArray, hands: IntArray, seats: int, face: int, sheriff: int, luck: float
) -> int:
    """The seat that wins the place of this face, or -1."""
    best, tied, winner = 0, 0, -1
    for seat in range(seats):
        have = counts[hands[seat], face]
        if have > best:
            best, tied, winner = have, 1, seat
        elif have == best and have > 0:
            tied += 1
            if luck * tied < 1.0:
                winner = seat
    if tied > 1 and counts[hands[sheriff], face] == best:
        return sheriff
    return winner


@compiled()
def resolve(
    stakes: Stakes,
    scale: Scale,
    counts: IntArray,
    rank: IntArray,
    hands: IntArray,
    luck: float,
    purses: IntArray,
    worths: FloatArray,
) -> float:
    """Play the places for these final hands; fills `worths` by seat and returns the rounds that are
    left (0: the game is over).

    `purses` is room to work in, three rows by seat: dollars, nuggets, and who has won something.
    """
    seats = len(hands)
    sheriff, mine, left = stakes.sheriff, stakes.mine, stakes.claims_left
    dollars, nuggets, won = purses[0], purses[1], purses[2]
    for seat in range(seats):
        dollars[seat] = stakes.dollars[seat]
        nuggets[seat] = stakes.nuggets[seat]
        won[seat] = 0
        worths[seat] = stakes.rest[seat]
    winner = standing(counts, hands, seats, NINE - 1, sheriff, luck)
    if winner >= 0 and mine > 0:
        dug = min(mine, counts[hands[winner], NINE - 1] * stakes.digs[winner])
        mine -= dug
        nuggets[winner] += dug
        won[winner] = 1
    winner = standing(counts, hands, seats, TEN - 1, sheriff, luck)
    if winner >= 0 and stakes.bank > 0:
        dollars[winner] += stakes.bank
        won[winner] = 1
    winner = standing(counts, hands, seats, STORE_PLACE, sheriff, luck)
    if winner >= 0 and stakes.draw[winner, 1] > 0:
        worths[winner] += stakes.draw[winner, counts[hands[winner], STORE_PLACE]]
        won[winner] = 1
    winner = standing(counts, hands, seats, SALOON, sheriff, luck)
    if winner >= 0:
        victim, best = -1, 0.0
        for seat in range(seats):
            if seat != winner and seat != stakes.guarded and stakes.cards[seat] > 0:
                loot = stakes.loot[seat, min(stakes.cards[seat], counts[hands[winner], SALOON])]
                wish = loot + BEST_VICTIM * (stakes.rest[seat] + stakes.nuggets[seat])
                if victim < 0 or wish > best:
                    victim, best = seat, wish
        if victim >= 0:
            loot = stakes.loot[victim, min(stakes.cards[victim], counts[hands[winner], SALOON])]
            worths[winner] += loot
            worths[victim] -= loot
            won[winner] = 1
    winner = standing(counts, hands, seats, BADGE_PLACE, sheriff, luck)
    if winner >= 0:
        sheriff = winner
        won[winner] = 1
    winner = 0
    for seat in range(1, seats):
        if rank[hands[seat]] > rank[hands[winner]] or (
            rank[hands[seat]] == rank[hands[winner]] and seat == sheriff
        ):
            winner = seat
    taken = min(1 + counts[hands[winner], ACE - 1], min(MOST_CLAIMS, left))
    worths[winner] += stakes.row[taken]
    left -= taken
    won[winner] = 1
    for seat in range(seats):
        if not won[seat]:
            visit_doc(stakes, scale, counts, hands, seat, purses, worths)
    rounds = 0.0
    if mine > 0 and left > 0:
        rounds = max(1.0, min(mine / scale.nuggets_a_round, left / scale.claims_a_round))
    at = min(int(rounds + 0.5), len(scale.badge) - 1)
    for seat in range(seats):
        worths[seat] += (
            nuggets[seat] * scale.nugget[at]
            + scale.money[at, min(dollars[seat], scale.money.shape[1] - 1)]
        )
    worths[sheriff] += scale.badge[at]
    return rounds


@compiled()
def remedy_of(
    stakes: Stakes, scale: Scale, counts: IntArray, hand: int, seat: int, gold: int, money: int
) -> tuple[int, float]:
    """DT-61: the remedy that brings most to a visitor with this hand: 1 barbed wire, 2 a Store
    card, 3 dollars, 4 a nugget."""
    best, remedy = 0.0, 0
    if counts[hand, 0] + counts[hand, 1] > 0 and stakes.remedy[seat, 1] > best:
        best, remedy = stakes.remedy[seat, 1], 1
    if counts[hand, 2] + counts[hand, 3] > 0 and stakes.remedy[seat, 0] > best:
        best, remedy = stakes.remedy[seat, 0], 2
    if counts[hand, 4] > 0 and scale.doc_dollar * money > best:
        best, remedy = scale.doc_dollar * money, 3
    if counts[hand, 5] > 0 and DOC_NUGGET * gold * scale.nugget[2] > best:
        best, remedy = DOC_NUGGET * gold * scale.nugget[2], 4
    return remedy, best


@compiled()
def visit_doc(
    stakes: Stakes,
    scale: Scale,
    counts: IntArray,
    hands: IntArray,
    seat: int,
    purses: IntArray,
    worths: FloatArray,
) -> None:
    """DT-61: the remedy that brings most."""
    seats = len(hands)
    dollars, nuggets = purses[0], purses[1]
    hand = hands[seat]
    gold, money = 0, 0
    for other in range(seats):
        if other != seat and other != stakes.guarded:
            gold += min(1, nuggets[other])
            money += min(DOC_DOLLARS, dollars[other])
    remedy, best = remedy_of(stakes, scale, counts, hand, seat, gold, money)
    if remedy == 1 or remedy == 2:
        worths[seat] += best
    for other in range(seats):
        if other == seat or other == stakes.guarded:
            continue
        if remedy == 3:
            paid = min(DOC_DOLLARS, dollars[other])
            dollars[other] -= paid
            dollars[seat] += paid
        elif remedy == 4:
            paid = min(1, nuggets[other])
            nuggets[other] -= paid
            nuggets[seat] += paid


@compiled()
def lead(worths: FloatArray, me: int) -> float:
    """What one has more than the mean of the others."""
    others = len(worths) - 1
    return float((1 + 1 / others) * worths[me] - worths.sum() / others)


@compiled()
def leads(
    stakes: Stakes,
    scale: Scale,
    counts: IntArray,
    rank: IntArray,
    mine: IntArray,
    rivals: IntArray,
    weight: FloatArray,
    luck: FloatArray,
    found: FloatArray,
) -> None:
    """Fill `found` for each hand in `mine` with the lead after the round, over worlds of rivals'
    hands (by world and seat)."""
    seats = rivals.shape[1]
    worths = np.zeros(seats)
    hands = np.zeros(seats, dtype=np.int64)
    purses = np.zeros((3, seats), dtype=np.int64)
    for hand in mine:
        total = 0.0
        for world in range(len(rivals)):
            for seat in range(seats):
                hands[seat] = rivals[world, seat]
            hands[stakes.me] = hand
            resolve(stakes, scale, counts, rank, hands, luck[world], purses, worths)
            total += weight[world] * lead(worths, stakes.me)
        found[hand] = total
