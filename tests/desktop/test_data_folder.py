"""Default data folder, and forbidden places."""

import sys
from pathlib import Path

import pytest

from app import data_folder
from app.desktop.clipboard import copy_text


def test_in_a_checkout_the_data_lies_in_it() -> None:
    assert data_folder.data_folder({}) == Path(__file__).resolve().parents[2] / "data"


def test_a_checkout_that_may_only_be_read_takes_the_account_s_folder_unless_it_has_a_shop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_folder, "__file__", str(tmp_path / "app" / "data_folder.py"))
    monkeypatch.setattr("os.access", lambda *_words: False)
    own = {"XDG_DATA_HOME": "/own"}
    assert data_folder.data_folder(own) == Path("/own/pitlane")
    (tmp_path / "data" / "backups").mkdir(parents=True)
    assert data_folder.data_folder(own) == tmp_path / "data"


def test_a_built_program_keeps_the_data_of_the_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Pitlane"))
    (tmp_path / "data").mkdir()
    assert data_folder.data_folder({"XDG_DATA_HOME": "/own"}) == Path("/own/pitlane")
    (tmp_path / "portable.txt").touch()
    assert data_folder.data_folder({"XDG_DATA_HOME": "/own"}) == tmp_path / "data"


@pytest.mark.parametrize(
    ("system", "environ", "folder"),
    [
        ("linux", {}, Path.home() / ".local/share/pitlane"),
        ("win32", {"LOCALAPPDATA": "/local", "APPDATA": "/roaming"}, Path("/local/Pitlane")),
        ("darwin", {}, Path.home() / "Library/Application Support/Pitlane"),
    ],
)
def test_each_system_has_its_own_folder(system: str, environ: dict[str, str], folder: Path) -> None:
    assert data_folder.account_folder(environ, system) == folder


@pytest.mark.parametrize(
    "name", ["OneDrive", "OneDrive - Workshop Ltd", "Dropbox", "Dropbox (Workshop)", "Google Drive", "iCloudDrive"]
)
def test_a_synchronised_folder_is_refused(tmp_path: Path, name: str) -> None:
    refused = data_folder.why_not(tmp_path / name / "shop", {})
    assert refused
    assert name in refused


def test_a_folder_below_a_mark_of_syncthing_or_in_onedrives_is_refused(tmp_path: Path) -> None:
    assert data_folder.why_not(tmp_path / "shop", {}) is None
    assert "OneDrive" in str(data_folder.why_not(tmp_path / "shop", {"OneDriveCommercial": str(tmp_path)}))
    (tmp_path / ".stfolder").mkdir()
    assert "Syncthing" in str(data_folder.why_not(tmp_path / "shop", {}))


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "smb3", "fuse.sshfs"])
def test_a_folder_of_another_computer_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    mounts = [("/", "ext4"), (str(tmp_path), kind), (str(tmp_path / "local"), "ext4")]
    monkeypatch.setattr(data_folder, "mounts", lambda: mounts)
    assert "on another computer" in str(data_folder.why_not(tmp_path / "shop", {}))
    assert data_folder.why_not(tmp_path / "local" / "shop", {}) is None


def test_a_folder_and_a_text_are_given_to_the_systems_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.desktop.starting import wait_until

    for name, body in (("xdg-open", 'printf %s "$1" > "$0.got"'), ("xclip", 'cat > "$0.got"')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert copy_text("http://127.0.0.1:8000")
    assert (tmp_path / "xclip.got").read_text() == "http://127.0.0.1:8000"
    assert data_folder.open_folder(tmp_path)
    wait_until(lambda: (tmp_path / "xdg-open.got").exists() and (tmp_path / "xdg-open.got").read_text() != "")
    assert (tmp_path / "xdg-open.got").read_text() == str(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    assert (copy_text("x"), data_folder.open_folder(tmp_path)) == (False, False)
