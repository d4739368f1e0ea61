"""The scenes of the transcript: every path of the house is requested, mostly with success, and
often enough to be refused."""

from __future__ import annotations

from fivecups.house.table import commands

from .house import Evening

DAY = 24 * 3600 * 1000
PUSH_KEY = "BA" + "A" * 85
PUSH = {"endpoint": "https://push.example.org/send/1", "p256dh": PUSH_KEY, "auth": "A" * 22}
ORDERS = {
    "settings": {"seats": 3},
    "remove": {"seat": 0},
    "replace": {"seat": 0, "level": "novice"},
    "owner": {"seat": 1},
    "lock": {"locked": True},
}
"""Requests that only the owner of a table may make."""


async def coming_in(e: Evening) -> None:
    """Guests, names, accounts, further devices."""
    await e.ask("Ana", "GET /api/games")
    await e.ask("Ana", "GET /health")
    await e.ask("Ana", "GET /metrics")
    await e.ask("Ana", "GET /api/me")
    await e.ask("Ana", "POST /api/me", {"name": "  Ana  ", "language": "ro"})
    await e.ask("Ana", "POST /api/me", {"name": "Ana", "language": "ru"})
    await e.ask("Ana", "POST /api/me", {"name": "x" * 300})
    await e.ask("Ana", "POST /api/me", {"surprise": "?" * 300})
    await e.ask("Ana", "PATCH /api/me", {"sign": "cactus", "colour": "rust"})
    await e.ask("Ana", "POST /api/me/keep", {"login": "Ana", "password": "short"})
    await e.ask("Ana", "POST /api/me/keep", {"login": "Ana", "password": "long enough"})
    for name in ("Bob", "Cleo", "Dan"):
        await e.ask(name, "POST /api/me", {"name": name})
    await e.ask("Bob", "PATCH /api/me", {"name": "Боб", "language": "nobody speaks it"})
    await e.ask("Bob", "PATCH /api/me", {"name": "Боб", "language": "ru"})
    await e.ask("Bob", "POST /api/me/keep", {"login": "ana", "password": "long enough"})
    link = await e.ask("Ana", "POST /api/me/link")
    await e.ask("Ana at home", "POST /api/me/link/follow", {"code": link["code"]})
    await e.ask("Ana at home", "POST /api/me/link/follow", {"code": link["code"]})
    await e.ask("Ana at home", "GET /api/me")
    await e.ask("Ana", "DELETE /api/me/devices")
    await e.ask("Ana at home", "GET /api/me")
    await e.ask("a stranger", "POST /api/me/login", {"login": "ANA", "password": "wrong one"})
    await e.ask("a stranger", "POST /api/me/login", {"login": "ANA", "password": "long enough"})
    await e.ask("a stranger", "DELETE /api/me/device")
    await e.ask("a stranger", "POST /api/me/reset", {"code": "?", "password": "long enough"})
    for name in ("Dora", "Dina"):
        await e.ask("Dan", "POST /api/me/company", {"name": name, "sign": "boot"})
    dora = (await e.ask("Dan", "GET /api/me"))["company"][0]["id"]
    await e.ask("Dan", f"GET /api/me?as={dora}")
    await e.ask("Dan", f"DELETE /api/me/device?as={dora}")
    await e.ask("Dan", "GET /api/me")


