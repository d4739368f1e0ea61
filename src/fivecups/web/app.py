"""The application."""

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

from .http.about import games, health, metrics
from .http.analysis import AnalysisController
from .http.club import ClubController, InviteController, MyClubController
from .http.finished import FinishedGameController
from .http.links import InvitationController, find_code
from .http.notices.holiday import HolidayController
from .http.notices.links import NoticeLinkController
from .http.notices.settings import NoticeController
from .http.order import MuteController, OrderController
from .http.pages.manifest import manifest
from .http.pages.page import page
from .http.people import PeopleController, provide_account, provide_host
from .http.routes import EXCEPTION_HANDLERS
from .http.tables import MyTablesController, TableController
from .security import guard_request, with_headers
from .services import Services, Settings, open_services
from .sockets.endpoint import SocketEndpoint

MAX_BODY = 64 * 1024


def make_app(settings: Settings) -> Litestar:
    """The application of one house; its database is opened when it starts."""

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
            OrderController,
            MuteController,
            FinishedGameController,
            InvitationController,
            AnalysisController,
            MyTablesController,
            ClubController,
            MyClubController,
            InviteController,
            HolidayController,
            NoticeController,
            NoticeLinkController,
            find_code,
            games,
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
        before_request=guard_request,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=MAX_BODY,
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
    """All that a server runs: the application with its headers, and the socket beside it."""
    app = make_app(settings)
    pages = with_headers(app)
    socket = SocketEndpoint(lambda: app.state.services)

    async def house(scope: Scope, receive: Receive, send: Send) -> None:
        at_the_socket = scope["type"] == ScopeType.WEBSOCKET and scope["path"] == socket.path
        await (socket if at_the_socket else pages)(scope, receive, send)

    return house
