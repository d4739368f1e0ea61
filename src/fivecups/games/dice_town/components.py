"""The components of the game and all its numbers: dice, money, Store cards, claims, River cards,
Bandits (DT-1 to DT-6, WW-1 to WW-5, WW-30, WW-56, WI-4).

A Store card is one line of `STORE_CARDS`: its name, the number of copies, its rule, the moment at
which it may be played and its effect. `when` is a moment of `MOMENTS`; `effect` is the name of a
function of `effects.py`, which several cards may share.
"""

from __future__ import annotations

from dataclasses import dataclass

# Dice (DT-1): faces are stored as numbers 1 to 6 and shown by name.

NINE, TEN, JACK, QUEEN, KING, ACE = range(1, 7)
FACES = ("9", "10", "J", "Q", "K", "A")
DICE = 5

# Money and gold (DT-3, DT-6, WW-3, WW-5).

DOLLARS_EACH = 8
BANK = 3
STAGECOACH = 0
NUGGETS = 30
WILD_WEST_STAGECOACH = 2
WILD_WEST_NUGGETS = 40
WILD_WEST_NUGGETS_FOR_TWO = 30

# Prices and limits.

FREE_KEEP = 1  # DT-12
PRICE_OF_A_DIE = 1  # DT-12
PRICE_OF_KEEPING_NONE = 1  # DT-12
FIRST_ROUND_VISITS = 2  # DT-34
ROW = 3  # DT-5
MOST_CLAIMS = 3  # DT-40
DOC_DOLLARS = 2  # DT-61
DOC_NUGGETS = 1  # DT-61
DOC_WIRE = 2  # DT-61
NERVOUS_JOE_DOLLARS = 4  # DT-79
CROOK_DOLLARS = 2  # WW-65

# Points (DT-66).

NUGGET_POINTS = 1
DOLLARS_A_POINT = 2
BADGE_POINTS = 5

# Moments at which cards are played.

NEVER = "never"
IMMEDIATELY = "immediately"

KEEP_FOR_FREE = "keep-for-free"
"""The name of The Brute's effect: its holder may keep more dice than he can pay for (DT-13)."""

SELF, OTHERS, ANYONE = "self", "others", "anyone"


MOMENTS = {
    "reveal": ANYONE,  # DT-16
    "card-played": OTHERS,  # DT-81
    "mine": SELF,  # DT-71
    "bank-robbed": OTHERS,  # DT-72
    "general-store": SELF,  # DT-73
    "saloon": SELF,  # DT-76
    "tie-of-kings": ANYONE,  # DT-77
    "badge-passes": ANYONE,  # DT-77
    "town-hall": SELF,  # DT-78
    "doc-badluck": ANYONE,  # DT-80
    "chase": SELF,  # WW-66
    "theft": SELF,  # WW-67
    "robbed": SELF,  # WW-68
    "hire": SELF,  # WW-69
    "end-of-round": ANYONE,  # WI-6
}
"""The moments at which cards may be played in a window, each with the players who may: `SELF` (the
player whom the moment is about), `OTHERS` (all but that player) or `ANYONE`."""

# The places in their order (DT-20). No player wins the Stagecoach or Doc Badluck.

PLACES_IN_ORDER = (
    "mine",
    "bank",
    "stagecoach",
    "general-store",
    "saloon",
    "sheriff",
    "town-hall",
    "doc-badluck",
)

# Store cards (DT-2, DT-70 to DT-81, WW-60 to WW-70, WI-6).

BASE, WILD_WEST, INDIANS = "base", "wild-west", "indians"


@dataclass(frozen=True, slots=True)
class StoreCard:
    """The definition of a Store card, an entry of `STORE_CARDS`. `when` is the moment at which the
    card may be played, `also` a second one. `says` names the choices that the player announces with
    the card (DT-81). A card that is played in a window and has such choices needs its own `verb`,
    which stands in the answer instead of the card's name. `points` count once, or once for each
    Store card held or Bandit caught, as `per` says. A card that `lasts` lies open on the table
    until a later step of the rules ends its effect; other cards are discarded as soon as they have
    taken effect (DT-82)."""

    name: str
    count: int
    rule: str
    when: str = NEVER
    effect: str = ""
    points: int = 0
    edition: str = BASE
    verb: str = "play"
    says: tuple[str, ...] = ()
    per: str = "card"
    also: str = ""
    lasts: bool = False

    @property
    def moments(self) -> tuple[str, ...]:
        """The moments of `MOMENTS` at which the card may be played; none for a card that is never
        played or must be played at once."""
        return tuple([moment for moment in (self.when, self.also) if moment in MOMENTS])

    def __post_init__(self) -> None:
        if self.when in MOMENTS and (self.verb == "play") == bool(self.says):
            raise ValueError(
                f"{self.name}: a card that is played in a window has a verb of its own if and only if it says something"
            )
        if self.when == IMMEDIATELY and self.says not in ((), ("victim",)):
            raise ValueError(f"{self.name}: a card that is played at once can only name a victim")


