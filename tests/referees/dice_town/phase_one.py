"""The referee's checks of Phase I: rolling and keeping dice (DT-10 to DT-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from .cards import Cards
from .hands import hand_of, in_order
from .ledger import Ledger

Dice = tuple[str, ...]
Before = Callable[[list[Dice]], None]


def nothing_before(kept: list[Dice]) -> None:
    """Do nothing: in the base game nothing precedes a roll."""


def roll_the_dice(ledger: Ledger, cards: Cards, before: Before = nothing_before) -> list[Dice]:
    """Follow Phase I and return the final dice of all players; `before` a roll some may be set
    (WW-31, WW-32)."""
    kept: list[Dice] = [()] * ledger.seats
    while max(map(len, kept)) < 5:
        before(kept)
        left = tuple(5 - len(dice) for dice in kept)
        ledger.take("rolled", counts=left)
        added: dict[int, Dice] = {}
        for seat in ledger.around:
            if left[seat]:
                shown = tuple(ledger.take("revealed", seat=seat)["dice"])
                ledger.must(len(shown) <= left[seat], "more dice than under the cup")
                added[seat] = shown
        pay(ledger, added, play_cards(ledger, cards, added))
        put_to(kept, added)
    if min(map(len, kept)) < 5:
        before(kept)
    rest = {seat: 5 - len(kept[seat]) for seat in ledger.around if len(kept[seat]) < 5}
    last = {seat: tuple(ledger.take("last_rolled", seat=seat)["dice"]) for seat in rest}
    for seat, count in rest.items():
        ledger.must(len(last[seat]) == count, "all that is left is rolled")
    play_cards(ledger, cards, last, brutes=False)
    put_to(kept, last)
    ledger.take("dice_set")
    for seat in ledger.around:
        ledger.take("final_hand", seat=seat, dice=kept[seat], hand=hand_of(kept[seat])[0])
    return kept


def put_to(kept: list[Dice], more: Mapping[int, Dice]) -> None:
    for seat, dice in more.items():
        kept[seat] = in_order((*kept[seat], *dice))


def turn(dice: Dice, die: str, face: str) -> Dice:
    """Return the dice with one of them turned."""
    return in_order((Counter(dice) - Counter([die]) + Counter([face])).elements())


def play_cards(
    ledger: Ledger, cards: Cards, shown: dict[int, Dice], brutes: bool = True
) -> dict[int, bool]:
    """Follow the cards played in a reveal (DT-16, DT-74, DT-75). Return by seat whether The Brute
    took effect (True) or was cancelled (False)."""
    free: dict[int, bool] = {}
    while cards.is_next:
        card = cards.take("cheater", *(("brute",) if brutes else ()))
        seat = card.seat
        if card.card == "brute":
            many = len(shown.get(seat, ())) > 1
            ledger.must(many, "The Brute is not for keeping one die or none")
            free[seat] = free.get(seat, False) or not card.cancelled
            cards.over(card)
        else:
            die, face = card.choices["die"], card.choices["face"]
            ledger.must(die in shown.get(seat, ()), "only a die of this reveal is turned")
            if not card.cancelled:
                shown[seat] = turn(shown[seat], die, face)
                ledger.take("turned", seat=seat, die=die, face=face, dice=shown[seat])
                cards.over(card)
    return free


def pay(ledger: Ledger, added: dict[int, Dice], free: dict[int, bool]) -> None:
    """Check each player's payment to the Stagecoach (DT-12, DT-13, DT-74); a player whose Brute was
    cancelled pays what he can and returns the rest of the dice."""
    returns: dict[int, int] = {}
    for seat in [seat for seat in ledger.around if seat in added]:
        count = len(added[seat])
        cost = 1 if count == 0 else count - 1
        if free.get(seat):
            cost = 0
        player = ledger.players[seat]
        if cost > player.dollars:
            ledger.must(seat in free, "no credit but for the holder of The Brute")
            returns[seat] = cost - player.dollars
            cost = player.dollars
        if cost:
            ledger.take("paid", seat=seat, dollars=cost, place="stagecoach")
            player.dollars -= cost
            ledger.stagecoach += cost
    for seat, count in returns.items():
        details = ledger.take("returned_dice", seat=seat, count=count)
        stay = Counter(details["dice"])
        ledger.must(stay <= Counter(added[seat]), "only dice that were kept can stay")
        ledger.must(stay.total() == len(added[seat]) - count >= 1, "one die always stays")
        added[seat] = in_order(stay.elements())
