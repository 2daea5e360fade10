"""Fault (f): the database is damaged, or its directory is not writable. The database is cut short, overwritten or
empty.
"""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.full_disk import small_disk
from tests.faults.load import Ledger, busy
from tests.faults.shop import check_books, ended, is_root, open_shop, promise
from tests.running import run

PAGE = 4096
DAMAGED = 23
UNUSABLE = 21
WAYS: dict[str, Callable[[bytes], bytes]] = {
    "cut short": lambda content: content[: len(content) // 2 // PAGE * PAGE + 100],
    "its head overwritten": lambda content: b"\xff" * PAGE + content[PAGE:],
    "its pages overwritten": lambda content: content[:PAGE] + b"\xa5" * (len(content) - PAGE),
    "empty": lambda _content: b"",
}


def damage_the_database(folder: Path) -> dict[str, object]:
    """Each way of damage, then the way back. The figures; raises Broken."""
    ledger = Ledger()
    shop = open_shop(folder)
    try:
        with busy(shop, ledger) as over:
            while len(ledger.orders) < 5:
                promise(not over.wait(0.05), "no order went through")
        promise(shop.ask("POST", "/api/admin/backups", owner=True)[0] == 201, "no backup could be made")
        promise(shop.stop() == 0, "the stop was not clean")
    finally:
        ended(shop)
    database = folder / "pitlane.db"
    sound = database.read_bytes()
    ends = {}
    for name, damage in WAYS.items():
        database.write_bytes(damage(sound))
        ends[name] = _refused(folder, DAMAGED, "damaged")
        promise(database.read_bytes() == damage(sound), f"{name}: the start changed the damaged file")
    backup = max((folder / "backups").glob("*.zip"), key=lambda path: path.stat().st_mtime)
    back = run("restore", backup.name, "--data-dir", str(folder))
    promise(back.returncode == 0, f"the backup could not be restored over the damage: {back.stderr}")
    shop = open_shop(folder, signed_in=False)
    check_books(folder, ledger.orders)
    promise(shop.stop() == 0, "the stop after the restore was not clean")
    with read_only(folder) as held:
        ends["read-only"] = _refused(held, UNUSABLE, "cannot be written to")
    return ends | {"orders back from the backup": len(ledger.orders), "orders lost": 0}


def _refused(folder: Path, code: int, words: str) -> str:
    end = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(folder))
    promise(end.returncode == code, f"the start ended with {end.returncode}, not {code}: {end.stderr}")
    promise(words in end.stderr and end.stderr.count("\n") == 1, f"the start said: {end.stderr}")
    return f"exit {end.returncode}"


@contextmanager
def read_only(folder: Path) -> Iterator[Path]:
    """Provide a copy of a directory that nobody can write to. As root this is a disk mounted read-only, because root
    may write to everything else.
    """
    copy = folder.with_name(f"{folder.name}-read-only")
    if is_root():
        with small_disk(copy, size=256 * 1024 * 1024):
            shutil.copytree(folder, copy, dirs_exist_ok=True)
            subprocess.run(["mount", "-o", "remount,ro", str(copy)], check=True)
            yield copy
        return
    shutil.copytree(folder, copy)
    for path in (copy, *copy.rglob("*")):
        path.chmod(0o500 if path.is_dir() else 0o400)
    try:
        yield copy
    finally:
        for path in (copy, *copy.rglob("*")):
            path.chmod(0o700)
