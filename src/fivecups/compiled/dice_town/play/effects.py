"""What Store cards do (DT-71 to DT-81, WW-64 to WW-69, WI-6), and those that are played at once
(DT-24)."""

from __future__ import annotations

from fivecups.games.dice_town.components import CROOK_DOLLARS, NERVOUS_JOE_DOLLARS
from fivecups.games.dice_town.state import DISCARDS

from ...chance import shuffle
from ...dice import SIZE, bits_in, nth_bit
from ...door import Ints, Tables, inner
from ..common.agenda import CHOOSE_A_PLAYER, GIVE_A_CARD, ask
from ..common.piles import hand_over, move, obtained
from ..common.seats import behind, everybody
from ..data import (
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
    ONCE_MORE,
    TAKE_A_RANCH,
    TAKE_THE_DIE,
    THROW_AGAIN,
    TOP_CLAIM_EFFECT,
    TURN_A_DIE,
    VISIT_DOC,
)
from ..data import STORE as STORE_BACK
from ..layout import (
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
    SEATS,
    STORE,
    THEFT_DONE,
    TIMES,
    TOP_CLAIM,
    VICTIM,
    VISITORS,
    WON,
)
from ..places.thefts import steal_a_ranch
from .cups import roll, turned
from .windows import announce


@inner
def take_effect(s: Ints, t: Tables, seat: int, card: int, choice: int) -> None:
    """DT-81: a card that Wanted has answered has no effect."""
    effect = t[EFFECT + card]
    if s[CANCELLED]:
        s[CANCELLED] = 0
    elif effect == ONCE_MORE:  # DT-71, DT-73, DT-76
        s[TIMES] += 1
    elif effect == HALF_THE_HAUL:  # DT-72
        half = s[PAID_DOLLARS] // 2
        s[PAID_DOLLARS] -= half
        hand_over(s, s[ACTING], seat, half, 0)
    elif effect == KEEP_FREE:  # DT-74
        s[FREE + seat] = 1
    elif effect == TURN_A_DIE:  # DT-75
        s[FRESH + seat] = turned(s[FRESH + seat], choice)
    elif effect == BADGE_STAYS_EFFECT:  # DT-77
        s[BADGE_STAYS] = 1
    elif effect == TOP_CLAIM_EFFECT:  # DT-78
        s[TOP_CLAIM] = 1
    elif effect == CHOSEN_PAYS:  # DT-79
        hand_over(s, choice, seat, NERVOUS_JOE_DOLLARS, 0)
    elif effect == VISIT_DOC:  # DT-80
        s[VISITORS] = behind(s[VISITORS], seat)
    elif effect == CANCEL:  # DT-81
        s[CANCELLED] = 1
    elif effect == CHOSEN_GIVES:
        chosen_player_gives_a_card(s, t, seat, choice)
    elif effect == EVERYBODY_PAYS:  # WW-65
        for other in range(s[SEATS]):
            if other != seat:
                hand_over(s, other, seat, CROOK_DOLLARS, 0)
    elif effect == THROW_AGAIN:  # WW-66
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
    """WW-64: a chosen player hands over a Store card that he picks."""
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
    """WW-69: one Bandit is taken out to be hired, and the others are shuffled."""
    count = 0
    for place in range(s[BANDITS_SIZE]):
        if s[BANDITS + place] != chosen:
            s[BANDITS + count] = s[BANDITS + place]
            count += 1
    s[BANDITS + count] = chosen
    shuffle(s, BANDITS, count)


# Cards that are played the moment they are obtained.


@inner
def aims(s: Ints, t: Tables, seat: int, card: int) -> int:
    """DT-79, WW-64: the players whom a card can be aimed at, one bit each; to pay is no theft
    (WI-4)."""
    found = 0
    for other in range(s[SEATS]):
        if other != seat and (t[EFFECT + card] == CHOSEN_PAYS or s[STORE + other]):
            found |= 1 << other
    return found


@inner
def play_at_once(s: Ints, t: Tables, seat: int, card: int) -> None:
    """DT-24, WW-64: the card is played now, whether its owner likes it or not; with nobody to aim
    at, it has no effect."""
    if t[EFFECT + card] == EVERYBODY_PAYS:
        announce(s, t, seat, card, 0)
        return
    aim = aims(s, t, seat, card)
    if not aim:
        itself = s[STORE + seat] & t[ALIKE_STORE + card]
        move(s, t, STORE_BACK, itself & -itself, seat, DISCARDS, everybody(s))
    elif aim & aim - 1:
        ask(s, CHOOSE_A_PLAYER, 1 << seat, card, 0, 0, 0)
    else:
        announce(s, t, seat, card, nth_bit(aim, 0))
