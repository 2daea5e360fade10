"""Desktop integration: display, tray, staying awake, starting at sign-in."""

import configparser
import os
import plistlib
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.desktop import autostart, display, icon, notifications, tray
from app.desktop.window_page import WindowPage
from tests.desktop.screen import needs_screen, open_screen, wait_until
from tests.running import ROOT, environment

linux_alone = pytest.mark.skipif(sys.platform != "linux", reason="about Linux")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without a display, and with an own home."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


# The X library forgets to close the socket of a server that is not there.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@linux_alone
@pytest.mark.parametrize("name", ["", ":64123", "nonsense"])
def test_a_display_that_does_not_answer_is_none(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("DISPLAY", name)
    monkeypatch.setenv("WAYLAND_DISPLAY", "gone")
    assert not display.has_display()


@linux_alone
def test_a_display_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("DISPLAY", f"127.0.0.1:{silent.getsockname()[1] - 6000}")
        assert not display.has_display()


@needs_screen
def test_a_display_that_answers_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with open_screen() as screen:
        monkeypatch.setenv("DISPLAY", screen.name)
        assert display.has_display()


@linux_alone
def test_a_wayland_display_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "w")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w"))
        server.listen()
        assert display.has_display()


@linux_alone
@pytest.mark.parametrize("program", ["/opt/Pit lane/Pitlane", '/opt/100%/a "b" $HOME `c` \\d/Pitlane'])
def test_start_at_sign_in_is_one_entry_of_the_account(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    assert not autostart.is_on()
    autostart.switch(on=True, more=["--data-dir", "/a b"])
    assert autostart.is_on()
    entry = configparser.RawConfigParser()
    entry.read(tmp_path / ".config" / "autostart" / "pitlane.desktop")
    # First the value's own escapes are taken away, then those of the command line, which are the shell's.
    command = entry["Desktop Entry"]["exec"].replace("\\\\", "\\").replace("%%", "%")
    words = subprocess.run(["sh", "-c", f"printf '%s\n' {command}"], capture_output=True, text=True, check=True)
    assert words.stdout.splitlines() == [program, "--hidden", "--data-dir", "/a b"]
    autostart.switch(on=False)
    autostart.switch(on=False)
    assert not autostart.is_on()


def test_start_at_sign_in_on_macos_is_a_launch_agent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    autostart.switch(on=True)
    [agent] = (tmp_path / "Library" / "LaunchAgents").iterdir()
    assert plistlib.loads(agent.read_bytes())["ProgramArguments"] == [sys.executable, "--hidden"]
    autostart.switch(on=False)
    assert not autostart.is_on()


def test_a_checkout_is_not_started_at_sign_in() -> None:
    assert not autostart.is_possible()


def test_the_icon_differs_in_its_four_states() -> None:
    pictures = {state: icon.draw_icon(state) for state in icon.COLOURS}
    assert {picture.size for picture in pictures.values()} == {(icon.SIDE, icon.SIDE)}
    assert len({picture.tobytes() for picture in pictures.values()}) == 4
    assert set(tray.WORDS) == set(pictures)


def test_the_menu_does_what_it_says_and_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYSTRAY_BACKEND", "dummy")
    import pystray

    done: list[str] = []
    held = threading.Event()
    names = ("open_window", "copy_address", "pause", "back_up", "open_data_folder", "show_log", "quit")

    def act(name: str) -> None:
        held.wait(60)
        done.append(name)

    actions = tray.TrayActions(*(lambda name=name: act(name) for name in names), is_paused=lambda: True)
    items = [item for item in tray._menu(pystray, actions) if item is not pystray.Menu.SEPARATOR]
    for item in items:
        item(None)
    held.set()
    wait_until(lambda: sorted(done) == sorted(names), "all seven")
    assert [item.text for item in items if item.default] == ["Open Pitlane"]
    assert [item.text for item in items if item.checked] == ["Pause selling"]


@linux_alone
def test_a_notification_is_text_and_its_click_opens_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "notify-send"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path / "asked"}\necho default\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    opened = threading.Event()
    assert notifications.DesktopNotifications(opened.set).notify("New enquiry", "From <b>-Ann</b>")
    assert opened.wait(60)
    assert (tmp_path / "asked").read_text().splitlines()[-3:] == ["--", "New enquiry", "From &lt;b&gt;-Ann&lt;/b&gt;"]


@linux_alone
def test_without_a_program_for_notifications_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not notifications.DesktopNotifications(lambda: None).notify("New enquiry", "From Ann")


def test_where_the_shop_is_found_is_said_once(tmp_path: Path) -> None:
    said: list[str] = []

    def notify(title: str, _text: str) -> bool:
        said.append(title)
        return len(said) > 1

    for _ in range(3):
        notifications.say_where_once(tmp_path / "window", notify)
    assert said == [notifications.WHERE_TITLE] * 2  # the first was not shown


STUCK = """
import sys, threading
from unittest.mock import MagicMock
from app.desktop import window
webview = sys.modules["webview"] = MagicMock()
# The page is gone, and with it the answer to a script that the library waits for.
webview.start.side_effect = lambda **_words: threading.Thread(target=threading.Event().wait).start()
window.is_engine_there = lambda: True
sys.exit(window.show_window())
"""


def test_a_window_that_is_closed_while_its_page_loads_ends() -> None:
    """Its process ends; else the window could not be opened again."""
    page = WindowPage("http://127.0.0.1:1", "token", lambda: None, lambda: None)
    done = subprocess.run(
        [sys.executable, "-c", STUCK], cwd=ROOT, env=environment(), input=page.order() + b"\n", timeout=30, check=False
    )
    assert done.returncode == 0
