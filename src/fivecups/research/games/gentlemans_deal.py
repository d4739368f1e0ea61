"""The encoding of Gentleman's Deal. An offer is spelled seat by seat, clockwise from the dealer's
left: money, then accomplices. A demand is spelled as player, money, accomplices and vote."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from fivecups.bots.gentlemans_deal.observation.deal_history import money_by_seat
from fivecups.engine import View
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import (
    ACCOMPLICES,
    ARGUMENTS,
    DEAL_CARDS,
    GANG_CARDS,
    MOST_MONEY,
    ON_A_CARD,
)
from fivecups.games.gentlemans_deal.game import LARGEST_TABLE
from fivecups.games.gentlemans_deal.state import BALLOTS, SOURCES, Share
from fivecups.games.gentlemans_deal.turn.talk import MORE, OPEN
from fivecups.games.gentlemans_deal.view import GentlemansDealView, PastDealView, PlayerView

from ..actions import AMOUNT, COMMON_WORDS, SEAT, Spelling, Word
from ..game_encoding import AnswerSoFar, Encoding, clockwise, relative
from ..observation_layout import Writer

PHASES = ("offer", "talk", "vote", "over")
OUTCOMES = ("accepted", "refused", "time_up")
WORDS_OF_AN_OFFER = (*BALLOTS, MORE)
VOTES = (*BALLOTS, OPEN)
MOST_WEIGHT = 1 + GANG_CARDS + 4
MOST_TURNS = 12
MAX_TOTAL_MONEY = 100
"""An upper bound of a player's money, which scales the entries for money."""

WORDS: tuple[Word, ...] = (
    *COMMON_WORDS,
    ("nothing_to_add",),
    ("confirm",),
    ("final_offer",),
    ("demand",),
    ("want_more",),
    ("take_back_word",),
    *(("promise", ballot) for ballot in BALLOTS),
    *(("vote", ballot) for ballot in BALLOTS),
    *(("ballot", ballot) for ballot in VOTES),
    *((SEAT, step) for step in range(LARGEST_TABLE)),
    *((AMOUNT, money) for money in range(MOST_MONEY + 1)),
    *(
        ("accomplice", some)
        for size in range(ON_A_CARD + 1)
        for some in combinations(ACCOMPLICES, size)
    ),
)


def describe(out: Writer, view: View[GentlemansDealView], answer_so_far: AnswerSoFar) -> None:
    table = view.table
    out.number("turn", table.turn, MOST_TURNS)
    out.number("turns left", table.turns - table.turn, MOST_TURNS)
    out.one_of("phase", table.phase, PHASES)
    out.one_of("dealer", relative(view, table.dealer), range(view.seats))
    out.one_of("jailed", relative(view, table.jailed), range(view.seats))
    out.number("card money", table.card.money if table.card else 0, MOST_MONEY)
    out.some_of("card", table.card.accomplices if table.card else (), ACCOMPLICES)
    out.some_of("shown card", table.deck.shown, DEAL_CARDS)
    own: Mapping[str, int] = table.my_income or {}
    for source in SOURCES:
        out.number(f"own income from {source}", own.get(source, 0), MAX_TOTAL_MONEY)
    money = money_by_seat(view)
    for step, seat in clockwise(view):
        player = f"player {step}"
        out.number(f"{player} money", money[seat], MAX_TOTAL_MONEY)
        out.flag(f"{player} votes", seat in table.voters)
        describe_player(out, player, table.players[seat])
        describe_share(out, f"{player} offered", table.offer[seat] if table.offer else None)
        replaced = table.replaced[seat] if table.replaced else None
        describe_share(out, f"{player} offered first", replaced)
        describe_latest(out, f"{player} latest", table.latest, seat)
    describe_past(out, table.latest, view)
    describe_demands(out, view)
    describe_draft(out, view, answer_so_far)


