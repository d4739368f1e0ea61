"""The vote: in secret, shown at once, weighed (GD-20 to GD-23, GD-52)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fivecups.engine import CLOCK, Choices, Refusal

from .outcome.accomplices import argument_adds, in_favour, with_argument
from .outcome.settle import settle
from .state import BALLOTS, DealState, Vote, rules, voters

VoteAnswer: TypeAlias = tuple[Literal["vote"], str]


def open_the_vote(s: DealState) -> None:
    """GD-20: all players but the dealer and the holder of the jail card vote; GD-52: the clock may
    hurry them."""
    s.ask_all(vote, voters(s))
    seconds = s.options["vote_seconds"]
    if seconds is not None:
        s.meanwhile(vote_time_up, (CLOCK,), s.turn, seconds)


def ballots(s: DealState, seat: int) -> tuple[str, ...]:
    """GD-21: how this seat may vote; with no arguments left, not with one."""
    return tuple(ballot for ballot in BALLOTS if s.arguments[seat] or not with_argument(ballot))


def weight(s: DealState, seat: int, ballot: str) -> int:
    """GD-21, GD-22: 1, with an argument 2 more (the Senator's owner 4), and 1 for every gang card
    held."""
    return 1 + s.gang_cards[seat] + (argument_adds(s, seat) if with_argument(ballot) else 0)


@rules.sealed_question("GD-20", {"vote": ("ballot",)})
def vote(s: DealState, seat: int) -> Choices:
    """GD-20: for or against, with or without an argument."""
    return tuple(("vote", ballot) for ballot in ballots(s, seat))


@vote.checked
def why_not_so(s: DealState, seat: int, answer: VoteAnswer) -> Refusal | None:
    return no_argument_left(s, seat, answer[1])


def no_argument_left(s: DealState, seat: int, ballot: str) -> Refusal | None:
    """GD-21: the reason why a ballot with an argument is not available."""
    if ballot in BALLOTS and with_argument(ballot) and not s.arguments[seat]:
        return Refusal("no-argument-left", "GD-21")
    return None


@vote.answered_together
def show_the_votes(s: DealState, answers: dict[int, VoteAnswer]) -> None:
    """GD-20 to GD-23: all votes are shown at once; arguments used leave the game; a tie is an
    acceptance."""
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
    """GD-52: the clock of the vote, a new one each turn."""
    return (("time",),)


@vote_time_up.answered
def vote_for_the_absent(
    s: DealState, seat: int, answer: tuple[str], turn: int, seconds: int
) -> None:
    """GD-52: who is absent past the clock votes for, if offered anything, else against, without an
    argument."""
    cast = s.withdraw()
    absent = tuple(voter for voter in voters(s) if voter not in cast)
    s.tell("vote_time_ran_out", "GD-52", seats=absent)
    show_the_votes(
        s, {voter: cast.get(voter) or vote_of_the_absent(s, voter) for voter in voters(s)}
    )


def vote_of_the_absent(s: DealState, seat: int) -> VoteAnswer:
    return ("vote", "against" if s.offer[seat].is_nothing else "for")
