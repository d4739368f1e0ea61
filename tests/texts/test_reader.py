"""A player reads about himself as "you", and seats are counted from 1."""

from __future__ import annotations

import re

import pytest

from fivecups.engine import Game, Refused, SeenEvent
from fivecups.games import GAMES
from fivecups.texts import LANGUAGES, Texts, Wording
from fivecups.texts.fluent import FOLDER

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


def test_the_only_winner_is_told_as_you() -> None:
    assert told(1, "ended", winners=(1,)) == "The game is over. You have won!"
    assert told(1, "ended", winners=(0, 1)) == "The game is over. Won by Ana and Bea."


def test_answers_name_the_reader_as_you() -> None:
    wording = Wording(DICE_TOWN, Texts("en"), NAMES, 0)
    named = wording._to_reader("dice-town-say-choose", {"seat": 0})
    assert wording.texts.say(named) == "Name yourself"


def event_texts(game: str) -> list[str]:
    """The ids of the texts of events that name a player in the seat."""
    text = (FOLDER / "en" / f"{game}.ftl").read_text()
    found = re.split(rf"^(?={game}-)", text, flags=re.MULTILINE)
    return [
        block.split(" ", 1)[0]
        for block in found
        if block.startswith(f"{game}-event-") and re.search(r"\$seat\b", block)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_a_player_has_its_words_for_himself(game: str, language: str) -> None:
    names = [name for name in event_texts(game) if "-you" not in name]
    assert len(names) > 3
    texts = Texts(language)
    assert [name for name in names if not texts.has(f"{name}-you")] == []


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
