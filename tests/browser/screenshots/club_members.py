"""Members, games and ratings of a club that has met for two months."""

from __future__ import annotations

import random
import time

from argon2 import PasswordHasher

from fivecups.house.accounts.people import Account
from fivecups.house.club.results import SeatResult
from fivecups.house.table.seats import COLOURS, SIGNS
from fivecups.store import Store, open_store

DAY = 24 * 3600 * 1000
DAYS, GAMES = 60, 300
PASSWORD = "correct horse"
MEMBERS = (
    "Александра Константинова",
    "Ștefania-Alexandra Munte",
    "Bob",
    "Cleo",
    "Максимилиан Воскресенски",
    "Ion",
    "Маша",
    "Gheorghe-Constantin Ioan",
    "Eve",
    "Дмитрий",
)
SEATS = {"dice-town": (2, 3, 4, 5), "poker-dice": (2, 3, 4), "gentlemans-deal": (4, 5, 6)}
PLACES = (
    "mine",
    "bank",
    "stagecoach",
    "general-store",
    "saloon",
    "sheriff",
    "town-hall",
    "doc-badluck",
)
LEVELS = ("novice", "regular", "expert")


async def fill(database: str) -> None:
    """Write members, games and ratings into a house that has not been opened yet. Members earlier
    in the list play better and more often."""
    rng = random.Random(1)
    now = int(time.time() * 1000)
    hashed = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    store = await open_store(database)
    for number, name in enumerate(MEMBERS):
        sign, colour = SIGNS[number % len(SIGNS)], COLOURS[number % len(COLOURS)]
        account = Account(f"m{number}", name, "en", 1, name.casefold(), hashed, sign, colour)
        await store.people.add_account(account)
        await store.people.add_device(f"of {name}", account.id, "x", now - number**2 * DAY)
    for number in range(GAMES):
        at = now - round(DAYS * DAY * (1 - number / GAMES) * rng.uniform(0.8, 1))
        await _play(store, rng, f"game {number}", at)
    await store.close()


async def _play(store: Store, rng: random.Random, table: str, at: int) -> None:
    game = rng.choice(tuple(SEATS))
    seats = rng.choice(SEATS[game])
    count = max(2, seats - rng.randrange(3))
    members = sorted(rng.sample(range(len(MEMBERS)), count), key=lambda _: rng.random())
    players: list[int | None] = [*members, *[None] * (seats - count)]
    rng.shuffle(players)
    strength = [-rng.gauss(5 if one is None else one, 5) for one in players]
    order = sorted(range(seats), key=strength.__getitem__, reverse=True)
    places = {
        place: wins
        for place in (PLACES if game == "dice-town" else ())
        if (wins := rng.randrange(4))
    }
    results = [
        SeatResult(
            seat,
            order.index(seat) + 1,
            1.0 if order[0] == seat else 0.0,
            100 - 10 * order.index(seat),
            None if one is None else f"m{one}",
            rng.choice(LEVELS) if one is None else None,
            places=places,
        )
        for seat, one in enumerate(players)
    ]
    await store.results.count_once(table, game, at, results)
    unit = "win" if game == "dice-town" else "points"
    spread = 0.2 if unit == "win" else 9
    if game != "gentlemans-deal":
        await store.results.store_luck(
            table, unit, {seat: rng.gauss(0, spread) for seat in range(seats)}
        )
    rated = [one for one in results if one.person is not None]
    if len(rated) == seats:
        people = [one.person for one in rated if one.person is not None]
        await store.ladder.rate_once(table, game, people, [one.rank for one in rated])