STORE_CARDS = (
    StoreCard("equipment-1", 1, "DT-70", points=1),
    StoreCard("equipment-2", 1, "DT-70", points=2),
    StoreCard("equipment-3", 1, "DT-70", points=3),
    StoreCard("equipment-4", 1, "DT-70", points=4),
    StoreCard("equipment-5", 1, "DT-70", points=5),
    StoreCard("equipment-8", 1, "DT-70", points=8),
    StoreCard("dynamite", 1, "DT-71", "mine", "once-more", lasts=True),
    StoreCard("even-split", 1, "DT-72", "bank-robbed", "half-the-haul"),
    StoreCard("unlimited-credit", 1, "DT-73", "general-store", "once-more", lasts=True),
    StoreCard("brute", 2, "DT-74", "reveal", KEEP_FOR_FREE),
    StoreCard("cheater", 2, "DT-75", "reveal", "turn-a-die", verb="cheat", says=("die", "face")),
    StoreCard("girls", 1, "DT-76", "saloon", "once-more", lasts=True),
    StoreCard("marshall", 1, "DT-77", "badge-passes", "badge-stays", also="tie-of-kings"),
    StoreCard("corruption", 1, "DT-78", "town-hall", "top-claim", lasts=True),
    StoreCard("nervous-joe", 1, "DT-79", IMMEDIATELY, "chosen-player-pays", says=("victim",)),
    StoreCard("elixir", 1, "DT-80", "doc-badluck", "visit-doc", lasts=True),
    StoreCard("wanted", 1, "DT-81", "card-played", "cancel"),
    StoreCard("cattle", 1, "WW-60", points=7, edition=WILD_WEST),
    StoreCard("winchester", 1, "WW-61", points=6, edition=WILD_WEST),
    StoreCard("mule", 1, "WW-62", points=1, per="store-card", edition=WILD_WEST),
    StoreCard("dog", 1, "WW-63", points=2, per="bandit", edition=WILD_WEST),
    StoreCard(
        "gift",
        1,
        "WW-64",
        IMMEDIATELY,
        "chosen-player-gives-a-card",
        edition=WILD_WEST,
        says=("victim",),
    ),
    StoreCard("crook", 1, "WW-65", IMMEDIATELY, "everybody-pays", edition=WILD_WEST),
    StoreCard(
        "two-guns",
        1,
        "WW-66",
        "chase",
        "throw-again",
        edition=WILD_WEST,
        verb="throw_again",
        says=("dice",),
    ),
    StoreCard(
        "whiskey",
        1,
        "WW-67",
        "theft",
        "take-a-ranch",
        edition=WILD_WEST,
        verb="take_a_ranch",
        says=("victim",),
    ),
    StoreCard(
        "insurance", 1, "WW-68", "robbed", "draw-the-same-kind", edition=WILD_WEST, lasts=True
    ),
    StoreCard(
        "desperado",
        1,
        "WW-69",
        "hire",
        "hire-any",
        edition=WILD_WEST,
        verb="hire",
        says=("bandit",),
    ),
    StoreCard("smoke-signals", 1, "WI-6", "end-of-round", "take-the-indian-die", edition=INDIANS),
)


def check_store_cards(cards: tuple[StoreCard, ...]) -> None:
    """Raise ``ValueError`` if two cards have the same name, or if cards share a verb but differ in
    effect or announced choices. Cards with the same verb must be interchangeable."""
    names = [card.name for card in cards]
    verbs: dict[str, StoreCard] = {}
    for card in cards:
        if names.count(card.name) > 1:
            raise ValueError(f"{card.name}: there are two cards of this name")
        if card.verb == "play":
            continue
        other = verbs.setdefault(card.verb, card)
        if (other.effect, other.says) != (card.effect, card.says):
            raise ValueError(f"{card.name}: {card.verb} stands for another effect already")


check_store_cards(STORE_CARDS)

# Claims (DT-2): the number of claims of each value.

CLAIMS = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}
RANCHES = 10  # WW-1
CLAIMS_OUT_FOR_TWO = 10  # WW-5

# The River (WW-56).


@dataclass(frozen=True, slots=True)
class RiverCard:
    """The definition of a River card, an entry of `RIVER`. `effect` is the name of a function
    registered in `wild_west/river_cards.py`, which gets `amount` as its argument."""

    name: str
    count: int
    rule: str
    effect: str
    amount: int = 0


RIVER = (
    RiverCard("gold-2", 2, "WW-50", "gold", 2),
    RiverCard("gold-3", 1, "WW-50", "gold", 3),
    RiverCard("gold-4", 1, "WW-50", "gold", 4),
    RiverCard("gold-5", 1, "WW-50", "gold", 5),
    RiverCard("star", 1, "WW-51", "star"),
    RiverCard("purse-2", 1, "WW-52", "purse", 2),
    RiverCard("purse-3", 1, "WW-52", "purse", 3),
    RiverCard("discovery", 1, "WW-53", "discovery", 3),
    RiverCard("coupon", 1, "WW-54", "coupon"),
    RiverCard("nothing", 2, "WW-55", "nothing"),
)

# The Bandits (WW-30) and the Indian die (WI-4).


@dataclass(frozen=True, slots=True)
class Bandit:
    """A Bandit card: a unique name, the die face that it sets, and the bounty for catching it.
    Several Bandits may have the same face or bounty."""

    name: str
    face: int
    bounty: int


def bandits(bounties: tuple[int, ...]) -> tuple[Bandit, ...]:
    """Return the deck of Bandits: for each of the `bounties` one Bandit of every face. The name
    joins face and bounty, and a number if several Bandits have the same both."""
    group: list[Bandit] = []
    for face in (NINE, TEN, JACK, QUEEN, KING, ACE):
        for place, bounty in enumerate(bounties):
            alike = bounties[:place].count(bounty)
            name = f"{FACES[face - NINE]}-{bounty}" + (f"-{alike + 1}" if alike else "")
            group.append(Bandit(name, face, bounty))
    return tuple(group)


BANDITS = bandits((4, 6))
WANTED_AT_THE_START = 2  # WW-4
DICE_OF_A_BANDIT = 2  # WW-31
INDIAN_DIE = ("blessing", "blessing", "trap", "trap", "bodyguard", "war-path")

# Doc Badluck (DT-61): the remedy that each face allows.

REMEDIES = {
    NINE: "wire",
    TEN: "wire",
    JACK: "store",
    QUEEN: "store",
    KING: "dollars",
    ACE: "nuggets",
}
