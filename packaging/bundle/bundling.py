"""Content and checks of the bundle; read by build.spec."""

import email.policy
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = os.environ.get("PITLANE_BUNDLE_ENGINE", "none")
"""none, or qt: with the web engine that the tests of the window use on Linux."""
NAME = "Pitlane"
BUDGETS = {"linux": 100, "win32": 60 + 8}
"""Megabytes (of 1024 × 1024 bytes) of the folder, without a web engine; 8 are for the sample's ready-made pictures."""

PAGE_SOURCES = ("ui", "package-lock.json", "docs/owner.md", "docs/owner", "docs/pictures")
"""As in packaging/setup/pages.mjs."""
NOT_A_PAGE_SOURCE = re.compile(r"^ui/(dist|node_modules|\.cache|test-results|playwright-report|e2e)$|\.test\.tsx?$")
TOOLKITS = ("tkinter", "_tkinter", "gi", "cairo", "wx", "PyQt5", "PyQt6", "PySide2", "cefpython3")
QT = {"PySide6", "shiboken6", "qtpy"}
NEVER_USED = (
    "pip", "pydoc", "lib2to3", "distutils", "xmlrpc", "pydantic.v1", "sqlalchemy.ext.asyncio",
    # Python's own decimal numbers are there in C
    "_pydecimal",
    # ways to pack that no backup uses
    "bz2", "_bz2", "lzma", "_lzma",
    # nobody types into it, and its library is under the GPL
    "readline",
)  # fmt: skip
OTHER_WINDOWS = tuple(f"webview.platforms.{name}" for name in ("android", "cocoa", "gtk", "cef"))
NOT_READ = re.compile(
    r"win-(arm64|x86)|-android\.jar|\.x86\.dll$|ui[/\\]dist[/\\]\.stamp$|Python\.Runtime\.xml$"
    r"|\.dist-info[/\\](RECORD|sboms)|pydantic-[\d.]+\.dist-info|zoneinfo[/\\](tzdata\.zi|leapseconds|\w+\.tab)$"
)
"""Files that come along with what is needed: for machines that this bundle does not run on, or for developers."""
OTHER_PICTURES = tuple(f"PIL.{name}ImagePlugin" for name in (
    "Blp", "Bufr", "Cur", "Dcx", "Dds", "Eps", "Fits", "Fli", "Fpx", "Ftex", "Gbr", "Grib", "Hdf5", "Icns", "Im",
    "Imt", "Iptc", "McIdas", "Mic", "Msp", "Pcd", "Pcx", "Pdf", "Pixar", "Psd", "Qoi", "Sgi", "Spider", "Sun", "Tga",
    "Wmf", "XVThumb", "Xbm", "Xpm",
))  # fmt: skip
"""Pillow's formats besides those that the shop reads and writes."""
FONTS = ("PIL._imagingft", "PIL._imagingtk", "PIL._imagingmath")
"""Parts of Pillow that load only when they are used: nothing writes on a picture."""
HEADERS_CURED = hasattr(email.policy.Policy, "verify_generated_headers")
"""True if this Python's mail library encodes line breaks in headers; distributions patch it in without a new number."""
ONLY_ITS_OWN_PYTHON = ("linux", "wine")
"""Builders without a choice: the distribution's Python, and the one that is packed for Wine."""
OLD_SQLITE = ("sqlite3", "_sqlite3")
"""The SQLite of Python itself: app/store/database/driver.py brings a current one."""

Entry = tuple[str, str, str]
"""A file as PyInstaller names it: its place in the bundle, where it is now, its kind."""


class Unfit(Exception):
    """Error that is raised when the bundle must not be shipped. `str(error)` states the fault and the remedy."""


