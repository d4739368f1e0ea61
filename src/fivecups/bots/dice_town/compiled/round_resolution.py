"""The resolution of a round for given final hands, compiled: who wins which place, what everybody
has then, and the lead of one seat.

Only the base action of each place is played. A tie goes to the Sheriff if he is among the tied,
else to one of them by lot; thieves rob the opponent with the best loot.
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

VICTIM_WEALTH_RATE = 0.1
"""Part of a victim's other goods that counts, beside the loot, when a thief chooses a victim."""
DOC_NUGGET_FACTOR = 1.2
"""Factor on the value of a nugget for a nugget taken at Doc Badluck's, where the others lose
theirs."""

JACK_FACE, QUEEN_FACE, KING_FACE = JACK - 1, QUEEN - 1, KING - 1


class Stakes(NamedTuple):
    """The facts about a round that decide what each place brings, as arrays for compiled code.
    `rest`: value of a seat's goods that no place touches; `cards`: number of cards that can be
    stolen from a seat; `loot`: what a seat loses to a thief, by cards drawn; `draw`: value of a
    visit to the Store, by Jacks."""

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
    row: FloatArray  # value of the first claims of the row, by their number
    remedy: FloatArray  # by seat: value of a Store card and of barbed wire at Doc's
    guarded: int


class ValueScale(NamedTuple):
    """Tables of the values of dollars, nuggets and the badge, by the rounds left after this one;
    row 0 is the final count."""

    money: FloatArray  # rounds, dollars
    nugget: FloatArray
    badge: FloatArray
    doc_dollar: float  # to a visitor of Doc Badluck
    nuggets_a_round: float
    claims_a_round: float


@compiled()
def place_winner(
    counts: IntArray, hands: IntArray, seats: int, face: int, sheriff: int, luck: float
) -> int:
    """Return the seat that wins the place of this face with these final hands, or -1 if none does;
    the number `luck` decides ties without the Sheriff."""
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
def resolve_round(
    stakes: Stakes,
    scale: ValueScale,
    counts: IntArray,
    rank: IntArray,
    hands: IntArray,
    luck: float,
    purses: IntArray,
    values: FloatArray,
) -> float:
    """Play all places for these final hands; fill `values` with the value of each seat's goods
    afterwards, and return the number of rounds left (0: the game is over). `purses` is working
    memory, three rows by seat: dollars, nuggets, and 1 for a seat that has won something."""
    seats = len(hands)
    sheriff, mine, left = stakes.sheriff, stakes.mine, stakes.claims_left
    dollars, nuggets, won = purses[0], purses[1], purses[2]
    for seat in range(seats):
        dollars[seat] = stakes.dollars[seat]
        nuggets[seat] = stakes.nuggets[seat]
        won[seat] = 0
        values[seat] = stakes.rest[seat]
    winner = place_winner(counts, hands, seats, NINE - 1, sheriff, luck)
    if winner >= 0 and mine > 0:
        dug = min(mine, counts[hands[winner], NINE - 1] * stakes.digs[winner])
        mine -= dug
        nuggets[winner] += dug
        won[winner] = 1
    winner = place_winner(counts, hands, seats, TEN - 1, sheriff, luck)
    if winner >= 0 and stakes.bank > 0:
        dollars[winner] += stakes.bank
        won[winner] = 1
    winner = place_winner(counts, hands, seats, JACK_FACE, sheriff, luck)
    if winner >= 0 and stakes.draw[winner, 1] > 0:
        values[winner] += stakes.draw[winner, counts[hands[winner], JACK_FACE]]
        won[winner] = 1
    winner = place_winner(counts, hands, seats, QUEEN_FACE, sheriff, luck)
    if winner >= 0:
        victim, best = -1, 0.0
        for seat in range(seats):
            if seat != winner and seat != stakes.guarded and stakes.cards[seat] > 0:
                loot = stakes.loot[seat, min(stakes.cards[seat], counts[hands[winner], QUEEN_FACE])]
                wish = loot + VICTIM_WEALTH_RATE * (stakes.rest[seat] + stakes.nuggets[seat])
                if victim < 0 or wish > best:
                    victim, best = seat, wish
        if victim >= 0:
            loot = stakes.loot[victim, min(stakes.cards[victim], counts[hands[winner], QUEEN_FACE])]
            values[winner] += loot
            values[victim] -= loot
            won[winner] = 1
    winner = place_winner(counts, hands, seats, KING_FACE, sheriff, luck)
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
    values[winner] += stakes.row[taken]
    left -= taken
    won[winner] = 1
    for seat in range(seats):
        if not won[seat]:
            take_remedy(stakes, scale, counts, hands, seat, purses, values)
    rounds = 0.0
    if mine > 0 and left > 0:
        rounds = max(1.0, min(mine / scale.nuggets_a_round, left / scale.claims_a_round))
    at = min(int(rounds + 0.5), len(scale.badge) - 1)
    for seat in range(seats):
        values[seat] += (
            nuggets[seat] * scale.nugget[at]
            + scale.money[at, min(dollars[seat], scale.money.shape[1] - 1)]
        )
    values[sheriff] += scale.badge[at]
    return rounds


