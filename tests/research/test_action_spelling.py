"""Tests that every answer can be spelled as actions, and that the actions give exactly that
answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fivecups.engine import MAIN, Answer, RandomChance, random_answer
from fivecups.research import ENCODINGS, Table, encoding_of
from fivecups.research.actions import DONE, SAY_NOTHING, PartialForm
from fivecups.research.house_bots import BotPartner

from .table_settings import SHORT, Setting, label


class Listening(Table):
    """A table that remembers the answers given."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.heard: list[tuple[int, Answer, int]] = []
        super().__init__(*args, **settings)

    def take(self, seat: int, answer: Answer, part: int) -> None:
        assert self.state.refusal(seat, answer, part) is None
        self.heard.append((seat, answer, part))
        super().take(seat, answer, part)


def listening(setting: Setting, seed: int, **settings: Any) -> Listening:
    name, seats, options = setting
    return Listening(encoding_of(name), seats, options, chance=RandomChance(seed), **settings)


def say_at_random(table: Table, random: Random) -> None:
    for seat in table.seats_to_act()[:1]:
        table.act(seat, random.choice(sorted(table.legal_actions(seat))))


@pytest.mark.parametrize("skip_forced", [True, False])
@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_whatever_is_on_the_menu_ends_in_a_legal_answer(
    setting: Setting, skip_forced: bool
) -> None:
    table, random = listening(setting, 1, skip_forced=skip_forced), Random(2)
    while not table.over:
        say_at_random(table, random)
    assert table.heard


@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_any_legal_answer_can_be_said(setting: Setting) -> None:
    """The answers are drawn by the engine, independently of the words."""
    table, chance = listening(setting, 3, skip_forced=False), RandomChance(4)
    for _ in range(400):
        if table.over:
            break
        seat = table.seats_to_act()[0]
        if table.seats_that_may_talk:
            part = table.state.parts(seat)[-1 if seat % 2 else 0]
            part = part if part > MAIN else 1
            ask = next(entry for entry in table.view(seat).asks if table._part(entry.id) == part)
        else:
            part, ask = MAIN, table.view(seat).asks[0]
        answer = random_answer(table.state, seat, chance, part)
        before, said = len(table.heard), 0
        while len(table.heard) == before:
            table.act(seat, table.action_towards(seat, ask.id, answer))
            said += 1
            assert said < 200
        assert table.heard[-1] == (seat, answer, part)


@pytest.mark.parametrize(
    ("setting", "level"),
    [
        (("poker-dice", 2, {}), "regular"),
        (("dice-town", 3, {"wild_west": True, "indians": True}), "regular"),
        (("gentlemans-deal", 5, {}), "regular"),
    ],
)
def test_bots_play_by_words(setting: Setting, level: str) -> None:
    table = listening(setting, 5)
    bots = [BotPartner(level, table, seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.seats_to_act()[0]
        table.act(seat, bots[seat].action(table, seat))
    questions = {answer[0] for _, answer, _ in table.heard if isinstance(answer, tuple)}
    assert len(questions) > 1


def test_a_word_that_is_not_on_the_menu_changes_nothing() -> None:
    table = Table(ENCODINGS["dice-town"], 2, chance=RandomChance(6))
    before, seat = table.state.copy(), table.seats_to_act()[0]
    with pytest.raises(ValueError, match="cannot say"):
        table.act(seat, table.encoding.spelling.index[DONE])
    assert table.state == before


def test_seats_in_words_are_relative() -> None:
    """The word for the next seat clockwise is the same for every acting seat."""
    table = Table(ENCODINGS["gentlemans-deal"], 5, {"first_dealer": 4}, chance=RandomChance(7))
    spelling = table.encoding.spelling
    for seat in range(4):
        assert table.seats_to_act()[0] == seat
        table.act(seat, spelling.index[("demand",)])
        table.act(seat, spelling.index[("seat", (1 - seat) % 5)])
        table.act(seat, spelling.index[("amount", 3)])
        table.act(seat, spelling.index[("accomplice", ())])
        table.act(seat, spelling.index[("ballot", "open")])
    assert [(made.seat, made.whom) for made in table.state.demands] == [  # type: ignore[attr-defined]
        (seat, 1) for seat in range(4)
    ]


def test_an_offer_shares_one_purse() -> None:
    """The mask offers a seat at most the money that is not yet given to others."""
    table = Table(ENCODINGS["gentlemans-deal"], 5, talk=False, chance=RandomChance(8))
    spelling, dealer = table.encoding.spelling, table.seats_to_act()[0]
    card = table.view(dealer).table.card
    table.act(dealer, spelling.index[("amount", card.money - 1)])
    table.act(dealer, spelling.index[("accomplice", card.accomplices)])
    legal = [spelling.words[word] for word in table.legal_actions(dealer)]
    assert legal == [("amount", 0), ("amount", 1)]
    table.act(dealer, spelling.index[("amount", 1)])
    shares = table.view(dealer).table.offer  # no money is left to give, so the offer is complete
    left, second = shares[(dealer + 1) % 5], shares[(dealer + 2) % 5]
    assert (left.money, left.accomplices) == (card.money - 1, card.accomplices)
    assert (second.money, second.accomplices) == (1, ())
    assert shares[(dealer + 3) % 5].is_nothing and shares[(dealer + 4) % 5].is_nothing


def test_everybody_is_offered_to_talk_once_a_question() -> None:
    table = Table(ENCODINGS["gentlemans-deal"], 6, {"first_dealer": 2}, chance=RandomChance(9))
    silent = table.encoding.spelling.index[SAY_NOTHING]
    offered = []
    while table.seats_that_may_talk:
        offered.append(table.seats_to_act()[0])
        table.act(offered[-1], silent)
    assert offered == [0, 1, 3, 4, 5]
    assert table.seats_to_act() == (2,)


def test_words_are_many_but_each_is_one() -> None:
    for encoding in ENCODINGS.values():
        assert len(set(encoding.spelling.words)) == encoding.actions


def test_another_world_can_be_played_on() -> None:
    """This also works in the middle of a sealed question with several partial answers: a card that
    a seat was offering may be another player's in the new world."""
    table, random, chance = (
        listening(("dice-town", 4, {}), 9, skip_forced=False),
        Random(9),
        RandomChance(9),
    )
    tried = 0
    while not table.over:
        begun = {
            seat: partial_answer
            for seat, partial_answer in table.partial_answers.items()
            if isinstance(partial_answer, PartialForm) and partial_answer.items
        }
        for seat in begun:
            tried += 1
            other = table.redealt((seat + 1) % 4, chance)
            asked = other.open_ask
            while other.open_ask == asked:
                say_at_random(other, random)
        for seat in table.seats_to_act():
            if not table.over and seat in table.seats_to_act():
                table.act(seat, random.choice(sorted(table.legal_actions(seat))))
    assert tried > 5
