"""The wait between first and final offer, in which every player can comment or say that he has
nothing to add (GD-12)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fivecups.engine import CLOCK, Choices

from ..state import DealState, others, rules
from .final_offer import ask_for_the_final_offer, run_the_clock
from .talk import open_the_talk

NothingToAdd: TypeAlias = tuple[Literal["nothing_to_add"]]


def hear_the_table(s: DealState) -> None:
    """Ask for the final offer once all others have nothing to add or the minimum time for talk is
    over; at once if there is no minimum time (GD-12)."""
    seconds = least_talk(s)
    if not seconds:
        ask_for_the_final_offer(s)
        return
    s.ask_all(nothing_to_add, others(s))
    open_the_talk(s)
    run_the_clock(s)
    s.meanwhile(least_talk_over, (CLOCK,), s.turn, seconds)


def least_talk(s: DealState) -> int:
    """Return the minimum time for talk in seconds. It is at most half of the time limit for offer
    and talk, so that a dealer can keep within both (GD-12, GD-14)."""
    least: int = s.options["least_talk_seconds"]
    whole: int | None = s.options["talk_seconds"]
    return least if whole is None else min(least, whole // 2)


@rules.sealed_question("GD-12", {"nothing_to_add": ()})
def nothing_to_add(s: DealState, seat: int) -> Choices:
    """Ask a player to declare that he has nothing to add to the talk; he may still speak until the
    offer is final (GD-12)."""
    return (("nothing_to_add",),)


@nothing_to_add.answered_together
def all_have_spoken(s: DealState, answers: dict[int, NothingToAdd]) -> None:
    s.tell("all_have_spoken", "GD-12", seat=s.dealer)
    ask_for_the_final_offer(s)


@rules.question("GD-12", {"time": ()})
def least_talk_over(s: DealState, seat: int, turn: int, seconds: int) -> Choices:
    """Ask the timer of the minimum time for talk, which answers after `seconds` (GD-12)."""
    return (("time",),)


@least_talk_over.answered
def talked_long_enough(
    s: DealState, seat: int, answer: tuple[str], turn: int, seconds: int
) -> None:
    s.withdraw()
    s.tell("talked_long_enough", "GD-12", seat=s.dealer)
    ask_for_the_final_offer(s)
