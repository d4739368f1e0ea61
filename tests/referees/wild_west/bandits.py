"""The referee's checks of Bandits: sent before a roll, hired and chased (WW-23, WW-24, WW-30 to
WW-34, WW-66, WW-69)."""

from __future__ import annotations

from collections import Counter

from ..dice_town.cards import Cards
from ..dice_town.hands import in_order
from ..dice_town.phase_one import Dice
from .west import West, face


def send(west: West, kept: list[Dice]) -> None:
    """Check that players send Bandits once each, clockwise from the Sheriff; a Bandit sets one or
    two dice and is wanted then (WW-31)."""
    for seat in west.around:
        player, left = west.players[seat], 5 - len(kept[seat])
        if not player.hired or not left:
            continue
        if west.story.next == "sent_nobody":
            west.take("sent_nobody", seat=seat)
            west.story.moved(seat)
            continue
        details = west.take("sent_bandits", seat=seat)
        west.story.moved(seat)
        sent, dice = frozenset(details["bandits"]), tuple(details["dice"])
        west.must(bool(sent) and sent <= player.hired, "only hired Bandits can be sent")
        west.must(len(dice) <= left, "no more dice than there are left to roll")
        faces = Counter(map(face, sent))
        west.must(set(dice) == set(faces), "dice are set to the faces of those who are sent")
        fits = all(count <= dice.count(name) <= 2 * count for name, count in faces.items())
        west.must(fits, "each Bandit sets one die or two")
        kept[seat] = in_order((*kept[seat], *dice))
        player.hired -= sent
        west.wanted |= sent


def hire(west: West, cards: Cards, seat: int) -> None:
    """Check that the top Bandit is hired or, with Desperado, any of the deck, which is then
    shuffled (WW-23, WW-69)."""
    top = west.top
    if cards.is_next:
        desperado = cards.take("desperado", by=seat)
        west.must(desperado.choices["bandit"] in west.bandits, "a Bandit of the deck is named")
        if not desperado.cancelled:
            top = (desperado.choices["bandit"],)
        cards.over(desperado)
    details = west.take("hired", seat=seat, place="saloon")
    west.must(details["bandit"] in west.bandits, "a Bandit of the deck is hired")
    west.must(top is None or top == (details["bandit"],), f"{top} is hired")
    west.bandits -= {details["bandit"]}
    west.players[seat].hired |= {details["bandit"]}
    west.top = tuple(details["top"])
    west.must(len(west.top) == min(1, len(west.bandits)), "the next Bandit lies open")
    west.must(set(west.top) <= west.bandits, "it is one of the deck")


def chase(west: West, cards: Cards, seat: int, kings: int) -> None:
    """Check a chase: a die for each King, and each die catches a wanted Bandit of its face (WW-33,
    WW-66)."""
    dice = tuple(west.take("chased", seat=seat, place="sheriff")["dice"])
    west.must(len(dice) == kings, f"{kings} dice are thrown")
    if cards.is_next:
        guns = cards.take("two-guns", by=seat)
        again = Counter(guns.choices["dice"])
        west.must(again.total() > 0 and again <= Counter(dice), "dice of the throw are named")
        if not guns.cancelled:
            details = west.take("threw_again", seat=seat, count=again.total())
            stay = Counter(dice) - again
            west.must(len(details["dice"]) == kings, "all dice of the throw")
            west.must(stay <= Counter(details["dice"]), "the others lie")
            dice = tuple(details["dice"])
            cards.over(guns)
    west.take("throw_stands", seat=seat, place="sheriff", dice=dice)
    caught = west.take("caught", seat=seat, place="sheriff")["bandits"]
    west.must(set(caught) <= west.wanted, "only wanted Bandits are caught")
    sought, thrown = Counter(map(face, west.wanted)), Counter(dice)
    due = {name: min(sought[name], thrown[name]) for name in thrown}
    west.must(Counter(map(face, caught)) == +Counter(due), f"these are caught: {due}")
    if any(0 < due[name] < sought[name] for name in due):
        west.story.moved(seat)
    west.wanted -= set(caught)
    west.players[seat].caught |= set(caught)
