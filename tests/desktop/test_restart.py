"""The shop starts again after Windows has restarted itself. The tests use a stand-in for its kernel32."""

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.desktop import autostart
from app.desktop.restart import LONGEST, register_restart


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The calls that a built program on Windows makes."""
    calls: list[tuple[str, int]] = []
    kernel = SimpleNamespace(RegisterApplicationRestart=lambda line, flags: calls.append((line.value, flags)) or 0)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    return calls


def test_windows_is_asked_to_start_it_hidden_on_the_same_folder(
    registered: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autostart, "default_folder", lambda: Path("/elsewhere"))
    register_restart(autostart.words(Path("/Müllers Daten")))
    assert registered == [('--hidden --data-dir "/Müllers Daten"', 0)]


def test_the_default_folder_needs_no_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(autostart, "default_folder", lambda: tmp_path)
    assert autostart.words(tmp_path) == ["--hidden"]


def test_a_line_that_windows_would_not_take_is_not_sent(
    registered: list[tuple[str, int]], caplog: pytest.LogCaptureFixture
) -> None:
    register_restart(["x" * (LONGEST + 1)])
    assert registered == []
    assert "too long" in caplog.text


def test_a_checkout_is_not_registered(registered: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "frozen")
    register_restart(["--hidden"])
    assert registered == []
