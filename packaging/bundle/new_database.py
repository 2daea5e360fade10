"""This module makes `new-NUMBER.db` in the bundle: the database of a new shop. The migrations create it at build
time.
"""

from pathlib import Path

from app.held_files import remove_file
from app.store.migrations.run import run_upgrade
from app.store.migrations.upgrade import name_new_database


def write(folder: Path) -> Path:
    """Write the file into this folder; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name_new_database()
    remove_file(path)
    run_upgrade(path)
    return path
