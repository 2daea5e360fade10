"""The setup for Windows compiles without a warning, and does nothing that it must not do. Running it needs Windows or
Wine.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "bundle" / "installer.nsi"
TEXT = "".join(each.read_text(encoding="utf-8") for each in (SCRIPT, SCRIPT.with_name("installer-replace.nsh")))
MAKENSIS = shutil.which("makensis")


@pytest.mark.skipif(MAKENSIS is None, reason="makensis is not here")
def test_it_compiles_without_a_warning(tmp_path: Path) -> None:
    (tmp_path / "bundle" / "_internal").mkdir(parents=True)
    for name in ("Pitlane.exe", "_internal/library.dll"):
        (tmp_path / "bundle" / name).write_bytes(b"stands for the program")
    target = tmp_path / "Pitlane-1.2.3-setup.exe"
    named = {"VERSION": "1.2.3", "NUMBERS": "1.2.3.0", "SOURCE": tmp_path / "bundle", "TARGET": target}

    done = subprocess.run(
        [str(MAKENSIS), "-V2", "-WX", *(f"-D{name}={value}" for name, value in named.items()), str(SCRIPT)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout + done.stderr == ""
    assert target.read_bytes()[:2] == b"MZ"


@pytest.mark.skipif(MAKENSIS is None, reason="makensis is not here")
def test_it_and_its_uninstaller_are_signed_by_the_command_given(tmp_path: Path) -> None:
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "Pitlane.exe").write_bytes(b"stands for the program")
    target, signed, command = tmp_path / "Pitlane-1.2.3-setup.exe", tmp_path / "signed", tmp_path / "sign"
    command.write_text(f'#!/bin/sh\nbasename "$1" >> "{signed}"\n')
    command.chmod(0o755)
    named = {
        "VERSION": "1.2.3", "NUMBERS": "1.2.3.0", "SOURCE": tmp_path / "bundle", "TARGET": target, "SIGN": command,
    }  # fmt: skip

    words = [str(MAKENSIS), "-V2", "-WX", *(f"-D{name}={value}" for name, value in named.items()), str(SCRIPT)]
    subprocess.run(words, capture_output=True, check=True)

    uninstaller, setup = signed.read_text().split()
    assert setup == target.name
    assert uninstaller != setup


def test_it_needs_no_administrator_and_keeps_to_the_account() -> None:
    assert "RequestExecutionLevel user" in TEXT
    assert "HKLM" not in TEXT


def test_it_never_switches_the_start_at_sign_in_on() -> None:
    assert [line.strip() for line in TEXT.splitlines() if "${STARTS}" in line] == [
        'DeleteRegValue HKCU "${STARTS}" "${NAME}"'
    ]


def test_it_never_ends_itself_with_the_shop_that_began_it() -> None:
    ended = [line.strip() for line in TEXT.splitlines() if "taskkill" in line]

    assert len(ended) == 1
    assert "/T" not in ended[0].split()


def test_neither_it_nor_the_uninstaller_runs_beside_another() -> None:
    assert [f'!insertmacro RefuseSecond "{name}"' in TEXT for name in (".onInit", "un.onInit")] == [True, True]
    assert 'MessageBox MB_OK|MB_ICONEXCLAMATION "Another setup of ${NAME} is at work. Nothing was changed."' in TEXT


def test_it_never_deletes_the_folder_of_the_data() -> None:
    deleted = [line.strip() for line in TEXT.splitlines() if line.strip().startswith("RMDir")]

    own = {f'RMDir /r "$INSTDIR\\{name}"' for name in ("_internal", "${FRESH}", "${ASIDE}")}
    emptied = {'RMDir "$INSTDIR"', 'RMDir "$INSTDIR\\${ASIDE}"', 'RMDir "$SMPROGRAMS\\${NAME}"'}
    assert set(deleted) == own | emptied
    assert '!define FRESH "pitlane-new"' in TEXT
    assert '!define ASIDE "pitlane-old"' in TEXT
