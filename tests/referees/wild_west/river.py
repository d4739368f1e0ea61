"""The referee's checks of the River (WW-20, WW-50 to WW-56)."""

from __future__ import annotations

from ..dice_town.cards import Cards
from ..dice_town.phase_two import NOTHING, Paid
from .west import West


def pan(west: West, cards: Cards, seat: int) -> Paid:
    """Check that a River card is drawn, applied at once and removed from the game."""
    card = west.take("drew_from_the_river", seat=seat, place="mine")["river"]
    west.must(west.river[card] > 0, "no such card is left")
    west.river[card] -= 1
    kind, _, amount = card.partition("-")
    player = west.players[seat]
    if kind == "gold":
        nuggets = min(int(amount), west.mine)
        west.take("found_gold", seat=seat, place="mine", nuggets=nuggets)
        west.mine -= nuggets
        player.nuggets += nuggets
        return 0, nuggets
    if kind == "purse":
        dollars = min(int(amount), west.bank)
        west.take("found_a_purse", seat=seat, place="mine", dollars=dollars)
        west.bank -= dollars
        player.dollars += dollars
        return dollars, 0
    if kind == "discovery":
        count = min(3, west.river.total())
        west.take("looked_at_the_river", seat=seat, count=count)
        if count:
            return pan(west, cards, seat)
    elif kind == "coupon":
        west.take("looked_through_discards", seat=seat, count=west.discards)
        if west.discards:
            west.take("took_from_discards", seat=seat, place="mine")
            west.discards -= 1
            player.store += 1
            cards.at_once(seat)
    elif kind == "star":
        if seat == west.sheriff:
            west.take("kept_the_badge", seat=seat, place="mine")
        else:
            west.take("took_the_badge", seat=seat, victim=west.sheriff, place="mine")
            west.sheriff = seat
    else:
        west.take("found_nothing", seat=seat, place="mine")
    return NOTHING
