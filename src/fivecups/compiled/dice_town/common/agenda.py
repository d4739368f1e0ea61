"""The agenda of compiled Dice Town: a stack of frames with the number of a step or question, four
arguments, and the asked seats. Steps that follow at once are put on the agenda too, so that no
compiled rule calls itself recursively."""

from __future__ import annotations

from ...jit import Ints, inner
from ..state_layout import AGENDA, DEPTH, FRAME

STEP_NAMES = (
    "open_the_town",
    "begin_round",
    "go_into_town",
    "end_round",
    "count_up",
    "win_as_named",
    "roll_under_cups",
    "shake_the_cups",
    "pay_for_dice",
    "set_the_dice",
    "roll_in_the_open",
    "go_to",
    "settle_a_tie",
    "comes_first_as_named",
    "comes_second_as_named",
    "act",
    "pay_the_promised",
    "stagecoach_arrives",
    "doc_opens",
    "form_a_line",
    "line_up_as_named",
    "visit",
    "dig",
    "rob_the_bank",
    "go_shopping",
    "look_for_a_victim",
    "take_the_badge",
    "take_claims",
    "pan",
    "hold_up_the_stagecoach",
    "see_doc",
    "hire",
    "chase",
    "court_the_mayors_wife",
    "prepare_the_next_visit",
    "visit_again",
    "pick_a_victim",
    "go_for_a_hand",
    "reach_into_the_hand",
    "leave_with_nothing",
    "keep_or_put_back",
    "pass_the_badge",
    "decide",
    "open_window",
    "take_effect",
    "play_at_once",
    "close_in",
    "pay_the_insurance",
    "trade_with_the_indians",
    "roll_the_indian_die",
    "indians_at_nightfall",
    "apply_the_top_card",
    "discard_played",
)
(
    OPEN_THE_TOWN,
    BEGIN_ROUND,
    GO_INTO_TOWN,
    END_ROUND,
    COUNT_UP,
    WIN_AS_NAMED,
    ROLL_UNDER_CUPS,
    SHAKE_THE_CUPS,
    PAY_FOR_DICE,
    SET_THE_DICE,
    ROLL_IN_THE_OPEN,
    GO_TO,
    SETTLE_A_TIE,
    COMES_FIRST_AS_NAMED,
    COMES_SECOND_AS_NAMED,
    ACT,
    PAY_THE_PROMISED,
    STAGECOACH_ARRIVES,
    DOC_OPENS,
    FORM_A_LINE,
    LINE_UP_AS_NAMED,
    VISIT_THE_DOC,
    DIG,
    ROB_THE_BANK,
    GO_SHOPPING,
    LOOK_FOR_A_VICTIM,
    TAKE_THE_BADGE,
    TAKE_CLAIMS,
    PAN,
    HOLD_UP_THE_STAGECOACH,
    SEE_DOC,
    HIRE,
    CHASE,
    COURT_THE_MAYORS_WIFE,
    PREPARE_THE_NEXT_VISIT,
    VISIT_AGAIN,
    PICK_A_VICTIM,
    GO_FOR_A_HAND,
    REACH_INTO_THE_HAND,
    LEAVE_WITH_NOTHING,
    KEEP_OR_PUT_BACK,
    PASS_THE_BADGE,
    DECIDE,
    OPEN_WINDOW,
    TAKE_EFFECT,
    PLAY_AT_ONCE,
    CLOSE_IN,
    PAY_THE_INSURANCE,
    TRADE_WITH_THE_INDIANS,
    ROLL_THE_INDIAN_DIE,
    INDIANS_AT_NIGHTFALL,
    APPLY_THE_TOP_CARD,
    DISCARD_PLAYED,
) = range(len(STEP_NAMES))

QUESTION_NAMES = (
    "keep_dice",
    "return_dice",
    "make_offer",
    "raise_offer",
    "name_one",
    "play_or_pass",
    "choose_a_player",
    "keep_a_card",
    "rob_somebody",
    "say_anew",
    "keep_the_loot",
    "take_a_remedy",
    "be_treated",
    "choose_action",
    "send_bandits",
    "catch_bandits",
    "discover",
    "take_from_discards",
    "give_a_card",
    "give_a_claim",
    "shamans_blessing",
    "set_a_trap",
    "take_the_war_path",
)
FIRST_QUESTION = 100
(
    KEEP_DICE,
    RETURN_DICE,
    MAKE_OFFER,
    RAISE_OFFER,
    NAME_ONE,
    PLAY_OR_PASS,
    CHOOSE_A_PLAYER,
    KEEP_A_CARD,
    ROB_SOMEBODY,
    SAY_ANEW,
    KEEP_THE_LOOT,
    TAKE_A_REMEDY,
    BE_TREATED,
    CHOOSE_ACTION,
    SEND_BANDITS,
    CATCH_BANDITS,
    DISCOVER,
    TAKE_FROM_DISCARDS,
    GIVE_A_CARD,
    GIVE_A_CLAIM,
    SHAMANS_BLESSING,
    SET_A_TRAP,
    TAKE_THE_WAR_PATH,
) = range(FIRST_QUESTION, FIRST_QUESTION + len(QUESTION_NAMES))


@inner
def ask(s: Ints, question: int, seats: int, a: int, b: int, c: int, d: int) -> None:
    """Put a question to the seats in the bit set `seats` on the agenda, with its four arguments."""
    frame = AGENDA + FRAME * s[DEPTH]
    s[frame], s[frame + 1], s[frame + 2], s[frame + 3], s[frame + 4], s[frame + 5] = (
        question,
        a,
        b,
        c,
        d,
        seats,
    )
    s[DEPTH] += 1


@inner
def then(s: Ints, step: int, a: int, b: int, c: int, d: int) -> None:
    """Put a step, given by its number, on the agenda with its four arguments."""
    ask(s, step, 0, a, b, c, d)


@inner
def reverse_new_frames(s: Ints, before: int) -> None:
    """Reverse the order of the agenda's frames above depth `before`, so that the frame added first
    is taken first."""
    low, high = AGENDA + FRAME * before, AGENDA + FRAME * (s[DEPTH] - 1)
    while low < high:
        for place in range(FRAME):
            s[low + place], s[high + place] = s[high + place], s[low + place]
        low += FRAME
        high -= FRAME
