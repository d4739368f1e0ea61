"""Wild West: the new Store cards that are played (WW-64 to WW-70)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import bandit_names, names
from fivecups.games.dice_town.state import DISCARDS
from fivecups.records import wire

from .town import Town, west


def shopping(card: str, seats: int = 3) -> Town:
    """Seat 0 is about to get this card at the Store, alone."""
    table = west(*["J 9 9 9 9", "Q Q K K A", "10 10 10 A A", "10 10 K A A"][:seats])
    table.stacks(card)
    return table


def shop(table: Town) -> Town:
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
    return table


def saloon(*, girls: bool = False) -> Town:
    """Seat 0 wins the Saloon alone."""
    table = west("Q Q 9 9 9", "K K K A A", "10 10 10 A A")
    table.bandits_are(top="J-4")
    if girls:
        table.gets(0, "girls")
    return table


def steal(table: Town) -> Town:
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes_to("theft")
    return table


def test_ww_64_gift_a_chosen_player_hands_over_a_store_card_that_he_picks() -> None:
    table = shopping("gift")
    table.gets(1, "brute", "elixir")
    table.gets(2, "claim-5")
    shop(table)
    table.everybody_passes()
    assert table.told("played")[-1] == {"seat": 0, "card": "gift", "victim": 1}
    assert table.choices(1) == [("give", "brute"), ("give", "elixir")]
    assert table.refuse(1, "give", "wanted").code == "no-such-store-card"
    table.answer(1, "give", "elixir")
    assert table.hand(0) == ("elixir",)
    assert names(table.state.store[DISCARDS]) == ("gift",)
    assert table.view(2).table.players[0].known == ()


def test_ww_64_gift_with_several_to_choose_from_and_a_single_card_to_give() -> None:
    table = shopping("gift")
    table.gets(1, "brute", "elixir")
    table.gets(2, "dynamite")
    shop(table)
    assert table.choices(0) == [("choose", 1), ("choose", 2)]
    assert table.ask(0).rule == "WW-64"
    table.answer(0, "choose", 2)
    table.everybody_passes()
    assert table.hand(0) == ("dynamite",)


def test_ww_64_gift_when_nobody_has_a_store_card_has_no_effect_and_is_discarded() -> None:
    table = shop(shopping("gift"))
    assert table.told("had_no_effect")[-1] == {"seat": 0, "card": "gift"}
    assert names(table.state.store[DISCARDS]) == ("gift",)
    assert table.hand(0) == ()


def test_ww_65_crook_every_other_player_pays_two_dollars_or_what_he_has() -> None:
    table = shopping("crook")
    table.state.dollars = [8, 1, 8]
    shop(table)
    assert table.state.dollars == [11, 0, 6]
    assert names(table.state.store[DISCARDS]) == ("crook",)


def test_ww_66_two_guns_throws_any_of_the_dice_once_more() -> None:
    table = west("K K K J A", "9 9 9 9 9", "J J J Q Q")
    table.bandits_are(wanted="9-4 9-6 A-4")
    table.gets(0, "two-guns")
    table.at("sheriff")
    table.rolls("9 Q Q", "9 A")
    table.answer(0, "act", "chase")
    assert ("throw_again", ("Q", "Q")) in table.choices(0)
    assert len(table.choices(0)) == 5 + 1
    table.answer(0, "throw_again", ("Q", "Q"))
    assert table.told("caught")[-1]["bandits"] == ("9-4", "9-6", "A-4")
    assert table.hand(0) == ()


def test_ww_66_two_guns_need_not_be_fired() -> None:
    table = west("K J J J A", "9 9 9 9 9", "J J J Q Q")
    table.bandits_are(wanted="9-4")
    table.gets(0, "two-guns")
    table.at("sheriff")
    table.rolls("9")
    table.answer(0, "act", "chase")
    table.answer(0, "pass")
    assert table.told("caught")[-1]["bandits"] == ("9-4",)
    assert table.hand(0) == ("two-guns",)


def test_ww_67_whiskey_takes_a_ranch_instead_of_drawing_from_a_victim_who_needs_no_card_in_hand() -> (
    None
):
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(2, "brute")
    table.lays_ranches(1, 2)
    steal(table)
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 1, 0]
    assert table.hand(2) == ("brute",)
    assert table.question is None
    assert table.state.won[0]


def test_ww_67_whiskey_passed_a_hand_is_robbed_as_usual() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(2, "brute")
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    assert table.choices(0) == [("rob", 2, 1, 0), ("decline",)]


def test_ww_67_with_the_girls_whiskey_replaces_one_theft() -> None:
    table = saloon(girls=True)
    table.gets(0, "whiskey")
    table.gets(1, "brute", "claim-2")
    table.lays_ranches(1, 1)
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.answer(0, "play", "girls")
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert table.question == "rob_somebody"
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "claim-2")
    assert table.hand(0) == ("claim-2",)
    assert len(table.state.ranches[0]) == 1


def test_ww_67_whiskey_can_be_played_after_looking_at_what_was_drawn_which_goes_back() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "brute", "elixir")
    table.gets(2, "wanted")
    table.lays_ranches(1, 1)
    table.lays_ranches(2, 1)
    steal(table)
    assert table.choices(0) == [("take_a_ranch", 1), ("take_a_ranch", 2), ("pass",)]
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 2, 0)
    table.everybody_passes_to("theft")
    assert table.view(0).table.looking_at == ("brute", "elixir")
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 1]
    assert table.hand(1) == ("brute", "elixir")
    assert table.view(0).table.looking_at == ()
    assert table.told("put_back") == [{"seat": 0, "victim": 1, "place": "saloon"}]
    assert table.question is None


def test_ww_67_whiskey_cancelled_a_card_is_kept_as_usual() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "brute", "elixir")
    table.gets(2, "wanted")
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 2, 0)
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.plays(2, "play", "wanted")
    table.everybody_passes()
    table.answer(0, "take", "brute")
    assert table.hand(0) == ("brute",)
    assert [len(ranches) for ranches in table.state.ranches] == [0, 1, 0]


def looks_and_plays_whiskey(*hand: str, others: tuple[str, ...] = ()) -> Town:
    """Seat 0 looks at the whole hand of seat 1, then plays Whiskey; seat 2 has other cards."""
    table = saloon()
    table.has_dice("Q Q Q 9 9", "K K K A A", "10 10 10 A A")
    table.gets(2, *others)
    table.gets(0, "whiskey")
    table.gets(1, *hand)
    table.lays_ranches(1, 1)
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, len(hand), 0)
    table.everybody_passes_to("theft")
    assert table.view(0).table.looking_at == hand
    table.answer(0, "take_a_ranch", 1)
    return table


@pytest.mark.parametrize(("hand", "stolen"), [(("wanted",), ()), (("brute", "wanted"), ("brute",))])
def test_ww_67_dt_81_a_drawn_wanted_that_answers_whiskey_cannot_be_kept(
    hand: tuple[str, ...], stolen: tuple[str, ...]
) -> None:
    table = looks_and_plays_whiskey(*hand)
    before = DICE_TOWN.totals(table.state)
    table.plays(1, "play", "wanted")
    table.everybody_passes()
    assert DICE_TOWN.totals(table.state) == before
    assert table.hand(0) == stolen
    assert table.hand(1) == ()
    assert "wanted" in names(table.state.store[DISCARDS])
    assert [len(ranches) for ranches in table.state.ranches] == [0, 1, 0]
    assert ("found_nothing" in table.kinds()) == (not stolen)
    assert table.view(0).table.looking_at == ()
    assert table.question is None


def test_ww_67_with_wanted_played_the_thief_keeps_one_of_the_other_cards_drawn() -> None:
    table = looks_and_plays_whiskey("brute", "elixir", "wanted")
    table.plays(1, "play", "wanted")
    table.everybody_passes()
    assert table.choices(0, "keep_the_loot") == [("take", "brute"), ("take", "elixir")]
    assert table.state.visit.drawn == (2, 0)


def test_ww_68_a_drawn_insurance_that_is_played_is_no_longer_looked_at() -> None:
    table = looks_and_plays_whiskey("brute", "insurance", others=("elixir",))
    table.everybody_passes_to("robbed")
    table.plays(1, "play", "insurance")
    assert table.question == "play_or_pass"
    assert table.view(0).table.looking_at == ("brute",)
    table.everybody_passes()
    assert table.told("was_insured") == [{"seat": 1, "store": 0, "claims": 1}]


def insured_with_an_empty_hand(card: str) -> Town:
    """Seat 0 has a Store card; seat 1, named as the victim, has played Insurance, his only card,
    and has a Ranch. So has seat 2."""
    table = saloon()
    table.gets(0, card)
    table.gets(1, "insurance")
    table.lays_ranches(1, 1)
    table.lays_ranches(2, 1)
    table.stacks("claim-5")
    steal(table)
    table.answer(0, "pass")
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes_to("theft")
    return table


def test_ww_67_ww_68_whiskey_can_be_played_when_insurance_has_left_the_hand_empty() -> None:
    table = insured_with_an_empty_hand("whiskey")
    assert "found_nothing" not in table.kinds()
    assert table.choices(0) == [("take_a_ranch", 1), ("pass",)]
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 1]
    assert table.hand(1) == ("claim-5",)
    assert not {"found_nothing", "put_back"} & set(table.kinds())
    assert table.question is None


@pytest.mark.parametrize("card", ["whiskey", "elixir"])
def test_dt_27_with_the_hand_empty_nobody_sees_whether_the_thief_could_play_whiskey(
    card: str,
) -> None:
    table = insured_with_an_empty_hand(card)
    assert table.question == "play_or_pass"
    table.answer(0, "pass")
    assert table.kinds()[-1] == "found_nothing"
    assert table.hand(0) == (card,)
    assert table.question is None


def only_ranches(card: str, *hands: str) -> Town:
    """Seat 0 wins the Saloon with this Store card in hand; there is nothing but a Ranch of seat 1
    to take."""
    table = west(*(hands or ("Q Q 9 9 9", "K K K A A", "10 10 10 A A")))
    table.bandits_are(top="J-4")
    table.gets(0, card)
    table.lays_ranches(1, 1)
    return table


def test_ww_14_with_nothing_but_ranches_to_take_only_the_holder_of_whiskey_may_choose_the_theft() -> (
    None
):
    table = only_ranches("whiskey")
    table.at("saloon")
    assert table.choices(0) == [("act", "look_for_a_victim"), ("act", "hire")]
    others = [wire(table.view(seat)) for seat in (1, 2, None)]
    table = only_ranches("elixir")
    table.at("saloon")
    assert table.choices(0) == [("act", "hire")]
    assert [wire(table.view(seat)) for seat in (1, 2, None)] == others
    assert table.refuse(0, "act", "look_for_a_victim").code == "nothing-to-act-on"
    table.answer(0, "act", "hire")
    table.everybody_passes()
    assert table.state.won == [True, False, False]


def test_ww_14_without_a_store_card_nobody_can_hold_whiskey_and_the_bandit_is_hired_unasked() -> (
    None
):
    table = saloon()
    table.lays_ranches(1, 1)
    table.at("saloon")
    assert "hired" in table.kinds()


def test_ww_67_with_nothing_but_ranches_whiskey_takes_one() -> None:
    table = only_ranches("whiskey")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    assert table.view(2).table.players[0].known == ("whiskey",)
    table.everybody_passes_to("theft")
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 0, 0]
    assert table.state.won == [True, False, False]


def test_dt_36_who_chooses_the_theft_and_declines_to_take_a_ranch_has_won() -> None:
    table = only_ranches("whiskey")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.everybody_passes()
    assert table.told("declined") == [{"seat": 0, "place": "saloon"}]
    assert table.state.won == [True, False, False]


@pytest.mark.parametrize("card", ["whiskey", "elixir"])
def test_dt_27_second_place_at_a_saloon_with_nothing_but_ranches_shows_nobody_whether_it_holds_whiskey(
    card: str,
) -> None:
    table = only_ranches(card, "Q 9 9 9 9", "K K K A A", "Q Q 10 A A")
    table.at("saloon")
    table.answer(2, "act", "hire")
    assert table.question == "play_or_pass"
    table.everybody_passes()
    assert table.told("found_nothing")[-1]["seat"] == 0
    assert table.state.won == [False, False, True]


def test_ww_68_insurance_after_a_theft_draws_a_card_of_the_same_kind() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute", "claim-2")
    table.stacks("elixir")
    table.stacks("claim-5")
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "pass")
    table.answer(0, "take", "brute")
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(1) == ("elixir", "claim-2")
    assert table.view(0).table.players[1].known == ()
    assert not table.state.won[1]


def test_ww_68_insurance_for_a_claim_draws_a_claim() -> None:
    table = saloon()
    table.gets(1, "insurance", "claim-2")
    table.stacks("claim-5")
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "pass")
    table.answer(0, "take", "claim-2")
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(1) == ("claim-5",)


def test_ww_68_insurance_for_a_ranch_taken_with_whiskey_draws_a_claim() -> None:
    table = saloon()
    table.gets(0, "whiskey")
    table.gets(1, "insurance")
    table.lays_ranches(1, 1)
    table.stacks("ranch")
    steal(table)
    table.answer(0, "take_a_ranch", 1)
    table.everybody_passes_to("robbed")
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert [len(ranches) for ranches in table.state.ranches] == [1, 1, 0]


def test_ww_68_insurance_does_not_draw_itself_out_of_the_discards() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    table.discards("elixir")
    table.store_runs_out(seat=2)
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 2, 0)
    table.answer(1, "pass")
    table.answer(0, "take", "brute")
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.told("reshuffled")[-1] == {"count": 1}
    assert table.hand(1) == ("elixir",)
    assert names(table.state.store[DISCARDS]) == ("insurance",)


def test_ww_68_a_stolen_insurance_insures_nobody() -> None:
    table = saloon()
    table.gets(1, "insurance")
    table.gets(2, "elixir")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "pass")
    assert table.question is None
    assert table.hand(0) == ("insurance",)


def test_ww_68_who_plays_insurance_at_once_cannot_lose_it_to_the_thief() -> None:
    table = saloon()
    table.gets(1, "insurance", "brute")
    table.stacks("elixir")
    steal(table)
    table.answer(0, "rob", 1, 2, 0)
    assert table.told("named_the_victim")[-1]["victim"] == 1
    assert "drew_from_hand" not in table.kinds()
    assert table.choices(1) == [("play", "insurance"), ("pass",)]
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(0) == ("brute",)
    assert table.hand(1) == ("elixir",)
    assert table.kinds().index("stole") < table.kinds().index("was_insured")


def test_ww_68_no_card_is_drawn_where_nothing_was_stolen() -> None:
    table = saloon()
    table.gets(1, "insurance")
    steal(table)
    table.answer(0, "rob", 1, 1, 0)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    assert table.hand(0) == table.hand(1) == ()
    assert "was_insured" not in table.kinds()
    assert table.question is None


def test_ww_68_insurance_insures_one_theft_only() -> None:
    table = saloon(girls=True)
    table.gets(1, "insurance", "brute", "claim-2")
    table.stacks("elixir")
    table.at("saloon")
    table.answer(0, "act", "look_for_a_victim")
    table.answer(0, "play", "girls")
    table.everybody_passes()
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "play", "insurance")
    table.everybody_passes()
    table.answer(0, "take", "brute")
    assert table.hand(1) == ("elixir", "claim-2")
    table.everybody_passes()
    table.picks(0)
    table.answer(0, "rob", 1, 1, 1)
    table.everybody_passes()
    table.answer(0, "take", "claim-2")
    table.everybody_passes()
    assert table.hand(1) == ("elixir",)


def test_ww_68_insurance_needs_a_card_of_that_kind_in_its_deck() -> None:
    table = saloon()
    table.gets(1, "insurance", "claim-2")
    table.claims_run_out(2)
    steal(table)
    table.picks(0, 0)
    table.answer(0, "rob", 1, 1, 1)
    table.answer(1, "pass")
    table.answer(0, "take", "claim-2")
    assert table.question is None


def test_ww_69_desperado_takes_any_bandit_of_the_deck_which_is_then_shuffled() -> None:
    table = saloon()
    table.gets(0, "desperado")
    table.gets(1, "brute")
    before = table.state.bandits
    table.at("saloon")
    table.answer(0, "act", "hire")
    assert table.choices(0) == [
        *[("hire", name) for name in bandit_names(tuple(sorted(before)))],
        ("pass",),
    ]
    table.answer(0, "hire", "A-4")
    table.everybody_passes()
    assert table.view(1).table.players[0].hired == ("A-4",)
    assert sorted(table.state.bandits) == sorted(set(before) - {before[before.index(10)]})
    assert table.state.bandits != tuple(bandit for bandit in before if bandit != 10)


def test_ww_70_wanted_cancels_any_of_these_that_is_played() -> None:
    crook = shopping("crook")
    crook.gets(1, "wanted")
    shop(crook)
    crook.answer(1, "play", "wanted")
    assert crook.state.dollars == [8, 8, 8]

    whiskey = saloon()
    whiskey.gets(0, "whiskey")
    whiskey.gets(1, "wanted")
    whiskey.lays_ranches(1, 1)
    steal(whiskey)
    whiskey.answer(0, "take_a_ranch", 1)
    whiskey.answer(1, "play", "wanted")
    assert len(whiskey.state.ranches[1]) == 1
    assert whiskey.state.ranches[0] == ()

    desperado = saloon()
    desperado.gets(0, "desperado")
    desperado.gets(1, "wanted")
    desperado.at("saloon")
    desperado.answer(0, "act", "hire")
    desperado.answer(0, "hire", "A-4")
    desperado.answer(1, "play", "wanted")
    assert desperado.view(1).table.players[0].hired == ("J-4",)

    guns = west("K J J J A", "9 9 9 9 9", "J J J Q Q")
    guns.bandits_are(wanted="9-4")
    guns.gets(0, "two-guns")
    guns.gets(1, "wanted")
    guns.at("sheriff")
    guns.rolls("10")
    guns.answer(0, "act", "chase")
    guns.answer(0, "throw_again", ("10",))
    guns.answer(1, "play", "wanted")
    assert guns.told("throw_stands")[-1]["dice"] == ("10",)
