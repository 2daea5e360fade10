"""The erased persons, stored as hashes in a file beside the database. No restore replaces the file, so an erasure
outlives the backups that were made before it. Each line has a time and a hash with the file's random key, so a
reader learns no names and can only test names already known.
"""

import hashlib
import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from app.held_files import flush_folder, remove_file, replace_file

FILE = "erased-persons"
KEY_BYTES = 32


@dataclass(frozen=True)
class ErasedPersons:
    """The hashes of the file, each with its last erasure's time."""

    key: bytes
    times: dict[str, datetime] = field(default_factory=dict)

    def has(self, what: str, value: str, created_at: datetime) -> bool:
        """Return whether a value that was created at `created_at` has been erased since."""
        erased_at = self.times.get(self.hash(what, value))
        return erased_at is not None and created_at <= erased_at

    def hash(self, what: str, value: str) -> str:
        """Return the hash under which a value of a kind is remembered."""
        return hashlib.blake2b(f"{what}:{value}".encode(), key=self.key, digest_size=32).hexdigest()


def read_erased(folder: Path) -> ErasedPersons:
    """Return the erased persons of a data folder. Lines that cannot be read are skipped. Raises OSError if the file
    exists and cannot be opened.
    """
    try:
        key, *lines = (folder / FILE).read_text(encoding="ascii", errors="replace").split("\n")
        return ErasedPersons(bytes.fromhex(key), dict(filter(None, map(_read_line, lines))))
    except (FileNotFoundError, ValueError):
        return ErasedPersons(secrets.token_bytes(KEY_BYTES))


def remember_erased(folder: Path, values: Iterable[tuple[str, str]], moment: datetime) -> None:
    """Add values to the file of erased persons, each with its kind. Raises OSError if the file cannot be written."""
    persons = read_erased(folder)
    persons.times.update((persons.hash(*value), moment) for value in values)
    lines = [persons.key.hex(), *(f"{time.isoformat()} {digest}" for digest, time in persons.times.items())]
    part = folder / f"{FILE}.part"
    remove_file(part)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write("\n".join(lines))
        file.flush()
        os.fsync(file.fileno())
    replace_file(part, folder / FILE)
    flush_folder(folder)


def _read_line(line: str) -> tuple[str, datetime] | None:
    moment, _, digest = line.partition(" ")
    try:
        return digest, datetime.fromisoformat(moment)
    except ValueError:
        return None