def list_excludes() -> list[str]:
    """Return the modules that must stay out of the bundle. They are toolkits that the machine may have, and the
    packages of the tools.
    """
    lock = (ROOT / "packaging" / "setup" / "requirements.lock").read_text(encoding="utf-8")
    program = {_plain(name) for name in re.findall(r"^([\w.-]+)==", lock, re.M)}
    packages = metadata.packages_distributions()
    tools = {name for name, owners in packages.items() if program.isdisjoint(map(_plain, owners))}
    engine = set() if ENGINE == "qt" else {*QT, "webview.platforms.qt"}
    return sorted(
        {*TOOLKITS, *NEVER_USED, *FONTS, *OTHER_PICTURES, *OTHER_WINDOWS, *OLD_SQLITE, *engine, *(tools - QT)}
    )


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def list_files() -> list[tuple[str, str]]:
    """Return the files that are not modules, as pairs of source and folder in the bundle."""
    own = [path for path in (ROOT / "app").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    migrations = ROOT / "app" / "store" / "migrations"
    beside = [path for path in own if path.suffix != ".py" or migrations in path.parents]
    folders = [(str(ROOT / name), name) for name in ("ui/dist", "data/sample")]
    return folders + [(str(path), str(path.parent.relative_to(ROOT))) for path in beside]


def check_sources(root: Path = ROOT) -> None:
    """Check that pages and sample pictures are present. Raises Unfit when the pages are missing or older than their
    sources, or the sample has lost its pictures.
    """
    built = root / "ui" / "dist"
    if not (built / "index.html").is_file():
        raise Unfit("The website is not built: run `npm run build` first.")
    stamp = built / ".stamp"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest_pages(root):
        raise Unfit("The built website is not that of the sources: run `npm run build` first.")
    if not any((root / "data" / "sample" / "images").glob("*.webp")):
        raise Unfit("The sample catalogue in data/sample has no pictures.")


def check_python(builder: str, cured: bool = HEADERS_CURED) -> str | None:
    """Return a warning if this Python breaks mail headers. Such a Python writes line breaks into them (gh-121650). The
    warning is for the build's report. Raises Unfit if a Python without the fault can be chosen. The shop is safe
    with either one, because it writes its headers itself.
    """
    if cured:
        return None
    said = f"Python {platform.python_version()} lacks the cure of gh-121650 (mail headers)"
    if builder in ONLY_ITS_OWN_PYTHON:
        return f"{said}; the shop's own encoding and check hold"
    raise Unfit(f"{said}: build with 3.11.10, 3.12.5, 3.13 or newer.")


def digest_pages(root: Path) -> str:
    """Return the digest of the sources, as packaging/setup/pages.mjs stamps it."""
    digest = hashlib.sha256()
    for path in [file for name in PAGE_SOURCES for file in _list_sources(root, root / name)]:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _list_sources(root: Path, path: Path) -> list[Path]:
    if NOT_A_PAGE_SOURCE.search(path.relative_to(root).as_posix()):
        return []
    if not path.is_dir():
        return [path]
    # By name: Windows compares whole paths without their case, where the stamp's maker does not.
    return [file for each in sorted(path.iterdir(), key=lambda each: each.name) for file in _list_sources(root, each)]


def drop_symbols(entries: list[Entry], folder: Path) -> list[Entry]:
    """Return the Linux libraries without the parts that only a debugger reads: 40 MB. Libraries that a wheel has
    rewritten are left as they are, because they may not survive it.
    """
    if sys.platform != "linux":
        return entries
    folder.mkdir(parents=True, exist_ok=True)
    return [(place, _without_symbols(place, source, folder), kind) for place, source, kind in entries]


def _without_symbols(place: str, source: str, folder: Path) -> str:
    if ".libs/" in place or "PySide6" in place or Path(source).stat().st_size < 200_000:
        return source
    target = folder / place.replace("/", "+")
    done = subprocess.run(["strip", "--strip-debug", "-o", str(target), source], capture_output=True, check=False)
    if done.returncode != 0:
        return source
    shutil.copymode(source, target)
    return str(target)


def drop_unread(entries: list[Entry]) -> list[Entry]:
    """The files, less those that nothing here reads."""
    return [entry for entry in entries if not NOT_READ.search(entry[0])]


def measure(folder: Path) -> float:
    """Megabytes of all files of the folder; a link counts as nothing."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 2**20


def check_size(folder: Path) -> None:
    """Raises Unfit when the built folder is larger than its platform's budget."""
    size, budget = measure(folder), BUDGETS.get(sys.platform)
    print(f"{folder.name}: {size:.1f} MB")
    if ENGINE == "none" and budget is not None and size > budget:
        raise Unfit(f"The bundle takes {size:.1f} MB, more than the {budget} MB of its budget.")