async def setting_a_table(e: Evening) -> None:
    """Seats, bots, settings and moderation before a game, and who may see a table."""
    wish = {"game": "dice-town", "seats": 4, "visibility": "open", "options": {"wild_west": True}}
    table = (await e.ask("Ana", "POST /api/tables", wish))["id"]
    at = f"/api/tables/{table}"
    await e.ask("Ana", "POST /api/tables", {**wish, "seats": 9})
    await e.ask("Ana", "POST /api/tables", {**wish, "options": {"wild_west": 7}})
    await e.ask("Ana", "POST /api/tables", {**wish, "game": "chess"})
    await e.ask("Ana", f"POST {at}/sit", {"seat": 0, "entropy": "of Ana"})
    await e.ask("Bob", f"POST {at}/sit", {"seat": 0})
    await e.ask("Bob", f"POST {at}/sit", {"seat": 7})
    await e.ask("Bob", f"POST {at}/sit", {"entropy": "\u0000"})
    await e.ask("Bob", f"POST {at}/sit", {})
    bob = (await e.ask("Bob", "GET /api/me"))["id"]
    await e.ask("Ana", f"POST {at}/bot", {"seat": 2, "level": "no such bot"})
    await e.ask("Ana", f"POST {at}/bot", {"seat": 2, "level": "expert"})
    await e.ask("Ana", f"POST {at}/bot", {"seat": 1, "level": "expert"})
    await e.ask("Cleo", f"POST {at}/bot", {"seat": 3, "level": "novice"})
    await e.ask("Ana", f"POST {at}/start")
    for order, body in ORDERS.items():
        await e.ask("Bob", f"POST {at}/{order}", body)
    await e.ask("Bob", f"POST {at}/close")
    await e.ask("Ana", f"POST {at}/lock", {"locked": True})
    await e.ask("Cleo", f"POST {at}/sit", {"seat": 3})
    await e.ask("Ana", f"POST {at}/lock", {"locked": False})
    await e.ask("Cleo", f"POST {at}/sit", {"seat": 3})
    await e.ask("Ana", f"POST {at}/remove", {"seat": 3})
    await e.ask("Cleo", f"POST {at}/sit", {"seat": 3})
    cleo = (await e.ask("Cleo", "GET /api/me"))["id"]
    await e.ask("Ana", f"POST {at}/request", {"person": cleo, "agree": True})
    await e.ask("Cleo", f"POST {at}/leave")
    await e.ask("Cleo", f"POST {at}/leave")
    await e.ask("Ana", f"POST {at}/owner", {"seat": 1})
    changed = {"seats": 3, "clock": {"kind": "bank", "seconds": 600, "increment": 5}}
    await e.ask("Ana", f"POST {at}/settings", changed)
    await e.ask("Bob", f"POST {at}/settings", {**changed, "visibility": "open"})
    await e.ask("Ana", f"POST {at}/report", {"person": bob, "reason": "rude", "text": "Ow."})
    await e.ask("Ana", f"POST {at}/report", {"person": "nobody", "reason": "other"})
    await e.ask("Ana", f"POST /api/me/mutes/{bob}")
    await e.ask("Ana", "GET /api/me/mutes")
    await e.ask("Ana", f"DELETE /api/me/mutes/{bob}")
    await e.ask("Cleo", "GET /api/tables")
    await e.ask("Cleo", "GET /api/tables?before=5")
    await e.ask("Cleo", f"GET {at}")
    code = (await e.ask("Cleo", f"GET {at}/invitation"))["code"]
    await e.ask("Cleo", f"GET {at}/qr.svg")
    await e.ask("Cleo", f"GET /api/codes/%20{code.lower()}")
    await e.ask("Cleo", "GET /api/codes/OOOO")
    await e.ask("Ana", "GET /api/me/tables")
    await e.ask("Ana", f"POST {at}/leave")
    await e.ask("Bob", f"POST {at}/close")
    await e.ask("Bob", f"GET {at}/invitation")
    await e.ask("Bob", "GET /api/me/tables")
    private = {"game": "poker-dice", "seats": 2, "visibility": "private"}
    table = (await e.ask("Bob", "POST /api/tables", private))["id"]
    await e.ask("Bob", f"POST /api/tables/{table}/sit", {})
    await e.ask("Bob", f"POST /api/tables/{table}/bot", {"seat": 1, "level": "random"})
    await e.ask("Bob", f"POST /api/tables/{table}/start")
    await e.ask("Cleo", f"GET /api/tables/{table}")
    await e.ask("Cleo", "GET /api/tables")


