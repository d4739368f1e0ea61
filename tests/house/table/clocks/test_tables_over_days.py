"""Tables over days: holidays, a closed house, the games' own timers, and idle tables."""

from __future__ import annotations

import asyncio

from fivecups.house.live.manager import TableManager
from fivecups.house.table import commands
from fivecups.house.table.clocks import Gap
from fivecups.house.table.entries import ClockSetting, StoodIn, WentAway, Woke
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table
from fivecups.house.wire.table_info import clock_info, my_table, table_info

from ...kit import (
    ANA,
    BOB,
    PEOPLE,
    QUICK,
    Clockwork,
    InProcessBots,
    MemoryStore,
    begun,
    entries_of,
    follow,
    seated,
)

DAY = 24 * 3_600_000
THREE_DAYS = ClockSetting("decision", 3 * 24 * 3600)


def test_a_bot_stands_in_only_when_the_days_have_run_out() -> None:
    table = begun(clock=THREE_DAYS)
    assert table.clocks.deadline(0) == 2000 + 3 * DAY
    assert commands.expire_clocks(table, 3 * DAY).entries == []
    [late] = commands.expire_clocks(table, 2000 + 3 * DAY).entries
    assert isinstance(late, StoodIn)


def test_the_clock_of_somebody_on_holiday_stands_and_everybody_sees_until_when() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    assert table.clocks.deadline(0) == 2000 + 3 * DAY + 10 * DAY
    assert table_info(table).chairs[0].away_until == 11 * DAY
    shown = clock_info(table, 1, DAY)
    assert shown is not None and shown.until == {0: 2000 + 13 * DAY}
    assert commands.expire_clocks(table, 12 * DAY).entries == []


def test_a_holiday_that_ends_early_has_cost_and_given_only_its_own_time() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    table = follow(table, commands.set_holiday(table, ANA, 0, 3 * DAY))
    assert table.clocks.deadline(0) == 2000 + 5 * DAY
    assert table_info(table).chairs[0].away_until is None
    assert commands.set_holiday(table, ANA, 0, 4 * DAY).repeated


def test_a_changed_holiday_counts_once() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 5 * DAY, DAY))
    assert commands.set_holiday(table, ANA, 5 * DAY, 2 * DAY).repeated
    table = follow(table, commands.set_holiday(table, ANA, 8 * DAY, 3 * DAY))
    assert table.clocks.deadline(0) == 2000 + 3 * DAY + 7 * DAY


def test_a_question_that_comes_during_a_holiday_has_its_time_after_it() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["keep", []], 2 * DAY))
    assert table.clocks.deadline(0) == 11 * DAY + 3 * DAY


def test_other_clocks_know_no_holidays() -> None:
    for clock in (ClockSetting(), ClockSetting("decision", 30), ClockSetting("bank", 60, 5)):
        table = begun(clock=clock)
        assert commands.set_holiday(table, ANA, 11 * DAY, DAY).entries == []


def test_for_hidden_questions_anybodys_holiday_counts_for_all() -> None:
    """If only the asked player's holiday counted, the waiting would show which seat was asked."""
    table = begun("whisper", (ANA, BOB), clock=THREE_DAYS)
    assert table.clocks.deadline(0) == table.clocks.deadline(1) == 2000 + 3 * DAY
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    assert table.clocks.deadline(0) == table.clocks.deadline(1) == 2000 + 13 * DAY


def test_the_games_own_clocks_give_days_and_stand_during_holidays() -> None:
    table = begun("whisper", (ANA, BOB), clock=THREE_DAYS, options={"say_seconds": 10})
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], 3000))
    table = follow(table, commands.answer_own_ask(table, BOB, "1", ["pass"], 4000))
    ring = table.clocks.next_ring()
    assert ring is not None and ring.when == 4000 + 3 * DAY
    table = follow(table, commands.set_holiday(table, BOB, 6 * DAY, DAY))
    ring = table.clocks.next_ring()
    assert ring is not None and ring.when == 4000 + 8 * DAY


def test_whoever_gives_up_is_on_holiday_no_longer() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    table = follow(table, commands.resign(table, ANA, 2 * DAY))
    assert table_info(table).chairs[0].away_until is None


def test_while_the_house_is_closed_no_days_pass_and_none_are_given() -> None:
    table = begun(clock=THREE_DAYS)
    gap = Gap(DAY, 2 * DAY)
    [woke] = commands.restart_clocks(table, gap.opened, 2 * DAY + 5, gap).entries
    assert isinstance(woke, Woke)
    after = table.after(woke)
    assert after.clocks.deadline(0) == 2000 + 4 * DAY
    assert commands.restart_clocks(after, gap.opened, 3 * DAY, gap).entries == [], (
        "the same gap counts once"
    )
    assert commands.restart_clocks(after, 9 * DAY, 9 * DAY).entries == [], (
        "an unknown gap gives nothing"
    )
    soon = Gap(2 * DAY, 2 * DAY + 60_000)
    assert commands.restart_clocks(after, soon.opened, soon.opened, soon).entries == []


def test_holidays_and_gaps_follow_from_the_log_and_from_snapshots() -> None:
    table = begun(clock=THREE_DAYS)
    table = follow(table, commands.set_holiday(table, ANA, 11 * DAY, DAY))
    table = follow(table, commands.restart_clocks(table, 3 * DAY, 3 * DAY, Gap(2 * DAY, 3 * DAY)))
    assert unpack(table.id, pack(table)) == table


