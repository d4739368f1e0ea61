"""Test positions of Dice Town: actions of places, thefts, cards and remedies."""

from __future__ import annotations

from fivecups.games.dice_town.places.doc_badluck import doc_opens

from ..kit import Made
from .table import POSITIONS, at, captured, is_known, the_rest, town, until

NO_NINE = ("J J Q K A", "J Q Q K A", "10 J Q K A")


def bank(dice: str, in_bank: int, in_coach: int) -> Made:
    table = town(dice, "10 J J Q A", "9 9 J Q K", "9 J Q Q A")
    table.state.bank, table.state.stagecoach = in_bank, in_coach
    return at(table, "bank", 0, "choose_action")


POSITIONS.add(
    "a full Bank before an empty coach", lambda: bank("10 10 J Q A", 10, 1), ("act", "rob_the_bank")
)
POSITIONS.add(
    "a full coach before an empty Bank",
    lambda: bank("10 10 10 10 A", 1, 7),
    ("act", "hold_up_the_stagecoach"),
)


def mine(dice: str, *river: str, seen: int = 0) -> Made:
    table = town(dice, *NO_NINE, mine=12)
    if river:
        table.river_is(*river)
        table.state.river_seen[0] = seen
    return at(table, "mine", 0, "choose_action")


POSITIONS.add("many nines dig", lambda: mine("9 9 9 9 A"), ("act", "dig"))
POSITIONS.add(
    "known gold is panned",
    lambda: mine("9 9 J Q K", "gold-5", "nothing", "purse-2", seen=1),
    ("act", "pan"),
)
POSITIONS.add(
    "a known nothing is left in the River",
    lambda: mine("9 9 Q K A", "nothing", "gold-2", "purse-2", seen=1),
    ("act", "dig"),
)


def town_hall(dice: str, *row: str, ranches: int = 0) -> Made:
    table = town(dice, "J J 10 Q K", "9 9 J Q K", "9 10 J Q A")
    table.lays_row(*row)
    if ranches:
        table.lays_ranches(0, ranches)
    return at(table, "town-hall", 0, "choose_action")


POSITIONS.add(
    "Aces take the whole row",
    lambda: town_hall("A A A Q Q", "claim-4", "claim-5", "claim-4"),
    ("act", "take_claims"),
)
POSITIONS.add(
    "a poor first claim is left to the second",
    lambda: town_hall("K K K K Q", "claim-1", "claim-5", "claim-4"),
    ("act", "court_the_mayors_wife"),
)
POSITIONS.add(
    "the sixth Ranch is worth six",
    lambda: town_hall("K K K K Q", "ranch", "claim-1", "claim-4", ranches=5),
    ("act", "take_claims"),
)


def office(dice: str, sheriff: int, wanted: str) -> Made:
    table = town(dice, "J J 10 Q A", "9 9 J Q Q", "9 10 J Q A", sheriff=sheriff)
    table.bandits_are(wanted=wanted)
    return at(table, "sheriff", 0, "choose_action")


POSITIONS.add(
    "the badge in the last round",
    lambda: office("K K K J Q", 1, "9-4 Q-4"),
    ("act", "take_the_badge"),
)
POSITIONS.add(
    "who keeps the badge anyway chases",
    lambda: office("K K K K 9", 0, "9-6 10-6 J-6 Q-6 K-6 A-6"),
    ("act", "chase"),
)


def store(dice: str) -> Made:
    table = town(dice, "9 9 10 Q K", "9 10 10 Q K", "9 9 10 K K", "10 10 Q Q K")
    return at(table, "general-store", 0, "choose_action")


POSITIONS.add("gold of four opponents", lambda: store("9 9 9 J A"), ("act", "see_doc"))


def saloon(asked: str = "choose_action") -> Made:
    table = town("Q Q Q J J", "9 10 J K A", "9 10 J K K", "9 9 10 J J")
    table.gets(1, "claim-5", "claim-4", "claim-5")
    table.gets(2, "equipment-1")
    return at(table, "saloon", 0, asked)


POSITIONS.add("a Bandit is of no use any more", saloon, ("act", "look_for_a_victim"))
POSITIONS.add("the hand with claims is robbed", lambda: saloon("rob_somebody"), ("rob", 1, 0, 3))


def two_hands(known: bool, leader: int = 0) -> Made:
    """Return a table where seats 1 and 2 have two cards each."""
    table = town("Q Q J J J", "9 10 J K A", "9 10 J K K", "9 9 10 J J")
    table.gets(1, "brute", "elixir") if known else table.gets(1, "claim-3", "claim-4")
    table.gets(2, "claim-5", "claim-5") if known else table.gets(2, "claim-3", "claim-4")
    if known:
        is_known(table, 0, 1)
        is_known(table, 0, 2)
    if leader:
        table.state.nuggets[leader] = 12
    return at(table, "saloon", 0, "rob_somebody")


