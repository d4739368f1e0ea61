"""Tests of Wild West: the new Store cards that are played (WW-64 to WW-66, WW-69 and WW-70)."""

from __future__ import annotations

from fivecups.games.dice_town.cards import bandit_names, names
from fivecups.games.dice_town.state import DISCARDS

from ...town_scenario import Town, west
from .saloon_scenario import saloon, steal


def shopping(card: str, seats: int = 3) -> Town:
    """Return a table at which seat 0 is about to get this card at the Store."""
    table = west(*["J 9 9 9 9", "Q Q K K A", "10 10 10 A A", "10 10 K A A"][:seats])
    table.stacks(card)
    return table


def shop(table: Town) -> Town:
    table.at("general-store")
    table.answer(0, "act", "go_shopping")
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