def test_a_house_that_opens_again_gives_back_what_it_was_closed() -> None:
    async def check() -> None:
        clock, store = Clockwork(), MemoryStore()
        manager = TableManager(store, InProcessBots(), QUICK, clock)
        name = await seated(manager, "poker-dice", (ANA, BOB), clock=THREE_DAYS)
        due = (await manager.tables.find(name)).table.clocks.deadline(0)
        await manager.close()
        closed, clock.now = clock.now + DAY, clock.now + 6 * DAY
        manager = TableManager(store, InProcessBots(), QUICK, clock, closed=closed)
        await manager.load_live_tables()
        assert due is not None
        assert (await manager.tables.find(name)).table.clocks.deadline(0) == due + 5 * DAY
        await manager.close()

    asyncio.run(check())


def test_a_game_over_days_is_not_abandoned_while_it_runs() -> None:
    table = begun(clock=ClockSetting("decision", 7 * 24 * 3600))
    assert commands.abandon(table, 20 * DAY, 27 * DAY).entries == []
    for person in (ANA, BOB):
        table = follow(table, commands.wish_pause(table, person, DAY))
    assert commands.abandon(table, 20 * DAY, 27 * DAY).entries != []


def test_whoever_begins_to_play_over_days_is_asked_about_their_holidays() -> None:
    async def check() -> None:
        store = MemoryStore()
        manager = TableManager(store, InProcessBots(), QUICK, Clockwork())
        begun_at: list[str] = []

        async def joined(table: object) -> None:
            begun_at.append(table.id)  # type: ignore[attr-defined]

        manager.joined = joined
        quick = await seated(manager, "poker-dice", (ANA, BOB))
        slow = await seated(manager, "poker-dice", (ANA, BOB), clock=THREE_DAYS)
        await manager.commands.submit(slow, ANA, commands.set_holiday, 9 * DAY)
        assert begun_at == [slow]
        assert quick not in begun_at
        assert isinstance(entries_of(store, slow)[-1], WentAway)
        await manager.close()

    asyncio.run(check())


def test_my_tables_tell_a_hidden_question_only_to_whom_it_is_put() -> None:
    table = begun("whisper", (ANA, BOB), clock=THREE_DAYS)
    for person in (ANA, BOB):
        mine = my_table(table, person.id, 5000)
        assert (mine.turn, mine.waiting, mine.until) == (True, (), 2000 + 3 * DAY)
    table = follow(table, commands.answer_own_ask(table, ANA, "1", ["pass"], 3000))
    mine = my_table(table, ANA.id, 5000)
    assert (mine.turn, mine.waiting, mine.until) == (False, (), None)
    stranger = my_table(table, "eve", 5000)
    assert (stranger.turn, stranger.waiting, stranger.until) == (False, (), None)


def test_what_somebody_does_in_secret_changes_nobody_elses_list_of_tables() -> None:
    table = begun("whisper", (ANA, BOB), clock=THREE_DAYS)
    before = my_table(table, BOB.id, 5000)
    for secret in (
        commands.set_automatic_passes(table, ANA, [("play",)], 3000),
        commands.answer_own_ask(table, ANA, "1", ["pass"], 3000),
    ):
        after = follow(table, secret)
        assert after.seq > table.seq
        assert my_table(after, BOB.id, 5000) == before
        assert table_info(after) == table_info(table)
        assert (after.frame_counts[0], after.frame_counts[1]) == (
            table.frame_counts[0] + 1,
            table.frame_counts[1],
        )


def test_a_wish_to_pass_ends_with_its_player() -> None:
    table = begun("whisper", (ANA, BOB))
    table = follow(table, commands.set_automatic_passes(table, ANA, [("play",)], 3000))
    assert unpack(table.id, pack(table)) == table
    assert table.chairs[0].passed_over == (("play",),)
    table = follow(table, commands.resign(table, ANA, 4000))
    assert table.chairs[0].passed_over == ()


DEALERS = PEOPLE[:5]
ONE_DAY = ClockSetting("decision", 24 * 3600)


def first_offer_of_nothing(table: Table) -> Table:
    """Let the first dealer of a game of Gentleman's Deal offer nothing to anybody."""
    state = table.state
    assert state is not None
    dealer = state.dealer  # type: ignore[attr-defined]
    nothing = {
        str(seat): {"money": 0, "accomplices": []} for seat in range(state.seats) if seat != dealer
    }
    given = commands.answer_own_ask(table, DEALERS[dealer], state.ask_id(dealer, 0), nothing, 3000)
    return follow(table, given)


def test_gd_12_over_days_least_talk_is_half_of_the_time_for_the_talk() -> None:
    options = {"talk_seconds": 120, "least_talk_seconds": 60}
    table = begun("gentlemans-deal", DEALERS, clock=ONE_DAY, options=options)
    ring = table.clocks.next_ring()
    assert ring is not None and ring.when == 2000 + DAY
    table = first_offer_of_nothing(table)
    ring = table.clocks.next_ring()
    assert ring is not None and ring.when == 3000 + DAY // 2
    rung = commands.expire_clocks(table, 3000 + DAY // 2)
    table = follow(table, rung)
    assert table.state is not None
    assert table.state.askings[-1].question == "final_offer"


def test_gd_12_over_days_without_a_limit_least_talk_is_as_long_as_a_decision() -> None:
    options = {"talk_seconds": None, "least_talk_seconds": 60}
    table = begun("gentlemans-deal", DEALERS, clock=ONE_DAY, options=options)
    table = first_offer_of_nothing(table)
    ring = table.clocks.next_ring()
    assert ring is not None and ring.when == 3000 + DAY
