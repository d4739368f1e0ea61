"""The Saloon: the player with most Queens steals a card from an opponent's hand (DT-36, DT-37,
DT-76, WW-67)."""

from __future__ import annotations

from fivecups.games.dice_town.components import QUEEN

from ...chance import THEFT_OF_CLAIMS_ADDRESS, THEFT_OF_STORE_ADDRESS, below, seek
from ...dice_codes import bits_in, count_of, lowest_bit, nth_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    GO_FOR_A_HAND,
    KEEP_OR_PUT_BACK,
    KEEP_THE_LOOT,
    LEAVE_WITH_NOTHING,
    PICK_A_VICTIM,
    REACH_INTO_THE_HAND,
    ROB_SOMEBODY,
    SAY_ANEW,
    ask,
    then,
)
from ..common.card_piles import discard_played, hands_can_be_robbed
from ..common.knowledge import alike, look, surely_held
from ..lookup_tables import CLAIM, INSTEAD, INSTEAD_BITS, LASTING_BITS, ROBBED, STORE
from ..play.windows import any_playable, open_window_from_sheriff
from ..state_layout import (
    CLAIMS,
    DRAWN,
    GUARDED,
    INSURED,
    KEPT,
    LOOKED,
    LOOKING,
    ROUND,
    SAID,
    SEATS,
    STOLEN,
    THEFT_DONE,
    THEFTS,
    TIMES,
    VICTIM,
    WON,
)
from ..state_layout import STORE as HANDS
from .thefts import steal_a_card


@inner
def look_for_a_victim(s: Ints, seat: int) -> None:
    """Put the winner's theft on the agenda, twice with The Girls; two thefts may have the same
    victim or two (DT-36, DT-76)."""
    for _ in range(s[TIMES]):
        then(s, PICK_A_VICTIM, seat, 0, 0, 0)


@inner
def pick_a_victim(s: Ints, t: Tables, seat: int) -> None:
    """Begin a theft: open a window in which the thief may play a card that replaces it, before a
    victim is named (WW-67)."""
    s[VICTIM] = s[STOLEN] = -1
    s[SAID] = s[SAID + 1] = s[DRAWN] = s[DRAWN + 1] = s[THEFT_DONE] = s[INSURED] = 0
    open_window_from_sheriff(s, t, INSTEAD, seat)
    then(s, GO_FOR_A_HAND, seat, 0, 0, 0)


@inner
def go_for_a_hand(s: Ints, t: Tables, seat: int) -> None:
    """Ask for a victim, unless a card has replaced the theft (DT-36). If no hand can be robbed, the
    Saloon gives nothing. But a player who publicly holds a card that could have replaced the theft
    has declined, which counts as having won (DT-62)."""
    if s[THEFT_DONE]:
        return
    if hands_can_be_robbed(s, seat, s[GUARDED]):
        s[WON + seat] = 1
        ask(s, ROB_SOMEBODY, 1 << seat, 0, 0, 0, 0)
    elif any_playable(s, t, surely_held(s, seat) & s[HANDS + seat] & INSTEAD_BITS, seat):
        s[WON + seat] = 1


