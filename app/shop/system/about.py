"""Build and licences of the program, as its build wrote them down."""

import gzip
import json
from pathlib import Path
from typing import Any

BUILD = "build-info.json"
LICENCES = "licences.json.gz"
"""Of Python and its packages: in the bundle alone (packaging/bundle/licences.py)."""
SCRIPT_LICENCES = "licences.json"
"""Of scripts, styles and fonts: beside the built pages (ui/build/licences.mjs)."""


def read_build(program: Path) -> dict[str, Any]:
    """Return the bundle's information about itself, or an empty dict where there is no bundle."""
    try:
        said: dict[str, Any] = json.loads((program / BUILD).read_bytes())
    except FileNotFoundError:
        return {}
    return said


def list_licences(program: Path, pages: Path) -> list[dict[str, str]]:
    """Return the packages of the program with their licences, sorted by name. From sources only those of the pages are
    listed.
    """
    found: list[dict[str, str]] = []
    if (program / LICENCES).is_file():
        found += json.loads(gzip.decompress((program / LICENCES).read_bytes()))
    if (pages / SCRIPT_LICENCES).is_file():
        found += json.loads((pages / SCRIPT_LICENCES).read_bytes())
    return sorted(found, key=lambda each: each["name"].lower())
