"""The Saloon: the player with most Queens steals a card from an opponent's hand (DT-36, DT-37,
DT-76)."""

from __future__ import annotations

from functools import cache
from typing import Any

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import named, names
from ..components import QUEEN
from ..goods.thefts import ROBBED, can_be_robbed, hands_can_be_robbed, steal_a_card, within_reach
from ..hidden.knowledge import look
from ..state import NOBODY, DiceTownState, rules
from ..store_cards.played_cards import discard_played
from ..store_cards.windows import after_window, cards_of, might_play, seats_of_window, surely_plays
from ..winning.place import Action, Place, dice_of, most_dice_of
from ..winning.place_actions import gives_something

queens = dice_of(QUEEN)

INSTEAD = "theft"
"""The moment at which a card may be played instead of stealing from a hand (WW-67)."""


@rules.step
def look_for_a_victim(s: DiceTownState, seat: int) -> None:
    """Put the winner's theft on the agenda, twice with The Girls; two thefts may have the same
    victim or two (DT-36, DT-76)."""
    for _ in range(s.visit.times):
        s.then(pick_a_victim, seat)


@rules.step
def pick_a_victim(s: DiceTownState, seat: int) -> None:
    """Begin a theft: open a window in which the thief may play a card that replaces it, before a
    victim is named (WW-67)."""
    s.visit = s.visit.next_theft()
    after_window(s, INSTEAD, seat, go_for_a_hand, seat)


@rules.step
def go_for_a_hand(s: DiceTownState, seat: int) -> None:
    """Ask for a victim, unless a card has replaced the theft (DT-36). If no hand can be robbed, the
    Saloon gives nothing. But a player who publicly holds a card that could have replaced the theft
    has declined, which counts as having won (DT-62)."""
    if s.visit.theft_done:
        return
    if not hands_can_be_robbed(s, seat):
        if surely_plays(s, seat, INSTEAD):
            s.tell("declined", "DT-36", seat=seat, place="saloon")
            gives_something(s, seat)
        else:
            tell_nothing_found(s, seat)
        return
    if s.journal is not None:
        s.tell("looks_for_a_victim", "DT-36", seat=seat, place="saloon", count=queens(s, seat))
    gives_something(s, seat)
    s.ask(rob_somebody, seat)


def tell_nothing_found(s: DiceTownState, seat: int) -> None:
    s.tell("found_nothing", "DT-36", seat=seat, place="saloon", action=LOOK_FOR_A_VICTIM.name)


@rules.question("DT-36", {"rob": ("victim", "store", "claims"), "decline": ()})
def rob_somebody(s: DiceTownState, seat: int) -> Choices:
    """Ask the thief for a victim and how many Store cards and claims to draw from the victim's
    hand, in all as many as the thief has Queens, or the whole hand; or to decline (DT-36)."""
    answers: list[tuple[Any, ...]] = []
    most = queens(s, seat)
    for victim in can_be_robbed(s, seat):
        answers += ways_to_rob(victim, most, *within_reach(s, victim))
    return (*answers, ("decline",))


@cache
def ways_to_rob(victim: int, most: int, store: int, claims: int) -> tuple[tuple[Any, ...], ...]:
    """Return the answers for robbing a victim with `store` Store cards and `claims` claims in hand:
    all ways to split the draw of `most` cards, or of the whole hand if it has fewer (DT-36,
    DT-37)."""
    count = min(most, store + claims)
    if not count:
        return ()
    return tuple(
        [
            ("rob", victim, part, count - part)
            for part in range(max(0, count - claims), min(count, store) + 1)
        ]
    )


@rob_somebody.checked
def why_not_rob(s: DiceTownState, seat: int, answer: ListAnswer) -> Refusal | None:
    victim = answer[1]
    if victim not in s.opponents(seat):
        return Refusal("not-an-opponent", "DT-36")
    if victim == s.guarded:
        return Refusal("guarded", "WI-4", {"victim": victim})
    if not any(within_reach(s, victim)):
        return Refusal("nothing-to-steal", "DT-37", {"victim": victim})
    return wrong_split(s, seat, victim)


