"""Writes ui/src/games/dice-town/cards/storeCards.ts: what the page has to know of each Store card,
from the lines of data in the rules."""

from __future__ import annotations

from pathlib import Path

from fivecups.games.dice_town.components import BASE, INDIANS, STORE_CARDS, WILD_WEST, StoreCard

TARGET = Path(__file__).parents[1] / "src" / "games" / "dice-town" / "cards" / "storeCards.ts"
HEAD = f"""// Written by ui/dev/cards.py from the game's components; a test compares both.
export interface StoreCard {{
  count: number;
  points: number;
  /** Points count for each of these that the player owns, or once for the card. */
  per: 'card' | 'store-card' | 'bandit';
  edition: '{BASE}' | '{WILD_WEST}' | '{INDIANS}';
  /** The word with which answers that play the card begin. */
  verb: string;
}}
"""


def line(card: StoreCard) -> str:
    name = f"'{card.name}'" if "-" in card.name else card.name
    return (
        f"  {name}: {{ count: {card.count}, points: {card.points}, per: '{card.per}', "
        f"edition: '{card.edition}', verb: '{card.verb}' }},\n"
    )


def text() -> str:
    lines = "".join(map(line, STORE_CARDS))
    return f"{HEAD}\nexport const STORE_CARDS: Record<string, StoreCard> = {{\n{lines}}};\n"


if __name__ == "__main__":
    TARGET.write_text(text())
