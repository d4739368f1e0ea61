"""A whole state rebuilt from a view alone.

A view says what its seat knows: where each hidden card may lie and public facts (`knowledge`), the
frames of the agenda and the question. Everything else is set to any possible value; the game's
`redeal` then makes further worlds of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fivecups.engine import Ask, Asking, Chance, View, random_answer
from fivecups.games.dice_town.cards import (
    BACK,
    BACKS,
    CLAIM,
    NAME,
    RIVER_CARD,
    bandits_named,
    named,
    set_of,
)
from fivecups.games.dice_town.components import BANDITS, KEEP_FOR_FREE, STORE_CARDS
from fivecups.games.dice_town.decisions.offers import bidders
from fivecups.games.dice_town.state import HANDS, TABLE, ZONES, DiceTownState, Offer, read, rules
from fivecups.games.dice_town.store_cards.windows import seats_of_window
from fivecups.games.dice_town.view import DiceTownKnowledge, DiceTownView, OfferView

from .card_dealer import by_zone, deal, numbered

PLEDGED = next(card.name for card in STORE_CARDS if card.effect == KEEP_FOR_FREE)

AS_SEEN = (
    "round",
    "sheriff",
    "mine",
    "bank",
    "stagecoach",
    "last_roll",
    "visitors",
    "die_holder",
    "guarded",
    "war_path",
)


def rebuild(view: View[DiceTownView], ask: Ask, chance: Chance) -> DiceTownState:
    """Return a complete state that the asked seat cannot tell from the real one, with its ask
    open."""
    return Rebuilt(view, ask, chance).state()


class Rebuilt:
    """The work in progress of turning a view into a complete state."""

    def __init__(self, view: View[DiceTownView], ask: Ask, chance: Chance) -> None:
        assert view.seat is not None
        self.view, self.ask, self.seat = view, ask, view.seat
        self.table = view.table
        self.knowledge: DiceTownKnowledge = view.knowledge
        self.chance = chance
        self.hidden = [numbered(self.knowledge.whereabouts, back) for back in BACKS]
        self.public = [numbered(self.knowledge.public_whereabouts, back) for back in BACKS]

    def state(self) -> DiceTownState:
        s = self.open_state()
        self.deal_cards(s)
        s.cups = [
            read(self.table.cup) if seat == self.seat else self.roll(player.under_cup)
            for seat, player in enumerate(self.table.players)
        ]
        self.own_cards(s)
        s.offers = [self.offer(s, offer) for offer in self.table.offers]
        self.lay_out_the_west(s)
        s.chance = self.chance
        self.put_the_question(s)
        return s

    def pile_sizes(self, back: int) -> list[int]:
        """Return the number of cards with this back in each zone."""
        table = self.table
        hands = [player.claims if back else player.store for player in table.players]
        hands += [0] * (HANDS - len(hands))
        if back == CLAIM:
            return [*hands, table.claims_deck, table.box, 0]
        looked_at = len(table.looking_at) if self.ask.question == "keep_a_card" else 0
        return [*hands, table.store_deck, table.discards, looked_at]

    def open_state(self) -> DiceTownState:
        """Return a state filled in with everything that the view shows openly; hidden cards are
        still missing."""
        view, table, seats, players = self.view, self.table, self.view.seats, self.table.players
        s = DiceTownState(seats, view.options, list(view.agenda))
        for name in AS_SEEN:
            setattr(s, name, getattr(table, name))
        for name, fact in self.knowledge.facts:
            setattr(s, name, list(fact) if isinstance(getattr(s, name), list) else fact)
        s.store = [()] * ZONES
        s.claims = [()] * ZONES
        s.dollars = [player.dollars for player in players]
        s.nuggets = [player.nuggets for player in players]
        s.fresh = [read(player.fresh) for player in players]
        s.kept = [read(player.dice) for player in players]
        s.free = [player.keeps_for_free for player in players]
        s.pledged = [PLEDGED if player.must_play_brute else "" for player in players]
        s.won = [player.won for player in players]
        s.thefts = [0] * seats
        s.passes_in_advance = [
            table.passes_in_advance and seat == self.seat for seat in range(seats)
        ]
        lie_open = OpenCards(card for hidden in self.hidden for card in hidden)
        s.row = lie_open.take(table.row)
        s.wired = [lie_open.take(player.wired) for player in players]
        s.played = [lie_open.take(player.played) for player in players]
        s.ranches = [lie_open.take(("ranch",) * player.ranches) for player in players]
        s.hired = [bandits_named(player.hired) for player in players]
        s.caught = [bandits_named(player.caught) for player in players]
        s.wanted = bandits_named(table.wanted)
        s.visit = self.knowledge.visit
        s.river_gone = named_river(table.river_gone, range(len(RIVER_CARD)))
        s.river_seen = [len(table.known_river) if seat == self.seat else 0 for seat in range(seats)]
        s.asked = int(self.ask.id)
        return s

    def deal_cards(self, s: DiceTownState) -> None:
        """Deal the hidden cards into the state `s`, and fill in what every seat knows: this seat by
        its view, the others by what is public and their own hands."""
        public = []
        for back in BACKS:
            sizes = self.pile_sizes(back)
            piles, thought = deal(self.hidden[back], self.public[back], sizes, self.chance)
            public.append(thought)
            s.piles(back)[:] = [tuple(sorted(pile)) for pile in piles]
        for observer in range(s.seats + 1):
            for back in BACKS:
                if observer == self.seat:
                    s.may_lie += by_zone(self.hidden[back])
                    continue
                own = set_of(s.piles(back)[observer]) if observer < s.seats else 0
                s.may_lie += [
                    own if zone == observer < s.seats else bits & ~own
                    for zone, bits in enumerate(public[back])
                ]

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(sorted(self.chance.roll(count)))

    def own_cards(self, s: DiceTownState) -> None:
        """Fill in the cards that this seat is looking at and the claims that it has just won."""
        won = named(s.claims[self.seat] + s.ranches[self.seat], self.knowledge.claims_won)
        s.visit = s.visit.but(claims_won=won)
        victim, drawn = s.visit.victim, s.visit.drawn
        if self.table.looking_at:
            s.looking = self.seat
            if not s.store[TABLE]:
                s.looked = self.known(s, victim, self.table.looking_at)
        elif any(drawn):
            s.looking = s.visit.acting
            looked = [*self.some(s.store[victim], drawn[0]), *self.some(s.claims[victim], drawn[1])]
            s.looked = tuple(sorted(looked))

    def known(self, s: DiceTownState, seat: int, names: Sequence[str]) -> tuple[int, ...]:
        """Return the numbers of the cards with these `names` in the hand of `seat`, where this seat
        has seen them; of several copies those that can lie nowhere else."""
        hand = sorted(
            s.store[seat] + s.claims[seat], key=lambda card: len(self.hidden[BACK[card]][card])
        )
        return tuple(sorted(named(tuple(hand), tuple(names))))

    def offer(self, s: DiceTownState, offer: OfferView) -> Offer:
        """Convert an offer of the view into an offer of the state; cards that the seat cannot see
        become any cards of the giver."""
        giver = offer.seat
        if offer.cards is not None:
            cards = self.known(s, giver, offer.cards)
        else:
            store = self.some(s.store[giver], offer.store)
            cards = tuple(sorted(store + self.some(s.claims[giver], offer.claims)))
        wired = named(s.wired[giver], offer.wired)
        return Offer(
            giver,
            offer.outcome,
            offer.dollars,
            offer.nuggets,
            cards,
            wired,
            offer.share_dollars,
            offer.share_nuggets,
            offer.ranches,
            bandits_named(offer.bandits),
        )

    def some(self, cards: Sequence[int], count: int) -> list[int]:
        return [cards[place] for place in self.chance.shuffle(len(cards))[:count]]

    def lay_out_the_west(self, s: DiceTownState) -> None:
        if not s.options["wild_west"]:
            return
        left = [card for card in range(len(RIVER_CARD)) if card not in s.river_gone]
        known = named_river(self.table.known_river, left)
        below = [card for card in left if card not in known]
        s.river = (*below, *reversed(known))
        out = {bandit for group in (*s.hired, *s.caught, s.wanted) for bandit in group}
        top = bandits_named(self.table.top_bandit)
        rest = [bandit for bandit in range(len(BANDITS)) if bandit not in out and bandit not in top]
        s.bandits = (*rest, *top)

    def put_the_question(self, s: DiceTownState) -> None:
        """Open the ask in the state `s`, with any legal answers for the seats that have answered in
        secret."""
        ask, waiting = self.ask, self.view.waiting
        question = rules.questions[ask.question]
        args = tuple([ask.data[name] for name in question.parameters])
        seats = asked_together(s, ask.question, args) if question.sealed else (self.seat,)
        given = {
            f"-1.{self.seat}": int(other.id.split(".")[2])
            for other in self.view.asks
            if other.optional
        }
        asking = Asking(
            s.asked,
            ask.question,
            seats,
            args,
            (),
            len(s.agenda),
            {},
            {key: n for key, n in given.items() if n},
        )
        s.askings = [asking]
        if waiting is not None and waiting.seats is not None:
            for seat in seats:
                if seat not in waiting.seats:
                    asking.answers[seat] = random_answer(s, seat, s.chance)


def asked_together(s: DiceTownState, question: str, args: tuple[Any, ...]) -> tuple[int, ...]:
    """Return all seats to which a sealed question with these arguments is put."""
    if question == "keep_dice":
        return tuple([seat for seat in range(s.seats) if s.cups[seat]])
    if question == "play_or_pass":
        return seats_of_window(s, args[0], args[1])
    return bidders(s, args[2])


class OpenCards:
    """The stock of cards that lie open, from which numbers are taken by name; copies are
    interchangeable."""

    def __init__(self, hidden: Iterable[int]) -> None:
        out = set(hidden)
        self.left = tuple(card for card in range(len(NAME)) if card not in out)

    def take(self, names: Sequence[str]) -> tuple[int, ...]:
        taken = named(self.left, tuple(names))
        self.left = tuple([card for card in self.left if card not in taken])
        return taken


def named_river(names: Sequence[str], among: Iterable[int]) -> tuple[int, ...]:
    """Return the numbers of River cards in `among` with these names, each card once, in the order
    of `names`."""
    left = list(among)
    cards = []
    for name in names:
        card = next(card for card in left if RIVER_CARD[card].name == name)
        left.remove(card)
        cards.append(card)
    return tuple(cards)
