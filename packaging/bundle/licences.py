"""Write `licences.json.gz`, the licences of others in the bundle. The library importlib.metadata reads them from the
very files that PyInstaller took. It is part of Python, so no tool is pinned. For packages without a text, the text
is in packaging/bundle/licences.
"""

import gzip
import json
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from bundling import ENGINE, ROOT, Entry, Unfit

TEXTS = ROOT / "packaging" / "bundle" / "licences"
IS_TEXT = re.compile(r"(?i)\.dist-info[/\\].*(licen[sc]e|copying|notice)[^/\\]*$")
DEBIAN_TEXTS = Path("/usr/share/doc")
OF_THE_TESTS = re.compile(r"(?i)pyside6|shiboken6")
"""The web engine of the window's tests, which has no licence text and is in no owner's bundle."""
LONGEST_NAME = 60
"""Characters: some packages give their whole licence where its name belongs."""


class Licence(NamedTuple):
    """A package with its licence, as the back office lists it."""

    name: str
    version: str
    licence: str
    text: str


def write(folder: Path, entries: Iterable[Entry]) -> Path:
    """Write the file into this folder and return its path. `entries` is all that PyInstaller found. Raises Unfit if a
    text is missing.
    """
    found = sorted(list_licences(entries), key=lambda each: each.name.lower())
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "licences.json.gz"
    path.write_bytes(gzip.compress(json.dumps([each._asdict() for each in found]).encode(), mtime=0))
    return path


def list_licences(entries: Iterable[Entry]) -> list[Licence]:
    """Return the licences of everything that others wrote among the entries: Python, its packages, and the system's
    libraries. Raises Unfit if a text is missing.
    """
    sources = {Path(source).absolute() for _, source, kind in entries if source and kind != "SYMLINK"}
    owners = {Path(str(each.locate_file(file))): each for each in metadata.distributions() for file in each.files or []}
    packages = {
        owners[source].name: owners[source]
        for source in sources & owners.keys()
        if not (ENGINE == "qt" and OF_THE_TESTS.match(owners[source].name))
    }
    packages["pyinstaller"] = metadata.distribution("pyinstaller")
    libraries = {_debian_package(source) for source in sources - owners.keys() if _is_library(source)}
    return [
        *_list_foundations(),
        *(describe(package) for package in packages.values()),
        *(_describe_library(name) for name in libraries if name),
    ]


def describe(package: metadata.Distribution) -> Licence:
    """Return a Python package with its licence. Raises Unfit if neither the package nor packaging/bundle/licences has
    the text.
    """
    files = [file for file in package.files or [] if IS_TEXT.search(str(file)) and "sboms" not in str(file)]
    text = "\n\n".join(Path(str(package.locate_file(file))).read_text("utf-8", "replace").strip() for file in files)
    name, licence = package.metadata["Name"], _name_licence(package)
    if not text:
        text = _read_own_text(name)
        licence = text.partition("\n")[0]
    return Licence(name, package.version, licence, "\n\n".join([text, *_list_inside(package)]))


def _name_licence(package: metadata.Distribution) -> str:
    said = package.metadata.get("License-Expression") or package.metadata.get("License") or ""
    classes = package.metadata.get_all("Classifier") or []
    classified = [each.rpartition(" :: ")[2] for each in classes if each.startswith("License :: ")]
    return said if 0 < len(said) <= LONGEST_NAME else ", ".join(classified)


def _list_inside(package: metadata.Distribution) -> list[str]:
    """Return the components that are compiled into a package. The package's own bill of materials lists them."""
    files = [file for file in package.files or [] if re.search(r"\.dist-info[/\\]sboms[/\\].*\.json$", str(file))]
    bills = [json.loads(Path(str(package.locate_file(file))).read_bytes()) for file in files]
    parts = [part for bill in bills for part in bill.get("components", [])]
    lines = {f"{part['name']} {part.get('version', '')}: {_read_ids(part)}" for part in parts if _read_ids(part)}
    return ["\n".join(["Compiled into it:", *sorted(lines)])] if lines else []


def _read_ids(part: dict[str, list[dict[str, object]]]) -> str:
    """Names of the licences of a part, as CycloneDX writes them."""
    said = [each.get("expression") or each.get("license") for each in part.get("licenses", [])]
    return ", ".join(str(each.get("id") or each.get("name")) if isinstance(each, dict) else str(each) for each in said)


def _list_foundations() -> list[Licence]:
    """Python, SQLite, and on Windows the loader of the web engine."""
    from pysqlite3 import dbapi2

    found = [
        Licence("Python", platform.python_version(), "PSF-2.0", _read_python_text()),
        Licence("SQLite", dbapi2.sqlite_version, "Public domain", _read_own_text("sqlite")),
    ]
    if sys.platform == "win32":
        found.append(Licence("WebView2 SDK", "", "BSD-3-Clause", _read_own_text("webview2")))
    return found


def _read_python_text() -> str:
    """Return Python's own licence text. On Windows the text also names the libraries that are shipped with Python
    there.
    """
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    places = [
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        DEBIAN_TEXTS / f"python{version}" / "copyright",
    ]
    for place in places:
        if place.is_file():
            return place.read_text("utf-8", "replace").strip()
    return _read_own_text("python")


def _is_library(source: Path) -> bool:
    """Return whether this is a library of the system, on Linux. Python's own libraries have Python's licence, wherever
    Python is installed.
    """
    of_python = source.name.startswith("libpython") or "python3" in source.parent.as_posix()
    return sys.platform == "linux" and ".so" in source.name and not of_python


def _debian_package(source: Path) -> str:
    """Return the package of a library, or blank for Python's own. Debian lists the library under /lib or /usr/lib,
    depending on the time when the package was made.
    """
    path = source.resolve().as_posix()
    for name in (path, path.removeprefix("/usr"), f"/usr{path}"):
        done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            package = done.stdout.partition(":")[0]
            return "" if "python3" in package else package
    raise Unfit(f"No package says what licence {path} has: build on Debian or Ubuntu.")


def _describe_library(name: str) -> Licence:
    text = DEBIAN_TEXTS / name / "copyright"
    version = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True, check=False
    ).stdout.partition("\n")[0]
    return Licence(name, version, "", text.read_text("utf-8", "replace") if text.is_file() else _read_own_text(name))


def _read_own_text(name: str) -> str:
    path = TEXTS / f"{re.sub(r'[-_.]+', '-', name).lower()}.txt"
    if not path.is_file():
        raise Unfit(f"{name} comes without its licence: put the text into {path.relative_to(ROOT)}.")
    return path.read_text(encoding="utf-8").strip()
