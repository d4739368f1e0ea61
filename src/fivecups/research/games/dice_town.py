"""The encoding of Dice Town, with Wild West and the Indians. Offers to the Sheriff are spelled
field by field: the outcome, then every part of the offer, cards one by one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement, product
from typing import Any

from fivecups.engine import View
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import CLAIM_POINTS, RANCH
from fivecups.games.dice_town.components import (
    BANDITS,
    BANK,
    DICE,
    DOC_WIRE,
    DOLLARS_EACH,
    FACES,
    MOMENTS,
    PLACES_IN_ORDER,
    RANCHES,
    RIVER,
    STORE_CARDS,
    WILD_WEST_NUGGETS,
    WILD_WEST_STAGECOACH,
)
from fivecups.games.dice_town.decisions.sheriff_decisions import DECISIONS
from fivecups.games.dice_town.places.remedies import REMEDY_SAYS
from fivecups.games.dice_town.state import HANDS
from fivecups.games.dice_town.view import DiceTownView, PlayerView
from fivecups.games.dice_town.winning.place import PLACES

from ..actions import AMOUNT, COMMON_WORDS, SEAT, Spelling, Word
from ..game_encoding import AnswerSoFar, Encoding, clockwise, relative
from ..observation_layout import Writer

CLAIMS = tuple(CLAIM_POINTS)
STORE = tuple(card.name for card in STORE_CARDS)
LASTING = tuple(card.name for card in STORE_CARDS if card.lasts)
CARDS = (*STORE, *CLAIMS, RANCH)
BANDIT_NAMES = tuple(bandit.name for bandit in BANDITS)
RIVER_NAMES = tuple(card.name for card in RIVER)
OTHERS = range(1, HANDS)
MOST_DOLLARS = DOLLARS_EACH * HANDS + BANK + WILD_WEST_STAGECOACH
ACTIONS = tuple(
    action.name
    for place in PLACES.values()
    for action in (place.action, place.second)
    if action is not None
)
ROUNDS = 30
COPIES = 5
"""The count that scales the entries for cards in an observation: no card has more copies, and a
hand hardly ever holds more claims of a value."""


def multisets(values: tuple[str, ...], least: int, most: int) -> list[tuple[str, ...]]:
    return [
        some
        for size in range(least, most + 1)
        for some in combinations_with_replacement(values, size)
    ]


WORDS: tuple[Word, ...] = (
    *COMMON_WORDS,
    ("pass",),
    ("decline",),
    ("call",),
    *(("dice", dice) for dice in multisets(FACES, 0, DICE)),
    *(("turn", die, face) for die, face in product(FACES, FACES)),
    *(("trap", step, die, face) for step, die, face in product(OTHERS, FACES, FACES)),
    *(("play", card) for card in STORE),
    *(("take", card) for card in CARDS),
    *(("give", card) for card in CARDS),
    *(("choose", step) for step in range(HANDS)),
    *(("act", action) for action in ACTIONS),
    *(("block", place) for place in PLACES),
    *(
        ("rob", step, store, claims)
        for step in OTHERS
        for store, claims in product(range(DICE + 1), range(DICE + 1))
        if 1 <= store + claims <= DICE
    ),
    *((remedy,) for remedy, says in REMEDY_SAYS.items() if not says),
    *(("wire", claims) for claims in multisets((*CLAIMS, RANCH), 1, DOC_WIRE)),
    *(("take_a_ranch", step) for step in OTHERS),
    *(("hire", bandit) for bandit in BANDIT_NAMES),
    *((verb,) for verb in ("send", "catch", "apply")),
    *((SEAT, step) for step in range(HANDS)),
    *((AMOUNT, count) for count in range(MOST_DOLLARS + 1)),
    *(("card", card) for card in CARDS),
    *(("bandit", bandit) for bandit in BANDIT_NAMES),
    *(("river", card) for card in RIVER_NAMES),
)
SHARED_VERBS = {"keep": "dice", "stay": "dice", "throw_again": "dice", "cheat": "turn"}

PARTS = ("dollars", "nuggets", "share_dollars", "share_nuggets", "ranches")
GOODS = ("cards", "wired", "bandits")
SPELLED = ("outcome", *PARTS, *GOODS, *(f"more_{goods}" for goods in GOODS))


def describe(out: Writer, view: View[DiceTownView], answer_so_far: AnswerSoFar) -> None:
    table, west = view.table, view.options["wild_west"]
    out.number("round", table.round, ROUNDS)
    out.number("mine", table.mine, WILD_WEST_NUGGETS)
    out.number("bank", table.bank, MOST_DOLLARS)
    out.number("stagecoach", table.stagecoach, MOST_DOLLARS)
    out.number("store deck", table.store_deck, len(STORE))
    out.number("discards", table.discards, len(STORE))
    out.number("claims deck", table.claims_deck, COPIES * len(CLAIMS) + RANCHES)
    out.counts("row", table.row, (*CLAIMS, RANCH), 3)
    out.flag("last roll", table.last_roll)
    out.one_of("sheriff", relative(view, table.sheriff), range(view.seats))
    out.one_of("acting", relative(view, table.acting), range(view.seats))
    out.some_of(
        "visits Doc", [relative(view, visitor) for visitor in table.visitors], range(view.seats)
    )
    out.counts("hand", table.hand, CARDS, COPIES)
    out.counts("cup", table.cup, FACES, DICE)
    out.counts("looking at", table.looking_at, CARDS, COPIES)
    out.counts("known discards", table.known_discards, STORE, 2)
    out.counts("known deck", table.known_deck, STORE, 2)
    for step, seat in clockwise(view):
        describe_player(out, f"player {step}", table.players[seat], west)
        describe_offer(out, f"player {step} offers", view, seat)
    if west:
        describe_west(out, view)
    describe_ask(out, view)
    describe_draft(out, view, answer_so_far)


def describe_player(out: Writer, player: str, seen: PlayerView, west: bool) -> None:
    out.number(f"{player} dollars", seen.dollars, MOST_DOLLARS)
    out.number(f"{player} nuggets", seen.nuggets, WILD_WEST_NUGGETS)
    out.number(f"{player} Store cards", seen.store, len(STORE))
    out.number(f"{player} claims", seen.claims, COPIES * len(CLAIMS))
    out.counts(f"{player} known", seen.known, CARDS, COPIES)
    out.counts(f"{player} wired", seen.wired, CLAIMS, COPIES)
    out.some_of(f"{player} played", seen.played, LASTING)
    out.counts(f"{player} dice", seen.dice, FACES, DICE)
    out.counts(f"{player} fresh dice", seen.fresh, FACES, DICE)
    out.number(f"{player} dice under cup", seen.under_cup, DICE)
    out.flag(f"{player} keeps for free", seen.keeps_for_free)
    out.flag(f"{player} must play Brute", seen.must_play_brute)
    out.flag(f"{player} won", seen.won)
    if west:
        out.number(f"{player} ranches", seen.ranches, RANCHES)
        out.some_of(f"{player} hired", seen.hired, BANDIT_NAMES)
        out.some_of(f"{player} caught", seen.caught, BANDIT_NAMES)


def describe_offer(out: Writer, name: str, view: View[DiceTownView], seat: int) -> None:
    offer = next((candidate for candidate in view.table.offers if candidate.seat == seat), None)
    outcome = relative(view, offer.outcome) if offer else None
    out.one_of(f"{name} on", outcome, range(view.seats))
    for part, high in (("dollars", MOST_DOLLARS), ("nuggets", WILD_WEST_NUGGETS)):
        out.number(f"{name} {part}", getattr(offer, part, 0), high)
        out.number(f"{name} share of {part}", getattr(offer, f"share_{part}", 0), high)
    out.number(f"{name} Store cards", offer.store if offer else 0, len(STORE))
    out.number(f"{name} claims", offer.claims if offer else 0, COPIES * len(CLAIMS))
    out.counts(f"{name} cards", (offer.cards or ()) if offer else (), CARDS, COPIES)
    out.counts(f"{name} wired", offer.wired if offer else (), CLAIMS, COPIES)
    if view.options["wild_west"]:
        out.number(f"{name} ranches", offer.ranches if offer else 0, RANCHES)
        out.some_of(f"{name} bandits", offer.bandits if offer else (), BANDIT_NAMES)


def describe_west(out: Writer, view: View[DiceTownView]) -> None:
    table = view.table
    out.number("river", table.river, 12)
    out.counts("river gone", table.river_gone, RIVER_NAMES, 2)
    for place in range(3):
        card = table.known_river[place] if place < len(table.known_river) else None
        out.one_of(f"river {place} from the top", card, RIVER_NAMES)
    out.number("bandits", table.bandits, len(BANDITS))
    out.some_of("top bandit", table.top_bandit, BANDIT_NAMES)
    out.some_of("wanted", table.wanted, BANDIT_NAMES)
    out.counts("chase dice", table.chase_dice, FACES, DICE)
    out.number("box", table.box, COPIES * len(CLAIMS) + RANCHES)
    out.one_of("has the Indian die", relative(view, table.die_holder), range(view.seats))
    out.one_of("guarded", relative(view, table.guarded), range(view.seats))
    out.one_of("war path", table.war_path, tuple(PLACES))
    out.one_of("first place does", table.first_action or None, ACTIONS)


def describe_ask(out: Writer, view: View[DiceTownView]) -> None:
    """Write the entries that tell what the question to the seat is about, such as the place or the
    victim."""
    data: Mapping[str, Any] = view.asks[0].data if view.asks else {}
    out.one_of("ask: place", data.get("place"), PLACES_IN_ORDER)
    out.one_of("ask: decision", data.get("decision"), DECISIONS)
    out.one_of("ask: moment", data.get("moment"), tuple(MOMENTS))
    out.one_of("ask: card", data.get("card"), STORE)
    tied = data.get("outcomes") or data.get("order") or data.get("others") or ()
    out.some_of("ask: about several", [relative(view, other) for other in tied], range(view.seats))
    about = data.get("about", data.get("victim", data.get("receiver")))
    out.one_of("ask: about", relative(view, about), range(view.seats))
    out.one_of("ask: first in order", relative(view, data.get("first")), range(view.seats))
    out.flag("ask: may call", data.get("may_call"))
    out.number("ask: count", data.get("count", 0), DICE)


def describe_draft(out: Writer, view: View[DiceTownView], answer_so_far: AnswerSoFar) -> None:
    """Write the entries for the answer that the seat has spelled so far: an offer by its fields,
    else its words."""
    filled = answer_so_far.filled
    out.one_of("spelling", answer_so_far.next[0] if answer_so_far.next else None, SPELLED)
    out.one_of("spelled outcome", relative(view, filled.get(("outcome",))), range(view.seats))
    for part in PARTS:
        out.number(f"spelled {part}", filled.get((part,), 0), MOST_DOLLARS)
    for goods, among in zip(GOODS, (CARDS, CLAIMS, BANDIT_NAMES), strict=True):
        items = filled.get((goods,), filled.get((f"more_{goods}",), ()))
        out.counts(f"spelled {goods}", items, among, COPIES)
    out.counts("spelled", answer_so_far.words, (*BANDIT_NAMES, *RIVER_NAMES), 2)


QUESTIONS = (
    "play_or_pass",
    "choose_a_player",
    "send_bandits",
    "catch_bandits",
    "give_a_claim",
    "shamans_blessing",
    "set_a_trap",
    "take_the_war_path",
    "give_a_card",
    "keep_a_card",
    "rob_somebody",
    "say_anew",
    "keep_the_loot",
    "be_treated",
    "discover",
    "take_from_discards",
    "keep_dice",
    "return_dice",
    "make_offer",
    "name_one",
    "raise_offer",
    "take_a_remedy",
    "choose_action",
)
"""The questions put to players, in the order of their entries in an observation."""

ENCODING = Encoding("DiceTown", 3, Spelling(DICE_TOWN, WORDS, SHARED_VERBS), describe, QUESTIONS)
