"""The Saloon (DT-36, DT-37, DT-76, WW-67): most Queens steal a card from an opponent's hand."""

from __future__ import annotations

from fivecups.games.dice_town.components import QUEEN

from ...chance import below
from ...dice import bits_in, count_of, lowest_bit, nth_bit
from ...door import Ints, Tables, inner
from ..common.agenda import (
    GO_FOR_A_HAND,
    KEEP_OR_PUT_BACK,
    KEEP_THE_LOOT,
    LEAVE_WITH_NOTHING,
    LOOK_INTO_THE_HAND,
    PICK_A_VICTIM,
    ROB_SOMEBODY,
    ask,
    then,
)
from ..common.knowledge import alike, look, surely_held
from ..common.piles import hands_are_robbable
from ..data import CLAIM, INSTEAD, INSTEAD_BITS, ROBBED, STORE
from ..layout import (
    CLAIMS,
    DRAWN,
    GUARDED,
    INSURED,
    KEPT,
    LOOKED,
    LOOKING,
    SEATS,
    STOLEN,
    THEFT_DONE,
    TIMES,
    VICTIM,
    WON,
)
from ..layout import STORE as HANDS
from ..play.windows import some_playable, window
from .thefts import steal_a_card


@inner
def look_for_a_victim(s: Ints, seat: int) -> None:
    """DT-36, DT-76: the action is done once, with The Girls twice, on one victim or two."""
    for _ in range(s[TIMES]):
        then(s, PICK_A_VICTIM, seat, 0, 0, 0)


@inner
def pick_a_victim(s: Ints, t: Tables, seat: int) -> None:
    """WW-67: before a victim is named, a card may take the place of a theft."""
    s[VICTIM] = s[STOLEN] = -1
    s[DRAWN] = s[DRAWN + 1] = s[THEFT_DONE] = s[INSURED] = 0
    window(s, t, INSTEAD, seat)
    then(s, GO_FOR_A_HAND, seat, 0, 0, 0)


@inner
def go_for_a_hand(s: Ints, t: Tables, seat: int) -> None:
    """DT-36, DT-62: unless something else was taken instead, a hand is robbed if there is one. A
    Saloon with nobody to rob gives nothing; but who could have taken something else, as everybody
    knows, has declined, which counts as having won."""
    if s[THEFT_DONE]:
        return
    if hands_are_robbable(s, seat, s[GUARDED]):
        s[WON + seat] = 1
        ask(s, ROB_SOMEBODY, 1 << seat, 0, 0, 0, 0)
    elif some_playable(s, t, surely_held(s, seat) & s[HANDS + seat] & INSTEAD_BITS, seat):
        s[WON + seat] = 1


@inner
def ways_to_rob(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """DT-36, DT-37: how many ways there are to rob somebody, by victim and by how many Store cards
    are drawn; or, where one of them is wanted by its number, victim and Store cards, packed."""
    count = 0
    for victim in range(s[SEATS]):
        if victim in (seat, s[GUARDED]):
            continue
        store, claims = bits_in(s[HANDS + victim]), bits_in(s[CLAIMS + victim])
        drawn = min(count_of(t, s[KEPT + seat], QUEEN), store + claims)
        if drawn:
            low, high = max(0, drawn - claims), min(drawn, store)
            if count <= wanted <= count + high - low:
                return victim | low + wanted - count << 3 | drawn << 6
            count += high - low + 1
    return -1 if wanted >= 0 else count


@inner
def rob_or_decline(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """DT-36, WW-68: the victim is named and may be insured from now on; the winner may decline,
    which still counts as having won."""
    way = ways_to_rob(s, t, seat, answer)
    if way >= 0:
        victim, store, drawn = way & 7, way >> 3 & 7, way >> 6
        window(s, t, ROBBED, victim)
        then(s, LOOK_INTO_THE_HAND, seat, victim, store, drawn - store)


@inner
def draw_from_hand(s: Ints, hand: int, count: int) -> int:
    drawn = 0
    for _ in range(count):
        left = hand & ~drawn
        drawn |= 1 << nth_bit(left, below(s, bits_in(left)))
    return drawn


@inner
def look_into_the_hand(s: Ints, t: Tables, seat: int, victim: int, store: int, claims: int) -> None:
    """DT-36, WW-67: the cards are drawn at random, as many of each back as there still are; until
    one is kept, and also if there are none any more, a card may be played instead."""
    store = min(store, bits_in(s[HANDS + victim]))
    claims = min(claims, bits_in(s[CLAIMS + victim]))
    of_store = draw_from_hand(s, s[HANDS + victim], store)
    of_claims = draw_from_hand(s, s[CLAIMS + victim], claims)
    s[VICTIM] = victim
    if not of_store | of_claims:
        window(s, t, INSTEAD, seat)
        then(s, LEAVE_WITH_NOTHING, seat, 0, 0, 0)
        return
    look(s, t, seat, STORE, of_store, victim)
    look(s, t, seat, CLAIM, of_claims, victim)
    s[LOOKING], s[LOOKED], s[LOOKED + 1] = seat, of_store, of_claims
    s[DRAWN], s[DRAWN + 1] = store, claims
    window(s, t, INSTEAD, seat)
    then(s, KEEP_OR_PUT_BACK, seat, victim, 0, 0)


@inner
def stop_looking(s: Ints) -> None:
    s[LOOKING] = -1
    s[LOOKED] = s[LOOKED + 1] = 0


@inner
def keep_or_put_back(s: Ints, t: Tables, seat: int, victim: int) -> None:
    """DT-36, WW-67: one of the cards drawn is kept, unless something was stolen instead: then all
    go back. Nothing is stolen if the victim has played the only one (DT-81)."""
    if s[THEFT_DONE]:
        s[DRAWN] = s[DRAWN + 1] = 0
        stop_looking(s)
    elif bits_in(s[LOOKED]) + bits_in(s[LOOKED + 1]) > 1:
        ask(s, KEEP_THE_LOOT, 1 << seat, victim, 0, 0, 0)
    elif s[LOOKED] | s[LOOKED + 1]:
        keep_the_loot(s, t, seat, victim, 0)
    else:
        stop_looking(s)


@inner
def nth_kind(t: Tables, back: int, cards: int, number: int) -> int:
    """Of cards with one back, the bit of the first copy of a kind, by its number among the kinds;
    or, for a number below 0, how many kinds there are."""
    count = 0
    while cards:
        if count == number:
            return cards & -cards
        cards &= ~alike(t, back, lowest_bit(cards))
        count += 1
    return count if number < 0 else 0


@inner
def keep_the_loot(s: Ints, t: Tables, seat: int, victim: int, answer: int) -> None:
    """DT-36: one of the cards drawn is kept, the rest go back."""
    store, claims = s[LOOKED], s[LOOKED + 1]
    kinds = nth_kind(t, STORE, store, -1)
    stop_looking(s)
    if answer < kinds:
        steal_a_card(s, t, seat, victim, STORE, nth_kind(t, STORE, store, answer))
    else:
        steal_a_card(s, t, seat, victim, CLAIM, nth_kind(t, CLAIM, claims, answer - kinds))
