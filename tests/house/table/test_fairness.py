"""Verifiable dice: every draw is fixed by secret, entropy and address, and every change of a record
file is detected."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import product
from pathlib import Path

import msgspec
import pytest

from fivecups.engine import ChanceError, Draw, RandomChance, awaited, random_answer
from fivecups.games import GAMES
from fivecups.house.records.game_record import record_file
from fivecups.house.records.verify import verify_file
from fivecups.house.table import commands
from fivecups.house.table.entries import AnyEntry, Moved, Started
from fivecups.house.table.fairness import (
    DrawOrder,
    SealedChance,
    Tape,
    chance_key,
    commitment_to,
    new_secret,
)
from fivecups.house.table.open_asks import main_ask
from fivecups.house.table.table import Table

from ..kit import ALL_GAMES, ANA, follow, new_table, people_for

SECRET = "00" * 31 + "07"


def played(
    game: str, seed: int = 1, secret: str | None = None, draw_order: DrawOrder = "address"
) -> tuple[Table, list[AnyEntry]]:
    """Return a table with a finished game of random answers, and its log."""
    table = new_table(game, people_for(game))
    table.created = msgspec.structs.replace(
        table.created, secret=secret or table.created.secret, draw_order=draw_order
    )
    log: list[AnyEntry] = [table.created]
    chance = RandomChance(seed)
    decision = commands.start(table, ANA, 2000)
    while True:
        log += decision.entries
        table = follow(table, decision)
        state = table.state
        assert state is not None
        if state.over:
            return table, log
        seat = awaited(state)[0]
        ask = main_ask(state, seat)
        assert ask is not None
        decision = commands.answer(
            table, seat, ask, random_answer(state, seat, chance), "person", 3000
        )


@pytest.fixture(params=product(ALL_GAMES, ("address", "sequence")), ids="-".join)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The record file of a finished game, for each game and for both ways of drawing."""
    path = tmp_path / "game.json"
    game, draw_order = request.param
    path.write_bytes(record_file(*played(game, draw_order=draw_order)))
    return path


def changed(path: Path, change: object) -> Path:
    content = msgspec.json.decode(path.read_bytes())
    change(content)  # type: ignore[operator]
    path.write_bytes(msgspec.json.encode(content))
    return path


def test_the_tape_is_hmac_of_a_running_number() -> None:
    key = chance_key(SECRET, ["a", "b"])
    assert key == hmac.new(bytes.fromhex(SECRET), b'["a","b"]', hashlib.sha256).digest()
    block = hmac.new(key, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4)]
    tape = Tape(key)
    assert [tape.below(2**32) for _ in range(8)] == words
    second = hmac.new(key, (1).to_bytes(8, "big"), hashlib.sha256).digest()
    assert tape.below(1000) == int.from_bytes(second[:4], "big") % 1000


