"""Actions of the tray icon, a backup's copy and its problem included."""

import errno
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from flask import Flask

from app.config import Config
from app.desktop.actions import OwnerActions
from app.runtime.serve import Shop
from app.shop.system.backups import copies
from app.shop.system.backups.second_folder import choose_second
from tests.desktop.screen import wait_until

Said = list[tuple[str, str]]


@pytest.fixture
def said() -> Said:
    return []


@pytest.fixture
def actions(app: Flask, config: Config, said: Said) -> OwnerActions:
    shop = SimpleNamespace(app=app, config=config, public_address="http://127.0.0.1:8000")
    return OwnerActions(cast(Shop, shop), lambda title, text: said.append((title, text)))


@pytest.fixture
def stick(config: Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the second folder of the backups. Waits after the test until no copy is running, because the folder is
    then removed.
    """
    stick = tmp_path_factory.mktemp("stick")
    choose_second(config, str(stick))
    yield stick
    wait_until(lambda: not copies.folder_state(config, changeable=False).copying, "the end of the copy")


def test_a_backup_is_said_and_copied_to_the_second_folder(
    actions: OwnerActions, config: Config, said: Said, stick: Path
) -> None:
    actions.back_up()
    (made,) = config.backups.glob("*.zip")
    assert said == [("The backup is made", f"{made.name}: 0 products, 0 orders.")]
    wait_until((stick / made.name).exists, "the copy")
    assert (stick / made.name).read_bytes() == made.read_bytes()


def test_without_a_second_folder_it_stays_here(actions: OwnerActions, config: Config, said: Said) -> None:
    actions.back_up()
    assert [title for title, _ in said] == ["The backup is made"]
    assert len(list(config.backups.glob("*.zip"))) == 1


def test_a_full_disk_is_said(actions: OwnerActions, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    actions.back_up()
    assert said == [("No backup was made", "There is not enough space on the disk. Nothing was changed.")]
