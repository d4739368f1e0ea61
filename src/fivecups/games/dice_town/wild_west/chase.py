"""The chase: the winner rolls as many dice as he has Kings to catch wanted Bandits (WW-24, WW-33,
WW-34, WW-66)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from fivecups.engine import Choices, ListAnswer, Refusal

from ..cards import bandit_names, bandits_named
from ..components import BANDITS, KING
from ..dice.hands import Dice
from ..state import DiceTownState, read, rules, shown
from ..store_cards.windows import after_window
from ..winning.place import Action, dice_of
from ..winning.place_actions import gives_something

kings = dice_of(KING)


@rules.step
def chase(s: DiceTownState, seat: int) -> None:
    """Roll as many dice as the seat has Kings, to catch wanted Bandits; its hand stays as it is.
    Then open a window for Two Guns (WW-33)."""
    dice = tuple(sorted(s.chance.roll(kings(s, seat), at=f"chase {seat} {s.round} 0")))
    s.visit = s.visit.but(chase_dice=dice)
    s.tell("chased", "WW-33", seat=seat, place="sheriff", dice=shown(dice))
    gives_something(s, seat)
    after_window(s, "chase", seat, close_in, seat)


def somebody_is_wanted(s: DiceTownState, seat: int) -> bool:
    return bool(s.wanted)


CHASE = Action("chase", "WW-24", chase, somebody_is_wanted)


def some_of_the_throw(s: DiceTownState, seat: int) -> tuple[tuple[tuple[str, ...]], ...]:
    """Return all selections of at least one of the chase's dice, as choices of dice to throw again
    (WW-66)."""
    selections = [
        dice
        for count in range(1, len(s.visit.chase_dice) + 1)
        for dice in sorted(set(combinations(s.visit.chase_dice, count)))
    ]
    return tuple([(shown(dice),) for dice in selections])


def throw_once_more(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> None:
    """Throw these dice of the chase again; the others stay (WW-66)."""
    left = list(s.visit.chase_dice)
    for face in read(dice):
        left.remove(face)
    again = s.chance.roll(len(dice), at=f"chase {seat} {s.round} 1")
    thrown = tuple(sorted([*left, *again]))
    s.visit = s.visit.but(chase_dice=thrown)
    s.tell("threw_again", "WW-66", seat=seat, count=len(dice), dice=shown(thrown))


@rules.step
def close_in(s: DiceTownState, seat: int) -> None:
    """Catch a wanted Bandit for each of the chase's dice that shows his face. If more Bandits than
    dice fit, ask the player which to catch (WW-33)."""
    dice = s.visit.chase_dice
    s.visit = s.visit.but(chase_dice=())
    s.tell("throw_stands", "WW-33", seat=seat, place="sheriff", dice=shown(dice))
    options = catches(s.wanted, dice)
    if len(options) == 1:
        catch(s, seat, options[0])
    else:
        s.ask(catch_bandits, seat, shown(dice))


@cache
def catches(wanted: tuple[int, ...], dice: Dice) -> tuple[tuple[str, ...], ...]:
    """Return all sets of wanted Bandits that the `dice` of a chase can catch, each as large as
    possible (WW-33)."""
    groups: list[list[tuple[int, ...]]] = []
    for face in sorted(set(dice)):
        matching = [bandit for bandit in wanted if BANDITS[bandit].face == face]
        groups.append(list(combinations(matching, min(len(matching), dice.count(face)))))
    return tuple([bandit_names(sum(chosen, ())) for chosen in product(*groups)])


@rules.question("WW-33", {"catch": ("bandits",)})
def catch_bandits(s: DiceTownState, seat: int, dice: tuple[str, ...]) -> Choices:
    """Ask the player which set of Bandits to catch with the `dice` of the chase (WW-33)."""
    return tuple([("catch", bandits) for bandits in catches(s.wanted, read(dice))])


@catch_bandits.checked
def why_not_catch(
    s: DiceTownState, seat: int, answer: ListAnswer, dice: tuple[str, ...]
) -> Refusal | None:
    return Refusal(
        "not-caught-by-the-dice", "WW-33", {"dice": dice, "bandits": bandit_names(s.wanted)}
    )


@catch_bandits.answered
def catch_the_chosen(
    s: DiceTownState, seat: int, answer: ListAnswer, dice: tuple[str, ...]
) -> None:
    catch(s, seat, answer[1])


def catch(s: DiceTownState, seat: int, names: tuple[str, ...]) -> None:
    """Move the named Bandits from the wanted ones to the player's caught ones; caught Bandits
    cannot be stolen and no longer set dice (WW-34)."""
    bandits = bandits_named(names)
    s.wanted = tuple([bandit for bandit in s.wanted if bandit not in bandits])
    s.caught[seat] = tuple(sorted(s.caught[seat] + bandits))
    s.tell("caught", "WW-33", seat=seat, place="sheriff", bandits=names)
