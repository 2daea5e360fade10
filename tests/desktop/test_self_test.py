"""Self-test of the program, and the help of each command."""

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import PIL
import pytest

from app.commands import self_test, self_test_parts, self_test_shop
from app.commands.options import make_parser
from app.config import Config
from tests.desktop.starting import run

COMMANDS = ["serve", "stop", "upgrade", "backup", "restore", "set-password", "self-test", "openapi"]


@pytest.fixture(autouse=True)
def loud() -> Iterator[None]:
    """Switch the log on again after a self-test. The self-test silences the log of its process, which is here the
    process of the tests.
    """
    yield
    logging.disable(logging.NOTSET)


def test_the_self_test_passes_here(tmp_path: Path) -> None:
    tested = run("self-test", "--json", TMPDIR=str(tmp_path))
    found = json.loads(tested.stdout)
    assert (tested.returncode, found["ok"]) == (0, True)
    assert {each["name"] for each in found["checks"]} >= {
        "pictures",
        "colours",
        "migrations",
        "sqlite",
        "time zone",
        "mails",
        "password",
    }
    assert list(tmp_path.iterdir()) == []


def test_a_broken_part_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def check_wheels(_config: object) -> str:
        raise self_test_parts.NotWhole("one is missing")

    monkeypatch.setattr(self_test, "PARTS", (self_test_parts.check_version, check_wheels))
    monkeypatch.setattr(self_test, "SHOP", ())
    assert self_test.test_program(as_json=False) == 70
    assert "FAIL wheels: NotWhole: one is missing" in capsys.readouterr().out


def test_a_bundle_without_the_library_of_colours_is_found_out(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL._imagingcms", None)
    monkeypatch.delitem(sys.modules, "PIL.ImageCms", raising=False)
    monkeypatch.delattr(PIL, "ImageCms", raising=False)
    monkeypatch.delattr(PIL, "_imagingcms", raising=False)
    with pytest.raises(ImportError, match="_imagingcms"):
        self_test_parts.check_colours(config)


def test_a_script_of_the_wrong_kind_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        self_test_shop, "_get", lambda _address, path: ("text/plain" if path[-3:] == ".js" else "text/html", PAGE)
    )
    with pytest.raises(self_test_parts.NotWhole, match="came as text/plain"):
        self_test_shop._check_page("", "/shop")


PAGE = b'<script type="module" crossorigin src="/assets/index-1.js"></script>'


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        make_parser().parse_args([name, "--help"])
    assert ended.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 3


def test_a_folder_counts_before_and_after_the_command() -> None:
    for words in (["--data-dir", "x", "stop"], ["stop", "--data-dir", "x"]):
        given = make_parser().parse_args(words)
        assert (given.command, given.data_dir) == ("stop", Path("x"))
