"""Logs: for people where somebody looks, as JSON where a program does. Nothing that is secret is ever given to them."""

from __future__ import annotations

import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer


def set_up_logs(as_json: bool | None = None) -> None:
    """Write logs to the standard error stream, as JSON unless it is a terminal. Tracebacks show no values."""
    json = not sys.stderr.isatty() if as_json is None else as_json
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(
                [
                    structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
                    structlog.processors.JSONRenderer(),
                ]
                if json
                else [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
            ),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
