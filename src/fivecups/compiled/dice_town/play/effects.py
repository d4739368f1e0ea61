"""The effects of Store cards, and cards that must be played at once (DT-24, DT-71 to DT-81, WW-64
to WW-69, WI-6)."""

from __future__ import annotations

from fivecups.games.dice_town.components import CROOK_DOLLARS, NERVOUS_JOE_DOLLARS

from ...chance import BANDITS_ADDRESS, CHASE_ADDRESS, seek, shuffle
from ...dice_codes import SIZE, bits_in, nth_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import CHOOSE_A_PLAYER, GIVE_A_CARD, ask
from ..common.card_piles import discard_played, hand_over, lay_on_the_table, move, obtained
from ..common.seat_order import append_seat
from ..lookup_tables import (
    ALIKE_STORE,
    BADGE_STAYS_EFFECT,
    CANCEL,
    CHOSEN_GIVES,
    CHOSEN_PAYS,
    DRAW_THE_SAME,
    EFFECT,
    EVERYBODY_PAYS,
    HALF_THE_HAUL,
    HIRE_ANY,
    KEEP_FREE,
    LASTING_BITS,
    ONCE_MORE,
    TAKE_A_RANCH,
    TAKE_THE_DIE,
    THROW_AGAIN,
    TOP_CLAIM_EFFECT,
    TURN_A_DIE,
    VISIT_DOC,
)
from ..lookup_tables import STORE as STORE_BACK
from ..places.thefts import steal_a_ranch
from ..state_layout import (
    ACTING,
    BADGE_STAYS,
    BANDITS,
    BANDITS_SIZE,
    CANCELLED,
    CHASE_DICE,
    DIE_HOLDER,
    FREE,
    FRESH,
    INSURED,
    PAID_DOLLARS,
    ROUND,
    SEATS,
    STORE,
    THEFT_DONE,
    TIMES,
    TOP_CLAIM,
    VICTIM,
    VISITORS,
    WON,
)
from .cups import roll, turn_one_die
from .windows import announce


@inner
def take_effect(s: Ints, t: Tables, seat: int, card: int, choice: int) -> None:
    """Apply the effect of a played card with the choice announced with it, unless Wanted has
    cancelled the card (DT-81). Discard the card, unless it lies open until a later step ends its
    effect (DT-82)."""
    lasts = LASTING_BITS >> card & 1 > 0 and not s[CANCELLED]
    if s[CANCELLED]:
        s[CANCELLED] = 0
    else:
        apply_effect(s, t, seat, card, choice)
    if not lasts:
        discard_played(s, t, seat, t[ALIKE_STORE + card])


@inner
def apply_effect(s: Ints, t: Tables, seat: int, card: int, choice: int) -> None:
    """Apply the effect of a card with the choice announced with it."""
    effect = t[EFFECT + card]
    if effect == ONCE_MORE:  # DT-71, DT-73, DT-76
        s[TIMES] += 1
    elif effect == HALF_THE_HAUL:  # DT-72
        half = s[PAID_DOLLARS] // 2
        s[PAID_DOLLARS] -= half
        hand_over(s, s[ACTING], seat, half, 0)
    elif effect == KEEP_FREE:  # DT-74
        s[FREE + seat] = 1
    elif effect == TURN_A_DIE:  # DT-75
        s[FRESH + seat] = turn_one_die(s[FRESH + seat], choice)
    elif effect == BADGE_STAYS_EFFECT:  # DT-77
        s[BADGE_STAYS] = 1
    elif effect == TOP_CLAIM_EFFECT:  # DT-78
        s[TOP_CLAIM] = 1
    elif effect == CHOSEN_PAYS:  # DT-79
        hand_over(s, choice, seat, NERVOUS_JOE_DOLLARS, 0)
    elif effect == VISIT_DOC:  # DT-80
        s[VISITORS] = append_seat(s[VISITORS], seat)
    elif effect == CANCEL:  # DT-81
        s[CANCELLED] = 1
    elif effect == CHOSEN_GIVES:
        chosen_player_gives_a_card(s, t, seat, choice)
    elif effect == EVERYBODY_PAYS:  # WW-65
        for other in range(s[SEATS]):
            if other != seat:
                hand_over(s, other, seat, CROOK_DOLLARS, 0)
    elif effect == THROW_AGAIN:  # WW-66
        seek(s, CHASE_ADDRESS, seat, s[ROUND], 1, 0)
        s[CHASE_DICE] += roll(s, t, t[SIZE + choice]) - choice
    elif effect == TAKE_A_RANCH:  # WW-67
        s[THEFT_DONE] = s[WON + seat] = 1
        s[VICTIM] = choice
        steal_a_ranch(s, t, seat, choice)
    elif effect == DRAW_THE_SAME:  # WW-68
        s[INSURED] = 1
    elif effect == HIRE_ANY:
        put_on_top(s, choice)
    elif effect == TAKE_THE_DIE:  # WI-6
        s[DIE_HOLDER] = seat


@inner
def chosen_player_gives_a_card(s: Ints, t: Tables, seat: int, victim: int) -> None:
    """Make the chosen player `victim` hand over a Store card of his own choice to `seat`: Gift
    (WW-64)."""
    if bits_in(s[STORE + victim]) == 1:
        give_the_card(s, t, victim, s[STORE + victim], seat)
    else:
        ask(s, GIVE_A_CARD, 1 << victim, seat, 0, 0, 0)


@inner
def give_the_card(s: Ints, t: Tables, seat: int, card: int, receiver: int) -> None:
    move(s, t, STORE_BACK, card, seat, receiver, 1 << seat | 1 << receiver)
    obtained(s, t, receiver, card)


@inner
def put_on_top(s: Ints, chosen: int) -> None:
    """Move the Bandit `chosen` to the top of the deck, where it will be hired, and shuffle the rest
    of the deck (WW-69)."""
    count = 0
    for place in range(s[BANDITS_SIZE]):
        if s[BANDITS + place] != chosen:
            s[BANDITS + count] = s[BANDITS + place]
            count += 1
    s[BANDITS + count] = chosen
    seek(s, BANDITS_ADDRESS, s[ROUND], 0, 0, 0)
    shuffle(s, BANDITS, count)


# Cards that must be played as soon as they are obtained.


@inner
def possible_targets(s: Ints, t: Tables, seat: int, card: int) -> int:
    """Return the bits of the seats against which `seat` can play this card (DT-79, WW-64); a
    guarded seat too, since paying is no theft (WI-4)."""
    targets = 0
    for other in range(s[SEATS]):
        if other != seat and (t[EFFECT + card] == CHOSEN_PAYS or s[STORE + other]):
            targets |= 1 << other
    return targets


@inner
def play_at_once(s: Ints, t: Tables, seat: int, card: int) -> None:
    """Play the card for its owner, who has no choice; ask first for a target if the card needs one.
    Without a possible target it has no effect (DT-24, WW-64)."""
    if t[EFFECT + card] == EVERYBODY_PAYS:
        announce(s, t, seat, card, 0)
        return
    aim = possible_targets(s, t, seat, card)
    if not aim:
        itself = s[STORE + seat] & t[ALIKE_STORE + card]
        lay_on_the_table(s, t, seat, itself & -itself)
        discard_played(s, t, seat, itself)
    elif aim & aim - 1:
        ask(s, CHOOSE_A_PLAYER, 1 << seat, card, 0, 0, 0)
    else:
        announce(s, t, seat, card, nth_bit(aim, 0))
