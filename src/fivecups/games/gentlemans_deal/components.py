"""The components: accomplices, deal cards, arguments and gang cards (GD-1, GD-2)."""

from __future__ import annotations

from dataclasses import dataclass

ACCOMPLICES: tuple[str, ...] = ("sheriff", "senator", "magnate", "journalist", "boss", "banker")
ARGUMENTS = 3
GANG_CARDS = 10


@dataclass(frozen=True, slots=True)
class DealCard:
    """A deal card: the money to be shared and the three accomplices who will change sides if the
    deal is accepted."""

    money: int
    accomplices: tuple[str, ...]


# Each card has a different trio; every accomplice is on nine cards, whose money adds up to the same
# sum for each (GD-2).
DEAL_CARDS: tuple[DealCard, ...] = (
    DealCard(12, ("sheriff", "senator", "journalist")),
    DealCard(12, ("sheriff", "magnate", "banker")),
    DealCard(12, ("magnate", "boss", "banker")),
    DealCard(13, ("sheriff", "senator", "magnate")),
    DealCard(13, ("senator", "journalist", "boss")),
    DealCard(13, ("senator", "boss", "banker")),
    DealCard(13, ("journalist", "boss", "banker")),
    DealCard(14, ("sheriff", "magnate", "journalist")),
    DealCard(14, ("sheriff", "journalist", "boss")),
    DealCard(14, ("senator", "magnate", "journalist")),
    DealCard(14, ("magnate", "journalist", "banker")),
    DealCard(15, ("sheriff", "senator", "boss")),
    DealCard(15, ("sheriff", "senator", "banker")),
    DealCard(15, ("sheriff", "boss", "banker")),
    DealCard(15, ("senator", "magnate", "boss")),
    DealCard(16, ("sheriff", "journalist", "banker")),
    DealCard(16, ("senator", "magnate", "banker")),
    DealCard(16, ("magnate", "journalist", "boss")),
)

ON_A_CARD = 3
MOST_MONEY = max(card.money for card in DEAL_CARDS)
