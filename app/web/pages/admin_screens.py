"""The table of the screens of the back office is read from the file that the build writes. Its columns are described in
ui/build/admin-screens.mjs.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from app.contract.base.fields import is_id
from app.web.pages.files import ui_folder

TABLE = "screens.json"
ID = ":id"
"""The parameter of a path in the table."""


def list_screen_paths() -> frozenset[str]:
    """Return the paths of all screens below /admin, those that they had before among them; none without a build."""
    path = ui_folder() / TABLE
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        return frozenset()


def is_screen(name: str, paths: frozenset[str]) -> bool:
    """Return whether a path below /admin is that of a screen."""
    folder, _, last = name.rpartition("/")
    return f"{folder}/{ID}" in paths if is_id(last) else name in paths and last != ID


@lru_cache(maxsize=4)
def _read(path: Path, _changed: int) -> frozenset[str]:
    """Read once for every build."""
    return frozenset(name for row in json.loads(path.read_bytes()) for name in _paths_of(row))


def _paths_of(row: dict[str, Any]) -> Iterator[str]:
    path = row["path"].removesuffix("?")
    yield path
    if path != row["path"]:
        yield path.removesuffix(f"/{ID}")
    for each in (row, *row.get("sections", ())):
        yield from (moved for moved in each.get("moved", ()) if "#" not in moved)
