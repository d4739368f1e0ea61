"""Every answer can be said, and what is said is what was meant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fivecups.engine import MAIN, Answer, RandomChance, random_answer
from fivecups.research import ENCODINGS, Table, encoding_of
from fivecups.research.partner import Partner
from fivecups.research.words import DONE, SILENT, Filling

from .tables import SHORT, Setting, label


class Listening(Table):
    """A table that remembers the answers that were given."""

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
    for seat in table.speakers()[:1]:
        table.say(seat, random.choice(sorted(table.menu(seat))))


@pytest.mark.parametrize("hurry", [True, False])
@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_whatever_is_on_the_menu_ends_in_a_legal_answer(setting: Setting, hurry: bool) -> None:
    table, random = listening(setting, 1, hurry=hurry), Random(2)
    while not table.over:
        say_at_random(table, random)
    assert table.heard


@pytest.mark.parametrize("setting", SHORT, ids=label)
def test_any_legal_answer_can_be_said(setting: Setting) -> None:
    """Answers are drawn by the engine, which knows nothing of words."""
    table, chance = listening(setting, 3, hurry=False), RandomChance(4)
    for _ in range(400):
        if table.over:
            break
        seat = table.speakers()[0]
        if table.talkers:
            part = table.state.parts(seat)[-1 if seat % 2 else 0]
            part = part if part > MAIN else 1
            ask = next(one for one in table.view(seat).asks if table._part(one.id) == part)
        else:
            part, ask = MAIN, table.view(seat).asks[0]
        answer = random_answer(table.state, seat, chance, part)
        before, said = len(table.heard), 0
        while len(table.heard) == before:
            table.say(seat, table.word_towards(seat, ask.id, answer))
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
    bots = [Partner(level, table, seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.speakers()[0]
        table.say(seat, bots[seat].word(table, seat))
    questions = {answer[0] for _, answer, _ in table.heard if isinstance(answer, tuple)}
    assert len(questions) > 1


def test_a_word_that_is_not_on_the_menu_changes_nothing() -> None:
    table = Table(ENCODINGS["dice-town"], 2, chance=RandomChance(6))
    before, seat = table.state.copy(), table.speakers()[0]
    with pytest.raises(ValueError, match="cannot say"):
        table.say(seat, table.encoding.spelling.index[DONE])
    assert table.state == before


def test_seats_in_words_are_relative() -> None:
    """Whoever names the next seat clockwise says the same word, wherever he sits."""
    table = Table(ENCODINGS["gentlemans-deal"], 5, {"first_dealer": 4}, chance=RandomChance(7))
    spelling = table.encoding.spelling
    for seat in range(4):
        assert table.speakers()[0] == seat
        table.say(seat, spelling.index[("demand",)])
        table.say(seat, spelling.index[("seat", (1 - seat) % 5)])
        table.say(seat, spelling.index[("amount", 3)])
        table.say(seat, spelling.index[("accomplice", ())])
        table.say(seat, spelling.index[("ballot", "open")])
    assert [(made.seat, made.whom) for made in table.state.demands] == [  # type: ignore[attr-defined]
        (seat, 1) for seat in range(4)
    ]


def test_an_offer_shares_one_purse() -> None:
    """The mask leaves no more to a seat than what the others were not given."""
    table = Table(ENCODINGS["gentlemans-deal"], 5, talk=False, chance=RandomChance(8))
    spelling, dealer = table.encoding.spelling, table.speakers()[0]
    card = table.view(dealer).table.card
    table.say(dealer, spelling.index[("amount", card.money - 1)])
    table.say(dealer, spelling.index[("accomplice", card.accomplices)])
    said = [spelling.words[word] for word in table.menu(dealer)]
    assert said == [("amount", 0), ("amount", 1)]
    table.say(dealer, spelling.index[("amount", 1)])
    shares = table.view(dealer).table.offer  # nothing was left to give: the offer is made
    left, second = shares[(dealer + 1) % 5], shares[(dealer + 2) % 5]
    assert (left.money, left.accomplices) == (card.money - 1, card.accomplices)
    assert (second.money, second.accomplices) == (1, ())
    assert shares[(dealer + 3) % 5].is_nothing and shares[(dealer + 4) % 5].is_nothing


def test_everybody_is_offered_to_talk_once_a_question() -> None:
    table = Table(ENCODINGS["gentlemans-deal"], 6, {"first_dealer": 2}, chance=RandomChance(9))
    silent = table.encoding.spelling.index[SILENT]
    offered = []
    while table.talkers:
        offered.append(table.speakers()[0])
        table.say(offered[-1], silent)
    assert offered == [0, 1, 3, 4, 5]
    assert table.speakers() == (2,)


def test_words_are_many_but_each_is_one() -> None:
    for encoding in ENCODINGS.values():
        assert len(set(encoding.spelling.words)) == encoding.actions


def test_another_world_can_be_played_on() -> None:
    """Also from the middle of a sealed question, when several seats have begun to answer: what one
    was offering may be another's card now."""
    table, random, chance = (
        listening(("dice-town", 4, {}), 9, hurry=False),
        Random(9),
        RandomChance(9),
    )
    tried = 0
    while not table.over:
        begun = {
            seat: draft
            for seat, draft in table.drafts.items()
            if isinstance(draft, Filling) and draft.items
        }
        for seat in begun:
            tried += 1
            other = table.redealt((seat + 1) % 4, chance)
            asked = other.open_ask
            while other.open_ask == asked:
                say_at_random(other, random)
        for seat in table.speakers():
            if not table.over and seat in table.speakers():
                table.say(seat, random.choice(sorted(table.menu(seat))))
    assert tried > 5
