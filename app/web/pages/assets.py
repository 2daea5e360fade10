"""Assets of the build that a page preloads besides the common ones."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from app.web.pages.files import ui_folder

MANIFEST = ".vite/manifest.json"
ENTRY = "index.html"

Manifest = dict[str, Any]


def files_of(source: str) -> tuple[str, ...]:
    """Return the paths of a page's own scripts. There are none if the build lacks the page. `source` is the page's
    file, such as `src/pages/shop.tsx`.
    """
    manifest = ui_folder() / MANIFEST
    try:
        return _files_of(manifest, manifest.stat().st_mtime_ns, source)
    except OSError:
        return ()


@lru_cache(maxsize=64)
def _files_of(path: Path, _changed: int, source: str) -> tuple[str, ...]:
    manifest: Manifest = json.loads(path.read_bytes())
    own = _with_imports(manifest, source) - _with_imports(manifest, ENTRY)
    return tuple(sorted(f"/{manifest[name]['file']}" for name in own))


def _with_imports(manifest: Manifest, name: str) -> set[str]:
    """An entry of the manifest and everything that it imports at once."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each in manifest and each not in found:
            found.add(each)
            waiting += manifest[each].get("imports", [])
    return found
