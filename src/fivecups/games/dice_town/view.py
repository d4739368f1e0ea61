"""Views of Dice Town, built for a seat from what it may know (DT-8, DT-9, DT-18, DT-22)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .cards import CLAIM, STORE, bandit_names, listed, names, river_names
from .decisions.offers import shown_of_offer
from .hidden.knowledge import by_zones, certain, known_to
from .state import BOX, DECK, DISCARDS, TABLE, DiceTownState, Offer, Visit, shown
from .winning.place_winners import action_of_first_place

Names = tuple[str, ...]
Whereabouts = tuple[tuple[tuple[int, ...], Names], ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player of Dice Town as the viewing seat sees him. `known` are the cards that the seat knows
    to be in his hand, `played` his Store cards that lie open until their effect is over (DT-82),
    `dice` his dice set earlier, `fresh` those kept in this reveal, `under_cup`
    the number of dice under his cup."""

    dollars: int
    nuggets: int
    store: int
    claims: int
    known: Names
    wired: Names
    played: Names
    ranches: int
    hired: Names
    caught: Names
    dice: Names
    fresh: Names
    under_cup: int
    keeps_for_free: bool
    must_play_brute: bool
    won: bool


@dataclass(frozen=True, slots=True)
class OfferView:
    """An offer to the Sheriff. `cards` are the faces of cards in hand; only the Sheriff and the
    offering player get them."""

    seat: int
    outcome: int
    dollars: int
    nuggets: int
    store: int
    claims: int
    cards: Names | None
    wired: Names
    share_dollars: int
    share_nuggets: int
    ranches: int = 0
    bandits: Names = ()


@dataclass(frozen=True, slots=True)
class DiceTownView:
    """Everything that a seat or a spectator sees of the table. `hand`, `cup`, `looking_at` (drawn
    cards of which one is kept) and `passes_in_advance` belong to the seat itself. `known_discards`
    and `known_deck` are Store cards that the seat knows to be there; `promised` are shares as
    (payer, receiver, dollars, nuggets). `first_action` is the action that first place will do,
    while second place is being decided and bid for (WW-12).

    For Wild West: the size of the River, the cards that have left it and the top cards that the
    seat has looked at, top card first; the Bandits' deck, its open top and the wanted Bandits; the
    dice of a chase; the number of claims in the box; the holder of the Indian die (-1: the
    village), the guarded player and the blocked place of this round.
    """

    round: int
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    store_deck: int
    discards: int
    claims_deck: int
    row: Names
    players: tuple[PlayerView, ...]
    last_roll: bool
    acting: int
    visitors: tuple[int, ...]
    offers: tuple[OfferView, ...]
    promised: tuple[tuple[int, int, int, int], ...]
    first_action: str
    known_discards: Names
    known_deck: Names
    river: int
    river_gone: Names
    known_river: Names
    bandits: int
    top_bandit: Names
    wanted: Names
    chase_dice: Names
    box: int
    die_holder: int
    guarded: int
    war_path: str
    hand: Names
    cup: Names
    looking_at: Names
    passes_in_advance: bool


@dataclass(frozen=True, slots=True)
class DiceTownKnowledge:
    """Facts that a seat may know although its view does not show them; view and facts together
    suffice to rebuild a world that fits. `claims_won` are the seat's own claims just won; `visit`
    is the current visit without those claims; `facts` are public facts by the names of the state's
    fields. `whereabouts` gives for hidden cards the zones in which they may be as far as the seat
    can tell, `public_whereabouts` as far as everybody can."""

    visit: Visit
    claims_won: Names
    facts: tuple[tuple[str, Any], ...]
    whereabouts: Whereabouts
    public_whereabouts: Whereabouts


FACTS = ("cancelled", "named", "most_share", "claim_given")
"""The names of the state's fields that are public although the view does not show them."""