def wrong_split(s: DiceTownState, seat: int, victim: int) -> Refusal:
    store, claims = within_reach(s, victim)
    count = min(queens(s, seat), store + claims)
    return Refusal(
        "wrong-split", "DT-36", {"victim": victim, "count": count, "store": store, "claims": claims}
    )


@rob_somebody.answered
def rob_or_decline(s: DiceTownState, seat: int, answer: ListAnswer) -> None:
    """Take the answer: name the victim, who may now play Insurance, and put the draw on the agenda
    (WW-68). A thief who declines still counts as having won (DT-36)."""
    if answer[0] == "decline":
        s.tell("declined", "DT-36", seat=seat, place="saloon")
        return
    _, victim, store, claims = answer
    s.visit = s.visit.but(said=(store, claims))
    if seats_of_window(s, ROBBED, victim):
        s.tell(
            "named_the_victim",
            "DT-36",
            seat=seat,
            victim=victim,
            place="saloon",
            store=store,
            claims=claims,
        )
    after_window(s, ROBBED, victim, reach_into_the_hand, seat, victim, len(s.store[victim]))


@rules.step
def reach_into_the_hand(s: DiceTownState, seat: int, victim: int, store_cards: int) -> None:
    """Let the thief draw as many of each back as he said. If the victim has played one of his
    `store_cards` since then, the thief first says anew how many of each back, so that no card
    foils the theft (WW-68)."""
    if len(s.store[victim]) < store_cards and any(within_reach(s, victim)):
        s.ask(say_anew, seat, victim)
    else:
        look_into_the_hand(s, seat, victim, *s.visit.said)


@rules.question("WW-68", {"rob": ("victim", "store", "claims"), "decline": ()})
def say_anew(s: DiceTownState, seat: int, victim: int) -> Choices:
    """Ask the thief again how many Store cards and claims to draw, from the victim's hand as it is
    after a card was played from it; or to decline (DT-36, WW-68)."""
    return (*ways_to_rob(victim, queens(s, seat), *within_reach(s, victim)), ("decline",))


@say_anew.checked
def why_not_say(s: DiceTownState, seat: int, answer: ListAnswer, victim: int) -> Refusal | None:
    return wrong_split(s, seat, victim)


@say_anew.answered
def draw_or_decline(s: DiceTownState, seat: int, answer: ListAnswer, victim: int) -> None:
    """Take the answer: draw the cards; or end the theft, so that an Insurance is discarded without
    a draw (DT-36, WW-68)."""
    if answer[0] == "decline":
        s.tell("declined", "DT-36", seat=seat, place="saloon")
        discard_played(s, victim)
        return
    _, _, store, claims = answer
    s.visit = s.visit.but(said=(store, claims))
    look_into_the_hand(s, seat, victim, store, claims)


def look_into_the_hand(s: DiceTownState, seat: int, victim: int, store: int, claims: int) -> None:
    """Draw this many Store cards and claims at random from the victim's hand, as many as are still
    there, and show them to the thief (DT-36). Before one is kept, the thief may play a card that
    replaces the theft, even if none is left to draw (WW-67)."""
    store, claims = min(store, len(s.store[victim])), min(claims, len(s.claims[victim]))
    s.thefts[seat] += 1
    drawn = draw_from_hand(s, seat, s.store[victim], store, "store")
    drawn += draw_from_hand(s, seat, s.claims[victim], claims, "claims")
    if not drawn:
        s.visit = s.visit.but(victim=victim)
        after_window(s, INSTEAD, seat, leave_with_nothing, seat, victim)
        return
    look(s, seat, drawn, victim)
    if s.journal is not None:
        s.tell(
            "drew_from_hand",
            "DT-36",
            secret={seat: {"cards": names(drawn)}},
            seat=seat,
            victim=victim,
            place="saloon",
            store=store,
            claims=claims,
        )
    s.looking = seat
    s.looked = drawn
    s.visit = s.visit.but(victim=victim, drawn=(store, claims))
    after_window(s, INSTEAD, seat, keep_or_put_back, seat, victim)


