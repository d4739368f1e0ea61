"""Cards that are played, Bandits, the Indian die, rulings and offers."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Answer
from fivecups.games.dice_town.components import INDIAN_DIE
from fivecups.games.dice_town.dice.cups import roll_for_the_last_time
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.wild_west.indians import roll_the_indian_die

from ..kit import Made
from .table import POSITIONS, at, the_rest, town, until

OTHERS = ("J J 10 Q A", "9 10 J Q Q", "10 J Q Q A")

# Cards.


def holds(card: str, dice: str, place: str, mine: int = 0, acts: int = 0) -> Made:
    """Seat 0 wins a place and holds a card for it."""
    moment = {"mine": "mine", "town-hall": "town-hall", "sheriff": "badge-passes"}[place]
    table = town(dice, *OTHERS, mine=mine)
    table.gets(0, card)
    return at(table, place, 0, "play_or_pass", moment, acts)


POSITIONS.add(
    "Dynamite for four nines",
    lambda: holds("dynamite", "9 9 9 9 A", "mine", mine=12),
    ("play", "dynamite"),
)
POSITIONS.add(
    "Corruption at the last chance",
    lambda: holds("corruption", "A A K K K", "town-hall"),
    ("play", "corruption"),
)
POSITIONS.add("nobody stops himself", lambda: holds("marshall", "K K K J J", "sheriff"), ("pass",))


def robbed_bank() -> Made:
    table = town("9 J J Q A", "10 10 10 J Q", "9 J Q K A", "9 9 J Q K")
    table.state.bank = 10
    table.gets(0, "even-split")
    return at(table, "bank", 0, "play_or_pass", "bank-robbed")


POSITIONS.add("half of a large haul", robbed_bank, ("play", "even-split"))


def badge_is_lost() -> Made:
    table = town("9 J J Q A", "9 J K K K", "9 10 J Q A", "9 9 J Q Q", sheriff=0)
    table.gets(0, "marshall")
    return at(table, "sheriff", 0, "play_or_pass", "badge-passes")


POSITIONS.add("Marshall saves the badge", badge_is_lost, ("play", "marshall"))


def leader_plays_dynamite() -> Made:
    table = town("10 J J Q A", "9 9 9 9 Q", "10 J Q K A", "10 J Q Q K", mine=8)
    table.state.nuggets[1] = 9
    table.gets(0, "wanted")
    table.gets(1, "dynamite")
    at(table, "mine", 1, "play_or_pass", "mine")
    table.plays(1, "play", "dynamite")
    return until(table, 0, "play_or_pass", "card-played")


POSITIONS.add("Wanted stops the leader's Dynamite", leader_plays_dynamite, ("play", "wanted"))


def elixir() -> Made:
    table = town("9 9 9 A A", *OTHERS)
    table.gets(0, "elixir")
    table.state.won = [True] * 4
    table.begin_at(doc_opens)
    the_rest(table, "doc-badluck")
    return until(table, 0, "play_or_pass", "doc-badluck")


POSITIONS.add("the Elixir before it is too late", elixir, ("play", "elixir"))


def is_robbed() -> Made:
    table = town("J J 10 K A", "Q Q Q J J", "9 10 J K K", "9 9 10 J J")
    table.gets(0, "insurance", "claim-5", "claim-4")
    at(table, "saloon", 1, "rob_somebody")
    table.answer(1, "rob", 0, 1, 2)
    table.everybody_passes_once()
    until(table, 1, "keep_the_loot")
    table.answer(1, "take", "claim-5")
    return until(table, 0, "play_or_pass", "robbed")


POSITIONS.add("who is robbed is insured", is_robbed, ("play", "insurance"))


def whiskey(ranches: int, *hand: str, own: int = 0) -> Made:
    table = town("Q Q Q J J", "9 10 J K A", "9 10 J K K", "9 9 10 J J")
    table.gets(0, "whiskey")
    table.lays_ranches(0, own)
    table.gets(1, *hand)
    table.lays_ranches(1, ranches)
    at(table, "saloon", 0, "rob_somebody")
    table.answer(0, "rob", 1, 0, 3)
    return until(table, 0, "play_or_pass", "theft")


POSITIONS.add(
    "Whiskey adds to a herd",
    lambda: whiskey(5, "claim-1", "claim-1", "claim-2", own=4),
    ("take_a_ranch", 1),
)
POSITIONS.add(
    "no Whiskey where the hand is better",
    lambda: whiskey(1, "claim-5", "claim-4", "claim-5"),
    ("pass",),
)


def joe(dollars: tuple[int, ...], leader: int = 0) -> Made:
    table = town("9 J Q Q A", "9 10 10 K K", "9 9 10 K A", "9 10 Q K K")
    table.state.dollars = list(dollars)
    if leader:
        table.state.nuggets[leader] = 12
    table.stacks("nervous-joe")
    return at(table, "general-store", 0, "choose_a_player")


POSITIONS.add("Joe asks who has dollars", lambda: joe((8, 0, 8, 1)), ("choose", 2))
POSITIONS.add("Joe asks the leader", lambda: joe((8, 8, 8, 8), leader=3), ("choose", 3))


def gift() -> Made:
    table = town("9 9 10 K A", "9 J Q Q A", "9 9 10 K A", "9 10 10 K K", sheriff=2)
    table.gets(0, "equipment-8", "brute", "equipment-5")
    table.stacks("gift")
    at(table, "general-store", 1, "choose_action")
    table.answer(1, "act", "go_shopping")
    return until(table, 0, "give_a_card")


POSITIONS.add("a Gift is the least of the cards", gift, ("give", "brute"))

# Bandits.


def chase(throw: str, wanted: str, asked: str, guns: bool = False) -> Made:
    table = town("K K K J Q", *OTHERS, sheriff=0)
    table.bandits_are(wanted=wanted)
    if guns:
        table.gets(0, "two-guns")
    table.rolls(throw)
    return at(table, "sheriff", 0, asked, "chase" if guns else "", acts=1)


POSITIONS.add(
    "the dearer Bandit is caught",
    lambda: chase("9 10 10", "9-4 9-6 J-4", "catch_bandits"),
    ("catch", ("9-6",)),
)
POSITIONS.add(
    "all that missed is thrown again",
    lambda: chase("9 10 J", "Q-6 K-6 A-6", "play_or_pass", guns=True),
    ("throw_again", ("9", "10", "J")),
)
POSITIONS.add(
    "a hit is not thrown again",
    lambda: chase("9 J J", "9-6 10-6 Q-6", "play_or_pass", guns=True),
    ("throw_again", ("J", "J")),
)


def before_the_last_roll() -> Made:
    table = town("K K K", "9 K K K K", "10 J Q Q A", "9 10 J Q A", sheriff=1)
    table.bandits_are(hired={0: "K-4"})
    table.begin_at(roll_for_the_last_time)
    frames: list[tuple[Any, ...]] = [("end_round",), ("go_into_town",)]
    table.state.agenda[0:0] = frames
    return until(table, 0, "send_bandits")


POSITIONS.add("a Bandit makes five Kings", before_the_last_roll, ("send", ("K-4", "K-4")))

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

# Rulings. Whoever asks for better offers can still name the right one.

CALL = ("call",)


def tied(
    dice: str, place: str, offers: dict[int, dict[str, int]] | None = None, **setting: Any
) -> Made:
    """Seats 1 and 2 are tied before Sheriff 0."""
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
    """Seat 0 is tied with seat 2 before Sheriff 1."""
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
