"""Logs: for people where somebody looks, as JSON where a program does. Nothing that is secret is
ever given to them."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer


class _Forwarding(logging.Handler):
    """Passes on what libraries tell."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger(record.name)
        log.log(record.levelno, record.getMessage(), library=record.name, exc_info=record.exc_info)


def set_up_logs(as_json: bool | None = None) -> None:
    """Write logs to the standard error stream, as JSON unless it is a terminal. Tracebacks show no
    values."""
    logging.basicConfig(handlers=[_Forwarding()], level=logging.WARNING, force=True)
    json = not sys.stderr.isatty() if as_json is None else as_json
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(
                [
                    structlog.processors.ExceptionRenderer(
                        ExceptionDictTransformer(show_locals=False)
                    ),
                    structlog.processors.JSONRenderer(),
                ]
                if json
                else [
                    structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
                ]
            ),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
