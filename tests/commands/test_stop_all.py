"""`stop --all`: every shop of this account, whatever its folder."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app import data_folder
from app.commands import stopping
from app.config import Config
from app.desktop import autostart
from app.runtime import known_runs
from app.runtime.exits import SILENT, CannotStart
from tests.running import Start


@pytest.fixture(autouse=True)
def account(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the folder of a separate account. The program there counts as a built one, not as a checkout."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "account"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(data_folder, "data_folder", lambda: tmp_path / "none")
    return tmp_path


@pytest.fixture
def stop(account: Path) -> Callable[[], str]:
    return lambda: stopping.stop_all(Config(data_dir=account / "default", answer_seconds=1))


def test_a_shop_on_a_folder_of_its_own_ends(stop: Callable[[], str], start: Start, account: Path) -> None:
    shop = start(account / "Müllers Daten")
    for name in ("Müllers Daten", "long gone"):
        known_runs.note_run(account / name)

    assert stop() == "1 shop is stopped."
    assert shop.process.wait(60) == 0


def test_none_is_no_fault(stop: Callable[[], str]) -> None:
    assert stop() == "0 shops are stopped."


def test_one_that_does_not_answer_is_said_and_the_others_end(
    monkeypatch: pytest.MonkeyPatch, stop: Callable[[], str], account: Path
) -> None:
    asked = []

    def stop_one(config: Config) -> str:
        asked.append(config.data_dir.name)
        raise CannotStart("It does not answer.", SILENT)

    monkeypatch.setattr(stopping, "stop_running", stop_one)
    known_runs.note_run(account / "noted")
    with pytest.raises(CannotStart, match="does not answer"):
        stop()
    assert asked == ["default", "none", "noted"]


def test_a_run_is_noted_while_it_goes_on(account: Path) -> None:
    known_runs.note_run(account / "shop")
    assert known_runs.noted_folders() == [account / "shop"]
    known_runs.forget_run(account / "shop")
    known_runs.forget_run(account / "shop")
    assert known_runs.noted_folders() == []


def test_a_note_that_is_damaged_names_nothing(account: Path) -> None:
    known_runs.note_run(account / "shop")
    [note] = data_folder.account_folder(os.environ).glob("runs/*.run")
    note.write_bytes(b"\xff\xfe")
    assert known_runs.noted_folders() == []


def test_a_checkout_is_not_noted(monkeypatch: pytest.MonkeyPatch, account: Path) -> None:
    monkeypatch.delattr(sys, "frozen")
    known_runs.note_run(account / "shop")
    assert known_runs.noted_folders() == []


@pytest.mark.parametrize(
    ("command", "folder"),
    [
        (r'"C:\Program Files\Pitlane.exe" --hidden --data-dir "D:\Müllers Daten"', r"D:\Müllers Daten"),
        (r"C:\Pitlane.exe --hidden --data-dir D:\shop", r"D:\shop"),
        (r"C:\Pitlane.exe --hidden", None),
        ("", None),
    ],
)
def test_the_start_at_sign_in_names_an_older_programs_folder(command: str, folder: str | None) -> None:
    assert autostart.folder_in(command) == (Path(folder) if folder else None)
