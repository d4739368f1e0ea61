"""The end (DT-65 to DT-68, WW-34, WW-40, WW-60 to WW-63): when the game is over, what everything is
worth, and who wins."""

from __future__ import annotations

from fivecups.engine import Result

from ..cards import CLAIM_POINTS, NAME, STORE_CARD, names
from ..components import BADGE_POINTS, BANDITS, DOLLARS_A_POINT, NUGGET_POINTS
from ..decisions.deciding import GAME, decide
from ..hidden.knowledge import everybody, look
from ..state import DECK, DiceTownState, rules

Sources = tuple[dict[str, int], ...]
"""By seat, where the points come from."""


def why_over(s: DiceTownState) -> str:
    """DT-65: the Mine is empty, every claim has an owner, or both; empty while the game goes on."""
    no_claims = not (s.row or s.claims[DECK])
    if s.mine == 0:
        return "both" if no_claims else "mine"
    return "claims" if no_claims else ""


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
    the winner, and the count stands whatever is paid for that."""
    sources = tuple([points(s, seat) for seat in range(s.seats)])
    scores = [sum(source.values()) for source in sources]
    owned = [len(s.claims[seat] + s.wired[seat] + s.ranches[seat]) for seat in range(s.seats)]
    for seat in range(s.seats):
        s.tell(
            "counted",
            "DT-66",
            seat=seat,
            score=scores[seat],
            claims=owned[seat],
            cards=names(s.store[seat] + s.claims[seat]),
            reveals=True,
        )
    order = [(scores[seat], owned[seat]) for seat in range(s.seats)]
    best = tuple([seat for seat in range(s.seats) if order[seat] == max(order)])
    if len(best) == 1:
        win(s, best[0], sources)
    else:
        show_the_cards(s)
        s.most_share = (0, 0)
        s.then(decide, "sheriff", GAME, best)
        s.then(win_as_named, sources)


def show_the_cards(s: DiceTownState) -> None:
    """DT-66: everybody has seen what was counted."""
    for observer in everybody(s):
        for seat in range(s.seats):
            if observer != seat:
                look(s, observer, s.store[seat] + s.claims[seat], seat)


@rules.step
def win_as_named(s: DiceTownState, sources: Sources) -> None:
    win(s, s.named, sources)


def win(s: DiceTownState, winner: int, sources: Sources) -> None:
    scores = tuple([sum(source.values()) for source in sources])
    s.tell("ended", "DT-67", winners=(winner,), scores=scores)
    s.end(Result(scores, (winner,), sources))
