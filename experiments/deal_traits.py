"""Measures of character in answers of Gentleman's Deal, for `character_traits`."""

from __future__ import annotations

from collections.abc import Iterator

from fivecups.bots import Habits
from fivecups.bots.gentlemans_deal.observation.deal_history import slight_counts
from fivecups.engine import Answer, Ask, View
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import GentlemansDealView


def deal_answer(
    view: View[GentlemansDealView], ask: Ask, answer: Answer, habits: Habits
) -> Iterator[tuple[str, float]]:
    """Yield the measures of an answer. ``yes``: votes for an offer; ``grudges``: votes against
    offers of dealers who have slighted the seat before; ``word``: votes that agree with what the
    seat has said; ``offered``: the part of the pot that the seat offers to others."""
    assert view.seat is not None
    if isinstance(answer, dict):
        assert view.table.card is not None
        money = sum(share["money"] for share in answer.values())
        yield "offered", money / view.table.card.money
        return
    yes = in_favour(str(answer[1]))
    yield "yes", float(yes)
    if slight_counts(view)[view.table.dealer]:
        yield "grudges", float(not yes)
    word = view.table.players[view.seat].word
    if word is not None and word.startswith(("for", "against")):
        yield "word", float(in_favour(word) == yes)


def deal_remark(
    view: View[GentlemansDealView], remark: tuple[Ask, Answer]
) -> Iterator[tuple[str, float]]:
    """Yield the measures of a remark. ``demanded``: the money that the seat demands."""
    _, answer = remark
    if isinstance(answer, dict):
        yield "demanded", float(answer["money"])
