"""Log output: readable text on a terminal, JSON otherwise. Secrets are never passed to the logs."""

from __future__ import annotations

import logging
import sys
from typing import TextIO, cast

import structlog
from structlog.tracebacks import ExceptionDictTransformer


class _ForwardingHandler(logging.Handler):
    """A handler of the standard library's logging that passes log messages of libraries on to
    structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger(record.name)
        log.log(record.levelno, record.getMessage(), library=record.name, exc_info=record.exc_info)


class _UnbreakableStream:
    """A stream that drops lines which it cannot write, for example on a full disk, so that no
    request fails because of its log line. When it can write again, it first writes how many lines
    are missing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._dropped = 0

    def write(self, text: str) -> int:
        try:
            if self._dropped:
                self._stream.write(f'{{"event": "log_lines_dropped", "count": {self._dropped}}}\n')
                self._stream.flush()
                self._dropped = 0
            self._stream.write(text)
        except (OSError, ValueError):
            self._dropped += text.count("\n")
        return len(text)

    def flush(self) -> None:
        try:
            self._stream.flush()
        except (OSError, ValueError):
            self._dropped += 1


def set_up_logs(as_json: bool | None = None, level: str = "info") -> None:
    """Write log messages of `level` or above to standard error, as JSON unless that is a terminal.
    Tracebacks show no values of variables."""
    logging.basicConfig(handlers=[_ForwardingHandler()], force=True)
    json = not sys.stderr.isatty() if as_json is None else as_json
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
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
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _UnbreakableStream(sys.stderr))),
        cache_logger_on_first_use=True,
    )
