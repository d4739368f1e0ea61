"""A fake desktop that shows the notifications of a full Chromium, and on which tests tap them. The
headless shell has neither notifications nor apps."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from threading import Thread

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    message_bus,
    new_method_return,
    new_signal,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from playwright.sync_api import BrowserContext, Playwright

from .kit import ARGUMENTS, PATIENCE

NAME = "org.freedesktop.Notifications"
NOTIFICATIONS = DBusAddress("/org/freedesktop/Notifications", interface=NAME)
TAP = "default"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True)
class Shown:
    """A notification on the desktop. `buttons` are the keys of its buttons by their labels."""

    number: int
    title: str
    body: str
    buttons: dict[str, str]


class Desktop:
    """The desktop services that browsers find on the session bus."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.shown: Queue[Shown] = Queue()
        self._line: DBusConnection = open_dbus_connection(address)
        self._line.send_and_get_reply(message_bus.RequestName(NAME))
        self._last = 0
        self._serving = Thread(target=self._serve, daemon=True)
        self._serving.start()

    def close(self) -> None:
        """Close the connection after the bus has ended."""
        self._serving.join()
        self._line.close()

    def _serve(self) -> None:
        while True:
            try:
                call = self._line.receive()
            except (ConnectionError, OSError):
                return
            if call.header.message_type == MessageType.method_call:
                self._answer(call)

    def _answer(self, call: Message) -> None:
        what = call.header.fields[HeaderFields.member]
        if what == "GetCapabilities":
            self._line.send(new_method_return(call, "as", (["actions", "body"],)))
        elif what == "GetServerInformation":
            self._line.send(new_method_return(call, "ssss", ("desktop", "tests", "1", "1.2")))
        elif what == "Notify":
            self._show(call)
        else:
            self._line.send(new_method_return(call))

    def _show(self, call: Message) -> None:
        """Record a notification and tell the browser its number before it can be tapped."""
        _, _, _, title, body, actions, _, _ = call.body
        self._last += 1
        self._line.send(new_method_return(call, "u", (self._last,)))
        buttons = dict(zip(actions[1::2], actions[::2], strict=True))
        self.shown.put(Shown(self._last, title, body, buttons))

    def press(self, notification: Shown, button: str = TAP) -> None:
        """Tap a notification, or one of its buttons by label."""
        key = notification.buttons.get(button, TAP)
        self._line.send(
            new_signal(NOTIFICATIONS, "ActionInvoked", "us", (notification.number, key))
        )


@contextmanager
def desktop() -> Iterator[Desktop]:
    command = ["dbus-daemon", "--session", "--print-address=1", "--nofork", "--nopidfile"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bus:
        assert bus.stdout is not None
        opened = Desktop(bus.stdout.readline().strip())
        try:
            yield opened
        finally:
            bus.terminate()
            opened.close()


@contextmanager
def whole_browser(
    playwright: Playwright, shown_on: Desktop, folder: Path
) -> Iterator[BrowserContext]:
    """Run a full Chromium on this desktop, with notifications allowed."""
    named = os.environ.get("CHROMIUM", "")
    executable = next((path for name in (named, *BROWSERS) if (path := shutil.which(name))), None)
    assert executable, "no whole Chromium: install one, or name it in CHROMIUM"
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=executable,
        channel="chromium",
        args=ARGUMENTS,
        permissions=["notifications"],
        locale="en",
        env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": shown_on.address},
    )
    with context:
        context.set_default_timeout(PATIENCE)
        yield context
