"""Tests of chance and its recorded draws."""

from collections import Counter

import pytest

from fivecups.compiled.chance import SplitMixChance
from fivecups.engine import (
    AddressedChance,
    Chance,
    ChanceError,
    CommonRandomNumbers,
    Draw,
    RandomChance,
    RecordedChance,
    Recorder,
)
from fivecups.house.table.fairness import SealedChance


class Lowest(Chance):
    """A chance that always draws the lowest number."""

    def below(self, limit: int) -> int:
        return 0


def test_a_source_needs_nothing_but_below() -> None:
    chance = Lowest()
    assert chance.roll(3) == (1, 1, 1)
    assert chance.pick(5) == 0
    assert sorted(chance.shuffle(4)) == [0, 1, 2, 3]


def test_the_same_seed_gives_the_same_draws() -> None:
    first, other = RandomChance(7), RandomChance(7)
    assert [first.roll(5), first.shuffle(9), first.pick(4)] == [
        other.roll(5),
        other.shuffle(9),
        other.pick(4),
    ]


def test_every_face_and_every_order_comes_up_about_equally_often() -> None:
    chance = RandomChance(1)
    faces = [0] * 7
    for _ in range(3_000):
        for face in (*chance.roll(3), *chance.roll(7, 6)):
            faces[face] += 1
    assert faces[0] == 0
    assert all(abs(count - 5_000) < 5 * 65 for count in faces[1:])
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        order = chance.shuffle(3)
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 5 * 29 for count in orders.values())


def test_more_than_five_dice_are_drawn_one_by_one() -> None:
    for count in (6, 7):
        single = RandomChance(1)
        assert RandomChance(1).roll(count) == tuple(1 + single.below(6) for _ in range(count))
    coins = RandomChance(1).roll(50, 2)
    assert set(coins) == {1, 2}


def test_what_is_recorded_can_be_drawn_again() -> None:
    recorder = Recorder(RandomChance(3))
    drawn = (recorder.roll(4), recorder.shuffle(5), recorder.pick(6))
    again = RecordedChance(recorder.draws)
    assert (again.roll(4), again.shuffle(5), again.pick(6)) == drawn
    assert again.unused == 0


@pytest.mark.parametrize(
    "draw",
    [
        ("roll", (1, 2)),
        ("roll", (1, 2, 7)),
        ("roll", (0, 1, 2)),
        ("shuffle", (0, 1, 2)),
        ("roll", "123"),
        ("roll", (1, 2, 3.0)),
        ("roll",),
    ],
)
def test_a_recorded_draw_that_does_not_fit_is_refused(draw: tuple[object, ...]) -> None:
    with pytest.raises(ChanceError):
        RecordedChance([draw]).roll(3)


def test_a_missing_draw_a_false_order_and_a_pick_out_of_range_are_refused() -> None:
    with pytest.raises(ChanceError, match="no draw is left"):
        RecordedChance().roll(1)
    with pytest.raises(ChanceError, match="shuffle of 3"):
        RecordedChance([("shuffle", (0, 0, 1))]).shuffle(3)
    for picked in ((3,), (-1,), (0, 1), ()):
        with pytest.raises(ChanceError, match="pick out of 3"):
            RecordedChance([("pick", picked)]).pick(3)
    assert RecordedChance([("pick", (0,))]).pick(3) == 0


def test_a_recorded_draw_is_drawn_at_its_own_address_only() -> None:
    draw = Draw("roll", (3,), "dice 0 1 1")
    assert RecordedChance([draw]).roll(1, at="dice 0 1 1") == (3,)
    with pytest.raises(ChanceError, match="at 'dice 1 1 1', not 'dice 0 1 1'"):
        RecordedChance([draw]).roll(1, at="dice 1 1 1")


def test_a_draw_that_was_recorded_without_an_address_fits_every_address() -> None:
    assert RecordedChance([("roll", (3,))]).roll(1, at="dice 0 1 1") == (3,)


ADDRESSED = [CommonRandomNumbers("seed"), SplitMixChance(7), SealedChance(b"key")]


@pytest.mark.parametrize("chance", ADDRESSED, ids=lambda chance: type(chance).__name__)
def test_a_draw_depends_on_nothing_but_its_address(chance: AddressedChance) -> None:
    roll, order, place = (
        chance.roll(5, at="dice 0 2 1"),
        chance.shuffle(9, at="store 1"),
        chance.pick(7, at="theft-of-store 3 4 1 0"),
    )
    assert chance.pick(7, at="theft-of-store 3 4 1 0") == place
    assert chance.shuffle(9, at="store 1") == order
    assert chance.roll(5, at="dice 0 2 1") == roll
    rolls = {
        chance.roll(5, at=f"dice {seat} {round_number} {number}")
        for seat in range(6)
        for round_number in range(1, 26)
        for number in range(1, 6)
    }
    assert len(rolls) > 600  # 750 addresses, 7,776 rolls
    orders = {
        chance.shuffle(9, at=f"{deck} {number}")
        for deck in ("store", "claims")
        for number in range(50)
    }
    assert len(orders) == 100


@pytest.mark.parametrize("chance", ADDRESSED, ids=lambda chance: type(chance).__name__)
def test_a_roll_of_fewer_dice_has_the_first_dice_of_a_roll_of_more(chance: AddressedChance) -> None:
    for number in range(40):
        whole = chance.roll(5, at=f"dice 0 1 {number}")
        for count in range(6):
            assert chance.roll(count, at=f"dice 0 1 {number}") == whole[:count]


@pytest.mark.parametrize("chance", ADDRESSED, ids=lambda chance: type(chance).__name__)
def test_dice_by_address_show_every_face_equally_often(chance: AddressedChance) -> None:
    for die in range(5):
        counts = Counter(
            chance.roll(5, at=f"dice 0 {number // 900} {number % 900}")[die]
            for number in range(3_000)
        )
        assert all(abs(counts[face] - 500) < 5 * 21 for face in range(1, 7))


def test_a_state_without_chance_says_so() -> None:
    with pytest.raises(ChanceError, match="no chance"):
        Chance().roll(1)