@rules.step
def leave_with_nothing(s: DiceTownState, seat: int, victim: int) -> None:
    """Tell that the theft brought nothing, because the hand became empty after the victim was
    named, and discard an Insurance without a draw; not if a card has replaced the theft (WW-67,
    WW-68)."""
    if not s.visit.theft_done:
        tell_nothing_found(s, seat)
        discard_played(s, victim)


@rules.step
def keep_or_put_back(s: DiceTownState, seat: int, victim: int) -> None:
    """Ask the thief which drawn card to keep; a single one is kept at once. If a card has replaced
    the theft, all are put back (DT-36, WW-67); if the victim has played the only drawn card,
    nothing is stolen (DT-81)."""
    if s.visit.theft_done:
        s.visit = s.visit.but(drawn=(0, 0))
        stop_looking(s)
        s.tell("put_back", "WW-67", seat=seat, victim=victim, place="saloon")
    elif not s.looked:
        stop_looking(s)
        leave_with_nothing(s, seat, victim)
    elif len(s.looked) == 1:
        keep_the_card(s, seat, victim, s.looked[0])
    else:
        s.ask(keep_the_loot, seat, victim)


def stop_looking(s: DiceTownState) -> None:
    s.looking = NOBODY
    s.looked = ()


def keep_the_card(s: DiceTownState, seat: int, victim: int, card: int) -> None:
    stop_looking(s)
    steal_a_card(s, seat, victim, card)


def draw_from_hand(
    s: DiceTownState, seat: int, hand: tuple[int, ...], count: int, back: str
) -> tuple[int, ...]:
    """Return `count` cards of a victim's hand, drawn at random by the thief `seat`."""
    theft = f"theft-of-{back} {seat} {s.round} {s.thefts[seat]}"
    left = list(hand)
    drawn = [left.pop(s.chance.pick(len(left), at=f"{theft} {card}")) for card in range(count)]
    return tuple(sorted(drawn))


@rules.question("DT-36", {"take": ("card",)})
def keep_the_loot(s: DiceTownState, seat: int, victim: int) -> Choices:
    """Ask the thief which of the cards drawn from the victim's hand to keep; the others go back
    (DT-36)."""
    return tuple([("take", name) for name in dict.fromkeys(names(s.looked))])


@keep_the_loot.checked
def why_not_keep_loot(
    s: DiceTownState, seat: int, answer: ListAnswer, victim: int
) -> Refusal | None:
    return Refusal("card-not-drawn", "DT-36", {"cards": names(s.looked)})


@keep_the_loot.answered
def keep_one_of_the_loot(s: DiceTownState, seat: int, answer: ListAnswer, victim: int) -> None:
    keep_the_card(s, seat, victim, named(s.looked, answer[1:])[0])


def somebody_can_be_robbed(s: DiceTownState, seat: int) -> bool:
    """True if an opponent's hand can be robbed, or if the seat, as far as the public knows, may
    hold a card with which it could steal something else (WW-14, WW-67)."""
    return hands_can_be_robbed(s, seat) or might_play(s, seat, INSTEAD)


def card_for_theft(s: DiceTownState, seat: int) -> tuple[str, ...]:
    """Return the names of the cards of which the seat needs one to steal at all: none if there is a
    hand to rob, else those that replace the theft (WW-14, WW-67)."""
    return () if hands_can_be_robbed(s, seat) else cards_of(INSTEAD)


LOOK_FOR_A_VICTIM = Action(
    "look_for_a_victim",
    "DT-36",
    look_for_a_victim,
    somebody_can_be_robbed,
    cards="saloon",
    needs=card_for_theft,
)
SALOON = Place("saloon", most_dice_of(QUEEN), LOOK_FOR_A_VICTIM)
