"""This module writes `build-info.json` in the bundle. The file names the origin of the bundle: its sources, its maker
and its libraries.
"""

import ctypes
import json
import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from bundling import ENGINE, ROOT, check_python, digest_pages

VERSION = re.findall(r'VERSION = "(.+)"', (ROOT / "app" / "version.py").read_text(encoding="utf-8"))[0]
SOURCES = ("app", "ui", "data/sample", "packaging", "build.spec", "setup.cfg")
LIBRARIES = ("flask", "waitress", "sqlalchemy", "pysqlite3", "alembic", "pillow", "cryptography", "pywebview")


def write(folder: Path) -> Path:
    """Write the file into this folder and return its path. Raises Unfit on a Python that must not be shipped."""
    builder = name_builder()
    warning = check_python(builder)
    if warning:
        print(f"WARNING: {warning}.")
    said = {
        "version": VERSION,
        "commit": os.environ.get("PITLANE_COMMIT") or _ask_git("rev-parse", "HEAD"),
        "changed": bool(os.environ.get("PITLANE_CHANGED") or _ask_git("status", "--porcelain", "--", *SOURCES)),
        "pages": digest_pages(ROOT)[:12],
        "builder": builder,
        "releases": name_releases(),
        "engine": ENGINE,
        "built": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "warnings": [warning] if warning else [],
        "libraries": {name: metadata.version(name) for name in (*LIBRARIES, "pyinstaller")},
    }
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "build-info.json"
    path.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
    return path


def name_builder() -> str:
    """linux, wine, windows-ci, windows or darwin."""
    if sys.platform != "win32":
        return sys.platform
    if hasattr(ctypes.WinDLL("ntdll"), "wine_get_version"):
        return "wine"
    return "windows-ci" if os.environ.get("GITHUB_ACTIONS") else "windows"


def name_releases() -> str | None:
    """Return where the newest release is; None for a build by hand."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    return f"{os.environ['GITHUB_SERVER_URL']}/{repository}/releases/latest/download/" if repository else None


def _ask_git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
