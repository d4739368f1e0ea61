"""The ASGI application of a house: all HTTP routes, and the WebSocket endpoint."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from fivecups import __version__

from .http.analysis import AnalysisController
from .http.club import ClubController, InviteController, MyClubController
from .http.finished_games import FinishedGameController, record_key
from .http.house_info import games, health, metrics, texts_of_game
from .http.moderation import ModerationController, MuteController
from .http.notifications.email_links import EmailLinkController
from .http.notifications.holidays import HolidayController
from .http.notifications.notification_settings import NotificationSettingsController
from .http.pages.manifest import manifest
from .http.pages.static_files import page
from .http.people import PeopleController, provide_account, provide_host
from .http.route_helpers import EXCEPTION_HANDLERS
from .http.share_links import InvitationController, find_code
from .http.tables import MyTablesController, TableController
from .security import add_security_headers, check_request
from .services import Services, Settings, open_services
from .sockets.endpoint import SocketEndpoint

MAX_BODY_BYTES = 64 * 1024


def make_app(settings: Settings) -> Litestar:
    """Return the Litestar application of a house. It opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            yield

    def provide_services() -> Services:
        services: Services = app.state.services
        return services

    app = Litestar(
        route_handlers=[
            PeopleController,
            TableController,
            ModerationController,
            MuteController,
            FinishedGameController,
            InvitationController,
            AnalysisController,
            MyTablesController,
            ClubController,
            MyClubController,
            InviteController,
            HolidayController,
            NotificationSettingsController,
            EmailLinkController,
            find_code,
            games,
            texts_of_game,
            record_key,
            health,
            metrics,
            manifest,
            page,
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "account": Provide(provide_account),
            "host": Provide(provide_host),
        },
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Five Cups",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return app


def make_house(settings: Settings) -> ASGIApp:
    """Return the complete ASGI application that a server runs: the HTTP application with its
    security headers, and the WebSocket endpoint beside it."""
    app = make_app(settings)
    pages = add_security_headers(app)
    socket = SocketEndpoint(lambda: app.state.services)

    async def house(scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET and scope["path"] == socket.path
        await (socket if is_socket else pages)(scope, receive, send)

    return house
