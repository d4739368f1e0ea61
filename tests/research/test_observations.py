"""Tests that observations depend on the view alone and that every entry has a name."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import numpy as np
import pytest

from fivecups.engine import RandomChance
from fivecups.research import ENCODINGS, Table, encoding_of

from .table_settings import SHORT, Setting, label
from .test_action_spelling import say_at_random

VERSIONS = {
    "fivecups/PokerDice-v2": "2b7ce6258378",
    "fivecups/DiceTown-v3": "6b4a1459ee7e",
    "fivecups/GentlemansDeal-v3": "dfb16595221b",
}


@pytest.mark.parametrize("skip_forced", [True, False])
@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_nothing_hidden_shows(setting: Setting, skip_forced: bool) -> None:
    """If everything that a seat cannot know is dealt anew, its observation and legal actions stay
    the same."""
    name, seats, options = setting
    table = Table(
        encoding_of(name), seats, options, skip_forced=skip_forced, chance=RandomChance(1)
    )
    random, chance, different = Random(2), RandomChance(3), 0
    while not table.over:
        if random.random() < 0.1:
            seat = random.randrange(seats)
            other = table.redealt(seat, chance)
            assert np.array_equal(table.observation(seat), other.observation(seat))
            assert np.array_equal(table.mask(seat), other.mask(seat))
            different += table.state != other.state
        say_at_random(table, random)
    assert different or name == "poker-dice"


@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_every_entry_has_a_name_and_its_bounds(setting: Setting) -> None:
    name, seats, options = setting
    encoding = encoding_of(name)
    layout = encoding.layout(seats, options)
    assert len({entry.name for entry in layout}) == len(layout)
    table, random = Table(encoding, seats, options, chance=RandomChance(4)), Random(5)
    while not table.over:
        for seat in {random.randrange(seats), table.seats_to_act()[0]}:
            seen = table.observation(seat)
            assert seen.shape == (len(layout),)
            assert seen.min() >= 0 and seen.max() <= 1
        say_at_random(table, random)


def test_observations_say_what_the_view_says() -> None:
    table, random = Table(ENCODINGS["dice-town"], 3, chance=RandomChance(6)), Random(7)
    names = [entry.name for entry in table.encoding.layout(3)]
    scales = [entry.scale for entry in table.encoding.layout(3)]
    while not table.over:
        for seat in range(3):
            seen = dict(zip(names, table.observation(seat) * scales, strict=True))
            view = table.view(seat).table
            for step in range(3):
                player = view.players[(seat + step) % 3]
                assert round(seen[f"player {step} dollars"]) == player.dollars
                assert round(seen[f"player {step} dice: K"]) == player.dice.count("K")
            assert round(seen["hand: claim-3"]) == view.hand.count("claim-3")
            assert seen[f"sheriff: {(view.sheriff - seat) % 3}"] == 1
        say_at_random(table, random)


@pytest.mark.parametrize("name", VERSIONS)
def test_another_encoding_is_another_version(name: str) -> None:
    """A change of words or observations must raise the version and renew these hashes."""
    encoding = encoding_of(name)
    game = encoding.game
    seats = game.seat_counts[-1]
    options = {"wild_west": True} if game.name == "dice-town" else {}
    layout = [(entry.name, entry.scale) for entry in encoding.layout(seats, options)]
    made_of = repr((game.version, encoding.spelling.words, layout))
    assert sha256(made_of.encode()).hexdigest()[:12] == VERSIONS[name]
