"""Views as text: numbers are labelled, and empty values are left out."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from fivecups.cli.terminal.view_text import show_table, value_text
from fivecups.engine import Match, RandomChance
from fivecups.games import GAMES
from fivecups.games.dice_town.view import OfferView
from fivecups.texts import Texts, Wording

GAME = GAMES["dice-town"]
WORDING = Wording(GAME, Texts("en"), ("Ana", "Bea"))


def test_the_numbers_of_an_offer_are_labelled_and_what_is_not_offered_is_left_out() -> None:
    offer = OfferView(0, 1, 3, 0, 1, 0, None, ("claim-2",), 0, 0)
    assert (
        value_text(WORDING, "offers", (offer,))
        == "Ana, Bea, Dollars 3, Store cards 1, Claim (2 VP)"
    )


def test_nobody_nothing_and_nested_tuples_are_left_out() -> None:
    assert value_text(WORDING, "acting", -1) == ""
    assert value_text(WORDING, "war_path", "") == ""
    assert value_text(WORDING, "promised", ((0, 1, 2, 0),)) == ""


def test_numbers_are_numbers_though_several_would_be_words() -> None:
    assert value_text(WORDING, "bandits", 10) == "10"
    assert value_text(WORDING, "wanted", ("J-4",)) == "Bandit J ($4)"


def test_short_facts_share_a_line_and_what_is_not_so_is_not_shown() -> None:
    console = Console(file=StringIO(), width=200)
    match = Match(GAME, 2, None, RandomChance(29))
    show_table(console, WORDING, match.view(0))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert (
        "Nuggets in the Mine: 30 · Dollars in the Bank: 3 · Dollars in the Stagecoach: 0" in shown
    )
    assert "Under your cup: 9 10 J Q Q" in shown
    assert "Last roll" not in shown
    assert "Has won" not in shown


def test_a_name_is_shown_as_it_is() -> None:
    """Including a name that looks like the console's markup; the reader is "you"."""
    console = Console(file=StringIO(), width=200)
    game = GAMES["poker-dice"]
    match = Match(game, 2, None, RandomChance(1))
    show_table(console, Wording(game, Texts("en"), ("Ana", "[/b]"), 0), match.view(0))
    assert isinstance(console.file, StringIO)
    assert "┃ you ┃ [/b] ┃" in console.file.getvalue()
