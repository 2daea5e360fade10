"""Check of a restore that is killed."""

import time
from contextlib import suppress
from subprocess import TimeoutExpired

from tests.program.day import PHOTO
from tests.program.fault_checks import STOCK
from tests.program.journey import PASSWORD, Journey, expect
from tests.program.program import END, wait_until

OLD, NEW = {"name": "As it was", "slug": "as-it-was"}, {"name": "As it is", "slug": "as-it-is"}


def check_kills_in_a_restore(journey: Journey) -> str:
    """A killed restore leaves either state whole, never a mix."""
    backup, now = _make_two_states(journey)
    rounds, ends = journey.rounds(12), {"old": 0, "new": 0}
    whole, state = _restore_until(journey, backup, END), "old"
    for number in range(rounds):
        if state == "old":
            _restore_until(journey, now, END)
        _restore_until(journey, backup, whole * number / rounds)
        state = _read_state(journey)
        ends[state] += 1
    return f"{rounds} kills: {ends['old']} with the backup, {ends['new']} as before, 0 mixed"


def _restore_until(journey: Journey, backup: str, seconds: float) -> float:
    """Restore a backup, and kill the process so many seconds after its first file is written. Returns the seconds that
    the restore took from there.
    """
    restoring = journey.program.start_beside("restore", backup, "--data-dir", journey.program.path(journey.data))
    begun = (journey.data / "restore-pending").exists
    wait_until(lambda: begun() or restoring.poll() is not None, pause=0.005)
    started = time.monotonic()
    with suppress(TimeoutExpired):
        restoring.wait(seconds)
    restoring.kill()
    expect(restoring.wait(END) == 0 or seconds < END, "the restore failed")
    return time.monotonic() - started


def _make_two_states(journey: Journey) -> tuple[str, str]:
    """Names of two backups, each with a product and its picture."""
    for path in (journey.data / "backups").glob("*.zip"):
        path.unlink()
    journey.open()
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    _add_with_picture(journey, OLD, 1)
    name = str(journey.admin.post("/api/admin/backups", {})["name"])
    journey.admin.ask("DELETE", f"/api/admin/products/{_find(journey, OLD)['id']}")
    _add_with_picture(journey, NEW, 2)
    journey.close()
    status, said = journey.command("backup")
    expect(status == 0, said)
    [newest] = [path.name for path in (journey.data / "backups").glob("*.zip") if path.name != name]
    now = (journey.data / "backups" / newest).rename(journey.program.folder / "now.zip")
    return name, journey.program.path(now)


def _add_with_picture(journey: Journey, product: dict[str, str], number: int) -> None:
    category = journey.public.get("/api/product-categories")[0]["name"]
    entry = STOCK | product | {"category": category, "inventory": 1}
    made = journey.admin.post("/api/admin/products", entry)["product"]
    journey.admin.upload(f"/api/admin/products/{made['id']}/image", "p.jpg", PHOTO.read_bytes() + bytes([number, 77]))


def _find(journey: Journey, product: dict[str, str]) -> dict[str, str]:
    found: dict[str, str] = journey.public.get(f"/api/products/{product['slug']}")
    return found


def _read_state(journey: Journey) -> str:
    """old or new. Raises ValueError for a mix of the two."""
    journey.open()
    there = [journey.public.ask("GET", f"/api/products/{each['slug']}")[0] == 200 for each in (OLD, NEW)]
    expect(sum(there) == 1, f"old and new: {there}")
    picture = _find(journey, OLD if there[0] else NEW)["imageUrl"]
    expect(journey.public.ask("GET", picture)[0] == 200, "its picture is missing")
    journey.close()
    return "old" if there[0] else "new"
