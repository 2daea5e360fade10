"""Checks of what cannot be served: one sentence, its status, nothing changed."""

import os
import shutil
import sqlite3  # noqa: TID251 -- of files that no program has open; the checks have Python's own library alone
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.program.journey import Journey, expect, free_port

NOT_MEANT, NOT_UNDERSTOOD, UNUSABLE, FULL, DAMAGED, NEWER = 1, 2, 21, 22, 23, 24
NONSENSE = ((["--prot=5"], 2), (["frobnicate"], 2), (["restore"], 2), (["window"], 2), (["--port", "99999"], 1))
WITHOUT_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Root may write anywhere; without these two rights it may not."""
TINY = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'


def check_nonsense(journey: Journey) -> str:
    """Words and values without a meaning."""
    new = journey.program.folder / "nonsense"
    for words, status in NONSENSE:
        folder = [] if words[0] == "window" else ["--data-dir", journey.program.relative(new)]
        _expect_refusal(journey, [*folder, *words], status)
    expect(not new.exists(), "a folder was made")
    return f"{len(NONSENSE)} refused"


def check_forbidden_folder(journey: Journey) -> str:
    """Synchronised folders, a file, another program's database, another computer."""
    place = journey.program.folder / "forbidden"
    place.mkdir()
    (place / "file").write_text("somebody's own", encoding="utf-8")
    foreign = place / "foreign"
    foreign.mkdir()
    with closing(sqlite3.connect(foreign / "pitlane.db")) as connection:
        connection.execute("CREATE TABLE customers (id)")
    folders = [place / "OneDrive - Trial" / "shop", place / "file", foreign]
    before = _read_all(place)
    for folder in folders:
        _expect_refusal(journey, ["--data-dir", journey.program.path(folder)], UNUSABLE)
    if journey.program.platform in {"windows", "wine"}:
        _expect_refusal(journey, ["--data-dir", r"\\127.0.0.1\share\shop"], UNUSABLE)
    expect(_read_all(place) == before, "something was changed")
    return f"{len(folders)} folders refused with {UNUSABLE}"


def check_read_only_folder(journey: Journey) -> str:
    """A folder that may only be read."""
    if journey.program.platform != "linux":
        pytest.skip("tried on Linux")
    folder = journey.program.folder / "read-only"
    folder.mkdir(mode=0o555)
    limited = WITHOUT_RIGHTS if os.geteuid() == 0 else ()
    _expect_refusal(journey, ["--data-dir", str(folder)], UNUSABLE, before=limited)
    expect(not list(folder.iterdir()), "something was made in it")
    return f"status {UNUSABLE}"


def check_tiny_disk(journey: Journey) -> str:
    """A disk of one megabyte."""
    if journey.program.platform != "linux" or not shutil.which("unshare"):
        pytest.skip("a disk of its own needs Linux and util-linux")
    folder = journey.program.folder / "disk"
    folder.mkdir()
    apart = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    _expect_refusal(journey, ["--data-dir", str(folder / "data")], FULL, before=[*apart, "sh", "-c", TINY, str(folder)])
    return f"status {FULL}"


def check_unusable_database(journey: Journey) -> str:
    """Check that cut off, overwritten, empty and newer databases are not changed."""
    for name, (spoil, status) in SPOILT.items():
        with journey.in_copy(name):
            database = journey.data / "pitlane.db"
            spoil(database)
            content = database.read_bytes()
            found, said = journey.refuse()
            expect(found == status and said.count("pitlane: ") == 1, f"{name}: {found}: {said}")
            expect(database.read_bytes() == content, f"{name}: the file was changed")
    return f"{', '.join(SPOILT)}: a sentence each, nothing changed"


def _cut(database: Path) -> None:
    database.write_bytes(database.read_bytes()[:5000])


def _overwrite(database: Path) -> None:
    with database.open("rb+") as file:
        file.write(b"no database at all".ljust(4096))


def _empty(database: Path) -> None:
    database.write_bytes(b"")


def _make_newer(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


SPOILT: dict[str, tuple[Callable[[Path], None], int]] = {
    "cut off": (_cut, DAMAGED), "overwritten": (_overwrite, DAMAGED), "empty": (_empty, DAMAGED),
    "newer": (_make_newer, NEWER),
}  # fmt: skip


def _expect_refusal(journey: Journey, words: Sequence[str], status: int, before: Sequence[str] = ()) -> None:
    """Expect one line that begins with the program's name, and this status."""
    hidden = ["--hidden"] if journey.desktop and words[-1] != "window" else ["serve"][: not journey.desktop]
    ports = ["--port", str(free_port())] if "--port" not in words and words[-1] != "window" else []
    found, said = journey.program.run(*hidden, *ports, *words, before=before)
    one = said.startswith("pitlane: ") and "\n" not in said
    expect(found == status and (one or sys.platform == "win32"), f"{words}: {found}: {said[:300]}")


def _read_all(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}
