"""Positions of Gentleman's Deal: votes, and final offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivecups.engine import awaited
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.state import DealState, others, voters
from fivecups.testing import Scenario
from tests.games.gentlemans_deal.deal_scenarios import FOURTEEN, Shares, new_table, shares, votes

from .kit import Made, Positions

POSITIONS = Positions("gentlemans-deal")
Table = Scenario[DealState]
Offered = dict[str, Any]


def table_of(seats: int = 5) -> Table:
    """Return a table without clocks at which seat 0 deals first."""
    return new_table(seats, talk_seconds=None, vote_seconds=None)


def holds(table: Table, card: Any = FOURTEEN) -> None:
    """Exchange the dealer's card for this one."""
    s, place = table.state, DEAL_CARDS.index(card)
    pile = s.deck if place in s.deck else s.shown
    if place != s.card:
        pile[pile.index(place)], s.card = s.card, place


def turn(table: Table, offered: Shares, rest: str = "for") -> None:
    """Play a whole turn in which this is offered and voted on."""
    dealer = table.state.dealer
    table.answer(dealer, shares(table, offered))
    table.answer(dealer, "confirm")
    votes(table, rest=rest)


POTS = (12, 13, 14, 15, 14, 16, 15, 14, 13)
"""Cards dealt before the last turn of five players: two deals of one dealer come to 28."""


def play(table: Table, turns: int, *favoured: int) -> None:
    """Play turns in which every deal is accepted: each voter gets two coins, the favoured get
    three, and the dealer keeps the rest. Accomplices are dismissed."""
    for number in range(turns):
        s = table.state
        holds(table, unused(table, POTS[number % len(POTS)]))
        offered: Shares = dict.fromkeys(others(s), 2)
        offered |= {seat: 3 for seat in favoured if seat != s.dealer}
        turn(table, offered)
        dismiss(table)


def unused(table: Table, money: int) -> Any:
    """Return a card with this money that has not been dealt; FOURTEEN is reserved for later."""
    s = table.state
    left = [DEAL_CARDS[card] for card in (*s.deck, s.card)]
    return next(card for card in left if card.money == money and card != FOURTEEN)


def dismiss(table: Table) -> None:
    """Take all accomplices from the players."""
    table.state.owners = dict.fromkeys(table.state.owners)


def at_the_vote(table: Table, offered: Shares, seat: int) -> Made:
    """Make this the final offer and return the table with the seat that has to vote."""
    dealer = table.state.dealer
    table.answer(dealer, shares(table, offered))
    table.answer(dealer, "confirm")
    assert seat in awaited(table.state) and table.state.final
    return table, seat


def at_the_offer(table: Table) -> Made:
    """Offer nothing at first and return the table with the dealer, who has to make the final
    offer."""
    dealer = table.state.dealer
    table.answer(dealer, shares(table))
    assert table.asked(dealer)[0] == "final_offer"
    return table, dealer


def last_turn(*favoured: int, owners: dict[str, int] | None = None) -> Table:
    table = table_of()
    play(table, len(POTS), *favoured)
    holds(table)
    table.state.owners.update(owners or {})
    return table


def first_turn(seats: int = 5) -> Table:
    table = table_of(seats)
    holds(table)
    return table


# Votes.

FOR, AGAINST = ("for", "for_argument"), ("against", "against_argument")


def ballot(*ballots: str) -> Callable[[Any], bool]:
    return lambda answer: answer[1] in ballots


def vote(name: str, make: Callable[[], Made], *ballots: str) -> None:
    POSITIONS.add_where(name, make, ballot(*ballots))


def offered_at_first(seats: int, offered: Shares) -> Callable[[], Made]:
    return lambda: at_the_vote(first_turn(seats), offered, 1)


for number in (5, 6, 7):
    vote(
        f"eight coins are enough among {number}", offered_at_first(number, {1: 8, 2: 3, 3: 2}), *FOR
    )
    vote(f"nothing is not enough among {number}", offered_at_first(number, {2: 4, 3: 4}), *AGAINST)
