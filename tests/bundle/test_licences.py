"""Licences of what others wrote of the program: none without its text."""

import gzip
import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.shop.system.about import list_licences
from tests.bundle.load import ROOT, load

bundling = load("bundling")
licences = load("licences")

PAGES = ROOT / "ui" / "dist"


def _program_packages() -> list[metadata.Distribution]:
    """Packages of the program that are installed on this system."""
    tools = set(bundling.list_excludes())
    lock = (ROOT / "packaging" / "setup" / "requirements.lock").read_text(encoding="utf-8")
    names = [line.partition("==")[0] for line in lock.splitlines() if "==" in line and line[0].isalnum()]
    installed = {bundling._plain(each.name): each for each in metadata.distributions()}
    return [installed[name] for name in names if name in installed and name not in tools]


@pytest.mark.parametrize("package", _program_packages(), ids=lambda package: package.name)
def test_every_package_of_the_program_has_its_licence(package: metadata.Distribution) -> None:
    said = licences.describe(package)

    assert len(said.text) > 500


def test_a_package_without_a_text_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(licences, "TEXTS", ROOT / "packaging" / "bundle" / "none")

    with pytest.raises(bundling.Unfit, match=r"proxy_tools comes without its licence: put the text into packaging/"):
        licences.describe(metadata.distribution("proxy-tools"))


@pytest.mark.parametrize(("engine", "is_listed"), [("none", True), ("qt", False)])
def test_the_engine_of_the_tests_is_left_out_of_its_own_bundle_alone(
    monkeypatch: pytest.MonkeyPatch, engine: str, is_listed: bool
) -> None:
    monkeypatch.setattr(licences, "ENGINE", engine)
    monkeypatch.setattr(licences, "OF_THE_TESTS", re.compile("Flask$"))
    flask = metadata.distribution("flask").locate_file("flask/app.py")

    listed = licences.list_licences([("flask.app", str(flask), "PYMODULE")])

    assert ("Flask" in {each.name for each in listed}) is is_listed


def test_what_is_compiled_into_a_package_is_named() -> None:
    assert "jiter 0." in licences.describe(metadata.distribution("pydantic-core")).text


def test_packages_are_found_by_their_files_and_python_and_sqlite_are_among_them(tmp_path: Path) -> None:
    flask = metadata.distribution("flask").locate_file("flask/app.py")

    path = licences.write(tmp_path, [("flask.app", str(flask), "PYMODULE"), ("app", str(ROOT / "app/py.py"), "")])

    found = {each["name"]: each for each in list_licences(path.parent, tmp_path / "none")}
    assert set(found) >= {"Flask", "Python", "SQLite", "pyinstaller"}
    assert "waitress" not in found
    assert all(each["text"].strip() for each in found.values())


def test_every_package_of_the_pages_has_its_licence() -> None:
    found = json.loads((PAGES / "licences.json").read_bytes())

    expected = {"react", "react-router", "@fontsource/saira", "@fontsource-variable/inter", "tailwindcss"}
    assert expected <= {each["name"] for each in found}
    assert [each["name"] for each in found if len(each["text"]) < 500 or not each["licence"]] == []


def test_a_package_of_the_pages_without_a_text_stops_the_build() -> None:
    script = """import { checkTexts } from "./ui/build/licences.mjs";
    checkTexts([{ name: "whole", text: "MIT" }, { name: "bare", text: " " }]);"""

    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode != 0
    assert "No licence text comes with bare" in done.stderr


def test_the_owner_reads_version_and_licences(
    admin: FlaskClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    mit = {"name": "flask", "version": "3", "licence": "BSD", "text": "Copyright"}
    (tmp_path / "licences.json.gz").write_bytes(gzip.compress(json.dumps([mit]).encode()))
    (tmp_path / "build-info.json").write_text('{"built": "2026-11-22T06:00:00+00:00", "commit": "abc"}')

    about = admin.get("/api/admin/about").json
    listed = admin.get("/api/admin/licences").json

    assert (about["built"], about["commit"]) == ("2026-11-22T06:00:00+00:00", "abc")
    assert mit in listed


def test_a_visitor_reads_neither(client: FlaskClient) -> None:
    assert client.get("/api/admin/about").status_code == 401
    assert client.get("/api/admin/licences").status_code == 401
