"""Passwords: how long they may be."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.passwords import check_length


@pytest.mark.parametrize("length", [0, 7, 201])
def test_a_password_of_another_length_is_refused_with_the_limits(length: int) -> None:
    with pytest.raises(Refused) as refused:
        check_length("x" * length)
    assert refused.value.refusal.code == "wrong-password-length"
    assert refused.value.refusal.data == {"low": 8, "high": 200}


@pytest.mark.parametrize("length", [8, 200])
def test_a_password_at_the_limits_will_do(length: int) -> None:
    check_length("x" * length)
