"""The desktop program starts and stops without a screen. The shop is served all the same."""

import json
import signal
import stat
import subprocess
from pathlib import Path

import pytest

from tests.desktop.starting import bare, command, run, starting, wait_for_line, wait_until
from tests.faults.two_starts import start_two_at_once
from tests.running import ROOT

ANYWHERE = ("--port", "0", "--desk-port", "0")
IN_BROWSER = r"There is no window here: the back office is in your browser, at (http://127\.0\.0\.1:\d+/admin)"


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A program that notes the address that it was to show."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/visited\n')
    script.chmod(0o755)
    return script


def visited(browser: Path) -> list[str]:
    file = browser.with_name("visited")
    return file.read_text().split() if file.exists() else []


@pytest.mark.usefixtures("started_by_user")
def test_without_a_screen_it_serves_and_opens_the_browser_once(tmp_path: Path, browser: Path) -> None:
    folder = tmp_path / "data"
    with starting(*ANYWHERE, "--data-dir", str(folder), BROWSER=str(browser)) as first:
        wait_for_line(first, r"Shop: +http://127\.0\.0\.1:\d+$")
        wait_for_line(first, r"Back office: http://127\.0\.0\.1:\d+/admin$")
        address = wait_for_line(first, IN_BROWSER)[1]
        wait_until(lambda: visited(browser) == [address])
        second = run(*ANYWHERE, "--data-dir", str(folder), BROWSER=str(browser))
        assert (second.returncode, second.stdout) == (10, "Pitlane is already running. Here is its window.\n")
        wait_until(lambda: visited(browser) == [address, address])
        assert first.end() == 0
        assert first.process.stdout
        assert "no window" not in first.process.stdout.read()


def test_without_any_browser_it_says_where_to_go(tmp_path: Path) -> None:
    with starting(*ANYWHERE, "--data-dir", str(tmp_path / "data"), DISPLAY=":4242") as first:
        wait_for_line(first, r"no window and no browser here: open http://127\.0\.0\.1:\d+/admin in a browser")
        assert first.end() == 0


def test_hidden_opens_nothing_until_it_is_asked(tmp_path: Path, browser: Path) -> None:
    folder = tmp_path / "data"
    with starting("--hidden", *ANYWHERE, "--data-dir", str(folder), BROWSER=str(browser)) as first:
        wait_for_line(first, "Back office")
        wait_until((folder / "running.json").exists)
        # Answered once what belongs to the start is done.
        assert run(*ANYWHERE, "--data-dir", str(folder), BROWSER=str(browser)).returncode == 10
        wait_until(lambda: len(visited(browser)) == 1)
        assert first.end() == 0


def test_two_starts_at_one_instant_leave_one_that_serves(tmp_path: Path) -> None:
    assert start_two_at_once(tmp_path, rounds=3)["starts at one instant"] == 6


def test_a_second_start_that_gets_no_answer_names_the_process(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with starting("--hidden", *ANYWHERE, "--data-dir", str(folder)) as first:
        wait_for_line(first, "Back office")
        first.process.send_signal(signal.SIGSTOP)
        second = run(*ANYWHERE, "--data-dir", str(folder), PITLANE_ANSWER_SECONDS="0.5")
        first.process.send_signal(signal.SIGCONT)
        assert second.returncode == 11
        assert f"does not answer. End process {first.process.pid}" in second.stderr
        assert first.end() == 0


def test_a_second_start_shows_the_back_office_of_a_shop_without_a_window(tmp_path: Path, browser: Path) -> None:
    folder = tmp_path / "data"
    with starting("serve", *ANYWHERE, "--data-dir", str(folder)) as shop:
        address = wait_for_line(shop, r"Back office: (\S+)")[1]
        second = run(*ANYWHERE, "--data-dir", str(folder), BROWSER=str(browser))
        assert second.returncode == 10
        wait_until(lambda: visited(browser) == [address])


def test_a_run_tells_its_owner_alone_where_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    file = folder / "running.json"
    with starting("serve", *ANYWHERE, "--data-dir", str(folder)) as shop:
        signed_out_admin = wait_for_line(shop, r"Back office: (\S+)/admin")[1]
        said = json.loads(file.read_text())
        assert set(said) == {"pid", "version", "public", "desk", "token", "startedAt"}
        assert (said["pid"], said["desk"]) == (shop.process.pid, signed_out_admin)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert shop.end() == 0
    assert not file.exists()


@pytest.mark.parametrize("words", [["serve"], ["--hidden"]])
def test_stop_ends_what_runs_and_waits_for_it(tmp_path: Path, words: list[str]) -> None:
    folder = tmp_path / "data"
    with starting(*words, *ANYWHERE, "--data-dir", str(folder)) as first:
        wait_for_line(first, "Back office")
        stopped = run("stop", "--data-dir", str(folder))
        assert (stopped.returncode, stopped.stdout) == (0, "The shop is stopped.\n")
        assert first.process.wait(60) == 0
    again = run("stop", "--data-dir", str(folder))
    assert (again.returncode, again.stderr) == (1, f"pitlane: No shop runs on {folder}.\n")


def test_stop_makes_no_folder_where_there_is_none(tmp_path: Path) -> None:
    assert run("stop", "--data-dir", str(tmp_path / "none")).returncode == 1
    assert list(tmp_path.iterdir()) == []


def test_after_a_kill_it_starts_again_and_notes_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with starting("--hidden", *ANYWHERE, "--data-dir", str(folder)) as first:
        wait_for_line(first, "Back office")
        wait_until((folder / "running.json").exists)
        first.process.kill()
        first.process.wait()
    with starting("--hidden", *ANYWHERE, "--data-dir", str(folder)) as again:
        wait_for_line(again, "Back office")
        assert again.end() == 0
    log = (folder / "logs" / "pitlane.log").read_text()
    assert f"the last stop was not clean: process {first.process.pid}" in log
    assert log.count("not clean") == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_whatever_tells_it_to_stop_stops_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with starting("--hidden", *ANYWHERE, "--data-dir", str(tmp_path / "data")) as first:
        wait_for_line(first, "Back office")
        first.process.send_signal(number)
        assert first.process.wait(60) == 0
    assert not (tmp_path / "data" / "pitlane.db-wal").exists()


def test_a_start_after_one_that_was_killed_at_its_first_tables_begins_again(tmp_path: Path) -> None:
    """A database is there complete or not at all. A creation that was interrupted leaves only a file of another name,
    and the next start begins again.
    """
    (tmp_path / "pitlane.db.new").write_bytes(b"half of it")
    with starting("--hidden", *ANYWHERE, "--data-dir", str(tmp_path)) as first:
        wait_for_line(first, "Back office")
        assert first.end() == 0
    assert not (tmp_path / "pitlane.db.new").exists()


def test_it_needs_no_standard_streams(tmp_path: Path) -> None:
    """As a windowed program: without the three, Python's are None."""
    folder = tmp_path / "data"
    closed = 'exec 0<&- 1>&- 2>&-; exec "$0" "$@"'
    words = command("--hidden", *ANYWHERE, "--data-dir", str(folder))
    process = subprocess.Popen(["sh", "-c", closed, *words], cwd=ROOT, env=bare())
    with process:
        try:
            wait_until((folder / "running.json").exists)
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
        finally:
            process.kill()
    assert "stopped" in (folder / "logs" / "pitlane.log").read_text()
