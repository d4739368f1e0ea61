"""The application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fivecups import __version__

from .about import games, health, metrics
from .page import page
from .people import PeopleController, provide_account
from .problems import HANDLERS
from .security import guard_request
from .services import Services, Settings, open_services
from .socket import table_socket
from .study import StudyController
from .tables import MyTablesController, TableController

LARGEST_BODY = 64 * 1024
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=["^/api/me", "woff2$"])
"""The page and replays travel compressed; what holds secrets does not, since its length would tell of them."""


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
            StudyController,
            MyTablesController,
            games,
            health,
            metrics,
            table_socket,
            page,
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "account": Provide(provide_account),
        },
        lifespan=[lifespan],
        before_request=guard_request,
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=COMPRESSION,
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
