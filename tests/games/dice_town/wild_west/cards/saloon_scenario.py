"""Scenarios of thefts at the Saloon, for tests of cards that are played in them."""

from __future__ import annotations

from ...town_scenario import Town, west


def saloon(*, girls: bool = False) -> Town:
    """Return a table at which seat 0 wins the Saloon alone."""
    table = west("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.bandits_are(top="J-4")
    if girls:
        table.gets(0, "girls")
    return table


def steal(table: Town) -> Town:
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes_to("theft")
    return table