@inner
def ways_to_rob(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """If `wanted` is below 0, return the number of ways to rob an opponent, which differ by victim
    and number of Store cards drawn. Else return the way with the index `wanted`, packed as victim,
    Store cards and cards in all, or -1 if there is none (DT-36, DT-37)."""
    count = 0
    for victim in range(s[SEATS]):
        if victim in (seat, s[GUARDED]):
            continue
        drawn = most_drawn(s, t, seat, victim)
        if drawn:
            low, ways = least_store_cards(s, victim, drawn), ways_to_split(s, victim, drawn)
            if count <= wanted < count + ways:
                return victim | low + wanted - count << 3 | drawn << 6
            count += ways
    return -1 if wanted >= 0 else count


@inner
def most_drawn(s: Ints, t: Tables, seat: int, victim: int) -> int:
    """Return how many cards the seat draws from the victim's hand: one for each Queen, or the whole
    hand if it has fewer (DT-36)."""
    in_hand = bits_in(s[HANDS + victim]) + bits_in(s[CLAIMS + victim])
    return min(count_of(t, s[KEPT + seat], QUEEN), in_hand)


@inner
def least_store_cards(s: Ints, victim: int, drawn: int) -> int:
    """Return the least number of Store cards among `drawn` cards of the victim's hand."""
    return max(0, drawn - bits_in(s[CLAIMS + victim]))


@inner
def ways_to_split(s: Ints, victim: int, drawn: int) -> int:
    """Return in how many ways `drawn` cards of the victim's hand can be Store cards and claims."""
    most = min(drawn, bits_in(s[HANDS + victim]))
    return most - least_store_cards(s, victim, drawn) + 1


@inner
def rob_or_decline(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Take the answer: name the victim, who may now play Insurance, and put the draw on the agenda
    (WW-68). A thief who declines still counts as having won (DT-36)."""
    way = ways_to_rob(s, t, seat, answer)
    if way >= 0:
        victim, store, drawn = way & 7, way >> 3 & 7, way >> 6
        s[SAID], s[SAID + 1] = store, drawn - store
        open_window_from_sheriff(s, t, ROBBED, victim)
        then(s, REACH_INTO_THE_HAND, seat, victim, bits_in(s[HANDS + victim]), 0)


@inner
def reach_into_the_hand(s: Ints, t: Tables, seat: int, victim: int, store_cards: int) -> None:
    """Let the thief draw as many of each back as he said. If the victim has played one of his
    `store_cards` since then, the thief first says anew how many of each back, so that no card foils
    the theft (WW-68)."""
    if bits_in(s[HANDS + victim]) < store_cards and s[HANDS + victim] | s[CLAIMS + victim]:
        ask(s, SAY_ANEW, 1 << seat, victim, 0, 0, 0)
    else:
        look_into_the_hand(s, t, seat, victim, s[SAID], s[SAID + 1])


@inner
def ways_to_say_anew(s: Ints, t: Tables, seat: int, victim: int) -> int:
    """Return the number of ways in which the thief can say anew how many cards of each back he
    draws; one more answer declines (WW-68)."""
    return ways_to_split(s, victim, most_drawn(s, t, seat, victim))


@inner
def draw_or_decline(s: Ints, t: Tables, seat: int, victim: int, answer: int) -> None:
    """Take the answer: draw the cards; or end the theft, so that an Insurance is discarded without
    a draw (DT-36, WW-68)."""
    drawn = most_drawn(s, t, seat, victim)
    if answer >= ways_to_split(s, victim, drawn):
        discard_played(s, t, victim, LASTING_BITS)
        return
    store = least_store_cards(s, victim, drawn) + answer
    s[SAID], s[SAID + 1] = store, drawn - store
    look_into_the_hand(s, t, seat, victim, store, drawn - store)


@inner
def draw_from_hand(s: Ints, seat: int, hand: int, count: int, address: int) -> int:
    """Return `count` cards of a victim's hand, drawn at random by the thief `seat`, as bits."""
    drawn = 0
    for card in range(count):
        seek(s, address, seat, s[ROUND], s[THEFTS + seat], card)
        left = hand & ~drawn
        drawn |= 1 << nth_bit(left, below(s, bits_in(left)))
    return drawn


@inner
def look_into_the_hand(s: Ints, t: Tables, seat: int, victim: int, store: int, claims: int) -> None:
    """Draw this many Store cards and claims at random from the victim's hand, as many as are still
    there, and show them to the thief (DT-36). Before one is kept, the thief may play a card that
    replaces the theft, even if none is left to draw (WW-67)."""
    store = min(store, bits_in(s[HANDS + victim]))
    claims = min(claims, bits_in(s[CLAIMS + victim]))
    s[THEFTS + seat] += 1
    of_store = draw_from_hand(s, seat, s[HANDS + victim], store, THEFT_OF_STORE_ADDRESS)
    of_claims = draw_from_hand(s, seat, s[CLAIMS + victim], claims, THEFT_OF_CLAIMS_ADDRESS)
    s[VICTIM] = victim
    if not of_store | of_claims:
        open_window_from_sheriff(s, t, INSTEAD, seat)
        then(s, LEAVE_WITH_NOTHING, seat, victim, 0, 0)
        return
    look(s, t, seat, STORE, of_store, victim)
    look(s, t, seat, CLAIM, of_claims, victim)
    s[LOOKING], s[LOOKED], s[LOOKED + 1] = seat, of_store, of_claims
    s[DRAWN], s[DRAWN + 1] = store, claims
    open_window_from_sheriff(s, t, INSTEAD, seat)
    then(s, KEEP_OR_PUT_BACK, seat, victim, 0, 0)


@inner
def stop_looking(s: Ints) -> None:
    s[LOOKING] = -1
    s[LOOKED] = s[LOOKED + 1] = 0


@inner
def leave_with_nothing(s: Ints, t: Tables, victim: int) -> None:
    """End a theft that brought nothing: discard an Insurance without a draw; not if a card has
    replaced the theft (WW-67, WW-68)."""
    if not s[THEFT_DONE]:
        discard_played(s, t, victim, LASTING_BITS)


@inner
def keep_or_put_back(s: Ints, t: Tables, seat: int, victim: int) -> None:
    """Ask the thief which drawn card to keep; a single one is kept at once. If a card has replaced
    the theft, all are put back (DT-36, WW-67); if the victim has played the only drawn card,
    nothing is stolen (DT-81)."""
    if s[THEFT_DONE]:
        s[DRAWN] = s[DRAWN + 1] = 0
        stop_looking(s)
    elif bits_in(s[LOOKED]) + bits_in(s[LOOKED + 1]) > 1:
        ask(s, KEEP_THE_LOOT, 1 << seat, victim, 0, 0, 0)
    elif s[LOOKED] | s[LOOKED + 1]:
        keep_one_of_the_loot(s, t, seat, victim, 0)
    else:
        stop_looking(s)
        leave_with_nothing(s, t, victim)


@inner
def nth_kind(t: Tables, back: int, cards: int, number: int) -> int:
    """If `number` is below 0, return how many different cards (copies counted once) are in the bit
    set `cards`; else return the bit of the first copy of the different card with the index
    `number`."""
    count = 0
    while cards:
        if count == number:
            return cards & -cards
        cards &= ~alike(t, back, lowest_bit(cards))
        count += 1
    return count if number < 0 else 0


@inner
def keep_one_of_the_loot(s: Ints, t: Tables, seat: int, victim: int, answer: int) -> None:
    """Steal that one of the cards drawn from the victim's hand that the answer index chooses; the
    others go back (DT-36)."""
    store, claims = s[LOOKED], s[LOOKED + 1]
    kinds = nth_kind(t, STORE, store, -1)
    stop_looking(s)
    if answer < kinds:
        steal_a_card(s, t, seat, victim, STORE, nth_kind(t, STORE, store, answer))
    else:
        steal_a_card(s, t, seat, victim, CLAIM, nth_kind(t, CLAIM, claims, answer - kinds))
