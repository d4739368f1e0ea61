"""A person's requests to a house over HTTP."""

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
from fivecups.house.club.figures import (
    ClubSettings,
    Friend,
    HouseFigures,
    Invited,
    Kind,
    Leaderboard,
    Profile,
)
from fivecups.house.notices.holidays import HolidayInfo
from fivecups.house.notices.ways import NoticeInfo
from fivecups.house.wire.protocol import MyTable, TableInfo

_encode = msgspec.json.Encoder().encode

COOKIE = "fivecups"
LONGEST_WAIT = 600.0
"""Seconds for the answer to a request; the coach may have to learn the game first."""


class HouseError(Exception):
    """The house has answered with an error; `status` is the HTTP status, `code` the house's own
    reason."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class HouseRequests:
    """What can be done without a socket. The cookie says who somebody is. Several people may share
    this device: `company` has the cookies of the others, and `acting` is the one of them who makes
    the requests, None the one whose device it is."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base.rstrip("/")
        self.cookie = cookie
        self.company: dict[str, str] = {}
        self.acting: str | None = None

    @property
    def cookies(self) -> str:
        """All that makes this device known."""
        others = [f"{COOKIE}-{person}={cookie}" for person, cookie in self.company.items()]
        return "; ".join([*([f"{COOKIE}={self.cookie}"] if self.cookie else []), *others])

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Make an HTTP request with this person's cookie; returns the decoded answer, raises
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
            with urllib.request.urlopen(request, timeout=LONGEST_WAIT) as answer:
                return answer.status, answer.read(), answer.headers.get("set-cookie", "")
        except urllib.error.HTTPError as error:
            return error.code, error.read(), ""

    async def bring(self, name: str, **look: str) -> str:
        """Somebody else shares this device, perhaps with a `sign` and a `colour`; returns who."""
        return str((await self.request("POST", "/api/me/company", {"name": name, **look}))["id"])

    async def part(self, person: str) -> None:
        """Somebody shares this device no longer; as a guest nobody can be them again."""
        await self.request("DELETE", f"/api/me/device?as={person}")
        del self.company[person]

    async def create_table(self, game: str, seats: int, **settings: Any) -> str:
        """Set up a table; returns its id."""
        return str(
            (await self.request("POST", "/api/tables", {"game": game, "seats": seats, **settings}))[
                "id"
            ]
        )

    async def find_code(self, code: str) -> str:
        """The id of the table that has a code."""
        return str((await self.request("GET", f"/api/codes/{code}"))["table"])

    async def act(self, table: str, what: str, body: Any = None) -> TableInfo:
        """`leave`, `start`, `pause`, `resume`, `resign`, `back`, `close`, `rematch`, or, with a
        body, `sit`, `bot`, `remove`, `replace`, `owner`, `lock`, `request` or `stand-in`."""
        return msgspec.convert(
            await self.request("POST", f"/api/tables/{table}/{what}", body), TableInfo
        )

    async def sit(
        self, table: str, seat: int | None = None, entropy: str | None = None
    ) -> TableInfo:
        """Take a seat, and add entropy of one's own to the dice."""
        return await self.act(
            table, "sit", {"seat": seat, "entropy": entropy or secrets.token_hex(16)}
        )

    async def place_bot(self, table: str, seat: int, level: str = "random") -> TableInfo:
        return await self.act(table, "bot", {"seat": seat, "level": level})

    async def start(self, table: str) -> TableInfo:
        return await self.act(table, "start")

    async def pass_unseen(self, table: str) -> TableInfo:
        """Pass at a hidden question, if one is open to oneself."""
        return await self.act(table, "pass")

    async def pass_over(self, table: str, *answers: Sequence[str]) -> TableInfo:
        """Have the house pass until the end of the game at hidden questions at which one could only
        give answers that begin like these; an empty one stands for all. None: be asked again."""
        return await self.act(table, "pass-over", {"answers": [list(one) for one in answers]})

    # Order at a table.

    async def change_settings(self, table: str, seats: int, **settings: Any) -> TableInfo:
        """The owner's: what is to be played, before the start."""
        return await self.act(table, "settings", {"seats": seats, **settings})

    async def remove(self, table: str, seat: int) -> TableInfo:
        """The owner's: have somebody leave."""
        return await self.act(table, "remove", {"seat": seat})

    async def replace_by_bot(self, table: str, seat: int, level: str | None = None) -> TableInfo:
        """The owner's: a bot in somebody's place."""
        return await self.act(table, "replace", {"seat": seat, "level": level})

    async def hand_over(self, table: str, seat: int) -> TableInfo:
        """The owner's: make another player the owner."""
        return await self.act(table, "owner", {"seat": seat})

    async def lock(self, table: str, locked: bool = True) -> TableInfo:
        """The owner's: let nobody new in, or let them again."""
        return await self.act(table, "lock", {"locked": locked})

    async def answer_request(self, table: str, person: str, agree: bool) -> TableInfo:
        """Let somebody in who asks for a seat, or do not."""
        return await self.act(table, "request", {"person": person, "agree": agree})

    async def wish_stand_in(self, table: str, seat: int, agree: bool = True) -> TableInfo:
        """Wish that a bot plays for somebody who is away, or be against it."""
        return await self.act(table, "stand-in", {"seat": seat, "agree": agree})

    async def report(self, table: str, person: str, reason: str, text: str = "") -> None:
        """Tell the administrators about somebody: `rude`, `name`, `stalling`, `unfair`, `other`."""
        body = {"person": person, "reason": reason, "text": text}
        await self.request("POST", f"/api/tables/{table}/report", body)

    async def mute(self, person: str) -> None:
        """Do not hear somebody any more."""
        await self.request("POST", f"/api/me/mutes/{person}")

    async def unmute(self, person: str) -> None:
        await self.request("DELETE", f"/api/me/mutes/{person}")

    # Games over days.

    async def my_tables(self) -> list[MyTable]:
        """The tables at which one sits, those first that wait for oneself."""
        return msgspec.convert(await self.request("GET", "/api/me/tables"), list[MyTable])

    async def holiday(self) -> HolidayInfo:
        """Until when one is on holiday, and how many more days one may be."""
        return msgspec.convert(await self.request("GET", "/api/me/holiday"), HolidayInfo)

    async def go_away(self, until: int | None) -> HolidayInfo:
        """Be on holiday until then, in milliseconds since 1970; None: be back."""
        return msgspec.convert(
            await self.request("POST", "/api/me/holiday", {"until": until}), HolidayInfo
        )

    async def notices(self) -> NoticeInfo:
        """How one is told that it is one's turn."""
        return msgspec.convert(await self.request("GET", "/api/me/notices"), NoticeInfo)

    async def tell_me_by_push(self, endpoint: str, p256dh: str, auth: str) -> NoticeInfo:
        """Be told on this device, as a browser's subscription says."""
        body = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        return msgspec.convert(await self.request("POST", "/api/me/notices/push", body), NoticeInfo)

    async def no_more_push(self) -> NoticeInfo:
        """Be told on this device no longer."""
        return msgspec.convert(await self.request("DELETE", "/api/me/notices/push"), NoticeInfo)

    async def quiet_hours(self, start: int | None, end: int | None, zone: str) -> NoticeInfo:
        """Be left alone from one minute of the day to another in a time zone; None: never."""
        body = {"start": start, "end": end, "zone": zone}
        return msgspec.convert(
            await self.request("POST", "/api/me/notices/quiet", body), NoticeInfo
        )

    async def tell_me_by_mail(self, address: str) -> NoticeInfo:
        """Be told by mail, once the address is confirmed; an empty one: no more."""
        body = {"address": address}
        return msgspec.convert(await self.request("POST", "/api/me/notices/mail", body), NoticeInfo)

    # The club.

    async def leaderboards(self) -> list[Leaderboard]:
        """The best of each game."""
        return msgspec.convert(await self.request("GET", "/api/club"), list[Leaderboard])

    async def house_figures(self) -> HouseFigures:
        """The statistics of the house."""
        return msgspec.convert(await self.request("GET", "/api/club/house"), HouseFigures)

    async def profile(self, person: str) -> Profile:
        """Somebody's figures, as far as they show them."""
        return msgspec.convert(await self.request("GET", f"/api/club/people/{person}"), Profile)

    async def club_settings(self) -> ClubSettings:
        """Whether one is shown in the club, and what of it one hides."""
        return msgspec.convert(await self.request("GET", "/api/me/club"), ClubSettings)

    async def show_in_club(
        self, shown: bool | None = None, hidden: Sequence[Kind] | None = None
    ) -> ClubSettings:
        """Show or hide oneself, or hide these kinds and no others."""
        body = {"shown": shown, "hidden": None if hidden is None else list(hidden)}
        return msgspec.convert(await self.request("PATCH", "/api/me/club", body), ClubSettings)

    async def friends(self) -> list[Friend]:
        """Those one has played with and may invite again."""
        return msgspec.convert(await self.request("GET", "/api/me/friends"), list[Friend])

    async def invite(self, table: str, person: str) -> None:
        """Invite somebody one has played with to a table."""
        await self.request("POST", f"/api/tables/{table}/invite", {"person": person})

    async def invitations(self) -> list[Invited]:
        """The tables that wait for one."""
        return msgspec.convert(await self.request("GET", "/api/me/invitations"), list[Invited])

    async def decline(self, table: str) -> None:
        """Have a table wait for oneself no longer."""
        await self.request("DELETE", f"/api/me/invitations/{table}")
