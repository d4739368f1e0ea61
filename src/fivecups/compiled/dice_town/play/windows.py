"""Windows in which cards may be played, the possible answers, and the announcement of a card
(DT-16, DT-23, DT-27, DT-81).

An answer that plays a card is the card's number plus one, and from bit `CHOICE_SHIFT` on the choice
announced with it: a victim, a Bandit, dice as a code, or a die and its new face. A pass is 0.
"""

from __future__ import annotations

from fivecups.games.dice_town.components import DICE

from ...dice_codes import FIRST_PART, SIZE, UP_TO, bits_in, count_of, lowest_bit, nth_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import OPEN_WINDOW, PLAY_OR_PASS, TAKE_EFFECT, ask, then
from ..common.card_piles import hands_can_be_robbed, lay_on_the_table, store_has_cards
from ..common.knowledge import publicly_possible
from ..common.seat_order import is_among, seat_after
from ..lookup_tables import (
    ALIKE_STORE,
    ANYONE,
    BADGE_STAYS_EFFECT,
    CARD_PLAYED,
    DIFFERENT,
    DRAW_THE_SAME,
    EFFECT,
    FITTING,
    HIRE_ANY,
    INSTEAD,
    INSTEAD_BITS,
    KEEP_FREE,
    KIND,
    MOMENT_PLAYERS,
    REVEAL,
    SELF,
    TAKE_A_RANCH,
    TAKE_THE_DIE,
    THROW_AGAIN,
    TOP_CLAIM_EFFECT,
    TURN_A_DIE,
    VISIT_DOC,
)
from ..state_layout import (
    ACTING,
    ANSWERS,
    ARGUMENTS,
    ASKED,
    BANDITS,
    BANDITS_SIZE,
    CHASE_DICE,
    CLAIMS,
    CLAIMS_DECK_SIZE,
    DIE_HOLDER,
    DRAWN,
    FREE,
    FRESH,
    GUARDED,
    INSURED,
    LAST_ROLL,
    LOOKED,
    PASSES,
    PLEDGED,
    RANCHES,
    SEATS,
    SHERIFF,
    SHERIFF_PAID,
    STOLEN,
    STORE,
    THEFT_DONE,
    VICTIM,
    VISITORS,
)

CHOICE_SHIFT = 6
FACE_BITS = 3


@inner
def can_play(s: Ints, t: Tables, effect: int, seat: int) -> bool:
    """True if the seat could play a card with this effect now, by public facts."""
    if effect == KEEP_FREE:  # DT-74
        return t[SIZE + s[FRESH + seat]] > 1 and not s[FREE + seat] and not s[LAST_ROLL]
    if effect == TURN_A_DIE:  # DT-75
        return s[FRESH + seat] > 0
    if effect == BADGE_STAYS_EFFECT:  # DT-77
        return seat != s[SHERIFF] or not s[SHERIFF_PAID]
    if effect == TOP_CLAIM_EFFECT:  # DT-78
        return s[CLAIMS_DECK_SIZE] > 0
    if effect == VISIT_DOC:  # DT-80
        return not is_among(s[VISITORS], seat)
    if effect == TAKE_A_RANCH:
        return ranches_within_reach(s, seat) > 0
    if effect == DRAW_THE_SAME:  # WW-68
        return not s[INSURED] and can_be_insured(s, seat)
    if effect == TAKE_THE_DIE:  # WI-6
        return s[DIE_HOLDER] != seat
    return True


@inner
def can_be_insured(s: Ints, victim: int) -> bool:
    """True if a card of the stolen kind, or before the theft of a kind that the thief may still
    take, can be drawn from its deck (WW-68)."""
    if s[STOLEN] >= 0:
        return s[CLAIMS_DECK_SIZE] > 0 if s[STOLEN] else store_has_cards(s)
    if s[STORE + victim] and store_has_cards(s):
        return True
    return s[CLAIMS_DECK_SIZE] > 0 and a_claim_is_at_risk(s, victim)


