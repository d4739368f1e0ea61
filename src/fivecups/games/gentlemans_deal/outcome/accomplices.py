"""What the accomplices do for their owners (GD-39 to GD-45).

They work for whoever owns them at the time of the vote; new owners get them only when the next turn
begins (GD-30).
"""

from __future__ import annotations

from ..state import DealState, neighbours, rules
from .cashier import pay, take_from
from .gangs import give_gang_cards

SHERIFF_PAY = 2
MAGNATE_PAY = 1
JOURNALIST_PAY = 1
BANKER_TAKES = 1
ARGUMENT_ADDS = 2
SENATOR_ADDS = 4


def argument_adds(s: DealState, seat: int) -> int:
    """GD-21, GD-41: an argument adds 2, with the Senator 4."""
    return SENATOR_ADDS if s.owners["senator"] == seat else ARGUMENT_ADDS


@rules.step
def banker_takes(s: DealState) -> None:
    """GD-45: the Banker takes 1 from each neighbour who gets money by the deal, the dealer's rest
    included, bonuses not."""
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
    """GD-42: the Magnate's owner gets 1 for every accepted deal, however he voted."""
    magnate = s.owners["magnate"]
    if magnate is not None:
        pay(s, magnate, "magnate", MAGNATE_PAY)
        s.tell("magnate_earned", "GD-42", seat=magnate, money=MAGNATE_PAY)


@rules.step
def journalist_earns(s: DealState) -> None:
    """GD-43: the Journalist's owner gets 1 for each argument used by himself and by each of his two
    neighbours."""
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
    """GD-40: the Sheriff's owner gets 2 whenever a dealer goes to jail, himself included."""
    sheriff = s.owners["sheriff"]
    if sheriff is not None:
        pay(s, sheriff, "sheriff", SHERIFF_PAY)
        s.tell("sheriff_earned", "GD-40", seat=sheriff, money=SHERIFF_PAY)


@rules.step
def boss_sends_a_gang(s: DealState) -> None:
    """GD-44: if the Boss's owner has voted for, the dealer gets a gang card. This is a step of an
    accepted deal only: a dealer in jail could never use the card."""
    boss = s.owners["boss"]
    if any(vote.seat == boss and in_favour(vote.ballot) for vote in s.past.votes):
        give_gang_cards(s, s.dealer, "GD-44")


def in_favour(ballot: str) -> bool:
    return ballot in ("for", "for_argument")


def with_argument(ballot: str) -> bool:
    return ballot in ("for_argument", "against_argument")
