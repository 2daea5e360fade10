"""Calls about the PC itself, for the admin listener only."""

import sys
from pathlib import Path
from typing import Literal, Protocol

from flask import current_app

from app.config import Config
from app.contract.system.first_run import ThisPcBody, ThisPcView
from app.shop.base.errors import Conflict, Unavailable
from app.web.access.admin_only import refuse_public_listener
from app.web.api.call import call

Power = Literal["mains", "plugged", "battery"]
System = Literal["windows", "macos", "linux"]
SYSTEMS: dict[str, System] = {"win32": "windows", "darwin": "macos"}
EXTENSION = "pitlane.this_pc"
NOT_HERE = "The program that runs here cannot do this. Do it on the computer itself."
NOT_SWITCHED = "Starting at sign-in could not be changed. Nothing was changed."


class ThisPc(Protocol):
    """Capabilities of the desktop program on its PC."""

    def autostart_possible(self) -> bool:
        """Return whether the program can start at sign-in."""

    def autostart_on(self) -> bool:
        """Return whether the program starts at sign-in."""

    def switch_autostart(self, on: bool) -> None:
        """Start at sign-in from now on, or no longer. Raises OSError."""

    def open_data_folder(self) -> bool:
        """Show the data folder in the file manager; whether there is one."""

    def is_awake(self) -> bool:
        """Return whether the PC is prevented from falling asleep."""

    def power(self) -> Power | None:
        """Return what this PC runs on."""

    def can_update(self) -> bool:
        """Return whether a setup can replace this program."""

    def start_setup(self, setup: Path) -> int:
        """Run a setup that replaces this program; return its exit status."""

    def task_words(self) -> tuple[str, str]:
        """Return program and arguments of a task that serves without a sign-in."""


@call("GET", "/api/admin/this-pc", answer=ThisPcView, admin=True)
def read_this_pc() -> ThisPcView:
    """Return the data folder and the capabilities of this PC."""
    refuse_public_listener()
    return _view()


@call("PATCH", "/api/admin/this-pc", body=ThisPcBody, answer=ThisPcView, admin=True)
def change_this_pc(body: ThisPcBody) -> ThisPcView:
    """Start at sign-in, or no longer; 409 where that is not possible."""
    refuse_public_listener()
    pc = _known_pc()
    if not pc.autostart_possible():
        raise Conflict(NOT_HERE)
    try:
        pc.switch_autostart(body.autostart)
    except OSError as error:
        raise Unavailable(NOT_SWITCHED) from error
    return _view()


@call("POST", "/api/admin/this-pc/open-data-folder", admin=True)
def open_data_folder() -> None:
    """Show the data folder in the file manager. The status is 409 if there is no file manager."""
    refuse_public_listener()
    if not _known_pc().open_data_folder():
        raise Conflict(NOT_HERE)


def _view() -> ThisPcView:
    config: Config = current_app.config["PITLANE"]
    pc = _pc()
    task = pc.task_words() if pc else ("", "")
    possible = pc is not None and pc.autostart_possible()
    return ThisPcView(
        data_folder=str(config.data_dir.resolve()),
        can_open=pc is not None,
        autostart_possible=possible,
        autostart=possible and pc is not None and pc.autostart_on(),
        awake=pc.is_awake() if pc else None,
        power=pc.power() if pc else None,
        system=SYSTEMS.get(sys.platform, "linux"),
        needs_sign_in=pc is not None,
        task_program=task[0],
        task_arguments=task[1],
    )


def _known_pc() -> ThisPc:
    pc = _pc()
    if pc is None:
        raise Conflict(NOT_HERE)
    return pc


def _pc() -> ThisPc | None:
    pc: ThisPc | None = current_app.extensions.get(EXTENSION)
    return pc
