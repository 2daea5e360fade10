"""Start of a fetched setup, which replaces this program."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

UNINSTALLER = "Uninstall.exe"
NOT_INHERITED = ("_PYI_", "PITLANE_")
"""Prefixes of variables that are this run's own: the new program would take itself for a part of the old one."""


def can_update() -> bool:
    """Return whether a setup of Windows installed this program."""
    return sys.platform == "win32" and is_installed(Path(sys.executable))


def is_installed(program: Path) -> bool:
    """Return whether a setup put this program where it is."""
    return bool(getattr(sys, "frozen", False)) and (program.parent / UNINSTALLER).is_file()


def run_setup(setup: Path, data_folder: Path) -> int:
    """Run a setup and return its exit status. A successful setup stops this program before the setup ends."""
    detached = getattr(subprocess, "DETACHED_PROCESS", 0) | getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
    running = subprocess.Popen(  # noqa: S603 -- the file whose SHA-256 was just compared, no shell
        setup_command(setup, Path(sys.executable).parent),
        env=setup_environment(os.environ, data_folder),
        cwd=setup.parent,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=detached,
    )
    return running.wait()


def setup_command(setup: Path, program_folder: Path) -> str:
    """Return the command line of an update that runs silently and opens the shop afterwards. NSIS requires the folder
    last and without quotes, even if it contains blanks.
    """
    return f'"{setup}" /S /OPEN /D={program_folder}'


def setup_environment(environ: Mapping[str, str], data_folder: Path) -> dict[str, str]:
    """Return the setup's environment, which the new program inherits."""
    inherited = {name: value for name, value in environ.items() if not name.startswith(NOT_INHERITED)}
    return inherited | {"PITLANE_DATA_DIR": str(data_folder), "PYINSTALLER_RESET_ENVIRONMENT": "1"}
