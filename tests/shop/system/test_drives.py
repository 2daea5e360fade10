"""The drives that are offered for the second folder of the backups."""

import sys
from pathlib import Path

import pytest

from app.shop.system.backups import drives

MOUNTS = (
    "/dev/sda1 / ext4 rw 0 0\n"
    "/dev/sdb1 /media/byrne/USB\\040STICK vfat rw 0 0\n"
    "nas:/backups /mnt/nas nfs rw 0 0\n"
    "tmpfs /run tmpfs rw 0 0\n"
    "broken\n"
)


def test_linux_offers_what_is_mounted_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "mounts"
    table.write_text(MOUNTS, encoding="utf-8")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(drives, "MOUNTS", table)
    assert drives.list_drives(tmp_path) == ["/media/byrne/USB STICK", "/mnt/nas"]
    table.unlink()
    assert drives.list_drives(tmp_path) == []


def test_macos_offers_its_volumes_but_the_system_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Stick", ".timemachine"):
        (tmp_path / name).mkdir()
    (tmp_path / "Macintosh HD").symlink_to("/")
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(drives, "VOLUMES", tmp_path)
    assert drives.list_drives(tmp_path) == [str(tmp_path / "Stick")]


def test_windows_offers_drives_but_its_own_and_discs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {"C:\\": 3, "D:\\": 5, "E:\\": 2, "N:\\": 4}
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMDRIVE", "C:")
    monkeypatch.setattr(drives, "_drive_kind", lambda drive: kinds.get(drive, 1))
    assert drives.list_drives(tmp_path) == ["E:\\", "N:\\"]
