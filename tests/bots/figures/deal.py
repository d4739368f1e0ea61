"""What the levels of Gentleman's Deal think of offers and ballots."""

from __future__ import annotations

from typing import Any

from fivecups.bots import CHARACTERS, make_bot
from fivecups.bots.bot import reason_of, remark_of
from fivecups.bots.character import Chooser
from fivecups.bots.gentlemans_deal.players.expert import ExpertBot, candidates
from fivecups.bots.gentlemans_deal.players.greedy import GreedyBot
from fivecups.bots.gentlemans_deal.players.player import OFFERS, answer_of
from fivecups.bots.gentlemans_deal.players.regular import RegularBot
from fivecups.bots.gentlemans_deal.reading.ledger import SeatView
from fivecups.bots.gentlemans_deal.reading.position import unpacked, unseen
from fivecups.engine import Ask, Form
from fivecups.games.gentlemans_deal.state import Share

SHARES = [Share(money, ()) for money in (0, 2, 5, 9)]


def figures(view: SeatView, ask: Ask) -> dict[str, Any]:
    expert, regular = ExpertBot(Chooser("figures")), RegularBot(Chooser("figures"))
    found: dict[str, Any] = {"greedy": GreedyBot().answer(view, ask)}
    if ask.question in OFFERS:
        card = view.table.card
        assert card is not None and isinstance(ask.choices, Form)
        p = expert.position(view)
        offers = [unpacked(one, card) for one in candidates(p, unseen(view))]
        offers = sorted(offers, key=str)[::3]
        found["offers"] = [answer_of(ask, one) for one in offers]
        found["expert"] = expert.worth_of_offers(view, offers)
        found["regular"] = regular.worth_of_offers(view, offers)
    elif ask.question == "vote":
        for name, bot in (("expert", expert), ("regular", regular)):
            found[name] = bot.ballots(view)
            found[f"{name}'s stakes"] = bot.stakes(view, SHARES)
    found["characters"] = {name: said_by(f"regular+{name}", view, ask) for name in CHARACTERS}
    return found


def said_by(name: str, view: SeatView, ask: Ask) -> list[Any]:
    """What a bot with a character answers, why, and what it says of its own accord."""
    bot = make_bot(name, "gentlemans-deal", view.options, "figures")
    answer, reason, said = bot.answer(view, ask), reason_of(bot), remark_of(bot, view)
    told = reason and [reason.code, dict(reason.data)]
    return [answer, told, said and [said[0].question, said[1]]]