vote(
    "six coins and a friend",
    lambda: at_the_vote(first_turn(), {1: (6, "senator"), 2: 4, 3: 2}, 1),
    *FOR,
)
vote(
    "six coins at last are worth an argument",
    lambda: at_the_vote(last_turn(), {1: 6, 2: 2}, 1),
    "for_argument",
)
vote(
    "left out at last, with an argument",
    lambda: at_the_vote(last_turn(), {2: 3, 3: 3}, 1),
    "against_argument",
)
vote(
    "the Sheriff's owner would rather see the dealer in jail",
    lambda: at_the_vote(last_turn(owners={"sheriff": 1}), {1: 1, 2: 4, 3: 4}, 1),
    *AGAINST,
)
vote(
    "the Journalist writes about his own argument",
    lambda: at_the_vote(last_turn(owners={"journalist": 1}), {1: 6, 2: 4}, 1),
    "for_argument",
)
vote(
    "the Senator speaks at last",
    lambda: at_the_vote(last_turn(owners={"senator": 1}), {1: 5, 2: 1}, 1),
    "for_argument",
)
vote(
    "the Senator speaks against at last",
    lambda: at_the_vote(last_turn(owners={"senator": 1}), {2: 3, 3: 3, 0: 3}, 1),
    "against_argument",
)
vote(
    "the leader is not helped for nothing",
    lambda: at_the_vote(last_turn(3), {3: 5, 2: 3}, 1),
    *AGAINST,
)
vote(
    "one coin is not enough at last",
    lambda: at_the_vote(last_turn(), {1: 1, 2: 4, 3: 4}, 1),
    *AGAINST,
)
vote(
    "half of the pot before the last turn",
    lambda: at_the_vote(last_but(2), {1: 6, 0: 3, 3: 2}, 1),
    *FOR,
)
vote("left out before the last turn", lambda: at_the_vote(last_but(2), {0: 4, 3: 4}, 1), *AGAINST)


def last_but(turns: int) -> Table:
    """Return a table with this many turns to come after the present one."""
    table = table_of()
    play(table, len(POTS) - turns)
    holds(table)
    return table


# Final offers.


def paid(offer: Offered) -> dict[int, int]:
    return {int(seat): share["money"] for seat, share in offer.items() if share["money"]}


def kept(offer: Offered, pot: int = FOURTEEN.money) -> int:
    return pot - sum(paid(offer).values())


def won_over(table: Table, offer: Offered) -> bool:
    """True if the seats that get anything outweigh the others, all without arguments."""
    s = table.state
    weights = {seat: 1 + s.gang_cards[seat] for seat in voters(s)}
    content = [seat for seat in weights if any(offer[str(seat)].values())]
    bought = sum(weights[seat] for seat in content)
    return 2 * bought >= sum(weights.values())


def final(
    name: str, make: Callable[[], Made], right: Callable[[Table, Offered], bool], *tried: Shares
) -> None:
    table, _ = make()
    POSITIONS.add_where(
        name,
        make,
        lambda offer: right(make()[0], offer),
        *(shares(table, short) for short in tried),
    )


def first_deal(seats: int) -> Callable[[], Made]:
    return lambda: at_the_offer(first_turn(seats))


for number in (5, 6, 7, 9):
    few: Shares = dict.fromkeys(range(1, 2 + number // 2), 2 if number > 6 else 3)
    final(
        f"a first deal for a majority among {number}",
        first_deal(number),
        lambda table, offer: won_over(table, offer) and kept(offer) >= 1,
        few,
        {},
        {1: 1},
    )


def jailed() -> Made:
    """Return a final offer while the previous dealer is in jail and cannot vote."""
    table = table_of()
    turn(table, {}, rest="against")
    holds(table)
    return at_the_offer(table)


final(
    "nothing for who cannot vote",
    jailed,
    lambda table, offer: paid(offer).get(0, 0) == 0 and won_over(table, offer),
    {2: 4, 3: 4},
    {0: 4, 2: 4},
    {0: 6, 2: 3, 3: 3},
)


def gangs() -> Made:
    """Return a final offer while seat 3 has a gang card, so that its vote weighs two."""
    table = table_of()
    turn(table, {1: 3, 2: 4, 4: 4})
    dismiss(table)
    holds(table)
    assert table.state.gang_cards[3] == 1
    return at_the_offer(table)


final(
    "two coins of weight must be outweighed",
    gangs,
    lambda table, offer: won_over(table, offer),
    {3: 4, 2: 4, 4: 3},
    {2: 4},
    {3: 1},
)
final(
    "the last deal leaves something to the dealer",
    lambda: at_the_offer(last_turn(4)),
    lambda table, offer: won_over(table, offer) and kept(offer) >= 3,
    {0: 3, 1: 3, 2: 3},
    {0: 3, 1: 4, 2: 4, 3: 3},
    {},
)
final(
    "the leader is not paid at last",
    lambda: at_the_offer(last_turn(2, 4)),
    lambda table, offer: paid(offer).get(2, 0) <= 1 and won_over(table, offer),
    {0: 3, 1: 3, 3: 3},
    {0: 3, 1: 3, 2: 5},
    {2: 4, 3: 4, 1: 4},
)
final(
    "nobody is promised more than he can be paid with a profit",
    lambda: at_the_offer(last_but(1)),
    lambda table, offer: won_over(table, offer) and max(paid(offer).values()) <= 8,
    {0: 3, 1: 3, 2: 3},
    {0: 12, 1: 1},
    {},
)
