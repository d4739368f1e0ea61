"""Tests that every card is known in all the places that need it, as docs/how-to/add-a-card.md lists
them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fivecups
import fivecups.games.dice_town.wild_west
from fivecups.bots.dice_town.evaluation.card_values import CARDS
from fivecups.games.dice_town.components import (
    BANDITS,
    CLAIMS,
    MOMENTS,
    NEVER,
    RIVER,
    STORE_CARDS,
    StoreCard,
    check_store_cards,
)
from fivecups.games.dice_town.events import EVENTS
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.store_cards.effect_registry import EFFECTS
from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.texts import LANGUAGES, Texts
from tests import rulebook

assert fivecups.games.dice_town.wild_west
DRAWINGS = Path(fivecups.__file__).parents[2] / "ui/src/art/cards/drawings"


def missing(card: StoreCard) -> list[str]:
    """Return the places that need a card and do not know it."""
    places = []
    if card.when != NEVER and card.effect not in EFFECTS:
        places.append(f"effect {card.effect}")
    if card.rule not in rulebook.tested_rules():
        places.append(f"test of {card.rule}")
    places += [f"detail {choice} of `played`" for choice in card.says if not is_told(choice)]
    for language in LANGUAGES:
        texts = Texts(language)
        name = f"dice-town-card-{card.name}"
        if not texts.has(name) or texts.about(name) is None:
            places.append(f"{language}: {name} with .about")
        ids = [f"rule-{card.rule}"]
        if card.says and card.when in MOMENTS:
            ids.append(f"dice-town-say-{card.verb}")
        places += [f"{language}: {id_}" for id_ in ids if not texts.has(id_)]
    if card.name not in drawn_cards():
        places.append("drawing")
    if card.name not in CARDS:
        places.append("value")
    return places


def drawn_cards() -> set[str]:
    """Return the names of all cards that have a drawing on the page."""
    sources = "".join(path.read_text() for path in sorted(DRAWINGS.glob("*.ts")))
    return set(re.findall(r"^  '?([\w-]+)'?: \w+\(", sources, re.MULTILINE))


def is_told(choice: str) -> bool:
    return choice in EVENTS["played"].details and choice in DICE_TOWN.words


@pytest.mark.parametrize("card", STORE_CARDS, ids=lambda card: card.name)
def test_a_store_card_is_known_wherever_it_has_to_be(card: StoreCard) -> None:
    assert missing(card) == []


def test_what_is_missing_for_a_new_card_is_named() -> None:
    lasso = StoreCard(
        "lasso", 1, "DT-99", "saloon", "catch-a-horse", verb="throw_the_lasso", says=("horse",)
    )
    texts = [
        (f"{language}: dice-town-card-lasso with .about", f"{language}: rule-DT-99")
        for language in LANGUAGES
    ]
    named = missing(lasso)
    assert {"effect catch-a-horse", "test of DT-99", "drawing", "value"} <= set(named)
    assert {"detail horse of `played`", "en: dice-town-say-throw_the_lasso"} <= set(named)
    assert {id_ for pair in texts for id_ in pair} <= set(named)


def test_a_card_that_shares_an_effect_needs_texts_a_drawing_and_a_value_only() -> None:
    bellows = StoreCard("bellows", 1, "DT-71", "mine", "once-more")
    names = [f"{language}: dice-town-card-bellows with .about" for language in LANGUAGES]
    assert missing(bellows) == [*names, "drawing", "value"]


def test_cards_with_one_verb_share_the_effect_and_what_is_announced() -> None:
    cheater = next(card for card in STORE_CARDS if card.verb == "cheat")
    twin = StoreCard(
        "marked-dice", 1, "DT-75", "reveal", cheater.effect, verb="cheat", says=cheater.says
    )
    check_store_cards((*STORE_CARDS, twin))
    other = StoreCard("magnet", 1, "DT-75", "reveal", "pull-a-die", verb="cheat", says=cheater.says)
    with pytest.raises(ValueError, match="magnet"):
        check_store_cards((*STORE_CARDS, other))
    with pytest.raises(ValueError, match="dynamite"):
        check_store_cards((*STORE_CARDS, StoreCard("dynamite", 1, "DT-71", "mine", "once-more")))


def test_every_card_of_the_other_kinds_has_a_drawing() -> None:
    others = {
        *(card.name for card in RIVER),
        *(bandit.name for bandit in BANDITS),
        *(f"claim-{value}" for value in CLAIMS),
        *ACCOMPLICES,
    }
    assert others - drawn_cards() == set()
