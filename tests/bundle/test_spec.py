"""Checks of the spec before a build: pages, pictures, toolkits, size."""

import shutil
import subprocess
import sys
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

import pytest

from tests.bundle.load import ROOT, load

STAMP = """
import {{ hashFiles }} from "{root}/packaging/setup/stamp.mjs";
import {{ readFileSync }} from "node:fs";
const text = readFileSync("{root}/packaging/setup/pages.mjs", "utf8");
const leftOut = new RegExp(text.match(/NOT_A_SOURCE = \\/(.+)\\/;/)[1]);
const sources = JSON.parse(text.match(/SOURCES = (\\[.+\\])\\.map/)[1]);
console.log(hashFiles(sources.map((name) => "{root}/" + name), (path) => leftOut.test(path)));
"""


bundling = load("bundling")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with the parts that are looked at, its pages built."""
    for name in ("ui/src", "ui/dist", "ui/e2e", "data/sample/images", "packaging/setup", "docs/owner", "docs/pictures"):
        (tmp_path / name).mkdir(parents=True)
    for name in (
        "ui/src/b.ts",
        "ui/src/a.test.ts",
        "ui/e2e/x.ts",
        "ui/B.ts",
        "ui/dist/index.html",
        "package-lock.json",
        "docs/owner.md",
        "docs/owner/safe.md",
        "docs/pictures/ways.webp",
    ):
        (tmp_path / name).write_text(name)
    (tmp_path / "data/sample/images/part.webp").write_bytes(b"picture")
    (tmp_path / "ui/dist/.stamp").write_text(bundling.digest_pages(tmp_path))
    return tmp_path


def test_fresh_pages_are_taken(root: Path) -> None:
    bundling.check_sources(root)


def test_pages_are_fresh_where_paths_have_no_case_as_on_windows(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "ui/a.ts").write_text("beside B.ts")
    (root / "ui/dist/.stamp").write_text(bundling.digest_pages(root))
    monkeypatch.setattr(type(root), "__lt__", lambda one, other: str(one).lower() < str(other).lower())
    bundling.check_sources(root)


@pytest.mark.parametrize(
    "name", ["ui/src/b.ts", "package-lock.json", "ui/src/new.ts", "docs/owner.md", "docs/owner/safe.md"]
)
def test_pages_older_than_their_sources_are_refused(root: Path, name: str) -> None:
    (root / name).write_text("changed")

    with pytest.raises(bundling.Unfit, match="not that of the sources"):
        bundling.check_sources(root)


@pytest.mark.parametrize("builder", ["windows-ci", "windows", "darwin"])
def test_a_python_without_the_cure_of_mail_headers_is_refused_where_another_can_be_had(builder: str) -> None:
    with pytest.raises(bundling.Unfit, match=r"gh-121650.* build with 3\.11\.10"):
        bundling.check_python(builder, cured=False)
    assert bundling.check_python(builder, cured=True) is None


@pytest.mark.parametrize("builder", ["linux", "wine"])
def test_elsewhere_the_builds_report_warns_of_it(builder: str) -> None:
    assert "lacks the cure of gh-121650" in bundling.check_python(builder, cured=False)


def test_what_this_python_writes_says_whether_it_is_cured() -> None:
    message = EmailMessage(policy=SMTP)
    message["To"] = Address("=?utf-8?q?A=0ABcc:_b?=", addr_spec="a@example.ie")
    assert (b"\nBcc:" not in bytes(message)) == bundling.HEADERS_CURED


@pytest.mark.parametrize("name", ["ui/src/a.test.ts", "ui/e2e/x.ts"])
def test_what_only_tests_read_does_not_make_pages_old(root: Path, name: str) -> None:
    (root / name).write_text("changed")

    bundling.check_sources(root)


@pytest.mark.parametrize(("name", "says"), [("ui/dist/index.html", "not built"), ("ui/dist/.stamp", "not that of")])
def test_half_built_pages_are_refused(root: Path, name: str, says: str) -> None:
    (root / name).unlink()

    with pytest.raises(bundling.Unfit, match=says):
        bundling.check_sources(root)


def test_a_sample_without_pictures_is_refused(root: Path) -> None:
    (root / "data/sample/images/part.webp").unlink()

    with pytest.raises(bundling.Unfit, match="no pictures"):
        bundling.check_sources(root)


def test_the_digest_is_the_one_that_the_build_of_the_pages_writes(root: Path) -> None:
    shutil.copytree(ROOT / "packaging" / "setup", root / "packaging" / "setup", dirs_exist_ok=True)

    said = subprocess.run(
        ["node", "--input-type=module"], input=STAMP.format(root=root), capture_output=True, text=True, check=True
    )

    assert said.stdout.strip() == bundling.digest_pages(root)


def test_toolkits_and_tools_stay_out_and_the_program_does_not() -> None:
    excluded = set(bundling.list_excludes())

    assert {"PySide6", "gi", "tkinter", "readline"} <= excluded
    assert {"sqlite3", "pytest", "mypy", "hypothesis", "PyInstaller"} <= excluded
    assert excluded.isdisjoint({"app", "flask", "waitress", "PIL", "webview", "pysqlite3", "tzdata", "alembic"})


def test_the_web_engine_goes_in_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundling, "ENGINE", "qt")

    assert set(bundling.list_excludes()).isdisjoint(bundling.QT)


def test_migrations_pages_and_sample_are_files_of_the_bundle() -> None:
    places = {(Path(source).name, place.replace("\\", "/")) for source, place in bundling.list_files()}

    assert {(f"0039_first.{kind}", "app/store/migrations/versions") for kind in ("py", "sql")} <= places
    assert {("dist", "ui/dist"), ("sample", "data/sample")} <= places


def test_a_bundle_over_its_budget_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "large").write_bytes(bytes(2 * 2**20))
    monkeypatch.setattr(bundling, "BUDGETS", {sys.platform: 1})

    with pytest.raises(bundling.Unfit, match=r"2\.0 MB, more than the 1 MB"):
        bundling.check_size(tmp_path)


@pytest.mark.parametrize(
    "place",
    [
        "pythonnet/runtime/Python.Runtime.xml",
        "webview/lib/runtimes/win-x86/a.dll",
        "cryptography-50.0.2.dist-info/RECORD",
        "pydantic-2.14.3.dist-info/METADATA",
        "tzdata/zoneinfo/zone1970.tab",
        "tzdata\\zoneinfo\\tzdata.zi",
    ],
)
def test_files_for_other_machines_and_for_developers_stay_out(place: str) -> None:
    stored = ("pythonnet/runtime/Python.Runtime.dll", "here", "DATA")
    assert bundling.drop_unread([stored, (place, "here", "DATA")]) == [stored]
