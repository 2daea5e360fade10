"""The power fails while a backup is restored. At whatever step this happens, the shop is the old one or the new one,
and never a mix.
"""

import os
import shutil
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image as Picture

from app import create_app
from app.config import Config
from app.shop.system.backups import backups
from app.shop.system.backups.restore import DECIDED, PENDING, finish_pending_restore
from app.store.base.images import Image
from app.store.database.driver import sqlite3
from app.store.database.sqlite import close_database, write
from app.store.sales import order_numbers
from tests.make import make_order
from tests.running import ROOT, serve

OLD = {"old", "both"}
NEW = {"new", "both"}
GREATEST = 1003
"""The greatest order number given in the old state; the new one has a single order."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="copies in a forked child")


@dataclass
class Outcome:
    """State after a killed restore, once a start finished or dropped it."""

    pictures: set[str]
    stored: set[str]
    greatest_number: int


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> list[Path]:
    """Return what a kill of a shop's restore leaves at each step, in the order of the steps. The last one was not
    killed.
    """
    folder = tmp_path_factory.mktemp("shop")
    shutil.copy(empty_database, folder / "pitlane.db")
    for name in ("uploads", "photos", "backups", "logs"):
        (folder / name).mkdir()
    config = Config(data_dir=folder)
    with create_app(config).app_context():
        fill(config)
    return kill_everywhere(folder, tmp_path_factory.mktemp("killed"), "restore")


def test_killed_at_any_step_the_shop_is_the_old_or_the_new_one(killed: list[Path], tmp_path: Path) -> None:
    outcomes = [look(copy_of(folder, tmp_path)) for folder in killed]
    assert len(outcomes) > 25
    assert {frozenset(outcome.pictures) for outcome in outcomes} == {frozenset(OLD), frozenset(NEW)}
    for outcome in outcomes:
        assert OLD in (outcome.pictures, outcome.stored), "the new shop, without what was there before"
        assert outcome.greatest_number == GREATEST, "a number that was given would be given again"
    assert outcomes[-1].pictures == NEW


def test_a_decided_restore_is_finished_even_if_the_starts_are_killed_too(killed: list[Path], tmp_path: Path) -> None:
    folders = kill_everywhere(decided(killed), tmp_path / "again", "finish")
    assert len(folders) > 5
    for folder in folders:
        outcome = look(folder)
        assert (outcome.pictures, outcome.stored, outcome.greatest_number) == (NEW, OLD, GREATEST)


def test_the_program_itself_starts_with_what_was_decided(killed: list[Path], tmp_path: Path) -> None:
    folder = copy_of(decided(killed), tmp_path)
    shop = serve(folder, (), {})
    try:
        assert shop.ask("GET", "/api/health")[0] == 200
    finally:
        assert shop.stop() == 0
        shop.process.communicate()
    assert look(folder).pictures == NEW
    assert {path.stem for path in (folder / "uploads").iterdir()} == {name_of(each) for each in NEW}


def fill(config: Config) -> None:
    """Make a shop in the old state, with a backup of the new state."""
    add(config, *NEW)
    make_order()
    backups.make_backup(config)
    make_order()
    make_order()
    with write() as session:
        session.delete(session.query(Image).filter_by(filename=f"{name_of('new')}.webp").one())
    (config.uploads / f"{name_of('new')}.webp").unlink()
    add(config, *OLD - NEW)
    close_database()


def name_of(word: str) -> str:
    """Return a word as 32 hex digits, the form of our own file names. The sweep at a start recognises such names."""
    return word.encode().hex().ljust(32, "0")


def add(config: Config, *words: str) -> None:
    for word in words:
        filename = f"{name_of(word)}.webp"
        Picture.new("RGB", (4, 4), "red").save(config.uploads / filename)
        with write() as session:
            session.add(Image(filename=filename, url=f"/uploads/{filename}", width=4, height=4))


def kill_everywhere(template: Path, into: Path, what: str) -> list[Path]:
    """Make one folder for each step, as a kill of the program would leave it. They are returned in order; in the last
    one the program came to its end.
    """
    into.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tests.web.system.backups.restore_killer", str(template), str(into), what]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)
    return sorted(into.iterdir(), key=lambda path: int(path.name))


def copy_of(folder: Path, into: Path) -> Path:
    return Path(shutil.copytree(folder, into / folder.name))


def decided(folders: list[Path]) -> Path:
    """Return the first folder in which the restore was decided, but nothing of the shop was changed yet."""
    return next(folder for folder in folders if (folder / PENDING / DECIDED).exists())


def look(folder: Path) -> Outcome:
    """Start after a kill; every listed picture opens, nothing waits any more."""
    config = Config(data_dir=folder)
    finish_pending_restore(config)
    assert not (folder / PENDING).exists()
    pictures = pictures_of(config.database)
    for word in pictures:
        Picture.open(config.uploads / f"{name_of(word)}.webp").load()
    before = sorted(config.backups.glob("*-before-restore*.zip"))
    with closing(sqlite3.connect(config.database)) as connection:
        given = order_numbers.greatest_given(folder, order_numbers.greatest_known(connection))
    return Outcome(pictures, stored_in(before[-1], folder) if before else set(), given)


def stored_in(backup: Path, folder: Path) -> set[str]:
    shutil.unpack_archive(backup, folder / "kept")
    return pictures_of(folder / "kept" / "pitlane.db")


def pictures_of(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        names = [row[0] for row in connection.execute("SELECT filename FROM images")]
    return {bytes.fromhex(Path(name).stem).rstrip(b"\0").decode() for name in names}
