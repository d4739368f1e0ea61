"""Names that look alike are the same name."""

from __future__ import annotations

import pytest

from fivecups.house.table.look_alikes import skeleton
from fivecups.house.table.seats import Chair, Person, with_distinct_look


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Аnа"),
        ("BOB", "ВОВ"),
        ("Cleo", "Сleо"),
        ("Hector", "Нестоr"),
        ("ana", "a\u034fna"),
        ("Omega", "Οmеgа"),
        ("Ｆｕｌｌ", "Full"),
        ("Ana", "  aNA "),
    ],
)
def test_the_same_to_the_eye(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), [("Ana", "Anna"), ("Иван", "Ivan"), ("Юля", "Оля")])
def test_other_names_stay_others(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_the_second_at_a_table_gets_a_number() -> None:
    chairs = [Chair(person="ana", name="Ana"), Chair()]
    assert with_distinct_look(chairs, 1, Person("eve", "Аnа"), True).name == "Аnа 2"
