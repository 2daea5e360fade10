"""The folders whose start opens a window before anything else."""

from pathlib import Path

import pytest

from app.config import Config
from app.desktop import start_window
from app.ports import Ports, write_ports


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Windows that were opened, on a PC with a display."""
    windows: list[str] = []
    monkeypatch.setattr(start_window, "has_display", lambda: True)
    monkeypatch.setattr(start_window.os, "umask", lambda _mask: 0)
    monkeypatch.setattr(start_window.WindowProcess, "show", lambda _window: windows.append("opened"))
    return windows


def test_a_new_folder_and_a_shop_have_a_window_at_once(tmp_path: Path, opened: list[str]) -> None:
    start_window.open_start_window(Config(tmp_path / "new"), hidden=False)
    (tmp_path / "pitlane.db").touch()
    start_window.open_start_window(Config(tmp_path), hidden=False)
    assert opened == ["opened", "opened"]


def test_a_shop_whose_database_is_missing_has_one_too(tmp_path: Path, opened: list[str]) -> None:
    write_ports(tmp_path, Ports(public=8000))
    start_window.open_start_window(Config(tmp_path), hidden=False)
    assert opened == ["opened"]


def test_a_folder_of_something_else_and_a_hidden_start_have_none(tmp_path: Path, opened: list[str]) -> None:
    (tmp_path / "letters.txt").touch()
    start_window.open_start_window(Config(tmp_path), hidden=False)
    start_window.open_start_window(Config(tmp_path / "new"), hidden=True)
    assert opened == []
