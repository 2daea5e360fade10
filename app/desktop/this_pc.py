"""Calls about this PC, where the desktop program serves them."""

import sys
from pathlib import Path
from subprocess import list2cmdline

from app import data_folder
from app.config import Config
from app.desktop import autostart, keep_awake, power, setup_start


class ThisComputer:
    """The PC that the program runs on."""

    def __init__(self, config: Config) -> None:
        self._config = config

    def autostart_possible(self) -> bool:
        """Return whether the program can start at sign-in."""
        return autostart.is_possible()

    def autostart_on(self) -> bool:
        """Return whether the program starts at sign-in."""
        return autostart.is_on()

    def switch_autostart(self, on: bool) -> None:
        """Switch starting at sign-in on or off, for the present data folder. Raises OSError."""
        autostart.switch(on, autostart.folder_words(self._config.data_dir))

    def task_words(self) -> tuple[str, str]:
        """Return program and arguments of a task that serves without a sign-in."""
        return sys.executable, list2cmdline(["serve", *autostart.folder_words(self._config.data_dir)])

    def power(self) -> power.Power | None:
        """Return the power source of this PC, or None if the system does not report it."""
        return power.read_power()

    def can_update(self) -> bool:
        """Return whether a setup can replace this program."""
        return setup_start.can_update()

    def start_setup(self, setup: Path) -> int:
        """Run a setup that replaces this program; return its exit status."""
        return setup_start.run_setup(setup, self._config.data_dir)

    def open_data_folder(self) -> bool:
        """Show the data folder in the file manager; whether there is one."""
        return data_folder.open_folder(self._config.data_dir)

    def is_awake(self) -> bool:
        """Return whether the PC is prevented from falling asleep."""
        return keep_awake.is_awake()
