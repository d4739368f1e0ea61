"""The places at which views, answers and habits of Dice Town contain seats."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

from fivecups.games.dice_town.cards import BACK, CARD, NAME, STORE
from fivecups.games.dice_town.state import Visit, rules
from fivecups.games.dice_town.view import DiceTownKnowledge, DiceTownView, Whereabouts

from ..habits import Habits
from ..own_chair import SeatFields, SeatNumbers
from .habits import SeatHabits


def renumber_table(table: DiceTownView, numbers: SeatNumbers) -> DiceTownView:
    """Return the renumbered table."""
    number = numbers.number
    offers = [
        replace(offer, seat=number(offer.seat), outcome=number(offer.outcome))
        for offer in table.offers
    ]
    return replace(
        table,
        sheriff=number(table.sheriff),
        players=numbers.row(table.players),
        acting=number(table.acting),
        visitors=tuple(sorted(numbers.ordered(table.visitors))),
        offers=tuple(sorted(offers, key=attrgetter("seat"))),
        promised=renumber_promises(table.promised, numbers),
        die_holder=number(table.die_holder),
        guarded=number(table.guarded),
    )


def renumber_promises(
    promised: tuple[tuple[int, int, int, int], ...], numbers: SeatNumbers
) -> tuple[tuple[int, int, int, int], ...]:
    """Return renumbered promises of a share: payer, receiver, dollars, nuggets."""
    return tuple(
        [
            (numbers.number(payer), numbers.number(receiver), dollars, nuggets)
            for payer, receiver, dollars, nuggets in promised
        ]
    )


def renumber_visit(visit: Visit, numbers: SeatNumbers) -> Visit:
    return visit.but(
        acting=numbers.number(visit.acting),
        victim=numbers.number(visit.victim),
        promised=renumber_promises(visit.promised, numbers),
    )


def renumber_knowledge(knowledge: DiceTownKnowledge, numbers: SeatNumbers) -> DiceTownKnowledge:
    return replace(
        knowledge,
        visit=renumber_visit(knowledge.visit, numbers),
        facts=tuple(
            [
                (name, numbers.number(fact) if name == "named" else fact)
                for name, fact in knowledge.facts
            ]
        ),
        whereabouts=renumber_zones(knowledge.whereabouts, numbers),
        public_whereabouts=renumber_zones(knowledge.public_whereabouts, numbers),
    )


def renumber_zones(whereabouts: Whereabouts, numbers: SeatNumbers) -> Whereabouts:
    """Return the renumbered groups of hidden cards: Store cards first, in the order of the
    zones."""
    groups = [
        (tuple(sorted(numbers.ordered(zones))), names) for zones, names in whereabouts if names
    ]
    return tuple(
        sorted(groups, key=lambda group: (BACK[NAME.index(group[1][0])] != STORE, group[0]))
    )


def renumber_habits(habits: Habits, numbers: SeatNumbers) -> Habits:
    rows = [SeatHabits(*row) for row in numbers.row(habits)]
    return tuple([tuple(row._replace(hurt_by=numbers.number(row.hurt_by))) for row in rows])


SEAT_FIELDS = SeatFields(
    rules,
    renumber_table,
    renumber_knowledge,
    single=frozenset({"seat", "victim", "about", "first", "receiver", "outcome"}),
    lists=frozenset({"order", "line", "others"}),
    sets=frozenset({"outcomes", "tied"}),
    rows=frozenset({"sources"}),
    habits=renumber_habits,
    choice_names=lambda card: CARD[card].says,
)
