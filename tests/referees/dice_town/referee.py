"""The referee of a whole game: setup, rounds, end and count (DT-5 to DT-7, DT-65 to DT-67)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..story import Story
from .cards import Cards
from .decisions import decide
from .doc import visit_doc
from .ledger import Ledger, Player
from .phase_one import roll_the_dice
from .phase_two import Places, refill

BADGE = 5
AT_ONCE = {"nervous-joe", "gift", "crook"}
COPIES = {"brute": 2, "cheater": 2}


def referee(story: Story, seats: int, options: Mapping[str, Any]) -> None:
    """Check a game without the expansion."""
    ledger = Ledger(story, [Player() for _ in range(seats)])
    cards = Cards(ledger)
    ledger.sheriff = story.take("appointed")["seat"]
    story.check(options["first_sheriff"] in ("lot", ledger.sheriff), "the host picked another")
    refill(ledger, "town-hall")
    number = 0
    while ledger.mine and (ledger.row or ledger.claim_deck):
        number += 1
        story.take("round_began", round=number, seat=ledger.sheriff)
        places = Places(ledger, cards, roll_the_dice(ledger, cards), number)
        ledger.check()
        places.play()
        ledger.check()
        visit_doc(ledger, cards, places)
        ledger.check()
    count(ledger)


def count(ledger: Ledger) -> None:
    """Check the reason of the end, the count and the winner (DT-65 to DT-67)."""
    reason = ledger.take("game_over")["reason"]
    claimed = not ledger.row and not ledger.claim_deck
    due = "both" if claimed and not ledger.mine else "claims" if claimed else "mine"
    ledger.must(reason == due, f"the reason is {due}")
    scores: list[int] = []
    claims: list[int] = []
    shown: Counter[str] = Counter()
    for seat in range(ledger.seats):
        player = ledger.players[seat]
        details = ledger.take("counted", seat=seat)
        own = [card for card in details["cards"] if card.startswith("claim-")]
        store = [card for card in details["cards"] if not card.startswith("claim-")]
        ledger.must(len(store) == player.store, "all Store cards are shown")
        ledger.must(len(own) == player.claims, "all claims in hand are shown")
        unplayed = AT_ONCE & set(store)
        ledger.must(not unplayed, f"{unplayed} should have been played at once (DT-24)")
        own += player.wired.elements()
        shown.update((*own, *store))
        points = points_of(player, own, store) + (BADGE if seat == ledger.sheriff else 0)
        number = len(own) + player.ranches
        ledger.must(details["score"] == points, f"{points} points are due")
        ledger.must(details["claims"] == number, f"{number} claims are due")
        scores.append(points)
        claims.append(number)
    for card, copies in shown.items():
        available = 5 if card.startswith("claim-") else COPIES.get(card, 1)
        ledger.must(copies <= available, f"there are {available} of {card}")
    best = max(zip(scores, claims, strict=True))
    tied = [seat for seat in range(ledger.seats) if (scores[seat], claims[seat]) == best]
    if len(tied) > 1:
        tied = [decide(ledger, "sheriff", "game", tied)[0]]
    ledger.take("ended", winners=tuple(tied), scores=tuple(scores))
    ledger.must(ledger.story.next == "", "nothing happens after the end")


def points_of(player: Player, claims: list[str], store: list[str]) -> int:
    """Return a player's points without the badge (DT-66, WW-34, WW-40, WW-60 to WW-63)."""
    bounties = sum(int(bandit.split("-")[1]) for bandit in player.caught)
    points = player.nuggets + (player.dollars + bounties) // 2
    points += sum(int(card.split("-")[1]) for card in claims)
    points += player.ranches * (player.ranches + 1) // 2
    worth = {"cattle": 7, "winchester": 6, "mule": len(store), "dog": 2 * len(player.caught)}
    for card in store:
        points += int(card[10:]) if card.startswith("equipment-") else worth.get(card, 0)
    return points
