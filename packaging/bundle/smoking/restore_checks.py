"""Check of a restore that is killed."""

import time
from contextlib import suppress
from subprocess import TimeoutExpired

from smoking.day import PHOTO
from smoking.fault_checks import STOCK
from smoking.journey import PASSWORD, Journey, expect
from smoking.program import END

OLD, NEW = {"name": "As it was", "slug": "as-it-was"}, {"name": "As it is", "slug": "as-it-is"}


def check_kills_in_a_restore(journey: Journey) -> str:
    """A killed restore leaves either state whole, never a mix."""
    backup, now = _make_two_states(journey)
    rounds, ends = journey.rounds(12), {"old": 0, "new": 0}
    whole, state = _time_of_a_restore(journey, backup), "old"
    for number in range(rounds):
        if state == "old":
            _restore(journey, now)
        restoring = journey.program.start_beside("restore", backup, *_folder(journey))
        with suppress(TimeoutExpired):
            restoring.wait(whole * (0.3 + 0.8 * number / rounds))
        restoring.kill()
        restoring.wait(END)
        state = _read_state(journey)
        ends[state] += 1
    return f"{rounds} kills: {ends['old']} with the backup, {ends['new']} as before, 0 mixed"


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


def _time_of_a_restore(journey: Journey, backup: str) -> float:
    started = time.monotonic()
    _restore(journey, backup)
    return time.monotonic() - started


def _restore(journey: Journey, backup: str) -> None:
    status, said = journey.program.run("restore", backup, *_folder(journey))
    expect(status == 0, f"{status}: {said}")


def _folder(journey: Journey) -> list[str]:
    return ["--data-dir", journey.program.path(journey.data)]


def _read_state(journey: Journey) -> str:
    """old or new. Raises ValueError for a mix of the two."""
    journey.open()
    there = [journey.public.ask("GET", f"/api/products/{each['slug']}")[0] == 200 for each in (OLD, NEW)]
    expect(sum(there) == 1, f"old and new: {there}")
    picture = _find(journey, OLD if there[0] else NEW)["imageUrl"]
    expect(journey.public.ask("GET", picture)[0] == 200, "its picture is missing")
    journey.close()
    return "old" if there[0] else "new"


CHECKS = (check_kills_in_a_restore,)
