"""Test positions of Dice Town: playing cards, and Bandits."""

from __future__ import annotations

from typing import Any

from fivecups.games.dice_town.dice.cups import roll_for_the_last_time
from fivecups.games.dice_town.places.doc_badluck import doc_opens

from ..kit import Made
from .table import OTHERS, POSITIONS, at, the_rest, town, until

# Cards.


def holds(card: str, dice: str, place: str, mine: int = 0, acts: int = 0) -> Made:
    """Return a table where seat 0 wins a place and holds a card for it."""
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
