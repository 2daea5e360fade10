"""The refusals of `packaging/checks/words.py`."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.running import ROOT


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The check, reading a checkout of empty folders."""
    spec = importlib.util.spec_from_file_location("words", ROOT / "packaging" / "checks" / "words.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for folder in ("app", "packaging", "tests", "ui/src", "ui/e2e", "ui/build"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def test_a_second_class_of_one_name_in_app_is_refused(
    words: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "app/orders.py").write_text("class Line: ...\n\n\nclass Order: ...\n")
    (tmp_path / "app/quotes.py").write_text("class Line: ...\n")
    assert words.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "app/orders.py:1: Line is the name of another class too",
        "app/quotes.py:1: Line is the name of another class too",
    ]


def test_a_test_may_name_its_class_as_app_does(words: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "app/orders.py").write_text("class Line: ...\n")
    (tmp_path / "tests/fakes.py").write_text("class Line: ...\n")
    assert words.main() == 0
