"""Record that lists the data folders on which this account runs a built program. A setup or an update must stop every
such run. Each entry is one small file in the account's own folder; an entry left by a killed run is recognised by
the lock of the folder that it names.
"""

import hashlib
import logging
import os
import sys
from pathlib import Path

from app.data_folder import account_folder
from app.held_files import remove_file, replace_file

log = logging.getLogger(__name__)

RUNS = "runs"
LONGEST = 4096


def note_run(folder: Path) -> None:
    """Remember a folder while a built program runs on it."""
    if not getattr(sys, "frozen", False):
        return
    try:
        entry = _entry(folder)
        entry.parent.mkdir(parents=True, exist_ok=True)
        part = entry.with_suffix(".part")
        part.write_text(str(folder.resolve()), encoding="utf-8")
        replace_file(part, entry)
    except OSError as error:
        log.warning("a setup will not find this run by itself: %s", type(error).__name__)


def forget_run(folder: Path) -> None:
    """Forget a folder, where it was noted."""
    try:
        remove_file(_entry(folder))
    except OSError as error:
        log.warning("the note of this run stays: %s", type(error).__name__)


def noted_folders() -> list[Path]:
    """Return the folders noted; a shop may have ended on them."""
    named = []
    for entry in sorted(_notes().glob("*.run")):
        try:
            named.append(Path(entry.read_bytes()[:LONGEST].decode("utf-8")))
        except (OSError, ValueError):
            log.warning("a note of a run cannot be read: %s", entry.name)
    return [folder for folder in named if folder.is_absolute()]


def _entry(folder: Path) -> Path:
    return _notes() / f"{hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]}.run"


def _notes() -> Path:
    return account_folder(os.environ) / RUNS
