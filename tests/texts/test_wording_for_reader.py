"""Tests that a player reads about himself as "you", and that seats are counted from 1."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

from fivecups.engine import Ask, Game, Refused, SeenEvent, Waiting
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording
from fivecups.texts.fluent_files import FOLDER

from .test_all_texts_exist import messages, variables

DICE_TOWN = GAMES["dice-town"]
NAMES = ("Ana", "Bea", "Cora")


def told(reader: int | None, kind: str, **data: object) -> str:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, reader)
    return wording.event(SeenEvent(kind, "DT-30", data, False))


def test_only_the_one_it_concerns_is_told_as_you() -> None:
    assert told(0, "paid", seat=0, dollars=2) == "You pay $2 into the Stagecoach."
    for reader in (1, None):
        assert told(reader, "paid", seat=0, dollars=2) == "Ana pays $2 into the Stagecoach."


def test_whoever_it_happens_to_is_told_as_you_too() -> None:
    theft = {"seat": 0, "victim": 1, "store": 0, "claims": 1}
    assert told(0, "stole", **theft) == "You steal a claim from Bea."
    assert told(1, "stole", **theft) == "Ana steals a claim from you."
    assert told(2, "stole", **theft) == "Ana steals a claim from Bea."


def test_a_player_who_is_named_in_two_ways_is_told_once() -> None:
    decision = {"place": "mine", "decision": "winner", "seat": 0, "chosen": 0}
    assert told(0, "decided", **decision) == "Mine: as Sheriff you name yourself the winner."
    assert told(1, "decided", **decision) == "Mine: the Sheriff, Ana, picks the Sheriff. Surprise!"
    other = {**decision, "chosen": 2}
    assert told(1, "decided", **other) == "Mine: the Sheriff, Ana, names Cora the winner."


def test_the_only_winner_is_told_as_you() -> None:
    assert told(1, "ended", winners=(1,)) == "The game is over. You’ve won!"
    assert told(1, "ended", winners=(0, 1)) == "The game is over. Won by you and Ana."
    assert told(2, "ended", winners=(0, 1)) == "The game is over. Won by Ana and Bea."


@pytest.mark.parametrize(
    ("language", "list_of_two", "by_itself"),
    [("en", "you and Ana", "you"), ("ru", "вы и Ana", "вы"), ("ro", "tu și Ana", "tu")],
)
def test_among_several_the_reader_comes_first_as_you(
    language: str, list_of_two: str, by_itself: str
) -> None:
    wording = Wording(DICE_TOWN, Texts(language), NAMES, 1)
    assert wording.word("seats", (0, 1)) == list_of_two
    assert wording.word("seat", 1) == by_itself
    assert wording.word("seat", 0) == "Ana"


def test_what_the_sheriff_decides_is_between_you_and_others() -> None:
    tie = {"place": "mine", "decision": "winner", "seats": (0, 1)}
    words = "Mine: who wins? The Sheriff, Cora, decides between {}."
    assert told(1, "asked_the_sheriff", seat=2, **tie) == words.format("you and Ana")
    assert told(None, "asked_the_sheriff", seat=2, **tie) == words.format("Ana and Bea")


def test_whoever_is_waited_for_is_told_as_you() -> None:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, 1)
    several = Waiting((0, 1), "keep_dice")
    assert wording.waiting(several) == "Still choosing dice: you and Ana."
    assert wording.waiting(Waiting((1,), "name_one")) == "Everybody is waiting for you."
    assert wording.waiting(Waiting((0,), "name_one")) == "The Sheriff, Ana, is deciding."


def test_whoever_may_stop_the_badge_on_its_way_to_himself_is_told_as_you() -> None:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, 1)
    data = {"moment": "badge-passes", "about": 1, "card": ""}
    ask = Ask("", "play_or_pass", "DT-77", data, (("pass",),), {"pass": ()})
    assert wording.ask(ask) == "You’re about to take the badge: play a card or pass."
    ask = Ask("", "play_or_pass", "DT-71", {**data, "moment": "mine"}, (("pass",),), {"pass": ()})
    assert wording.ask(ask).startswith("You’re about to take nuggets")


def test_a_bot_calls_the_one_it_speaks_to_by_name() -> None:
    wording = Wording(GAMES["gentlemans-deal"], Texts("en"), NAMES, 0)
    assert wording.reason("demand-too-dear", {"seat": 0}).endswith(", Ana.")


def test_a_form_that_was_filled_in_names_the_reader_as_you() -> None:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, 1)
    offer = {"outcome": 1, "dollars": 2}
    assert wording.filled_in("make_offer", offer) == "If the Sheriff chooses: you; Dollars: 2"


def test_an_offer_of_nothing_says_so() -> None:
    wording = Wording(GAMES["gentlemans-deal"], Texts("en"), NAMES)
    empty = {"1": {"money": 0, "accomplices": ()}}
    assert wording.filled_in("final_offer", empty) == "Nothing for anybody"
    town = Wording(DICE_TOWN, Texts("en"), NAMES, 1)
    assert town.filled_in("make_offer", {"outcome": 0, "dollars": 0}) == "Offer nothing"


@pytest.mark.parametrize(
    ("language", "offer", "demand"),
    [
        ("en", "Ana: 3 coins, Boss; Cora: 1 coin", "Demand at least 2 coins; then I vote for"),
        (
            "ru",
            "Ana: 3 монеты, главарь; Cora: 1 монета",
            "Потребовать минимум: 2 монеты; тогда голосую за",
        ),
        (
            "ro",
            "Ana: 3 monede, căpetenie; Cora: o monedă",
            "Cere cel puțin 2 monede; atunci votez pentru",
        ),
    ],
)
def test_offers_and_demands_of_a_deal_are_phrases(language: str, offer: str, demand: str) -> None:
    wording = Wording(GAMES["gentlemans-deal"], Texts(language), NAMES, 1)
    nothing = {"money": 0, "accomplices": ()}
    shares = {
        "0": {"money": 3, "accomplices": ("boss",)},
        "1": nothing,
        "2": {**nothing, "money": 1},
    }
    assert wording.filled_in("final_offer", shares) == offer
    made = {"whom": 1, "money": 2, "accomplices": (), "vote": "for"}
    assert wording.filled_in("demand", made) == demand


def test_answers_name_the_reader_as_you() -> None:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, 0)
    named = wording._to_reader("dice-town-say-choose", {"seat": 0})
    assert wording.texts.say(named) == "Choose yourself"


NEVER_ALONE = {
    "dice-town-event-asked_the_sheriff-you-seats",
    "dice-town-event-nothing_to_decide-you-seats",
    "dice-town-event-tie_undecided-you-seats",
}
"""Texts that are not needed, because tied players are always at least two."""


def own_texts(game: str) -> set[str]:
    """Return the ids of the texts that events need for a reader whom they name. Players' actions on
    themselves need a text for other readers only."""
    texts = messages(FOLDER / "en" / "games" / f"{game}.ftl")
    ids: set[str] = set()
    for name in texts:
        if name.startswith(f"{game}-event-") and not re.search("-you|-self$", name):
            people = {
                part
                for part in people_in(name, texts)
                if GAMES[game].words.get(part) in ("seat", "seats")
            }
            ids |= {f"{name}-you" if part == "seat" else f"{name}-you-{part}" for part in people}
    return ids - NEVER_ALONE


def people_in(name: str, texts: Mapping[str, ast.Message]) -> set[str]:
    """Return the variables of a text and of the texts that it refers to."""
    inner = re.findall(r"\{ ([a-z][\w-]*) \}", serialize_message(texts[name]))
    return variables(texts[name]).union(
        *(people_in(entry, texts) for entry in inner if entry in texts)
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words_for_each_player_it_names(game: str, language: str) -> None:
    names = own_texts(game)
    assert len(names) > 3
    texts = Texts(language)
    assert [name for name in sorted(names) if not texts.has(name)] == []


@pytest.mark.parametrize(
    ("game", "seats", "option"),
    [(DICE_TOWN, 3, "first_sheriff"), (GAMES["gentlemans-deal"], 5, "first_dealer")],
    ids=["dice-town", "gentlemans-deal"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_counted_from_1(
    game: Game[object], seats: int, option: str, language: str
) -> None:
    wording = Wording(game, Texts(language), ())
    with pytest.raises(Refused) as refused:
        game.settings(seats, {option: seats})
    numbers = re.findall(r"\d+", wording.refusal(refused.value.refusal))
    assert numbers == [str(seats + 1), "1", str(seats)]
    assert wording.values({option: 0}) == {option: 1}
