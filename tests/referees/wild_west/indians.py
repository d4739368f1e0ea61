"""The Indians (WI-1 to WI-6)."""

from __future__ import annotations

from ..dice_town.cards import Cards
from ..dice_town.hands import FACES
from ..dice_town.phase_one import Dice, turn
from .west import West

PLACES = ("mine", "bank", "general-store", "saloon", "sheriff", "town-hall")


def roll_the_die(west: West, dice: list[Dice]) -> None:
    """WI-3, WI-4: the holder must roll the die and apply it."""
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
        told = west.take("blessed", seat=holder)
        turn_a_die(west, dice, holder, told["die"], told["face"], told["dice"])
    else:
        west.must(rolled == "trap", "the die has no such face")
        told = west.take("trapped", seat=holder)
        west.must(told["victim"] in west.others(holder), "an opponent is trapped")
        turn_a_die(west, dice, told["victim"], told["die"], told["face"], told["dice"])


def turn_a_die(
    west: West, dice: list[Dice], seat: int, die: str, face: str, told: tuple[str, ...]
) -> None:
    assert west.die_holder is not None
    west.story.moved(west.die_holder)
    west.must(die in dice[seat] and face in FACES, "one of his dice to any face")
    dice[seat] = turn(dice[seat], die, face)
    west.must(tuple(told) == dice[seat], f"the dice are {dice[seat]}")


def trade(west: West, order: list[int], claims: dict[int, int], ranches: dict[int, int]) -> None:
    """WI-2: the winner of the Town Hall, or else second place, may give a claim just won for the
    die; `claims` in hand and `ranches` are what each has just won."""
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
    """WI-5, WI-6: the die goes home if nobody gave a claim; Smoke Signals takes it."""
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
        told = west.take("took_the_indian_die", seat=played.seat)
        west.must(told.get("holder") == west.die_holder, "from the village or its holder")
        west.die_holder = played.seat