async def playing(e: Evening) -> None:
    """A rated game of two people with kept names to its end, its record and review, and the
    rematch."""
    await e.ask("Bob", "POST /api/me/keep", {"login": "Боб", "password": "long enough"})
    wish = {
        "game": "poker-dice",
        "seats": 2,
        "visibility": "open",
        "rated": True,
        "clock": {"kind": "decision", "seconds": 3600},
    }
    table = (await e.ask("Ana", "POST /api/tables", wish))["id"]
    at = f"/api/tables/{table}"
    await e.ask("Ana", f"POST {at}/bot", {"seat": 1, "level": "expert"})
    await e.ask("Ana", f"POST {at}/sit", {"seat": 0, "entropy": "of Ana"})
    await e.ask("Bob", f"POST {at}/sit", {"seat": 1, "entropy": "of Bob"})
    await e.ask("Ana", f"POST {at}/start")
    await e.ask("Bob", f"POST {at}/start")
    ana, bob, cleo = [await e.person(name) for name in ("Ana", "Bob", "Cleo")]
    await e.listen("Ana", ana, table)
    await e.listen("Cleo", cleo, table)
    await e.listen("the screen of Bob", bob, table, screen=True)
    for number, (person, text) in enumerate(
        ((ana, "Hello!"), (cleo, "Psst."), (bob, "\u202eWell?"))
    ):
        await e.services.manager.commands.submit(table, person, commands.say, text, str(number))
    await e.ask("Ana", f"POST {at}/coach")
    await e.ask("Ana", f"POST {at}/pause")
    await e.ask("Ana", f"POST {at}/resume")
    await e.ask("Ana", f"POST {at}/pause")
    await e.ask("Bob", f"POST {at}/pause")
    await e.ask("Bob", "GET /api/me/tables")
    await e.ask("Bob", f"POST {at}/resume")
    await e.ask("Ana", "GET /api/me/tables")
    await e.ask("Bob", "GET /api/me/tables")
    await e.ask("Ana", f"POST {at}/back")
    await e.ask("Ana", f"POST {at}/stand-in", {"seat": 1})
    await e.ask("Cleo", f"POST {at}/sit", {"seat": 1})
    await e.ask("Ana", f"GET {at}/record")
    await e.ask("Ana", f"GET {at}/review")
    await e.play_to_the_end(table, 3)
    await e.ask("Ana", f"GET {at}")
    await e.ask("Cleo", f"GET {at}/record")
    await e.ask("Cleo", f"GET {at}/verify")
    await e.ask("Cleo", f"GET {at}/replay?first=4&count=3")
    await e.ask("Cleo", f"GET {at}/replay?first=0&count=1&seat=1")
    await e.ask("Cleo", f"GET {at}/replay?seat=2")
    await e.ask("Ana", "GET /api/me/history")
    await e.ask("Ana", f"GET /api/me/history?before={e.now - DAY}")
    await e.ask("Ana", "GET /api/me")
    await e.ask("Ana", f"POST {at}/rematch")
    again = (await e.ask("Bob", f"POST {at}/rematch"))["id"]
    await e.ask("Cleo", f"POST {at}/rematch")
    await e.ask("Bob", f"POST /api/tables/{again}/sit", {"seat": 0})
    await e.ask("Bob", f"POST /api/tables/{again}/sit", {})
    await e.ask("Bob", "GET /api/me/tables")


async def giving_up(e: Evening) -> None:
    """Passing at a hidden question, resignation, taking over a seat, a lesson."""
    wish = {"game": "dice-town", "seats": 3, "visibility": "open"}
    table = (await e.ask("Ana", "POST /api/tables", wish))["id"]
    at = f"/api/tables/{table}"
    for seat, name in enumerate(("Ana", "Bob", "Dan")):
        await e.ask(name, f"POST {at}/sit", {"seat": seat, "entropy": name})
    await e.ask("Ana", f"POST {at}/start")
    await e.ask("Ana", f"POST {at}/pass")
    await e.ask("Ana", f"POST {at}/pass-over", {"answers": [["play", "wanted"], []]})
    for order, body in ORDERS.items():
        await e.ask("Bob", f"POST {at}/{order}", body)
    await e.ask("Ana", f"POST {at}/replace", {"seat": 1})
    await e.ask("Bob", f"POST {at}/back")
    await e.ask("Dan", f"POST {at}/resign")
    await e.ask("Cleo", f"POST {at}/sit", {"seat": 2})
    cleo = (await e.ask("Cleo", "GET /api/me"))["id"]
    await e.ask("Bob", f"POST {at}/request", {"person": cleo, "agree": True})
    await e.ask("Ana", f"POST {at}/request", {"person": cleo, "agree": True})
    await e.ask("Bob", f"POST {at}/stand-in", {"seat": 0})
    await e.ask("Cleo", f"POST {at}/stand-in", {"seat": 0, "agree": False})
    await e.ask("Cleo", f"POST {at}/report", {"person": cleo, "reason": "unfair"})
    await e.ask("Bob", "GET /api/me/tables")
    await e.ask("Cleo", "POST /api/tables/lesson", {"game": "poker-dice"})
    await e.ask("Cleo", "POST /api/tables/lesson", {"game": "chess"})


