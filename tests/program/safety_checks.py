"""These checks protect a shop's data and its start: kill, restore, old tables, reserved ports."""

import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.program.journey import PASSWORD, Journey, expect

RELEASED = Path(__file__).resolve().parents[1] / "store" / "released"
PORT_HELD = 20
LOWEST = 1024
SHOW_RESERVED = ("netsh", "interface", "ipv4", "show", "excludedportrange", "protocol=tcp")
SECOND = {"name": "After the backup", "slug": "after-the-backup", "description": "Gone soon.", "price": "1.00"}


def check_kill(journey: Journey) -> str:
    """A killed program has lost nothing that was acknowledged."""
    journey.open()
    journey.program.kill()
    seconds = journey.open()
    expect(journey.log_says("the last stop was not clean"), "the log does not say that it was killed")
    expect(journey.has_order(), "the order is gone")
    journey.close()
    return f"served after {seconds} s, the order is there"


def check_restore(journey: Journey) -> str:
    """Check that a backup restores the data of its time, and nothing that was added later."""
    status, said = journey.command("backup")
    expect(status == 0, f"{status}: {said}")
    [backup] = sorted((journey.data / "backups").glob("*.zip"))[-1:]
    journey.open()
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    category = journey.public.get("/api/product-categories")[0]["name"]
    journey.admin.post("/api/admin/products", SECOND | {"category": category, "inventory": 1})
    journey.close()
    status, said = journey.program.run("restore", backup.name, "--data-dir", journey.program.relative(journey.data))
    expect(status == 0, f"{status}: {said}")
    journey.open()
    gone = journey.public.ask("GET", f"/api/products/{SECOND['slug']}")[0]
    expect(gone == 404, f"what came after the backup answers {gone}")
    expect(journey.has_order(), "the order is gone")
    journey.close()
    return said


def check_upgrade(journey: Journey) -> str:
    """The oldest shop that this program reads opens with today's tables."""
    data = journey.program.folder / "oldest data"
    data.mkdir()
    with zipfile.ZipFile(min(RELEASED.glob("*.zip"))) as released:
        released.extractall(data)
    with journey.in_folder(data.name):
        seconds = journey.open()
        products = journey.public.get("/api/products")
        copies = list((data / "backups").glob("*.db"))
        journey.close()
    expect(bool(products), "its products are gone")
    expect(len(copies) == 1, "no copy was made before the upgrade")
    return f"served after {seconds} s with {len(products)} products, a copy kept"


def check_reserved_port(journey: Journey) -> str:
    """Check that a port reserved by Windows ends the start with a sentence."""
    if journey.program.platform != "windows":
        pytest.skip("only Windows reserves ports")
    listed = subprocess.run(SHOW_RESERVED, check=True, capture_output=True, text=True, errors="replace").stdout
    port = find_reserved_port(listed)
    if port is None:
        pytest.skip("this Windows keeps no port for itself")
    with journey.at_port(port):
        status, said = journey.refuse()
    expect(status == PORT_HELD and str(port) in said, f"{status}: {said}")
    return said


def find_reserved_port(listed: str) -> int | None:
    """Return a port that netsh lists as reserved by Windows itself. Ports with a star were set aside by an
    administrator, and any program that names one may listen on it.
    """
    ranges = re.findall(r"^ *(\d+) +(\d+) *$", listed, re.M)
    return next((int(last) for _, last in ranges if int(last) >= LOWEST), None)


def check_stop_of_all(journey: Journey) -> str:
    """One command ends every shop of the account, whatever its folder."""
    if journey.program.bundle is None:
        pytest.skip("a checkout is not noted for it")
    journey.open()
    status, said = journey.program.run("stop", "--all")
    expect(status == 0, f"{status}: {said}")
    expect(journey.program.wait() == 0, "the shop did not end")
    return said
