"""The powers of the accomplices (GD-39 to GD-45).

They work for the player who owns them at the time of the vote; new owners get them when the next
turn begins (GD-30).
"""

from __future__ import annotations

from ..state import DealState, neighbours, rules
from .gangs import give_gang_cards
from .payments import pay, take_from

SHERIFF_PAY = 2
MAGNATE_PAY = 1
JOURNALIST_PAY = 1
BANKER_TAKES = 1
ARGUMENT_ADDS = 2
SENATOR_ADDS = 4


def argument_adds(s: DealState, seat: int) -> int:
    """Return the weight that an argument adds to this seat's vote: 2, or 4 with the Senator (GD-21,
    GD-41)."""
    return SENATOR_ADDS if s.owners["senator"] == seat else ARGUMENT_ADDS


@rules.step
def banker_takes(s: DealState) -> None:
    """Make each neighbour of the Banker's owner who gets money by the deal pay 1 to that owner. The
    dealer's rest counts as such money, bonuses do not (GD-45)."""
    banker = s.owners["banker"]
    if banker is None:
        return
    paid = {payment.seat for payment in s.payments if payment.source in ("shares", "rests")}
    for neighbour in neighbours(s, banker):
        if neighbour in paid:
            take_from(s, neighbour, banker, BANKER_TAKES)
            s.tell("banker_took", "GD-45", seat=banker, neighbour=neighbour, money=BANKER_TAKES)


@rules.step
def magnate_earns(s: DealState) -> None:
    """Pay the Magnate's owner 1 from the bank because the deal was accepted, however the owner
    voted (GD-42)."""
    magnate = s.owners["magnate"]
    if magnate is not None:
        pay(s, magnate, "magnate", MAGNATE_PAY)
        s.tell("magnate_earned", "GD-42", seat=magnate, money=MAGNATE_PAY)


@rules.step
def journalist_earns(s: DealState) -> None:
    """Pay the Journalist's owner 1 from the bank for each argument that the owner and both
    neighbours have used in this vote (GD-43)."""
    journalist = s.owners["journalist"]
    if journalist is None:
        return
    watched = (journalist, *neighbours(s, journalist))
    scoops = sum(vote.seat in watched and with_argument(vote.ballot) for vote in s.past.votes)
    if scoops:
        pay(s, journalist, "journalist", scoops * JOURNALIST_PAY)
        s.tell("journalist_earned", "GD-43", seat=journalist, money=scoops * JOURNALIST_PAY)


@rules.step
def sheriff_earns(s: DealState) -> None:
    """Pay the Sheriff's owner 2 from the bank because a dealer goes to jail, even if the owner is
    that dealer (GD-40)."""
    sheriff = s.owners["sheriff"]
    if sheriff is not None:
        pay(s, sheriff, "sheriff", SHERIFF_PAY)
        s.tell("sheriff_earned", "GD-40", seat=sheriff, money=SHERIFF_PAY)


@rules.step
def boss_sends_a_gang(s: DealState) -> None:
    """Give the dealer a gang card if the Boss's owner has voted for the deal (GD-44). This is a
    step of accepted deals only: a dealer in jail could never use the card."""
    boss = s.owners["boss"]
    if any(vote.seat == boss and in_favour(vote.ballot) for vote in s.past.votes):
        give_gang_cards(s, s.dealer, "GD-44")


def in_favour(ballot: str) -> bool:
    return ballot in ("for", "for_argument")


def with_argument(ballot: str) -> bool:
    return ballot in ("for_argument", "against_argument")