@inner
def a_claim_is_at_risk(s: Ints, victim: int) -> bool:
    """True if the thief may take a claim from the victim: from his hand, or a Ranch if the thief,
    as far as the public can tell, may hold a card for it (WW-67)."""
    thief = s[ACTING]
    if s[CLAIMS + victim]:
        return True
    may_hold = publicly_possible(s, thief) & INSTEAD_BITS
    return may_hold != 0 and ranches_within_reach(s, thief) >> victim & 1 > 0


@inner
def ranches_within_reach(s: Ints, thief: int) -> int:
    """Return the bits of the seats that own a Ranch which the current theft could take instead of a
    card; once a victim is named, only the victim (WW-67, WI-4)."""
    owners = 0
    if not s[THEFT_DONE]:
        for seat in range(s[SEATS]):
            if seat not in (thief, s[GUARDED]) and s[RANCHES + seat]:
                owners |= 1 << seat
    return owners if s[VICTIM] < 0 else owners & 1 << s[VICTIM]


@inner
def might_play(s: Ints, t: Tables, seat: int, moment: int) -> bool:
    """True if the seat, as far as the public can tell, may hold a card that could be played at this
    `moment`."""
    return any_playable(s, t, publicly_possible(s, seat) & t[FITTING + moment], seat)


@inner
def any_playable(s: Ints, t: Tables, cards: int, seat: int) -> bool:
    while cards:
        if can_play(s, t, t[EFFECT + lowest_bit(cards)], seat):
            return True
        cards &= cards - 1
    return False


@inner
def somebody_can_be_robbed(s: Ints, t: Tables, seat: int) -> bool:
    """True if an opponent's hand can be robbed, or if the seat, as far as the public knows, may
    hold a card with which it could steal something else (WW-14, WW-67)."""
    return hands_can_be_robbed(s, seat, s[GUARDED]) or might_play(s, t, seat, INSTEAD)


@inner
def seats_of_window(s: Ints, t: Tables, moment: int, about: int) -> int:
    """Return the bits of the seats to ask in a window: those that may play at this `moment` and, as
    far as the public can tell, may hold a card for it (DT-27)."""
    by = t[MOMENT_PLAYERS + moment]
    asked = 0
    for seat in range(s[SEATS]):
        concerned = by == ANYONE or (seat == about) == (by == SELF)
        if concerned and might_play(s, t, seat, moment):
            asked |= 1 << seat
    return asked


@inner
def open_window(s: Ints, t: Tables, moment: int, about: int, card: int, first: int) -> None:
    """Open a window for cards: ask all seats that, as far as the public can tell, may hold a card
    for this `moment`. If there is no such seat, nothing happens (DT-27)."""
    asked = seats_of_window(s, t, moment, about)
    if asked:
        ask(s, PLAY_OR_PASS, asked, moment, about, card, first)


@inner
def open_window_from_sheriff(s: Ints, t: Tables, moment: int, about: int) -> None:
    """Open a window for cards in which the Sheriff's card comes first, then clockwise."""
    open_window(s, t, moment, about, -1, s[SHERIFF])


# Possible answers.


@inner
def must_play(s: Ints, seat: int, moment: int) -> bool:
    """True if the seat has pledged to play a card at this moment (DT-13)."""
    return s[PLEDGED + seat] >= 0 and moment == REVEAL


@inner
def announcement_count(s: Ints, t: Tables, effect: int, seat: int) -> int:
    """Return in how many ways the seat can announce a card with this effect, that is, the number of
    its choices (DT-81)."""
    if effect == TURN_A_DIE:
        return t[DIFFERENT + s[FRESH + seat]] * 5
    if effect == THROW_AGAIN:  # any of the dice, at least one (WW-66)
        return t[UP_TO + 6 * s[CHASE_DICE] + DICE] - 1
    if effect == TAKE_A_RANCH:
        return bits_in(ranches_within_reach(s, seat))
    return s[BANDITS_SIZE] if effect == HIRE_ANY else 1


