"""What is published beside a release's files."""

import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import yaml

from app.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
SETUP = f"Pitlane-{VERSION}-setup.exe"
FILES = [
    SETUP,
    f"Pitlane-{VERSION}-linux-x64.tar.gz",
    f"Pitlane-{VERSION}-linux.cdx.json",
    f"Pitlane-{VERSION}-windows.cdx.json",
    "pitlane-update.json",
]
ADDRESS = "https://example.org/owner/pitlane"


def run(script: str, *words: object) -> subprocess.CompletedProcess[str]:
    words = (sys.executable, ROOT / "packaging" / "bundle" / script, *words)
    return subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)


def test_a_tag_of_another_version_stops_the_release() -> None:
    assert run("release.py", "--tag", f"v{VERSION}").returncode == 0
    refused = run("release.py", "--tag", "v9.9.9")
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"The tag v9.9.9 is not v{VERSION}")
    assert run("release.py", "--say-version").stdout.strip() == VERSION


def test_a_release_without_one_of_its_files_is_none(tmp_path: Path) -> None:
    refused = run("release.py", "--tag", f"v{VERSION}", "--folder", tmp_path, "--address", ADDRESS)
    assert refused.returncode == 1
    assert SETUP in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_sums_news_and_manifest_are_of_the_files(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).write_bytes(name.encode())
    done = run("release.py", "--tag", f"v{VERSION}", "--folder", tmp_path, "--address", ADDRESS)
    assert done.returncode == 0, done.stderr

    sums = dict(line.split("  ")[::-1] for line in (tmp_path / "SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256(name.encode()).hexdigest() for name in FILES}
    assert (tmp_path / "news.md").read_text().startswith("- ")

    kinds = {path.name: yaml.safe_load(path.read_text()) for path in tmp_path.glob("*.yaml")}
    assert set(kinds) == {f"Pitlane.Pitlane{kind}.yaml" for kind in ("", ".installer", ".locale.en-US")}
    assert {each["PackageVersion"] for each in kinds.values()} == {VERSION}
    (setup,) = kinds["Pitlane.Pitlane.installer.yaml"]["Installers"]
    assert setup == {
        "Architecture": "x64",
        "InstallerUrl": f"{ADDRESS}/releases/download/v{VERSION}/{SETUP}",
        "InstallerSha256": hashlib.sha256(SETUP.encode()).hexdigest().upper(),
    }


def test_what_is_inside_is_listed_for_scanners(tmp_path: Path) -> None:
    inside = tmp_path / "Pitlane" / "_internal"
    (inside / "ui" / "dist").mkdir(parents=True)
    built = {"version": "1.2.3", "commit": "abc", "built": "2026-11-23T08:00:00+00:00", "builder": "windows-ci"}
    (inside / "build-info.json").write_text(json.dumps(built))
    flask = {"name": "Flask", "version": "3.1.2", "licence": "BSD-3-Clause", "text": "…"}
    (inside / "licences.json.gz").write_bytes(gzip.compress(json.dumps([flask]).encode()))
    react = {"name": "react", "version": "19.3.1", "licence": "MIT", "text": "…"}
    (inside / "ui" / "dist" / "licences.json").write_text(json.dumps([react]))

    done = run("inside.py", tmp_path / "Pitlane", tmp_path)
    assert done.returncode == 0, done.stderr
    listed = json.loads((tmp_path / "Pitlane-1.2.3-windows.cdx.json").read_text())
    assert (listed["bomFormat"], listed["specVersion"]) == ("CycloneDX", "1.6")
    assert listed["metadata"]["component"] == {"type": "application", "name": "Pitlane", "version": "1.2.3"}
    assert listed["components"] == [
        {
            "type": "library", "name": part["name"], "version": part["version"],
            "licenses": [{"license": {"name": part["licence"]}}],
        }
        for part in (flask, react)
    ]  # fmt: skip
