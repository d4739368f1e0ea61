"""The referee's checks of Doc Badluck (DT-60 to DT-64, DT-80)."""

from __future__ import annotations

from .cards import Cards, Played
from .decisions import decide
from .ledger import Ledger
from .phase_one import Dice
from .phase_two import Places

NEEDS = {"wire": {"9", "10"}, "store": {"J", "Q"}, "dollars": {"K"}, "nuggets": {"A"}}


def visit_doc(ledger: Ledger, cards: Cards, places: Places) -> None:
    """Check the visits of players who won nothing or play the Elixir, in the order that the Sheriff
    names."""
    waiting = [seat for seat in range(ledger.seats) if seat not in places.won]
    elixirs: dict[int, Played] = {}
    while cards.comes("elixir"):
        elixir = cards.take("elixir")
        ledger.must(elixir.seat not in waiting, "never a second visit")
        if not elixir.cancelled:
            waiting.append(elixir.seat)
            elixirs[elixir.seat] = elixir
    if not waiting:
        return
    visitors = ledger.take("doc_awaits", place="doc-badluck")["seats"]
    ledger.must(sorted(visitors) == sorted(waiting), f"Doc awaits {waiting}")
    order: list[int] = []
    left = sorted(visitors)
    useful = any(remedies(ledger, seat, places.dice[seat]) for seat in left)
    if len(left) > 1 and not useful:
        ledger.take("nothing_to_decide", place="doc-badluck", seats=tuple(visitors))
        order, left = list(visitors), []
    while len(left) > 1:
        useful = any(remedies(ledger, seat, places.dice[seat]) for seat in left)
        if not useful:
            told = ledger.take("nothing_to_decide", place="doc-badluck")["seats"]
            ledger.must(sorted(told) == left, f"{left} are left")
            left = list(told)
            break
        chosen, _ = decide(ledger, "doc-badluck", "next", left)
        left.remove(chosen)
        order.append(chosen)
    for seat in (*order, *left):
        if not remedies(ledger, seat, places.dice[seat]):
            ledger.take("found_nothing", seat=seat, place="doc-badluck")
        elif ledger.story.next == "declined":
            ledger.take("declined", seat=seat, place="doc-badluck")
            ledger.story.moved(seat)
        else:
            take_remedy(ledger, cards, seat, places.dice[seat])
        cards.over(elixirs.get(seat))


def remedies(ledger: Ledger, seat: int, dice: Dice) -> set[str]:
    """Return the remedies that a player's dice allow and that would give something (DT-61,
    DT-63)."""
    others = [ledger.players[other] for other in ledger.can_be_robbed(seat)]
    brings = {
        "wire": ledger.players[seat].claims > 0,
        "store": ledger.store_deck + ledger.discards > 0,
        "dollars": any(other.dollars for other in others),
        "nuggets": any(other.nuggets for other in others),
    }
    return {name for name, faces in NEEDS.items() if brings[name] and faces & set(dice)}


def take_remedy(ledger: Ledger, cards: Cards, seat: int, dice: Dice) -> None:
    allowed = remedies(ledger, seat, dice)
    remedy = ledger.take("took_remedy", seat=seat, place="doc-badluck")["remedy"]
    ledger.story.moved(seat)
    ledger.must(remedy in allowed, f"the dice allow {allowed}")
    player = ledger.players[seat]
    if remedy == "wire":
        claims = ledger.take("wired", seat=seat)["cards"]
        ledger.must(len(claims) == min(2, player.claims), "two claims, or the only one")
        player.claims -= len(claims)
        player.wired.update(claims)
    elif remedy == "store":
        if not ledger.store_deck:
            ledger.take("reshuffled", count=ledger.discards)
        ledger.draw(1)
        ledger.take("got_a_card", seat=seat, place="doc-badluck")
        player.store += 1
        cards.at_once(seat)
    else:
        for other in givers(ledger, seat):
            had = ledger.players[other]
            gift = (min(2, had.dollars), 0) if remedy == "dollars" else (0, min(1, had.nuggets))
            if any(gift):
                ledger.take("gave", seat=other, receiver=seat, dollars=gift[0], nuggets=gift[1])
                ledger.hand_over(other, seat, *gift)


def givers(ledger: Ledger, seat: int) -> list[int]:
    """Return the opponents who must give something, in the order of the events."""
    events = ledger.story.events[ledger.story.position :]
    order: list[int] = []
    for event in events:
        if event.kind != "gave" or event.data["receiver"] != seat:
            break
        order.append(event.data["seat"])
    return [*dict.fromkeys(order), *(s for s in ledger.can_be_robbed(seat) if s not in order)]
