"""The combination of evaluated costs with playouts in other worlds."""

from __future__ import annotations

import pytest

from fivecups.bots.analysis.answer_comparison import combine_estimates


def test_without_worlds_the_figure_stands() -> None:
    assert combine_estimates(1.5, 0.8, [], 4.0) == (1.5, 0.8)


def test_what_was_seen_counts_more_the_more_was_seen() -> None:
    few, unsure = combine_estimates(2.0, 1.0, [0.0, 1.0] * 2, 1.0)
    many, sure = combine_estimates(2.0, 1.0, [0.0, 1.0] * 50, 1.0)
    assert 0.5 < many < few < 2.0
    assert sure < unsure < 1.0
    assert many == pytest.approx(0.5, abs=0.05)


def test_a_decision_that_turned_out_better_than_the_best_costs_nothing() -> None:
    assert combine_estimates(0.5, 1.0, [-3.0] * 40, 1.0)[0] == 0


def test_a_few_equal_worlds_prove_little() -> None:
    assert combine_estimates(2.0, 1.0, [0.0] * 3, 4.0)[1] > 0.5
