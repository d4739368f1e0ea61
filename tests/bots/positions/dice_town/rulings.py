"""Test positions of Dice Town: the River, the Indian die, rulings and offers."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Answer
from fivecups.games.dice_town.components import INDIAN_DIE
from fivecups.games.dice_town.wild_west.indians import roll_the_indian_die

from ..kit import Made
from .table import OTHERS, POSITIONS, at, the_rest, town, until

# The River.


def discovery(mine: int, *rivers: str) -> Made:
    table = town("9 9 J Q K", "J J Q K A", "J Q Q K A", "10 J Q K A", mine=mine)
    table.river_is("discovery", *rivers)
    return at(table, "mine", 0, "discover", acts=1)


def applies(river: str) -> Any:
    return lambda answer: answer[1] == river


POSITIONS.add_where(
    "the largest gold is found",
    lambda: discovery(8, "gold-2", "gold-5", "nothing"),
    applies("gold-5"),
)
POSITIONS.add_where(
    "the star where the Mine is empty",
    lambda: discovery(0, "star", "gold-5", "gold-4"),
    applies("star"),
)

# The Indians.


def indian(face: str, *hands: str, coach: int = 0, first: str = "claim-5") -> Made:
    table = town(*hands, indians=True)
    table.lays_row(first, "claim-1", "claim-4")
    table.state.die_holder, table.state.stagecoach = 0, coach
    table.chance.rolls.append((INDIAN_DIE.index(face) + 1,))
    table.begin_at(roll_the_indian_die)
    the_rest(table, "")
    asked = {"blessing": "shamans_blessing", "trap": "set_a_trap", "war-path": "take_the_war_path"}
    return until(table, 0, asked[face])


def turned(face: str) -> Any:
    return lambda answer: answer[-1] == face


POSITIONS.add_where(
    "blessed with a King",
    lambda: indian(
        "blessing", "9 10 K K K", "9 J K K K", "9 J Q Q A", "10 10 J Q Q", first="claim-1"
    ),
    turned("K"),
    *[("turn", "9", face) for face in ("9", "10", "J", "Q", "K", "A")],
)
POSITIONS.add_where(
    "an Ace of the leader is trapped",
    lambda: indian("trap", "K K K Q Q", "A A A A 9", "9 J Q Q J", "10 10 J Q Q"),
    lambda answer: answer[1:3] == (1, "A") and answer[3] != "9",
    ("trap", 1, "A", "10"),
    ("trap", 1, "A", "9"),
    ("trap", 1, "9", "10"),
    ("trap", 2, "9", "10"),
    ("trap", 3, "Q", "J"),
    ("trap", 2, "Q", "A"),
)
POSITIONS.add_where(
    "nobody blocks his own way",
    lambda: indian("war-path", "10 10 J J K", "10 10 10 Q 9", "9 J Q Q A", "9 J J Q Q", coach=8),
    lambda answer: answer[1] != "bank",
)


def trade(mine: int, *row: str) -> Made:
    table = town("A A A Q Q", *OTHERS, mine=mine, indians=True)
    table.lays_row(*row)
    return at(table, "town-hall", 0, "give_a_claim")


POSITIONS.add(
    "nothing for the Indians in the last round",
    lambda: trade(0, "claim-5", "claim-1", "claim-4"),
    ("decline",),
)
POSITIONS.add_where(
    "not the best claim for the Indians",
    lambda: trade(8, "claim-5", "claim-1", "claim-5"),
    lambda answer: answer != ("give", "claim-5"),
)

# Rulings. A Sheriff who calls for better offers can still name the right player.

CALL = ("call",)


def tied(
    dice: str, place: str, offers: dict[int, dict[str, int]] | None = None, **setting: Any
) -> Made:
    """Return a table where seats 1 and 2 are tied and seat 0, the Sheriff, rules."""
    table = town(setting.pop("own", "J J Q K A"), dice, dice, "J Q Q K A", sheriff=0, mine=1)
    for name, value in setting.items():
        setattr(table.state, name, value)
    table.at(place)
    the_rest(table, place)
    until(table, 1, "make_offer")
    for seat in (1, 2, 3):
        table.answer(seat, table.offer(seat, **(offers or {}).get(seat, {})))
    return until(table, 0, "name_one")


POSITIONS.add(
    "who pays six dollars gets one nugget",
    lambda: tied("9 9 J Q A", "mine", {1: {"outcome": 1, "dollars": 6}}),
    ("choose", 1),
    CALL,
    tried=(("choose", 1), ("choose", 2)),
)
POSITIONS.add(
    "the weaker of two gets the Bank",
    lambda: tied("10 10 J Q A", "bank", mine=0, bank=12, nuggets=[8, 12, 0, 5]),
    ("choose", 2),
    CALL,
    tried=(("choose", 1), ("choose", 2)),
)
POSITIONS.add(
    "nobody gives away his own Town Hall",
    lambda: tied("A A A K K", "town-hall", mine=0, own="A A A K K"),
    ("choose", 0),
    CALL,
    tried=(("choose", 0), ("choose", 1), ("choose", 2)),
)

# Offers.


def bidder(dice: str, place: str, **setting: Any) -> Made:
    """Return a table where seat 0 is tied with seat 2 and seat 1, the Sheriff, rules."""
    table = town(dice, "J J Q A A", dice, "9 J Q Q A")
    for name, value in setting.items():
        setattr(table.state, name, value)
    return at(table, place, 0, "make_offer")


def bid(dollars: int, outcome: int = 0) -> Answer:
    nothing = {"nuggets": 0, "cards": (), "wired": (), "share_dollars": 0, "share_nuggets": 0}
    return {"outcome": outcome, "dollars": dollars, **nothing, "ranches": 0, "bandits": ()}


def given(offer: dict[str, Any]) -> int:
    return int(offer["dollars"]) + 2 * int(offer["nuggets"]) + 4 * len(offer["cards"])


POSITIONS.add_where(
    "no eight dollars for one",
    lambda: bidder("10 10 J Q K", "bank", bank=1, stagecoach=0),
    lambda offer: given(offer) <= 1,
    bid(0),
    bid(4),
    bid(8),
)
POSITIONS.add_where(
    "something for the badge in the last round",
    lambda: bidder("K K J Q 9", "sheriff"),
    lambda offer: offer["outcome"] == 0 and 2 <= given(offer) <= 10,
    bid(0),
    bid(4),
    bid(6, outcome=2),
)
