"""Tests of forms: accepted and refused answers, and samples."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivecups.engine import Amount, Fields, Form, OneOf, RandomChance, SomeOf, plain

FORM = Form(
    Fields(
        {
            "dollars": Amount(0, 3),
            "outcome": OneOf((1, 2, "nobody")),
            "cards": SomeOf(("a", "b", "b", "c"), 0, 3),
            "extra": Fields({"nuggets": Amount(-1, 1)}),
        }
    ),
    {"dollars": 0, "outcome": 1, "cards": (), "extra": {"nuggets": 0}},
)


def filled(**changes: Any) -> dict[str, Any]:
    return {**FORM.default, **changes}


def test_what_fits_is_accepted() -> None:
    assert FORM.check(FORM.default) is None
    assert FORM.check(filled(dollars=3, outcome="nobody", cards=("a", "b", "b"))) is None


@pytest.mark.parametrize(
    ("answer", "code", "field"),
    [
        (filled(dollars=4), "form-amount", "dollars"),
        (filled(dollars=True), "form-amount", "dollars"),
        (filled(dollars="1"), "form-amount", "dollars"),
        (filled(outcome=3), "form-one-of", "outcome"),
        (filled(outcome=True), "form-one-of", "outcome"),
        (filled(cards=("b", "a")), "form-some-of", "cards"),
        (filled(cards=("a", "a")), "form-some-of", "cards"),
        (filled(cards=("a", "b", "b", "c")), "form-some-of", "cards"),
        (filled(cards="ab"), "form-some-of", "cards"),
        (filled(extra={"nuggets": 2}), "form-amount", "extra.nuggets"),
        (filled(extra={}), "form-fields", "extra"),
        (filled(more=1), "form-fields", ""),
        ((), "form-fields", ""),
        (None, "form-fields", ""),
    ],
)
def test_what_does_not_fit_is_refused_with_the_name_of_the_field(
    answer: Any, code: str, field: str
) -> None:
    refusal = FORM.check(answer)
    assert refusal is not None
    assert (refusal.code, refusal.data["field"]) == (code, field)


@given(st.integers())
def test_samples_fit(seed: int) -> None:
    assert FORM.check(FORM.sample(RandomChance(seed))) is None


def test_samples_of_some_may_be_all_of_them_none_or_any_number_between() -> None:
    def answers_of(field: SomeOf) -> set[Any]:
        return {field.sample(RandomChance(seed)) for seed in range(200)}

    every = {(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)}
    assert answers_of(SomeOf((1, 2, 3), 0, 3)) == every
    assert answers_of(SomeOf((1, 2, 3), 1, 2)) == {some for some in every if 1 <= len(some) <= 2}
    assert answers_of(SomeOf((), 0, 3)) == {()}


def test_numbers_are_as_large_as_a_page_can_count() -> None:
    for largest in (2**53, -(2**53)):
        assert plain(largest) == largest
    for larger in (2**53 + 1, -(2**53) - 1):
        with pytest.raises(ValueError, match="out of range"):
            plain(larger)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=20,
)


@given(VALUES)
def test_any_answer_of_plain_data_is_either_accepted_or_refused(value: Any) -> None:
    try:
        answer = plain(value)
    except ValueError:
        return
    refusal = FORM.check(answer)
    assert refusal is None or refusal.code.startswith("form-")
