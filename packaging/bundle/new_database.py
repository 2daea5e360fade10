"""This module makes the database of a new shop by the migrations. The bundle's build calls it, and the set-up of a
checkout runs it as a script.
"""

from pathlib import Path

from app.held_files import remove_file
from app.store.migrations.run import run_upgrade
from app.store.migrations.upgrade import VERSIONS, name_new_database


def write(folder: Path) -> Path:
    """Write the file into this folder; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name_new_database()
    remove_file(path)
    run_upgrade(path)
    return path


def main() -> None:
    """Write the file beside the migrations of this checkout, and remove those of earlier ones."""
    folder = VERSIONS.parent
    for earlier in folder.glob("new-*.db"):
        earlier.unlink()
    write(folder)


if __name__ == "__main__":
    main()