async def in_the_club(e: Evening) -> None:
    """Statistics, what is hidden of them, friends and invitations."""
    ana = (await e.ask("Ana", "GET /api/me"))["id"]
    bob = (await e.ask("Bob", "GET /api/me"))["id"]
    await e.ask("Cleo", "GET /api/club")
    await e.ask("Cleo", "GET /api/club/house")
    await e.ask("Cleo", f"GET /api/club/people/{ana}")
    await e.ask("Ana", "GET /api/me/club")
    await e.ask("Ana", "PATCH /api/me/club", {"hidden": ["games"]})
    await e.ask("Cleo", f"GET /api/club/people/{ana}")
    await e.ask("Ana", "PATCH /api/me/club", {"hidden": ["luck", "rating"]})
    await e.ask("Cleo", f"GET /api/club/people/{ana}")
    await e.ask("Ana", f"GET /api/club/people/{ana}")
    await e.ask("Ana", "PATCH /api/me/club", {"shown": False})
    await e.ask("Cleo", f"GET /api/club/people/{ana}")
    await e.ask("Cleo", "GET /api/club")
    await e.ask("Ana", "GET /api/me/friends")
    wish = {"game": "poker-dice", "seats": 2}
    table = (await e.ask("Ana", "POST /api/tables", wish))["id"]
    await e.ask("Ana", f"POST /api/tables/{table}/sit", {})
    await e.ask("Ana", f"POST /api/tables/{table}/invite", {"person": bob})
    await e.ask("Ana", f"POST /api/tables/{table}/invite", {"person": ana})
    await e.ask("Bob", "GET /api/me/invitations")
    await e.ask("Bob", f"DELETE /api/me/invitations/{table}")
    await e.ask("Bob", "GET /api/me/invitations")


async def being_told(e: Evening) -> None:
    """Notifications, quiet hours and holidays."""
    await e.ask("Ana", "GET /api/me/notices")
    await e.ask("Ana", "POST /api/me/notices/push", {**PUSH, "auth": "?"})
    await e.ask("Ana", "POST /api/me/notices/push", PUSH)
    await e.ask("Ana", "DELETE /api/me/notices/push")
    await e.ask("Ana", "POST /api/me/notices/mail", {"address": "ana@example.org"})
    quiet = {"start": 1320, "end": 420, "zone": "Europe/Chisinau"}
    await e.ask("Ana", "POST /api/me/notices/quiet", quiet)
    await e.ask("Ana", "POST /api/me/notices/quiet", {**quiet, "zone": "Nowhere"})
    await e.ask("Ana", "POST /api/me/notices/quiet", {})
    await e.ask("Ana", "GET /api/me/holiday")
    await e.ask("Ana", "POST /api/me/holiday", {"until": e.now + 3 * DAY})
    await e.ask("Ana", "POST /api/me/holiday", {"until": e.now + 300 * DAY})
    await e.ask("Ana", "POST /api/me/holiday", {})
    await e.ask("Ana", "GET /api/notices/off/no-such-token")
    await e.ask("Ana", "POST /api/notices/confirm/no-such-token")


async def at_the_door(e: Evening) -> None:
    """Requests for another host, and malformed requests."""
    await e.ask("Ana", "GET /api/nothing")
    await e.ask("Ana", "POST /api/games", {})
    await e.ask("Ana", "POST /api/me", {"name": "Ana"}, **{"sec-fetch-site": "cross-site"})
    await e.ask("Ana", "POST /api/me", {"name": "Ana"}, **{"content-type": "text/plain"})
    await e.ask("Ana", "POST /api/me", {"name": "x" * 70_000})
    await e.ask("Ana", "GET /api/tables/no-such-table")
    await e.ask("Ana", f"GET /api/tables?before=-1&{'x' * 300}")
    await e.ask("Ana", "GET /manifest.webmanifest")


async def in_the_office(e: Evening) -> None:
    """Queries of administrators, and what is left after days without visitors."""
    store = e.services.store
    ana = await e.person("Ana")
    e.note("people named an", await store.admin.find_people("an"))
    e.note("devices of Ana", await store.admin.devices_list(ana.id))
    e.note("tables with Ana", await store.admin.tables_with(ana.id))
    e.note("live tables", await store.admin.live_summaries())
    e.note("reports", await store.moderation.reports())
    await e.look_into_the_database()
    for days in (7, 7):
        e.now += days * DAY
        await e.services.periodic_tasks.sweep()
        await e.look_into_the_database()
    await e.ask("Ana", "GET /api/me")
    await e.ask("Bob", "GET /api/me")


SCENES = (
    coming_in,
    setting_a_table,
    playing,
    giving_up,
    in_the_club,
    being_told,
    at_the_door,
    in_the_office,
)
