"""Tests that every Store card is known in all the places that need it, as docs/how-to/add-a-card.md
lists them."""

from __future__ import annotations

import pytest

import fivecups.games.dice_town.wild_west
from fivecups.bots.dice_town.evaluation.card_values import CARDS
from fivecups.games.dice_town.components import (
    MOMENTS,
    NEVER,
    STORE_CARDS,
    StoreCard,
    check_store_cards,
)
from fivecups.games.dice_town.events import EVENTS
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.store_cards.effect_registry import EFFECTS
from fivecups.texts import LANGUAGES, Texts
from tests import rulebook

assert fivecups.games.dice_town.wild_west


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
    if card.name not in CARDS:
        places.append("bots' row")
    return places


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
    assert {"effect catch-a-horse", "test of DT-99", "bots' row"} <= set(named)
    assert {"detail horse of `played`", "en: dice-town-say-throw_the_lasso"} <= set(named)
    assert {id_ for pair in texts for id_ in pair} <= set(named)


def test_a_card_that_shares_an_effect_needs_its_name_and_its_row_only() -> None:
    bellows = StoreCard("bellows", 1, "DT-71", "mine", "once-more")
    names = [f"{language}: dice-town-card-bellows with .about" for language in LANGUAGES]
    assert missing(bellows) == [*names, "bots' row"]


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
