"""Suspicious patterns on a ladder."""

from __future__ import annotations

from fivecups.house.accounts.ladder.detector import (
    HOUR_MILLISECONDS,
    HURRY_GAMES,
    MIN_WINS,
    RatedSeat,
    suspicions,
)

DAY = 24 * HOUR_MILLISECONDS


def games(
    winner: str, losers: list[str], networks: dict[str, str] | None = None, apart: int = DAY
) -> list[RatedSeat]:
    """Return the seats of games that `winner` won against each of `losers`."""
    known = networks or {}
    return [
        RatedSeat(
            f"{winner} {number}", "poker-dice", number * apart, person, rank, known.get(person, "")
        )
        for number, loser in enumerate(losers)
        for rank, person in enumerate((winner, loser), 1)
    ]


def regulars(count: int) -> list[RatedSeat]:
    """Return games between people who all play each other, and win about as often."""
    people = [f"p{number}" for number in range(count)]
    return [
        seat for one in people for seat in games(one, [other for other in people if other != one])
    ]


def patterns(seats: list[RatedSeat]) -> set[tuple[str, str]]:
    return {(found.person, found.pattern) for found in suspicions(seats)}


def test_people_who_play_each_other_are_not_suspicious() -> None:
    assert suspicions(regulars(8)) == []


def test_wins_against_the_same_player_stand_out() -> None:
    seats = regulars(8) + games("eve", ["p1"] * MIN_WINS)
    [found] = suspicions(seats)
    assert (found.person, found.pattern, found.wins) == ("eve", "one-opponent", MIN_WINS)
    assert found.tables == tuple(f"eve {number}" for number in range(MIN_WINS))


def test_wins_against_newcomers_and_at_one_address_stand_out() -> None:
    guests = [f"guest {number}" for number in range(MIN_WINS)]
    networks = dict.fromkeys(["eve", *guests], "home")
    assert patterns(regulars(8) + games("eve", guests)) == {("eve", "newcomers")}
    assert ("eve", "one-network") in patterns(regulars(8) + games("eve", guests, networks))
    assert patterns(games("eve", guests[1:])) == set(), "too few to say anything"


def test_many_games_in_an_hour_stand_out() -> None:
    losers = [f"p{number % 8}" for number in range(HURRY_GAMES)]
    assert patterns(regulars(8) + games("eve", losers, apart=1000)) == {("eve", "in-a-hurry")}
    assert patterns(regulars(8) + games("eve", losers, apart=HOUR_MILLISECONDS)) == set()
