"""HTTP requests of a person to a house."""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import Sequence
from http.cookies import SimpleCookie
from typing import Any

import msgspec

from fivecups.engine import Refusal, Refused
from fivecups.house.club.statistics import (
    ClubSettings,
    Friend,
    HouseFigures,
    Invited,
    Kind,
    Leaderboard,
    Profile,
)
from fivecups.house.notifications.channels import NoticeInfo
from fivecups.house.notifications.holidays import HolidayInfo
from fivecups.house.wire.protocol import MyTable, TableInfo

_encode = msgspec.json.Encoder().encode

COOKIE = "fivecups"
RESPONSE_TIMEOUT_SECONDS = 600.0
"""Seconds to wait for the response to a request. The coach may have to compile the game's analysis
first."""


class HouseError(Exception):
    """Raised if the house responds with an error: `status` is the HTTP status, `code` the house's
    own reason."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class HouseRequests:
    """All HTTP requests of a person to a house. The cookie identifies the person. If several people
    share this device, `company` holds the cookies of the others, and `acting` is the person who
    makes the requests (None: the owner of the device)."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base.rstrip("/")
        self.cookie = cookie
        self.company: dict[str, str] = {}
        self.acting: str | None = None

    @property
    def cookies(self) -> str:
        """The cookie header of this device, for all people who share it."""
        others = [f"{COOKIE}-{person}={cookie}" for person, cookie in self.company.items()]
        return "; ".join([*([f"{COOKIE}={self.cookie}"] if self.cookie else []), *others])

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Make an HTTP request with this person's cookie and return the decoded response. Raise
        :class:`Refused` or :class:`HouseError`."""
        status, data, cookies = await asyncio.to_thread(self._request, method, path, body)
        if cookies:
            jar = SimpleCookie(cookies)
            for name, morsel in jar.items():
                if name == COOKIE:
                    self.cookie = morsel.value
                elif name.startswith(f"{COOKIE}-"):
                    self.company[name.removeprefix(f"{COOKIE}-")] = morsel.value
        content: Any = msgspec.json.decode(data) if data else None
        if status == 409:
            raise Refused(
                Refusal(content["code"], content.get("rule", ""), content.get("data", {}))
            )
        if status >= 400:
            raise HouseError(status, content["code"] if isinstance(content, dict) else "")
        return content

    def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes, str]:
        headers = {"content-type": "application/json"}
        if self.cookies:
            headers["cookie"] = self.cookies
        if self.acting is not None and "?as=" not in path:
            path += f"{'&' if '?' in path else '?'}as={self.acting}"
        data = None if body is None else _encode(body)
        request = urllib.request.Request(
            self.base + path, data=data, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=RESPONSE_TIMEOUT_SECONDS) as answer:
                return answer.status, answer.read(), answer.headers.get("set-cookie", "")
        except urllib.error.HTTPError as error:
            return error.code, error.read(), ""

    async def add_companion(self, name: str, **look: str) -> str:
        """Add another person to this shared device, with an optional `sign` and `colour`. Return
        the person's id."""
        return str((await self.request("POST", "/api/me/company", {"name": name, **look}))["id"])

    async def remove_companion(self, person: str) -> None:
        """Remove a person from this shared device. A guest has no other device, so a removed guest
        is lost."""
        await self.request("DELETE", f"/api/me/device?as={person}")
        del self.company[person]

    async def create_table(self, game: str, seats: int, **settings: Any) -> str:
        """Create a table and return its id."""
        return str(
            (await self.request("POST", "/api/tables", {"game": game, "seats": seats, **settings}))[
                "id"
            ]
        )

    async def find_code(self, code: str) -> str:
        """Return the id of the table that has this short code."""
        return str((await self.request("GET", f"/api/codes/{code}"))["table"])

    async def act(self, table: str, what: str, body: Any = None) -> TableInfo:
        """Run a command at a table and return the table: `leave`, `start`, `pause`, `resume`,
        `resign`, `back`, `close`, `rematch`, or, with a body, `sit`, `bot`, `remove`, `replace`,
        `owner`, `lock`, `request` or `stand-in`."""
        return msgspec.convert(
            await self.request("POST", f"/api/tables/{table}/{what}", body), TableInfo
        )

    async def sit(
        self, table: str, seat: int | None = None, entropy: str | None = None
    ) -> TableInfo:
        """Take seat `seat`, or the first free one if None, and add `entropy` (by default random) to
        the dice."""
        return await self.act(
            table, "sit", {"seat": seat, "entropy": entropy or secrets.token_hex(16)}
        )

    async def place_bot(self, table: str, seat: int, level: str = "random") -> TableInfo:
        return await self.act(table, "bot", {"seat": seat, "level": level})

    async def start(self, table: str) -> TableInfo:
        return await self.act(table, "start")

    async def pass_unseen(self, table: str) -> TableInfo:
        """Pass at the current hidden question, if this person is asked."""
        return await self.act(table, "pass")

    async def set_automatic_passes(self, table: str, *answers: Sequence[str]) -> TableInfo:
        """Let the house pass until the end of the game at hidden questions whose other answers all
        begin with one of `answers`; an empty beginning stands for all. Without arguments every
        question is asked again."""
        return await self.act(
            table, "pass-over", {"answers": [list(beginning) for beginning in answers]}
        )

    # Moderation of a table.

    async def change_settings(self, table: str, seats: int, **settings: Any) -> TableInfo:
        """Change the settings of the game before the start. For the owner only."""
        return await self.act(table, "settings", {"seats": seats, **settings})

    async def remove(self, table: str, seat: int) -> TableInfo:
        """Remove the player of a seat. For the owner only."""
        return await self.act(table, "remove", {"seat": seat})

    async def replace_by_bot(self, table: str, seat: int, level: str | None = None) -> TableInfo:
        """Put a bot into a player's seat; during the game until the player is back. For the owner
        only."""
        return await self.act(table, "replace", {"seat": seat, "level": level})

    async def hand_over(self, table: str, seat: int) -> TableInfo:
        """Make the player of another seat the owner of the table. For the present owner only."""
        return await self.act(table, "owner", {"seat": seat})

    async def lock(self, table: str, locked: bool = True) -> TableInfo:
        """Lock or unlock the table for new players. For the owner only."""
        return await self.act(table, "lock", {"locked": locked})

    async def answer_request(self, table: str, person: str, agree: bool) -> TableInfo:
        """Grant or refuse a person's request for a seat."""
        return await self.act(table, "request", {"person": person, "agree": agree})

    async def wish_stand_in(self, table: str, seat: int, agree: bool = True) -> TableInfo:
        """Vote for or against a bot in place of an absent player."""
        return await self.act(table, "stand-in", {"seat": seat, "agree": agree})

    async def report(self, table: str, person: str, reason: str, text: str = "") -> None:
        """Report a person to the administrators. `reason` is `rude`, `name`, `stalling`, `unfair`
        or `other`."""
        body = {"person": person, "reason": reason, "text": text}
        await self.request("POST", f"/api/tables/{table}/report", body)

    async def mute(self, person: str) -> None:
        """Mute a person, so that this person receives no more of their chat."""
        await self.request("POST", f"/api/me/mutes/{person}")

    async def unmute(self, person: str) -> None:
        await self.request("DELETE", f"/api/me/mutes/{person}")

    # Games over days.

    async def my_tables(self) -> list[MyTable]:
        """Return the tables at which this person sits, first those that wait for them."""
        return msgspec.convert(await self.request("GET", "/api/me/tables"), list[MyTable])

    async def holiday(self) -> HolidayInfo:
        """Return the end of this person's holiday, and the days they may still take."""
        return msgspec.convert(await self.request("GET", "/api/me/holiday"), HolidayInfo)

    async def set_holiday(self, until: int | None) -> HolidayInfo:
        """Start a holiday until `until`, in milliseconds since 1970. None ends it."""
        return msgspec.convert(
            await self.request("POST", "/api/me/holiday", {"until": until}), HolidayInfo
        )

    async def notification_settings(self) -> NoticeInfo:
        """Return this person's notification settings."""
        return msgspec.convert(await self.request("GET", "/api/me/notices"), NoticeInfo)

    async def subscribe_push(self, endpoint: str, p256dh: str, auth: str) -> NoticeInfo:
        """Subscribe this device to Web Push notifications, with the data of a browser's
        subscription."""
        body = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        return msgspec.convert(await self.request("POST", "/api/me/notices/push", body), NoticeInfo)

    async def unsubscribe_push(self) -> NoticeInfo:
        """End the Web Push notifications of this device."""
        return msgspec.convert(await self.request("DELETE", "/api/me/notices/push"), NoticeInfo)

    async def quiet_hours(self, start: int | None, end: int | None, zone: str) -> NoticeInfo:
        """Set quiet hours from minute `start` to minute `end` of the day in a time zone. None ends
        them."""
        body = {"start": start, "end": end, "zone": zone}
        return msgspec.convert(
            await self.request("POST", "/api/me/notices/quiet", body), NoticeInfo
        )

    async def set_email(self, address: str) -> NoticeInfo:
        """Set the e-mail address for notifications, which must then be confirmed. An empty address
        ends them."""
        body = {"address": address}
        return msgspec.convert(await self.request("POST", "/api/me/notices/mail", body), NoticeInfo)

    # The club.

    async def leaderboards(self) -> list[Leaderboard]:
        """Return the leaderboard of each game."""
        return msgspec.convert(await self.request("GET", "/api/club"), list[Leaderboard])

    async def house_statistics(self) -> HouseFigures:
        """Return the statistics of the house."""
        return msgspec.convert(await self.request("GET", "/api/club/house"), HouseFigures)

    async def profile(self, person: str) -> Profile:
        """Return a person's statistics, as far as the person shows them."""
        return msgspec.convert(await self.request("GET", f"/api/club/people/{person}"), Profile)

    async def club_settings(self) -> ClubSettings:
        """Return this person's club settings: whether the club shows them, and the kinds of
        personal data that they hide."""
        return msgspec.convert(await self.request("GET", "/api/me/club"), ClubSettings)

    async def show_in_club(
        self, shown: bool | None = None, hidden: Sequence[Kind] | None = None
    ) -> ClubSettings:
        """Change this person's club settings and return them: `shown`, whether the club shows them
        at all, and `hidden`, the kinds of personal data that they hide. None leaves a setting as it
        is."""
        body = {"shown": shown, "hidden": None if hidden is None else list(hidden)}
        return msgspec.convert(await self.request("PATCH", "/api/me/club", body), ClubSettings)

    async def friends(self) -> list[Friend]:
        """Return the people this person has played with and may invite."""
        return msgspec.convert(await self.request("GET", "/api/me/friends"), list[Friend])

    async def invite(self, table: str, person: str) -> None:
        """Invite `person`, with whom this person has played, to a table."""
        await self.request("POST", f"/api/tables/{table}/invite", {"person": person})

    async def invitations(self) -> list[Invited]:
        """Return the tables to which this person is invited."""
        return msgspec.convert(await self.request("GET", "/api/me/invitations"), list[Invited])

    async def decline(self, table: str) -> None:
        """Decline the invitation to a table."""
        await self.request("DELETE", f"/api/me/invitations/{table}")
