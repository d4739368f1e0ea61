"""HTTP routes of the links in e-mails and push messages: stop notifications, confirm an address.
They need no login, only the signed token. Opening a link shows a question first, so that a program
that follows links changes nothing; the button, or a mail program's unsubscribe request, carries it
out."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from fivecups.engine import Refused
from fivecups.texts import Texts

from ...services.services import ServicesDep
from ..pages.link_preview import preferred_language
from ..route_helpers import ERROR_RESPONSES, act, read

STYLE = (
    "body{max-width:34rem;margin:12vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif;"
    "background:#f4ead7;color:#2b211b}button{padding:.7rem 1.2rem;border:0;border-radius:.5rem;"
    "background:#9c3b1b;color:#fff;font:inherit;font-weight:700}a{color:#8a3013}"
)
HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
HEADERS = {
    "content-security-policy": f"default-src 'none'; style-src 'sha256-{HASH}'; form-action 'self';"
    " base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}
PAGE_RESPONSES = {
    **ERROR_RESPONSES,
    410: ResponseSpec(
        str,
        generate_examples=False,
        description="The link is no longer good",
        media_type=MediaType.HTML,
    ),
}
Token = Annotated[str, PathParameter(min_length=1, max_length=1000)]
Browser = Request[Any, Any, Any]


def _texts(request: Browser) -> Texts:
    return Texts(preferred_language(request.headers.get("accept-language", "")))


def _page(texts: Texts, words: str, button: str = "", status: int = 200) -> Response[str]:
    form = (
        f'<form method="post"><button>{_escaped_text(texts, button)}</button></form>'
        if button
        else ""
    )
    body = (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Five Cups</title><style>{STYLE}</style><main><h1>Five Cups</h1>"
        f"<p>{_escaped_text(texts, words)}</p>{form}"
        f'<p><a href="/">{_escaped_text(texts, "notice-to-the-house")}</a></p></main></html>'
    )
    return Response(body, media_type=MediaType.HTML, headers=HEADERS, status_code=status)


def _escaped_text(texts: Texts, words: str) -> str:
    return escape(texts.say(words))


def _expired_page(texts: Texts) -> Response[str]:
    return _page(texts, "refusal-notice-link-over", status=410)


class EmailLinkController(Controller):
    """HTTP routes of the links in the house's e-mails and push messages."""

    path = "/api/notices"
    tags = ["notices"]

    @read("/off/{token:str}", media_type=MediaType.HTML, responses=PAGE_RESPONSES)
    async def ask_off(self, token: Token, request: Browser, services: ServicesDep) -> Response[str]:
        """Show a page that asks whether notifications to the device or the e-mail address of the
        token are to stop."""
        texts = _texts(request)
        try:
            services.notifications.tokens.read_stop_token(token)
        except Refused:
            return _expired_page(texts)
        return _page(texts, "notice-off-ask", "notice-off-yes")

    @act("/off/{token:str}", media_type=MediaType.HTML, responses=PAGE_RESPONSES)
    async def off(self, token: Token, request: Browser, services: ServicesDep) -> Response[str]:
        """Stop notifications to the device or the e-mail address that the token names, and show a
        page that says so."""
        texts = _texts(request)
        try:
            what = services.notifications.tokens.read_stop_token(token)
        except Refused:
            return _expired_page(texts)
        await services.notifications.stop(what)
        return _page(texts, "notice-off-done")

    @read("/confirm/{token:str}", media_type=MediaType.HTML, responses=PAGE_RESPONSES)
    async def ask_confirm(
        self, token: Token, request: Browser, services: ServicesDep
    ) -> Response[str]:
        """Show a page that asks whether notifications are wanted at the e-mail address of the
        token."""
        texts = _texts(request)
        try:
            services.notifications.tokens.read_confirm_token(token)
        except Refused:
            return _expired_page(texts)
        return _page(texts, "notice-confirm-ask", "notice-confirm-yes")

    @act("/confirm/{token:str}", media_type=MediaType.HTML, responses=PAGE_RESPONSES)
    async def confirm(self, token: Token, request: Browser, services: ServicesDep) -> Response[str]:
        """Mark the e-mail address of the token as confirmed, since its reader wants notifications
        there, and show a page that says so."""
        texts = _texts(request)
        try:
            what = services.notifications.tokens.read_confirm_token(token)
        except Refused:
            return _expired_page(texts)
        if not await services.store.notifications.confirm_mail(what.person, what.address):
            return _expired_page(texts)
        return _page(texts, "notice-confirm-done")
