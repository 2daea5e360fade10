"""The start of a setup that replaces the program."""

import json
import sys
from pathlib import Path

import pytest

from app.desktop import setup_start

SETUP = """#!{python}
import json, os, sys
json.dump([dict(os.environ), os.getcwd()], open("asked", "w"))
sys.exit(3)
"""


def test_it_opens_the_shop_afterwards_on_the_same_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    setup = tmp_path / "setup"
    setup.write_text(SETUP.format(python=sys.executable))
    setup.chmod(0o755)
    monkeypatch.setenv("PITLANE_ADMIN_PASSWORD", "secret")
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "/old/Pitlane")
    # Only Windows takes a command line as one text.
    monkeypatch.setattr(setup_start, "setup_command", lambda setup, folder: [str(setup), "/S", f"/D={folder}"])

    assert setup_start.run_setup(setup, tmp_path / "Müllers Daten") == 3
    environment, folder = json.loads((tmp_path / "asked").read_text())
    assert environment["PITLANE_DATA_DIR"] == str(tmp_path / "Müllers Daten")
    assert environment["PYINSTALLER_RESET_ENVIRONMENT"] == "1"
    assert not {"PITLANE_ADMIN_PASSWORD", "_PYI_ARCHIVE_FILE"} & set(environment)
    assert folder == str(tmp_path)


def test_the_folder_is_the_last_word_and_bare_as_the_setup_wants_it() -> None:
    command = setup_start.setup_command(Path("/data/updates/Pitlane-9.1.0-setup.exe"), Path("/Program Files/Pitlane"))
    assert command == '"/data/updates/Pitlane-9.1.0-setup.exe" /S /OPEN /D=/Program Files/Pitlane'


def test_only_an_installed_program_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "Pitlane.exe"
    assert not setup_start.is_installed(program)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert not setup_start.is_installed(program)
    (tmp_path / "Uninstall.exe").touch()
    assert setup_start.is_installed(program)
    assert setup_start.can_update() is (sys.platform == "win32")
