"""The referee's checks of the Indians (WI-1 to WI-6)."""

from __future__ import annotations

from ..dice_town.cards import Cards
from ..dice_town.hands import FACES
from ..dice_town.phase_one import Dice, turn
from .west import West

PLACES = ("mine", "bank", "general-store", "saloon", "sheriff", "town-hall")


def roll_the_die(west: West, dice: list[Dice]) -> None:
    """Check that the holder rolls the Indian die and applies it (WI-3, WI-4)."""
    holder = west.die_holder
    if holder is None:
        return
    rolled = west.take("rolled_the_indian_die", seat=holder)["indian"]
    if rolled == "bodyguard":
        west.guarded = holder
    elif rolled == "war-path":
        if west.second_acts:
            west.war_path = west.take("took_the_war_path", seat=holder)["place"]
            west.story.moved(holder)
            west.must(west.war_path in PLACES, "a place with two actions")
        else:
            west.take("war_path_leads_nowhere", seat=holder)
    elif rolled == "blessing":
        details = west.take("blessed", seat=holder)
        turn_a_die(west, dice, holder, details["die"], details["face"], details["dice"])
    else:
        west.must(rolled == "trap", "the die has no such face")
        details = west.take("trapped", seat=holder)
        west.must(details["victim"] in west.others(holder), "an opponent is trapped")
        turn_a_die(west, dice, details["victim"], details["die"], details["face"], details["dice"])


def turn_a_die(
    west: West, dice: list[Dice], seat: int, die: str, face: str, dice_after: tuple[str, ...]
) -> None:
    assert west.die_holder is not None
    west.story.moved(west.die_holder)
    west.must(die in dice[seat] and face in FACES, "one of his dice to any face")
    dice[seat] = turn(dice[seat], die, face)
    west.must(tuple(dice_after) == dice[seat], f"the dice are {dice[seat]}")


def trade(west: West, order: list[int], claims: dict[int, int], ranches: dict[int, int]) -> None:
    """Check that the winner of the Town Hall, or else second place, may give a claim just won for
    the die (WI-2); `claims` and `ranches` are what each has just won."""
    for seat in order:
        if not claims[seat] + ranches[seat]:
            continue
        if west.story.next == "kept_the_claims":
            west.take("kept_the_claims", seat=seat, place="town-hall")
            west.story.moved(seat)
            continue
        card = west.take("gave_to_the_indians", seat=seat).get("card")
        west.story.moved(seat)
        west.must(card in (None, "ranch"), "only a Ranch is seen by everybody")
        if card == "ranch":
            west.must(ranches[seat] > 0, "a Ranch just won")
            west.players[seat].ranches -= 1
        else:
            west.must(claims[seat] > 0, "a claim just won")
            west.players[seat].claims -= 1
        west.boxed += 1
        west.die_holder = seat
        west.claim_given = True
        return


def nightfall(west: West, cards: Cards) -> None:
    """Check that the die returns to the village if no player gave a claim; Smoke Signals takes it
    (WI-5, WI-6)."""
    if west.die_holder is not None and not west.claim_given:
        west.take("die_went_home", seat=west.die_holder)
        west.die_holder = None
    west.claim_given = False
    west.guarded = None
    west.war_path = ""
    while cards.is_next:
        played = cards.take("smoke-signals")
        west.must(played.seat != west.die_holder, "the die lies elsewhere")
        if played.cancelled:
            continue
        details = west.take("took_the_indian_die", seat=played.seat)
        west.must(details.get("holder") == west.die_holder, "from the village or its holder")
        west.die_holder = played.seat
        cards.over(played)
