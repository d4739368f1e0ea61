"""The chase (WW-24, WW-33, WW-34, WW-66): the Kings of a hand are rolled for wanted Bandits."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from fivecups.engine import Choices, Chosen, Refusal

from ..cards import bandit_names, bandits_named
from ..components import BANDITS, KING
from ..dice.hands import Dice
from ..state import DiceTownState, read, rules, shown
from ..store_cards.windows import after_window
from ..winning.acting import gives_something
from ..winning.place import Action, dice_of

kings = dice_of(KING)


@rules.step
def chase(s: DiceTownState, seat: int) -> None:
    """WW-33: roll as many dice as you have Kings; the hand stays as it is. After the first throw
    Two Guns may be played."""
    dice = tuple(sorted(s.chance.roll(kings(s, seat))))
    s.visit = s.visit.but(chase_dice=dice)
    s.tell("chased", "WW-33", seat=seat, place="sheriff", dice=shown(dice))
    gives_something(s, seat)
    after_window(s, "chase", seat, close_in, seat)


def somebody_is_wanted(s: DiceTownState, seat: int) -> bool:
    return bool(s.wanted)


CHASE = Action("chase", "WW-24", chase, somebody_is_wanted)


def some_of_the_throw(s: DiceTownState, seat: int) -> tuple[tuple[tuple[str, ...]], ...]:
    """WW-66: any of the dice, one at least."""
    found = [
        dice
        for count in range(1, len(s.visit.chase_dice) + 1)
        for dice in sorted(set(combinations(s.visit.chase_dice, count)))
    ]
    return tuple([(shown(dice),) for dice in found])


def throw_once_more(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> None:
    """WW-66: these dice are thrown again, the others lie."""
    left = list(s.visit.chase_dice)
    for face in read(dice):
        left.remove(face)
    thrown = tuple(sorted([*left, *s.chance.roll(len(dice))]))
    s.visit = s.visit.but(chase_dice=thrown)
    s.tell("threw_again", "WW-66", seat=seat, count=len(dice), dice=shown(thrown))


@rules.step
def close_in(s: DiceTownState, seat: int) -> None:
    """WW-33: each die with the face of a wanted Bandit catches one of them; the chaser chooses
    where there are more than dice."""
    dice = s.visit.chase_dice
    s.visit = s.visit.but(chase_dice=())
    s.tell("throw_stands", "WW-33", seat=seat, place="sheriff", dice=shown(dice))
    found = catches(s.wanted, dice)
    if len(found) == 1:
        catch(s, seat, found[0])
    else:
        s.ask(catch_bandits, seat, shown(dice))


@cache
def catches(wanted: tuple[int, ...], dice: Dice) -> tuple[tuple[str, ...], ...]:
    """WW-33: the Bandits that a throw can catch, as many as it catches."""
    groups: list[list[tuple[int, ...]]] = []
    for face in sorted(set(dice)):
        there = [bandit for bandit in wanted if BANDITS[bandit].face == face]
        groups.append(list(combinations(there, min(len(there), dice.count(face)))))
    return tuple([bandit_names(sum(chosen, ())) for chosen in product(*groups)])


@rules.question("WW-33", {"catch": ("bandits",)})
def catch_bandits(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> Choices:
    """WW-33: choose whom the dice catch."""
    return tuple([("catch", bandits) for bandits in catches(s.wanted, read(dice))])


@catch_bandits.checked
def why_not_catch(
    s: DiceTownState, seat: int, answer: Chosen, dice: tuple[str, ...]
) -> Refusal | None:
    return Refusal(
        "not-caught-by-the-dice", "WW-33", {"dice": dice, "bandits": bandit_names(s.wanted)}
    )


@catch_bandits.answered
def catch_the_chosen(s: DiceTownState, seat: int, answer: Chosen, dice: tuple[str, ...]) -> None:
    catch(s, seat, answer[1])


def catch(s: DiceTownState, seat: int, names: tuple[str, ...]) -> None:
    """WW-34: caught Bandits lie before their captor, safe and without power over dice."""
    bandits = bandits_named(names)
    s.wanted = tuple([bandit for bandit in s.wanted if bandit not in bandits])
    s.caught[seat] = tuple(sorted(s.caught[seat] + bandits))
    s.tell("caught", "WW-33", seat=seat, place="sheriff", bandits=names)