def test_a_draw_at_an_address_is_hmac_of_the_address() -> None:
    key = chance_key(SECRET, ["a", "b"])
    block = hmac.new(key, b"dice 1 4 2#0", hashlib.sha256).digest()
    words = [int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4)]
    chance = SealedChance(key)
    assert chance.roll(5, at="dice 1 4 2") == tuple(1 + word % 6 for word in words[:5])
    assert chance.pick(1000, at="dice 1 4 2") == words[0] % 1000
    order = chance.shuffle(30, at="deals")
    blocks = b"".join(
        hmac.new(key, b"deals#%d" % number, hashlib.sha256).digest() for number in range(4)
    )
    expected = list(range(30))
    for step, place in enumerate(range(29, 0, -1)):
        other = int.from_bytes(blocks[4 * step : 4 * step + 4], "big") % (place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert order == tuple(expected)
    assert chance.position == 3


def test_a_draw_without_an_address_is_an_error_at_a_table() -> None:
    with pytest.raises(ChanceError, match="needs an address"):
        SealedChance(b"key").roll(5)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_has_the_same_dice_whatever_is_decided(game: str) -> None:
    """Two games with the same secret and entropies and different answers agree in every draw of
    dice and decks that both have made; in picks only the address is the same."""
    first, second = (
        {draw.address: draw for entry in played(game, seed, SECRET)[1] for draw in draws_of(entry)}
        for seed in (1, 2)
    )
    both = set(first) & set(second)
    assert len(both) > (2 if game == "gentlemans-deal" else 20) - 1
    for address in both:
        numbers = zip(first[address].numbers, second[address].numbers, strict=False)
        if first[address].kind == "roll":
            assert all(one_die == other_die for one_die, other_die in numbers)
        elif len(first[address].numbers) == len(second[address].numbers):
            assert first[address].kind == "pick" or first[address] == second[address]


def draws_of(entry: AnyEntry) -> tuple[Draw, ...]:
    return entry.draws if isinstance(entry, Started | Moved) else ()


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    key = chance_key(SECRET, [])
    limit = 2**31 + 1
    tape, all_words = Tape(key), Tape(key)
    fair = [tape.below(limit) for _ in range(50)]
    words = [all_words.below(2**32) for _ in range(tape.position)]
    assert fair == [word for word in words if word < limit]
    assert len(words) > 50


def test_every_face_is_as_likely() -> None:
    counts = Counter(Tape(chance_key(SECRET, ["x"])).roll(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_the_tape_goes_on_at_its_position() -> None:
    key = chance_key(SECRET, ["x", "y"])
    whole = Tape(key)
    numbers = [whole.below(6) for _ in range(40)]
    first = Tape(key)
    begin = [first.below(6) for _ in range(17)]
    rest = Tape(key, first.position)
    assert begin + [rest.below(6) for _ in range(23)] == numbers


def test_every_entropy_changes_the_tape() -> None:
    base = Tape(chance_key(SECRET, ["a", "b"])).roll(20)
    assert Tape(chance_key(SECRET, ["a", "c"])).roll(20) != base
    assert Tape(chance_key(SECRET, ["b", "a"])).roll(20) != base
    assert Tape(chance_key(SECRET, ["ab", ""])).roll(20) != base
    assert Tape(chance_key(new_secret(), ["a", "b"])).roll(20) != base


def test_a_secret_cannot_be_guessed() -> None:
    made = [new_secret() for _ in range(50)]
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}
    assert len(set(made)) == 50


def test_the_commitment_hides_and_binds() -> None:
    secret = new_secret()
    assert commitment_to(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert secret not in commitment_to(secret)


def test_a_finished_game_verifies_from_its_file(file: Path) -> None:
    report = verify_file(file)
    assert (report.valid, report.fair, report.finished) == (True, True, True)
    assert report.commitment is not None


def test_one_changed_die_is_found(file: Path) -> None:
    """The first draw of the game is changed into another possible one."""

    def change(content: dict[str, list[list[object]]]) -> None:
        moves = [content["opening"], *(move.get("draws", []) for move in content["moves"])]  # type: ignore[attr-defined]
        draws = next(draws for draws in moves if draws)
        numbers = draws[0][1]
        assert isinstance(numbers, list)
        if draws[0][0] == "shuffle":
            numbers[0], numbers[1] = numbers[1], numbers[0]
        else:
            numbers[0] = 1 if numbers[0] != 1 else 0 if draws[0][0] == "pick" else 2

    report = verify_file(changed(file, change))
    assert not report.valid
    assert report.fair is False
    assert report.place == "opening" or (report.place or "").startswith("move")
    assert "by the commitment" in (report.problem or "")


def test_another_secret_is_found(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["fairness"].update(secret=new_secret()))
    )
    assert (report.valid, report.place) == (False, "commitment")


def test_a_secret_with_its_own_commitment_gives_other_dice(file: Path) -> None:
    other = new_secret()
    swap = {"secret": other, "commitment": commitment_to(other)}
    report = verify_file(changed(file, lambda content: content["fairness"].update(swap)))
    assert not report.valid
    assert "by the commitment" in (report.problem or "")


def test_another_result_is_found(file: Path) -> None:
    def change(content: dict[str, dict[str, list[int]]]) -> None:
        content["result"]["scores"][0] += 1

    report = verify_file(changed(file, change))
    assert (report.valid, report.place) == (False, "result")


def test_a_draw_moved_to_another_address_is_found(file: Path) -> None:
    def change(content: dict[str, list[list[object]]]) -> None:
        content["opening"][0][2] = "dice 9 9 9"

    report = verify_file(changed(file, change))
    assert (report.valid, report.place) == (False, "opening")


def test_a_move_left_out_is_found(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["moves"].pop(len(content["moves"]) // 2))
    )
    assert not report.valid


def test_a_file_without_commitment_is_checked_by_the_rules_alone(file: Path) -> None:
    report = verify_file(changed(file, lambda content: content.pop("fairness")))
    assert (report.valid, report.fair) == (True, None)


def test_nonsense_in_the_secret_is_told(file: Path) -> None:
    report = verify_file(
        changed(file, lambda content: content["fairness"].update(secret="no digits"))
    )
    assert (report.valid, report.place) == (False, "commitment")
