"""Every figure that was tuned, and for which tables.

The expert's come from games between experts: final scores, less those of the others, were fitted by
least squares to what each player had at the beginning of each round.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Figures:
    """What things are worth while rounds are left.

    ``liquid``: what dollars are worth beyond half a point each, because they buy dice; ``nugget``:
    a nugget; ``badge_stays`` and ``badge_office``: the chance to keep the badge for a round, and
    what the office brings before the end; ``claim_risk``: what each claim in hand loses to thieves;
    ``ranch_hope``: what the first Ranches promise; ``played``: cards that are to be played, as a
    multiple of their usual worth; ``bandit`` and ``indian_die``: a Bandit in hire and the die;
    ``hidden_claim``: the top claim of the deck; ``loot_risk``: what stolen cards are worth less
    than in a safe hand; ``river``: the top card of the River; ``tie``: the part of a tied place
    that somebody who is not Sheriff can count on; ``cards``: cards that are to be played and are
    not worth ``played`` times what they usually are.
    """

    liquid: float = 1.6
    nugget: float = 1.0
    badge_stays: float = 0.62
    badge_office: float = 1.3
    claim_risk: float = 0.0
    ranch_hope: float = 0.0
    played: float = 1.0
    bandit: float = 1.6
    indian_die: float = 1.2
    hidden_claim: float = 2.9
    loot_risk: float = 0.0
    river: float = 1.9
    tie: float = 0.3
    cards: tuple[tuple[str, float], ...] = ()


USUAL = Figures()
"""What people take things to be worth."""

FOR_TWO = Figures(liquid=5.0, badge_stays=0.6, badge_office=2.5, played=1.6, tie=0.05)
MASTER_FOR_TWO = replace(
    FOR_TWO,
    cards=(
        ("dynamite", 0.8), ("even-split", 1.3), ("unlimited-credit", 3.1), ("brute", 1.8), ("cheater", 4.8), ("girls", 7.0),
        ("marshall", 4.5), ("corruption", 2.7), ("elixir", 2.2), ("wanted", 2.0),
    ),
)  # fmt: skip
"""Cards by what they brought in games (`lab/worths.py`): the Cheater and The Girls more than people
think, Dynamite nothing."""

FOR_MORE = Figures(
    liquid=3.0,
    nugget=0.5,
    badge_stays=0.35,
    badge_office=0.3,
    claim_risk=1.0,
    played=0.9,
    hidden_claim=2.0,
    loot_risk=0.7,
)
WILD_WEST = Figures(
    liquid=1.2, nugget=0.55, badge_stays=0.35, badge_office=0.7, claim_risk=0.8, ranch_hope=1.2, played=1.0, bandit=1.2,
    indian_die=1.9, hidden_claim=2.3, loot_risk=0.6, river=1.3,
)  # fmt: skip


def tuned(seats: int, wild_west: bool) -> Figures:
    """The figures for a table."""
    if wild_west and seats > 2:
        return WILD_WEST
    return FOR_TWO if seats == 2 else FOR_MORE
