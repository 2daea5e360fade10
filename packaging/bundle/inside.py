"""The list of the contents of a built program is written as CycloneDX by `python packaging/bundle/inside.py
dist/Pitlane FOLDER`. The program already carries the list of others' work (licences.py). This module writes the same
list in the form that scanners for known faults read.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

FORM = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1}


def main(bundle: Path, folder: Path) -> None:
    """Write Pitlane-VERSION-SYSTEM.cdx.json into the folder."""
    inside = bundle / "_internal"
    build = json.loads((inside / "build-info.json").read_bytes())
    system = build["builder"].partition("-")[0]
    path = folder / f"Pitlane-{build['version']}-{system}.cdx.json"
    path.write_text(json.dumps(describe(build, read_parts(inside)), indent=1) + "\n", encoding="utf-8")
    print(path)


def read_parts(inside: Path) -> list[dict[str, str]]:
    """Return others' work inside: packages of Python, then of the pages."""
    parts: list[dict[str, str]] = json.loads(gzip.decompress((inside / "licences.json.gz").read_bytes()))
    (pages,) = inside.rglob("ui/dist/licences.json")
    return parts + json.loads(pages.read_bytes())


def describe(build: dict[str, Any], parts: list[dict[str, str]]) -> dict[str, Any]:
    """Return the list, as the standard has it."""
    program = {"type": "application", "name": "Pitlane", "version": build["version"]}
    commit = [{"name": "commit", "value": build["commit"]}] if build.get("commit") else []
    return FORM | {
        "metadata": {"timestamp": build["built"], "component": program, "properties": commit},
        "components": [_component(part) for part in parts],
    }


def _component(part: dict[str, str]) -> dict[str, Any]:
    """Return a part, its licence named as its author does."""
    found: dict[str, Any] = {"type": "library", "name": part["name"], "version": part["version"]}
    return found | {"licenses": [{"license": {"name": part["licence"]}}]} if part["licence"] else found


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
