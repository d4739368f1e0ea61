"""Tests of the texts of Dice Town's log, buttons and refusals, with all options and with amounts of
zero."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import fivecups.games.dice_town
from fivecups.cli.terminal.view_text import show_result, show_table
from fivecups.engine import (
    Ask,
    Form,
    Match,
    RandomChance,
    Refusal,
    SeenEvent,
    awaited,
    random_answer,
    seen,
)
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording

GAME = GAMES["dice-town"]
NAMES = ("Ana", "Bea", "Ion")


def words(language: str) -> Wording:
    return Wording(GAME, Texts(language), NAMES)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_the_wild_west_can_be_told_in_every_language(seed: int) -> None:
    languages = [words(language) for language in LANGUAGES]
    match = Match(GAME, len(NAMES), {"wild_west": True, "indians": True}, RandomChance(seed))
    dice = RandomChance(seed)
    console = Console(file=StringIO())
    asked = 0
    while not match.over:
        asked += 1
        seat = awaited(match.state)[0]
        view = match.view(seat)
        for wording in languages:
            assert view.waiting is not None
            assert wording.waiting(view.waiting)
            for ask in view.asks:
                assert wording.ask(ask)
                if isinstance(ask.choices, Form):
                    assert all(
                        wording.field(ask.question, name) for name in ask.choices.fields.fields
                    )
                else:
                    assert all(wording.answer(ask, answer) for answer in ask.choices[:60])
            if asked % 20 == 0:
                show_table(console, wording, view)
        match.answer(seat, random_answer(match.state, seat, dice))
    for wording in languages:
        for seat in [None, *range(len(NAMES))]:
            for event in seen(match.events, seat):
                line = wording.event(event)
                assert line.endswith((".", "!")), line
                assert not re.search(r"  |,,|, \.|\$0|\b0 ", line), line
        show_result(console, wording, match)


NO_OFFER = {
    "dollars": 0,
    "nuggets": 0,
    "store": 0,
    "claims": 0,
    "wired": (),
    "share_dollars": 0,
    "share_nuggets": 0,
}


@pytest.mark.parametrize(
    ("language", "details", "line"),
    [
        ("en", {"dollars": 3}, "Ana offers $3, if Bea is named the winner."),
        (
            "en",
            {"nuggets": 1, "store": 2},
            "Ana offers 1 nugget, 2 Store cards, if Bea is named the winner.",
        ),
        (
            "en",
            {"wired": ("claim-2",), "share_dollars": 2},
            "Ana offers the wired Claim (2 VP), $2 out of the winnings, if Bea is named the winner.",
        ),
        (
            "ru",
            {"dollars": 3, "nuggets": 5},
            "Ana предлагает 3 доллара, 5 самородков, если выиграет Bea.",
        ),
        (
            "ru",
            {"claims": 1, "decision": "next"},
            "Ana предлагает 1 карту собственности, если дальше пойдёт Bea.",
        ),
        (
            "ro",
            {"dollars": 21, "claims": 2, "decision": "second"},
            "Ana oferă 21 de dolari, 2 titluri, dacă locul al doilea îl ia Bea.",
        ),
    ],
)
def test_an_offer_names_only_what_is_offered(
    language: str, details: dict[str, Any], line: str
) -> None:
    event = SeenEvent(
        "offered", "DT-22", {**NO_OFFER, "seat": 0, "decision": "winner", "outcome": 1, **details}
    )
    assert words(language).event(event) == line


def test_ww_17_an_offer_of_what_lies_on_the_table_is_told_to_all_alike() -> None:
    details = {**NO_OFFER, "seat": 0, "decision": "first", "outcome": 1, "cards": ()}
    west = {**details, "ranches": 1, "bandits": ("J-4",)}
    for private in (False, True):
        line = words("en").event(SeenEvent("offered", "DT-22", west, private=private))
        assert line == "Ana offers 1 Ranch, Bandit J ($4), if Bea is given first place."


def test_a_reader_is_told_what_concerns_him_as_you() -> None:
    reader = Wording(GAME, Texts("en"), NAMES, 1)
    stolen = SeenEvent("stole", "DT-36", {"seat": 0, "victim": 1, "card": "brute"}, private=True)
    assert reader.event(stolen) == "Ana steals from you: The Brute."
    asked = {"seat": 1, "place": "mine", "decision": "second", "seats": (0, 2)}
    assert (
        reader.event(SeenEvent("asked_the_sheriff", "WW-12", asked))
        == "Mine: who takes second place? You decide, Sheriff: Ana and Ion."
    )


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        ("mine", "The Mine is empty: that was the last round. Time to count up."),
        ("claims", "Every claim has an owner: that was the last round. Time to count up."),
    ],
)
def test_dt_65_the_log_says_why_the_game_ended(reason: str, line: str) -> None:
    assert words("en").event(SeenEvent("game_over", "DT-65", {"reason": reason})) == line


def test_the_owner_of_a_card_and_the_sheriff_see_its_name() -> None:
    details = {**NO_OFFER, "store": 1, "seat": 0, "receiver": 1, "cards": ("dynamite",)}
    assert (
        words("en").event(SeenEvent("bribed", "DT-25", details, private=True))
        == "Bea gets Dynamite, as Ana offered."
    )


@pytest.mark.parametrize(
    ("details", "line"),
    [
        ({"card": "brute"}, "Ana plays The Brute."),
        ({"card": "nervous-joe", "victim": 2}, "Ana plays Nervous Joe against Ion."),
        (
            {"card": "cheater", "die": "9", "face": "A"},
            "Ana plays Professional Cheater, to turn a die from 9 to A.",
        ),
        ({"card": "desperado", "bandit": "J-6"}, "Ana plays Desperado, to hire Bandit J ($6)."),
    ],
)
def test_what_is_announced_with_a_card_is_told(details: dict[str, Any], line: str) -> None:
    assert words("en").event(SeenEvent("played", "DT-81", {"seat": 0, **details})) == line


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        ("winner", "Mine: the Sheriff, Ana, names Bea the winner."),
        ("first", "Mine: the Sheriff, Ana, gives first place to Bea."),
        ("second", "Mine: the Sheriff, Ana, gives second place to Bea."),
        ("next", "Mine: the Sheriff, Ana, lets Bea go in next."),
        ("game", "The Sheriff, Ana, names Bea the winner of the game."),
    ],
)
def test_a_decision_says_what_was_decided(decision: str, line: str) -> None:
    details = {"seat": 0, "chosen": 1, "place": "mine", "decision": decision}
    assert words("en").event(SeenEvent("decided", "DT-21", details)) == line


def test_the_indian_die_comes_from_its_holder_or_from_the_village() -> None:
    assert (
        words("en").event(SeenEvent("took_the_indian_die", "WI-6", {"seat": 0}))
        == "Ana takes the Indian die from the village."
    )
    held = SeenEvent("took_the_indian_die", "WI-6", {"seat": 0, "holder": 2})
    assert words("en").event(held) == "Ana takes the Indian die from Ion."


def test_a_throw_that_cannot_catch_them_all_is_named_by_its_faces() -> None:
    ask = words("en").ask(Ask("1", "catch_bandits", "WW-33", {"dice": ("9", "K")}, (), {}))
    assert ask.startswith("Your throw, 9 K, can’t catch them all")


def test_the_same_answer_names_a_seat_or_a_victim() -> None:
    name = Ask("1", "name_one", "DT-21", {}, (), {"choose": ("seat",)})
    aim = Ask("2", "choose_a_player", "DT-79", {}, (), {"choose": ("victim",)})
    assert words("en").answer(name, ("choose", 1)) == "Choose Bea"
    assert words("en").answer(aim, ("choose", 1)) == "Choose Bea"


def test_a_question_without_a_card_or_a_seat_can_be_asked() -> None:
    data = {"moment": "reveal", "about": -1, "card": "", "first": 0}
    assert (
        words("en").ask(Ask("1", "play_or_pass", "DT-27", data, (), {}))
        == "The dice are on the table: play a card or pass."
    )


@pytest.mark.parametrize(
    ("dice", "label"),
    [
        ((), "Keep none, for $1"),
        (("Q",), "Keep Q, for free"),
        (("Q", "Q", "A"), "Keep Q Q A, for $2"),
    ],
)
def test_a_button_says_what_keeping_costs(dice: tuple[str, ...], label: str) -> None:
    ask = Ask("1", "keep_dice", "DT-11", {}, (), {"keep": ("dice",)})
    assert words("en").answer(ask, ("keep", dice)) == label


REFUSALS: dict[str, dict[str, Any]] = {
    "indians-need-wild-west": {},
    "too-many-without-wild-west": {"seats": 6, "high": 5},
    "no-such-first-sheriff": {"first_sheriff": 4, "last_seat": 2},
    "dice-not-there": {"dice": ("9", "A")},
    "cannot-pay-for-none": {"dollars": 0},
    "cannot-pay": {"dollars": 1, "most": 2},
    "paid-for-fewer": {"count": 1, "dice": ("9", "A")},
    "must-play": {"card": "brute"},
    "passes-in-advance": {},
    "card-not-held": {"card": "wanted"},
    "wrong-moment": {"card": "wanted"},
    "card-not-playable": {"card": "wanted"},
    "share-of-another": {"seat": 0},
    "called-already": {},
    "not-among-the-tied": {"seats": (0, 1)},
    "no-such-action": {"place": "mine"},
    "nothing-to-act-on": {"action": "look_for_a_victim"},
    "card-not-drawn": {"cards": ("wanted", "brute")},
    "not-an-opponent": {},
    "nobody-has-any": {},
    "nothing-to-steal": {"victim": 1},
    "wrong-split": {"victim": 1, "count": 2, "store": 1, "claims": 4},
    "no-die-for-remedy": {"remedy": "wire"},
    "wrong-claims": {"count": 2},
    "store-is-empty": {},
    "not-the-cards-looked-at": {"rivers": ("star", "nothing")},
    "card-not-among-discards": {"cards": ("wanted",)},
    "cannot-send": {"bandits": ("J-4",), "count": 3, "most": 2},
    "not-caught-by-the-dice": {"dice": ("9", "A"), "bandits": ("9-4", "9-6")},
    "no-such-store-card": {"cards": ("wanted",)},
    "claim-not-just-won": {"cards": ("ranch", "claim-2")},
    "guarded": {"victim": 1},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    for code, data in REFUSALS.items():
        assert words(language).refusal(Refusal(code, data=data)).endswith("."), code


def test_no_refusal_is_missing_above() -> None:
    folder = Path(fivecups.games.dice_town.__path__[0])
    code = "\n".join(file.read_text() for file in folder.rglob("*.py"))
    assert set(re.findall(r'Refusal\(\s*"([\w-]+)"', code)) == REFUSALS.keys()
