"""The resolution of a round between two players for every pair of final hands, compiled.

It gives what `round_resolution.resolve_round` gives, without loops over seats: a tie of two always
has the Sheriff among the tied.
"""

from __future__ import annotations

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
from .round_resolution import Stakes, ValueScale, best_remedy


@compiled()
def fill_duel_leads(
    stakes: Stakes,
    scale: ValueScale,
    counts: IntArray,
    rank: IntArray,
    mine: IntArray,
    his: IntArray,
    leads: FloatArray,
) -> None:
    """Fill `leads` (own hand, opponent's hand) with the own seat's lead after the round, in points,
    for each of the hands in `mine` and `his`."""
    me, other = stakes.me, 1 - stakes.me
    in_office = stakes.sheriff == me
    level = 1 if in_office else 0  # the Sheriff wins ties, as if with one die more
    most_money, most_rounds = scale.money.shape[1] - 1, len(scale.badge) - 1
    store_open = stakes.draw[me, 1] > 0
    can_rob = stakes.cards[other] > 0 and stakes.guarded != other
    can_be_robbed = stakes.cards[me] > 0 and stakes.guarded != me
    for hand in mine:
        nines, tens, jacks = counts[hand, NINE - 1], counts[hand, TEN - 1], counts[hand, JACK - 1]
        queens, kings, aces = counts[hand, QUEEN - 1], counts[hand, KING - 1], counts[hand, ACE - 1]
        for rival in his:
            lead = stakes.rest[me] - stakes.rest[other]
            gold, his_gold = stakes.nuggets[me], stakes.nuggets[other]
            money, his_money = stakes.dollars[me], stakes.dollars[other]
            won = his_won = False
            left, claims = stakes.mine, stakes.claims_left
            theirs = counts[rival, NINE - 1]
            if nines + theirs > 0 and left > 0:
                if nines + level > theirs:
                    dug = min(left, nines * stakes.digs[me])
                    gold += dug
                    won = True
                else:
                    dug = min(left, theirs * stakes.digs[other])
                    his_gold += dug
                    his_won = True
                left -= dug
            theirs = counts[rival, TEN - 1]
            if tens + theirs > 0 and stakes.bank > 0:
                if tens + level > theirs:
                    money += stakes.bank
                    won = True
                else:
                    his_money += stakes.bank
                    his_won = True
            theirs = counts[rival, JACK - 1]
            if jacks + theirs > 0 and store_open:
                if jacks + level > theirs:
                    lead += stakes.draw[me, jacks]
                    won = True
                else:
                    lead -= stakes.draw[other, theirs]
                    his_won = True
            theirs = counts[rival, QUEEN - 1]
            if queens + theirs > 0:
                if queens + level > theirs:
                    if can_rob:
                        lead += 2 * stakes.loot[other, min(stakes.cards[other], queens)]
                        won = True
                elif can_be_robbed:
                    lead -= 2 * stakes.loot[me, min(stakes.cards[me], theirs)]
                    his_won = True
            theirs = counts[rival, KING - 1]
            office = in_office
            if kings + theirs > 0:
                office = kings + level > theirs
                won = won or office
                his_won = his_won or not office
            if rank[hand] > rank[rival] or (rank[hand] == rank[rival] and office):
                taken = min(1 + aces, min(MOST_CLAIMS, claims))
                lead += stakes.row[taken]
                won = True
            else:
                taken = min(1 + counts[rival, ACE - 1], min(MOST_CLAIMS, claims))
                lead -= stakes.row[taken]
                his_won = True
            claims -= taken
            if not won:
                exposed = stakes.guarded != other
                remedy, gain = best_remedy(
                    stakes,
                    scale,
                    counts,
                    hand,
                    me,
                    min(1, his_gold) * exposed,
                    min(DOC_DOLLARS, his_money) * exposed,
                )
                if remedy == 1 or remedy == 2:
                    lead += gain
                elif remedy == 3:
                    paid = min(DOC_DOLLARS, his_money)
                    money += paid
                    his_money -= paid
                elif remedy == 4:
                    gold += 1
                    his_gold -= 1
            elif not his_won:
                exposed = stakes.guarded != me
                remedy, gain = best_remedy(
                    stakes,
                    scale,
                    counts,
                    rival,
                    other,
                    min(1, gold) * exposed,
                    min(DOC_DOLLARS, money) * exposed,
                )
                if remedy == 1 or remedy == 2:
                    lead -= gain
                elif remedy == 3:
                    paid = min(DOC_DOLLARS, money)
                    money -= paid
                    his_money += paid
                elif remedy == 4:
                    gold -= 1
                    his_gold += 1
            rounds = 0.0
            if left > 0 and claims > 0:
                rounds = max(1.0, min(left / scale.nuggets_a_round, claims / scale.claims_a_round))
            at = min(int(rounds + 0.5), most_rounds)
            lead += (gold - his_gold) * scale.nugget[at]
            lead += (
                scale.money[at, min(money, most_money)]
                - scale.money[at, min(his_money, most_money)]
            )
            lead += scale.badge[at] if office else -scale.badge[at]
            leads[hand, rival] = lead
