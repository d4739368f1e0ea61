"""The end (DT-65 to DT-68, WW-34, WW-40, WW-60 to WW-63): when the game is over, what everything is
worth, and who wins."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Choices, Result

from ..cards import CLAIM_POINTS, NAME, STORE_CARD, names
from ..components import BADGE_POINTS, BANDITS, DOLLARS_A_POINT, NUGGET_POINTS
from ..decisions.deciding import GAME
from ..state import DECK, DiceTownState, rules


def is_over(s: DiceTownState) -> bool:
    """DT-65: the Mine is empty, or every claim has an owner."""
    return s.mine == 0 or not (s.row or s.claims[DECK])


def points(s: DiceTownState, seat: int) -> dict[str, int]:
    """DT-66, WW-34, WW-40: where a player's points come from; unplayed cards give none. Bounties
    are dollars before they are halved."""
    counts = {"card": 1, "store-card": len(s.store[seat]), "bandit": len(s.caught[seat])}
    bounties = sum(BANDITS[bandit].bounty for bandit in s.caught[seat])
    found = {
        "nuggets": s.nuggets[seat] * NUGGET_POINTS,
        "dollars": (s.dollars[seat] + bounties) // DOLLARS_A_POINT,
        "badge": BADGE_POINTS if s.sheriff == seat else 0,
        "equipment": sum(
            STORE_CARD[card].points * counts[STORE_CARD[card].per] for card in s.store[seat]
        ),
        "claims": sum(CLAIM_POINTS[NAME[card]] for card in s.claims[seat] + s.wired[seat]),
    }
    if s.options["wild_west"]:
        ranches = len(s.ranches[seat])
        found["ranches"] = ranches * (ranches + 1) // 2
    return found


@rules.step
def count_up(s: DiceTownState) -> None:
    """DT-66, DT-67, WW-26: most points win; then most claims, Ranches too; then the Sheriff names
    the winner, without offers."""
    scores = [sum(points(s, seat).values()) for seat in range(s.seats)]
    for seat in range(s.seats):
        s.tell(
            "counted",
            "DT-66",
            seat=seat,
            score=scores[seat],
            cards=names(s.store[seat] + s.claims[seat]),
            reveals=True,
        )
    order = [
        (scores[seat], len(s.claims[seat] + s.wired[seat] + s.ranches[seat]))
        for seat in range(s.seats)
    ]
    best = tuple([seat for seat in range(s.seats) if order[seat] == max(order)])
    if len(best) == 1:
        win(s, best[0])
    else:
        s.ask(name_the_winner, s.sheriff, best)


@rules.question("DT-67", {"choose": ("seat",)})
def name_the_winner(s: DiceTownState, seat: int, tied: tuple[int, ...]) -> Choices:
    """DT-67: the Sheriff names the winner among the tied, himself included."""
    return tuple([("choose", one) for one in tied])


@name_the_winner.answered
def the_sheriff_has_spoken(s: DiceTownState, seat: int, answer: Any, tied: tuple[int, ...]) -> None:
    s.tell("decided", "DT-67", seat=seat, chosen=answer[1], place="sheriff", decision=GAME)
    win(s, answer[1])


def win(s: DiceTownState, winner: int) -> None:
    sources = tuple([points(s, seat) for seat in range(s.seats)])
    scores = tuple([sum(source.values()) for source in sources])
    s.tell("ended", "DT-67", winners=(winner,), scores=scores)
    s.end(Result(scores, (winner,), sources))