POSITIONS.add("a known treasure is robbed", lambda: two_hands(known=True), ("rob", 2, 0, 2))
POSITIONS.add("the leader is robbed", lambda: two_hands(known=False, leader=2), ("rob", 2, 0, 2))


def loot(*cards: str) -> Made:
    table = town("Q Q Q J J", "9 10 J K A", "9 10 J K K", "9 9 10 J J")
    table.gets(1, *cards)
    at(table, "saloon", 0, "rob_somebody")
    claims = sum(card.startswith("claim") for card in cards)
    table.answer(0, "rob", 1, 3 - claims, claims)
    return until(table, 0, "keep_the_loot")


POSITIONS.add(
    "the best of the loot", lambda: loot("claim-1", "claim-5", "claim-2"), ("take", "claim-5")
)
POSITIONS.add(
    "a horse before a claim",
    lambda: loot("claim-5", "equipment-8", "brute"),
    ("take", "equipment-8"),
)


def shopping(*cards: str, hand: tuple[str, ...] = (), caught: str = "") -> Made:
    table = town("J J J Q Q", "9 10 K K A", "9 10 10 K K", "9 9 10 10 A")
    table.gets(0, *hand)
    captured(table, 0, caught)
    table.stacks(*cards)
    return at(table, "general-store", 0, "keep_a_card")


POSITIONS.add(
    "points before cards that come too late",
    lambda: shopping("dynamite", "equipment-8", "brute"),
    ("take", "equipment-8"),
)
POSITIONS.add(
    "the Dog of who has caught four",
    lambda: shopping("cattle", "dog", "winchester", caught="9-4 10-4 J-4 Q-4"),
    ("take", "dog"),
)
POSITIONS.add(
    "the Cattle of who has caught one",
    lambda: shopping("cattle", "dog", "winchester", caught="9-4"),
    ("take", "cattle"),
)
POSITIONS.add(
    "the Mule of who holds many cards",
    lambda: shopping(
        "mule",
        "equipment-5",
        "equipment-4",
        hand=("brute", "cheater", "girls", "corruption", "wanted", "two-guns", "marshall"),
    ),
    ("take", "mule"),
)
POSITIONS.add(
    "equipment before a lonely Mule",
    lambda: shopping("mule", "equipment-5", "equipment-4"),
    ("take", "equipment-5"),
)


def at_docs(dice: str, *hand: str, gold: int = 5, mine: int = 0) -> Made:
    """Return a table where only seat 0 has won nothing and visits Doc Badluck."""
    table = town(dice, "J J 10 Q K", "9 9 J Q K", "9 10 J Q A", mine=mine)
    s = table.state
    s.nuggets = [5, gold, gold, gold]
    table.gets(0, *hand)
    s.won = [False, True, True, True]
    table.begin_at(doc_opens)
    the_rest(table, "doc-badluck")
    return until(table, 0, "take_a_remedy")


POSITIONS.add(
    "gold before wire in the last round",
    lambda: at_docs("9 9 9 10 A", "claim-5", "claim-4"),
    ("nuggets",),
)
POSITIONS.add(
    "dollars before wire in the last round",
    lambda: at_docs("9 9 9 10 K", "claim-5", "claim-4", gold=0),
    ("dollars",),
)
POSITIONS.add("dollars of three before a card", lambda: at_docs("9 9 J 10 K", gold=0), ("dollars",))
POSITIONS.add(
    "wire keeps the best claims",
    lambda: at_docs("9 9 9 10 10", "claim-5", "claim-5", "claim-1", "claim-2", mine=8),
    ("wire", ("claim-5", "claim-5")),
)


def treated() -> Made:
    table = town("9 9 J A A", "J J 10 Q K", "9 10 10 Q K", "9 9 10 K K", "10 10 Q Q K")
    table.gets(0, "claim-2")
    return at(table, "general-store", 0, "be_treated")


POSITIONS.add("a treatment in gold", treated, ("nuggets",))


def discards() -> Made:
    table = town("9 9 J Q K", "10 J J K A", "10 J K K A", "10 10 J J A")
    table.river_is("coupon", "nothing")
    table.discards("dynamite", "brute", "equipment-8", "equipment-2", "elixir")
    return at(table, "mine", 0, "take_from_discards")


POSITIONS.add("the horse among the discards", discards, ("take", "equipment-8"))
