"""The agenda done: each step by its name, until somebody has to answer or the game is over."""

from __future__ import annotations

from ..dice import lowest_bit
from ..door import Ints, Tables, inner
from .common import agenda as a
from .layout import (
    AGENDA,
    ANSWERED,
    ARGUMENTS,
    ASKED,
    ASKS,
    DEPTH,
    FRAME,
    NAMED,
    OVER,
    QUESTION,
)
from .places import doc, saloon, thefts, town
from .play import course, cups, deciding, effects, offers, windows, winning
from .west import bandits, indians, river


@inner
def run(s: Ints, t: Tables) -> None:
    """Take steps until somebody has to answer or the game is over."""
    while s[DEPTH] and not s[OVER]:
        s[DEPTH] -= 1
        before = s[DEPTH]
        at = AGENDA + FRAME * before
        step = s[at]
        if step < a.FIRST_QUESTION:
            if step < a.DIG:
                do_step(s, t, step, s[at + 1], s[at + 2], s[at + 3])
            else:
                do_action(s, t, step, s[at + 1], s[at + 2], s[at + 3], s[at + 4])
        else:
            s[ASKS] += 1
            s[QUESTION], s[ASKED], s[ANSWERED] = step, s[at + 5], 0
            for place in range(4):
                s[ARGUMENTS + place] = s[at + 1 + place]
            if s[ASKED]:
                if step in (a.MAKE_OFFER, a.RAISE_OFFER):
                    offers.begin_form(s, lowest_bit(s[ASKED]))
                return
            all_have_answered(s, t)
        a.in_order(s, before)


@inner
def all_have_answered(s: Ints, t: Tables) -> None:
    """The answers to a sealed question are taken together."""
    question = s[QUESTION]
    one, two, three, four = (
        s[ARGUMENTS],
        s[ARGUMENTS + 1],
        s[ARGUMENTS + 2],
        s[ARGUMENTS + 3],
    )
    s[QUESTION] = 0
    if question == a.KEEP_DICE:
        cups.lift_the_cups(s, t)
    elif question == a.PLAY_OR_PASS:
        windows.first_in_order_plays(s, t, one, two, three, four)
    else:
        deciding.hear_offers(s, t, question, s[ASKED], one, two, three)


@inner
def do_step(s: Ints, t: Tables, step: int, one: int, two: int, three: int) -> None:
    """A step of the course of a game."""
    if step == a.OPEN_THE_TOWN:
        course.open_the_town(s, t)
    elif step == a.BEGIN_ROUND:
        course.begin_round(s)
    elif step == a.GO_INTO_TOWN:
        course.go_into_town(s)
    elif step == a.END_ROUND:
        course.end_round(s)
    elif step == a.COUNT_UP:
        course.count_up(s, t)
    elif step == a.WIN_AS_NAMED:
        course.win(s, s[NAMED])
    elif step == a.ROLL_UNDER_CUPS:
        cups.roll_under_cups(s, t)
    elif step == a.SHAKE_THE_CUPS:
        cups.shake_the_cups(s, t)
    elif step == a.PAY_FOR_DICE:
        cups.pay_for_dice(s, t)
    elif step == a.SET_THE_DICE:
        cups.set_the_dice(s, t)
    elif step == a.ROLL_IN_THE_OPEN:
        cups.roll_in_the_open(s, t)
    elif step == a.GO_TO:
        winning.go_to(s, t, one)
    elif step == a.SETTLE_A_TIE:
        winning.settle_a_tie(s, t, one, two)
    elif step == a.COMES_FIRST_AS_NAMED:
        winning.comes_first(s, t, one, s[NAMED])
    elif step == a.COMES_SECOND_AS_NAMED:
        winning.act_in_order(s, one, two, s[NAMED], three)
    elif step == a.ACT:
        winning.act(s, t, one, two, three)
    elif step == a.PAY_THE_PROMISED:
        winning.pay_the_promised(s, one)
    elif step == a.STAGECOACH_ARRIVES:
        town.stagecoach_arrives(s)
    elif step == a.DOC_OPENS:
        doc.doc_opens(s, t)
    elif step == a.FORM_A_LINE:
        doc.line_up(s, t, 0)
    elif step == a.LINE_UP_AS_NAMED:
        doc.line_up_as_named(s, t, one)
    else:
        doc.visit_the_doc(s, t, one)


@inner
def do_action(s: Ints, t: Tables, step: int, one: int, two: int, three: int, four: int) -> None:
    """An action of a place, or what belongs to one; a decision, a window, a card."""
    if step == a.DIG:
        town.dig(s, t, one)
    elif step == a.ROB_THE_BANK:
        town.rob_the_bank(s, t, one)
    elif step == a.GO_SHOPPING:
        town.go_shopping(s, t, one)
    elif step == a.LOOK_FOR_A_VICTIM:
        saloon.look_for_a_victim(s, one)
    elif step == a.TAKE_THE_BADGE:
        town.take_the_badge(s, t, one)
    elif step == a.TAKE_CLAIMS:
        town.take_claims(s, t, one)
    elif step == a.PAN:
        river.pan(s, one)
    elif step == a.HOLD_UP_THE_STAGECOACH:
        town.hold_up_the_stagecoach(s, t, one)
    elif step == a.SEE_DOC:
        a.ask(s, a.BE_TREATED, 1 << one, 0, 0, 0, 0)
    elif step == a.HIRE:
        bandits.hire(s, one)
    elif step == a.CHASE:
        bandits.chase(s, t, one)
    elif step == a.COURT_THE_MAYORS_WIFE:
        town.take_the_top_claim(s, t, one)
    elif step == a.PREPARE_THE_NEXT_VISIT:
        town.prepare_the_next_visit(s, t, one, two)
    elif step == a.VISIT_AGAIN:
        town.visit_again(s, t, one, two, three)
    elif step == a.PICK_A_VICTIM:
        saloon.pick_a_victim(s, t, one)
    elif step == a.GO_FOR_A_HAND:
        saloon.go_for_a_hand(s, t, one)
    elif step == a.LOOK_INTO_THE_HAND:
        saloon.look_into_the_hand(s, t, one, two, three, four)
    elif step == a.KEEP_OR_PUT_BACK:
        saloon.keep_or_put_back(s, t, one, two)
    elif step == a.PASS_THE_BADGE:
        town.pass_the_badge(s, one)
    elif step == a.DECIDE:
        deciding.decide(s, one, two, three)
    elif step == a.OPEN_WINDOW:
        windows.open_window(s, t, one, two, three, four)
    elif step == a.TAKE_EFFECT:
        effects.take_effect(s, t, one, two, three)
    elif step == a.PLAY_AT_ONCE:
        effects.play_at_once(s, t, one, two)
    elif step == a.CLOSE_IN:
        bandits.close_in(s, t, one)
    elif step == a.PAY_THE_INSURANCE:
        thefts.pay_the_insurance(s, t, one)
    elif step == a.TRADE_WITH_THE_INDIANS:
        indians.trade_with_the_indians(s, t, one)
    elif step == a.ROLL_THE_INDIAN_DIE:
        indians.roll_the_indian_die(s, t)
    elif step == a.INDIANS_AT_NIGHTFALL:
        indians.indians_at_nightfall(s, t)
    elif step == a.APPLY_THE_TOP_CARD:
        river.apply_the_top_card(s, t, one)
