"""The end of the game: its conditions, the points, and the winner (DT-65 to DT-68, WW-34, WW-40,
WW-60 to WW-63)."""

from __future__ import annotations

from fivecups.engine import Result

from ..cards import CLAIM_POINTS, NAME, STORE_CARD, names
from ..components import BADGE_POINTS, BANDITS, DOLLARS_A_POINT, NUGGET_POINTS
from ..decisions.sheriff_decisions import GAME, decide
from ..hidden.knowledge import everybody, look
from ..state import DECK, DiceTownState, rules

Sources = tuple[dict[str, int], ...]
"""Points by source (such as "nuggets"), one dictionary per seat."""


def why_over(s: DiceTownState) -> str:
    """Return the reason why the game is over: "mine" (it is empty), "claims" (all have owners),
    "both", or "" while it goes on (DT-65)."""
    no_claims = not (s.row or s.claims[DECK])
    if s.mine == 0:
        return "both" if no_claims else "mine"
    return "claims" if no_claims else ""


def points(s: DiceTownState, seat: int) -> dict[str, int]:
    """Return the player's points at the end, by source (DT-66, WW-34, WW-40). Unplayed cards give
    none. Bounties are added to the dollars before the dollars are halved."""
    counts = {"card": 1, "store-card": len(s.store[seat]), "bandit": len(s.caught[seat])}
    bounties = sum(BANDITS[bandit].bounty for bandit in s.caught[seat])
    sources = {
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
        sources["ranches"] = ranches * (ranches + 1) // 2
    return sources


@rules.step
def count_up(s: DiceTownState) -> None:
    """Count all points and end the game: most points win, then most claims including Ranches; if
    still tied, put the Sheriff's naming of the winner on the agenda (DT-66, DT-67, WW-26). Offers
    made to the Sheriff for this do not change the counted points."""
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
    """Update every observer's knowledge: all cards in hand have been shown for the count
    (DT-66)."""
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
