"""What answers in Gentleman's Deal say about a character."""

from __future__ import annotations

from collections.abc import Iterator

from fivecups.bots import Habits
from fivecups.bots.gentlemans_deal.reading.ledger import slights
from fivecups.engine import Answer, Ask, View
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import GentlemansDealView


def deal_answer(
    view: View[GentlemansDealView], ask: Ask, answer: Answer, habits: Habits
) -> Iterator[tuple[str, float]]:
    """``yes``: votes for an offer; ``grudges``: votes against offers of dealers who have hurt it
    before; ``word``: votes as the seat has said about the offer; ``offered``: the part of the pot
    that it offers others."""
    assert view.seat is not None
    if isinstance(answer, dict):
        assert view.table.card is not None
        money = sum(share["money"] for share in answer.values())
        yield "offered", money / view.table.card.money
        return
    yes = in_favour(str(answer[1]))
    yield "yes", float(yes)
    if slights(view)[view.table.dealer]:
        yield "grudges", float(not yes)
    word = view.table.players[view.seat].word
    if word is not None and word.startswith(("for", "against")):
        yield "word", float(in_favour(word) == yes)


def deal_remark(
    view: View[GentlemansDealView], said: tuple[Ask, Answer]
) -> Iterator[tuple[str, float]]:
    """``demanded``: the money that it asks for itself."""
    _, answer = said
    if isinstance(answer, dict):
        yield "demanded", float(answer["money"])
