"""`stop`: stop a data folder's shop, or every one of this account."""

import sys
import time
from dataclasses import replace
from pathlib import Path

from app import data_folder
from app.config import Config
from app.desktop import autostart
from app.runtime import instance, known_runs
from app.runtime.exits import SILENT, AlreadyRunning, CannotStart
from app.runtime.folder import explained, take_folder

END_SECONDS = 60.0
"""Answers under way are finished first, and so is a backup."""
PAUSE = 0.2


def stop_running(config: Config) -> str:
    """Stop the running shop and return the sentence for the owner. Raises CannotStart when none runs (exit code 1), or
    when it does not answer or does not end (11).
    """
    pid = _holder(config)
    if pid is None:
        raise CannotStart(f"No shop runs on {config.data_dir}.")
    _ask(config, pid)
    _wait_until_free(config, pid)
    return "The shop is stopped."


def stop_all(config: Config) -> str:
    """Stop every running shop of this account and return the sentence for the owner. Raises CannotStart (11) when one
    does not end, after the others were stopped.
    """
    silent: list[CannotStart] = []
    stopped = 0
    for folder in _folders(config):
        try:
            stop_running(replace(config, data_dir=folder))
            stopped += 1
        except CannotStart as error:
            silent += [error] if error.code == SILENT else []
    if silent:
        raise silent[0]
    return f"{stopped} {'shop is' if stopped == 1 else 'shops are'} stopped."


def _folders(config: Config) -> list[Path]:
    """Return the folders that may have a shop of this account. A program older than the notes of runs left none, so the
    default folder and the folder of the start at sign-in are included.
    """
    named = [config.data_dir, data_folder.data_folder(), *known_runs.noted_folders(), autostart.data_folder()]
    return list(dict.fromkeys(folder.resolve() for folder in named if folder))


def _ask(config: Config, pid: str) -> None:
    """Ask the running shop to stop, and retry until it answers. A run that has just begun takes a moment until it
    answers. Raises CannotStart when it does not answer in time.
    """
    until = time.monotonic() + config.answer_seconds
    while _holder(config) is not None:
        run = instance.read_run(config)
        if run and instance.ask(run, "stop") is not None:
            return
        if time.monotonic() > until:
            raise instance.silent(pid)
        time.sleep(PAUSE)


def _wait_until_free(config: Config, pid: str) -> None:
    until = time.monotonic() + END_SECONDS
    while _holder(config) is not None:
        if time.monotonic() > until:
            raise instance.silent(pid)
        time.sleep(PAUSE)
    if sys.platform == "win32" and pid.isdigit():
        _wait_for_process(int(pid))


def _holder(config: Config) -> str | None:
    """Return the process id of the folder's holder; None without one."""
    with explained(config.data_dir):
        if not (config.data_dir / "pitlane.lock").is_file():
            return None
    try:
        take_folder(config).release()
    except AlreadyRunning as held:
        return held.pid
    return None


def _wait_for_process(pid: int) -> None:
    """Wait until the process has ended (Windows only, at most 10 seconds). Windows locks the files of a program that is
    still ending, so that an installer could not replace them.
    """
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.OpenProcess.restype = ctypes.c_void_p
        synchronise = 0x00100000
        if process := kernel.OpenProcess(synchronise, False, pid):
            kernel.WaitForSingleObject(ctypes.c_void_p(process), 10_000)
            kernel.CloseHandle(ctypes.c_void_p(process))
