"""Dependencies: locked with hashes, and none with a fault that concerns us."""

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.version import Version

from app.store.database.driver import OLDEST, sqlite3

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [
    ROOT / "packaging" / "setup" / name
    for name in (
        "requirements.lock",
        "requirements-tools.lock",
        "requirements-bundle.lock",
        "requirements-window.lock",
        "requirements-source.lock",
    )
]
# A list of known faults needs the network, which a test must not use: those that concern a shop, by hand.
AT_LEAST = {
    "werkzeug": "3.1.6",  # CVE-2025-66221, CVE-2026-21860, CVE-2026-27199: device names in a path hang a Windows server
    "pillow": "12.3",  # CVE-2026-40192, CVE-2026-55380: pictures that are bombs
    "waitress": "3.0.2",  # CVE-2024-49768: a second request smuggled behind the first
    "flask": "3.1.1",  # CVE-2025-47278: keys in the wrong order
    "cryptography": "44.0.1",  # CVE-2024-12797: the OpenSSL inside
}


@pytest.mark.parametrize("name", AT_LEAST)
def test_no_package_is_older_than_the_cure_of_its_fault(name: str) -> None:
    assert Version(version(name)) >= Version(AT_LEAST[name])


def test_sqlite_is_newer_than_the_fault_of_its_log() -> None:
    assert sqlite3.sqlite_version_info >= OLDEST


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_is_pinned_with_hashes(lock: Path) -> None:
    packages = re.split(r"\n(?=[a-z0-9])", lock.read_text(encoding="utf-8").strip())

    loose = [package.splitlines()[0] for package in packages if not re.search(r"==.*\\\n\s+--hash=sha256:", package)]

    assert packages
    assert loose == []


@pytest.mark.parametrize("others", [(0, 1), (2, 1), (3, 1), (4, 1)], ids=["program", "bundle", "window", "source"])
def test_two_locks_name_the_same_versions(others: tuple[int, int]) -> None:
    program, tools = (
        {*re.findall(r"^([a-z0-9.-]+)==(\S+)", LOCKS[place].read_text(encoding="utf-8"), re.M)} for place in others
    )
    shared = {name for name, _ in program} & {name for name, _ in tools}

    assert {pin for pin in program if pin[0] in shared} == {pin for pin in tools if pin[0] in shared}


def test_the_locks_name_all_that_their_packages_need() -> None:
    said = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)

    assert said.stdout.strip() == "No broken requirements found."


def test_every_npm_package_is_pinned_with_a_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    # A build for another system that was not to be had where the lock was made has its version alone.
    loose = [
        name
        for name, package in packages.items()
        if name and "integrity" not in package and not (package.get("optional") and package.get("cpu"))
    ]

    assert len(packages) > 100
    assert loose == []
