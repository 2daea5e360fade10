"""Only the shop's own account may read its data folder."""

import os
import stat
from pathlib import Path

import pytest

from app.config import Config
from app.runtime.folder import prepare_folder
from tests.owner import Owner
from tests.running import Start

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no such modes: the account's folder is its own")
PASSWORD = "a rather long secret"


def read_modes(folder: Path) -> dict[str, str]:
    """Return the modes of everything but the pictures."""
    paths = [folder, *(path for path in folder.rglob("*") if "uploads" not in path.parts)]
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in paths}


def test_what_a_shop_makes_is_its_own_and_an_older_one_is_mended(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shop = start(folder, PITLANE_ADMIN_PASSWORD=PASSWORD)
    owner = Owner(shop.desk_port, PASSWORD)
    owner.send("PATCH", "/api/admin/settings", {"mailPassword": "correct horse"})
    owner.send("POST", "/api/admin/backups")
    assert shop.stop() == 0
    made = read_modes(folder)
    assert {"pitlane.db", "mail.key", "backups", "logs"} <= set(made)
    assert set(made.values()) == {"0o700", "0o600"}

    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    folder.chmod(0o755)
    shop = start(folder)
    assert set(read_modes(folder).values()) == {"0o700", "0o600"}


def test_a_folder_of_everybodys_is_left_as_it_is(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        shared = tmp_path / "tmp"
        shared.mkdir()
        shared.chmod(0o1777)
        prepare_folder(Config(data_dir=shared))
        assert stat.S_IMODE(shared.stat().st_mode) == 0o1777
        assert stat.S_IMODE((shared / "backups").stat().st_mode) == 0o700
    finally:
        os.umask(before)
