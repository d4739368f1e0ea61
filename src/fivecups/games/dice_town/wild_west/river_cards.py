"""The River: a card is drawn, applied at once and removed from the game (WW-20, WW-50 to WW-56).

The effects are functions registered under the names that `components.py` uses.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import RIVER_CARD, named, names, river_names
from ..components import RIVER
from ..goods.card_piles import move
from ..hidden.knowledge import look
from ..state import DISCARDS, DiceTownState, rules
from ..store_cards.immediate_cards import obtained
from ..winning.place import Action
from ..winning.place_actions import gives_something

RiverEffect = Callable[[DiceTownState, int, int], None]
EFFECTS: dict[str, RiverEffect] = {}

MOST_GOLD = max(card.amount for card in RIVER if card.effect == "gold")
MOST_DOLLARS = max(card.amount for card in RIVER if card.effect == "purse")


def river_effect(name: str) -> Callable[[RiverEffect], RiverEffect]:
    """Decorator that registers a function as the effect called `name` in the definitions of River
    cards."""

    def register(apply: RiverEffect) -> RiverEffect:
        EFFECTS[name] = apply
        return apply

    return register


@rules.step
def pan(s: DiceTownState, seat: int) -> None:
    """Draw the top card of the River and apply it; even "Nothing" counts as something won (WW-20,
    WW-27)."""
    gives_something(s, seat)
    apply_the_top_card(s, seat, "WW-20")


def river_flows(s: DiceTownState, seat: int) -> bool:
    return bool(s.river)


def most_of_the_river(s: DiceTownState, seat: int) -> tuple[int, int]:
    return (min(MOST_DOLLARS, s.bank), min(MOST_GOLD, s.mine)) if s.river else (0, 0)


PAN = Action("pan", "WW-20", pan, river_flows, most=most_of_the_river)


def apply_the_top_card(s: DiceTownState, seat: int, rule: str) -> None:
    card = s.river[-1]
    s.river = s.river[:-1]
    s.river_gone += (card,)
    s.river_seen = [max(0, seen - 1) for seen in s.river_seen]
    line = RIVER_CARD[card]
    s.tell("drew_from_the_river", rule, seat=seat, place="mine", river=line.name, reveals=True)
    EFFECTS[line.effect](s, seat, line.amount)


@river_effect("gold")
def gold(s: DiceTownState, seat: int, amount: int) -> None:
    """Give the player `amount` nuggets from the Mine, at most what is there (WW-50)."""
    nuggets = min(amount, s.mine)
    s.mine -= nuggets
    s.nuggets[seat] += nuggets
    s.visit = s.visit.but(paid_nuggets=nuggets)
    s.tell("found_gold", "WW-50", seat=seat, place="mine", nuggets=nuggets)


@river_effect("star")
def star(s: DiceTownState, seat: int, amount: int) -> None:
    """Give the player the Sheriff's badge at once; Marshall cannot prevent it (WW-51, DT-77)."""
    if seat == s.sheriff:
        s.tell("kept_the_badge", "WW-51", seat=seat, place="mine")
    else:
        s.tell("took_the_badge", "WW-51", seat=seat, victim=s.sheriff, place="mine")
        s.sheriff = seat


@river_effect("purse")
def purse(s: DiceTownState, seat: int, amount: int) -> None:
    """Give the player `amount` dollars from the Bank, at most what is there (WW-52)."""
    dollars = min(amount, s.bank)
    s.bank -= dollars
    s.dollars[seat] += dollars
    s.visit = s.visit.but(paid_dollars=dollars)
    s.tell("found_a_purse", "WW-52", seat=seat, place="mine", dollars=dollars)


@river_effect("nothing")
def nothing(s: DiceTownState, seat: int, amount: int) -> None:
    """Tell that the River card gave the player nothing (WW-55)."""
    s.tell("found_nothing", "WW-55", seat=seat, place="mine", action=PAN.name)


@river_effect("discovery")
def discovery(s: DiceTownState, seat: int, amount: int) -> None:
    """Show the next `amount` cards of the River, at most what is there, to the player alone and ask
    which one to apply (WW-53)."""
    count = min(amount, len(s.river))
    s.river_seen = [count if other == seat else 0 for other in range(s.seats)]
    s.tell(
        "looked_at_the_river",
        "WW-53",
        secret={seat: {"rivers": top_of_the_river(s, count)}},
        seat=seat,
        count=count,
    )
    if count > 1:
        s.ask(discover, seat, count)
    elif count:
        apply_the_top_card(s, seat, "WW-53")


def top_of_the_river(s: DiceTownState, count: int) -> tuple[str, ...]:
    """Return the names of the next `count` cards of the River, top card first."""
    return river_names(s.river[::-1][:count])


@rules.question("WW-53", {"apply": ("river", "rivers")})
def discover(s: DiceTownState, seat: int, count: int) -> Choices:
    """Ask the player which of the River cards just seen to apply, and in which order to put the
    others back; the first named will be on top (WW-53)."""
    orders = dict.fromkeys(permutations(top_of_the_river(s, count)))
    return tuple([("apply", order[0], order[1:]) for order in orders])


@discover.checked
def why_not_discover(s: DiceTownState, seat: int, answer: ListAnswer, count: int) -> Refusal | None:
    return Refusal("not-the-cards-looked-at", "WW-53", {"rivers": top_of_the_river(s, count)})


@discover.answered
def put_the_others_back(s: DiceTownState, seat: int, answer: ListAnswer, count: int) -> None:
    order = [answer[1], *answer[2]]
    looked = list(s.river[-count:])
    top_first = []
    for name in order:
        card = next(card for card in looked if RIVER_CARD[card].name == name)
        looked.remove(card)
        top_first.append(card)
    s.river = (*s.river[:-count], *reversed(top_first))
    apply_the_top_card(s, seat, "WW-53")


@river_effect("coupon")
def coupon(s: DiceTownState, seat: int, amount: int) -> None:
    """Show the Store discards to the player alone and ask which card to take; without discards
    nothing happens (WW-54)."""
    discards = s.store[DISCARDS]
    look(s, seat, discards, DISCARDS)
    s.tell(
        "looked_through_discards",
        "WW-54",
        secret={seat: {"cards": names(discards)}},
        seat=seat,
        count=len(discards),
    )
    if discards:
        s.ask(take_from_discards, seat)


@rules.question("WW-54", {"take": ("card",)})
def take_from_discards(s: DiceTownState, seat: int) -> Choices:
    """Ask the player which Store card to take from the discards (WW-54)."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.store[DISCARDS]))])


@take_from_discards.checked
def why_not_take_from_discards(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    return Refusal("card-not-among-discards", "WW-54", {"cards": names(s.store[DISCARDS])})


@take_from_discards.answered
def redeem_the_coupon(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    card = named(s.store[DISCARDS], answer[1:])[0]
    move(s, (card,), DISCARDS, seat, (seat,))
    s.tell(
        "took_from_discards", "WW-54", secret={seat: {"card": answer[1]}}, seat=seat, place="mine"
    )
    obtained(s, seat, card)
