"""The choice at a start, in the window or the browser."""

import os
import re
import shutil
import signal
import socket
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError

import pytest

from app.desktop.choice_server import PageServer
from app.ports import Ports, read_ports, write_ports
from app.runtime.port_question import ask_for_port
from app.runtime.start_question import StartAnswer, StartQuestion
from tests.desktop.screen import Screen, children, desktop_environment, make_browser, needs_screen, open_screen
from tests.desktop.starting import Started, run, starting, wait_for_line, wait_until

MOMENT = 0.01
"""Seconds that a held program goes on for: a start takes a hundred times as long."""
ASKED = r"^Port \d+ on 127\.0\.0\.1 cannot be used: .* Choose what to do in the window, or at (\S+)\.$"

DAMAGED = r"damaged and was left untouched\. Choose what to do in the window, or at (\S+)\.$"


@pytest.fixture
def holder() -> Iterator[socket.socket]:
    """Another program on the port that the folder remembers."""
    with closing(socket.create_server(("127.0.0.1", 0))) as held:
        yield held


@pytest.fixture
def folder(tmp_path: Path, holder: socket.socket, empty_database: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(empty_database, folder / "pitlane.db")
    write_ports(folder, Ports(public=holder.getsockname()[1]))
    return folder


def words(folder: Path) -> tuple[str, ...]:
    return "--hidden", "--desk-port", "0", "--data-dir", str(folder)


def read(address: str, answer: str = "") -> str:
    content = f"answer={answer}".encode() if answer else None
    with urllib.request.urlopen(address, content, timeout=30) as page:
        return str(page.read().decode())


def wait_for_question(started: Started) -> str:
    return wait_for_line(started, ASKED)[1]


def test_the_owner_moves_the_shop_to_another_port(tmp_path: Path, folder: Path, holder: socket.socket) -> None:
    browser, opened = make_browser(tmp_path)
    port = holder.getsockname()[1]
    with starting(*words(folder), BROWSER=browser) as first:
        address = wait_for_question(first)
        wait_until(lambda: opened() == [address])
        page = read(address)
        instead = int(re.findall(r"Use (\d+) instead", page)[0])
        for said in (f"cannot start on port {port}", "nothing else has to be changed", "Try again", "Stop"):
            assert said in page
        with pytest.raises(HTTPError) as hidden:
            read(re.sub(r"/[^/]+/admin", "/guessed/admin", address), "stop")
        hidden.value.close()
        assert hidden.value.code == 404
        assert "is still not free" in read(address, "again")
        second = run(*words(folder), BROWSER=browser)
        assert (second.returncode, second.stdout) == (10, "Pitlane is already running. Here is its window.\n")
        assert f"Pitlane starts on port {instead}, now" in read(address, "move")
        assert int(wait_for_line(first, r"Shop: +http://127\.0\.0\.1:(\d+)$")[1]) == instead
        assert first.end() == 0
    assert read_ports(folder).public == instead


def test_trying_again_ends_the_question_once_the_port_is_free() -> None:
    free = [False]
    question = ask_for_port(
        8000, 8010, detail="Not to be used.", means="<Nothing> follows.", is_admin=False, is_free=lambda: free[0]
    )
    with closing(PageServer(question)) as page:
        assert "&lt;Nothing&gt; follows." in read(page.address)
        assert "is still not free" in read(page.address, "again")
        assert not page.answered.is_set()
        free[0] = True
        assert "The shop starts now" in read(page.address, "again")
        assert (page.answered.is_set(), page.given) == (True, "again")
        assert "Use 8010 instead" in read(page.address, "nonsense")
        read(page.address, "stop")
        assert page.given == "again"


def test_the_owner_restores_the_newest_backup(tmp_path: Path, empty_database: Path) -> None:
    browser, opened = make_browser(tmp_path)
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(empty_database, folder / "pitlane.db")
    assert run("backup", "--data-dir", str(folder)).returncode == 0
    (folder / "pitlane.db").write_bytes(b"no database at all")
    with starting(*words(folder), "--port", "0", BROWSER=browser) as first:
        address = wait_for_line(first, DAMAGED)[1]
        wait_until(lambda: opened() == [address])
        page = read(address)
        [name] = re.findall(r'value="(pitlane-[^"]+)" class="first">Restore the backup of', page)
        assert (
            "The newest complete one: 0 products, 0 orders, 0 pictures. The current database is set aside as a file."
            in page
        )
        assert "The folder is" in read(address, "folder")
        assert "no such thing" not in read(address, "no such thing")
        assert "The backup is being restored, and then the shop starts." in read(address, name)
        wait_for_line(first, "Back office")
        assert first.end() == 0
    [aside] = folder.glob("pitlane.db.damaged-*")
    assert aside.read_bytes() == b"no database at all"


def test_another_backup_is_picked_from_the_list() -> None:
    others = StartAnswer(
        "other", "Restore this one", "It is checked.", "It is restored.", (("a.zip", "A"), ("b.zip", "<B>"))
    )
    with closing(PageServer(StartQuestion("Damaged", "It is damaged.", (others,)))) as page:
        assert '<option value="b.zip">&lt;B&gt;</option>' in read(page.address)
        assert "It is restored" not in read(page.address, "other&other=c.zip")
        assert not page.answered.is_set()
        assert "It is restored" in read(page.address, "other&other=b.zip")
        assert page.given == "b.zip"


def is_seen_while_held(pid: int, screen: Screen) -> bool:
    """Return whether the window says that the shop starts, while its program is stopped. Where it is not there yet, the
    program goes on for a moment: it may have been stopped before it told the window what to say.
    """
    os.kill(pid, signal.SIGSTOP)
    if screen.windows() == ["Pitlane is starting"]:
        return True
    os.kill(pid, signal.SIGCONT)
    threading.Event().wait(MOMENT)
    os.kill(pid, signal.SIGSTOP)
    return False


@needs_screen
def test_the_window_is_there_first_then_asks_and_closing_it_stops(folder: Path) -> None:
    with open_screen() as screen, starting(*words(folder)[1:], **desktop_environment(**screen.environment)) as first:
        wait_until(lambda: bool(children(first.process.pid)))
        # The program gets no further, so that it cannot be quicker than its window.
        wait_until(lambda: is_seen_while_held(first.process.pid, screen))
        wait_until(lambda: screen.count_colours() > 50)
        os.kill(first.process.pid, signal.SIGCONT)
        wait_for_question(first)
        wait_until(lambda: screen.windows() == ["Pitlane"])
        assert len(children(first.process.pid)) == 1
        wait_until(lambda: (folder / "window" / "window.log").exists() and screen.count_colours() >= 100)
        screen.close_window()
        assert first.process.wait(60) == 20
    assert not (folder / "running.json").exists()