@inner
def nth_announcement(s: Ints, t: Tables, effect: int, seat: int, number: int) -> int:
    """Return the choice with the index `number` that the seat can announce with a card of this
    effect, packed as a number (DT-81)."""
    if effect == TURN_A_DIE:
        die = nth_face(t, s[FRESH + seat], number // 5)
        face = number % 5 + 1
        return die | (face + (face >= die)) << FACE_BITS
    if effect == THROW_AGAIN:
        return t[t[FIRST_PART + s[CHASE_DICE]] + 1 + number]
    if effect == TAKE_A_RANCH:
        return nth_bit(ranches_within_reach(s, seat), number)
    return nth_bit(bandits_of_the_deck(s), number) if effect == HIRE_ANY else 0


@inner
def bandits_of_the_deck(s: Ints) -> int:
    """Return the bits of the Bandits in the deck; which they are is public, only their order is not
    (WW-69)."""
    bandits = 0
    for place in range(s[BANDITS_SIZE]):
        bandits |= 1 << s[BANDITS + place]
    return bandits


@inner
def nth_face(t: Tables, dice: int, number: int) -> int:
    """Return the face with the index `number` among the different faces of the dice, lowest first;
    0 if there is none."""
    for face in range(1, 7):
        if count_of(t, dice, face):
            if not number:
                return face
            number -= 1
    return 0


@inner
def window_answers(s: Ints, t: Tables, seat: int, wanted: int) -> int:
    """If `wanted` is below 0, return the number of answers that the seat has in the open window;
    else return the answer with the index `wanted` (DT-16, DT-23, DT-27)."""
    moment = s[ARGUMENTS]
    forced = must_play(s, seat, moment)
    if s[PASSES + seat]:
        return answer_in_advance(s, seat, moment) if wanted >= 0 else 1
    cards = s[STORE + seat] & t[FITTING + moment]
    count = 0
    while cards:
        card = lowest_bit(cards)
        cards &= ~t[ALIKE_STORE + card]
        effect = t[EFFECT + card]
        if can_play(s, t, effect, seat):
            ways = announcement_count(s, t, effect, seat)
            if count <= wanted < count + ways:
                return (
                    card + 1 | nth_announcement(s, t, effect, seat, wanted - count) << CHOICE_SHIFT
                )
            count += ways
    if wanted >= 0:
        return 0
    return count if forced and count else count + 1


@inner
def answer_in_advance(s: Ints, seat: int, moment: int) -> int:
    """Return the only answer of a seat that passes in advance: to pass, or to play the card that it
    has pledged (DT-13, DT-27)."""
    return s[PLEDGED + seat] + 1 if must_play(s, seat, moment) else 0


# Playing a card.


@inner
def first_in_order_plays(
    s: Ints, t: Tables, moment: int, about: int, card: int, first: int
) -> None:
    """Take all answers of a window: play the card of the first seat, clockwise from `first`, that
    wants to play, then open the window again from the seat after it. If all pass, the window is
    over (DT-16, DT-19)."""
    for step in range(s[SEATS]):
        seat = seat_after(s, first, step)
        if s[ASKED] >> seat & 1 and s[ANSWERS + seat]:
            answer = s[ANSWERS + seat]
            announce(
                s, t, seat, t[KIND + (answer & (1 << CHOICE_SHIFT) - 1) - 1], answer >> CHOICE_SHIFT
            )
            if moment != CARD_PLAYED:
                then(s, OPEN_WINDOW, moment, about, card, seat_after(s, seat, 1))
            return


@inner
def announce(s: Ints, t: Tables, seat: int, card: int, choice: int) -> None:
    """Play a card: lay it open on the table, and put its effect with this `choice` on the agenda
    after a window in which others may answer with Wanted (DT-81, DT-82)."""
    played = s[STORE + seat] & t[ALIKE_STORE + card]
    played &= -played
    lay_on_the_table(s, t, seat, played)
    if s[LOOKED] & played:  # a thief can no longer keep this card (DT-3, WW-67)
        s[LOOKED] &= ~played
        s[DRAWN] = max(0, s[DRAWN] - 1)
    if s[PLEDGED + seat] == card:
        s[PLEDGED + seat] = -1
    open_window(s, t, CARD_PLAYED, seat, card, s[SHERIFF])
    then(s, TAKE_EFFECT, seat, card, choice, 0)
