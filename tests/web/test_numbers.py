"""The numbers of the house: how long, how many, how large. People, administrators and attackers
feel each of them: whoever changes one says so here."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import asdict
from inspect import Parameter, getsource, signature
from types import ModuleType
from typing import Any

import fivecups.house
import fivecups.store
import fivecups.web
from fivecups.house.live.timing import Timing
from fivecups.web.services.settings import Settings

NUMBERS: dict[str, dict[str, Any]] = {
    "house.accounts.bans": {"LONGEST_WHY": 500, "HOUSEHOLD": 64},
    "house.accounts.passwords": {
        "SHORTEST_PASSWORD": 8,
        "LONGEST_PASSWORD": 200,
        "MAX_WAITING": 100,
    },
    "house.accounts.people": {
        "LINK_SECONDS": 600,
        "RESET_SECONDS": 3600,
        "LOGIN_LENGTHS": range(2, 33),
    },
    "house.accounts.reports": {"LONGEST_REPORT": 500, "KEPT_LINES": 20},
    "house.admin.outside": {"TRIES": 20},
    "house.club.club": {
        "LEADERS": 50,
        "OPPONENTS": 50,
        "LUCK_POINTS": 100,
        "FRIENDS": 50,
        "FRESH_SECONDS": 60.0,
    },
    "house.live.attending.bot_runner": {"PONDERING": 3, "LONGEST_SLEEP": 3600.0},
    "house.live.attending.leases": {"MOST": 200},
    "house.live.door": {"ID_BYTES": 15},
    "house.live.housekeeping": {"SNAPSHOT_EVERY": 200},
    "house.live.subscriptions": {"MANY": 500, "MOST_CALLED": 10000},
    "house.live.tables": {"LATEST": 200, "MAYBE_MORE": 2**62},
    "house.notices.holidays": {"DAY": 86400000, "YEAR": 365 * 86400000, "DAYS_A_YEAR": 30},
    "house.notices.letters": {"HOUR": 3600000, "DAY": 86400000},
    "house.notices.notices": {"AT_ONCE": 50, "SENDING": 8},
    "house.notices.quiet_hours": {"DAY_MINUTES": 1440},
    "house.notices.ways": {
        "LONGEST_ENDPOINT": 1000,
        "LONGEST_ADDRESS": 254,
        "KEY_BYTES": 65,
        "AUTH_BYTES": 16,
    },
    "house.table.clocks": {"REACTION_SECONDS": 20, "SHORTEST_GAP": 120000},
    "house.table.commands.lessons": {"PUPIL": 0},
    "house.table.commands.lifecycle": {"LONGEST_DECISION": 7 * 86400, "LONGEST_INCREMENT": 3600},
    "house.table.commands.seating.agreement": {"PATIENCE": 60},
    "house.table.commands.seating.asking": {"MOST_REQUESTS": 4},
    "house.table.fairness": {
        "SECRET_BYTES": 32,
        "WORDS_A_BLOCK": 8,
        "WORD": 2**32,
        "LONGEST_ENTROPY": 128,
    },
    "house.table.log.entry": {"SPECTATORS": -2, "DAY_SECONDS": 86400},
    "house.table.reducers": {"REMEMBERED": 16, "TALKERS": 200},
    "house.table.seats": {"LONGEST_NAME": 24},
    "house.table.snapshot": {"LAYOUT": 8},
    "house.table.text": {"LONGEST_CHAT": 500},
    "house.wire.protocol": {"PROTOCOL": 1},
    "house.workers.analysis": {"STEP_TIMEOUT": 120.0, "FIRST_WAIT": 0.3},
    "house.workers.bots": {
        "ANSWER_TIMEOUT": 10.0,
        "WARM_UP_TIMEOUT": 3600.0,
        "COOLDOWN": 60.0,
        "MAX_BOTS": 512,
    },
    "house.workers.pool": {"KILL_AFTER": 600.0, "MAX_RETIRED": 2, "PATIENCE": 2.0},
    "store.copies.state": {"ROWS_AT_ONCE": 500, "MOST_FAULTS": 20},
    "store.database": {
        "IDLE_MILLISECONDS": 2000,
        "COMMAND_SECONDS": 10.0,
        "MIGRATION_LOCK": 377013,
    },
    "store.errors": {"PRIMARY_CODE": 255},
    "store.log.writer": {
        "LARGEST_GROUP": 200,
        "RETRY_PAUSES": (0.0, 0.1, 0.3, *14 * (1.0,)),
    },
    "store.rows.club.figures": {"DAY": 86400000, "REACH": 60},
    "store.rows.codes": {"LENGTH": 4, "TRIES": 50},
    "store.rows.expiry": {"AT_ONCE": 100},
    "store.rows.notices.notices": {"MOST_DEVICES": 10},
    "store.sqlite": {
        "BUSY_MILLISECONDS": 5000,
        "TURN_SECONDS": 0.001,
        "KEPT_STATEMENTS": 256,
        "PRIVATE_FILE": 0o600,
    },
    "store.store": {"LISTED_OF_ONE": 5},
    "web.app": {"MAX_BODY": 64 * 1024},
    "web.compress": {"SMALLEST": 512},
    "web.http.pages.preview": {"PICTURE_SIZE": (1200, 630)},
    "web.replay": {"MOST_STEPS": 200},
    "web.server.connections": {"RESERVED_FILES": 128, "WANTED_FILES": 16384, "SWEEP_SECONDS": 1.0},
    "web.server.handover": {"LONGEST_HEAD": 64 * 1024, "PAUSE": 0.005, "PATIENCE": 1.0},
    "web.server.serve": {"SHUTDOWN_SECONDS": 10},
    "web.server.workers": {
        "PAUSES": (0.0, 0.5, 1.0, 2.0, 5.0),
        "SOON": 5.0,
        "LONGEST_FOLDER": 70,
        "CLOSE_SECONDS": 20.0,
    },
    "web.services.clock": {"TICK_SECONDS": 0.5, "FROZEN_SECONDS": 2.0, "SLEW": 0.01},
    "web.services.limits": {"TELL_SECONDS": 0.5, "MOST_IN_A_NOTE": 60},
    "web.services.notices.mail": {"SECONDS": 30.0},
    "web.services.notices.push": {
        "SECONDS": 15.0,
        "KEPT_SECONDS": 86400,
        "SIGNED_SECONDS": 43200,
        "GONE": (404, 410),
        "ORDER": 115792089210356248762697446949407573529996955224135760342422259061068512044369,
    },
    "web.services.notices.tokens": {"OFF_SECONDS": 90 * 86400, "CONFIRM_SECONDS": 86400},
    "web.services.services": {"NEWS_SECONDS": 2.0, "COUNT_PAUSE": 0.02},
    "web.services.sessions": {
        "COOKIE_DAYS": 400,
        "MOST_COMPANY": 8,
        "DAY": 86400000,
        "BAN_SECONDS": 2.0,
    },
    "web.services.upkeep": {
        "PROOF_SECONDS": 5.0,
        "CHECK_SECONDS": 30.0,
        "HEALTH_TIMEOUT": 4.0,
        "COUNTED_AT_ONCE": 20,
    },
    "web.sockets.asgi": {"CLOSE_TIMEOUT": 10.0},
    "web.sockets.connection": {
        "MAX_MESSAGE": 16 * 1024,
        "MAX_BACKLOG": 4 * 2**20,
        "MAX_CONCURRENT": 64,
        "MAX_TABLES": 200,
        "MAX_VIOLATIONS": 200,
        "UNKNOWN_DEVICE": 4401,
        "WRONG_ORIGIN": 4403,
        "TOO_SLOW": 4408,
        "BANNED": 4410,
        "TOO_FAST": 4429,
        "LATER": 1013,
    },
    "web.sockets.direct": {"CLOSE_TIMEOUT": 10.0, "TEXT": 129, "MASKED": 128},
    "web.sockets.endpoint": {"MAX_SOCKETS": 20},
}


def modules() -> Iterator[ModuleType]:
    for package in (fivecups.house, fivecups.store, fivecups.web):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations" not in found.name:
                yield importlib.import_module(found.name)


def numbers_of(module: ModuleType) -> dict[str, Any]:
    """What a module calls by a name in capitals and what is a number, or several."""
    named = [
        part.id
        for line in ast.parse(getsource(module)).body
        if isinstance(line, ast.Assign | ast.AnnAssign)
        for part in ast.walk(line)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.id.isupper()
    ]
    values = {name: getattr(module, name) for name in named}
    return {name: value for name, value in values.items() if _is_number(value)}


def _is_number(value: Any) -> bool:
    if isinstance(value, tuple):
        return bool(value) and all(map(_is_number, value))
    return isinstance(value, int | float | range)


def test_the_numbers_of_the_house() -> None:
    found = {module.__name__.removeprefix("fivecups."): numbers_of(module) for module in modules()}
    assert {name: numbers for name, numbers in found.items() if numbers} == NUMBERS


def test_how_many_at_most_unless_somebody_says_it() -> None:
    found: dict[str, Any] = {}
    for module in modules():
        for kind in vars(module).values():
            for name, function in vars(kind).items() if isinstance(kind, type) else ():
                if kind.__module__ == module.__name__ and callable(function):
                    most = signature(function).parameters.get("most")
                    if most is not None and most.default is not Parameter.empty:
                        found[f"{kind.__name__}.{name}"] = most.default
    assert found == {
        "Limits.__init__": 10_000,
        "ReportStore.reports": 100,
        "AdminRows.find_people": 100,
        "AdminRows.live_summaries": 100,
        "OrderRows.reports": 100,
        "Store.open_tables": 100,
        "Store.tables_of": 100,
    }


def test_how_a_house_is_run_unless_something_else_is_said() -> None:
    assert asdict(Settings("house.db")) == {
        "database": "house.db",
        "timing": asdict(Timing()),
        "limit_factor": 1.0,
        "bot_processes": 1,
        "lan": None,
        "pragmas": {},
        "bus": None,
        "time_factor": 1.0,
        "warm_up": False,
        "public_metrics": False,
        "direct_sockets": True,
        "connections": {
            "of_one_address": 1024,
            "in_all": None,
            "head": 10.0,
            "body": 20.0,
            "taking": 30.0,
            "closing": 10.0,
        },
        "public_address": None,
        "trusted_proxies": ("127.0.0.1", "::1"),
        "log_level": "info",
        "ages": dict.fromkeys(("closed_tables", "finished_games", "guests", "devices")),
        "notices": {
            "mail": None,
            "push_anywhere": False,
            "contact": "",
            "timing": {
                "patience_over_days": 60.0,
                "patience": 15.0,
                "look_every": 2.0,
                "tries": (5.0, 60.0, 600.0),
                "claim": 60.0,
            },
        },
        "worker": None,
        "clock_offset": None,
    }