def look(s: DiceTownState, seat: int | None) -> DiceTownView:
    """Return the view of `seat`, or of a spectator (None). After the end of the game it shows all
    hands."""
    observer = s.seats if seat is None else seat
    store, claims = certain(s, observer, STORE), certain(s, observer, CLAIM)
    if s.over:
        store[: s.seats], claims[: s.seats] = s.store[: s.seats], s.claims[: s.seats]
    return DiceTownView(
        round=s.round,
        sheriff=s.sheriff,
        mine=s.mine,
        bank=s.bank,
        stagecoach=s.stagecoach,
        store_deck=len(s.store[DECK]),
        discards=len(s.store[DISCARDS]),
        claims_deck=len(s.claims[DECK]),
        row=names(s.row),
        players=tuple(
            [
                player_view(s, player, names(store[player] + claims[player]))
                for player in range(s.seats)
            ]
        ),
        last_roll=s.last_roll,
        acting=s.visit.acting,
        visitors=s.visitors,
        offers=tuple([offer_view(s, offer, seat) for offer in s.offers]),
        promised=s.visit.promised,
        first_action=action_of_first_place(s),
        known_discards=names(store[DISCARDS]),
        known_deck=names(store[DECK]),
        river=len(s.river),
        river_gone=river_names(s.river_gone),
        known_river=() if seat is None else river_names(s.river[::-1][: s.river_seen[seat]]),
        bandits=len(s.bandits),
        top_bandit=bandit_names(s.bandits[-1:]),
        wanted=bandit_names(s.wanted),
        chase_dice=shown(s.visit.chase_dice),
        box=len(s.claims[BOX]),
        die_holder=s.die_holder,
        guarded=s.guarded,
        war_path=s.war_path,
        hand=() if seat is None else names(s.store[seat] + s.claims[seat]),
        cup=() if seat is None else shown(s.cups[seat]),
        looking_at=names(s.looked or s.store[TABLE]) if seat == s.looking else (),
        passes_in_advance=False if seat is None else s.passes_in_advance[seat],
    )


def know(s: DiceTownState, seat: int | None) -> DiceTownKnowledge:
    """Return the facts that a seat or a spectator may know beyond its view."""
    return DiceTownKnowledge(
        visit=s.visit.but(claims_won=()) if s.visit.claims_won else s.visit,
        claims_won=() if seat is None or not s.visit.claims_won else names(just_won(s, seat)),
        facts=tuple(
            [
                (name, tuple(fact) if isinstance(fact := getattr(s, name), list) else fact)
                for name in FACTS
            ]
        ),
        whereabouts=whereabouts(s, s.seats if seat is None else seat),
        public_whereabouts=whereabouts(s, s.seats),
    )


def just_won(s: DiceTownState, seat: int) -> tuple[int, ...]:
    return tuple([card for card in s.visit.claims_won if card in s.claims[seat] + s.ranches[seat]])


def whereabouts(s: DiceTownState, observer: int) -> Whereabouts:
    """Return the hidden cards grouped by the zones in which `observer` must assume that they may
    be. Cards are given by name, since copies of a card cannot be told apart."""
    return named_by_zones(known_to(s, observer, STORE), known_to(s, observer, CLAIM))


@lru_cache(4096)
def named_by_zones(store: tuple[int, ...], claims: tuple[int, ...]) -> Whereabouts:
    store_groups = [(zones, names(listed(cards, STORE))) for zones, cards in by_zones(store)]
    return (
        *store_groups,
        *[(zones, names(listed(cards, CLAIM))) for zones, cards in by_zones(claims)],
    )


def player_view(s: DiceTownState, player: int, known: Names) -> PlayerView:
    return PlayerView(
        dollars=s.dollars[player],
        nuggets=s.nuggets[player],
        store=len(s.store[player]),
        claims=len(s.claims[player]),
        known=known,
        wired=names(s.wired[player]),
        played=names(s.played[player]),
        ranches=len(s.ranches[player]),
        hired=bandit_names(s.hired[player]),
        caught=bandit_names(s.caught[player]),
        dice=shown(s.kept[player]),
        fresh=shown(s.fresh[player]),
        under_cup=len(s.cups[player]),
        keeps_for_free=s.free[player],
        must_play_brute=bool(s.pledged[player]),
        won=s.won[player],
    )


def offer_view(s: DiceTownState, offer: Offer, seat: int | None) -> OfferView:
    return OfferView(
        seat=offer.seat,
        outcome=offer.outcome,
        cards=names(offer.cards) if seat in (offer.seat, s.sheriff) else None,
        **shown_of_offer(s, offer),
    )