@compiled()
def best_remedy(
    stakes: Stakes, scale: ValueScale, counts: IntArray, hand: int, seat: int, gold: int, money: int
) -> tuple[int, float]:
    """Return the remedy with the highest value for this hand (DT-61) and that value: 1 barbed wire,
    2 a Store card, 3 dollars, 4 a nugget, 0 none."""
    best, remedy = 0.0, 0
    if counts[hand, 0] + counts[hand, 1] > 0 and stakes.remedy[seat, 1] > best:
        best, remedy = stakes.remedy[seat, 1], 1
    if counts[hand, 2] + counts[hand, 3] > 0 and stakes.remedy[seat, 0] > best:
        best, remedy = stakes.remedy[seat, 0], 2
    if counts[hand, 4] > 0 and scale.doc_dollar * money > best:
        best, remedy = scale.doc_dollar * money, 3
    if counts[hand, 5] > 0 and DOC_NUGGET_FACTOR * gold * scale.nugget[2] > best:
        best, remedy = DOC_NUGGET_FACTOR * gold * scale.nugget[2], 4
    return remedy, best


@compiled()
def take_remedy(
    stakes: Stakes,
    scale: ValueScale,
    counts: IntArray,
    hands: IntArray,
    seat: int,
    purses: IntArray,
    values: FloatArray,
) -> None:
    """Let a seat that won nothing take the remedy with the highest value; update `purses` and
    `values` (DT-61)."""
    seats = len(hands)
    dollars, nuggets = purses[0], purses[1]
    hand = hands[seat]
    gold, money = 0, 0
    for other in range(seats):
        if other != seat and other != stakes.guarded:
            gold += min(1, nuggets[other])
            money += min(DOC_DOLLARS, dollars[other])
    remedy, best = best_remedy(stakes, scale, counts, hand, seat, gold, money)
    if remedy == 1 or remedy == 2:
        values[seat] += best
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
def lead(values: FloatArray, me: int) -> float:
    """Return the lead of seat `me`: its value less the mean of the others' values."""
    others = len(values) - 1
    return float((1 + 1 / others) * values[me] - values.sum() / others)


@compiled()
def fill_leads(
    stakes: Stakes,
    scale: ValueScale,
    counts: IntArray,
    rank: IntArray,
    mine: IntArray,
    rivals: IntArray,
    weight: FloatArray,
    luck: FloatArray,
    leads: FloatArray,
) -> None:
    """Fill `leads` for each own final hand in `mine` with the lead after the round, averaged over
    worlds: `rivals` has the opponents' hands (world, seat), `weight` the weight of each world."""
    seats = rivals.shape[1]
    values = np.zeros(seats)
    hands = np.zeros(seats, dtype=np.int64)
    purses = np.zeros((3, seats), dtype=np.int64)
    for hand in mine:
        total = 0.0
        for world in range(len(rivals)):
            for seat in range(seats):
                hands[seat] = rivals[world, seat]
            hands[stakes.me] = hand
            resolve_round(stakes, scale, counts, rank, hands, luck[world], purses, values)
            total += weight[world] * lead(values, stakes.me)
        leads[hand] = total
