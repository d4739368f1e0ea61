"""Faults in Gentleman's Deal, by the rule that they break."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivecups.games.gentlemans_deal import components, vote
from fivecups.games.gentlemans_deal.outcome import accomplices, end, gangs, settlement
from fivecups.games.gentlemans_deal.state import neighbours, rules
from fivecups.games.gentlemans_deal.turn import final_offer, first_offer, nothing_to_add, rounds

from . import Fault, constants, nothing


def step_does_nothing(name: str) -> Fault:
    def fault(patch: pytest.MonkeyPatch) -> None:
        patch.setitem(rules.steps, name, nothing)

    return fault


def step_is_done_twice(name: str) -> Fault:
    def fault(patch: pytest.MonkeyPatch) -> None:
        right = rules.steps[name]

        def twice(s: Any, *args: Any) -> None:
            right(s, *args)
            right(s, *args)

        patch.setitem(rules.steps, name, twice)

    return fault


def a_card_has_a_coin_more(patch: pytest.MonkeyPatch) -> None:
    cards = tuple(replace(card, money=card.money + 1) for card in components.DEAL_CARDS)
    patch.setattr(settlement, "DEAL_CARDS", cards)


def a_tie_is_a_refusal(patch: pytest.MonkeyPatch) -> None:
    right = vote.settle

    def wrong(s: Any, outcome: str, votes: Any) -> None:
        weights = [0, 0]
        for cast in votes:
            weights[vote.in_favour(cast.ballot)] += cast.weight
        right(s, "refused" if weights[0] == weights[1] else outcome, votes)

    patch.setattr(vote, "settle", wrong)


def the_banker_robs_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        accomplices,
        "neighbours",
        lambda s, seat: tuple(other for other in range(s.seats) if other != seat),
    )


def the_journalist_watches_one_neighbour(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(accomplices, "neighbours", lambda s, seat: neighbours(s, seat)[:1])


def the_boss_helps_whatever_he_votes(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any) -> None:
        if s.owners["boss"] is not None:
            gangs.give_gang_cards(s, s.dealer, "GD-44")

    patch.setitem(rules.steps, "boss_sends_a_gang", wrong)


def the_magnate_must_vote_for_it(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["magnate_earns"]

    def wrong(s: Any) -> None:
        magnate = s.owners["magnate"]
        if any(cast.seat == magnate and vote.in_favour(cast.ballot) for cast in s.past.votes):
            right(s)

    patch.setitem(rules.steps, "magnate_earns", wrong)


def all_get_gang_cards(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any) -> None:
        for seat in range(s.seats):
            if seat != s.dealer:
                gangs.give_gang_cards(s, seat, "GD-30")

    patch.setitem(rules.steps, "gangs_for_the_left_out", wrong)


def the_prisoner_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(vote, "voters", lambda s: settlement.others(s))


def the_dealer_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(vote, "voters", lambda s: tuple(range(s.seats)))


def the_turn_goes_the_other_way(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["take_turn"]
    patch.setitem(rules.steps, "take_turn", lambda s, dealer: right(s, -dealer % s.seats))


def a_draw_is_a_win_of_the_first(patch: pytest.MonkeyPatch) -> None:
    right = end.highest_wins

    def wrong(sums: Any, sources: Any) -> Any:
        result = right(sums, sources)
        return type(result)(result.scores, (0,), result.sources)

    patch.setattr(end, "highest_wins", wrong)


def accomplices_move_at_once(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["send_for_accomplices"]

    def wrong(s: Any) -> None:
        right(s)
        settlement.hand_over_accomplices(s)

    patch.setitem(rules.steps, "send_for_accomplices", wrong)


def accomplices_left_over_stay(patch: pytest.MonkeyPatch) -> None:
    right = rules.steps["send_for_accomplices"]

    def wrong(s: Any) -> None:
        right(s)
        s.coming = {name: seat for name, seat in s.coming.items() if seat != s.dealer}

    patch.setitem(rules.steps, "send_for_accomplices", wrong)


def the_absent_vote_against(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(vote, "vote_of_the_absent", lambda s, seat: ("vote", "against"))


def a_waiting_dealer_goes_to_jail(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any, seat: int, answer: Any, turn: int, seconds: int) -> None:
        s.withdraw()
        s.tell("talk_time_ran_out", "GD-14", seat=s.dealer, how="jail")
        settlement.settle(s, "time_up", ())

    patch.setattr(rules.questions["talk_time_up"], "take", wrong)


def an_idle_dealer_is_let_off(patch: pytest.MonkeyPatch) -> None:
    def wrong(s: Any, seat: int, answer: Any, turn: int, seconds: int) -> None:
        s.withdraw()
        s.tell("talk_time_ran_out", "GD-14", seat=s.dealer, how="confirmed")
        final_offer.close_the_talk(s, "offer_confirmed")

    patch.setattr(rules.questions["talk_time_up"], "take", wrong)


FAULTS: dict[str, Fault] = {
    "GD-2 a card has a coin more": a_card_has_a_coin_more,
    "GD-12 nobody is heard": constants(nothing_to_add, least_talk=lambda s: 0),
    "GD-14 a waiting dealer goes to jail": a_waiting_dealer_goes_to_jail,
    "GD-14 an idle dealer is let off": an_idle_dealer_is_let_off,
    "GD-20 the prisoner votes": the_prisoner_votes,
    "GD-20 the dealer votes": the_dealer_votes,
    "GD-21 an argument adds 3": constants(accomplices, ARGUMENT_ADDS=3),
    "GD-22 gang cards weigh nothing": constants(
        vote,
        weight=lambda s, seat, ballot: (
            1 + (vote.argument_adds(s, seat) if vote.with_argument(ballot) else 0)
        ),
    ),
    "GD-23 a tie is a refusal": a_tie_is_a_refusal,
    "GD-30 shares are paid twice": step_is_done_twice("pay_shares"),
    "GD-30 no accomplice moves": step_does_nothing("send_for_accomplices"),
    "GD-30 accomplices move at once": accomplices_move_at_once,
    "GD-30 accomplices left over stay": accomplices_left_over_stay,
    "GD-30 nobody gets a gang card": step_does_nothing("gangs_for_the_left_out"),
    "GD-30 everybody gets a gang card": all_get_gang_cards,
    "GD-31 nobody goes to jail": step_does_nothing("go_to_jail"),
    "GD-31 nobody leaves the jail": step_does_nothing("leave_jail"),
    "GD-32 gang cards are kept": step_does_nothing("discard_gang_cards"),
    "GD-33 the turn goes the other way": the_turn_goes_the_other_way,
    "GD-40 the Sheriff earns 3": constants(accomplices, SHERIFF_PAY=3),
    "GD-40 one gang card for the Sheriff": constants(gangs, SHERIFF_GANG_CARDS=1),
    "GD-41 the Senator adds 3": constants(accomplices, SENATOR_ADDS=3),
    "GD-42 the Magnate earns 2": constants(accomplices, MAGNATE_PAY=2),
    "GD-42 the Magnate must vote for it": the_magnate_must_vote_for_it,
    "GD-43 the Journalist earns 2": constants(accomplices, JOURNALIST_PAY=2),
    "GD-43 the Journalist watches one neighbour": the_journalist_watches_one_neighbour,
    "GD-44 the Boss helps whatever he votes": the_boss_helps_whatever_he_votes,
    "GD-44 the Boss sends nobody": step_does_nothing("boss_sends_a_gang"),
    "GD-45 the Banker takes 2": constants(accomplices, BANKER_TAKES=2),
    "GD-45 the Banker robs everybody": the_banker_robs_everybody,
    "GD-50 a round is missing": constants(rounds, rounds=lambda s: 1),
    "GD-51 a draw is a win of the first": a_draw_is_a_win_of_the_first,
    "GD-52 the absent vote against": the_absent_vote_against,
    "GD-13 the first offer is final": constants(
        first_offer, hear_the_table=lambda s: final_offer.close_the_talk(s, "offer_confirmed")
    ),
}