def describe_player(out: Writer, player: str, seen: PlayerView) -> None:
    out.some_of(f"{player} has", seen.accomplices, ACCOMPLICES)
    out.some_of(f"{player} gets", seen.coming, ACCOMPLICES)
    out.number(f"{player} arguments", seen.arguments, ARGUMENTS)
    out.number(f"{player} gang cards", seen.gang_cards, GANG_CARDS)
    out.number(f"{player} weight", seen.weight, MOST_WEIGHT)
    out.number(f"{player} weight with argument", seen.weight_with_argument, MOST_WEIGHT)
    out.one_of(f"{player} says", seen.word, WORDS_OF_AN_OFFER)


def describe_share(out: Writer, name: str, share: Share | None) -> None:
    out.number(f"{name} money", share.money if share else 0, MOST_MONEY)
    out.some_of(name, share.accomplices if share else (), ACCOMPLICES)


def describe_past(out: Writer, latest: PastDealView | None, view: View[GentlemansDealView]) -> None:
    dealer = relative(view, latest.dealer) if latest else None
    out.one_of("latest dealer", dealer, range(view.seats))
    out.one_of("latest card", latest.card if latest else None, DEAL_CARDS)
    out.one_of("latest outcome", latest.outcome if latest else None, OUTCOMES)


def describe_latest(out: Writer, name: str, latest: PastDealView | None, seat: int) -> None:
    votes = [vote.ballot for vote in latest.votes if vote.seat == seat] if latest else []
    offer = latest.offer[seat] if latest and latest.offer else None
    describe_share(out, f"{name} offered", offer)
    out.some_of(f"{name} voted", votes, BALLOTS)
    out.one_of(f"{name} said", latest.words[seat] if latest else None, WORDS_OF_AN_OFFER)


def describe_demands(out: Writer, view: View[GentlemansDealView]) -> None:
    """Write the entries for the current demands, for every pair of the seat that demands and the
    seat that shall get something."""
    demands = {(shown.demand.seat, shown.demand.whom): shown for shown in view.table.talk.demands}
    for step, seat in clockwise(view):
        for other, whom in clockwise(view):
            name, shown = f"player {step} demands for {other}", demands.get((seat, whom))
            demand = shown.demand if shown else None
            out.number(f"{name} money", demand.money if demand else 0, MOST_MONEY)
            out.some_of(name, demand.accomplices if demand else (), ACCOMPLICES)
            out.one_of(f"{name} vote", demand.vote if demand else None, VOTES)
            out.flag(f"{name} in reply", demand and demand.reply)
            out.flag(f"{name} met", shown and shown.met)


def describe_draft(out: Writer, view: View[GentlemansDealView], answer_so_far: AnswerSoFar) -> None:
    """Write the entries for the answer that the seat has spelled so far: an offer by seat, or a
    demand."""
    out.one_of(
        "spelling",
        answer_so_far.next[-1] if answer_so_far.next else None,
        ("money", "accomplices", "vote"),
    )
    step = int(answer_so_far.next[0]) if len(answer_so_far.next) > 1 else None
    out.one_of("spelling for player", step, range(1, view.seats))
    for other in range(1, view.seats):
        path, name = str(other), f"spelled for player {other}"
        out.number(f"{name} money", answer_so_far.filled.get((path, "money"), 0), MOST_MONEY)
        out.some_of(name, answer_so_far.filled.get((path, "accomplices"), ()), ACCOMPLICES)
    whom = relative(view, answer_so_far.filled.get(("whom",)))
    out.one_of("spelled whom", whom, range(view.seats))
    out.number("spelled money", answer_so_far.filled.get(("money",), 0), MOST_MONEY)
    out.some_of("spelled", answer_so_far.filled.get(("accomplices",), ()), ACCOMPLICES)


QUESTIONS = (
    "vote",
    "demand",
    "talk",
    "final_offer",
    "confirm_offer",
    "nothing_to_add",
    "first_offer",
)
"""The questions put to players, in the order of their entries in an observation."""

ENCODING = Encoding(
    "GentlemansDeal",
    3,
    Spelling(GENTLEMANS_DEAL, WORDS, whole=frozenset(["accomplice"])),
    describe,
    QUESTIONS,
    max_actions=10_000,
)
