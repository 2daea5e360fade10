"""The window process with scripted children, and one real window."""

import http.server
import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.desktop import window_process
from app.desktop.window_page import MARKED, WindowPage
from app.desktop.window_process import WindowProcess
from tests.desktop.screen import Screen, make_browser, needs_screen, open_screen, wait_until

ANSWERS = (
    "import os, sys; sys.stdin.readline()\n"
    "for line in sys.stdin:\n  if line == 'close\\n': break\n  os.write(1, b'shown\\n')\n"
)
DEAF = "import sys; sys.stdin.readline(); sys.stdin.readline()"
"""Ends at the first word after its page, as a window does that is just being closed."""
STUBBORN = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
WINDOW = "import sys; from app.desktop.window import show_window; sys.exit(show_window())"
HELD = """import pathlib, sys, time
while not pathlib.Path(__file__).with_name("engine").exists():
    time.sleep(0.05)
sys.path.remove(str(pathlib.Path(__file__).parent))
del sys.modules["webview"]
import webview
"""
"""Module in place of the window's library, which it loads only when there is a file beside it."""


class Stored:
    """A window process that counts its starts and callbacks. `child` is the Python code of its next window."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        address: str = "http://127.0.0.1:1",
        folder: Path | None = None,
        **more: Any,
    ) -> None:
        self.child = ANSWERS
        self.starts = self.closed = self.lacks = 0
        monkeypatch.setattr(window_process, "child_command", self._command)
        self.window_process = WindowProcess(folder)
        self.page = WindowPage(address, "token", self._note_lack, self._note_closed, **more)
        self.window_process.lead_to(self.page)

    def _command(self) -> list[str]:
        self.starts += 1
        return [sys.executable, "-c", self.child]

    def _note_lack(self) -> None:
        self.lacks += 1

    def _note_closed(self) -> None:
        self.closed += 1


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stored]:
    stored = Stored(monkeypatch)
    yield stored
    stored.window_process.close()


@pytest.mark.parametrize("status", [40, 3])
def test_a_child_that_ends_before_its_page_is_there_is_a_lack_of_an_engine(stored: Stored, status: int) -> None:
    stored.child = f"raise SystemExit({status})"
    stored.window_process.show()
    wait_until(lambda: stored.lacks == 1, "the lack of an engine")
    assert (stored.closed, stored.window_process.is_open) == (0, False)


def test_a_program_that_is_not_there_is_a_lack_of_an_engine(monkeypatch: pytest.MonkeyPatch, stored: Stored) -> None:
    monkeypatch.setattr(window_process, "child_command", lambda: ["/no/such/program"])
    stored.window_process.show()
    wait_until(lambda: stored.lacks == 1, "the lack of an engine")


def test_a_crash_after_the_page_was_there_is_none(stored: Stored) -> None:
    stored.child = f"{DEAF}; raise SystemExit(3)"
    stored.window_process.show()
    stored.window_process.loaded()
    stored.window_process.show()
    wait_until(lambda: not stored.window_process.is_open, "the crash")
    assert (stored.lacks, stored.closed) == (0, 0)


def test_a_window_that_is_asked_for_while_it_ends_opens_again(stored: Stored) -> None:
    stored.child = DEAF
    stored.window_process.show()
    stored.child = ANSWERS
    stored.window_process.show()
    wait_until(lambda: stored.starts == 2, "the second window")
    assert stored.closed == 0


def test_a_window_that_has_shown_itself_stays_closed_afterwards(
    monkeypatch: pytest.MonkeyPatch, stored: Stored
) -> None:
    count = WindowProcess._count_answers

    def count_late(window: WindowProcess, child: Any) -> None:
        # as on a busy machine: its end is known before its answer is read
        time.sleep(0.3)
        count(window, child)

    monkeypatch.setattr(WindowProcess, "_count_answers", count_late)
    stored.child = ANSWERS.replace("os.write(1, b'shown\\n')", "os.write(1, b'shown\\n'); break")
    stored.window_process.show()
    stored.window_process.show()
    wait_until(lambda: stored.closed == 1, "the window's end")
    assert stored.starts == 1


def test_a_window_that_will_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, stored: Stored) -> None:
    monkeypatch.setattr(window_process, "STOP_SECONDS", 0.2)
    stored.child = STUBBORN
    stored.window_process.show()
    stored.window_process.close()
    wait_until(lambda: not stored.window_process.is_open, "the end of the window")
    stored.window_process.show()
    assert (stored.starts, stored.closed, stored.lacks) == (1, 0, 0)


def test_the_window_is_said_no_password_and_nothing_on_its_command_line(
    monkeypatch: pytest.MonkeyPatch, stored: Stored, tmp_path: Path
) -> None:
    monkeypatch.setenv("PITLANE_ADMIN_PASSWORD", "a secret")
    write = f"open({str(tmp_path / 'told')!r}, 'w').write(json.dumps([dict(os.environ), sys.stdin.readline()]))"
    stored.child = f"import json, os, sys; {write}"
    stored.window_process.show()
    wait_until(lambda: stored.closed == 1, "the child's end")
    environment, order = json.loads((tmp_path / "told").read_text())
    page = {"url": "http://127.0.0.1:1/admin", "token": "token", "title": "Pitlane", "asks": False}
    assert order == f"open {json.dumps(page)}\n"
    assert MARKED in environment
    assert not {"a secret", "token"} & set(environment.values())
    assert window_process.child_command()[-1] == stored.child


def test_the_child_is_this_program_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert window_process.child_command() == [sys.executable, "-m", "app", "window"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert window_process.child_command() == [sys.executable, "window"]


def test_a_ticket_answers_the_windows_own_request_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    received = tmp_path / "received"
    tickets = iter(["the only one"])
    stored = Stored(monkeypatch, issue_ticket=lambda: next(tickets))
    write = f"sys.stdin.readline(); open({str(received)!r}, 'w').write(sys.stdin.readline())"
    stored.child = f"import os, sys; os.write(1, b'passwords\\npassword\\n'); {write}"
    stored.window_process.show()
    wait_until(lambda: stored.closed == 1, "the child's end")
    assert received.read_text() == "ticket the only one\n"


def test_the_start_hears_of_the_end_of_its_window(monkeypatch: pytest.MonkeyPatch, stored: Stored) -> None:
    closed: list[str] = []
    window = WindowProcess()
    window.on_closed = lambda: closed.append("closed")
    stored.child = "import sys; assert sys.stdin.readline() == 'start\\n'"
    window.show()
    wait_until(lambda: closed == ["closed"], "the end")
    assert (stored.closed, stored.lacks) == (0, 0)


def test_a_pc_without_an_engine_is_reported_once_there_is_a_page_to_show(stored: Stored) -> None:
    window = WindowProcess()
    stored.child = "raise SystemExit(40)"
    window.show()
    wait_until(lambda: window._lacks_engine, "the child's end, noted")
    assert (stored.lacks, window.is_open) == (0, False)
    window.lead_to(stored.page)
    window.show()
    wait_until(lambda: stored.lacks == 1, "the lack of an engine")
    assert stored.starts == 1


LINK = "<a href='http://127.0.0.1:1/elsewhere' style='position:fixed;inset:0'>Away</a>"


SCRIPT = """if (location.pathname !== "/admin/new-password") location.assign("/admin/new-password");
addEventListener("pitlane-ticket", () => fetch("/got/" + window.pitlaneTicket, { method: "POST" }));"""


class SitePage(http.server.BaseHTTPRequestHandler):
    """The one page of a site, and the control calls."""

    def do_GET(self) -> None:
        assert isinstance(self.server, Site)
        kind = "text/javascript" if self.path.endswith(".js") else "text/html"
        page = (SCRIPT if self.path.endswith(".js") else self.server.page).encode()
        self._answer(200, page, {"Content-Security-Policy": "script-src 'self'", "Content-Type": kind})

    def do_POST(self) -> None:
        assert isinstance(self.server, Site)
        self.server.calls.append((self.path, self.headers["X-Pitlane-Token"]))
        self._answer(204, b"", {})

    def _answer(self, status: int, content: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_words: Any) -> None:
        """Nothing."""


class Site(http.server.ThreadingHTTPServer):
    """The page on a port of its own, and what it received."""

    def __init__(self, page: str) -> None:
        super().__init__(("127.0.0.1", 0), SitePage)
        self.page = page
        self.calls: list[tuple[str, str]] = []


@contextmanager
def _show(
    page: str, child: str, monkeypatch: pytest.MonkeyPatch, home: Path, **more: Any
) -> Iterator[tuple[Screen, Site, Stored]]:
    """A real window of a site that is this page."""
    with open_screen() as screen, Site(page) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        for name, value in screen.environment.items():
            monkeypatch.setenv(name, value)
        stored = Stored(monkeypatch, f"http://127.0.0.1:{site.server_port}", folder=home, title="Away", **more)
        stored.child = child
        stored.window_process.show()
        yield screen, site, stored
        stored.window_process.close()
        site.shutdown()


@needs_screen
def test_a_page_that_stays_empty_counts_as_no_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    child = WINDOW.replace("; sys.exit", "; import app.desktop.window as own; own.LOAD_SECONDS = 3; sys.exit")
    with _show("<p> </p>", child, monkeypatch, tmp_path) as (screen, site, stored):
        wait_until(lambda: stored.lacks == 1, "the lack of an engine")
        assert site.calls == []
        screen.wait_for_windows(0)


@needs_screen
def test_a_link_to_elsewhere_opens_in_the_default_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser, opened = make_browser(tmp_path)
    monkeypatch.setenv("BROWSER", browser)
    with _show(LINK, WINDOW, monkeypatch, tmp_path) as (screen, site, stored):
        wait_until(lambda: site.calls == [("/_control/loaded", "token")], "the page")

        def is_opened() -> bool:
            # A click on a page that is loaded, but not drawn yet, reaches nothing.
            if not opened():
                screen.run("xdotool", "mousemove", "720", "500", "click", "1")
            return opened()[:1] == ["http://127.0.0.1:1/elsewhere"]

        wait_until(is_opened, "the browser")
        assert stored.window_process.is_open


@needs_screen
def test_a_person_at_the_window_confirms_before_a_page_gets_a_ticket(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    issued: list[str] = []

    def issue() -> str:
        issued.append(f"ticket-{len(issued)}")
        return issued[-1]

    page = "<p>New password</p><script src='/own.js'></script>"
    with _show(page, WINDOW, monkeypatch, tmp_path, issue_ticket=issue) as (screen, site, _stored):
        screen.wait_for_windows(2)
        assert issued == []
        screen.press("Return")
        wait_until(lambda: ("/got/ticket-0", None) in site.calls, "the ticket in the page")
        assert issued == ["ticket-0"]


@needs_screen
def test_a_start_is_on_the_screen_and_goes_over_into_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with open_screen() as screen, Site("<h1>Orders</h1>") as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        for name, value in screen.environment.items():
            monkeypatch.setenv(name, value)
        stored = Stored(monkeypatch, f"http://127.0.0.1:{site.server_port}", folder=tmp_path, title="Away")
        stored.child = WINDOW
        stored.window_process.lead_to(None)
        stored.window_process.show()
        wait_until(lambda: screen.windows() == ["Pitlane is starting"], "the window of the start")
        wait_until(lambda: screen.count_colours() > 50, "its words")
        assert site.calls == []
        stored.window_process.lead_to(stored.page)
        wait_until(lambda: site.calls == [("/_control/loaded", "token")], "the page")
        wait_until(lambda: screen.windows() == ["Away"], "the page's title")
        stored.window_process.close()
        site.shutdown()


@needs_screen
def test_a_start_is_on_the_screen_before_there_is_an_engine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stored: Stored
) -> None:
    closed: list[str] = []
    window = WindowProcess()
    window.on_closed = lambda: closed.append("closed")
    (tmp_path / "webview.py").write_text(HELD)
    stored.child = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {WINDOW}"
    with open_screen() as screen:
        for name, value in screen.environment.items():
            monkeypatch.setenv(name, value)
        window.show()
        wait_until(lambda: screen.windows() == ["Pitlane is starting"], "the window of the start")
        wait_until(lambda: screen.count_colours() > 50, "its words")
        screen.close_window()
        (tmp_path / "engine").touch()
        wait_until(lambda: closed == ["closed"], "that it was closed")
        screen.wait_for_windows(0)
