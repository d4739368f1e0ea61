"""The vote: secret, revealed at once, and weighed (GD-20 to GD-23, GD-52)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fivecups.engine import CLOCK, Choices, Refusal

from .outcome.accomplices import argument_adds, in_favour, with_argument
from .outcome.settlement import settle
from .state import BALLOTS, DealState, Vote, rules, voters

VoteAnswer: TypeAlias = tuple[Literal["vote"], str]


def open_the_vote(s: DealState) -> None:
    """Ask all players but the dealer and the holder of the jail card to vote (GD-20), and start the
    clock of the vote if the time is limited (GD-52)."""
    s.ask_all(vote, voters(s))
    seconds = s.options["vote_seconds"]
    if seconds is not None:
        s.meanwhile(vote_time_up, (CLOCK,), s.turn, seconds)


def ballots(s: DealState, seat: int) -> tuple[str, ...]:
    """Return the ballots that a seat may cast; those with an argument only if it has one left
    (GD-21)."""
    return tuple(ballot for ballot in BALLOTS if s.arguments[seat] or not with_argument(ballot))


def weight(s: DealState, seat: int, ballot: str) -> int:
    """Return the weight of a ballot: 1, plus 2 with an argument (4 for the Senator's owner), plus 1
    for every gang card held (GD-21, GD-22)."""
    return 1 + s.gang_cards[seat] + (argument_adds(s, seat) if with_argument(ballot) else 0)


@rules.sealed_question("GD-20", {"vote": ("ballot",)})
def vote(s: DealState, seat: int) -> Choices:
    """Ask the seat for its ballot: for or against the deal, with or without an argument (GD-20)."""
    return tuple(("vote", ballot) for ballot in ballots(s, seat))


@vote.checked
def why_not_so(s: DealState, seat: int, answer: VoteAnswer) -> Refusal | None:
    return no_argument_left(s, seat, answer[1])


def no_argument_left(s: DealState, seat: int, ballot: str) -> Refusal | None:
    """Return a refusal if the ballot uses an argument and the seat has none left, else None
    (GD-21)."""
    if ballot in BALLOTS and with_argument(ballot) and not s.arguments[seat]:
        return Refusal("no-argument-left", "GD-21")
    return None


@vote.answered_together
def show_the_votes(s: DealState, answers: dict[int, VoteAnswer]) -> None:
    """Reveal all votes at once, remove the arguments used, and settle the deal; a tie accepts it
    (GD-20 to GD-23)."""
    votes = tuple(
        Vote(seat, ballot, weight(s, seat, ballot)) for seat, (_, ballot) in answers.items()
    )
    for shown in votes:
        if with_argument(shown.ballot):
            s.arguments[shown.seat] -= 1
            s.arguments_used += 1
        s.tell(
            "voted",
            "GD-20",
            seat=shown.seat,
            ballot=shown.ballot,
            weight=shown.weight,
            reveals=True,
        )
    weight_for = sum(shown.weight for shown in votes if in_favour(shown.ballot))
    weight_against = sum(shown.weight for shown in votes if not in_favour(shown.ballot))
    accepted = weight_for >= weight_against
    s.tell(
        "deal_accepted" if accepted else "deal_refused",
        "GD-23" if weight_for == weight_against else "GD-30" if accepted else "GD-31",
        seat=s.dealer,
        weight_for=weight_for,
        weight_against=weight_against,
        reveals=True,
    )
    settle(s, "accepted" if accepted else "refused", votes)


@rules.question("GD-52", {"time": ()})
def vote_time_up(s: DealState, seat: int, turn: int, seconds: int) -> Choices:
    """Ask the timer of the vote, which answers after `seconds`, when time is up; each turn has its
    own (GD-52)."""
    return (("time",),)


@vote_time_up.answered
def vote_for_the_absent(
    s: DealState, seat: int, answer: tuple[str], turn: int, seconds: int
) -> None:
    """Cast the votes of players who have not voted in time: for if offered anything, else against,
    without an argument (GD-52)."""
    cast = s.withdraw()
    absent = tuple(voter for voter in voters(s) if voter not in cast)
    s.tell("vote_time_ran_out", "GD-52", seats=absent)
    show_the_votes(
        s, {voter: cast.get(voter) or vote_of_the_absent(s, voter) for voter in voters(s)}
    )


def vote_of_the_absent(s: DealState, seat: int) -> VoteAnswer:
    return ("vote", "against" if s.offer[seat].is_nothing else "for")
