"""Checks of a start's questions, and of the owner's calls."""

import re
import socket
import stat
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.program.http import Listener
from tests.program.journey import PASSWORD, Journey, expect
from tests.program.notice import OFFERED, offer
from tests.program.program import wait_until

DAMAGED = 23
FEWEST_LICENCES = 40


def check_ports_are_remembered(journey: Journey) -> str:
    """A start without words has both ports of the last one."""
    hidden = ["--hidden"] if journey.desktop else ["serve"]
    journey.program.start(*hidden, "--data-dir", journey.program.relative(journey.data))
    journey.wait_for_answer()
    expect(journey.admin.answers(), "the back office is elsewhere")
    journey.close()
    return f"{journey.public.port} and {journey.admin.port}"


def check_port_moved(journey: Journey) -> str:
    """Check that the owner can move a shop to another port if its port is taken."""
    if not journey.desktop:
        pytest.skip("`serve` asks nothing")
    port = journey.public.port
    with journey.in_copy("moved"), socket.create_server(("127.0.0.1", port)):
        journey.program.start(*journey.words(None, "--hidden"))
        address = journey.read_question()
        moved = Listener(int(re.findall(r"Use (\d+) instead", _read(address))[0]))
        _read(address, "move")
        expect(wait_until(lambda: moved.answers() or journey.program.has_ended()), "no answer in time")
        journey.close()
    return f"{port} became {moved.port}"


def check_rescue(journey: Journey) -> str:
    """The owner restores the newest backup over a damaged database."""
    if not journey.desktop:
        pytest.skip("`serve` asks nothing")
    with journey.in_copy("rescued"):
        (journey.data / "pitlane.db").write_bytes(b"no database at all")
        journey.program.start(*journey.words(None, "--hidden"))
        address = journey.read_question()
        [backup] = re.findall(r'value="(pitlane-[^"]+)" class="first">Restore the backup of', _read(address))
        _read(address, backup)
        journey.wait_for_answer()
        expect(journey.has_order(), "the order is gone")
        journey.close()
        expect(bool(list(journey.data.glob("pitlane.db.damaged-*"))), "the damaged file was not set aside")
    return str(backup)


def check_rescue_by_command(journey: Journey) -> str:
    """Check that a command restores a missing database from its backups. The program never creates a new database in
    its place.
    """
    with journey.in_copy("missing"):
        (journey.data / "pitlane.db").unlink()
        status, said = journey.refuse()
        expect(status == DAMAGED and "is missing" in said, f"{status}: {said}")
        expect(not (journey.data / "pitlane.db").exists(), "an empty shop was made")
        status, said = journey.command("restore", "latest")
        expect(status == 0, f"{status}: {said}")
        journey.open()
        expect(journey.has_order(), "the order is gone")
        journey.close()
    return said.splitlines()[-1]


def check_newer_version_is_offered(journey: Journey) -> str:
    """Nothing is looked for until the owner names a folder."""
    folder = offer(journey.program.folder / "offered", b"setup")
    journey.open()
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    before = journey.admin.get("/api/admin/updates")
    journey.admin.ask("PATCH", "/api/admin/updates", {"source": journey.program.path(folder)})
    journey.admin.ask("POST", "/api/admin/updates/check")
    newer = journey.admin.get("/api/admin/updates")["newer"]
    expect(not before["source"] and before["newer"] is None, f"before: {before}")
    expect(newer is not None and newer["version"] == OFFERED, f"found: {newer}")
    return f"{newer['version']}, with what is new"


def check_licences(journey: Journey) -> str:
    """About lists what others wrote, each with its text."""
    listed = journey.admin.get("/api/admin/licences")
    if journey.program.bundle is None:
        pytest.skip("a checkout has what pip installed")
    expect(len(listed) >= FEWEST_LICENCES and all(len(each["text"]) > 100 for each in listed), f"{len(listed)} listed")
    return f"{len(listed)} packages"


def check_practice_shop(journey: Journey) -> str:
    """The program starts a second one of itself on a folder beside the shop's, and removes it."""
    journey.admin.post("/api/admin/practice", {})
    state: dict[str, Any] = {}

    def has_come() -> bool:
        state.update(journey.admin.get("/api/admin/practice"))
        return state["state"] != "starting"

    expect(wait_until(has_come) and state["state"] == "running", f"it did not start: {state}")
    entry = urlsplit(state["address"])
    practice = Listener(entry.port or 0)
    status, _content, _kind = practice.ask("GET", f"{entry.path}?{entry.query}")
    expect(status == 303 and bool(practice.get("/api/admin/products")), f"its owner is not signed in: {status}")
    page = practice.ask("GET", "/admin/today")[1].decode()
    expect("nothing here is real" in page, "its pages have no frame")
    status, _content, _kind = journey.admin.ask("DELETE", "/api/admin/practice")
    expect(status == 200 and not practice.answers(), f"it is still there: {status}")
    return f"served, {state['size'] // 1_000_000} MB taken away"


def check_old_folder_says_nothing_new(journey: Journey) -> str:
    """Check that a later start prints nothing about the sample, and closes the folder to others."""
    journey.close()
    has_modes = journey.program.platform in {"linux", "macos"}
    if has_modes:
        journey.data.chmod(0o755)
    before = len(journey.program.said)
    journey.open("--sample-if-new")
    said = " ".join(journey.program.said[before:])
    journey.close()
    expect("sample" not in said, said)
    mode = stat.S_IMODE(journey.data.stat().st_mode)
    expect(not has_modes or mode == 0o700, f"its mode is {mode:o}")
    return f"no word of the sample{', the folder for this account alone' if has_modes else ''}"


def _read(address: str, answer: str = "") -> str:
    content = f"answer={answer}".encode() if answer else None
    with urllib.request.urlopen(address, content, timeout=60) as page:
        return str(page.read().decode())
