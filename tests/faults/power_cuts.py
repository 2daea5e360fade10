"""The power fails, and the disk loses the contents of its cache. Data that was not synced is lost or half written, but
acknowledged orders are not lost.
"""

import os
import random
import shutil
import time
from pathlib import Path

from tests.faults.kills import check_acknowledged
from tests.faults.load import Ledger, busy, until_orders
from tests.faults.shop import Broken, Shop, check_pictures, count_orders, ended, open_shop, promise
from tests.forked import ROOT, SHIM

SECTOR = 512
SURVIVES = (0.0, 0.5, 0.9)
"""Shares of the sectors not synced that reach the disk all the same, one at random for each cut."""
SHARED_MEMORY = "-shm"
"""SQLite's index of its log is memory and not on a disk."""


def cut_the_power(folder: Path, *, cuts: int, orders: int, seed: int = 11) -> dict[str, object]:
    """Cut the power this many times on the same directory, with the orders spread over the cuts. Returns the figures.
    Raises Broken, also when a disk that falsely reports a sync goes unnoticed.
    """
    promise(Path("/proc/self/fd").is_dir(), "this system does not name a process's open files: it needs Linux")
    chance = random.Random(seed)
    ledger = Ledger()
    lost = 0
    shop = _open(folder)
    for number in range(cuts):
        with busy(shop, ledger, seed=seed + number) as over:
            until_orders(ledger, orders * (number + 1) // cuts, over)
            time.sleep(chance.uniform(0, 0.2))
            shop.running.process.kill()
        ended(shop)
        shop.close()
        lost += _lose_cache(folder, chance)
        shop = _open(folder)
        promise(ledger.surprises == [], f"an unforeseen answer: {ledger.surprises[:1]}")
        check_acknowledged(folder, ledger)
    promise(check_pictures(shop) >= ledger.pictures, "an acknowledged picture is lost")
    acknowledged, stored = len(ledger.orders), count_orders(folder)
    promise(shop.stop() == 0, "the last stop was not clean")
    _notice_a_lying_disk(folder, ledger, chance)
    return {
        "power cuts": cuts,
        "orders acknowledged": acknowledged,
        "orders lost": 0,
        "orders stored": stored,
        "pictures acknowledged": ledger.pictures,
        "sectors lost from the cache": lost,
        "a disk that syncs nothing": "noticed",
    }


def _notice_a_lying_disk(folder: Path, ledger: Ledger, chance: random.Random) -> None:
    """Check that orders are lost on a disk that only pretends to sync."""
    shop = _open(folder, PITLANE_FAULTS_DISK_LIES="1")
    with busy(shop, ledger, owner=False) as over:
        until_orders(ledger, len(ledger.orders) + 3, over)
        shop.running.process.kill()
    ended(shop)
    shop.close()
    _lose_cache(folder, chance, survives=0.0)
    try:
        shop = open_shop(folder)
        check_acknowledged(folder, ledger)
    except AssertionError:
        return
    finally:
        ended(shop)
    raise Broken("a disk that syncs nothing was not noticed")


def _open(folder: Path, **more: str) -> Shop:
    """Start the shop on a disk that has everything so far."""
    disk = _disk(folder)
    shutil.rmtree(disk, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(folder, disk)
    recorded = {"PITLANE_FAULTS_DATA": str(folder), "PITLANE_FAULTS_DISK": str(disk)}
    return open_shop(folder, PYTHONPATH=os.pathsep.join((str(SHIM), str(ROOT))), **recorded, **more)


def _disk(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}-disk")


def _lose_cache(folder: Path, chance: random.Random, survives: float | None = None) -> int:
    """Leave the folder as the disk is after the power cut. Returns the number of sectors that are lost."""
    share = chance.choice(SURVIVES) if survives is None else survives
    lost = 0
    for file in [each for each in folder.rglob("*") if each.is_file()]:
        if file.name.endswith(SHARED_MEMORY):
            file.unlink()
        else:
            lost += _tear(file, _disk(folder) / file.relative_to(folder), chance, share)
    return lost


def _tear(file: Path, synced: Path, chance: random.Random, share: float) -> int:
    """Give a file its synced content with some later sectors."""
    new, old = file.read_bytes(), synced.read_bytes() if synced.is_file() else b""
    if new == old:
        return 0
    size = len(new) if chance.random() < share else len(old)
    torn, lost = bytearray(old[:size].ljust(size, b"\0")), 0
    for start in range(0, size, SECTOR):
        sector = slice(start, min(start + SECTOR, size))
        latest = new[sector].ljust(sector.stop - start, b"\0")
        if torn[sector] != latest:
            torn[sector], lost = (latest, lost) if chance.random() < share else (torn[sector], lost + 1)
    file.write_bytes(torn)
    return lost + max(0, len(new) - size) // SECTOR
