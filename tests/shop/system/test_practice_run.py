"""A practice shop that cannot be started leaves a sentence and nothing else."""

import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from app import practice
from app.shop.base.errors import Unavailable
from app.shop.system.practice import practice_folder, practice_run
from app.shop.system.practice.practice_run import PracticeRun, PracticeStart
from tests.runtime.practising import until

START = PracticeStart("http://127.0.0.1:8001", "hash", "Pitlane")
REFUSES = """
import sys
print("Preparing the sample catalogue")
print('practice {"refused": "There is no free port."}')
sys.exit(20)
"""
ENDS_SLOWLY = """
import pathlib, sys, time
print('practice {"ready": "http://127.0.0.1:9/admin"}', flush=True)
print('practice {"away": true}', flush=True)
sys.stdin.read()
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
"""


def test_a_full_disk_is_said_and_nothing_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=practice_folder.LEAST_ROOM - 1))
    run = PracticeRun(tmp_path / "data-practice")
    with pytest.raises(Unavailable, match="not enough room on the disk"):
        run.start(START)
    assert (run.state, list(tmp_path.iterdir())) == ("none", [])


def test_a_first_start_that_fails_leaves_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_run, "own_command", lambda *_words: [sys.executable, "-c", REFUSES])
    run = PracticeRun(tmp_path / "data-practice")
    run.start(START)
    run.stop()
    assert (run.state, run.problem, list(tmp_path.iterdir())) == ("none", "There is no free port.", [])


def test_a_later_start_that_fails_leaves_what_was_practised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_run, "own_command", lambda *_words: [sys.executable, "-c", REFUSES])
    folder = tmp_path / "data-practice"
    folder.mkdir()
    (folder / practice.MARK).write_text("{}")
    run = PracticeRun(folder)
    run.start(START)
    run.stop()
    assert (run.state, run.problem) == ("stopped", "There is no free port.")


def test_a_program_that_is_not_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice_run, "own_command", lambda *_words: [str(tmp_path / "gone")])
    run = PracticeRun(tmp_path / "data-practice")
    with pytest.raises(Unavailable, match="could not be started: No such file or directory"):
        run.start(START)
    assert list(tmp_path.iterdir()) == []


def test_one_that_is_being_taken_away_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    released = tmp_path / "released"
    command = [sys.executable, "-c", ENDS_SLOWLY, str(released)]
    monkeypatch.setattr(practice_run, "own_command", lambda *_words: command)
    run = PracticeRun(tmp_path / "data-practice")
    run.start(START)
    until(lambda: run.state == "ending")
    assert run.entry() is None
    released.touch()
    until(lambda: run.state == "none")
    assert [*tmp_path.iterdir()] == [released]
